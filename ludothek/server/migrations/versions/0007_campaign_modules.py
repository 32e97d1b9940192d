"""With which modules a campaign is played; those begun before are played with all three."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ALL = "deck_upgrades legacy passport"


def upgrade() -> None:
    op.add_column("campaigns", sa.Column("modules", sa.String(40), nullable=False, server_default=ALL))


def downgrade() -> None:
    op.drop_column("campaigns", "modules")
