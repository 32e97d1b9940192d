"""What campaigns are called, and after how many games one branched off."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("campaigns", sa.Column("name", sa.String(40), nullable=False, server_default=""))
    op.add_column("campaigns", sa.Column("branched", sa.Integer))


def downgrade() -> None:
    for name in ("branched", "name"):
        op.drop_column("campaigns", name)
