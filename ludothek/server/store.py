"""What is kept: tables, seats and an append-only log of steps. Store first, then tell.

A position is never stored: a table is replayed from its log. The log's key (table, n) is unique, so of two moves
for the same place exactly one is kept.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypedDict, cast

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludothek.core.game import Refused

metadata = sa.MetaData()
Statement = sa.Executable | Callable[[AsyncConnection], Awaitable[Any]]  # or several that depend on what is found

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # the version of the rules it is played by
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("watch", sa.String(64), nullable=False, unique=True),  # hash of the spectators' token, made from the seed
    sa.Column("clock", sa.JSON, nullable=False),
    sa.Column("state", sa.JSON, nullable=False),  # what is not a step: offers, time left, the next table
    sa.Column("over", sa.Boolean, nullable=False, default=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("deadline", sa.Float, index=True),  # when the seat to move has no time left
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # person, bot, open
    sa.Column("name", sa.String(40), nullable=False, default=""),
    sa.Column("level", sa.Integer),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),  # hash of the token
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # -1: none
    sa.Column("kind", sa.String(8), nullable=False),  # seat: who holds it sits there; invite, carry: exchanged for one;
    # watch: for spectators, from the time when such links were made anew
    sa.Column("spent", sa.Boolean, nullable=False, default=False),  # it was exchanged
    sa.Column("until", sa.Float),  # when it ends by itself
    sa.Index("ix_links_seat", "table", "seat"),
)

steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("actor", sa.Integer, nullable=False),
    sa.Column("text", sa.String(200), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)


class SeatRow(TypedDict):
    """Who sits on a seat."""

    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None  # of a bot


@dataclass(frozen=True)
class StoredTable:
    """A table as it was kept."""

    row: dict[str, Any]
    seats: list[SeatRow]
    steps: list[tuple[int, str]]  # (actor, text)


class Store:
    """The database behind one address."""

    def __init__(self, address: str) -> None:
        self.engine = open_engine(address)
        self.write_lock = asyncio.Lock() if self.engine.dialect.name == "sqlite" else nullcontext()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite takes one writer at a time and lets the others poll for its lock, where one
        may starve: they queue up here instead.
        """
        async with self.write_lock, self.engine.begin() as connection:
            yield connection

    async def close(self) -> None:
        await self.engine.dispose()

    async def check(self) -> None:
        """Whether the database answers and keeps what is written; one row is written again as it stands."""
        async with self.writing() as connection:
            await connection.execute(sa.text("update alembic_version set version_num = version_num"))

    async def do(self, *statements: Statement) -> None:
        """Execute statements in one transaction, all or none; refused as stale if another was faster."""
        try:
            async with self.writing() as connection:
                for statement in statements:
                    if isinstance(statement, sa.Executable):
                        await connection.execute(statement)
                    else:
                        await statement(connection)
        except IntegrityError as clash:
            raise Refused("stale") from clash

    async def load(self, table: str) -> StoredTable | None:
        """Everything about one table."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table))).mappings().first()
            if row is None:
                return None
            who = sa.select(seats.c.kind, seats.c.name, seats.c.level)
            sitting = await connection.execute(who.where(seats.c.table == table).order_by(seats.c.seat))
            log = await connection.execute(
                sa.select(steps.c.actor, steps.c.text).where(steps.c.table == table).order_by(steps.c.n)
            )
            return StoredTable(
                dict(row),
                [cast(SeatRow, dict(seat)) for seat in sitting.mappings()],
                [(actor, text) for actor, text in log],
            )

    async def moved(self, table: str) -> float | None:
        """When the last step at a table was made, or it was laid."""
        last = sa.select(sa.func.max(steps.c.at)).where(steps.c.table == table).scalar_subquery()
        async with self.engine.connect() as connection:
            laid = sa.select(sa.func.coalesce(last, tables.c.made)).where(tables.c.id == table)
            moment: float | None = (await connection.execute(laid)).scalar()
            return moment

    async def running(self) -> list[str]:
        """The tables that may have something to do at a restart: a bot to move, or a clock."""
        with_bots = sa.select(seats.c.table).where(seats.c.kind == "bot")
        waiting = sa.or_(tables.c.deadline.is_not(None), tables.c.id.in_(with_bots))
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.id).where(~tables.c.over, waiting))
            return [row[0] for row in found]


# --- statements ---


def insert_table(table: dict[str, Any], sitting: Sequence[dict[str, Any]]) -> list[Statement]:
    """To keep a new table with its seats."""
    return [sa.insert(tables).values(table), lambda connection: connection.execute(sa.insert(seats), list(sitting))]


def append_steps(log: Sequence[dict[str, Any]]) -> list[Statement]:
    """To append steps to the log; whoever comes second with the same number is refused."""
    return [lambda connection: connection.execute(sa.insert(steps), list(log))] if log else []


def update_table(table: str, **changes: Any) -> sa.Update:
    """To change what is kept of a table beside its steps."""
    return sa.update(tables).where(tables.c.id == table).values(**changes)


def update_seat(table: str, seat: int, row: SeatRow) -> sa.Update:
    """To change who sits on a seat."""
    return sa.update(seats).where(seats.c.table == table, seats.c.seat == seat).values(**row)


# --- the database itself ---


def open_engine(address: str) -> AsyncEngine:
    engine = create_async_engine(
        address, json_serializer=lambda thing: json.dumps(thing, separators=(",", ":")), hide_parameters=True
    )
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for writers, and what is committed survives."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(address: str, to: str = "head") -> None:
    """Bring the database to the newest shape."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["address"] = synchronous(address)
    command.upgrade(config, to)


def synchronous(address: str) -> str:
    """The same database through a synchronous driver, as Alembic needs it."""
    return address.replace("+aiosqlite", "").replace("+asyncpg", "")
