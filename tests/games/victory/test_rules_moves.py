"""The rules V6: red dice along red lines, blue dice along blue ones, straight on and never over a car."""

from __future__ import annotations

import pytest

from ludothek import Table
from tests.games.victory.positions import cars, counts, goals, place, played, state

FAR = "6.5"  # where a car stands in nobody's way


def lines(table: Table, colour: str) -> dict[str, str]:
    """The goals of a colour by the way they lie."""
    return {
        one["way"]: " ".join(one["goals"])
        for one in table.view(state(table).driver)["lines"]
        if one["colour"] == colour
    }


def test_red_dice_go_straight_and_blue_dice_across() -> None:
    """V6.1: from the middle of a straight, each along its own lines."""
    table = place("5.5 0.5", "RBX X")
    assert lines(table, "R") == {"n": "5.8 4.2 4.5 4.8", "e": "5.6", "s": "5.2 6.8 6.5 6.2 7.8 7.5 7.2", "w": "5.4"}
    assert lines(table, "B") == {"ne": "5.9", "se": "5.3", "sw": "5.1", "nw": "5.7"}
    assert not set(goals(table, "R")) & set(goals(table, "B"))


@pytest.mark.parametrize(("throws", "colours"), [("RRX R", {"R"}), ("BBX X", {"B"}), ("RBX X", {"R", "B"})])
def test_only_thrown_colours_can_be_driven(throws: str, colours: set[str]) -> None:
    """V6.1: one move for each die."""
    assert {move[0] for move in place(f"5.5 {FAR}", throws).moves()} == colours


def test_each_die_is_one_move() -> None:
    """V6.1: a red die that is played is gone, the others stay."""
    table = played(place("5.5 0.5", "RRB X"), "R>5.8")
    assert (table.view()["dice"], table.turn) == ("RB", 0)
    assert {move[0] for move in played(table, "R>5.5").moves()} == {"B"}
    assert state(played(table, "B>5.9")).driver == 1


def test_a_move_is_one_straight_line_of_any_length() -> None:
    """V6.2: round the corner of a bend it takes two dice, along a straight one is enough."""
    table = place("0.1 7.5", "RRX X")
    assert "1.7" in goals(table, "R")
    assert "2.7" not in goals(table, "R")
    assert "4.9" in goals(played(table, "R>1.7"), "R")


def test_a_blue_line_runs_on_over_the_joint() -> None:
    """V6.2, V2.5: from tile to tile as long as it is straight."""
    assert lines(place(f"0.4 {FAR}", "BBX X"), "B")["ne"] == "0.8 1.3 2.4 2.8"
    assert lines(place(f"0.7 {FAR}", "BBX X"), "B")["ne"] == "1.2 1.6 2.7"


def test_a_die_covers_at_least_one_edge() -> None:
    """V6.3: nobody stays on the spot."""
    for colour in "RB":
        assert "5.5" not in goals(place("5.5 0.5", f"{colour * 2}X X"), colour)


def test_every_point_on_the_way_can_be_the_end() -> None:
    """V6.4, V6.7: a move ends on any point of its line, and on nothing else."""
    table = place("5.5 0.5", "RBX X")
    names = {f"{tile}.{digit}" for tile in range(12) for digit in range(1, 10)}
    assert set(goals(table, "R")) | set(goals(table, "B")) <= names
    for goal in ["5.2", "6.8", "6.5", "6.2", "7.8", "7.5", "7.2"]:
        assert cars(played(table.fork(), f"R>{goal}")) == f"{goal} 0.5"


def test_no_car_is_jumped() -> None:
    """V6.5: the line ends before it, however free it is behind; red and blue alike."""
    table = place("5.5 6.5 5.9 4.9", "RBX X")
    assert lines(table, "R")["s"] == "5.2 6.8"
    assert "ne" not in {way for way, points in lines(table, "B").items() if points}
    assert [one["blocked"] for one in table.view(0)["lines"] if one["way"] in ("s", "ne")] == [1, 2]


def test_no_move_ends_on_a_car() -> None:
    """V6.6: one point holds one car."""
    table = place("5.5 6.5 5.9", "RBX X")
    assert not {"6.5", "5.9"} & {*goals(table, "R"), *goals(table, "B")}
    assert {"6.5", "5.9"} <= {*goals(place("5.5 0.5", "RBX X"), "R"), *goals(place("5.5 0.5", "RBX X"), "B")}


def test_a_car_is_not_in_its_own_way() -> None:
    """V6.5, V6.6: what it has left is free, also for itself."""
    table = played(place("5.5 0.5", "RRX X"), "R>5.8")
    assert "5.5" in goals(table, "R")
    assert lines(table, "R")["s"].startswith("5.5 5.2 6.8")


@pytest.mark.parametrize("line", ["R>5.8, R>4.2, B>4.6", "R>5.8, B>4.3, R>4.6", "B>5.9, R>4.3, R>4.6"])
def test_order_and_length_are_free(line: str) -> None:
    """V6.7: equal colours in a row or alternately, short or long."""
    table = played(place("5.5 0.5", "RRB X"), line)
    assert (cars(table), state(table).driver) == ("4.6 0.5", 1)


def test_every_die_must_be_played() -> None:
    """V6.8: as long as one can, only moves are offered, even if each of them leads back."""
    table = place("0.1 0.2 0.4 0.5 11.8", "RBX X")
    assert table.moves() == ["R>11.7", "R>11.4", "R>11.1", "R>10.7", "R>10.4", "R>10.1"]
    assert counts(played(table, "R>10.1")) == [-1, 0, 0, 0, 0]
    assert (table.turn, table.view()["dice"]) == (0, "B")


def test_a_die_that_cannot_be_played_waits_for_the_others() -> None:
    """V6.9: blue is boxed in, red is not; after red blue has a move and must be played."""
    table = place("5.5 5.1 5.3 5.7 5.9", "RBX X")
    assert {move[0] for move in table.moves()} == {"R"}
    assert {move[0] for move in played(table, "R>5.8").moves()} == {"B"}


def test_what_nobody_can_play_lapses() -> None:
    """V6.9: the turn ends by itself before the first move; with the way back open it does not."""
    boxed = place("0.1 0.2 0.4 0.5 11.7 11.8", "RBX RB")
    assert (cars(boxed), state(boxed).driver) == ("0.1 0.2 0.4 0.5 11.7 11.8", 1)
    assert place("0.1 0.2 0.4 0.5 11.7", "RBX RB").moves() == ["B>11.8", "B>11.6"]
    assert place("0.1 0.2 0.4 0.5 11.7", "RRX X").turn == "chance", "there is no blue die"
    assert place("0.1 0.2 0.4 0.5", "RBX RB", no_reverse=True).turn == "chance", "the way back is closed"


def test_the_rest_lapses_in_the_middle_of_a_turn() -> None:
    """V6.9: red into the corner, where a blue neighbour and its line are taken."""
    table = place("0.4 0.5 11.8 7.5", "RBB X")
    played(table, "R>0.1")
    assert (cars(table), state(table).driver, table.view()["dice"]) == ("0.1 0.5 11.8 7.5", 1, "")
    assert table.steps[-1].log == "R>0.1 (from 0.4) lapse BB"


def test_nobody_has_to_play_as_many_dice_as_possible() -> None:
    """V6.10: of the same dice one order plays all three, another one only the first."""
    table = place("0.4 0.5 11.8 7.5", "RBB X")
    assert "R>0.1" in table.moves()
    assert state(played(table.fork(), "R>0.1")).driver == 1
    played(table, f"R>0.7, B>{goals(played(table.fork(), 'R>0.7'), 'B')[0]}")
    assert (table.turn, table.view()["dice"]) == (0, "B")


def test_the_wrong_way_is_allowed() -> None:
    """V6.11: over joints and over the line, red and blue."""
    table = place(f"0.2 {FAR}", "RBX X")
    assert lines(table, "R")["s"] == "11.8 11.5 11.2 10.8 10.5 10.2"
    assert (lines(table, "B")["se"], lines(table, "B")["sw"]) == ("11.9", "11.7")


def test_no_reverse_stops_at_the_joint() -> None:
    """V6.12: no move leads back to the tile before, red or blue, over the line or any other joint."""
    table = place(f"0.2 {FAR}", "RBX X", no_reverse=True)
    assert (set(lines(table, "R")), set(lines(table, "B"))) == ({"n", "e", "w"}, {"ne", "nw"})
    table = place("3.5 0.5", "RBX X", no_reverse=True)
    assert lines(table, "R") == {"n": "3.8", "e": "3.6 4.4 4.5 4.6", "s": "3.2", "w": "3.4"}
    assert lines(table, "B") == {"ne": "3.9", "se": "3.3", "sw": "3.1", "nw": "3.7"}


def test_no_reverse_leaves_every_direction_inside_a_tile() -> None:
    """V6.12: back from the last row of a tile to its first, and forward over the joint."""
    table = place(f"0.9 {FAR}", "RBX X", no_reverse=True)
    assert lines(table, "R") == {"n": "1.3 1.6 1.9", "s": "0.6 0.3", "w": "0.8 0.7"}
    assert lines(table, "B") == {"sw": "0.5 0.1", "nw": "1.2 1.4"}
