"""The rules W12: three masters, two last ones in one fight, and a game that has become quiet."""

from __future__ import annotations

import pytest

from ludothek import Table
from ludothek.games.masters_victory.board import GREEN, RED
from tests.games.masters_victory.positions import last_log, place, played, standing, start, turned


def one_master(red: str, green: str, fire: str = "auto") -> Table:
    """Only the masters that are named."""
    return place(red, green, kings=False, fire=fire)


def test_all_three_masters_must_fall() -> None:
    """W12.1: with one left the game goes on, with the last one it is won."""
    table = place("T1 G1, F1 G4, T3 G8", "S3M H1, F1 R9, F3M H4")
    assert table.view()["masters"] == [1, 3]
    played(table, "G1xH1, stay")
    assert (table.turn, table.view()["masters"]) == (RED, [1, 2])


def test_whoever_removes_the_last_master_wins() -> None:
    """W12.1: at once, in the middle of the turn."""
    table = played(one_master("T1 G1, F3M B2", "S3M H1, T1 R5"), "G1xH1")
    assert (table.turn, table.score, table.view()["ending"]) == ("over", (1.0, 0.0), "masters")
    assert last_log(table) == "G1xH1 [S3M out] [master] #"
    assert table.moves() == []


def test_green_wins_alike() -> None:
    """W12.1, W2.3: the other way round."""
    table = played(place("S3M H1", "T1 G1, T3M R15", kings=False, turn=GREEN), "G1xH1")
    assert table.score == (0.0, 1.0)


def test_fire_at_the_start_of_a_turn_wins() -> None:
    """W12.2, W8.2: whatever rule removed the last master."""
    table = turned(one_master("A D7, T3M A1", "S3M G8, T1 R5"))
    assert (table.score, last_log(table)) == ((1.0, 0.0), "end [fire D7: S3M G8] [master] #")


def test_after_a_win_no_other_gun_fires() -> None:
    """W12.2: the win is immediate."""
    table = turned(one_master("A D4, A D12, T3M A1", "S3M G4, S1 G12"))
    assert (table.score, standing(table)) == ((1.0, 0.0), "red: A D12, A D4 | green: S1 G12")


def test_fire_after_a_step_wins() -> None:
    """W12.2, W8.2: before the second step is asked for."""
    assert played(one_master("A D7, T3M A1", "S3M G9, T1 R5"), "D7>D8").score == (1.0, 0.0)


def test_fire_on_order_wins() -> None:
    """W12.2, W8.7."""
    assert played(one_master("A D7, T3M A1", "S3M G8", fire="ask"), "fire D7").score == (1.0, 0.0)


def test_a_gun_that_comes_back_wins() -> None:
    """W12.2, W8.6: a switch can end the game, too."""
    assert played(one_master("S1 R5, T3M A1", "S3M G8"), "switch R5, +A@D7").score == (1.0, 0.0)


def test_an_attacker_can_lose_in_its_own_turn() -> None:
    """W12.2: its last master falls, the other side's does not."""
    table = played(one_master("F3M G1, T3 A1", "F3 L1, T3M R15"), "G1xL1")
    assert (table.score, standing(table)) == ((0.0, 1.0), "red: T3 A1 | green: -")


def test_several_masters_in_one_shot() -> None:
    """W12.2: all three at once; with one of them elsewhere the game goes on."""
    assert turned(one_master("A D7, T3M A1", "S3M G8, F3M F7, T3M E6")).score == (1.0, 0.0)
    assert turned(one_master("A D7, T3M A1", "S3M G8, F3M F7, T3M E5")).view()["masters"] == [1, 1]


@pytest.mark.parametrize(("red", "green", "score"), [("", "", (0.5, 0.5)), (", F3M A1", "", (1.0, 0.0))])
def test_both_last_masters_in_one_fight(red: str, green: str, score: tuple[float, float]) -> None:
    """W12.3: a draw, but only if neither has another master."""
    assert played(one_master(f"T3M G1{red}", f"T3M L1{green}"), "G1xL1").score == score


def test_with_other_masters_on_both_sides_it_goes_on() -> None:
    """W12.3, W12.1."""
    table = played(one_master("T3M G1, F3M A1", "T3M L1, F3M R1"), "G1xL1")
    assert (table.turn, table.view()["masters"]) == (RED, [1, 1])


# --- quiet turns ---


@pytest.mark.parametrize("limit", [50, 7])
def test_the_quiet_limit_is_chosen(limit: int) -> None:
    """W12.4: each player's turn counts one, moving or not."""
    table = place("T1 B1", "", quiet_limit=limit)
    for turn in range(limit):
        assert (table.view()["quiet"], table.view()["limit"]) == (turn, limit)
        played(table, "B1>B2, end" if turn == 0 else "end")  # moving alone is quiet
    assert (table.score, table.view()["ending"], last_log(table)) == ((0.5, 0.5), "quiet", "end =")


def test_without_a_limit_it_never_ends_quietly() -> None:
    """W12.4: 0 switches it off."""
    table = played(place("", "", quiet_limit=0), ", ".join(["end"] * 230))
    assert (table.turn, table.view()["quiet"]) == (RED, 230)
    table = played(place("T1 G1", "S1 H1", quiet_limit=0), "G1xH1, stay, end")
    assert (table.turn, table.view()["quiet"]) == (GREEN, 0), "nor after a turn that was not quiet"


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("G1xH1", "an attack"),
        ("G5xH5", "a lost attack"),
        ("switch R5, +A@D4, done", "a switch"),
        ("D7>D8, fire D8, stay", "fire"),
    ],
)
def test_what_is_not_quiet(line: str, what: str) -> None:
    """W12.4: any removal, whosever, and a switch."""
    table = place("T1 G1, F1 G5, S1 R5, A D7", "S1 H1, F2 H5, S2 G9", quiet_limit=10)
    played(table, "end, end, end, end")
    assert table.view()["quiet"] == 4
    played(table, line)
    if table.view()["phase"] == "rest":
        played(table, "stay")
    assert played(table, "end").view()["quiet"] == 0


def test_fire_when_the_turn_begins_breaks_the_quiet() -> None:
    """W12.4, W8.6: it belongs to the turn that begins."""
    table = played(place("A D7", "S1 H8", turn=GREEN, quiet_limit=10, fire="auto"), "end, end, H8>G8, end")
    assert (standing(table), table.view()["quiet"]) == ("red: A D7 | green: -", 3)
    assert played(table, "end").view()["quiet"] == 0


def test_the_draw_comes_before_the_next_turn_begins() -> None:
    """W12.4, W8.6: after the last quiet turn nobody fires any more."""
    table = played(place("A D7", "S1 H8", turn=GREEN, quiet_limit=3, fire="auto"), "end, end, H8>G8, end")
    assert (table.score, standing(table)) == ((0.5, 0.5), "red: A D7 | green: S1 G8")


def test_dealing_is_not_quiet() -> None:
    """W12.4: turns are counted from Red's first one."""
    assert start().view()["quiet"] == 0
