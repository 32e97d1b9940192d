"""The rules W1, W2 and W11: the box, the map, the secret deal, and who may know which number."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ludothek import Table
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import GREEN, RED
from tests.games.masters_victory.positions import (
    DEAL,
    pile,
    place,
    played,
    shown,
    start,
    starts,
)
from tests.reference.masters_victory_box import BUNKERS, MINES, NAMES

# --- W1: material and board ---


def test_the_box() -> None:
    """W1.1: 25 pieces a side."""
    pieces = Counter((one["side"], one["type"]) for one in start().view()["pieces"])
    assert pieces == {(side, type): n for side in (0, 1) for type, n in zip("FBTSA", (6, 3, 6, 6, 4), strict=True)}


@pytest.mark.parametrize("seat", [RED, GREEN])
def test_back_numbers(seat: int) -> None:
    """W1.2, W1.3: fighters, tanks and soldiers bear 1, 1, 2, 2, 3, 3M; bombers and artillery nothing."""
    for type in "FBTSA":
        own = [one["number"] for one in start().view(seat)["pieces"] if (one["side"], one["type"]) == (seat, type)]
        assert sorted(map(str, own)) == (["1", "1", "2", "2", "3", "3M"] if type in "FTS" else ["None"] * len(own))


def test_lines_and_columns() -> None:
    """W1.4: A in the south to R in the north, 1 to 15 from the west."""
    table = place("F1 I8", "")
    assert [len(line) for line in table.view()["map"]] == [15] * 18
    assert {"A4", "R5", "I1", "I15"} <= {move[3:] for move in table.moves() if move.startswith("I8>")}


MAP = """
R  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
Q  .  F  .  .  F  .  F  .  F  .  F  .  .  F  .
P  .  .  .  .  B  .  .  B  .  .  B  .  .  .  .
O  .  T  .  A  .  .  A  .  A  .  .  A  .  T  .
N  .  .  T  .  .  T  .  .  .  T  .  .  T  .  .
M  .  S  .  S  .  .  S  .  S  .  .  S  .  S  .
L  .  .  .  .  #  #  .  .  .  #  #  .  .  .  .
K  .  .  .  .  #  #  .  .  .  #  #  .  .  .  .
J  .  m  m  m  .  .  m  m  m  .  .  m  m  m  .
I  .  m  m  m  .  .  m  m  m  .  .  m  m  m  .
H  .  .  .  .  #  #  .  .  .  #  #  .  .  .  .
G  .  .  .  .  #  #  .  .  .  #  #  .  .  .  .
F  .  S  .  S  .  .  S  .  S  .  .  S  .  S  .
E  .  .  T  .  .  T  .  .  .  T  .  .  T  .  .
D  .  T  .  A  .  .  A  .  A  .  .  A  .  T  .
C  .  .  .  .  B  .  .  B  .  .  B  .  .  .  .
B  .  F  .  .  F  .  F  .  F  .  F  .  .  F  .
A  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
"""


def drawn(table: Table) -> str:
    """The map with the pieces on it, as the page draws it."""
    on = {one["square"]: one["type"] for one in table.view()["pieces"]}
    lines = [
        "  ".join(["ABCDEFGHIJKLMNOPQR"[n], *(on.get(NAMES[n + 1, c], sign) for c, sign in enumerate(line, 1))])
        for n, line in enumerate(table.view()["map"])
    ]
    return "\n".join(["", *reversed(lines), ""])


def test_the_map() -> None:
    """W1.5, W1.6, W2.1: mines, bunkers, and every piece on a start square of its type."""
    assert drawn(start()) == MAP
    signs = Counter("".join(start().view()["map"]))
    assert (signs["m"], signs["#"]) == (18, 16) == (len(MINES), len(BUNKERS))


def test_red_stands_south_and_green_is_red_turned_round() -> None:
    """W2.1, W2.3: each half holds one colour, turned by 180 degrees."""
    pieces = start().view()["pieces"]
    assert all((one["square"][0] < "J") == (one["side"] == RED) for one in pieces)
    for red, green in zip(pieces[:25], pieces[25:], strict=True):
        line, column = ord(red["square"][0]) - ord("A"), int(red["square"][1:])
        assert green["square"] == f"{chr(ord('R') - line)}{16 - column}"


def test_heights() -> None:
    """W1.7, W1.8: 44 millimetres for a fighter, four less for each type after it."""
    assert {one["type"]: one["height"] for one in start().view()["pieces"]} == {
        "F": 44,
        "B": 40,
        "T": 36,
        "S": 32,
        "A": 28,
    }


# --- W2: set-up ---


def test_a_deal_is_any_order_of_the_six_numbers() -> None:
    """W2.2, W1.3: 180 arrangements, the first number on the first square of the list."""
    table = Table(GAME, {})
    assert set(table.moves()) == {f"deal F {' '.join(deal)}" for deal in permutations(DEAL.split())}
    assert len(table.moves()) == 180
    played(table, "deal F 3M 1 2 1 3 2")
    own = {one["square"]: one["number"] for one in table.view(RED)["pieces"] if one["number"]}
    assert own == dict(zip(["B2", "B5", "B7", "B9", "B11", "B14"], ["3M", "1", "2", "1", "3", "2"], strict=True))


def test_green_counts_its_squares_from_the_other_end() -> None:
    """W2.2: Red's list turned by 180 degrees."""
    table = played(Table(GAME, {}), f"{deals('FTS')}, deal F 3M 1 2 1 3 2")
    own = {one["square"]: one["number"] for one in table.view(GREEN)["pieces"] if one["number"]}
    assert own == dict(zip(["Q14", "Q11", "Q9", "Q7", "Q5", "Q2"], ["3M", "1", "2", "1", "3", "2"], strict=True))
    assert starts(GREEN, "T") == ["O14", "O2", "N13", "N10", "N6", "N3"]


def deals(types: str) -> str:
    return ", ".join(f"deal {type} {DEAL}" for type in types)


def test_the_order_of_dealing() -> None:
    """W2.2, W2.3: Red fighters, tanks, soldiers, then Green; then Red moves first and turns alternate."""
    table, order = Table(GAME, {}), []
    for _ in range(6):
        order.append((table.turn, table.view()["dealing"]))
        played(table, table.moves()[0])
    assert order == [(seat, type) for seat in (RED, GREEN) for type in "FTS"]
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        played(table, "end")
    assert turns == [RED, GREEN, RED, GREEN]


@pytest.mark.parametrize("seat", [GREEN, None])
def test_a_deal_is_unseen_by_others(seat: int | None) -> None:
    """W2.2: they learn that it was made, and for which type."""
    table = played(Table(GAME, {}), "deal F 3M 1 2 1 3 2")
    view = table.view(seat)
    assert view["last"]["move"] == "deal F"
    assert not [one for one in view["pieces"] if one["number"]]


def test_a_deal_may_be_changed_until_the_last_one() -> None:
    """W2.2: taken back as long as nobody else was asked."""
    table = played(Table(GAME, {}), deals("FT"))
    assert table.can_undo(RED)
    table.undo(RED)
    assert table.view()["dealing"] == "T"
    assert not played(table, deals("TS")).can_undo(RED)


# --- W11: information ---


def test_numbers_on_the_board_are_their_owners_secret() -> None:
    """W11.1: nobody else sees one, a spectator none at all."""
    table = start()
    for seat, seen in ((RED, 18), (GREEN, 18), (None, 0)):
        numbers = [one for one in table.view(seat)["pieces"] if one["number"]]
        assert len(numbers) == seen
        assert {one["side"] for one in numbers} <= {seat}


def test_removed_pieces_lie_open() -> None:
    """W11.2: for the loser, the winner and anybody who looks on."""
    table = place("T2 G1", "S3M L1, S1 M5, F3M R1")
    before = pile(table, GREEN)
    assert "S3M" not in before
    for seat in (RED, GREEN, None):
        after = played(table.fork(), "G1xL1").view(seat)["pieces"]
        assert [one["number"] for one in after if one["square"] is None].count("3M") == 3


def test_a_fight_tells_its_outcome_and_a_bound() -> None:
    """W11.3: the survivor is more than what fell; which number it is stays open."""
    table = place("T2 G1, T1 G2", "T1 L1")
    assert shown(table, "G1", GREEN)["possible"] == [("1", 0.3333), ("2", 0.3333), ("3M", 0.3333)]
    played(table, "G1xL1, stay")
    seen = shown(table, "L1", GREEN)
    assert (seen["number"], seen["open"], seen["possible"]) == (None, False, [("2", 0.5), ("3M", 0.5)])
    assert shown(table, "G2", GREEN)["possible"] == [("1", 0.5), ("2", 0.25), ("3M", 0.25)]


def test_what_a_piece_can_be_is_the_same_for_the_other_side_and_onlookers() -> None:
    """W11.1, W1.3: at the start as the numbers in the box; its owner needs no guess."""
    table = start()
    shares = [("1", 0.3333), ("2", 0.3333), ("3", 0.1667), ("3M", 0.1667)]
    assert [shown(table, "E3", seat)["possible"] for seat in (GREEN, None, RED)] == [shares, shares, []]


def test_a_number_that_came_back_is_public() -> None:
    """W11.4: everybody saw it lie open, and it stays known wherever the piece goes."""
    table = played(place("S1 R5", ""), "switch R5, +F2@B2, done, B2>H2")
    for seat in (RED, GREEN, None):
        assert (shown(table, "H2", seat)["number"], shown(table, "H2", seat)["open"]) == ("2", True)


def test_everything_is_opened_at_the_end() -> None:
    """W11.1, W12.1: nothing is left to hide."""
    table = played(place("T3M G1, T1 B1", "T3M L1, F2 P1", kings=False), "G1xL1")
    for seat in (RED, GREEN, None):
        assert [shown(table, square, seat)["number"] for square in ("B1", "P1")] == ["1", "2"]
