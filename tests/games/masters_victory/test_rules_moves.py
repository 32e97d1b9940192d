"""The rules W3 and W4: three pieces a turn, how far and which way they go, mines and bunkers."""

from __future__ import annotations

import pytest

from ludothek.games.masters_victory.board import GREEN, RED
from tests.games.masters_victory.positions import goals, place, played, rest, standing, start, state, targets, turned
from tests.reference.masters_victory_box import BUNKERS, CALLED, MINES, NAMES

SPAN = {"F": 12, "B": 10, "T": 8, "S": 4, "A": 2}


def distance(one: str, other: str) -> int:
    (line, column), (to_line, to_column) = CALLED[one], CALLED[other]
    return abs(line - to_line) + abs(column - to_column)


# --- W3: moving ---


def test_three_pieces_a_turn_of_free_choice() -> None:
    """W3.1: any three in any order, a fourth must wait."""
    table = played(start(), "F2>G2, B2>H2, E3>G3")
    assert (table.moves(), table.view()["moves_left"]) == (["end"], 0)
    again = played(start(), "E3>G3, F2>G2, B2>H2")
    assert state(again).at == state(table).at
    assert len(played(table, "end").moves()) > 1400


@pytest.mark.parametrize("line", ["end", "F2>G2, end", "F2>G2, B2>H2, end", "F2>G2, B2>H2, E3>G3, end"])
def test_fewer_than_three_are_enough(line: str) -> None:
    """W3.2: none, one, two or three."""
    assert played(start(), line).turn == GREEN


def test_no_piece_moves_twice() -> None:
    """W3.3: not in the same turn, but in the next one."""
    table = played(place("T1 G1, S1 F1", ""), "G1>G2")
    assert goals(table, "G2") == []
    assert goals(table, "F1")
    assert goals(played(table, "end, end"), "G2")


@pytest.mark.parametrize("kind", "FBTS")
def test_never_diagonally(kind: str) -> None:
    """W3.4, W3.6: as far as the steps in the four directions reach."""
    found = goals(place(f"{kind} D8", ""), "D8")
    near = {square for square in NAMES.values() if 0 < distance("D8", square) <= SPAN[kind]}
    assert set(found) <= near
    assert set(found) == near - {"A1"} or kind == "T", "tanks have to go round the mines"


def test_artillery_never_steps_diagonally() -> None:
    """W3.4: one of four neighbours."""
    assert sorted(goals(place("A G8", ""), "G8")) == ["F8", "G7", "G9", "H8"]


def test_a_move_may_bend_anywhere() -> None:
    """W3.5: there and round every corner, as long as the steps last."""
    wall = "T1 E5, T1 E6, T2 E7, T2 D7, S1 C7, S1 C6, S2 C5"  # open to the west only
    table = place(f"S3 D6, {wall}", "")
    assert set(goals(table, "D6")) == {"D5", "D4", "D3", "E4", "C4", "D2", "E3", "C3", "F4", "B4"}


@pytest.mark.parametrize(
    ("kind", "last", "beyond"), [("F", "N6", "O6"), ("B", "L6", "M6"), ("T", "J6", "K6"), ("S", "F6", "G6")]
)
def test_the_maximum_move(kind: str, last: str, beyond: str) -> None:
    """W3.6: 12, 10, 8 and 4 steps straight ahead, and not one more."""
    found = goals(place(f"{kind} B6", ""), "B6")
    assert last in found
    assert beyond not in found


def test_the_maximum_move_of_artillery() -> None:
    """W3.6, W8.8: two steps and no third."""
    table = played(place("A D8", ""), "D8>E8, >F8")
    assert goals(table, "F8") == []
    assert table.view()["phase"] == "turn"


def test_only_aircraft_pass_over_pieces() -> None:
    """W3.7: a ground piece shut in does not move at all, friend or enemy round it; a fighter leaves."""
    ring = "S1 C7, S1 D6, S2 D8, S2 E7"
    assert goals(place(f"T1 D7, {ring}", ""), "D7") == []
    assert goals(place("A D7", ring), "D7") == []
    assert "H7" in goals(place(f"F1 D7, {ring}", ""), "D7")
    assert "H7" in goals(place(f"B D7, {ring}", ""), "D7")


def test_a_ground_piece_does_not_go_through_its_target() -> None:
    """W3.7, W3.8: it may attack the soldier in the only gap, and not pass it."""
    table = place("T2 D7, S1 C7, S1 D6, S2 D8", "S1 E7")
    assert (goals(table, "D7"), targets(table, "D7")) == ([], ["E7"])


def test_a_ground_piece_goes_round_what_is_in_its_way() -> None:
    """W3.7, W3.9: the detour costs its steps."""
    free, blocked = place("S1 D7", "S1 H7"), place("S1 D7, T1 E7", "S1 H7")
    assert targets(free, "D7") == ["H7"]
    assert targets(blocked, "D7") == []
    assert "G7" in goals(free, "D7")
    assert "G7" not in goals(blocked, "D7")


def test_a_move_ends_on_an_empty_square_or_a_target() -> None:
    """W3.8: never on a friend, nor on an enemy that may not be attacked."""
    table = place("F1 G7, S1 H7", "T1 I6, S1 K7")
    assert not {"H7", "I6", "K7"} & set(goals(table, "G7"))
    assert targets(table, "G7") == ["K7"]


def test_steps_are_those_of_the_shortest_way() -> None:
    """W3.9: however a player draws it; behind a piece it is two steps longer."""
    assert played(place("T2 D7", "S1 H7"), "D7xH7").view()["steps"] == 8 - 4
    assert played(place("T2 D7, S1 E7", "S1 H7"), "D7xH7").view()["steps"] == 8 - 6


def test_a_long_detour_is_counted_to_the_last_step() -> None:
    """W3.9: round a wall of five, two lines away in eight steps; round a wall of seven not at all."""
    five = "S1 E7, S1 E6, S2 E8, S2 E9, S3 E5"
    table = place(f"T2 D7, {five}", "S1 F7")
    assert targets(table, "D7") == ["F7"]
    assert played(table, "D7xF7").view()["phase"] == "turn", "no step is left"
    assert targets(place(f"T2 D7, {five}, S3M E4, A E10", "S1 F7"), "D7") == []


def test_a_move_ends_elsewhere() -> None:
    """W3.9: no piece walks a circle back to its square."""
    for kind in "FBTSA":
        assert "G8" not in goals(place(f"{kind} G8", ""), "G8")


def test_artillery_may_step_out_and_back() -> None:
    """W3.9: two single steps, and that is its move."""
    table = played(place("A G8", ""), "G8>G9, >G8")
    assert (standing(table), table.view()["moves_left"]) == ("red: A G8 | green: -", 2)
    assert goals(table, "G8") == []


def test_a_move_is_finished_first() -> None:
    """W3.10: after an attack, and between two steps of artillery, no other piece is offered."""
    table = played(place("F1 G7, T1 B1, A D9", "S1 M7"), "G7xM7")
    assert all(move.startswith(">") or move == "stay" for move in table.moves())
    played(table, "stay, D9>E9")
    assert set(table.moves()) == {">D9", ">F9", ">E8", ">E10", "stay"}
    assert goals(played(table, "stay"), "B1")


# --- W4: terrain ---


@pytest.mark.parametrize("kind", "FBTSA")
def test_mines_are_for_aircraft_only(kind: str) -> None:
    """W4.1: they land there; tanks, soldiers and artillery stop before."""
    mines = {NAMES[square] for square in MINES} & set(goals(place(f"{kind} H8", ""), "H8"))
    assert bool(mines) == (kind in "FB")


def test_nobody_crosses_mines_on_the_ground() -> None:
    """W4.1, W3.9: K8 lies three lines ahead of H8, and seven steps away through the gap beside the mines."""
    assert "K8" not in goals(place("S1 H8", ""), "H8")
    assert "M8" not in goals(place("T1 H8", ""), "H8")
    assert played(place("T2 H8", "S1 K8"), "H8xK8").view()["steps"] == 8 - 7
    assert "M8" in goals(place("F1 H8", ""), "H8")


@pytest.mark.parametrize(("kind", "square"), [("F", "I8"), ("B", "J7"), ("F", "I4")])
def test_aircraft_on_mines_are_safe_from_soldiers_not_from_fire(kind: str, square: str) -> None:
    """W4.2: a soldier beside them has no target there; beside the mines it has."""
    line, column = CALLED[square]
    below = NAMES[8 if line == 9 else 11, column]
    assert targets(place(f"S1 {below}", f"{kind} {square}"), below) == []
    assert targets(place("S1 H8", f"{kind} G8"), "H8") == ["G8"]
    gun = NAMES[line - 3, column]
    assert standing(turned(place(f"A {gun}", f"{kind} {square}", fire="auto"))) == f"red: A {gun} | green: -"


@pytest.mark.parametrize("victim", "TSA")
def test_ground_pieces_in_a_bunker_are_safe_from_above_and_from_fire(victim: str) -> None:
    """W4.3: from fighters, bombers and artillery; one square further they are not."""
    hunter = {"T": "B", "A": "B", "S": "F"}[victim]
    assert targets(place(f"{hunter} D5", f"{victim} H5"), "D5") == []
    assert targets(place(f"{hunter} D5", f"{victim} H4"), "D5") == ["H4"]
    assert standing(turned(place("A F5", f"{victim} H5", fire="auto"))).endswith("H5")
    assert standing(turned(place("A F5", f"{victim} H4", fire="auto"))).endswith("-")


def test_every_bunker_square_shelters() -> None:
    """W4.3: all sixteen, and no square beside them."""
    for square in NAMES.values():
        if square in ("A1", "R15") or CALLED[square] in MINES:
            continue
        hunter = "O8" if square[0] < "J" else "D8"
        if square != hunter and distance(square, hunter) <= 12:
            hit = targets(place(f"F1 {hunter}", f"S1 {square}"), hunter)
            assert bool(hit) == (CALLED[square] not in BUNKERS), square


@pytest.mark.parametrize(("hunter", "victim"), [("T", "T"), ("T", "S"), ("T", "A"), ("S", "S")])
def test_a_bunker_is_no_shelter_from_tanks_and_soldiers(hunter: str, victim: str) -> None:
    """W4.4: they come in."""
    assert targets(place(f"{hunter}2 F5", f"{victim} H5"), "F5") == ["H5"]


@pytest.mark.parametrize("kind", "FBTSA")
def test_every_piece_may_enter_a_bunker(kind: str) -> None:
    """W4.5: also aircraft."""
    assert "G5" in goals(place(f"{kind} F5", ""), "F5")


@pytest.mark.parametrize(("hunter", "victim"), [("F", "F"), ("F", "B"), ("S", "F"), ("S", "B")])
def test_aircraft_in_a_bunker_enjoy_no_shelter(hunter: str, victim: str) -> None:
    """W4.5: neither from fighters and soldiers nor from fire."""
    assert targets(place(f"{hunter}2 F5", f"{victim} H5"), "F5") == ["H5"]
    assert standing(turned(place("A F5", f"{victim} H5", fire="auto"))) == "red: A F5 | green: -"


def test_the_rest_of_a_move_keeps_to_the_ground() -> None:
    """W4.1, W3.7: after a fight mines and pieces are in the way as before."""
    table = played(place("T2 G8", "S1 H8"), "G8xH8")
    assert not {"I7", "I8", "I9"} & set(rest(table))
    assert "K6" in rest(table)
    assert table.turn == RED
