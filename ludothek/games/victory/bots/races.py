"""Whole races, driven by a planner who counts moves to go, many at a time: what a circuit is like to race on."""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.core.fields import CHANCE, OVER, assign
from ludothek.core.verbs import legal, outcome, ways
from ludothek.games.victory.board import BLUE, NOWHERE, POINTS, RED, SEATS, Board
from ludothek.games.victory.bots.reach import mark_ends
from ludothek.games.victory.bots.solver import (
    STANDS,
    DpTables,
    clear_way,
    fill_marked,
    laps_in_reach,
    stand_of,
    value_of,
)
from ludothek.games.victory.bots.value import advised
from ludothek.games.victory.rules import apply
from ludothek.games.victory.rules.position import CHOOSING, State

ROUNDS, OVERTAKES, CRASHES, WINS = 0, 2, 4, 6  # places in a tally: a sum and the sum of squares; then wins by start


def race_many(
    B: list[Board],
    positions: list[State],
    tables: DpTables,
    out: list[int],
    rng: list[int],
    races: int,
    tally: list[float],
) -> None:
    """Race from position 0 in position 1; add up what is seen."""
    b = B[0]
    for stand in range(STANDS):
        tables.leaf[0][stand] = b.moves[stand] + b.points[stand % POINTS] / POINTS
    for _ in range(races):
        assign(positions, 1, positions[0])
        s = positions[1]
        overtakes = race(b, s, tables, out, rng)
        laps = max(1, laps_driven(b, s))
        note(tally, ROUNDS, float(s.round))
        note(tally, OVERTAKES, overtakes / laps)
        note(tally, CRASHES, crashes(b, s) / laps)
        for i in range(b.seats):
            tally[WINS + i] += s.score[s.sheet[i] - 1]


def note(tally: list[float], place: int, value: float) -> None:
    tally[place] += value
    tally[place + 1] += value * value


def race(b: Board, s: State, tables: DpTables, out: list[int], rng: list[int]) -> int:
    """Drive one race to its end; return how often a car went past another."""
    overtakes = 0
    while s.turn != OVER:
        if s.turn == CHANCE:
            apply(b, s, outcome(b, s, out, below(rng, ways(b, s))))
        elif s.phase == CHOOSING:
            apply(b, s, advised(s))
        else:
            driver = s.driver
            ahead = cars_ahead(b, s, driver)
            drive(b, s, tables, out)
            overtakes += max(0, ahead - cars_ahead(b, s, driver))
    return overtakes


def drive(b: Board, s: State, tables: DpTables, out: list[int]) -> None:
    """All dice of a turn; what is worked out before the first one holds until the last."""
    fewest, most = laps_in_reach(b, s, s.driver)
    clear_way(b, s, tables, s.driver)
    mark_ends(b, s, tables, stand_of(b, s, s.driver), fewest, most)
    fill_marked(b, tables, tables.leaf[0], s.dice[RED], s.dice[BLUE], fewest, most)
    while s.turn >= 0:
        apply(b, s, best_of(b, s, tables, out))


def best_of(b: Board, s: State, tables: DpTables, out: list[int]) -> int:
    n = legal(b, s, out)
    best = 0
    for i in range(1, n):
        if value_of(b, s, tables, out[i]) < value_of(b, s, tables, out[best]):
            best = i
    return out[best]


# --- what is seen ---


def cars_ahead(b: Board, s: State, seat: int) -> int:
    """How many cars on the track are ahead of one; a car that is home or out has nobody ahead."""
    n = 0
    for other in range(b.seats):
        if other != seat and s.car[other] != NOWHERE and s.car[seat] != NOWHERE:
            n += points_driven(b, s, other) > points_driven(b, s, seat)
    return n


def points_driven(b: Board, s: State, seat: int) -> int:
    return 3 * b.tiles * s.count[seat] - b.points[s.car[seat]]


def laps_driven(b: Board, s: State) -> int:
    """By all cars together."""
    laps = 0
    for seat in range(b.seats):
        laps += s.column[seat]
    return laps


def crashes(b: Board, s: State) -> int:
    n = 0
    for seat in range(SEATS):
        n += s.out[seat] > 0
    return n
