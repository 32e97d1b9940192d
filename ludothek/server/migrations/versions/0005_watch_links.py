"""The spectators' link of a table is worked out from its seed; those given away before go on working."""

import base64
import hashlib
import hmac

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NO_SEAT = -1
tables = sa.table("tables", sa.column("id"), sa.column("seed", sa.LargeBinary), sa.column("watch"))
links = sa.table("links", *map(sa.column, ("token", "table", "seat", "kind", "spent")))
BACK = """
    update tables set watch = (select token from links where links."table" = tables.id and links.kind = 'watch')
    where id in (select "table" from links where kind = 'watch')
"""


def upgrade() -> None:
    here = op.get_bind()
    for table, seed, watch in here.execute(sa.select(tables.c.id, tables.c.seed, tables.c.watch)).all():
        row = {"token": watch, "table": table, "seat": NO_SEAT, "kind": "watch", "spent": False}
        here.execute(sa.insert(links).values(row))
        here.execute(sa.update(tables).where(tables.c.id == table).values(watch=hash_of(table, seed)))


def hash_of(table: str, seed: bytes) -> str:
    word = base64.urlsafe_b64encode(hmac.digest(seed, f"watch/{table}".encode(), "sha256")[:18])
    return hashlib.sha256(word).hexdigest()


def downgrade() -> None:
    op.execute(BACK)
    op.execute("delete from links where kind = 'watch'")
