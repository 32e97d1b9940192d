"""The worked examples of the page, M-EX1 to M-EX11. Seat 0 drives red, then yellow, green, blue."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludothek import Table
from tests.games.monza.positions import (
    PROFESSIONAL,
    cars,
    drives,
    goals,
    laying,
    place,
    played,
    state,
    tiles,
    track,
    used,
)
from tests.games.play import refusal

BERND = "O7 M10 I11 I9"  # Bernd, Fritz, Karin in the green car, Sandra
THROW = "RYBPPW"
ROUTE = "W>O8, P>M10, Y>M11, B>M12, P>I11"


def test_ex1_a_basic_drive() -> None:
    """M3.2, M3.3, M4.7: M-EX1, five dice are laid; red is left, and I11 leads only to yellow and white."""
    table = place(BERND, THROW)
    before_last, last = ROUTE.rsplit(", ", 1)
    played(table, before_last)
    assert (table.view()["dice"], table.turn) == ("RP", 0)
    played(table, last)
    assert (table.turn, state(table).driver, used(table)) == ("chance", 1, [5, 0, 0, 0])
    assert set(goals(place("I11 START", "RYGBPW"))) == {"Y", "W"}


def test_ex2_moving_back() -> None:
    """M5.1, M5.2, M5.5: M-EX2, Karin skips the tyre I10 and Sandra on I9 and lands on the free blue I8."""
    table = played(place(BERND, THROW), ROUTE)
    assert cars(table) == "I11 M10 I8 I9"
    assert table.steps[-1].log == "P>I11 (R O7>I11, G I11>I8)"
    spaces = {space.name: space.colour for space in track(table).spaces}
    assert (spaces["I10"], spaces["I8"]) == ("#", "B")


def test_ex3_fifteen_complete_drives() -> None:
    """M4.9: M-EX3, two of them lay all six dice, with red on Sandra's I9."""
    found = [moves for moves, _ in drives(place(BERND, THROW))]
    assert (len(found), Counter(map(len, found))[6]) == (15, 2)
    assert all("R>I9" in moves for moves in found if len(moves) == 6)
    assert tuple(ROUTE.split(", ")) in found


def test_ex3_the_farthest_route() -> None:
    """M4.10: M-EX3, four drives are left, to the front edge 39, and yellow first is refused."""
    table = place(BERND, THROW, must_max=True)
    ends = [cars(end).split()[0] for _, end in drives(table)]
    assert (len(ends), set(ends)) == (4, {"O11", "I11"})
    assert {track(table).spaces[track(table).numbered[end]].end for end in ends} == {39}
    assert refusal(table, "Y>M9").rule == "M4.10"


def test_ex3_stopping_at_once() -> None:
    """M4.11: M-EX3, only a table with may_stop allows it."""
    assert cars(played(place(BERND, THROW, may_stop=True), "stop")) == BERND
    assert refusal(place(BERND, THROW), "stop").rule == "M4.9"


def bottleneck() -> Table:
    """Bernd before the bottleneck, his red accelerator gone."""
    return place("M11 START", "GBBPPW", tiles="YGBPW*", **PROFESSIONAL)


FOUR = "reroll BP, rethrow RB, R>M12, G>M13, B>M14, P>O15, W>O16"


def test_ex4_professional() -> None:
    """M7.3, M7.6, M8.1: M-EX4, an extra roll, then a purple accelerator for the sake of the sixth die."""
    table = bottleneck()
    assert laying(table) == ["stop"], "no die fits, and no tile that is left"
    played(table, FOUR)
    assert table.moves() == ["+P>O17", "stop"]
    played(table, "+P>O17, B>O18")
    assert (table.view()["dice"], used(table), tiles(table, 0)) == ("", [6, 0], "YGBW")


def test_ex5_turbo() -> None:
    """M8.3, M8.4, M6.3: M-EX5, yellow onto the long space of the middle lane; purple does not fit any more."""
    table = played(bottleneck(), f"{FOUR}, +P>O17, B>O18, stop, turbo YP")
    assert (table.view()["cars"][0], table.moves()) == ("O18", ["Y>M17", "stop"])
    played(table, "Y>M17")
    assert (cars(table), used(table), state(table).driver) == ("M17 START", [7, 0], 1)
    m17 = track(table).spaces[track(table).numbered["M17"]]
    assert (m17.colour, m17.end - m17.begin) == ("Y", 6)
    assert set(goals(place("M17 START", "RYGBPW", track="long"))) == {"G", "W", "B"}


def test_ex6_the_bottleneck() -> None:
    """M4.1, M4.5: M-EX6, M11 leads to the red M12 only, and every route from start to finish passes it."""
    table = place("M11 START", "RYGBPW", track="long")
    assert goals(table) == {"R": "M12"}
    side = track(table)
    reached, waiting = {0}, [0]
    while waiting:
        for there in side.ahead(waiting.pop()):
            if there not in reached and side.spaces[there].name != "M12":
                reached.add(there)
                waiting.append(there)
    assert side.finish not in reached


def test_ex7_the_drive_of_the_bonus() -> None:
    """M9.1, M4.9: M-EX7, two yellows are left over; of five complete drives two lay five dice."""
    table = place("I2 START M9 O8", "RRYYYG", bonus=True)
    assert sorted(len(moves) for moves, _ in drives(table)) == [4, 4, 4, 5, 5]
    played(table, "R>I3, Y>I4, R>M6, G>O6")
    assert (cars(table), table.turn, used(table)) == ("O6 START M9 O8", 2, [4, 0, 0, 0])


@pytest.mark.parametrize(("step", "where"), [("G>M10", "M10"), ("G>I8", "I8"), ("G-", "M9")])
def test_ex7_the_green_car_steps_or_declines(step: str, where: str) -> None:
    """M9.2, M9.6: M-EX7, to the purple M10 or the blue I8, not to O8 where another car stands."""
    table = played(place("I2 START M9 O8", "RRYYYG", bonus=True), "R>I3, Y>I4, R>M6, G>O6")
    assert sorted(table.moves()) == ["bonus G-", "bonus G>I8", "bonus G>M10"]
    assert refusal(table, "bonus G>O8").rule == "M9.2"
    assert cars(played(table, f"bonus {step}")) == f"O6 START {where} O8"
    assert (table.turn, state(table).driver) == ("chance", 1)


def test_ex8_the_start() -> None:
    """M4.6, M3.3: M-EX8, 4096 of 46 656 throws have neither white nor purple and do not move the car."""
    table = place("START START")
    stay = 0
    for move, weight in zip(table.moves(), table.weights(), strict=True):
        thrown = played(table.fork(), move)
        stays = state(thrown).driver == 1
        assert stays == (not {"W", "P"} & set(move))
        assert stays or set(thrown.moves()) <= {"W>O1", "P>I1"}
        stay += stays * weight
    assert (stay, sum(table.weights())) == (4096, 46_656)


@pytest.mark.parametrize(
    ("where", "die", "after"),
    [
        ("M4 O4", "G>O4", "O4 O2"),  # the tyre O3 is skipped
        ("I1 M2", "R>M2", "M2 START"),
        ("M8 M9", "Y>M9", "M9 M8"),
    ],
)
def test_ex9_the_limits_of_moving_back(where: str, die: str, after: str) -> None:
    """M5.2, M5.3: M-EX9, each by the car behind it."""
    assert cars(played(place(where, die[0] * 6), die)) == after


def test_ex9_off_o2_with_a_car_on_o1() -> None:
    """M5.3: M-EX9, no space is left in the lane, so it goes to the start; without that car it goes to O1."""
    assert cars(played(place("START O2 O1", "GGGGGW"), "W>O1, G>O2")) == "O2 START O1"
    assert cars(played(place("START O2 I1", "GGGGGW"), "W>O1, G>O2")) == "O2 O1 I1"


@pytest.mark.parametrize("last", ["O18", "M19", "I18"])
def test_ex10_the_finish(last: str) -> None:
    """M4.8, M3.3: M-EX10, the last spaces lead home and nowhere else, with white alone."""
    assert goals(place(f"{last} START", "RYGBPW")) == {"W": "FIN"}
    assert cars(place(f"{last} START", "RRYYGB")) == f"{last} START"
    assert cars(played(place(f"{last} START", "RRYYGW"), "W>FIN")) == "FIN START"


def last_round(third: str, **options: Any) -> Table:
    """Seat 1 finishes first with four dice, seat 2 does not arrive, seat 3 stands where it may arrive."""
    table = place(f"START M17 START {third}", "RRRRRR", **options)
    return played(table, "throw GRWWPP, G>O16, W>O17, P>O18, W>FIN, throw RRRRRR")


def test_ex11_fewer_dice_win() -> None:
    """M6.1, M6.5: M-EX11, seat 3 arrives with three dice against four; seat 0 has no further turn."""
    table = played(last_round("M17"), "throw RBWWWW, R>M18, B>M19, W>FIN")
    assert (used(table), table.turn) == ([0, 4, 0, 3], "over")
    assert (table.score, table.view()["winners"]) == ((0.0, 0.0, 0.0, 1.0), [3])


def test_ex11_equal_dice_share() -> None:
    """M6.6, M6.7: M-EX11, seats 1 and 3 with four dice each, and both get a trophy."""
    table = played(last_round("I15"), "throw BRPWWW, B>M17, R>M18, P>O18, W>FIN")
    assert (used(table), table.score) == ([0, 4, 0, 4], (0.0, 0.5, 0.0, 0.5))
    assert table.view()["winners"] == [1, 3]


def test_ex11_the_last_seat_ends_the_race_at_once() -> None:
    """M6.1: M-EX11, seat 3 arrives first, and the round is over."""
    table = place("O18 O18 O18 O18", driver=3)
    assert played(table, "throw RRRRRW, W>FIN").score == (0.0, 0.0, 0.0, 1.0)


def test_ex11_a_car_stepped_home_throws_no_more() -> None:
    """M6.9, M9.6: M-EX11, seat 2's car comes home in seat 1's turn and counts no dice."""
    table = place("START O5 M19 O18", driver=1, bonus=True)
    played(table, "throw GPPPPP, G>O6, bonus G>FIN")
    assert (state(table).driver, used(table)) == (3, [0, 1, 0, 0])
    assert played(table, "throw RRRRRW, W>FIN").score == (0.0, 0.0, 1.0, 0.0)
