"""The rules W8: artillery sweeps the ground in front of it, when it is told to or by itself."""

from __future__ import annotations

import pytest

from ludothek.games.masters_victory.board import GREEN, RED
from tests.games.masters_victory.positions import (
    goals,
    last_log,
    place,
    played,
    standing,
    targets,
    turned,
    words,
)

# --- the zone ---


@pytest.mark.parametrize(
    ("side", "square", "zone"),
    [
        (RED, "D7", "E6 E7 E8 F6 F7 F8 G6 G7 G8"),
        (GREEN, "O7", "N6 N7 N8 M6 M7 M8 L6 L7 L8"),
        (RED, "D1", "E1 E2 F1 F2 G1 G2"),
        (RED, "Q15", "R14 R15"),
        (GREEN, "B8", "A7 A8 A9"),
        (RED, "R4", ""),
    ],
)
def test_the_zone_lies_in_front(side: int, square: str, zone: str) -> None:
    """W8.1: three by three, north for Red and south for Green; over the edge there is nothing."""
    red, green = (f"A {square}", "") if side == RED else ("", f"A {square}")
    assert table_zones(red, green)[square] == set(zone.split())


def table_zones(red: str, green: str) -> dict[str, set[str]]:
    return {gun: set(squares) for gun, squares in place(red, green).view()["zones"].items()}


def test_nothing_beside_or_behind_is_hit() -> None:
    """W8.1: neither east nor west nor backwards, nor the fourth line."""
    outside = "S1 D6, S1 D8, S2 C7, S2 H7, S3 E5, S3M G9"
    assert standing(turned(place("A D7", f"{outside}, T1 F7", fire="auto"))).count(",") == 5


def test_the_zone_keeps_its_direction() -> None:
    """W8.1: also deep in the other half, and for Green alike."""
    assert standing(turned(place("A O7", "S1 P7, S1 N7", fire="auto"))) == "red: A O7 | green: S1 N7"
    assert standing(turned(place("S1 C7, S1 E7", "A D7", turn=GREEN, fire="auto"))) == "red: S1 E7 | green: A D7"


def test_all_enemies_in_the_zone_fall_and_no_friends() -> None:
    """W8.2: any number of them."""
    table = turned(place("A D7, S1 E7, F1 F7", "S1 E6, T1 G8, F1 F6, B G6, A E8", fire="auto"))
    assert standing(table) == "red: A D7, F1 F7, S1 E7 | green: -"


@pytest.mark.parametrize(("line", "left"), [("D7>D8", "S1 F10"), ("D7>D8, >D9", "-"), ("D7>D8, stay", "S1 F10")])
def test_fire_during_and_after_the_move(line: str, left: str) -> None:
    """W8.2, W8.6: after each single step."""
    table = turned(place("A D7", "S1 E9, S1 F10", fire="auto"))
    assert standing(table) == "red: A D7 | green: S1 E9, S1 F10"
    assert standing(played(table, line)).endswith(f"green: {left}")


def test_what_is_passed_in_between_falls_too() -> None:
    """W8.2: out and back, and the piece beside the first zone is gone."""
    assert standing(played(place("A D7", "S1 G9", fire="auto"), "D7>D8, >D7")) == "red: A D7 | green: -"


def test_zones_work_only_in_their_owners_turn() -> None:
    """W8.3: a piece may pass through and leave again, one that stays is hit when the turn begins."""
    table = played(place("A D7", "F1 N7", turn=GREEN, fire="auto"), "N7>G7")
    assert "F1 G7" in standing(table)
    assert standing(played(table, "end")) == "red: A D7 | green: -"


def test_a_shot_from_rest_costs_no_move() -> None:
    """W8.4: by itself or on order, three moves are left and the gun may still go."""
    assert turned(place("A D7", "S1 F7", fire="auto")).view()["moves_left"] == 3
    table = played(turned(place("A D7", "S1 F7")), "fire D7")
    assert table.view()["moves_left"] == 3
    assert goals(table, "D7")


def test_neither_protection_nor_mines_help_against_fire() -> None:
    """W8.5: a soldier under a fighter's wing, a bomber over the mines."""
    assert standing(turned(place("A F8", "S1 H8, F1 H9", fire="auto"))) == "red: A F8 | green: -"
    assert standing(turned(place("A F8", "B I8", fire="auto"))) == "red: A F8 | green: -"


def test_bunkers_help_against_fire() -> None:
    """W8.5, W4.3: a shot at bunkers alone hits nobody and is none."""
    table = turned(place("A F5", "T1 H5, S1 G6"))
    assert words(table) == {"end"}
    assert standing(turned(place("A F5", "T1 H5, S1 G6, F1 H6", fire="auto"))) == "red: A F5 | green: S1 G6, T1 H5"


# --- by itself ---


def test_all_guns_fire_when_the_turn_begins() -> None:
    """W8.6: each at its own zone, told gun by gun."""
    table = turned(place("A D4, A D12, A D9", "S1 G4, S2 G13, S3 F10, F1 P1", fire="auto"))
    assert standing(table) == "red: A D12, A D4, A D9 | green: F1 P1"
    assert last_log(table) == "end [fire D4: S1 G4] [fire D12: S2 G13] [fire D9: S3 F10]"


def test_only_the_gun_that_moves_fires_during_a_move() -> None:
    """W8.6: in its own zone, after its own step; other pieces' moves fire nothing."""
    table = place("A D7, T1 B1", "S1 G7, S2 G13", fire="auto")
    assert "S1 G7" in standing(played(table, "B1>B2")), "put there by hand, so that nothing fired before"
    assert standing(played(table, "D7>D8")).endswith("green: S2 G13")


def test_nothing_is_left_to_order() -> None:
    """W8.6: there is no word for it."""
    table = place("A D7", "S1 G7", fire="auto")
    assert words(table) == {"end"}
    assert words(played(table, "D7>D6")) == {"stay"}


def test_artillery_that_comes_back_fires_as_it_stands() -> None:
    """W8.6: on D7 by a switch, and the soldier on G8 is gone."""
    table = played(place("S1 R5", "S1 G8", fire="auto"), "switch R5, +A@D7")
    assert standing(table) == "red: A D7 | green: -"
    assert last_log(table) == "+A@D7 [fire D7: S1 G8]"


# --- on order ---


def test_where_nothing_else_is_agreed_nothing_fires_by_itself() -> None:
    """W5.6, W8.7: neither when the turn begins, nor after a step, nor after a switch."""
    table = turned(place("A D7, S1 R5", "S1 G8, S2 E9"))
    assert "S1 G8, S2 E9" in standing(table)
    assert "S1 G8, S2 E9" in standing(played(table, "D7>D8, >E8"))
    assert "S1 G8, S2 E9" in standing(played(table, "switch R5, +A@D9, done"))
    assert words(table) == {"fire E8", "fire D9", "end"}


def test_a_shot_takes_all_and_no_selection() -> None:
    """W8.7: one word, the whole zone."""
    table = place("A D7, A D9", "S1 E7, S2 G8, F1 F6, S3 F10")
    assert words(table) == {"fire D7", "fire D9", "end"}
    played(table, "fire D7")
    assert (standing(table), last_log(table)) == (
        "red: A D7, A D9 | green: S3 F10",
        "fire D7 [fire D7: F1 F6, S1 E7, S2 G8]",
    )


def test_no_shot_at_nothing() -> None:
    """W8.7: the word is there as long as there is somebody to hit."""
    table = place("A D7", "S1 G8")
    assert "fire D7" in words(table)
    assert words(played(table, "fire D7")) == {"end"}


def test_a_shot_between_two_steps() -> None:
    """W8.7: the moving gun may fire and go on; another gun waits until the move is over."""
    table = played(place("A D7, A D12", "S1 G9, S2 G12"), "D7>D8")
    assert words(table) == {"fire D8", "stay"}
    played(table, "fire D8")
    assert (standing(table), table.view()["phase"]) == ("red: A D12, A D8 | green: S2 G12", "step")
    assert set(table.moves()) == {">D9", ">D7", ">E8", ">C8", "stay"}
    assert words(played(table, "stay")) == {"fire D12", "end"}


def test_no_shot_within_another_pieces_move() -> None:
    """W8.7, W3.10: between an attack and its rest the guns are silent."""
    table = played(place("A D7, F1 G1", "S1 G8, S2 L1"), "G1xL1")
    assert words(table) == {"stay"}
    assert words(played(table, "stay")) == {"fire D7", "end"}


def test_no_shot_while_a_switch_is_made() -> None:
    """W8.7: only afterwards."""
    table = played(place("A D7, S1 R5", "S1 G8"), "switch R5")
    assert not [move for move in table.moves() if move.startswith("fire")]
    assert "fire D7" in words(played(table, "+F1@B2, done"))


def test_a_shot_after_three_moves() -> None:
    """W8.7, W8.4: at any later point of the turn."""
    table = played(place("A D7, T1 B1, S1 F2, S2 F14", "S1 G8"), "B1>B2, F2>G2, F14>G14")
    assert table.moves() == ["fire D7", "end"]


def test_a_shot_opens_a_target() -> None:
    """W8.7, W9.4: first the protector, then an attack on what it protected."""
    table = place("A D7, T2 F10", "F1 G8, S1 H9")
    assert targets(table, "F10") == []
    assert targets(played(table, "fire D7"), "F10") == ["H9"]


# --- how far ---


def test_artillery_moves_two_steps() -> None:
    """W8.8: one after the other, each onto a neighbouring empty square, the second one of free will."""
    table = played(place("A D7, S1 E8", ""), "D7>D8")
    assert set(table.moves()) == {">D7", ">D9", ">C8", "stay"}
    assert standing(played(table.fork(), ">C8")) == "red: A C8, S1 E8 | green: -"
    assert (played(table, "stay").view()["phase"], goals(table, "D8")) == ("turn", [])


def test_artillery_never_moves_onto_an_enemy() -> None:
    """W8.1, W5.2: not even one that its fire does not reach."""
    table = place("A G4", "T1 G5, S1 F4")
    assert sorted(goals(table, "G4")) == ["G3", "H4"]
    assert targets(table, "G4") == []
