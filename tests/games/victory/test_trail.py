"""What the others did since one chose: the lines of their last turns and lost cars, until one chooses again."""

from __future__ import annotations

from typing import Any

from ludothek import Table
from tests.games.victory.positions import place, played

AWAY = "throw RRB, take 1, throw X"  # two red dice and a blue one


def trail(table: Table, seat: int | None) -> list[tuple[int, str, str]]:
    """Who, over which points, and what was lost where."""
    steps: list[dict[str, Any]] = table.view(seat)["trail"]
    return [(step["seat"], " ".join(step["path"]), " ".join(step["fell"])) for step in steps]


def test_the_whole_turns_of_both_others_stay_until_one_chooses() -> None:
    table = played(place("0.1 0.2 0.3", "RRB X"), "R>0.4, R>0.7, B>2.7")
    assert trail(table, 0) == []
    played(table, f"{AWAY}, R>0.5, R>1.2, B>1.6, {AWAY}, R>0.6, R>1.3, B>1.5")
    blue = [(1, "0.2 0.5", ""), (1, "0.5 0.8 1.2", ""), (1, "1.2 1.6", "")]
    green = [(2, "0.3 0.6", ""), (2, "0.6 0.9 1.3", ""), (2, "1.3 1.5", "")]
    assert trail(table, 0) == blue + green
    assert trail(table, 1) == green
    assert trail(table, 2) == []
    assert trail(table, None) == green
    played(table, "throw RRB")
    assert trail(table, 0) == blue + green
    played(table, "take 1")
    assert trail(table, 0) == []


def test_a_car_that_is_lost_is_crossed_out_where_it_stood() -> None:
    """V5.4: also one's own, whose throw was made after one chose."""
    table = played(place("0.1 0.2 0.3", "RXX XX"), f"{AWAY}, R>0.5, R>1.2, B>1.6")
    assert trail(table, 0)[0] == trail(table, 2)[0] == (0, "", "0.1")


def test_whoever_only_looks_on_sees_the_last_turn_of_each_car() -> None:
    """V8.7: a car that is out chooses no more, and would see all that ever followed."""
    table = played(place("0.1 0.2 0.3", "RXX XX"), f"{AWAY}, R>0.5, R>1.2, B>1.6, throw XXX, take 1, throw R")
    played(table, f"{AWAY}, R>1.5, R>1.8, B>1.6")
    assert [step for step in trail(table, 0) if step[0] == 1] == [
        (1, "1.6 1.5", ""),
        (1, "1.5 1.8", ""),
        (1, "1.8 1.6", ""),
    ]


def test_a_turn_that_came_to_nothing_leaves_a_mark_too() -> None:
    """V5.3, V6.9: three crosses, no open line, or a line that ends where the rest lapses."""
    missed = place("0.1 0.2 0.3", "RXX X").view(0)["trail"]
    assert [(step["seat"], step["at"], step["missed"], step["lapsed"]) for step in missed] == [(0, "0.1", True, "")]
    boxed_in = place("0.1 0.2 0.4 0.5 11.7 11.8", "RBX R").view(1)["trail"]  # V-EX13
    assert [(step["seat"], step["at"], step["missed"], step["lapsed"]) for step in boxed_in] == [
        (0, "0.1", False, "RRB")
    ]
    home = played(place("11.7 1.1 1.2", "RRX X", laps=1), "R>0.1").view(1)["trail"]  # V-EX11
    assert [(step["path"], step["home"], step["lapsed"]) for step in home] == [(["11.7", "0.1"], True, "R")]
