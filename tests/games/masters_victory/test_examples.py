"""The worked examples of the page, W-EX1 to W-EX10, among them the figures 4 to 7 of the rulebook."""

from __future__ import annotations

import pytest

from ludothek import Table
from ludothek.games.masters_victory.board import GREEN, RED
from tests.games.masters_victory.positions import (
    goals,
    last_log,
    pile,
    place,
    played,
    rest,
    shown,
    standing,
    start,
    starts,
    targets,
    turned,
    words,
)

# --- artillery ---


def test_ex1_figure_4_before_during_and_after_the_move() -> None:
    """W8.2, W8.4, W8.6: W-EX1, three removals and one of three moves."""
    table = turned(place("A F8", "F1 I7, B J8, T1 I10", fire="auto"))
    assert (standing(table), table.view()["moves_left"]) == ("red: A F8 | green: B J8, T1 I10", 3)
    assert standing(played(table, "F8>G8")) == "red: A G8 | green: T1 I10"
    assert standing(played(table, ">G9")) == "red: A G9 | green: -"
    assert (table.view()["moves_left"], table.turn) == (2, RED)


@pytest.mark.parametrize(
    ("way", "squares"),
    [("", 9), ("G8", 12), ("F9", 12), ("G8 H8", 15), ("F9 F10", 15), ("G8 G9", 15), ("F7 E7", 15)],
)
def test_ex2_what_artillery_sweeps(way: str, squares: int) -> None:
    """W8.1, W8.8: W-EX2, 9 squares at rest, 12 after a step, 15 after two, straight, sideways or bent."""
    table = place("A F8", "")
    swept = set(table.view()["zones"]["F8"])
    for i, square in enumerate(way.split()):
        played(table, f"F8>{square}" if i == 0 else f">{square}")
        swept |= set(table.view()["zones"][square])
    assert len(swept) == squares


def test_ex2_fifteen_removals_in_one_turn() -> None:
    """W8.2, W8.8: W-EX2, aircraft on the mines, soldiers and bombers before and behind them."""
    fighters = "F1 I7, F1 I8, F2 I9, F2 J7, F3 J8, F3M J9"
    others = "S1 G7, S1 G8, S2 G9, S2 H7, S3 H8, S3M H9, B K7, B K8, B K9"
    table = turned(place("A F8", f"{fighters}, {others}", fire="auto"))
    assert standing(table) == "red: A F8 | green: B K7, B K8, B K9, F2 J7, F3 J8, F3M J9"
    assert standing(played(table, "F8>G8, >H8")) == "red: A H8 | green: -"
    assert table.view()["moves_left"] == 2


# --- defence zones ---


def test_ex3_figure_6_the_tank_is_open_and_shields_the_soldier() -> None:
    """W9.2, W9.3, W6.1: W-EX3, examples 1 and 2 of the book."""
    table = place("T2 G1", "T1 L1, S1 L2")
    assert targets(table, "G1") == ["L1"]
    assert table.view()["shields"] == {"L2": "L1"}
    assert played(table, "G1xL1").view()["steps"] == 8 - 5


def test_ex3_figure_6_who_took_the_tank_waits_another_may_go_on() -> None:
    """W5.3, W5.5, W9.4, W7.1: W-EX3, the soldier is open now, for the next tank or the next turn."""
    table = played(place("T2 G1, T1 G2", "T1 L1, S1 L2"), "G1xL1")
    assert "L2" not in rest(table)
    played(table, "stay")
    assert targets(table, "L1") == []
    assert targets(table, "G2") == ["L2"]
    assert targets(played(table, "end, end"), "L1") == ["L2"]
    assert standing(played(table, "L1xL2")) == "red: T1 G2, T2 L2 | green: -"


FIGURE_7 = ("F3 G7, F2 G12, B G8, T1 J6", "S1 N8, S2 O8, F2 N7, T1 N9, F1 O10")


def figure_7() -> Table:
    return place(*FIGURE_7)


def test_ex4_figure_7a_who_is_open_at_first() -> None:
    """W9.2: W-EX4, fighters only; neither the tank nor the bomber has a target."""
    table = figure_7()
    assert targets(table, "G7") == targets(table, "G12") == ["N7", "O10"]
    assert targets(table, "G8") == targets(table, "J6") == []
    assert set(table.view()["shields"]) == {"N8", "O8", "N9"} | {"G8"}, "and Red's own bomber beside its fighter"


def test_ex4_figure_7b_and_7c_three_moves_strip_the_zone() -> None:
    """W9.4, W3.1, W5.7: W-EX4, a, b1, b2, and the soldier falls in the next turn."""
    table = played(figure_7(), "G7xN7, stay")
    assert targets(table, "J6") == []
    assert targets(table, "G8") == []
    played(table, "G12xO10, stay")
    assert targets(table, "G8") == ["N9"]
    assert played(table, "G8xN9").view()["steps"] == 2
    assert words(played(table, "stay")) == set(table.moves()) == {"end"}
    assert "N8" in targets(played(table, "end, end"), "J6")
    assert played(table, "J6xN8").view()["steps"] == 8 - 6
    assert standing(played(table, "stay")) == "red: B N9, F2 O10, F3 N7, T1 N8 | green: S2 O8"


@pytest.mark.parametrize("order", ["a b1", "b1 a"])
def test_ex4_figure_7_the_order_is_free(order: str) -> None:
    """W3.1, W9.4: W-EX4, whichever fighter goes first."""
    line = {"a": "G7xN7, stay", "b1": "G12xO10, stay"}
    assert targets(played(figure_7(), ", ".join(line[step] for step in order.split())), "G8") == ["N9"]


def test_ex5_equals_protect_nothing() -> None:
    """W9.3: W-EX5, soldier beside soldier."""
    table = place("T1 K8", "S1 N8, S2 O8")
    assert table.view()["shields"] == {}
    assert targets(table, "K8") == ["N8", "O8"]


@pytest.mark.parametrize(("square", "protects"), [("P8", False), ("N6", False), ("P10", False), ("O9", True)])
def test_ex5_two_squares_apart_is_out_of_the_zone(square: str, protects: bool) -> None:
    """W9.1: W-EX5, the eight squares around a piece and no others."""
    assert bool(place("", f"S1 N8, F1 {square}").view()["shields"]) == protects


def test_figure_5_taller_pieces_shield_smaller_ones() -> None:
    """W1.7, W1.8, W9.2: fighter, bomber, tank, soldier, artillery, each over all that come after it."""
    for tall in range(5):
        for small in range(5):
            shields = place("", f"{'FBTSA'[tall]} M8, {'FBTSA'[small]} N8").view()["shields"]
            assert shields.get("N8") == ("M8" if tall < small else None)


# --- fights ---

OUTCOMES = [
    ("2", "1", "red: T2 L1 | green: -", "G1xL1 [T1 out]"),
    ("1", "2", "red: - | green: T2 L1", "G1xL1 [attacker T1 out]"),
    ("1", "1", "red: - | green: -", "G1xL1 [both T1 out]"),
]


@pytest.mark.parametrize(("attacker", "defender", "left", "log"), OUTCOMES)
def test_ex6_a_fight_by_numbers(attacker: str, defender: str, left: str, log: str) -> None:
    """W6.1, W6.2, W6.3: W-EX6, the lower number falls, equal ones both."""
    table = played(place(f"T{attacker} G1", f"T{defender} L1"), "G1xL1")
    assert (standing(table), last_log(table)) == (left, log)


@pytest.mark.parametrize(("attacker", "defender"), [("3", "3M"), ("3M", "3"), ("3M", "3M")])
def test_ex6_a_master_is_a_three(attacker: str, defender: str) -> None:
    """W6.2: W-EX6, both fall, and which of them was a master is seen then."""
    table = played(place(f"F{attacker} G1", f"F{defender} L1"), "G1xL1")
    assert standing(table) == "red: - | green: -"
    assert last_log(table) == "G1xL1 [both F3 out] [master]"
    assert [pile(table, side).count("F3M") for side in (RED, GREEN)] == [1, 1]


@pytest.mark.parametrize(("attacker", "defender", "survivor"), [("2", "1", "red"), ("1", "2", "green")])
def test_ex6_the_survivor_keeps_its_secret(attacker: str, defender: str, survivor: str) -> None:
    """W11.3, W11.2: W-EX6, only its owner still reads its number; what fell lies open."""
    table = played(place(f"T{attacker} G1", f"T{defender} L1"), "G1xL1")
    owner = ("red", "green").index(survivor)
    assert [shown(table, "L1", seat)["number"] for seat in (owner, 1 - owner, None)] == ["2", None, None]
    assert pile(table, 1 - owner).count("T1") == 2


def test_ex7_bunker() -> None:
    """W4.3, W4.4, W4.5, W8.5: W-EX7, fire takes the aircraft in the bunker and the soldier outside, not the tank."""
    table = turned(place("A H5, B E5, T2 G6", "T1 K5, F1 K6, S1 J6", fire="auto"))
    assert standing(table) == "red: A H5, B E5, T2 G6 | green: T1 K5"
    assert targets(table, "E5") == []
    assert targets(table, "G6") == ["K5"]
    assert played(table, "G6xK5").view()["steps"] == 8 - 5


def test_ex8_mines() -> None:
    """W4.1, W4.2, W8.5: W-EX8, the soldier does not get there, the fighter does, the gun does not need to."""
    assert targets(place("S1 H8", "F1 J8"), "H8") == []
    table = place("F2 F8", "F1 J8")
    assert targets(table, "F8") == ["J8"]
    assert played(table, "F8xJ8").view()["steps"] == 12 - 4
    assert standing(turned(place("A G8", "F1 J8", fire="auto"))) == "red: A G8 | green: -"


def test_ex9_hit_and_run() -> None:
    """W5.4, W5.5, W5.3: W-EX9, six steps are left, for any empty square but not for a second attack."""
    table = played(place("F1 G7", "S1 M7, B N9"), "G7xM7")
    assert table.view()["steps"] == 6
    near = {(line, column) for line in range(18) for column in range(15) if abs(line - 12) + abs(column - 6) <= 6}
    empty = near - {(12, 6), (13, 8)}
    assert set(rest(table)) == {f"{'ABCDEFGHIJKLMNOPQR'[line]}{column + 1}" for line, column in empty}
    assert set(table.moves()) == {f">{square}" for square in rest(table)} | {"stay"}
    assert standing(played(table.fork(), ">G7")) == "red: F1 G7 | green: B N9"
    assert standing(played(table, "stay")) == "red: F1 M7 | green: B N9"


# --- the start ---

COUNTS = {
    "F": [94, 120, 127, 127, 120, 94],
    "B": [103, 114, 103],
    "T": [33, 33, 55, 68, 68, 55],
    "S": [16, 20, 23, 23, 20, 16],
}


def test_ex10_the_first_decision() -> None:
    """W2.1, W3.6, W3.7: W-EX10, 1449 actions, none of them an attack."""
    table = start()
    for letter, counts in COUNTS.items():
        assert [len(goals(table, square)) for square in starts(RED, letter)] == counts
    assert sum(len(goals(table, square)) for square in starts(RED, "A")) == 16
    assert len(table.moves()) == 1432 + 16 + 1 == 1449
    assert not [move for move in table.moves() if "x" in move]
    assert words(table) == {"end"}
