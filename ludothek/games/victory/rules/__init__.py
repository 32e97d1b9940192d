"""Victory: throw twice, then drive red dice along red lines and blue ones along blue; too many crosses end a race."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.core.verbs import begins_turn
from ludothek.games.victory.board import LOT, NOWHERE, POINTS, SEATS, TAKE_ONE, TAKE_TWO, THROW, Board
from ludothek.games.victory.rules.dice import FIRST, FIRST_THROW, WAYS
from ludothek.games.victory.rules.drive import can_drive, list_moves, move
from ludothek.games.victory.rules.grid import line_up
from ludothek.games.victory.rules.position import CHOOSING, DRAWING, DRIVING, THROWING, THROWING_ON, State
from ludothek.games.victory.rules.race_end import end_turn
from ludothek.games.victory.rules.throws import list_throws, read_dice

__all__ = ["State", "apply", "begins_turn", "legal", "opens_turn", "outcome", "setup", "ways", "weight"]


def setup(b: Board, s: State) -> None:
    for seat in range(SEATS):
        s.car[seat] = NOWHERE
    s.phase = DRAWING
    s.turn = CHANCE


def legal(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with the legal actions; return how many."""
    if s.phase == DRIVING:
        return list_moves(b, s, out)
    if s.phase == CHOOSING:
        out[0] = TAKE_ONE
        out[1] = TAKE_TWO
        return 2
    if s.phase == DRAWING:
        for seat in range(b.seats):
            out[seat] = LOT + seat
        return b.seats
    return list_throws(s, out)


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action."""
    s.played += 1
    ends = False
    if s.phase == DRIVING:
        move(b, s, action // POINTS, action % POINTS)
        ends = not can_drive(b, s)  # V6.9
    elif s.phase == CHOOSING:
        s.taking = 1 if action == TAKE_ONE else 2
        s.phase = THROWING_ON  # V4.3
        s.turn = CHANCE
    elif s.phase == DRAWING:
        line_up(b, s, action - LOT)
    elif s.phase == THROWING:
        s.thrown[0] = action - THROW + 1
        s.phase = CHOOSING  # V4.2
        s.turn = s.driver
    else:
        s.thrown[1] = action - THROW + 1
        ends = not read_dice(b, s)
    if ends:
        end_turn(b, s)


def weight(b: Board, s: State, action: int) -> int:
    return WAYS[action - THROW] if action >= THROW else 1


def ways(b: Board, s: State) -> int:
    if s.phase == DRAWING:
        return b.seats
    if s.phase == THROWING:
        return 27
    return 3 if s.taking == 1 else 9


def outcome(b: Board, s: State, out: list[int], number: int) -> int:
    """The seat or the throw behind a number below `ways`, as the weights share them out."""
    if s.phase == DRAWING:
        return LOT + number
    thrown = FIRST[FIRST_THROW if s.phase == THROWING else s.taking]
    while number >= WAYS[thrown]:
        number -= WAYS[thrown]
        thrown += 1
    return THROW + thrown


def opens_turn(b: Board, s: State) -> int:
    """1 if the throw to come is the first of a turn."""
    return 1 if s.phase == THROWING else 0
