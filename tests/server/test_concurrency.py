"""What happens at a table at the same moment, put into the one order in which it once went wrong."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ludothek.games import find
from ludothek.server import handlers, wire
from ludothek.server.bot_pool import Question
from ludothek.server.live import Listener
from ludothek.server.store import Store, migrate
from ludothek.server.tables import Tables

PERSON, BOT = wire.tables.Person(kind="person"), wire.tables.BotSeat(kind="bot", level=1)


class Hasty:
    """A bot that answers at once."""

    async def choose(self, question: Question) -> int:
        game = find(question.game)
        out = [0] * game.most
        game.rules.legal(game.lay(question.options, question.seats), question.known, out)
        return out[0]


@asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[Tables]:
    """All tables of a server on a real file, in this process."""
    address = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    await asyncio.to_thread(migrate, address)
    bots: Any = Hasty()
    tables = Tables(Store(address), bots)
    try:
        yield tables
    finally:
        await tables.close()
        await tables.store.close()


async def lay(tables: Tables, *seats: wire.tables.Person | wire.tables.BotSeat) -> list[str]:
    made = await tables.make(wire.tables.NewTable(game="tactix", seats=list(seats)))
    return [seat.token or "" for seat in made.seats]


def test_two_overlapping_looks_and_one_sitting_down_leave_one_table_in_memory(tmp_path: Path) -> None:
    """A move was stored, and the opponent sat at another copy of the table and was not told."""

    async def story() -> None:
        async with at_home(tmp_path) as tables:
            white, black = await lay(tables, PERSON, PERSON)
            first, second = tables.open_any(white), tables.open_any(white)
            await first.__aenter__()
            await second.__aenter__()
            await first.__aexit__(None, None, None)
            async with tables.open(white) as (here, seat):
                one = Listener(seat.eyes)
                await tables.listen(here, one)
                await second.__aexit__(None, None, None)
                async with tables.open(black) as (there, other):
                    two = Listener(other.eyes)
                    await tables.listen(there, two)
                    assert there is here
                    two.news = False
                    await handlers.do(tables, here, one, wire.up.Move(t="move", ply=0, move="d1>d7"))
                    assert two.news, "the opponent was not told"
                    tables.unlisten(there, two)
                tables.unlisten(here, one)
            assert tables.live == {}, "nobody looks any more"

    asyncio.run(story())


def test_a_rematch_against_a_bot_that_moves_at_once_keeps_the_cups(tmp_path: Path) -> None:
    """The cups were written down while the bot wrote its first move, and were lost."""

    async def story() -> None:
        async with at_home(tmp_path) as tables:
            token, _ = await lay(tables, PERSON, BOT)
            async with tables.open(token) as (live, seat):
                me = Listener(seat.eyes)
                await tables.listen(live, me)
                await handlers.do(tables, live, me, wire.up.Resign(t="resign", ply=0))
                await handlers.do(tables, live, me, wire.up.Rematch(t="rematch"))
                async with tables.open(live.rematch[0]) as (again, _):
                    while again.table.ply == 0:
                        await asyncio.sleep(0)
                    async with again.lock:
                        assert (again.trophies, again.champions) == ([1, 0], [0])
                        stored = await tables.stored(again.id)
                    assert (stored.row["state"]["trophies"], stored.row["state"]["champions"]) == ([1, 0], [0])
                    assert len(stored.steps) == 1
                tables.unlisten(live, me)

    asyncio.run(story())
