"""Throwing: what can be thrown, and what the faces of both throws mean."""

from __future__ import annotations

from ludothek.games.victory.board import BLUE, RED, THROW, Board
from ludothek.games.victory.rules.dice import FIRST, FIRST_THROW, SETS
from ludothek.games.victory.rules.drive import can_drive
from ludothek.games.victory.rules.lap_sheet import leave, most
from ludothek.games.victory.rules.position import DRIVING, THROWING, State

MISS, CRASH = 3, 4  # crosses (V5.3, V5.4)


def list_throws(s: State, out: list[int]) -> int:
    dice = FIRST_THROW if s.phase == THROWING else s.taking
    n = FIRST[dice + 1] - FIRST[dice]
    for i in range(n):
        out[i] = THROW + FIRST[dice] + i
    return n


def read_dice(b: Board, s: State) -> bool:
    """Count the faces of both throws; False if nothing can be driven."""
    crosses = faces(s, 2)  # V5.1
    if crosses >= CRASH:
        drop_out(s)  # V5.4, V5.5
        return False
    if crosses == MISS:
        return False  # V5.3
    s.dice[RED] = faces(s, RED)  # V4.4
    s.dice[BLUE] = faces(s, BLUE)
    s.phase = DRIVING
    s.turn = s.driver
    return can_drive(b, s)


def faces(s: State, face: int) -> int:
    """How many dice of the throws so far show a face."""
    n = 0
    for throw in range(2):
        if s.thrown[throw] > 0:
            n += SETS[s.thrown[throw] - 1][face]
    return n


def drop_out(s: State) -> None:
    s.out[s.driver] = 1 + most(s.out)
    leave(s)  # V8.4
