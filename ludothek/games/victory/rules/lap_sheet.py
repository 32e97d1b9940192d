"""The lap sheet, and cars that leave the track: at home or out."""

from __future__ import annotations

from ludothek.games.victory.board import NOWHERE, SEATS
from ludothek.games.victory.rules.position import State


def write_down(s: State, seat: int, column: int) -> None:
    """The next free line of a column of the lap sheet (V7.5)."""
    line = SEATS * column
    while s.sheet[line] > 0:
        line += 1
    s.sheet[line] = seat + 1


def leave(s: State) -> None:
    s.at[s.car[s.driver]] = 0
    s.car[s.driver] = NOWHERE


def most(numbers: list[int]) -> int:
    best = 0
    for i in range(SEATS):
        best = max(best, numbers[i])
    return best
