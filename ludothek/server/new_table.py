"""A new table: laid as planned, or laid again for the next game of a series, and what is stored of it."""

from __future__ import annotations

import time
from typing import Any

from ludothek.core.table import Table
from ludothek.games import find
from ludothek.server import clocks, links, store, wire
from ludothek.server.live import LiveTable
from ludothek.server.store import SeatRow, Statement
from ludothek.server.tokens import hashed, new_id, new_token


def laid(plan: wire.tables.NewTable) -> LiveTable:
    """A table as planned, of which nobody knows yet."""
    table = Table(find(plan.game), plan.options, seats=len(plan.seats))
    rows = [seat_row(seat) for seat in plan.seats]
    left = [float(plan.clock.seconds)] * table.seats
    live = LiveTable(new_id(), table, rows, plan.clock, left=left, arrived=[])
    live.links = {seat: new_token() for seat, row in enumerate(rows) if row["kind"] != "bot"}
    clocks.start(live, time.time(), fresh=True)  # where only bots play
    live.tell()
    return live


def another(live: LiveTable) -> LiveTable:
    """The table of the next game of a series: everybody sits one place further, with what belongs to them."""
    table, n = live.table, live.table.seats
    plans = [plan_of(live.seats[(place + 1) % n]) for place in range(n)]
    options = table.game.moved(table.options, n)
    again = laid(wire.tables.NewTable(game=table.game.key, options=options, seats=plans, clock=live.clock))
    again.trophies = [live.tally[(place + 1) % n] for place in range(n)]
    again.champions = [(seat - 1) % n for seat in live.crowned]
    return again


def plan_of(row: SeatRow) -> wire.tables.Person | wire.tables.BotSeat | wire.tables.OpenSeat:
    if row["level"] is not None:
        return wire.tables.BotSeat(kind="bot", level=row["level"])
    return wire.tables.Person(kind="person", name=row["name"])


def statements(live: LiveTable) -> list[Statement]:
    """To keep a new table with its seats, its first steps and its links."""
    table = live.table
    row = {"id": live.id, "game": table.game.key, "rules": table.game.version, "options": table.options}
    row |= {"seed": table.dice.seed, "watch": hashed(live.watch), "clock": live.clock.model_dump()}
    row |= {"state": live.state(), "over": live.over, "made": time.time(), "deadline": live.deadline}
    sitting = [{"table": live.id, "seat": i, **seat} for i, seat in enumerate(live.seats)]
    return [*store.insert_table(row, sitting), *store.append_steps(step_rows(live, 0)), *first_links(live)]


def first_links(live: LiveTable) -> list[Statement]:
    """The links of a new table: a key for each person who lays it, an invite to each seat that is open."""
    statements: list[Statement] = []
    for seat, row in enumerate(live.seats):
        if row["kind"] == "open":
            statements += links.invitation(live.id, seat, live.links[seat])
        elif row["kind"] == "person":
            statements.append(links.key(live.id, seat, live.links[seat]))
    return statements


def seat_row(plan: wire.tables.Person | wire.tables.BotSeat | wire.tables.OpenSeat) -> SeatRow:
    level = plan.level if isinstance(plan, wire.tables.BotSeat) else None
    return {
        "kind": plan.kind,
        "name": plan.name.strip() if isinstance(plan, wire.tables.Person) else "",
        "level": level,
    }


def step_rows(live: LiveTable, before: int) -> list[dict[str, Any]]:
    """The rows that are new."""
    now = time.time()
    return [
        {"table": live.id, "n": n, "actor": step.actor, "text": step.text, "at": now}
        for n, step in enumerate(live.table.steps[before:], before + 1)
    ]
