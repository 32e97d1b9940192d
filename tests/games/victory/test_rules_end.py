"""The rules V8: who has won, who is second, and when there is nothing left to drive for."""

from __future__ import annotations

from typing import Any

import pytest

import ludothek
from ludothek import Table
from tests.games.victory.positions import cars, counts, goals, place, places, played, sheet, start, state, thrown

FAR = "6.5"  # where a car stands in nobody's way
MISS = "throw XXX, take 1, throw R"
OUT = "throw XXX, take 1, throw X"
RED = "throw RXX, take 1, throw R"  # two red dice


def drivers(table: Table, turns: int, throw: str = MISS) -> list[int]:
    """Who has the next turns if nobody gets away."""
    found = []
    for _ in range(turns):
        found.append(state(table).driver)
        played(table, throw)
    return found


def beyond(table: Table) -> list[str]:
    """The moves of a car before the line that end on the first two tiles."""
    return [move for move in table.moves() if move[2:].startswith(("0.", "1."))]


# --- home ---


def test_the_first_over_the_line_wins_and_the_others_follow_in_order_of_arrival() -> None:
    """V8.1: the race goes on for the places."""
    table = played(place("11.7 11.8 11.9 6.5", laps=1, driver=1), f"{RED}, R>0.2")
    assert (table.turn, table.view()["home"], table.view()["winners"]) == ("chance", [1], [])
    played(table, f"{RED}, R>0.3, {MISS}, {RED}, R>0.1")
    assert (table.turn, table.view()["home"]) == ("over", [1, 2, 0])
    assert (places(table), table.score) == ([3, 1, 2, 4], (0.0, 1.0, 0.0, 0.0))
    assert sheet(table) == "1: R B G Y | finish: B G R Y"


def test_the_last_lap_must_be_driven() -> None:
    """V8.1: with a lap to go the line is crossed as any other."""
    table = played(place(f"11.7 {FAR}", "RRX X", laps=2), "R>0.4")
    assert (table.view()["home"], cars(table), table.turn) == ([], f"0.4 {FAR}", 0)
    assert sheet(table) == "2: R B | 1: R | finish:"


def test_a_finished_car_leaves_the_track_and_its_dice_lapse() -> None:
    """V8.2: at once, so that its point is free for the next one."""
    table = played(place("11.7 11.4 6.5", "RRR RR", laps=1), "R>0.1")
    assert (cars(table), table.view()["dice"], state(table).driver) == ("- 11.4 6.5", "", 1)
    assert "0.1" in goals(thrown(table, "RXX R"), "R")
    assert state(table).at[0] == 0
    assert played(table, "R>0.1").view()["home"] == [0, 1]


def test_only_the_first_point_after_the_line_finishes() -> None:
    """V8.3: by red and by blue; a move that does not finish goes as far as it likes."""
    assert beyond(place(f"11.7 {FAR}", "RBX X", laps=1)) == ["R>0.1", "B>0.2"]
    assert beyond(place(f"11.5 {FAR}", "RBX X", laps=1)) == ["R>0.2"]
    not_yet = place(f"11.7 {FAR}", "RBX X", laps=2)
    assert beyond(not_yet) == ["R>0.1", "R>0.4", "R>0.7", "R>1.1", "R>1.4", "R>1.7", "B>0.2", "B>0.6"]


def test_finishing_on_a_car_or_behind_it_is_not_offered() -> None:
    """V8.3, V6.5, V6.6: the first point must be free."""
    table = place(f"11.8 0.2 0.1 {FAR}", "RBX X", laps=1)
    assert beyond(table) == ["B>0.3"]


def test_all_points_after_the_line_taken() -> None:
    """V8.3, V6.8: the dice must still be played, away from the line."""
    table = place("11.8 0.1 0.2 0.3", "RBX X", laps=1)
    assert table.moves()
    assert beyond(table) == []


def test_a_car_before_the_line_after_going_back_needs_two_crossings() -> None:
    """V8.1, V8.3, V7.2: with counter -1 a single lap is not over."""
    table = place(f"11.7 {FAR}", "RRX X", laps=1, counts="-1 0")
    assert {"0.1", "0.4", "1.7"} <= set(goals(table, "R"))
    assert played(table, "R>0.4").view()["home"] == []


# --- out ---


def test_a_car_that_is_out_leaves_the_track() -> None:
    """V8.4: and is in nobody's way."""
    table = played(place("0.1 0.2 11.7"), OUT)
    assert (cars(table), table.view()["out"]) == ("- 0.2 11.7", [0])
    assert "0.1" in goals(thrown(played(table, MISS), "RRX X"), "R")


def test_dropping_out_in_the_last_lap() -> None:
    """V8.4, V8.6: the leader before the line is behind all others, although it would have won with the next die."""
    table = played(place("11.7 3.5 5.5", laps=3, counts="2 0 -1"), OUT)
    assert (cars(table), table.view()["home"], table.turn) == ("- 3.5 5.5", [], "chance")
    assert sheet(table) == "3: R B G | 2: R | 1: R | finish:", "what it has earned stays written"
    played(table, OUT)
    assert (places(table), table.score) == ([3, 2, 1], (0.0, 0.0, 1.0))


def test_the_last_car_standing_wins() -> None:
    """V8.5: at once and without a lap, if nobody has come home."""
    table = played(place("0.1 0.2"), OUT)
    assert (table.turn, table.score, counts(table), places(table)) == ("over", (0.0, 1.0), [0, 0], [2, 1])
    assert table.moves() == []


def test_the_last_car_takes_the_best_place_left() -> None:
    """V8.5, V8.1: behind those that are home, before those that are out."""
    table = place("11.7 - 6.5 -", laps=1, home=(1,), out=(3,))
    played(table, f"{RED}, R>0.1")
    assert (table.turn, places(table)) == ("over", [2, 1, 3, 4])
    table = played(place("11.7 - 6.5 -", laps=1, home=(1,), out=(3,)), OUT)
    assert (table.turn, places(table), table.score) == ("over", [3, 1, 2, 4], (0.0, 1.0, 0.0, 0.0))


def test_two_cars_the_race_is_over_when_one_is_home() -> None:
    """V8.5, V8.2: the other one need not drive on, and no dice are left."""
    table = played(place("11.7 11.8", laps=1), f"{RED}, R>0.1")
    assert (table.turn, places(table), cars(table)) == ("over", [1, 2], "- 11.8")
    assert table.view()["dice"] == ""


def test_later_out_is_better() -> None:
    """V8.6: of four cars three drop out one after the other, whatever they had driven."""
    table = played(place("11.7 3.5 5.5 7.5", counts="2 1 0 0"), f"{OUT}, {MISS}, {OUT}, {MISS}, {OUT}")
    assert (table.view()["out"], table.turn) == ([0, 2, 1], "over")
    assert (places(table), table.score) == ([4, 2, 3, 1], (0.0, 0.0, 0.0, 1.0))


# --- turns and rounds ---


def test_turns_skip_cars_that_are_home_or_out() -> None:
    """V8.7: the others keep their order."""
    table = place("0.1 - 0.3 - 5.5 7.5", home=(1,), out=(3,))
    assert drivers(table, 9) == [0, 2, 4, 5, 0, 2, 4, 5, 0]


def test_a_round_is_one_turn_for_each() -> None:
    """V8.7: it begins where the first player sat, though that one may be gone."""
    table = start(4, first=2)
    rounds = []
    for throw in (MISS, OUT, MISS, MISS, MISS, MISS, MISS):
        rounds.append((state(table).driver, state(table).round))
        played(table, throw)
    assert rounds == [(2, 1), (3, 1), (0, 1), (1, 1), (2, 2), (0, 2), (1, 2)]
    gone = place("0.1 - 0.3", driver=2, out=(1,))
    state(gone).first = 1
    assert state(played(gone, f"{MISS}, {MISS}")).round == 2, "seat 1 would have begun the second"


def test_whoever_comes_home_is_skipped_from_then_on() -> None:
    """V8.7, V8.2: in the same race, turn by turn."""
    table = played(place("11.7 5.5 7.5", laps=1), f"{RED}, R>0.1")
    assert drivers(table, 5) == [1, 2, 1, 2, 1]


# --- the cap ---


def at_the_cap(where: str, **options: Any) -> Table:
    """The last round, in which everybody misses; then it is over."""
    table = place(where, round_cap=1, **options)
    drivers(table, sum(name != "-" for name in where.split()))
    assert table.turn == "over"
    return table


def test_a_race_ends_after_so_many_rounds() -> None:
    """V8.8: after the last turn of the last round, and not before."""
    table = ludothek.table("victory", seats=3, throws="manual", round_cap=20)
    played(table, "lot green")
    for turn in range(60):
        assert (table.turn, state(table).round) == ("chance", 1 + turn // 3)
        played(table, MISS)
    assert (table.turn, table.view()["round"], table.moves()) == ("over", 20, [])


def test_at_the_cap_the_counter_ranks_and_then_the_tile() -> None:
    """V8.8: a lap more is worth more than any tile; within a tile it does not matter where."""
    table = at_the_cap("1.1 11.9 3.5 5.5", counts="1 0 0 -1")
    assert (places(table), table.score) == ([1, 2, 3, 4], (1.0, 0.0, 0.0, 0.0))


def test_at_the_cap_equals_share_the_place() -> None:
    """V8.8: same counter and same tile; the place after them is left out, and two firsts share the victory."""
    assert places(at_the_cap("3.1 3.9 5.5 2.2", counts="0 0 1 0")) == [2, 2, 1, 4]
    table = at_the_cap("3.1 3.9 2.2")
    assert (places(table), table.score, table.view()["winners"]) == ([1, 1, 3], (0.5, 0.5, 0.0), [0, 1])


def test_at_the_cap_finishers_lead_and_lost_cars_trail() -> None:
    """V8.8, V8.6: whatever the counters of the others."""
    table = at_the_cap("5.5 - - 7.5 - -", counts="-1 0 2 -2 0 0", home=(4, 1), out=(2, 5))
    assert places(table) == [3, 2, 6, 4, 1, 5]
    assert table.score == (0.0, 0.0, 0.0, 0.0, 1.0, 0.0)


def test_a_race_decided_in_the_last_round_needs_no_cap() -> None:
    """V8.8, V8.5: the second to last car drops out in it."""
    table = played(place("0.1 7.5", round_cap=1), f"{MISS}, {OUT}")
    assert (table.turn, places(table)) == ("over", [1, 2])


@pytest.mark.parametrize("cap", [1, 7, 1000])
def test_any_number_of_rounds_may_be_agreed(cap: int) -> None:
    """V8.8: two hundred unless said otherwise."""
    assert ludothek.table("victory").options["round_cap"] == 200
    assert ludothek.table("victory", round_cap=cap).view()["cap"] == cap
