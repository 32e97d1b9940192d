"""The best use of red and blue dice, worked out exactly over every order of playing them.

A stand is a point with laps to go: POINTS * laps + point; with no laps to go it is home. A hand is a number of red and
blue dice: HAND * red + blue. `use` says for every hand and every stand what the turn is worth at its end, and `end`
at which stand it ends; less is better. It is filled from the empty hand up, for a die leads to a smaller hand.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludothek.games.victory.board import (
    BLUE,
    CROSS,
    DIRECTIONS,
    LAPS,
    NOWHERE,
    POINTS,
    RED,
    TAKE_ONE,
    Board,
)
from ludothek.games.victory.rules.dice import FIRST, FIRST_THROW, SETS, WAYS
from ludothek.games.victory.rules.driving import laps_over
from ludothek.games.victory.rules.position import State
from ludothek.games.victory.rules.throws import CRASH, MISS

MOST_LAPS = LAPS + 1  # to go: a car that has gone back over the line
STANDS = POINTS * (MOST_LAPS + 1)
DICE = 5
HAND = DICE + 1
HANDS = HAND * HAND
NEVER = 1e6
OUT_COSTS = 9.0  # turns that a careful driver would give for not dropping out
CLOSE = 1e-3  # a change that does not matter any more
TURNS = 48  # looked ahead; hardly a race takes longer from anywhere


class Tables(NamedTuple):
    """The tables of the dynamic programming."""

    leaf: Any  # leaf[0][stand]: what it is worth to end a turn there
    use: Any  # use[hand][stand]
    end: Any  # end[hand][stand]
    turns: Any  # turns[0][stand]: how many a lone car needs, dropping out reckoned in
    home: Any  # home[stand][n]: the chance that a lone car is home within n turns
    at: Any  # at[point]: 1 where somebody stands in the way
    seen: Any  # seen[hand][stand]: 1 if this can be left in the turn
    rival: Any  # rival[seat][n]: the chance that another car is home within n turns


# --- turns to go, for a car that is alone ---


def solve(B: Any, tables: Tables) -> None:
    """Fill `turns` and `home`: guessed first, then improved until the best use of every throw agrees with it."""
    b = B[0]
    for point in range(POINTS):
        tables.at[point] = 0
    for stand in range(STANDS):
        tables.turns[0][stand] = b.moves[stand] / 2.5
    change = 1.0
    while change > CLOSE:
        fill_uses(b, tables, tables.turns[0], DICE, DICE, 1, MOST_LAPS)
        change = 0.0
        for stand in range(POINTS, STANDS):
            if stand % POINTS < 9 * b.tiles:
                mean = 1.0 + mean_turn(tables, stand)
                change = max(change, abs(mean - tables.turns[0][stand]))
                tables.turns[0][stand] = mean
    fill_home(b, tables)


def mean_turn(tables: Tables, stand: int) -> float:
    """The mean over the first throw, with the better choice after each."""
    total = 0.0
    for first in range(FIRST[FIRST_THROW], FIRST[FIRST_THROW + 1]):
        one = mean_after(tables, stand, first, 1, OUT_COSTS)
        two = mean_after(tables, stand, first, 2, OUT_COSTS)
        total += WAYS[first] * min(one, two)
    return total / 27


def mean_after(tables: Tables, stand: int, first: int, dice: int, lost: float) -> float:
    """The mean over the second throw with one or two dice; `lost` is what a car that drops out counts."""
    total = 0.0
    for second in range(FIRST[dice], FIRST[dice + 1]):
        crosses = SETS[first][CROSS] + SETS[second][CROSS]
        if crosses >= CRASH:
            total += WAYS[second] * lost
        elif crosses == MISS:
            total += WAYS[second] * tables.use[0][stand]
        else:
            total += WAYS[second] * tables.use[hand_of(first, second)][stand]
    return total / (3 if dice == 1 else 9)


def hand_of(first: int, second: int) -> int:
    red = SETS[first][RED] + SETS[second][RED]
    return HAND * red + SETS[first][BLUE] + SETS[second][BLUE]


def fill_home(b: Board, tables: Tables) -> None:
    """The chance to be home within so many turns, driving by the plan."""
    for stand in range(STANDS):
        for n in range(TURNS):
            tables.home[stand][n] = 1.0 if stand < POINTS else 0.0
    for n in range(1, TURNS):
        for laps in range(1, MOST_LAPS + 1):
            for point in range(9 * b.tiles):
                stand = POINTS * laps + point
                chances_after_turn(tables, stand, tables.home[stand], n, n + 1)


def chances_after_turn(tables: Tables, stand: int, chances: Any, first_n: int, end_n: int) -> None:
    """Fill the chances to be home within n turns, one of which is played now by the uses in the tables."""
    for n in range(first_n, end_n):
        chances[n] = 0.0
    for first in range(FIRST[FIRST_THROW], FIRST[FIRST_THROW + 1]):
        dice = (
            1 if mean_after(tables, stand, first, 1, OUT_COSTS) <= mean_after(tables, stand, first, 2, OUT_COSTS) else 2
        )
        for second in range(FIRST[dice], FIRST[dice + 1]):
            crosses = SETS[first][CROSS] + SETS[second][CROSS]
            if crosses < CRASH:
                end = tables.end[hand_of(first, second) if crosses < MISS else 0][stand]
                share = WAYS[first] * WAYS[second] / (81.0 if dice == 1 else 243.0)
                for n in range(first_n, end_n):
                    chances[n] += share * tables.home[end][n - 1]


# --- the best use of a hand ---


def fill_uses(b: Board, tables: Tables, leaf: Any, red: int, blue: int, fewest: int, most: int) -> None:
    """Every hand of at most five dice, for all points and for laps to go from `fewest` to `most`; home is free."""
    for stand in range(POINTS * fewest, POINTS * (most + 1)):
        tables.use[0][stand] = leaf[stand]
        tables.end[0][stand] = stand
    for r in range(red + 1):
        for bl in range(min(blue, DICE - r) + 1):
            if r + bl > 0:
                for laps in range(fewest, most + 1):
                    for point in range(9 * b.tiles):
                        if tables.at[point] == 0:
                            best_use(b, tables, leaf, r, bl, POINTS * laps + point)


def fill_marked(b: Board, tables: Tables, leaf: Any, red: int, blue: int, fewest: int, most: int) -> None:
    """The same for what is marked in `seen` alone: all that one car can do with its dice."""
    for r in range(red + 1):
        for bl in range(blue + 1):
            for stand in range(POINTS * fewest, POINTS * (most + 1)):
                if tables.seen[HAND * r + bl][stand]:
                    if r + bl > 0:
                        best_use(b, tables, leaf, r, bl, stand)
                    else:
                        tables.use[0][stand] = leaf[stand]
                        tables.end[0][stand] = stand


def best_use(b: Board, tables: Tables, leaf: Any, red: int, blue: int, stand: int) -> None:
    hand = HAND * red + blue
    tables.use[hand][stand] = NEVER
    if red > 0:
        try_lines(b, tables, leaf, hand, hand - HAND, stand, 0)
    if blue > 0:
        try_lines(b, tables, leaf, hand, hand - 1, stand, 4)
    if tables.use[hand][stand] == NEVER:  # V6.9: the rest lapses
        tables.use[hand][stand] = leaf[stand]
        tables.end[hand][stand] = stand


def try_lines(b: Board, tables: Tables, leaf: Any, hand: int, rest: int, stand: int, first: int) -> None:
    """Play one die of a colour along its four lines, and then what is left as well as can be."""
    best = tables.use[hand][stand]
    for direction in range(first, first + 4):
        here = stand % POINTS
        laps = stand // POINTS
        to = b.step[DIRECTIONS * here + direction]
        while to != NOWHERE and tables.at[to] == 0 and laps > 0:
            laps = min(laps - b.over[DIRECTIONS * here + direction], MOST_LAPS)
            goal = POINTS * laps + to
            value = tables.use[rest][goal] if laps > 0 else leaf[goal]
            if value < best:
                best = value
                tables.end[hand][stand] = tables.end[rest][goal] if laps > 0 else goal
            here = to
            to = b.step[DIRECTIONS * here + direction]
    tables.use[hand][stand] = best


# --- where a car stands, and what it can do from there ---


def laps_in_reach(b: Board, s: State, seat: int) -> tuple[int, int]:
    """The fewest and the most laps to go that a car can have after a turn: five dice cross the line twice at most."""
    laps = min(b.laps - s.count[seat], MOST_LAPS)
    return max(1, laps - 2), min(laps + 2, MOST_LAPS)


def clear_way(b: Board, s: State, tables: Tables, seat: int) -> None:
    """Who stands in the way of a car: all the others."""
    for point in range(9 * b.tiles):
        tables.at[point] = 1 if s.at[point] > 0 and s.at[point] != seat + 1 else 0


def stand_of(b: Board, s: State, seat: int) -> int:
    return POINTS * min(b.laps - s.count[seat], MOST_LAPS) + s.car[seat]


def value_of(b: Board, s: State, tables: Tables, action: int) -> float:
    """What an action leads to, if all goes on as well as can be."""
    if action >= TAKE_ONE:
        return mean_after(tables, stand_of(b, s, s.driver), s.thrown[0] - 1, 1 if action == TAKE_ONE else 2, 0.0)
    colour = action // POINTS
    goal = action % POINTS
    hand = HAND * s.dice[RED] + s.dice[BLUE] - (HAND if colour == RED else 1)
    laps = min(b.laps - s.count[s.driver] - laps_over(b, s.car[s.driver], colour, goal), MOST_LAPS)
    stand = POINTS * laps + goal
    return tables.use[hand][stand] if laps > 0 else tables.leaf[0][stand]  # type: ignore[no-any-return]


# --- what can be left in a turn ---


def mark_ends(b: Board, s: State, tables: Tables, stand: int, fewest: int, most: int) -> None:
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


def mark_next(b: Board, tables: Tables, red: int, blue: int, stand: int) -> None:
    moves = 0
    for direction in range(DIRECTIONS):
        rest = HAND * red + blue - (HAND if direction < 4 else 1)
        if (red if direction < 4 else blue) > 0:
            moves += mark_line(b, tables, rest, stand, direction)
    if moves == 0:
        tables.seen[0][stand] = 1


def mark_line(b: Board, tables: Tables, rest: int, stand: int, direction: int) -> int:
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


# --- what the end of a turn is worth ---


def fill_chances(b: Board, s: State, tables: Tables, fewest: int, most: int) -> None:
    """For all points, at home and with laps to go: the chance to win, and less is better."""
    fill_rivals(b, s, tables)
    for point in range(9 * b.tiles):
        tables.leaf[0][point] = -1.0
        for laps in range(fewest, most + 1):
            stand = POINTS * laps + point
            tables.leaf[0][stand] = -chance_to_win(b, s, tables, stand)


def fill_rivals(b: Board, s: State, tables: Tables) -> None:
    for seat in range(b.seats):
        if is_rival(s, seat):
            copy_chances(tables.home[stand_of(b, s, seat)], tables.rival[seat])


def copy_chances(chances: Any, to: Any) -> None:
    for n in range(TURNS):
        to[n] = chances[n]


def is_rival(s: State, seat: int) -> bool:
    return seat != s.driver and s.car[seat] != NOWHERE


def chance_to_win(b: Board, s: State, tables: Tables, stand: int) -> float:
    """The chance to be home before all others, who throw once more before our next turn; or to be the last one left."""
    chance = 0.0
    before = 0.0
    for n in range(TURNS):
        here = tables.home[stand][n]
        if here > before:
            chance += (here - before) * none_is_home(b, s, tables, n)
        before = here
    return chance + (1.0 - before) * none_is_home(b, s, tables, TURNS - 1) / 2


def none_is_home(b: Board, s: State, tables: Tables, n: int) -> float:
    chance = 1.0
    for seat in range(b.seats):
        if is_rival(s, seat):
            chance *= 1.0 - tables.rival[seat][n]
    return chance
