"""All tables of this server: they are laid, played at, stored and told about here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from typing import Any

from ludothek.core.features import Service
from ludothek.core.game import Refused
from ludothek.server import bot_pool, clocks, links, store, wire
from ludothek.server.links import Links, Opened
from ludothek.server.live import Listener, LiveTable, from_store, from_transcript
from ludothek.server.new_table import laid, statements, step_rows
from ludothek.server.store import Statement, Store, StoredTable
from ludothek.server.tokens import new_token

log = logging.getLogger("ludothek.tables")
TRY_AGAIN = 1.0  # seconds until a bot that could not move tries once more
POLL_SECONDS = 0.25  # until the clocks are looked at again


class Tables:
    """The only door to a table: refuse or apply, store, then tell."""

    def __init__(self, store: Store, bots: bot_pool.BotPool) -> None:
        self.store, self.links, self.bots = store, Links(store), bots
        self.services: Mapping[str, Service] = {}  # of the games' features, by the package of the feature
        self.live: dict[str, LiveTable] = {}
        self.opening = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.moves = 0  # made since the start, for the metrics

    # --- laying and opening ---

    async def make(self, plan: wire.tables.NewTable) -> wire.tables.MadeTable:
        """Lay a new table as planned."""
        live = laid(plan)
        await self.lay(live)
        rows = enumerate(live.seats)
        links = [wire.tables.SeatLink(seat=i, kind=row["kind"], token=live.links.get(i)) for i, row in rows]
        return wire.tables.MadeTable(table=live.id, seats=links, watch=live.watch)

    async def lay(self, live: LiveTable, *also: Statement) -> None:
        """Keep a new table, and what else comes with it, in one go; then it can be played at."""
        await self.store.do(*statements(live), *also)
        self.start(live)

    def start(self, live: LiveTable) -> None:
        """A table that has been kept can be played at."""
        self.live[live.id] = live
        self.schedule_bot(live)

    @asynccontextmanager
    async def open(self, token: str) -> AsyncIterator[tuple[LiveTable, Opened]]:
        """The table that a token opens, and as what."""
        found = await self.links.find(token)
        if found is None:
            raise Refused("link")
        async with self.in_memory(found.table) as live:
            yield live, found

    @asynccontextmanager
    async def open_any(self, token: str) -> AsyncIterator[tuple[LiveTable, Opened]]:
        """A look at a table, or at a game that a feature keeps."""
        if played := await self.kept_game(token):
            live = from_transcript(*played)
            yield live, Opened(live.id, None, "watch")
            return
        async with self.open(token) as found:
            yield found

    async def knows(self, token: str) -> bool:
        """Whether a token opens anything."""
        return bool(await self.links.find(token) or await self.kept_game(token))

    async def kept_game(self, token: str) -> tuple[str, str] | None:
        """The name and the transcript of a finished game that some feature shows again with this token."""
        found = [await service.game(token) for service in self.services.values()]
        return next((game for game in found if game), None)

    @asynccontextmanager
    async def in_memory(self, table: str) -> AsyncIterator[LiveTable]:
        """The table in memory, read from the store if it is not; whoever else comes meanwhile finds the same one."""
        live = await self.load(table)
        live.holders += 1
        try:
            yield live
        finally:
            live.holders -= 1
            self.unload(live)

    async def load(self, table: str) -> LiveTable:
        async with self.opening:
            if table not in self.live:
                self.live[table] = from_store(await self.stored(table))
        live = self.live[table]
        self.schedule_bot(live)
        return live

    async def stored(self, table: str) -> StoredTable:
        stored = await self.store.load(table)
        if stored is None:
            raise Refused("link")
        return stored

    async def resume(self) -> None:
        """After a restart: every table with a bot to move or a clock goes on."""
        for table in await self.store.running():
            try:
                async with self.in_memory(table):
                    pass
            except Refused as refused:
                log.warning("table cannot be resumed", extra={"table": table, "why": refused.why})
            except Exception:  # a row that cannot be read keeps no other table from going on
                log.exception("table cannot be resumed", extra={"table": table})

    def unload(self, live: LiveTable) -> None:
        """A table that nobody looks at and nothing waits for need not stay in memory; one with a free seat must: only
        here its link is known.
        """
        waits = live.busy or live.bot_to_move is not None or live.deadline is not None
        has_open = any(row["kind"] == "open" for row in live.seats)
        if not (live.holders or live.listeners or waits or has_open) and self.live.get(live.id) is live:
            del self.live[live.id]

    # --- sitting down and listening ---

    async def sit(self, token: str, asked: wire.tables.SitDown) -> None:
        """Exchange an invite, or a link that carries a seat along, for the key that a browser has made for itself."""
        async with self.open(token) as (live, opened):

            def sit_down(draft: LiveTable) -> None:
                draft.statements += [links.exchange(token, asked.key)]
                if opened.kind == "invite" and opened.seat is not None:
                    draft.seats[opened.seat] |= {"kind": "person", "name": asked.name.strip()}
                    draft.links.pop(opened.seat, None)

            await self.act(live, sit_down)

    async def carry(self, token: str) -> str:
        """A link that carries a seat to another device, once."""
        carrying = new_token()
        async with self.open(token) as (live, opened):
            if opened.eyes is None:
                raise Refused("link")
            statements = links.carry_link(live.id, opened.eyes, carrying)
            await self.act(live, lambda draft: draft.statements.extend(statements))
        return carrying

    async def listen(self, live: LiveTable, listener: Listener) -> None:
        """Somebody has come: start the clock if all have come, and let all see it."""
        live.listeners.add(listener)
        seat = listener.seat
        if seat is not None and (live.seats[seat]["kind"] == "open" or seat not in (live.arrived or [])):
            await self.act(live, lambda draft: arrive(draft, seat))
        notify(live)

    def unlisten(self, live: LiveTable, listener: Listener) -> None:
        live.listeners.discard(listener)
        notify(live)
        self.unload(live)

    # --- playing ---

    async def act(self, live: LiveTable, change: Callable[[LiveTable], None]) -> None:
        """The one way to change a table: lock it, apply the change to a draft, store, adopt, tell."""
        async with live.lock:
            now, draft = time.time(), live.draft()
            change(draft)  # may refuse: then nothing has changed
            draft.note_confirming()
            clocks.settle(draft, live, now)
            self.moves += draft.table.ply - live.table.ply
            await self.keep(live, draft)
            notify(live)
            self.schedule_bot(live)

    async def keep(self, live: LiveTable, draft: LiveTable) -> None:
        """Store what is new; only then is it so. Where another process was faster, read what it wrote."""
        try:
            await self.store.do(*news(live, draft))
        except Refused as refused:
            if refused.why == "stale":
                found = from_store(await self.stored(live.id))
                found.links, found.rematch = live.links, live.rematch  # tokens are known here alone
                live.adopt(found)
                notify(live)
            raise
        live.adopt(draft)

    def schedule_bot(self, live: LiveTable) -> None:
        """Let a bot think if it is to move, unless it does so already."""
        if live.bot_to_move is not None and not live.busy:
            live.busy = True
            self.spawn(self.bot_moves(live, live.bot_to_move))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def bot_moves(self, live: LiveTable, level: int) -> None:
        """Ask a worker and play its answer through the same door as everybody."""
        try:
            ply, seat = live.table.ply, live.table.state.turn
            action = await self.bots.choose(bot_pool.ask(live.table, level))

            def move(draft: LiveTable) -> None:
                live.busy = False
                if draft.table.ply == ply:  # otherwise another move was made meanwhile
                    draft.table.play(draft.table.write(action), seat=seat, ply=ply)

            await self.act(live, move)
        except Exception:
            live.busy = False
            log.exception("a bot could not move", extra={"table": live.id})
            await asyncio.sleep(TRY_AGAIN)
            self.schedule_bot(live)

    async def watch_clocks(self) -> None:
        """See again and again whose time is out."""
        while True:
            now = time.time()
            for live in [t for t in self.live.values() if t.deadline is not None and t.deadline <= now]:
                if not live.overdue:
                    live.overdue = True
                    self.spawn(self.expire_clock(live))
            await asyncio.sleep(POLL_SECONDS)

    async def expire_clock(self, live: LiveTable) -> None:
        """A clock that has run out does what the table says; if that cannot be kept, a little later."""
        try:
            await self.act(live, time_is_out)
        except Exception:
            log.exception("a clock that ran out could not be kept", extra={"table": live.id})
            await asyncio.sleep(TRY_AGAIN)
        finally:
            live.overdue = False

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def notify(live: LiveTable) -> None:
    """Let every listener know that there is something new to see."""
    for listener in live.listeners:
        listener.show_table()


# --- changes that no message from a browser brings about ---


def arrive(draft: LiveTable, seat: int) -> None:
    """Somebody has come to a seat; whoever got up from it and still has a key takes it again."""
    if draft.seats[seat]["kind"] == "open":
        draft.seats[seat]["kind"] = "person"
        draft.statements += [links.no_invitation(draft.id, seat)]
    draft.arrived = sorted({*(draft.arrived or []), seat})


def time_is_out(draft: LiveTable) -> None:
    """The turn ends if that is all it waits for, the game is lost, or a bot plays the rest of the turn."""
    seat = draft.table.turn
    if draft.deadline is None or draft.deadline > time.time() or not isinstance(seat, int):
        return
    if draft.table.waiting is not None:
        draft.table.confirm(seat)
    elif draft.clock.out == "loss" and draft.table.can_resign(seat):
        draft.table.run_out(seat)
    elif draft.table.stood != seat and draft.seats[seat]["kind"] != "bot":
        draft.table.stand_in(seat)


def news(live: LiveTable, draft: LiveTable) -> list[Statement]:
    """What must be stored so that the draft is so: new steps, what else has changed, who sits where."""
    before, after = ({"state": each.state(), "over": each.over, "deadline": each.deadline} for each in (live, draft))
    seats = zip(live.seats, draft.seats, strict=True)
    return [
        *store.append_steps(step_rows(draft, live.table.ply)),
        *([store.update_table(live.id, **after)] if after != before else []),
        *(store.update_seat(live.id, seat, new) for seat, (old, new) in enumerate(seats) if new != old),
        *draft.statements,
    ]
