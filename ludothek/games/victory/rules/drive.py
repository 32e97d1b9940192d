"""Driving: along straight lines of a die's colour, up to the next car, counting laps on the way."""

from __future__ import annotations

from ludothek.games.victory.board import DIRECTIONS, NOWHERE, POINTS, Board
from ludothek.games.victory.rules.grid import stand
from ludothek.games.victory.rules.lap_sheet import leave, most, write_down
from ludothek.games.victory.rules.position import State


def list_moves(b: Board, s: State, out: list[int]) -> int:
    n = 0
    for colour in range(2):
        if s.dice[colour] > 0:
            n = list_goals(b, s, colour, out, n)
    return n


def list_goals(b: Board, s: State, colour: int, out: list[int], n: int) -> int:
    """Every point that a straight line of this colour reaches, up to the next car (V6.1-V6.7)."""
    laps = b.laps - s.count[s.driver]
    for direction in range(4 * colour, 4 * colour + 4):
        edge = DIRECTIONS * s.car[s.driver] + direction
        while b.step[edge] != NOWHERE and s.at[b.step[edge]] == 0:
            out[n] = POINTS * colour + b.step[edge]
            n += 1
            if b.over[edge] == 1 and laps == 1:
                break  # V8.3
            edge = DIRECTIONS * b.step[edge] + direction
    return n


def can_drive(b: Board, s: State) -> bool:
    """Whether any die that is left can be played; a car that is home or out cannot."""
    if s.car[s.driver] == NOWHERE:
        return False
    for colour in range(2):
        if s.dice[colour] > 0:
            for direction in range(4 * colour, 4 * colour + 4):
                to = b.step[DIRECTIONS * s.car[s.driver] + direction]
                if to != NOWHERE and s.at[to] == 0:
                    return True
    return False


def move(b: Board, s: State, colour: int, goal: int) -> None:
    """Drive to a point, counting the line on the way (V7.2)."""
    s.count[s.driver] += laps_over(b, s.car[s.driver], colour, goal)
    s.at[s.car[s.driver]] = 0
    stand(s, s.driver, goal)
    s.dice[colour] -= 1
    if s.count[s.driver] > s.column[s.driver]:  # V7.6
        s.column[s.driver] = s.count[s.driver]
        write_down(s, s.driver, s.count[s.driver])
        if s.count[s.driver] == b.laps:
            s.home[s.driver] = 1 + most(s.home)  # V8.1
            leave(s)  # V8.2


def laps_over(b: Board, point: int, colour: int, goal: int) -> int:
    """What the straight way to a goal counts: the line is crossed at most once."""
    for direction in range(4 * colour, 4 * colour + 4):
        laps = 0
        here = point
        while here != NOWHERE:
            if here == goal:
                return laps
            laps += b.over[DIRECTIONS * here + direction]
            here = b.step[DIRECTIONS * here + direction]
    return 0
