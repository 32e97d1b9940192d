"""Cars in the way: who is met at the end of a turn goes back, and a bonus step needs a free space."""

from __future__ import annotations

from ludothek.games.monza.board import DECLINE, START, STEP, Board
from ludothek.games.monza.rules.drive import space_ahead
from ludothek.games.monza.rules.position import State


def send_back(b: Board, s: State) -> None:
    """A car that stands where the driver has ended goes back in its lane (M5.1, M5.2); start and finish are wide."""
    space = s.car[s.driver]
    if space == START or space == b.finish:  # M5.4
        return
    for seat in range(b.seats):
        if seat != s.driver and s.car[seat] == space:
            back = b.behind[space]
            while back != START and is_occupied(b, s, back):
                back = b.behind[back]
            s.car[seat] = back  # M5.3


def is_occupied(b: Board, s: State, space: int) -> bool:
    for seat in range(b.seats):
        if s.car[seat] == space:
            return True
    return False


def owner_may_step(b: Board, s: State) -> bool:
    """Whether the car in the colour laid last has a free space ahead (M9.1, M9.7, M9.8)."""
    if not b.bonus or s.last == 0:
        return False
    owner = b.driver_of[s.last - 1]
    if owner < 0:
        return False
    for colour in range(6):
        if is_free_ahead(b, s, owner, colour):
            return True
    return False


def is_free_ahead(b: Board, s: State, seat: int, colour: int) -> bool:
    """M9.2, M9.3; the finish is always free."""
    space = space_ahead(b, s.car[seat], colour)
    return space != 0 and (space == b.finish or not is_occupied(b, s, space))


def list_steps(b: Board, s: State, out: list[int]) -> int:
    n = 0
    for colour in range(6):
        if is_free_ahead(b, s, s.turn, colour):
            out[n] = STEP + colour
            n += 1
    out[n] = DECLINE  # M9.6
    return n + 1
