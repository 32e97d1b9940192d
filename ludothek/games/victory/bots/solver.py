"""The best use of red and blue dice, worked out exactly over every order of playing them.

A stand is a point with laps to go: POINTS * laps + point; with no laps to go it is home. A hand is a number of red and
blue dice: HAND * red + blue. `use` says for every hand and every stand what the turn is worth at its end, and `end`
at which stand it ends; less is better. It is filled from the empty hand up, for a die leads to a smaller hand.
"""

from __future__ import annotations

from typing import NamedTuple

from ludothek.core.fields import Matrix
from ludothek.games.victory import board
from ludothek.games.victory.board import Board
from ludothek.games.victory.rules.dice import FIRST, FIRST_THROW, SETS, WAYS
from ludothek.games.victory.rules.drive import laps_over
from ludothek.games.victory.rules.position import State
from ludothek.games.victory.rules.throws import CRASH, MISS

MOST_LAPS = board.LAPS + 1  # to go: a car that has gone back over the line
STANDS = board.POINTS * (MOST_LAPS + 1)
DICE = 5
HAND = DICE + 1
HANDS = HAND * HAND
NEVER = 1e6
OUT_COSTS = 9.0  # turns that a careful driver would give for not dropping out
CLOSE = 1e-3  # a change that does not matter any more
TURNS = 48  # looked ahead; hardly a race takes longer from anywhere


class DpTables(NamedTuple):
    """The tables of the dynamic programming."""

    leaf: Matrix  # leaf[0][stand]: what it is worth to end a turn there
    use: Matrix  # use[hand][stand]
    end: list[list[int]]  # end[hand][stand]
    turns: Matrix  # turns[0][stand]: how many a lone car needs, dropping out included
    home: Matrix  # home[stand][n]: the chance that a lone car is home within n turns
    at: list[int]  # at[point]: 1 where somebody stands in the way
    seen: list[list[int]]  # seen[hand][stand]: 1 if this can be left in the turn
    rival: Matrix  # rival[seat][n]: the chance that another car is home within n turns


# --- turns to go, for a car that is alone ---


def solve(B: list[Board], tables: DpTables) -> None:
    """Fill `turns` and `home`: guessed first, then improved until the best use of every throw agrees with it."""
    b = B[0]
    for point in range(board.POINTS):
        tables.at[point] = 0
    for stand in range(STANDS):
        tables.turns[0][stand] = b.moves[stand] / 2.5
    change = 1.0
    while change > CLOSE:
        fill_uses(b, tables, tables.turns[0], DICE, DICE, 1, MOST_LAPS)
        change = 0.0
        for stand in range(board.POINTS, STANDS):
            if stand % board.POINTS < 9 * b.tiles:
                mean = 1.0 + mean_turn(tables, stand)
                change = max(change, abs(mean - tables.turns[0][stand]))
                tables.turns[0][stand] = mean
    fill_home(b, tables)


def mean_turn(tables: DpTables, stand: int) -> float:
    """The mean over the first throw, with the better choice after each."""
    total = 0.0
    for first in range(FIRST[FIRST_THROW], FIRST[FIRST_THROW + 1]):
        one = mean_after(tables, stand, first, 1, OUT_COSTS)
        two = mean_after(tables, stand, first, 2, OUT_COSTS)
        total += WAYS[first] * min(one, two)
    return total / 27


def mean_after(tables: DpTables, stand: int, first: int, dice: int, lost: float) -> float:
    """The mean over the second throw with one or two dice; `lost` is what a car that drops out counts."""
    total = 0.0
    for second in range(FIRST[dice], FIRST[dice + 1]):
        crosses = SETS[first][board.CROSS] + SETS[second][board.CROSS]
        if crosses >= CRASH:
            total += WAYS[second] * lost
        elif crosses == MISS:
            total += WAYS[second] * tables.use[0][stand]
        else:
            total += WAYS[second] * tables.use[hand_of(first, second)][stand]
    return total / (3 if dice == 1 else 9)


def hand_of(first: int, second: int) -> int:
    red = SETS[first][board.RED] + SETS[second][board.RED]
    return HAND * red + SETS[first][board.BLUE] + SETS[second][board.BLUE]


def fill_home(b: Board, tables: DpTables) -> None:
    """The chance to be home within so many turns, driving by the plan."""
    for stand in range(STANDS):
        for n in range(TURNS):
            tables.home[stand][n] = 1.0 if stand < board.POINTS else 0.0
    for n in range(1, TURNS):
        for laps in range(1, MOST_LAPS + 1):
            for point in range(9 * b.tiles):
                stand = board.POINTS * laps + point
                chances_after_turn(tables, stand, tables.home[stand], n, n + 1)


def chances_after_turn(tables: DpTables, stand: int, chances: list[float], first_n: int, end_n: int) -> None:
    """Fill the chances to be home within n turns, one of which is played now by the uses in the tables."""
    for n in range(first_n, end_n):
        chances[n] = 0.0
    for first in range(FIRST[FIRST_THROW], FIRST[FIRST_THROW + 1]):
        dice = (
            1 if mean_after(tables, stand, first, 1, OUT_COSTS) <= mean_after(tables, stand, first, 2, OUT_COSTS) else 2
        )
        for second in range(FIRST[dice], FIRST[dice + 1]):
            crosses = SETS[first][board.CROSS] + SETS[second][board.CROSS]
            if crosses < CRASH:
                end = tables.end[hand_of(first, second) if crosses < MISS else 0][stand]
                share = WAYS[first] * WAYS[second] / (81.0 if dice == 1 else 243.0)
                for n in range(first_n, end_n):
                    chances[n] += share * tables.home[end][n - 1]


# --- the best use of a hand ---


def fill_uses(b: Board, tables: DpTables, leaf: list[float], red: int, blue: int, fewest: int, most: int) -> None:
    """Every hand of at most five dice, for all points and for laps to go from `fewest` to `most`; home is free."""
    for stand in range(board.POINTS * fewest, board.POINTS * (most + 1)):
        tables.use[0][stand] = leaf[stand]
        tables.end[0][stand] = stand
    for r in range(red + 1):
        for bl in range(min(blue, DICE - r) + 1):
            if r + bl > 0:
                for laps in range(fewest, most + 1):
                    for point in range(9 * b.tiles):
                        if tables.at[point] == 0:
                            best_use(b, tables, leaf, r, bl, board.POINTS * laps + point)


def fill_marked(b: Board, tables: DpTables, leaf: list[float], red: int, blue: int, fewest: int, most: int) -> None:
    """The same for what is marked in `seen` alone: all that one car can do with its dice."""
    for r in range(red + 1):
        for bl in range(blue + 1):
            for stand in range(board.POINTS * fewest, board.POINTS * (most + 1)):
                if tables.seen[HAND * r + bl][stand]:
                    if r + bl > 0:
                        best_use(b, tables, leaf, r, bl, stand)
                    else:
                        tables.use[0][stand] = leaf[stand]
                        tables.end[0][stand] = stand


def best_use(b: Board, tables: DpTables, leaf: list[float], red: int, blue: int, stand: int) -> None:
    hand = HAND * red + blue
    tables.use[hand][stand] = NEVER
    if red > 0:
        try_lines(b, tables, leaf, hand, hand - HAND, stand, 0)
    if blue > 0:
        try_lines(b, tables, leaf, hand, hand - 1, stand, 4)
    if tables.use[hand][stand] == NEVER:  # V6.9: the rest lapses
        tables.use[hand][stand] = leaf[stand]
        tables.end[hand][stand] = stand


def try_lines(b: Board, tables: DpTables, leaf: list[float], hand: int, rest: int, stand: int, first: int) -> None:
    """Play one die of a colour along its four lines, and then what is left as well as can be."""
    best = tables.use[hand][stand]
    for direction in range(first, first + 4):
        here = stand % board.POINTS
        laps = stand // board.POINTS
        to = b.step[board.DIRECTIONS * here + direction]
        while to != board.NOWHERE and tables.at[to] == 0 and laps > 0:
            laps = min(laps - b.over[board.DIRECTIONS * here + direction], MOST_LAPS)
            goal = board.POINTS * laps + to
            value = tables.use[rest][goal] if laps > 0 else leaf[goal]
            if value < best:
                best = value
                tables.end[hand][stand] = tables.end[rest][goal] if laps > 0 else goal
            here = to
            to = b.step[board.DIRECTIONS * here + direction]
    tables.use[hand][stand] = best


# --- where a car stands, and what it can do from there ---


def laps_in_reach(b: Board, s: State, seat: int) -> tuple[int, int]:
    """The fewest and the most laps to go that a car can have after a turn: five dice cross the line twice at most."""
    laps = min(b.laps - s.count[seat], MOST_LAPS)
    return max(1, laps - 2), min(laps + 2, MOST_LAPS)


def clear_way(b: Board, s: State, tables: DpTables, seat: int) -> None:
    """Who stands in the way of a car: all the others."""
    for point in range(9 * b.tiles):
        tables.at[point] = 1 if s.at[point] > 0 and s.at[point] != seat + 1 else 0


def stand_of(b: Board, s: State, seat: int) -> int:
    return board.POINTS * min(b.laps - s.count[seat], MOST_LAPS) + s.car[seat]


def value_of(b: Board, s: State, tables: DpTables, action: int) -> float:
    """What an action leads to, if all goes on as well as can be."""
    if action >= board.TAKE_ONE:
        return mean_after(tables, stand_of(b, s, s.driver), s.thrown[0] - 1, 1 if action == board.TAKE_ONE else 2, 0.0)
    colour = action // board.POINTS
    goal = action % board.POINTS
    hand = HAND * s.dice[board.RED] + s.dice[board.BLUE] - (HAND if colour == board.RED else 1)
    laps = min(b.laps - s.count[s.driver] - laps_over(b, s.car[s.driver], colour, goal), MOST_LAPS)
    stand = board.POINTS * laps + goal
    return tables.use[hand][stand] if laps > 0 else tables.leaf[0][stand]
