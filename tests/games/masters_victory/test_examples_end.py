"""The worked examples of the page, W-EX11 to W-EX15: the triple switch, the end, and fire by itself or on order."""

from __future__ import annotations

from collections import Counter

import pytest

from ludothek import Table
from ludothek.games.masters_victory.board import GREEN, RED
from tests.games.masters_victory.positions import (
    goals,
    last_log,
    pile,
    place,
    played,
    standing,
    words,
)

# --- the switch ---

PARKED = "F1 A1, F2 A2, F2 A3, F3M A4, T1 A5, T2 A6, T3 A7, T3M A8, S1 A9, S2 A10, S3 A11, B A12, B A13, A A14, A A15"


def ex11() -> Table:
    return place(f"S2 R5, A C1, {PARKED}", "T3M R15", kings=False)


def sets(table: Table) -> set[str]:
    """What a switch can bring back: every set of pieces, whatever their squares."""
    found = set()
    for piece in {move.split("@")[0]: move for move in table.moves() if move.startswith("+")}.values():
        fork = played(table.fork(), piece)
        found |= {piece.split("@")[0]}
        if "done" in fork.moves():
            found |= {" ".join(sorted([piece.split("@")[0], *more.split()])) for more in sets(fork)}
    return found


def test_ex11_twenty_sets() -> None:
    """W10.1, W10.2, W10.3, W10.9: W-EX11, 7 single, 12 pairs, 1 triple; neither the master nor the soldier itself."""
    table = ex11()
    assert pile(table, RED) == ["A", "B", "F1", "F3", "S1", "S3M", "T1", "T2"]
    found = sets(played(table, "switch R5"))
    assert Counter(len(pieces.split()) for pieces in found) == {1: 7, 2: 12, 3: 1}
    assert not [pieces for pieces in found if "S2" in pieces or "S3M" in pieces]


def test_ex11_both_may_move_at_once() -> None:
    """W10.6, W10.4: W-EX11, the exchange is no move, and what it brought may go."""
    table = played(ex11(), "switch R5, +F1@B2, +T2@D14")
    assert table.view()["phase"] == "turn", "nothing more fits"
    assert (table.view()["moves_left"], table.turn) == (3, RED)
    assert goals(table, "B2")
    assert goals(table, "D14")


def test_ex11_without_moves_left_they_wait() -> None:
    """W10.7: W-EX11, three pieces have moved before the switch."""
    table = played(ex11(), "A9>B9, A10>B10, A11>B11, switch R5, +F1@B2, +T2@D14")
    assert table.moves() == ["end"]


def test_ex12_the_last_master_is_not_given_away() -> None:
    """W10.10, W12.2: W-EX12, the word itself loses, before anything returns."""
    table = place("S3M R8", "T3M R15", kings=False)
    assert "switch R8" in words(table)
    assert played(table, "switch R8").score == (0.0, 1.0)


def test_ex12_another_master_pays_for_it() -> None:
    """W10.3, W10.10: W-EX12, the game goes on and Green has one master less to find."""
    table = place("S3M R8", "")
    assert table.view()["masters"] == [2, 1]
    played(table, "switch R8")
    assert (table.turn, table.view()["masters"], table.view()["phase"]) == (RED, [1, 1], "switch")


# --- the end ---


def test_ex13_both_last_masters_fall() -> None:
    """W12.3: W-EX13, a draw."""
    table = played(place("T3M G1", "T3M L1", kings=False), "G1xL1")
    assert (table.score, table.view()["ending"]) == ((0.5, 0.5), "masters")
    assert last_log(table) == "G1xL1 [both T3 out] [master] ="


def test_ex13_an_attacker_loses_in_its_own_turn() -> None:
    """W12.2, W6.2: W-EX13, the last master against a plain three."""
    table = played(place("T3M G1", "T3 L1, T3M R15", kings=False), "G1xL1")
    assert (table.score, last_log(table)) == ((0.0, 1.0), "G1xL1 [both T3 out] [master] #")


def test_ex14_free_fire() -> None:
    """W8.3, W8.4, W8.6: W-EX14, not in Green's turn, then at once, and none of the three moves is used."""
    table = played(place("A D7", "S1 H8", turn=GREEN, fire="auto"), "H8>G8")
    assert standing(table) == "red: A D7 | green: S1 G8"
    played(table, "end")
    assert (standing(table), last_log(table)) == ("red: A D7 | green: -", "end [fire D7: S1 G8]")
    assert table.view()["moves_left"] == 3


def test_ex14_fire_on_order() -> None:
    """W5.6, W8.7: W-EX14, the soldier stands until it is shot at, and gets away if it is not."""
    table = played(place("A D7", "S1 H8", turn=GREEN), "H8>G8, end")
    assert words(table) == {"fire D7", "end"}
    assert standing(played(table.fork(), "fire D7")) == "red: A D7 | green: -"
    assert standing(played(table, "end, G8>H8, end")) == "red: A D7 | green: S1 H8"


def ends(n: int) -> str:
    return ", ".join(["end"] * n)


def test_ex15_a_hundred_quiet_turns() -> None:
    """W12.4: W-EX15, a draw after the hundredth."""
    table = played(place("", ""), ends(99))
    assert (table.turn, table.view()["quiet"]) == (GREEN, 99)
    played(table, "end")
    assert (table.score, table.view()["ending"]) == ((0.5, 0.5), "quiet")


@pytest.mark.parametrize("line", ["G1xL1, stay", "switch R5, +A@D4, done"])
def test_ex15_a_removal_or_a_switch_counts_anew(line: str) -> None:
    """W12.4: W-EX15, the turn in which it happens is not quiet, the next one is the first again."""
    table = played(place("T2 G1, S1 R5", "S1 L1"), ends(98))
    played(table, f"{line}, end")
    assert table.view()["quiet"] == 0
    assert played(table, ends(99)).turn != "over"
    assert played(table, "end").score == (0.5, 0.5)
