"""All tables of this server: they are laid, played at, stored and told about here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.games import find
from ludothek.server import botwork, wire
from ludothek.server.live import Listener, Live, revive
from ludothek.server.seats import hashed, new_table, new_token
from ludothek.server.store import Store

log = logging.getLogger("ludothek.tables")
STAND_IN = 2  # the level that plays for a seat whose time is out
BEHIND = -100  # a bot that likes its position no better than this accepts a draw


class Tables:
    """The only door to a table: refuse or apply, store, then tell."""

    def __init__(self, store: Store, bots: botwork.BotWork) -> None:
        self.store, self.bots = store, bots
        self.live: dict[str, Live] = {}
        self.opening = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()
        self.moves = 0  # made since the start, for the metrics

    # --- laying and opening ---

    async def make(self, plan: wire.NewTable) -> wire.MadeTable:
        """Lay a new table as planned."""
        game = find(plan.game)
        table = Table(game, plan.options, seats=len(plan.seats))
        rows = [seat_row(seat) for seat in plan.seats]
        live = Live(new_table(), table, rows, plan.clock, left=[float(plan.clock.seconds)] * table.seats)
        live.links = {seat: new_token() for seat, row in enumerate(rows) if row["kind"] != "bot"} | {None: new_token()}
        live.start_clock(time.time())
        live.tell()
        await self.keep_new(live)
        self.live[live.id] = live
        self.attend(live)
        links = [wire.SeatLink(seat=i, kind=row["kind"], token=live.links.get(i)) for i, row in enumerate(rows)]
        return wire.MadeTable(table=live.id, seats=links, watch=live.links[None])

    async def keep_new(self, live: Live) -> None:
        table = live.table
        row = {"id": live.id, "game": table.game.key, "rules": table.game.version, "options": table.options}
        row |= {"seed": table.dice.seed, "watch": hashed(live.links[None]), "clock": live.clock.model_dump()}
        row |= {"state": live.state(), "over": False, "made": time.time(), "deadline": live.deadline}
        tokens = [live.links.get(seat) for seat in range(table.seats)]
        sitting = [
            {"table": live.id, "seat": i, **seat, "token": hashed(token) if token else None}
            for i, (seat, token) in enumerate(zip(live.seats, tokens, strict=True))
        ]
        await self.store.make(row, sitting, step_rows(live, 0))

    async def open(self, token: str) -> tuple[Live, int | None]:
        """The table and the seat that a token stands for."""
        found = await self.store.find(hashed(token))
        if found is None:
            raise Refused("link")
        return await self.wake(found[0]), found[1]

    async def wake(self, table: str) -> Live:
        """The table in memory, read from the store if it sleeps."""
        async with self.opening:
            if table not in self.live:
                kept = await self.store.load(table)
                if kept is None:
                    raise Refused("link")
                self.live[table] = revive(kept)
        live = self.live[table]
        self.attend(live)
        return live

    async def resume(self) -> None:
        """After a restart: every table with a bot to move or a clock goes on."""
        for table in await self.store.running():
            try:
                await self.wake(table)
            except Refused as refused:
                log.warning("table cannot be resumed", extra={"table": table, "why": refused.why})

    def sleep(self, live: Live) -> None:
        """A table that nobody looks at and nothing waits for need not stay in memory."""
        if not live.listeners and not live.busy and live.bot_to_move is None and live.deadline is None:
            self.live.pop(live.id, None)

    # --- listening ---

    async def listen(
        self, live: Live, seat: int | None, send: Callable[[wire.TableShown], Awaitable[None]]
    ) -> Listener:
        """Somebody has come: take an open seat, and show the table to all."""
        async with live.lock:
            listener = Listener(seat, send)
            live.listeners.add(listener)
            if seat is not None and live.seats[seat]["kind"] == "open":
                live.seats[seat]["kind"] = "person"
                await self.store.seat(live.id, seat, kind="person")
                live.start_clock(time.time())
                await self.keep(live, live.table.ply)
            await self.tell(live)
        return listener

    async def unlisten(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        async with live.lock:
            await self.tell(live)
        self.sleep(live)

    async def tell(self, live: Live) -> None:
        """Show every listener the table as it may see it."""
        now = time.time()
        for listener in list(live.listeners):
            shown = live.shown_to(listener, now)
            listener.told = live.table.ply
            await listener.send(shown)

    # --- playing ---

    async def act(self, live: Live, deed: Callable[[], None]) -> None:
        """Do something at a table: refuse or apply, store, then tell."""
        async with live.lock:
            await self.act_locked(live, deed)

    async def act_locked(self, live: Live, deed: Callable[[], None]) -> None:
        now, before = time.time(), live.table.ply
        live.stop_clock(now)
        deed()  # may refuse: then nothing has changed
        if live.table.ply > before:
            live.start_clock(now)
        await self.keep(live, before)
        live.tell()
        self.moves += live.table.ply - before
        await self.tell(live)
        self.attend(live)

    async def keep(self, live: Live, before: int) -> None:
        """Append what is new. What could not be kept did not happen: the table is read anew."""
        changes = {"state": live.state(), "over": live.over, "deadline": live.deadline}
        try:
            await self.store.append(live.id, step_rows(live, before), changes)
        except BaseException:
            self.live.pop(live.id, None)
            raise

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
                    await self.act_locked(live, lambda: live.table.play(text, seat=seat, ply=ply))
                else:
                    self.attend(live)
        except Exception:
            log.exception("a bot could not move", extra={"table": live.id})
        finally:
            live.busy = False

    async def watch_clocks(self) -> None:
        """Once a second, see whose time is out."""
        while True:
            now = time.time()
            for live in [t for t in self.live.values() if t.deadline is not None and t.deadline <= now]:
                self.spawn(self.time_is_out(live))
            await asyncio.sleep(0.25)

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
            if live.clock.out == "loss" and live.table.seats == 2:
                await self.act_locked(live, lambda: live.table.run_out(seat))
            elif not live.busy:
                live.busy, live.deadline = True, None
                self.spawn(self.bot_moves(live, STAND_IN))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def seat_row(plan: wire.Person | wire.BotSeat | wire.OpenSeat) -> dict[str, Any]:
    level = plan.level if isinstance(plan, wire.BotSeat) else None
    return {"kind": plan.kind, "name": plan.name.strip() if isinstance(plan, wire.Person) else "", "level": level}


def step_rows(live: Live, before: int) -> list[dict[str, Any]]:
    now = time.time()
    return [
        {"table": live.id, "n": n, "actor": step.actor, "text": step.text, "at": now}
        for n, step in enumerate(live.table.steps[before:], before + 1)
    ]
