"""Links: what a token opens, and how an invite is exchanged for the key of a seat. Only hashes are kept.

An invite, or a link that carries a seat to another device, works once. The browser that accepts it makes a key for
itself: to say the same again, because the answer was lost, changes nothing, and nobody else can say it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ludothek.core.game import Refused
from ludothek.server.store import Statement, Store, links, tables
from ludothek.server.tokens import hashed

CARRY_SECONDS = 3600  # for which a link carries a seat along
Kind = Literal["seat", "watch", "invite", "taken", "carry", "used"]
SPENT: dict[str, Kind] = {"invite": "taken", "carry": "used"}


@dataclass(frozen=True)
class Opened:
    """What a token opens."""

    table: str
    seat: int | None
    kind: Kind

    @property
    def eyes(self) -> int | None:
        """The seat whose eyes it looks through; only a key has any, every other link lets one watch."""
        return self.seat if self.kind == "seat" else None


class Links:
    """The links in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str) -> Opened | None:
        async with self.store.engine.connect() as connection:
            return await opened_by(connection, hashed(token))

    async def opens(self, key: str, table: str, seat: int) -> bool:
        """Whether the key with this hash still opens a seat."""
        async with self.store.engine.connect() as connection:
            return await opened_by(connection, key) == Opened(table, seat, "seat")


async def opened_by(connection: AsyncConnection, token: str) -> Opened | None:
    """What the hash of a token opens."""
    found = (await connection.execute(sa.select(links).where(links.c.token == token))).mappings().first()
    if found:
        is_spent = found["spent"] or (found["until"] is not None and found["until"] < time.time())
        kind = SPENT[found["kind"]] if is_spent else found["kind"]
        return Opened(found["table"], None if kind == "watch" else found["seat"], kind)
    watched = (await connection.execute(sa.select(tables.c.id).where(tables.c.watch == token))).first()
    return Opened(watched[0], None, "watch") if watched else None


async def spend(connection: AsyncConnection, token: str, kind: Kind) -> None:
    """Of two who accept at the same moment one is the first."""
    fresh = sa.update(links).where(links.c.token == token, ~links.c.spent).values(spent=True)
    if kind in SPENT.values() or not (await connection.execute(fresh)).rowcount:
        raise Refused("link-used" if kind in ("carry", "used") else "invite-taken")


# --- statements ---


def exchange(token: str, key: str) -> Statement:
    """Spend a link and let a key open its seat; to do so twice with the same key does no harm."""

    async def exchanged(connection: AsyncConnection) -> None:
        found = await opened_by(connection, hashed(token))
        if found is None or found.seat is None or found.kind == "seat":
            raise Refused("link")
        known = await opened_by(connection, hashed(key))
        if known == Opened(found.table, found.seat, "seat"):  # said before
            return
        await spend(connection, hashed(token), found.kind)
        if known:
            raise Refused("link")
        await connection.execute(sa.insert(links).values(row(found.table, found.seat, "seat", key)))

    return exchanged


def row(table: str, seat: int, kind: str, token: str, **more: Any) -> dict[str, Any]:
    return {"token": hashed(token), "table": table, "seat": seat, "kind": kind, "spent": False} | more


def of(table: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(links.c.table == table, links.c.seat == seat)


def key(table: str, seat: int, token: str) -> Statement:
    """One more key of a seat."""
    return sa.insert(links).values(row(table, seat, "seat", token))


def invitation(table: str, seat: int, token: str) -> list[Statement]:
    """An invite to an open seat; whatever opened it before is dead."""
    return [sa.delete(links).where(of(table, seat)), sa.insert(links).values(row(table, seat, "invite", token))]


def no_invitation(table: str, seat: int) -> Statement:
    return sa.delete(links).where(of(table, seat), links.c.kind == "invite")


def carry_link(table: str, seat: int, token: str) -> list[Statement]:
    """A link that carries a seat along for a while; the one before is dead."""
    fresh = row(table, seat, "carry", token, until=time.time() + CARRY_SECONDS)
    return [sa.delete(links).where(of(table, seat), links.c.kind == "carry"), sa.insert(links).values(fresh)]
