"""Campaigns and what happened in them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "campaign_rows",
        sa.Column("campaign", sa.String(32), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("transcript", sa.Text, nullable=False),
        sa.Column("upgrades", sa.JSON, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("standing", sa.JSON),
        sa.Column("replay", sa.String(64), unique=True),
    )


def downgrade() -> None:
    for name in ("campaign_rows", "campaigns"):
        op.drop_table(name)
