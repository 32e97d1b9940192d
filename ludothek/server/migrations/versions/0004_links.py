"""Links of their own: keys of seats, invites to open ones. Who sits somewhere keeps the link they have."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

MOVE = """
    insert into links (token, "table", seat, kind, spent)
    select token, "table", seat, case kind when 'open' then 'invite' else 'seat' end, {false}
    from seats where token is not null
"""
BACK = """
    update seats set token = (
        select min(token) from links where links."table" = seats."table" and links.seat = seats.seat
        and links.kind in ('seat', 'invite') and not links.spent
    )
"""


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("spent", sa.Boolean, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_index("ix_links_seat", "links", ["table", "seat"])
    op.execute(MOVE.format(false="0" if op.get_bind().dialect.name == "sqlite" else "false"))
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("token")


def downgrade() -> None:
    op.add_column("seats", sa.Column("token", sa.String(64)))
    op.execute(BACK)
    op.drop_table("links")
