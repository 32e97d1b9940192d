"""The rules W5, W6, W7 and W9: who attacks whom, what comes of it, and who stands under protection."""

from __future__ import annotations

import pytest

from ludothek.games.masters_victory.board import GREEN, RED
from tests.games.masters_victory.positions import goals, pile, place, played, rest, standing, start, targets
from tests.reference.masters_victory_box import NAMES

ATTACKS = {"F": "FBS", "B": "TA", "T": "TSA", "S": "FBS", "A": ""}

# --- W5: attacking ---


def test_the_attacker_goes_to_the_square_of_the_defender() -> None:
    """W5.1: there the fight is decided."""
    table = played(place("T2 G1", "S1 L1"), "G1xL1")
    assert standing(table) == "red: T2 L1 | green: -"
    assert table.view()["running"] == "L1"


@pytest.mark.parametrize("hunter", "FBTSA")
@pytest.mark.parametrize("victim", "FBTSA")
def test_who_attacks_whom(hunter: str, victim: str) -> None:
    """W5.2, W7.2: as the pieces say; artillery nobody, and nobody gets past the list."""
    table = place(f"{hunter}{'2' * (hunter in 'FTS')} F8", f"{victim} G8")
    assert targets(table, "F8") == (["G8"] if victim in ATTACKS[hunter] else [])
    assert "G8" not in goals(table, "F8")


@pytest.mark.parametrize("hunter", "FBTSA")
def test_own_pieces_are_not_attacked(hunter: str) -> None:
    """W5.2, W3.8: whatever their type."""
    for friend in "FBTSA":
        assert targets(place(f"{hunter} F8, {friend} G8", ""), "F8") == []


def test_green_attacks_like_red() -> None:
    """W5.2, W2.3: the same list, in its own turn."""
    for hunter, victims in ATTACKS.items():
        for victim in "FBTSA":
            table = place(f"{victim} G8", f"{hunter} F8", turn=GREEN)
            assert targets(table, "F8") == (["G8"] if victim in victims else [])


def test_one_enemy_for_each_piece() -> None:
    """W5.3: a second attack is not offered, neither at once nor later in the turn."""
    table = played(place("T2 G1", "S1 H1, S1 K1"), "G1xH1")
    assert "K1" not in rest(table)
    played(table, ">J1")
    assert targets(table, "J1") == []
    assert targets(played(table, "end, end"), "J1") == ["K1"]


@pytest.mark.parametrize(("hunter", "left"), [("F", 11), ("T", 7), ("S", 3)])
def test_remaining_steps_may_be_used_up(hunter: str, left: int) -> None:
    """W5.4: so many more, to every empty square within them, or none."""
    table = played(place(f"{hunter}2 D8", "S1 E8"), "D8xE8")
    assert (table.view()["steps"], table.view()["phase"]) == (left, "rest")
    assert "stay" in table.moves()
    assert "E9" in rest(table)
    assert "D8" in rest(table), "also back to where it came from"
    line = {"F": ("P8", "Q8"), "T": ("E15", "F15"), "S": ("E11", "E12")}[hunter]
    assert [square in rest(table) for square in line] == [True, False]


def test_a_bomber_uses_its_remaining_steps() -> None:
    """W5.4: two after eight."""
    table = played(place("B F8", "A N8"), "F8xN8")
    assert set(rest(table)) == {"P8", "O7", "O8", "O9", "N6", "N7", "N9", "N10", "M7", "M8", "M9", "L8"}


def test_without_steps_there_is_no_rest() -> None:
    """W5.4, W5.5: all four used for the attack, so the turn simply goes on."""
    table = played(place("S2 D8", "S1 H8"), "D8xH8")
    assert (table.view()["phase"], table.view()["running"], table.view()["steps"]) == ("turn", None, 0)


def test_a_fighter_that_is_shut_in_after_its_attack_stays() -> None:
    """W5.4: one step is left; nobody is asked where nothing can be chosen."""
    three = "F1 G8, B F8, B H8, B G7"
    assert rest(played(place("F2 A13", three), "A13xG8")) == ["G9"]
    assert played(place("F2 A13", f"{three}, T1 G9"), "A13xG8").view()["phase"] == "turn"


def test_the_rest_is_used_at_once_and_peacefully() -> None:
    """W5.5, W3.10: before any other piece, without a second attack; afterwards the chance is gone."""
    table = played(place("F2 D8, T1 B1", "S1 E8, S1 H8"), "D8xE8")
    assert not [move for move in table.moves() if "x" in move or move.startswith("B1")]
    assert goals(played(table, "stay"), "E8") == []


def test_attacking_is_never_compulsory() -> None:
    """W5.6: other moves and the end of the turn are there beside it."""
    table = place("T2 G1, F1 B2", "S1 H1")
    assert targets(table, "G1") == ["H1"]
    assert {"G1>G2", "B2>B3", "end"} <= set(table.moves())
    assert played(table, "end").turn == GREEN


@pytest.mark.parametrize(("attacker", "defender"), [("2", "1"), ("1", "1"), ("1", "3")])
def test_an_attack_is_one_of_three_moves(attacker: str, defender: str) -> None:
    """W5.7: won, lost or both."""
    assert played(place(f"F{attacker} G1, F3 B5", f"F{defender} H1"), "G1xH1").view()["moves_left"] == 2


# --- W6: equals fight by their numbers ---


@pytest.mark.parametrize("type", "FTS")
@pytest.mark.parametrize("mine", ["1", "2", "3", "3M"])
@pytest.mark.parametrize("theirs", ["1", "2", "3", "3M"])
def test_the_lower_number_falls(type: str, mine: str, theirs: str) -> None:
    """W6.1, W6.2, W6.3: equal ones both, 3M like 3; whoever survives stands on the defender's square."""
    master = "S3M" if type != "S" else "F3M"
    table = place(f"{type}{mine} F8, {master} A5", f"{type}{theirs} G8, {master} R5", kings=False)
    played(table, "F8xG8")
    left = {one["side"] for one in table.view()["pieces"] if one["square"] == "G8"}
    attack, defence = int(mine[0]), int(theirs[0])
    assert left == ({RED} if attack > defence else {GREEN} if attack < defence else set())
    assert not [one for one in table.view()["pieces"] if one["square"] == "F8"]


# --- W7: different types ---


@pytest.mark.parametrize(("hunter", "victim"), [(a, z) for a in ATTACKS for z in ATTACKS[a] if a != z])
def test_the_attacker_always_wins(hunter: str, victim: str) -> None:
    """W7.1: even a 1 against a 3; it takes the square."""
    weak, strong = ("1" if hunter in "FTS" else ""), ("3" if victim in "FTS" else "")
    table = played(place(f"{hunter}{weak} F8", f"{victim}{strong} G8"), "F8xG8")
    assert standing(table) == f"red: {hunter}{weak} G8 | green: -"
    assert f"{victim}{strong}" in pile(table, GREEN)


@pytest.mark.parametrize("type", "BA")
def test_bombers_and_artillery_never_fight_their_like(type: str) -> None:
    """W7.2: they have no numbers to compare."""
    assert targets(place(f"{type} F8", f"{type} G8"), "F8") == []


# --- W9: the defence zone ---

AROUND = ["F7", "F8", "F9", "G7", "G9", "H7", "H8", "H9"]


@pytest.mark.parametrize("square", AROUND)
def test_a_taller_neighbour_protects(square: str) -> None:
    """W9.1, W9.2: on any of the eight squares around."""
    assert targets(place("T2 C8", f"S1 G8, B {square}"), "C8") == []
    assert targets(place("T2 C8", f"S1 G8, A {square}"), "C8") == ["G8"]


def test_farther_away_nobody_protects() -> None:
    """W9.1: on no other square of the board."""
    for square in sorted(NAMES.values()):
        if square not in ("G8", "A1", "R15"):
            protected = place("", f"S1 G8, B {square}").view()["shields"].get("G8")
            assert protected == (square if square in AROUND else None)


def test_zones_do_not_reach_round_the_edge() -> None:
    """W9.1: the end of a line is not beside the beginning of the next one."""
    assert place("", "S1 G15, B H1").view()["shields"] == {}
    assert place("", "S1 G1, B F15").view()["shields"] == {}


def test_only_its_own_colour_protects() -> None:
    """W9.2: a taller enemy does not."""
    assert targets(place("T2 D8, F1 H8", "S1 G8"), "D8") == ["G8"]


@pytest.mark.parametrize(
    ("neighbour", "protects"), [("F", True), ("B", True), ("T", False), ("S", False), ("A", False)]
)
def test_equal_and_smaller_neighbours_protect_nothing(neighbour: str, protects: bool) -> None:
    """W9.3: a tank beside tanks, soldiers and artillery is open."""
    assert ("G8" in targets(place("T2 F8", f"T1 G8, {neighbour} H8"), "F8")) == (not protects)


def test_protection_holds_against_fighters_too() -> None:
    """W9.2: against every attack by the first two rules."""
    assert targets(place("F2 D8", "S1 G8, T1 H8"), "D8") == []
    assert targets(place("B D8", "A G8, S1 H8"), "D8") == []
    assert targets(place("S2 F8", "S1 G8, T1 H8"), "F8") == []


def test_a_fighter_is_never_protected() -> None:
    """W9.2, W1.7: nothing is taller."""
    crowd = ", ".join(f"{type} {square}" for type, square in zip("BBTTSSAA", AROUND, strict=True))
    assert targets(place("F2 D8", f"F1 G8, {crowd}"), "D8") == ["G8"]


def test_earlier_moves_of_the_turn_open_a_target() -> None:
    """W9.4: judged at the moment of the attack."""
    table = place("F2 C8, T2 D5", "S1 G8, F1 G9")
    assert targets(table, "D5") == []
    assert targets(played(table, "C8xG9, stay"), "D5") == ["G8"]


def test_a_protector_that_walks_away_protects_no_more() -> None:
    """W9.4: in the other side's turn it can only come or go by its owner's hand."""
    table = place("T2 D5", "S1 G8, F1 G9", turn=GREEN)
    assert targets(played(table.fork(), "end"), "D5") == []
    assert targets(played(table, "G9>N9, end"), "D5") == ["G8"]


def test_nobody_can_be_attacked_at_the_start() -> None:
    """W9.2, W3.6: neither by Red nor, after it, by Green."""
    table = start()
    assert not [move for move in table.moves() + played(table, "end").moves() if "x" in move]
