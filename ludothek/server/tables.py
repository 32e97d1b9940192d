"""All tables of this server: they are laid, played at, stored and told about here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa

from ludothek.core.contract import Service
from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.games import find
from ludothek.server import botwork, clocks, links, wire
from ludothek.server.links import Links, Opened
from ludothek.server.live import Listener, Live, recall, revive
from ludothek.server.store import Kept, Store, changed_seat
from ludothek.server.tokens import hashed, new_table, new_token

log = logging.getLogger("ludothek.tables")
TRY_AGAIN = 1.0  # seconds until a bot that could not move tries once more
LOOK = 0.25  # seconds between two looks at the clocks
BEHIND = -100  # a bot that likes its position no better than this accepts a draw


class Tables:
    """The only door to a table: refuse or apply, store, then tell."""

    def __init__(self, store: Store, bots: botwork.BotWork) -> None:
        self.store, self.links, self.bots = store, Links(store), bots
        self.services: Mapping[str, Service] = {}  # of the games' features, by the package of the feature
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
        return wire.MadeTable(table=live.id, seats=links, watch=live.watch)

    def welcome(self, live: Live) -> None:
        """A table that has been kept can be played at."""
        self.live[live.id] = live
        self.attend(live)

    async def keep_new(self, live: Live, *also: sa.Executable) -> None:
        """Keep a new table, and what else comes with it, in one go."""
        table = live.table
        row = {"id": live.id, "game": table.game.key, "rules": table.game.version, "options": table.options}
        row |= {"seed": table.dice.seed, "watch": hashed(live.watch), "clock": live.clock.model_dump()}
        row |= {"state": live.state(), "over": live.over, "made": time.time(), "deadline": live.deadline}
        sitting = [{"table": live.id, "seat": i, **seat} for i, seat in enumerate(live.seats)]
        await self.store.make(row, sitting, step_rows(live, 0), *first_links(live), *also)

    @asynccontextmanager
    async def visit(self, token: str) -> AsyncIterator[tuple[Live, Opened]]:
        """The table that a token opens, and as what."""
        found = await self.links.find(token)
        if found is None:
            raise Refused("link")
        async with self.awake(found.table) as live:
            yield live, found

    @asynccontextmanager
    async def glance(self, token: str) -> AsyncIterator[tuple[Live, Opened]]:
        """A look at a table, or at a game that a feature keeps."""
        if played := await self.kept_game(token):
            live = recall(*played)
            yield live, Opened(live.id, None, "watch")
            return
        async with self.visit(token) as found:
            yield found

    async def knows(self, token: str) -> bool:
        """Whether a token opens anything."""
        return bool(await self.links.find(token) or await self.kept_game(token))

    async def kept_game(self, token: str) -> tuple[str, str] | None:
        """The name and the transcript of a finished game that some feature shows again with this token."""
        found = [await service.game(token) for service in self.services.values()]
        return next((game for game in found if game), None)

    @asynccontextmanager
    async def awake(self, table: str) -> AsyncIterator[Live]:
        """The table in memory, read from the store if it sleeps; whoever else comes meanwhile finds the same one."""
        live = await self.wake(table)
        live.holders += 1
        try:
            yield live
        finally:
            live.holders -= 1
            self.sleep(live)

    async def wake(self, table: str) -> Live:
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
                async with self.awake(table):
                    pass
            except Refused as refused:
                log.warning("table cannot be resumed", extra={"table": table, "why": refused.why})

    def sleep(self, live: Live) -> None:
        """A table that nobody looks at and nothing waits for need not stay in memory; one with a free seat must: only
        here its link is known.
        """
        waits = live.busy or live.bot_to_move is not None or live.deadline is not None
        has_open = any(row["kind"] == "open" for row in live.seats)
        if not (live.holders or live.listeners or waits or has_open) and self.live.get(live.id) is live:
            del self.live[live.id]

    # --- sitting down and listening ---

    async def sit(self, token: str, asked: wire.SitDown) -> None:
        """Exchange an invite, or a link that carries a seat along, for the key that a browser has made for itself."""
        async with self.visit(token) as (live, _), live.lock:
            opened, name = await self.links.exchange(token, asked.key, asked.name.strip()), asked.name.strip()
            assert opened.seat is not None
            if opened.kind == "invite":
                live.seats[opened.seat] |= {"kind": "person", "name": name}
                live.links.pop(opened.seat, None)
                live.be_patient()
                ring(live)

    async def carry(self, token: str) -> str:
        """A link that carries a seat to another device, once."""
        found = await self.links.find(token)
        if found is None or found.eyes is None:
            raise Refused("link")
        carrying = new_token()
        await self.store.do(*links.carriage(found.table, found.eyes, carrying))
        return carrying

    async def listen(self, live: Live, listener: Listener) -> None:
        """Somebody has come: start the clock if all have come, and let all see it."""
        live.listeners.add(listener)
        seat = listener.seat
        async with live.lock:
            if seat is not None and (live.seats[seat]["kind"] == "open" or seat not in (live.arrived or [])):
                await self.arrive(live, seat)
        ring(live)

    async def arrive(self, live: Live, seat: int) -> None:
        if live.seats[seat]["kind"] == "open":  # whoever got up has come back with a key
            await self.store.do(changed_seat(live.id, seat, kind="person"), links.no_invitation(live.id, seat))
            live.seats[seat]["kind"] = "person"
        draft = live.draft()
        draft.arrived = sorted({*(live.arrived or []), seat})
        draft.be_patient()
        clocks.settle(draft, live, time.time())
        await self.keep(live, draft)

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
        now, draft = time.time(), live.draft()
        deed(draft)  # may refuse: then nothing has changed
        clocks.settle(draft, live, now)
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
                if not live.overdue:
                    live.overdue = True
                    self.spawn(self.see_to_clock(live))
            await asyncio.sleep(LOOK)

    async def see_to_clock(self, live: Live) -> None:
        """A clock that has run out does what the table says; if that cannot be kept, a little later."""
        try:
            async with live.lock:
                await self.time_is_out(live)
        except Exception:
            log.exception("a clock that ran out could not be kept", extra={"table": live.id})
            await asyncio.sleep(TRY_AGAIN)
        finally:
            live.overdue = False

    async def time_is_out(self, live: Live) -> None:
        """The turn ends if that is all it waits for, the game is lost, or a bot plays the rest of the turn."""
        seat = live.table.turn
        if live.deadline is None or live.deadline > time.time() or not isinstance(seat, int):
            return
        if live.table.waiting is not None:
            await self.act_locked(live, lambda draft: draft.table.confirm(seat))
        elif live.clock.out == "loss" and live.table.can_resign(seat):
            await self.act_locked(live, lambda draft: draft.table.run_out(seat))
        elif live.table.stood != seat and live.seats[seat]["kind"] != "bot":
            await self.act_locked(live, lambda draft: draft.table.stand_in(seat))

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
    left = [float(plan.clock.seconds)] * table.seats
    live = Live(new_table(), table, rows, plan.clock, left=left, arrived=[])
    live.links = {seat: new_token() for seat, row in enumerate(rows) if row["kind"] != "bot"}
    clocks.start(live, time.time(), fresh=True)  # where only bots play
    live.tell()
    return live


def first_links(live: Live) -> list[sa.Executable]:
    """The links of a new table: a key for each person who lays it, an invite to each seat that is open."""
    orders: list[sa.Executable] = []
    for seat, row in enumerate(live.seats):
        if row["kind"] == "open":
            orders += links.invitation(live.id, seat, live.links[seat])
        elif row["kind"] == "person":
            orders.append(links.key(live.id, seat, live.links[seat]))
    return orders


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
