"""Clocks: whose time runs, how much is left, and the deadline that is stored for it. Nothing here is a timer.

Time belongs to a turn: it runs from the moment a seat is to decide until another seat is, however many choices that
takes and however often one of them is taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludothek.server.live import LiveTable


def settle(live: LiveTable, before: LiveTable, now: float) -> None:
    """After something was done: whose turn goes on keeps its clock as it runs, whose turn begins is given one."""
    fresh = live.table.turns > before.table.turns
    if not fresh and live.table.turn == before.table.turn and runs(live) == (live.since is not None):
        return
    charge(live, before.table.turn, now)
    start(live, now, fresh)


def charge(live: LiveTable, seat: int | str, now: float) -> None:
    """Take from a seat's time what it has used, and stop its clock."""
    if live.since is not None and isinstance(seat, int):
        live.left[seat] = max(0.0, live.left[seat] - (now - live.since))
    live.since = live.deadline = None


def start(live: LiveTable, now: float, fresh: bool) -> None:
    """Let the time of the seat to decide run; where it is given out by the turn, a new turn has all of it."""
    turn = live.table.turn
    if fresh and live.clock.kind == "move" and isinstance(turn, int):
        live.left[turn] = float(live.clock.seconds)
    if runs(live) and isinstance(turn, int):
        live.since, live.deadline = now, now + live.left[turn]


def runs(live: LiveTable) -> bool:
    """Whether a clock runs: there is one, a seat is to decide, and nothing holds it."""
    return live.clock.kind != "none" and isinstance(live.table.turn, int) and not is_held(live)


def is_held(live: LiveTable) -> bool:
    """No clock runs before everybody has come. Who gets up later stops the clocks of the others, not one's own."""
    people = [seat for seat, row in enumerate(live.seats) if row["kind"] != "bot" and seat not in live.table.gone]
    left = [seat for seat in people if live.seats[seat]["kind"] == "open" and seat != live.table.turn]
    return bool(left) or any(seat not in (live.arrived or []) for seat in people)


def left_of(live: LiveTable, seat: int, now: float) -> float | None:
    """The seconds that a clock shows: what is left of the turn or the game, or what the next turn will be given."""
    if live.clock.kind == "none":
        return None
    if live.table.turn == seat:
        return max(0.0, live.left[seat] - (now - live.since)) if live.since is not None else live.left[seat]
    is_spent = live.left[seat] == 0 or live.clock.kind == "game"
    return live.left[seat] if is_spent else float(live.clock.seconds)
