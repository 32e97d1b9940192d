"""The rules W10: a soldier behind the enemy's lines is exchanged for pieces that were lost."""

from __future__ import annotations

import pytest

from ludothek.games.masters_victory.board import GREEN, NAMED, NOWHERE, RED
from tests.games.masters_victory.positions import (
    goals,
    last_log,
    pile,
    place,
    played,
    shown,
    standing,
    starts,
    state,
    words,
)


def offered(line: str = "", red: str = "S1 R5") -> set[str]:
    """The kinds that a switch can bring back, after some of them."""
    table = played(place(red, ""), f"switch R5{', ' * bool(line)}{line}")
    return {move[1:].split("@")[0] for move in table.moves() if move.startswith("+")}


# --- who, where and when ---


@pytest.mark.parametrize(("side", "square", "may"), [(RED, "R5", True), (RED, "Q5", False), (RED, "A5", False)])
def test_a_soldier_on_the_enemys_base_line(side: int, square: str, may: bool) -> None:
    """W10.1: R for Red and no other line."""
    assert (f"switch {square}" in words(place(f"S1 {square}", ""))) == may


@pytest.mark.parametrize(("square", "may"), [("A5", True), ("B5", False), ("R5", False)])
def test_greens_base_line_is_a(square: str, may: bool) -> None:
    """W10.1: A for Green."""
    assert (f"switch {square}" in words(place("", f"S1 {square}", turn=GREEN))) == may


@pytest.mark.parametrize("kind", "FBTA")
def test_only_soldiers_are_exchanged(kind: str) -> None:
    """W10.1: no other type."""
    assert words(place(f"{kind} R5", "")) == {"end"}


def test_nobody_switches_in_the_other_sides_turn() -> None:
    """W10.1, W10.8: only in the own turn."""
    assert words(place("S1 R5", "", turn=GREEN)) == {"end"}


def test_the_sum_of_three() -> None:
    """W10.1: one, two or three pieces; what no longer fits is not offered, and it ends by itself."""
    assert offered() == {"F1", "F2", "F3", "T1", "T2", "T3", "S1", "S2", "S3", "B", "A"}
    assert offered("+F1@B2") == {"F1", "F2", "T1", "T2", "S1", "S2", "B", "A"}
    assert offered("+F1@B2, +T1@D2") == {"F1", "S1", "T1"}
    assert offered("+F2@B2") == {"F1", "T1", "S1"}
    for line in ("+F3@B2", "+F1@B2, +T2@D2", "+F1@B2, +T1@D2, +S1@F2"):
        assert played(place("S1 R5", ""), f"switch R5, {line}").view()["phase"] == "turn"


def test_one_or_two_pieces_are_enough() -> None:
    """W10.1: done after the first, not before."""
    table = played(place("S1 R5", ""), "switch R5")
    assert "done" not in table.moves()
    assert "done" in played(table, "+F1@B2").moves()
    assert played(table, "done").view()["phase"] == "turn"


def test_a_plain_three_may_return() -> None:
    """W10.1, W10.3: alone; it is no master."""
    table = played(place("S1 R5", ""), "switch R5, +F3@B2")
    assert shown(table, "B2", GREEN)["number"] == "3"


@pytest.mark.parametrize("kind", ["B", "A"])
def test_bombers_and_artillery_count_two(kind: str) -> None:
    """W10.2: one more with a 1, no second one."""
    square = {"B": "C5", "A": "D4"}[kind]
    assert offered(f"+{kind}@{square}") == {"F1", "T1", "S1"}
    assert kind in offered("+F1@B2")
    assert kind not in offered("+F2@B2")


def test_masters_never_return() -> None:
    """W10.3: they lie there for good."""
    table = played(place("S1 R5", ""), "switch R5")
    assert {"F3M", "S3M"} <= set(pile(table, RED))
    assert not [move for move in table.moves() if "3M" in move]


def test_the_master_soldier_may_be_exchanged() -> None:
    """W10.3, W10.10: it counts as removed by the opponent."""
    table = played(place("S3M R5", ""), "switch R5, +F3@B2")
    assert "S3M" in pile(table, RED)
    assert table.view()["masters"][RED] == 1


# --- onto which squares ---


@pytest.mark.parametrize("kind", ["F1", "B", "T1", "S2", "A"])
def test_start_squares_of_the_type(kind: str) -> None:
    """W10.4, W10.5: any empty one of them, the player chooses."""
    table = played(place("S1 R5", ""), "switch R5")
    squares = [move.split("@")[1] for move in table.moves() if move.startswith(f"+{kind}@")]
    assert squares == starts(RED, kind[0])


def test_greens_start_squares() -> None:
    """W10.4: those of its own half."""
    table = played(place("", "S1 A5", turn=GREEN), "switch A5")
    assert [move.split("@")[1] for move in table.moves() if move.startswith("+B@")] == ["P11", "P8", "P5"]


def test_occupied_start_squares_are_left_out() -> None:
    """W10.5: whoever stands there, friend or enemy."""
    table = played(place("S1 R5, T1 C5", "T1 C8"), "switch R5")
    assert [move for move in table.moves() if move.startswith("+B@")] == ["+B@C11"]
    assert standing(played(table, "+B@C11, done")) == "red: B C11, T1 C5 | green: T1 C8"


def test_a_square_is_taken_by_what_has_just_come() -> None:
    """W10.5: the next piece stands elsewhere."""
    table = played(place("S1 R5", ""), "switch R5, +F1@B2")
    assert not [move for move in table.moves() if move.endswith("@B2")]


# --- the turn ---


def test_the_exchange_is_no_move_and_they_act_at_once() -> None:
    """W10.6: three moves are left, and a fighter that came back attacks."""
    table = played(place("S1 R5", "S1 H2"), "switch R5, +F1@B2, +F1@B5, +T1@D2")
    assert table.view()["moves_left"] == 3
    assert standing(played(table, "B2xH2, stay")) == "red: F1 B5, F1 H2, T1 D2 | green: -"
    assert goals(table, "B5")


def test_the_limit_of_three_stays() -> None:
    """W10.7: after three moves they wait."""
    table = played(place("S1 R5, S1 F2, S2 F4, S2 F7", ""), "F2>G2, F4>G4, F7>G7, switch R5, +F3@B2")
    assert table.moves() == ["end"]


def test_a_piece_that_has_moved_does_not_move_again() -> None:
    """W10.7: it fell in its own attack and came back in the same turn."""
    red = "T1 G1, T1 B5, S1 R5"  # with the master all tanks but a 2, a 2 and a 3
    table = played(place(red, "T2 H1"), "G1xH1, switch R5, +T1@D2, done")
    assert goals(table, "D2") == []
    assert goals(table, "B5")
    assert goals(played(table, "end, end"), "D2")


def test_of_two_alike_the_one_that_has_not_moved_returns_first() -> None:
    """W10.7: a tank with a 1 fell this turn, another long ago."""
    table = place("T1 G1, S1 R5", "T2 H1")
    fallen = state(table).at[NAMED["G1"]] - 1
    played(table, "G1xH1, switch R5, +T1@D2")
    assert state(table).where[fallen] == NOWHERE
    assert goals(played(table.fork(), "done"), "D2")
    played(table, "+T1@D14, done")
    assert (goals(table, "D14"), state(table).where[fallen]) == ([], NAMED["D14"])


@pytest.mark.parametrize("line", ["", "Q5>R5, ", "Q5>R5, end, end, ", "Q5>R5, B1>B2, "])
def test_at_any_moment_of_the_own_turn(line: str) -> None:
    """W10.8: on arrival, after another move, in a later turn."""
    table = place("S1 Q5, S2 R8, T1 B1", "")
    square = "R5" if line else "R8"
    assert played(table, f"{line}switch {square}").view()["phase"] == "switch"


def test_not_within_a_running_move() -> None:
    """W10.8: neither between an attack and its rest nor between two steps."""
    table = played(place("S1 R5, F1 G1, A D7", "S1 L1"), "G1xL1")
    assert words(table) == {"stay"}
    assert words(played(table, "stay, D7>D8")) == {"stay"}
    assert "switch R5" in words(played(table, "stay"))


def test_two_soldiers_two_switches() -> None:
    """W10.8: one after the other in the same turn, never one within the other."""
    table = played(place("S1 R5, S2 R6", ""), "switch R5")
    assert "switch R6" not in table.moves()
    assert "switch R6" in words(played(table, "+F3@B2"))
    assert standing(played(table, "switch R6, +T3@D2")) == "red: F3 B2, T3 D2 | green: -"


def test_the_soldier_goes_open_and_does_not_come_back() -> None:
    """W10.9: not in the same switch; in another one it may."""
    table = place("S3 R5, S2 R6", "")
    assert "S3" not in pile(table, RED)
    played(table, "switch R5")
    assert "S3" in pile(table, RED)
    assert not [move for move in table.moves() if move.startswith("+S3@")]
    assert standing(played(table, "+F3@B2, switch R6, +S3@F2")) == "red: F3 B2, S3 F2 | green: -"


@pytest.mark.parametrize(("soldier", "told"), [("S2", "[S2 out]"), ("S3M", "[S3M out] [master]")])
def test_the_log_tells_the_number_of_the_soldier_that_goes(soldier: str, told: str) -> None:
    """W10.9, W10.10: it lies open, and a master counts as removed."""
    assert last_log(played(place(f"{soldier} R5", ""), "switch R5")) == f"switch R5 {told}"


def test_giving_up_the_last_master_loses() -> None:
    """W10.10: at the word, whatever would have come back."""
    table = played(place("S3M R5", "T3M R15", kings=False), "switch R5")
    assert (table.score, table.turn, last_log(table)) == ((0.0, 1.0), "over", "switch R5 [S3M out] [master] #")
    assert standing(table) == "red: - | green: -"


FULL = "F1 A1, F1 A2, F2 A3, F2 A4, F3 A5, F3M A6, B A7, B A8, B A9, T1 B1, T1 B3, T2 B4, T2 B6, T3 B8, T3M B10"


def test_no_switch_without_a_piece_to_return() -> None:
    """W10.11: nothing lies there but masters, or nothing at all."""
    guns = "A C1, A C2, A C3, A C4"
    soldiers = "S1 E1, S1 E2, S2 E4, S2 E5, S3 E7"
    every = f"{FULL}, {guns}, {soldiers}"
    assert words(place(f"{every}, S3M R5", "T3M R15", kings=False)) == {"end"}
    assert words(place(f"{FULL}, {guns}, S1 E1, S1 E2, S2 E4, S2 E5, S3 R5", "T3M R15", kings=False)) == {"end"}
    fewer = every.replace(", A C4", "")
    assert words(place(f"{fewer}, S3M R5", "T3M R15", kings=False)) == {"switch R5", "end"}


def test_no_switch_without_a_free_square() -> None:
    """W10.11, W10.5: a gun lies there, and all start squares of guns are taken."""
    guns, soldiers = "A C1, A C2, A C3", "S1 D4, S1 D7, S2 D9, S2 E5, S3 E7, S3M R5"
    assert words(place(f"{FULL}, {guns}, {soldiers}", "T3M R15, B D12", kings=False)) == {"end"}
    assert words(place(f"{FULL}, {guns}, {soldiers}", "T3M R15", kings=False)) == {"switch R5", "end"}


def test_a_switch_that_finds_nothing_more_is_over() -> None:
    """W10.1, W10.5: after the only piece there was, nobody is asked for another."""
    guns, soldiers = "A C1, A C2, A C3", "S1 D4, S1 D7, S2 D9, S2 E5, S3 E7, S3M R5"
    table = played(place(f"{FULL}, {guns}, {soldiers}", "T3M R15", kings=False), "switch R5, +A@D12")
    assert table.view()["phase"] == "turn"


# --- taking back ---


@pytest.mark.parametrize("line", ["switch R5", "switch R5, +F1@B2", "switch R5, +A@D7"])
def test_a_switch_is_not_taken_back(line: str) -> None:
    """W10.9, W11.4: numbers were shown; also where a gun came back and hit exactly one piece."""
    assert not played(place("S1 R5", "S1 G8"), line).can_undo(RED)
