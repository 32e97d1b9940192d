"""A table says by name to which feature of its game it belongs, no longer only whether it is of a campaign."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("state", sa.JSON))


def upgrade() -> None:
    rewrite(lambda state: {"feature": "campaign" if state.pop("campaign", False) else None} | state)


def downgrade() -> None:
    rewrite(lambda state: {"campaign": state.pop("feature", None) == "campaign"} | state)


def rewrite(change: Any) -> None:
    here = op.get_bind()
    for table, state in here.execute(sa.select(tables.c.id, tables.c.state)).all():
        here.execute(sa.update(tables).where(tables.c.id == table).values(state=change(state)))
