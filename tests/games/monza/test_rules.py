"""The rules M2 to M5: the set-up, a turn, how cars drive and how they are moved back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import ludothek
from ludothek import Refused
from ludothek.core.dice import below, stream
from tests.games.monza.positions import (
    cars,
    drives,
    goals,
    laying,
    place,
    played,
    some_throw,
    state,
    tiles,
    track,
    used,
)
from tests.games.play import refusal

# --- M2 set-up ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_car_stands_on_the_start_field(seats: int) -> None:
    """M2.1: as many cars as players; the others stay in the tin."""
    table = ludothek.table("monza", seats=seats, throws="manual")
    assert cars(table) == " ".join(["START"] * seats)
    assert table.view()["cars"] == ["START"] * seats


def test_there_is_a_trophy_for_every_player() -> None:
    """M2.2: all four can win together."""
    table = place("FIN FIN FIN O18", driver=3)
    state(table).used[:3] = [1, 1, 1]
    assert played(table, "throw RRRRRW, W>FIN").view()["winners"] == [0, 1, 2, 3]


def test_play_runs_clockwise_from_the_first_seat() -> None:
    """M2.3: each seat once in a round, in the order of the seats; another seat is refused."""
    table = ludothek.table("monza", seats=4, throws="manual")
    drivers = []
    for _ in range(8):
        drivers.append(state(table).driver)
        played(table, "throw RRRRRR")
    assert drivers == [0, 1, 2, 3, 0, 1, 2, 3]
    assert refusal(place("O7 O9", "RYBPPW"), "W>O8", seat=1).rule == "M2.3"


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_first_seat_is_named(first: int) -> None:
    """M2.4: it starts every round, and the round is over when its turn comes again."""
    table = ludothek.table("monza", seats=4, throws="manual", first_seat=first)
    assert (state(table).driver, table.view()["first"]) == (first, first)
    rounds = []
    for _ in range(5):
        rounds.append(state(table).round)
        played(table, "throw RRRRRR")
    assert (state(table).driver, rounds) == ((first + 1) % 4, [1, 1, 1, 1, 2])


def test_the_first_seat_must_be_a_seat() -> None:
    """M2.4: seat 2 does not exist with two players."""
    with pytest.raises(Refused) as refused:
        ludothek.table("monza", seats=2, first_seat=2)
    assert (refused.value.why, refused.value.rule) == ("first-seat", "M2.4")
    assert ludothek.table("monza", seats=3, first_seat=2).turn is not None


def test_without_the_professional_rules_nobody_has_tiles() -> None:
    """M2.5: and nothing but dice can be laid."""
    table = place("O7 O9", "RYBPPW")
    assert [tiles(table, seat) for seat in (0, 1)] == ["", ""]
    assert table.view()["tiles"] is None
    assert table.moves() == ["Y>M9", "W>O8"]
    assert refusal(table, "+W>O8").rule == "M2.5"
    assert refusal(table, "reroll R").rule == "M2.5"


# --- M3 a turn ---


def test_a_turn_begins_with_six_dice() -> None:
    """M3.1: thrown once; nobody names what falls."""
    table = ludothek.table("monza", throws="manual")
    assert (table.turn, len(table.moves()), sum(table.weights())) == ("chance", 462, 6**6)
    assert refusal(table, "throw RRR").rule == "M3.1"
    assert refusal(place("O7 O9", "RYBPPW"), "throw WWWWWW").rule == "M3.1"


def test_dice_are_laid_one_after_another_ahead_of_the_last() -> None:
    """M3.2: each on a space of its own colour, which leaves the hand; then the car drives to the last of them."""
    table = place("O7 START", "RYBPPW")
    assert goals(table) == {"Y": "M9", "W": "O8"}
    assert goals(played(table, "W>O8")) == {"B": "O9", "P": "M10"}
    assert table.view()["cars"] == ["O7", "START"], "the car stands until the drive is over"
    assert table.view()["laid"] == [{"space": "O8", "colour": "W", "tile": False}]
    assert goals(played(table, "P>M10, R>I9, Y>M11")) == {"B": "M12", "P": "O10"}
    assert cars(played(table, "P>O10, B>M12")) == "M12 START"
    assert (table.turn, table.view()["cars"]) == ("chance", ["M12", "START"])


def test_a_car_without_a_fitting_die_stays() -> None:
    """M3.3: the turn ends by itself."""
    table = place("O7 O9", "RRGGBP")
    assert (cars(table), table.turn, state(table).driver) == ("O7 O9", "chance", 1)
    assert used(table) == [0, 0]


def test_a_turn_ends_by_itself_when_no_die_fits_any_more() -> None:
    """M3.3: nobody has to say stop where nothing else can be done."""
    table = played(place("O14 O1", "RRRGGG"), "R>O15, G>O16, R>M18, G>I18")
    assert (cars(table), table.turn, state(table).driver) == ("I18 O1", "chance", 1)


def test_at_best_six_dice_carry_the_car_six_spaces() -> None:
    """M3.3: without the professional rules that is the end of the turn."""
    table = played(place("O7 START", "RYBPPW"), "W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12")
    assert (used(table), table.turn, state(table).driver) == ([6, 0], "chance", 1)


# --- M4 driving ---


def test_cars_only_go_forward_to_what_they_touch() -> None:
    """M4.1: neither back nor over a space."""
    table = place("M10 START", "RYGBPW")
    assert goals(table) == {"B": "O9", "Y": "M11", "R": "I9"}
    assert [refusal(table, move).rule for move in ("Y>M9", "B>M12", "W>O8", "G>I7")] == ["M4.1", "M4.1", "M4.3", "M4.1"]


def test_straight_on_is_the_next_space_of_the_lane() -> None:
    """M4.2: O14 leads to O15 and nowhere else."""
    table = place("O14 START", "RYGBPW")
    assert goals(table) == {"R": "O15"}
    assert table.view(0)["choices"][0]["way"] == "on"


@pytest.mark.parametrize(
    ("car", "into"),
    [("O7", "M9"), ("M9", "O8"), ("M9", "I8"), ("I8", "M10"), ("M18", "O18"), ("M18", "I18"), ("O17", "M18")],
)
def test_a_lane_change_leads_further_ahead(car: str, into: str) -> None:
    """M4.3: a touching space whose front edge lies further ahead."""
    table = place(f"{car} START", "RYGBPW")
    here, there = (track(table).spaces[track(table).numbered[name]] for name in (car, into))
    assert there.begin < here.end < there.end
    assert into in goals(table).values()


@pytest.mark.parametrize(("car", "beside"), [("M9", "Y>O7"), ("O6", "Y>I4"), ("M12", "P>O10"), ("M4", "R>I3")])
def test_a_lane_change_does_not_lead_back_or_aside(car: str, beside: str) -> None:
    """M4.3, M4.1: the space beside ends no further ahead, or lies two lanes away."""
    assert refusal(place(f"{car} START", "RYGBPW"), beside).rule in ("M4.3", "M4.1")


def test_a_lane_is_changed_one_at_a_time() -> None:
    """M4.4, M4.1: the outer and the inner lane have no border in common."""
    refused = refusal(place("O8 START", "RYGBPW"), "R>I9")
    assert (refused.why, refused.rule) == ("two-lanes", "M4.1")


@pytest.mark.parametrize(("car", "tyre"), [("O2", "O3"), ("O11", "O12"), ("M6", "M7"), ("M15", "M16"), ("I9", "I10")])
def test_tyres_are_closed(car: str, tyre: str) -> None:
    """M4.5: no colour leads onto them."""
    table = place(f"{car} START", "RYGBPW")
    assert tyre not in goals(table).values()
    assert {refusal(table, f"{colour}>{tyre}").rule for colour in "RYGBPW"} == {"M4.5"}


@pytest.mark.parametrize("side", ["oval", "long"])
def test_from_the_start_one_goes_to_white_or_purple(side: str) -> None:
    """M4.6: the third neighbour is a tyre."""
    table = place("START START", "RYGBPW", track=side)
    assert goals(table) == {"P": "I1", "W": "O1"}
    assert refusal(table, "R>M2").rule == "M4.6"
    assert refusal(table, "R>M1").rule == "M4.5"


def test_a_space_with_another_car_may_be_driven_over() -> None:
    """M4.7: entered and left again, and the other car stays (M5.5)."""
    table = played(place("O7 O8 M10", "RRYGPW"), "W>O8, P>M10, Y>M11")
    assert (cars(table), table.turn) == ("M11 O8 M10", "chance")


def test_only_white_leads_home_and_the_rest_lapses() -> None:
    """M4.8: the drive ends in the finish, whatever dice are left."""
    table = place("O17 START", "RPWWWW")
    assert refusal(played(table, "P>O18"), "P>FIN").rule == "M4.8"
    assert (cars(played(table, "W>FIN")), used(table), state(table).driver) == ("FIN START", [2, 0], 1)
    assert state(table).dice == 0
    assert cars(place("O18 START", "RYGBPP")) == "O18 START"


def test_nobody_stops_while_a_die_fits() -> None:
    """M4.9: which one is laid is free."""
    table = place("O7 START", "RYBPPW")
    assert table.moves() == ["Y>M9", "W>O8"]
    assert refusal(table, "stop").rule == "M4.9"


def test_a_player_may_lay_fewer_dice_than_possible() -> None:
    """M4.9: three dice into a corner where none of the others fits."""
    table = played(place("O7 START", "RYBPPW"), "Y>M9, B>I8, R>I9")
    assert (cars(table), state(table).driver) == ("I9 START", 1)


def test_the_farthest_edge_must_stay_in_reach() -> None:
    """M4.10: under must_max a die that leads into a shorter route is refused; every drive ends at the same edge."""
    table = place("O7 START", "RYBPPW", must_max=True)
    assert table.moves() == ["W>O8"]
    assert refusal(table, "Y>M9").rule == "M4.10"
    assert {state(end).car[0] for _, end in drives(table)} == {track(table).numbered[name] for name in ("O11", "I11")}


def test_the_finish_counts_as_the_farthest() -> None:
    """M4.10: the only white die is kept for it, though it would lead to the last space of the lane as well."""
    assert goals(place("O16 START", "RRBBPW")) == {"R": "M18", "W": "O17"}
    table = place("O16 START", "RRBBPW", must_max=True)
    assert goals(table) == {"R": "M18"}
    assert refusal(table, "W>O17").rule == "M4.10"
    assert {cars(end) for _, end in drives(table)} == {"FIN START"}


def test_a_friendly_table_lets_one_stop() -> None:
    """M4.11: at any time, even with no die laid."""
    table = place("O7 START", "RYBPPW", may_stop=True)
    assert table.moves() == ["Y>M9", "W>O8", "stop"]
    assert cars(played(table.fork(), "stop")) == "O7 START"
    stopped = played(table, "W>O8, stop")
    assert (cars(stopped), state(stopped).driver, used(stopped)) == ("O8 START", 1, [1, 0])


def test_going_far_and_stopping_at_will_exclude_each_other() -> None:
    """M4.10, M4.11: refused before the first throw."""
    with pytest.raises(Refused) as refused:
        ludothek.table("monza", must_max=True, may_stop=True)
    assert (refused.value.why, refused.value.rule) == ("max-or-stop", "M4.11")


# --- M5 cars in the way ---


def test_a_car_on_the_last_space_is_moved_back() -> None:
    """M5.1: by the end of the turn, not by driving over it."""
    table = place("O7 O8", "WRRRRR")
    assert cars(played(table, "W>O8")) == "O8 O7"


def test_it_goes_back_in_its_own_lane_to_the_first_free_space() -> None:
    """M5.2: past tyres and past other cars; the place the driver has left is free."""
    assert cars(played(place("I8 I9 I7", "RRRRRR"), "R>I9")) == "I9 I8 I7"
    assert cars(played(place("M10 I9 I8 I7", "RRRRRR"), "R>I9")) == "I9 I6 I8 I7"
    assert cars(played(place("M12 I11 I9", "PPPPPP"), "P>I11")) == "I11 I8 I9"


@pytest.mark.parametrize(("driver", "other", "die"), [("START", "O1", "W"), ("START", "I1", "P"), ("O1", "M2", "R")])
def test_without_a_space_behind_it_goes_to_the_start(driver: str, other: str, die: str) -> None:
    """M5.3: from the first open space of each lane."""
    assert cars(played(place(f"{driver} {other}", die * 6), f"{die}>{other}")) == f"{other} START"


def test_start_and_finish_hold_any_number_of_cars() -> None:
    """M5.4: nobody is moved back there."""
    assert cars(place("START START START", "RRRRRR")) == "START START START"
    table = place("FIN FIN O18 START", driver=2)
    assert cars(played(table, "throw WWWWWW, W>FIN")) == "FIN FIN FIN START"


def test_cars_in_between_stay() -> None:
    """M5.5: four cars in a row, the last one drives over two and ends on the third."""
    table = played(place("O14 O15 O16 O17", "RGWWWW"), "R>O15, G>O16, W>O17")
    assert cars(table) == "O17 O15 O16 O14"


@pytest.mark.parametrize("bonus", [False, True])
@pytest.mark.parametrize("rules", ["basic", "pro"])
@pytest.mark.parametrize("side", ["oval", "long"])
def test_after_a_turn_no_two_cars_share_a_space(side: str, rules: str, bonus: bool) -> None:
    """M5.6: whole races with four cars, looked at before each throw of six dice."""
    options: dict[str, Any] = {"track": side, "rules": rules, "bonus": bonus}
    met, rng, dice = 0, stream(6), random.Random(6)
    for _ in range(3):
        table = ludothek.table("monza", seats=4, throws="manual", **options)
        while table.turn != "over":
            s = state(table)
            if table.turn == "chance":
                wide = (0, track(table).finish)
                places = [car for car in s.car if car not in wide]
                assert s.throwing != 6 or s.roll != 0 or len(set(places)) == len(places)
                table.play(("throw ", "rethrow ", "turbo ")[s.roll] + some_throw(dice, s.throwing))
            else:
                moves = laying(table)
                table.play(moves[below(rng, len(moves))])
                met += len(table.view()["last"]["went"]) > 1
    assert met > 3, "no car was ever moved back"
