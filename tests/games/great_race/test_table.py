"""At the table: who can sit down, plans thought over, and how far one can go back."""

from __future__ import annotations

import pytest

import ludothek
from ludothek import Refused
from tests.games.great_race.tables import PLAN, camp, planned, race, replays, why_not_undo
from tests.games.play import played, refusal

# --- who can sit down ---


def test_g15_1_seats_follow_from_the_mode() -> None:
    """G15.1, G23.1: a race is for two to five, the others for one."""
    for mode, seats in (("solo", 1), ("alone", 1), ("race", 2)):
        assert ludothek.table("great_race", mode=mode).seats == seats
    for mode, seats, possible in (("solo", 2, "1"), ("alone", 5, "1"), ("race", 1, "2, 3, 4, 5"), ("race", 6, "5")):
        with pytest.raises(Refused) as refused:
            ludothek.table("great_race", seats=seats, mode=mode)
        assert refused.value.why == "seats"
        assert possible in str(refused.value)


# --- plans thought over ---


def test_g4_3_a_plan_is_withdrawn_until_the_last_one() -> None:
    """G4.3, D3: the last one made, or one that others have planned after."""
    table = race(3, f"{camp(3)},plan FFPPM,plan FFPPM")
    assert [table.can_undo(seat) for seat in (None, 0, 1, 2)] == [False, True, True, False]
    table.undo(0)
    assert (table.turn, [one["planned"] for one in table.view(2)["vehicles"]]) == (0, [False, True, False])
    assert why_not_undo(table, 2) == "undo"
    table.undo(1)
    played(table, "plan MMMEE,plan FPMEE")
    table.undo(1)
    played(table, "plan PPMEE,plan FFPPM")
    assert [one["plan"] for one in table.view(2)["vehicles"]] == ["MMMEE", "PPMEE", "FFPPM"]
    assert replays(table)


def test_g4_3_not_after_all_plans_are_open() -> None:
    """G4.3, D3."""
    table = race(2, planned(2))
    assert not any(table.can_undo(seat) for seat in (None, 0, 1))
    assert refusal(table, "plan FFPPM", 0).rule == "G4.3"


def test_g4_3_it_leaves_no_trace_in_what_is_taken_back_later() -> None:
    """G4.3: it came back once when the others agreed to go on from before a plan that was made after it."""
    table = race(2, f"{camp(2)},plan FFPPM")
    table.undo(0)
    played(table, "plan MMMEE,plan FPMEE")
    table.undo(1, consent=True)
    assert [one["planned"] for one in table.view(0)["vehicles"]] == [True, False]
    table = race(3, f"{camp(3)},plan FFPPM,plan MMMEE")
    table.undo(0)
    table.undo(2, consent=True)
    assert [one["planned"] for one in table.view(0)["vehicles"]] == [False] * 3
    table.undo(0, consent=True)
    assert (table.view(0)["slots"], replays(table)) == ([None, None, None, "DNG"], True)


def test_g4_3_even_when_somebody_has_left_since() -> None:
    """G4.3, G13.8: nobody has seen it."""
    table = race(4, f"{camp(4)},{PLAN},{PLAN},{PLAN}")
    table.resign(0)
    table.undo(1)
    assert (table.turn, table.can_undo(2), replays(table)) == (1, True, True)
    assert played(table, "plan FFPPM,plan FFPPM").turn == 1
    assert not table.can_undo(2)


def test_g4_3_who_leaves_last_lets_all_plans_be_seen() -> None:
    """G4.3, G13.8."""
    table = race(3, f"{camp(3)},{PLAN},plan FFPPM")
    table.resign(2)
    assert not any(table.can_undo(seat) for seat in range(3))
    assert [one["plan"] for one in table.view(0)["vehicles"]][:2] == ["FPMME", "FFPPM"]


# --- taking back ---


def test_d3_a_drive_over_known_tiles_and_a_purchase_can_be_taken_back() -> None:
    """D3: step by step, to where another has decided."""
    table = race(2, f"{planned(2)},scout,bag:F,bag:FF,lay F 1.1,lay FF 2.1,pass")
    choices = table.view(0)["choices"]
    played(table, "drive 1.1,go 2.1,halt,buy 1")
    for at, fuel in (("2.1", 2), ("2.1", 2), ("1.1", 5), ("COL", 6)):
        table.undo(0)
        assert (table.view(0)["vehicles"][0]["at"], table.view(0)["vehicles"][0]["fuel"][0]) == (at, fuel)
    assert table.view(0)["choices"] == choices
    assert why_not_undo(table, 0) == "undo"
    assert replays(table)


def test_d3_a_tile_that_was_laid_can_be_laid_elsewhere() -> None:
    """D3: the first one; with the second the turn has gone to another seat."""
    table = race(2, f"{planned(2)},scout,bag:F,bag:FF,lay F 1.1")
    table.undo(0)
    assert why_not_undo(table, 0) == "undo"
    played(table, "lay FF 1.1,lay F 2.1")
    assert why_not_undo(table, 0) == "undo"


def test_d3_never_past_a_draw() -> None:
    """D3: a blind step, cards of a town, tiles and cards of a pathfinder."""
    for line in ("drive 1.1,bag:F", "scout,bag:F,bag:FF", "fetch,deck:CAN"):
        table = race(2, f"{planned(2)},fund,pass,{line}")
        assert table.turn == 0
        assert why_not_undo(table, 0) == "undo"


def test_d3_never_past_another_seats_decision() -> None:
    """D3: neither after its answer nor after its turn."""
    table = race(2, f"{planned(2)},play DNG P2 e,guard")
    assert table.turn == 0
    assert [why_not_undo(table, seat) for seat in (0, 1)] == ["undo", "undo"]
    table.play("fund")
    assert [why_not_undo(table, seat) for seat in (0, 1)] == ["undo", "undo"]


def test_d3_in_solo_across_steps_of_t_in_which_nothing_was_drawn() -> None:
    """D3: T goes back with the player; where something was drawn for it, that stays."""
    line = "plan FFPPM,est:C1,fund,bag:F,bag:F"
    table = played(ludothek.table("great_race", mode="solo", throws="manual"), line)
    before = table.view(0)["vehicles"]
    table.play("fund")
    assert [one["at"] for one in table.view(0)["vehicles"]] == ["COL", "2.1"]
    table.undo(0)
    assert table.view(0)["vehicles"] == before
    assert why_not_undo(table, 0) == "undo"
    played(table, "fund,scout,bag:F,bag:F,lay F 1.2")
    table.undo(0)
    assert replays(table)


def test_d3_a_card_that_nobody_knew_of_has_shown_itself() -> None:
    """D3, D4: one that was taken openly, or dropped, or played without rivals, can be taken back."""
    line = f"{planned(2, 'plan FPPME')},fetch,deck:TEL,pass"
    table = race(2, f"{line},play TEL")
    assert why_not_undo(table, 0) == "undo"
    table = race(2, f"deck:TEL,deck:TEL,deck:TEL,take 1,take 2,take 3,{PLAN},{PLAN},play TEL")
    table.undo(0)
    assert table.view(1)["vehicles"][0]["hand"] == {"TEL": 2}
    solo = played(ludothek.table("great_race", mode="solo", throws="manual"), "plan PPMME,est:C1,fetch,deck:TEL")
    played(solo, "bag:F,bag:F,play TEL").undo(0)
    assert solo.view(0)["vehicles"][0]["hand"] == {"TEL": 1}
