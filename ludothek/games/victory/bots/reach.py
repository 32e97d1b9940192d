"""What can be left in a turn: every stand that a car can come to with its dice, and the dice left there."""

from __future__ import annotations

from ludothek.games.victory.board import BLUE, DIRECTIONS, NOWHERE, POINTS, RED, Board
from ludothek.games.victory.bots.solver import HAND, MOST_LAPS, DpTables
from ludothek.games.victory.rules.position import State


def mark_ends(b: Board, s: State, tables: DpTables, stand: int, fewest: int, most: int) -> None:
    """Mark in `seen` what can be left with which hand, from all dice down to none."""
    for hand in range(HAND * s.dice[RED] + s.dice[BLUE] + 1):
        for i in range(POINTS * (most + 1)):
            tables.seen[hand][i] = 0
    tables.seen[HAND * s.dice[RED] + s.dice[BLUE]][stand] = 1
    for used_red in range(s.dice[RED] + 1):
        for used_blue in range(s.dice[BLUE] + 1):
            red = s.dice[RED] - used_red
            blue = s.dice[BLUE] - used_blue
            if red + blue > 0:
                for i in range(POINTS * fewest, POINTS * (most + 1)):
                    if tables.seen[HAND * red + blue][i]:
                        mark_next(b, tables, red, blue, i)


def mark_next(b: Board, tables: DpTables, red: int, blue: int, stand: int) -> None:
    moves = 0
    for direction in range(DIRECTIONS):
        rest = HAND * red + blue - (HAND if direction < 4 else 1)
        if (red if direction < 4 else blue) > 0:
            moves += mark_line(b, tables, rest, stand, direction)
    if moves == 0:
        tables.seen[0][stand] = 1


def mark_line(b: Board, tables: DpTables, rest: int, stand: int, direction: int) -> int:
    here = stand % POINTS
    laps = stand // POINTS
    to = b.step[DIRECTIONS * here + direction]
    moves = 0
    while to != NOWHERE and tables.at[to] == 0 and laps > 0:
        laps = min(laps - b.over[DIRECTIONS * here + direction], MOST_LAPS)
        tables.seen[rest if laps > 0 else 0][POINTS * laps + to] = 1
        here = to
        to = b.step[DIRECTIONS * here + direction]
        moves += 1
    return moves
