"""All tables of this server: they are laid, played at, stored and told about here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.games import find
from ludothek.server import botwork, wire
from ludothek.server.live import Listener, Live, recall, revive
from ludothek.server.records import Records
from ludothek.server.seats import hashed, new_table, new_token
from ludothek.server.store import Kept, Store

log = logging.getLogger("ludothek.tables")
STAND_IN = 2  # the level that plays for a seat whose time is out
TRY_AGAIN = 1.0  # seconds until a bot that could not move tries once more
LOOK = 0.25  # seconds between two looks at the clocks
BEHIND = -100  # a bot that likes its position no better than this accepts a draw


class Tables:
    """The only door to a table: refuse or apply, store, then tell."""

    def __init__(self, store: Store, bots: botwork.BotWork) -> None:
        self.store, self.records, self.bots = store, Records(store), bots
        self.live: dict[str, Live] = {}
        self.opening = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.moves = 0  # made since the start, for the metrics

    # --- laying and opening ---

    async def make(self, plan: wire.NewTable) -> wire.MadeTable:
        """Lay a new table as planned."""
        live = laid(plan)
        await self.keep_new(live)
        self.welcome(live)
        rows = enumerate(live.seats)
        links = [wire.SeatLink(seat=i, kind=row["kind"], token=live.links.get(i)) for i, row in rows]
        return wire.MadeTable(table=live.id, seats=links, watch=live.links[None])

    def welcome(self, live: Live) -> None:
        """A table that has been kept can be played at."""
        self.live[live.id] = live
        self.attend(live)

    async def keep_new(self, live: Live, *also: sa.Insert) -> None:
        table = live.table
        row = {"id": live.id, "game": table.game.key, "rules": table.game.version, "options": table.options}
        row |= {"seed": table.dice.seed, "watch": hashed(live.links[None]), "clock": live.clock.model_dump()}
        row |= {"state": live.state(), "over": live.over, "made": time.time(), "deadline": live.deadline}
        tokens = [live.links.get(seat) for seat in range(table.seats)]
        sitting = [
            {"table": live.id, "seat": i, **seat, "token": hashed(token) if token else None}
            for i, (seat, token) in enumerate(zip(live.seats, tokens, strict=True))
        ]
        await self.store.make(row, sitting, step_rows(live, 0), *also)

    async def open(self, token: str) -> tuple[Live, int | None]:
        """The table and the seat that a token stands for."""
        found = await self.store.find(hashed(token))
        if found is None:
            raise Refused("link")
        return await self.wake(found[0]), found[1]

    @asynccontextmanager
    async def glance(self, token: str) -> AsyncIterator[tuple[Live, int | None]]:
        """A look at a table that does not keep it awake, or at a game that a campaign remembers."""
        played = await self.records.game(hashed(token))
        live, seat = (recall(*played), None) if played else await self.open(token)
        try:
            yield live, seat
        finally:
            self.sleep(live)

    async def wake(self, table: str) -> Live:
        """The table in memory, read from the store if it sleeps."""
        async with self.opening:
            if table not in self.live:
                self.live[table] = revive(await self.kept(table))
        live = self.live[table]
        self.attend(live)
        return live

    async def kept(self, table: str) -> Kept:
        kept = await self.store.load(table)
        if kept is None:
            raise Refused("link")
        return kept

    async def resume(self) -> None:
        """After a restart: every table with a bot to move or a clock goes on."""
        for table in await self.store.running():
            try:
                await self.wake(table)
            except Refused as refused:
                log.warning("table cannot be resumed", extra={"table": table, "why": refused.why})

    def sleep(self, live: Live) -> None:
        """A table that nobody looks at and nothing waits for need not stay in memory; one with a free seat must: only
        here its link is known.
        """
        waits = live.busy or live.bot_to_move is not None or live.deadline is not None
        if not live.listeners and not waits and all(row["kind"] != "open" for row in live.seats):
            self.live.pop(live.id, None)

    # --- listening ---

    async def listen(self, live: Live, listener: Listener) -> None:
        """Somebody has come: take an open seat, and let all see it."""
        live.listeners.add(listener)  # at once: a table that nobody looks at goes to sleep
        seat = listener.seat
        async with live.lock:
            if seat is not None and live.seats[seat]["kind"] == "open":
                await self.store.seat(live.id, seat, kind="person")
                live.seats[seat]["kind"] = "person"
                draft = live.draft()
                draft.be_patient()
                draft.start_clock(time.time())
                await self.keep(live, draft)
        ring(live)

    def unlisten(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        ring(live)
        self.sleep(live)

    # --- playing ---

    async def act(self, live: Live, deed: Callable[[Live], None]) -> None:
        """Do something at a table: refuse or apply, store, then tell."""
        async with live.lock:
            await self.act_locked(live, deed)

    async def act_locked(self, live: Live, deed: Callable[[Live], None]) -> None:
        now, turn, draft = time.time(), live.table.turn, live.draft()
        deed(draft)  # may refuse: then nothing has changed
        if draft.table.ply > live.table.ply:
            draft.charge(turn, now)
            draft.start_clock(now)
        self.moves += draft.table.ply - live.table.ply
        await self.keep(live, draft)
        ring(live)
        self.attend(live)

    async def keep(self, live: Live, draft: Live) -> None:
        """Append what is new; only then is it so. Where another process was faster, read what it wrote."""
        changes = {"state": draft.state(), "over": draft.over, "deadline": draft.deadline}
        try:
            await self.store.append(live.id, step_rows(draft, live.table.ply), changes)
        except Refused:
            live.adopt(revive(await self.kept(live.id)))
            ring(live)
            raise
        live.adopt(draft)

    def attend(self, live: Live) -> None:
        """See to what waits: a bot to move, a clock."""
        if live.bot_to_move is not None and not live.busy:
            live.busy = True
            self.spawn(self.bot_moves(live, live.bot_to_move))

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def bot_moves(self, live: Live, level: int) -> None:
        """Ask a worker and play its answer through the same door as everybody."""
        try:
            ply, seat = live.table.ply, live.table.state.turn
            action = await self.bots.choose(botwork.ask(live.table, level))
            async with live.lock:
                live.busy = False
                if live.table.ply == ply:
                    text = live.table.write(action)
                    await self.act_locked(live, lambda draft: draft.table.play(text, seat=seat, ply=ply))
                else:
                    self.attend(live)
        except Exception:
            live.busy = False
            log.exception("a bot could not move", extra={"table": live.id})
            await asyncio.sleep(TRY_AGAIN)
            self.attend(live)

    async def watch_clocks(self) -> None:
        """See again and again whose time is out."""
        while True:
            now = time.time()
            for live in [t for t in self.live.values() if t.deadline is not None and t.deadline <= now]:
                self.spawn(self.time_is_out(live))
            await asyncio.sleep(LOOK)

    async def time_is_out(self, live: Live) -> None:
        seat = live.table.turn
        async with live.lock:
            if (
                live.deadline is None
                or live.deadline > time.time()
                or live.table.turn != seat
                or not isinstance(seat, int)
            ):
                return
            if live.table.waiting is not None:
                await self.act_locked(live, lambda draft: draft.table.confirm(seat))
            elif live.clock.out == "loss" and live.table.can_resign(seat):
                await self.act_locked(live, lambda draft: draft.table.run_out(seat))
            elif not live.busy:
                live.busy = True
                self.spawn(self.bot_moves(live, STAND_IN))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def ring(live: Live) -> None:
    """Let every listener know that there is something new to see."""
    for listener in live.listeners:
        listener.show_table()


def laid(plan: wire.NewTable) -> Live:
    """A table as planned, of which nobody knows yet."""
    table = Table(find(plan.game), plan.options, seats=len(plan.seats))
    rows = [seat_row(seat) for seat in plan.seats]
    live = Live(new_table(), table, rows, plan.clock, left=[float(plan.clock.seconds)] * table.seats)
    live.links = {seat: new_token() for seat, row in enumerate(rows) if row["kind"] != "bot"} | {None: new_token()}
    live.start_clock(time.time())
    live.tell()
    return live


def seat_row(plan: wire.Person | wire.BotSeat | wire.OpenSeat) -> dict[str, Any]:
    level = plan.level if isinstance(plan, wire.BotSeat) else None
    return {"kind": plan.kind, "name": plan.name.strip() if isinstance(plan, wire.Person) else "", "level": level}


def step_rows(live: Live, before: int) -> list[dict[str, Any]]:
    """The rows that are new."""
    now = time.time()
    return [
        {"table": live.id, "n": n, "actor": step.actor, "text": step.text, "at": now}
        for n, step in enumerate(live.table.steps[before:], before + 1)
    ]
