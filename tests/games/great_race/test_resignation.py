"""Leaving in the middle of a game: the others go on, and whoever leaves ranks last (G13.8, G19.5)."""

from __future__ import annotations

import pytest

import ludothek
from ludothek import Refused
from ludothek.games.great_race.board.africa import NAMED
from ludothek.games.great_race.view import PHASES
from tests.games.great_race.tables import PLAN, camp, finish, planned, race, rank, replays, why_not_undo
from tests.games.play import played, refusal

WHEN = {  # a line to every phase in which somebody is asked, for three seats
    "take": "deck:TEL,deck:TEL,deck:WINCH,deck:DNG,take 1",
    "plan": f"{camp(3)},{PLAN}",
    "turn": planned(3),
    "lay": f"{planned(3)},scout,bag:F,bag:FM,lay F 1.1",
    "back": f"{planned(3)},scout3,bag:F,bag:FM,bag:FD",
    "drive": f"{planned(3)},drive 1.1,bag:F",
    "winch": f"{planned(3)},drive 1.1,bag:FM",
    "hit": f"{planned(3)},drive 1.1,bag:FM,nowinch",
    "danger": f"{planned(3)},play DNG P2 e",
}


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("phase", WHEN)
def test_g13_8_whoever_leaves_whenever_the_others_go_on(phase: str, seat: int) -> None:
    """G13.8: asked or not, in the own turn or in another's; it ranks last, and the record is whole."""
    table = race(3, WHEN[phase], leaders="all")
    assert PHASES[table.state.phase] == phase
    table.resign(seat)
    shown = table.view(seat)
    assert (shown["vehicles"][seat]["at"], shown["vehicles"][seat]["held"], shown["resign"]) == (None, 0, False)
    assert finish(table).score is not None
    assert rank(table)[-1] == seat
    assert replays(table)


def test_g13_8_whoever_must_discard_may_leave_instead() -> None:
    """G13.8, G10.2: in a bivouac, where the first seat was not in the middle of a turn, and in another's turn."""
    bivouac = race(3, "deck:TEL,deck:TEL,deck:TEL,deck:CAN,take 1,take 2")
    bivouac.state.chassis[0] = 0
    played(bivouac, "take 3,take 4").resign(0)
    assert (bivouac.turn, PHASES[bivouac.state.phase]) == (1, "plan")
    for seat, after in ((1, 0), (0, 1)):
        struck = race(3, planned(3))
        struck.state.chassis[1] = 1
        played(struck, "play DNG P2 c,accept")
        assert (struck.turn, PHASES[struck.state.phase]) == (1, "drop")
        struck.resign(seat)
        if seat == 0:
            struck.play("drop TEL")
        assert (struck.turn, PHASES[struck.state.phase]) == (after, "turn")


def test_g13_8_the_last_chooser_left_takes_two() -> None:
    """G13.8, G3.3: the bivouac counts the seats left, and nobody chooses again or not at all."""
    table = race(3, WHEN["take"])
    table.resign(0)
    assert played(table, "take 2,take 3").turn == 1
    assert PHASES[table.state.phase] == "plan"
    table = race(3, WHEN["take"])
    table.resign(2)
    played(table, "take 2,take 3,take 4")
    assert [one["held"] for one in table.view(0)["vehicles"]] == [2, 1, 0]


def test_g13_8_who_gives_tiles_back_leaves_no_question_behind() -> None:
    """G13.8, G14.7: the next seat lays the tile of its Guide, and gives none back."""
    line = ["deck:TEL", "deck:GUIDE", "deck:GUIDE", "deck:DNG", *(f"take {slot}" for slot in range(1, 5)), *[PLAN] * 3]
    table = race(3, ",".join([*line, "scout3,bag:F,bag:FM,bag:FD"]), leaders="all")
    table.resign(0)
    assert table.view(1)["tiles_out"] == {"F": 1, "FM": 1, "FD": 1}
    played(table, "play GUIDE lay,bag:F")
    assert PHASES[table.state.phase] == "lay"


def test_g13_8_of_two_the_other_has_won() -> None:
    """G13.8: with one seat left the game ends."""
    for seat in (0, 1):
        table = race(2, planned(2))
        table.resign(seat)
        assert table.score == ((0.0, 1.0), (1.0, 0.0))[seat]
        assert replays(table)


def test_g13_8_who_has_arrived_and_leaves_ranks_last() -> None:
    """G13.8: nobody ends the race by arriving and leaving before the others have used their assistants."""
    table = race(2, planned(2))
    table.state.where[0] = NAMED["20.5"]
    played(table, "drive CAP").resign(0)
    assert (table.score, rank(table)) == ((0.0, 1.0), [1, 0])


def test_g13_8_of_several_the_later_ranks_higher() -> None:
    """G13.8: five leave one by one, some in others' turns, until one is left."""
    table = race(5, planned(5), leaders="none")
    for seat in (3, 0, 4):
        table.resign(seat)
        table.play("fund")
    table.resign(2)
    assert table.score == (0.25, 1.0, 0.75, 0.0, 0.5)
    assert [step.text for step in table.steps][-7:] == ["resign", "fund"] * 3 + ["resign"]
    assert replays(table)


def test_g13_8_nothing_before_it_can_be_taken_back() -> None:
    """G13.8, D3: not by oneself, and not by agreement."""
    table = race(3, f"{planned(3)},play DNG P2 e,accept")
    table.resign(2)
    assert not any(table.can_undo(seat) for seat in (None, 0, 1, 2))
    assert why_not_undo(table, 0) == "undo"
    assert why_not_undo(table, 0, consent=True) == "undo-nothing"
    table.play("fund")
    table.undo(0, consent=True)
    assert (table.turn, replays(table)) == (0, True)


def test_g13_8_who_has_left_has_no_say() -> None:
    """G13.8."""
    table = race(3, f"{camp(3)},{PLAN}")
    table.resign(0)
    assert not table.can_undo(0), "its plan has gone with it"
    assert refusal(table, "fund", 0).rule == "G13.8"
    with pytest.raises(Refused) as refused:
        table.resign(0)
    assert refused.value.why == "resigned"


def test_a_draw_is_agreed_among_those_who_are_left() -> None:
    table = race(3, planned(3))
    table.resign(1)
    table.agree_draw(0)
    assert table.score == (0.5, 0.0, 0.5)
    assert replays(table)


def test_time_that_is_out_is_as_good_as_leaving() -> None:
    """G13.8."""
    table = race(3, planned(3))
    table.run_out(0)
    assert (table.turn, table.steps[-1].text, table.gone) == (1, "time", {0})
    assert rank(finish(table))[-1] == 0
    assert replays(table)


@pytest.mark.parametrize("mode", ["solo", "alone"])
def test_g19_5_who_travels_without_rivals_gives_the_game_up(mode: str) -> None:
    """G19.5, G23.4: T wins, or the journey has failed; there is nobody to agree on a draw with."""
    table = ludothek.table("great_race", mode=mode, seed=4)
    table.play(PLAN)
    with pytest.raises(Refused) as refused:
        table.agree_draw(0)
    assert refused.value.why == "draw-alone"
    table.resign(0)
    assert (table.turn, table.score) == ("over", (0.0,))
    assert replays(table)
