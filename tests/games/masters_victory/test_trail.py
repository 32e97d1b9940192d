"""What the other side has done since one last chose, masters in danger, and what a switch could bring back."""

from __future__ import annotations

from typing import Any

from ludothek import Table
from tests.games.masters_victory.positions import place, played


def trail(table: Table, seat: int | None) -> list[tuple[int, str, str, str]]:
    """Who, what, the way, and what fell with its number."""
    view = table.view(seat)
    return [(step["seat"], step["kind"], " ".join(step["path"]), fallen(view, step)) for step in view["trail"]]


def fallen(view: dict[str, Any], step: dict[str, Any]) -> str:
    pieces = [(view["pieces"][one["piece"]], one["at"], one["how"]) for one in step["lost"]]
    return ", ".join(f"{piece['type']}{piece['number'] or ''} {at} {how}" for piece, at, how in pieces)


def test_a_whole_turn_is_told_until_the_first_move_of_the_other() -> None:
    """W3.1, W5.4, W6.1: a fight and the rest of its move are one way; a lost attacker falls where it attacked."""
    table = played(place("F3 G7, T1 G1, S1 F2", "F2 M7, T2 L1"), "G7xM7, >N9, G1xL1, F2>F3, end")
    told = [
        (0, "attack", "G7 M7 N9", "F2 M7 fight"),
        (0, "attack", "G1 H1 I1 J1 K1 L1", "T1 L1 fight"),
        (0, "move", "F2 F3", ""),
    ]
    assert trail(table, 1) == trail(table, None) == told
    assert trail(table, 0) == []
    assert trail(played(table, "L1>L2"), 1) == []
    assert trail(table, 0) == [(1, "move", "L1 L2", "")]


def test_a_way_on_the_ground_goes_round_what_is_in_it() -> None:
    """W3.7, W3.9: one of the shortest open ways."""
    table = played(place("T1 G1, S1 G2", "S1 R1"), "G1>G3, end")
    ((*_, path, _),) = trail(table, 1)
    assert path.split() in (["G1", "H1", "H2", "H3", "G3"], ["G1", "F1", "F2", "F3", "G3"])


def test_fire_that_answers_the_end_of_a_turn_is_told_to_both() -> None:
    """W8.6: gun by gun, with all that fell."""
    table = played(place("T2 G1, S2 K7", "A M7, A R2", fire="auto"), "G1>G2, end")
    fire = (1, "fire", "M7", "S2 K7 fire")
    assert trail(table, 0) == [fire]
    assert trail(table, 1) == [(0, "move", "G1 G2", ""), fire]


def test_a_switch_and_what_it_brings_back_is_told() -> None:
    """W10.1, W10.9."""
    table = played(place("S2 R5", "S1 L2"), "switch R5, +F1@B2, done, end")
    assert trail(table, 1) == [(0, "switch", "R5", "S2 R5 switch"), (0, "return", "B2", "")]


def dangers(table: Table, seat: int) -> dict[str, list[str]]:
    return {danger["at"]: danger["by"] for danger in table.view(seat)["threats"]}


def test_a_master_in_danger_is_known_to_its_owner_alone() -> None:
    """W6.2, W7.1, W8.2, W11.1, W12.1: a bomber, a hidden equal, artillery that steps; not from behind a shield."""
    table = place("T3M E6, T1 A15", "B I8, T1 I6, A I5, S1 R1", kings=False)
    assert dangers(table, 0) == {"E6": ["I5", "I6", "I8"]}
    assert dangers(table, 1) == {}
    assert table.view(None)["threats"] == []
    shielded = place("T3M E6, F1 E7", "B I8, T1 I6, S1 R1", kings=False)
    assert dangers(shielded, 0) == {}


def test_an_open_number_that_is_too_low_is_no_danger() -> None:
    """W6.1, W11.4."""
    table = place("T3M E6", "T1 I6, T3M R15, S1 R1", kings=False)
    table.state.open[table.state.at[15 * 8 + 5] - 1] = 1
    assert dangers(table, 0) == {}


def test_what_a_switch_could_bring_back_is_offered_before_it_is_begun() -> None:
    """W10.1, W10.4, W10.5: the same as once it has begun."""
    table = place("S2 R5, F1 B2", "S1 L2")
    offered = table.view(0)["switches"]
    assert list(offered) == ["R5"]
    assert table.view(1)["switches"] == {}
    played(table, "switch R5")
    assert offered["R5"] == table.moves()
