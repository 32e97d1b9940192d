"""V1.4 and V4: what can be thrown, how often each throw comes, and who begins."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import ludothek
from ludothek.core.dice import Throws, seed_from
from ludothek.core.review import last_turn
from ludothek.games.victory.rules import opens_turn, ways
from ludothek.games.victory.telling import NAMES
from tests.games.victory.positions import board, place, played, start, state
from tests.reference import victory_slow

FAR = "6.5"
THREE = {"XXX": 1, "RXX": 3, "BXX": 3, "RRX": 3, "BBX": 3, "RBX": 6, "RRR": 1, "RRB": 3, "RBB": 3, "BBB": 1}
TWO = {"RR": 1, "BB": 1, "XX": 1, "RB": 2, "RX": 2, "BX": 2}
ONE = {"R": 1, "B": 1, "X": 1}
BEFORE = {3: "", 2: "throw RBX, take 2", 1: "throw RBX, take 1"}
EACH = pytest.mark.parametrize(("dice", "page"), [(3, THREE), (2, TWO), (1, ONE)])


def weights(dice: int) -> dict[str, int]:
    """Every throw of so many dice with its weight, as the table offers them."""
    table = place(f"0.1 {FAR}")
    if BEFORE[dice]:
        played(table, BEFORE[dice])
    assert ways(board(table), state(table)) == 3**dice
    return {throw.removeprefix("throw "): n for throw, n in zip(table.moves(), table.weights(), strict=True)}


@EACH
def test_the_weights_are_those_of_the_page(dice: int, page: dict[str, int]) -> None:
    """V1.4, V4.1: 10 throws of 27, 6 of 9, 3 of 3."""
    assert weights(dice) == page == victory_slow.throws(dice)
    assert sum(page.values()) == 3**dice


@EACH
def test_each_die_has_two_faces_of_each_kind(dice: int, page: dict[str, int]) -> None:
    """V1.4: all ways in which six-sided dice fall, counted one by one, are in the same proportion."""
    fallen = Counter("".join(sorted(faces, key="RBX".index)) for faces in product("RRBBXX", repeat=dice))
    assert fallen == {faces: 2**dice * n for faces, n in page.items()}


def surprise(counts: Counter[str], shares: dict[str, int]) -> float:
    """Chi-square in standard deviations from what is expected."""
    draws, total, free = sum(counts.values()), sum(shares.values()), len(shares) - 1
    expected = {one: draws * share / total for one, share in shares.items()}
    square = sum((counts[one] - e) ** 2 / e for one, e in expected.items())
    return float((square - free) / (2 * free) ** 0.5)


@EACH
def test_the_tables_own_throws_come_as_often_as_they_should(dice: int, page: dict[str, int]) -> None:
    """V1.4, V4.1: thirty thousand of them, each worked out from the seed."""
    found, throws = list(weights(dice).items()), Throws(seed_from(20), ("one", "two"))
    counts = Counter(found[throws.draw(n, [share for _, share in found])][0] for n in range(30_000))
    assert abs(surprise(counts, page)) < 4


# --- who begins ---


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_begins_equally_likely(seats: int) -> None:
    """V3.1: the lot has one way for each of them."""
    table = ludothek.table("victory", seats=seats, throws="manual")
    assert table.moves() == [f"lot {name}" for name in list(NAMES.values())[:seats]]
    assert table.weights() == [1] * seats
    assert ways(board(table), state(table)) == seats


def test_the_lot_falls_on_everybody_equally_often() -> None:
    """V3.1: six thousand tables of six."""
    counts = Counter(str(Throws(seed_from(seed)).draw(0, [1] * 6)) for seed in range(6_000))
    assert abs(surprise(counts, {str(seat): 1 for seat in range(6)})) < 4
    firsts = {state(ludothek.table("victory", seats=6, seed=seed)).first for seed in range(40)}
    assert firsts == set(range(6))


# --- when ---


def test_the_first_throw_opens_a_turn() -> None:
    """V4.1, V4.2: the second belongs to a turn that has begun; the lot is nobody's turn."""
    table = ludothek.table("victory", throws="manual")
    assert opens_turn(board(table), state(table)) == 0
    assert opens_turn(board(table), state(played(table, "lot red"))) == 1
    assert opens_turn(board(table), state(played(table, "throw RBX, take 2"))) == 0
    assert opens_turn(board(table), state(played(table, "throw XX"))) == 1, "three crosses: the next one's turn"


def test_a_turn_is_looked_at_again_where_its_dice_were_driven() -> None:
    """V4.1, V4.2: only the choice of one die or two was, and no line was ever drawn."""
    table = played(start(), "throw RBX, take 2, throw RB, R>0.4, R>0.7, B>1.2, B>1.6")
    again = last_turn(played(table, "throw RBX"), 0)
    assert again
    assert (again.view()["phase"], again.view()["dice"]) == ("drive", "RRBB")
    missed = last_turn(played(start(), "throw XXR, take 1, throw X, throw RBX"), 0)
    assert missed
    assert missed.view()["phase"] == "take"


def test_faces_may_be_named_in_any_order() -> None:
    """V4.1: a throw is a set of dice."""
    assert played(start(), "throw XBR").view()["throws"] == ["RBX", ""]
