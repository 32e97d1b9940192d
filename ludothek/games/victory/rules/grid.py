"""On the grid: the cars line up, and a turn begins."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.games.victory.board import BLUE, RED, Board
from ludothek.games.victory.rules.position import THROWING, State


def line_up(b: Board, s: State, first: int) -> None:
    """Three cars before the line from left to right, the others behind it, in order of play (V3.1-V3.4)."""
    s.first = first
    s.driver = first
    s.round = 1
    for i in range(b.seats):
        seat = (first + i) % b.seats
        if i < 3:
            stand(s, seat, i)
        else:
            stand(s, seat, 9 * (b.tiles - 1) + 3 + i)
            s.count[seat] = -1  # V7.3
        s.sheet[i] = seat + 1  # V7.4
    begin_turn(s)


def stand(s: State, seat: int, point: int) -> None:
    s.car[seat] = point
    s.at[point] = seat + 1


def begin_turn(s: State) -> None:
    s.thrown[0] = 0
    s.thrown[1] = 0
    s.taking = 0
    s.dice[RED] = 0
    s.dice[BLUE] = 0
    s.phase = THROWING  # V4.1
    s.turn = CHANCE
