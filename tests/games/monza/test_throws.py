"""Throws: how many there are, how often each comes, and that the table's own throws come as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import sqrt
from typing import Any

import pytest

from ludothek.core.dice import Throws, below, seed_from, stream
from ludothek.games.monza import GAME
from ludothek.games.monza.board import SET
from ludothek.games.monza.board.dice import LETTERED
from ludothek.games.monza.rules import legal, opens_turn, outcome, ways, weight
from tests.games.monza.positions import board, place, played, state

OUTCOMES = [(1, 6), (2, 21), (3, 56), (4, 126), (5, 252), (6, 462)]


def about_to_throw(dice: int) -> tuple[Any, Any]:
    """Board and position before a throw of so many dice."""
    table = place("O7 START", rules="pro")
    state(table).throwing = dice
    return board(table), state(table)


def listed(dice: int) -> dict[int, int]:
    """Every throw of so many dice with its weight."""
    b, s = about_to_throw(dice)
    out = [0] * GAME.most
    return {action: weight(b, s, action) for action in out[: legal(b, s, out)]}


@pytest.mark.parametrize(("dice", "outcomes"), OUTCOMES)
def test_so_many_throws_there_are(dice: int, outcomes: int) -> None:
    """M1.6, M3.1, M7.3, M8.3: sets of dice, whose weights add up to all ways in which the dice can fall."""
    weights = listed(dice)
    assert (len(weights), sum(weights.values()), ways(*about_to_throw(dice))) == (outcomes, 6**dice, 6**dice)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_a_weight_is_the_number_of_ways(dice: int) -> None:
    """M1.6: counted one by one, all 46 656 of them for six dice."""
    fallen = Counter("".join(sorted(faces, key="RYGBPW".index)) for faces in product("RYGBPW", repeat=dice))
    assert {SET + LETTERED[faces]: n for faces, n in fallen.items()} == listed(dice)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5, 6])
def test_every_number_has_its_throw(dice: int) -> None:
    """M1.6, M8.3: over all numbers each throw comes exactly as often as its weight."""
    b, s = about_to_throw(dice)
    out = [0] * GAME.most
    assert Counter(outcome(b, s, out, number) for number in range(6**dice)) == listed(dice)


def test_the_first_throw_opens_a_turn() -> None:
    """M3.1, M7.3, M8.3: the re-throw and the turbo throw belong to a turn that has begun."""
    table = place("O7 START", rules="pro", tiles="*")
    assert opens_turn(board(table), state(table)) == 1
    again = played(table.fork(), "throw RYBPPW, reroll R")
    assert opens_turn(board(again), state(again)) == 0
    turbo = played(table, "throw RYBPPW, W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12")
    assert opens_turn(board(turbo), state(turbo)) == 0
    assert opens_turn(board(turbo), state(played(turbo, "turbo GG"))) == 1


# --- do they come as often as they should? ---


def surprise(counts: Counter[int], weights: list[int], draws: int) -> float:
    """Chi-square in standard deviations: beyond 4 it would be a wonder (Wilson and Hilferty)."""
    total, free = sum(weights), len(weights) - 1
    expected = [draws * share / total for share in weights]
    square = sum((counts[i] - e) ** 2 / e for i, e in enumerate(expected))
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


class Counted(Throws):
    """Throws whose number is drawn by counting instead of from the seed."""

    def numbers(self, n: int) -> Iterator[int]:
        yield n


def test_over_all_numbers_the_table_draws_each_throw_as_often_as_its_weight() -> None:
    """M1.6, M3.1: exactly, all 46 656 of them for six dice."""
    weights = list(listed(6).values())
    assert Counter(Counted(b"").draw(n, weights) for n in range(6**6)) == dict(enumerate(weights))


@pytest.mark.parametrize(("draws", "seen"), [(100_000, 460), pytest.param(1_000_000, 462, marks=pytest.mark.soak)])
def test_throws_of_the_table_fall_as_they_should(draws: int, seen: int) -> None:
    """M1.6, M3.1: drawn as a table draws them, each worked out from the seed; no outcome is too often or too seldom."""
    weights = list(listed(6).values())
    throws = Throws(seed_from(20), ("one", "two"))
    counts = Counter(throws.draw(n, weights) for n in range(draws))
    assert sum(counts.values()) == draws
    assert len(counts) == seen, (
        "all 462 outcomes in a million; of those that come once in 46 656 two are missing before"
    )
    assert abs(surprise(counts, weights, draws)) < 4


@pytest.mark.parametrize(("faces", "fair"), [(6, True), (5, False)])
def test_the_check_notices_a_die_without_white(faces: int, fair: bool) -> None:
    """M1.6: twenty thousand throws are enough if one of the six dice is wrong."""
    weights, numbers = listed(6), stream(1)
    b, s = about_to_throw(6)
    thrown: Counter[int] = Counter()
    for _ in range(20_000):
        thrown[outcome(b, s, [], below(numbers, 6**5) * 6 + below(numbers, faces))] += 1
    counts = Counter({i: thrown[action] for i, action in enumerate(weights)})
    assert (abs(surprise(counts, list(weights.values()), 20_000)) < 4) == fair
