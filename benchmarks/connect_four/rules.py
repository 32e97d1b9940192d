"""Connect Four: drop a stone; four in a line win, a full board is a draw."""

from __future__ import annotations

from benchmarks.connect_four.board import BOTTOM, COLUMN, COLUMNS, ROWS, TALL, TOP, Board
from ludothek.core.fields import OVER, Position, row
from ludothek.core.verbs import begins_turn, opens_turn, outcome, ways, weight

__all__ = ["State", "apply", "begins_turn", "legal", "opens_turn", "outcome", "setup", "ways", "weight"]


class State(Position):
    stones: list[int] = row("i8", 2)  # stones[seat]: one bit a stone


def setup(b: Board, s: State) -> None:
    """The board begins empty."""


def legal(b: Board, s: State, out: list[int]) -> int:
    taken = s.stones[0] | s.stones[1]
    n = 0
    for column in range(COLUMNS):
        out[n] = column
        if taken & TOP[column] == 0:
            n += 1
    return n


def apply(b: Board, s: State, action: int) -> None:
    s.played += 1
    taken = s.stones[0] | s.stones[1]
    stones = s.stones[s.turn] | (taken + BOTTOM[action]) & COLUMN[action] & ~taken
    s.stones[s.turn] = stones
    if makes_four(stones):
        s.score[s.turn] = 1.0
        s.turn = OVER
    elif s.played == COLUMNS * ROWS:
        s.score[0] = 0.5
        s.score[1] = 0.5
        s.turn = OVER
    else:
        s.turn = 1 - s.turn


def makes_four(stones: int) -> bool:
    """Whether four stones stand in a line: two pairs side by side, upward, across or slanting."""
    up = stones & stones >> 1
    across = stones & stones >> TALL
    rising = stones & stones >> TALL + 1
    falling = stones & stones >> TALL - 1
    return (
        up & up >> 2 | across & across >> 2 * TALL | rising & rising >> 2 * TALL + 2 | falling & falling >> 2 * TALL - 2
    ) != 0
