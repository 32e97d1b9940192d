"""The worked examples of the page, V-EX1 to V-EX13, on the square unless they say otherwise. Seat 0 drives red."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import permutations

import pytest

from ludothek import Table
from tests.games.victory.positions import cars, counts, goals, place, places, played, sheet, start, state, thrown

FAR = "6.5"  # where a car stands in nobody's way
SIX = "0.1 0.2 0.3 11.7 11.8 11.9"  # the start


# --- dice ---


def test_ex1_one_cross_lapses() -> None:
    """V4.4, V5.2: V-EX1, B X R and then B R are two red and two blue moves."""
    table = place(f"0.1 {FAR}", "BXR BR")
    assert (table.view()["dice"], table.view()["crosses"]) == ("RRBB", 1)
    assert len(set(permutations("RRBB"))) == 6


@pytest.mark.parametrize("order", sorted(set(permutations("RRBB"))))
def test_ex1_six_colour_orders(order: tuple[str, ...]) -> None:
    """V6.7, V4.4: V-EX1, in each of the six the four dice can be played, and then the turn is over."""
    table = place(f"0.1 {FAR}", "BXR BR")
    for colour in order:
        assert state(table).driver == 0
        played(table, f"{colour}>{goals(table, colour)[0]}")
    assert (state(table).driver, table.turn) == (1, "chance")


@pytest.mark.parametrize(
    ("line", "end"), [("R>0.7, B>2.7, R>3.9, B>5.9", "5.9"), ("R>0.4, R>0.7, B>2.7, B>2.3", "2.3")]
)
def test_ex1_alternately_and_in_a_row(line: str, end: str) -> None:
    """V6.7: V-EX1, both lines of the page."""
    assert cars(played(place(f"0.1 {FAR}", "BXR BR"), line)) == f"{end} {FAR}"


def test_ex2_the_racing_line() -> None:
    """V6.1, V6.2: V-EX2, red along the outer lane, then one blue line through the right-hand bend as far as 2.7."""
    table = played(place(f"0.1 {FAR}", "RBB BB"), "R>0.7")
    along = [goal for goal in goals(table, "B") if goal in ("1.2", "1.6", "2.7")]
    assert along == ["1.2", "1.6", "2.7"]
    (line,) = [one for one in table.view(0)["lines"] if one["way"] == "ne"]
    assert (line["goals"], line["blocked"]) == (["1.2", "1.6", "2.7"], None), "the blue line ends there"
    assert cars(played(table, "B>2.7")).startswith("2.7 ")
    assert table.view()["last"]["path"] == ["0.7", "1.2", "1.6", "2.7"]


# --- the lap sheet ---

MISS = "throw XXX, take 1, throw R"
LANES = {"R": "1.7 4.9 7.3 10.1", "B": "1.5 4.5 7.5 10.5", "G": "1.3 4.1 7.7 10.9", "Y": "1.7 4.9 7.3 10.1"}


def turns(table: Table, line: str) -> Table:
    """Turns of four cars one after the other: `R>11.1` drives round its lane to there, `B-` misses a turn."""
    for car, _, end in (word.partition(">") for word in line.split()):
        assert "RBGY".index(car[0]) == state(table).driver
        played(table, round_the_lane(car, end) if end else MISS)
    return table


def round_the_lane(car: str, end: str) -> str:
    """Red dice from corner to corner; the way home ends behind the line."""
    if end.startswith("0."):
        return f"throw RRR, take 2, throw RR, R>{end}"
    goals = list(dict.fromkeys([*LANES[car].split(), end]))
    return f"throw RRR, take {len(goals) - 3}, throw {'R' * (len(goals) - 3)}, R>" + ", R>".join(goals)


def test_ex3_the_lap_sheet() -> None:
    """V7.4, V7.5, V7.6, V8.1, V8.5: V-EX3, four cars and three laps; Green wins, and Blue alone is the fourth."""
    table = place("11.7 11.8 11.9 11.4", laps=3)
    assert sheet(table) == "3: R B G Y | 2: | 1: | finish:"
    turns(table, "R>11.1 B- G>11.9 Y- R- B>11.8 G- Y>10.7")
    assert sheet(table) == "3: R B G Y | 2: R G B Y | 1: | finish:"
    turns(table, "R- B>11.8 G- Y- R>10.4 B- G- Y>10.1 R- B- G>11.9 Y-")
    assert sheet(table) == "3: R B G Y | 2: R G B Y | 1: B R Y G | finish:"
    turns(table, "R- B- G>0.3 Y- R>0.1 B- Y>0.1")
    assert sheet(table) == "3: R B G Y | 2: R G B Y | 1: B R Y G | finish: G R Y B"
    assert (table.turn, table.view()["winners"], places(table)) == ("over", [2], [2, 4, 1, 3])


def test_ex3_six_laps_begin_under_six() -> None:
    """V7.4: V-EX3, a column for each lap and one for the finish."""
    assert sheet(start(4, laps=6)) == "6: R B G Y | 5: | 4: | 3: | 2: | 1: | finish:"


# --- crosses ---


def test_ex4_the_advice() -> None:
    """V5.1, V5.3, V5.4: V-EX4, after two crosses one die more cannot lose the car, two can."""
    table = played(place(f"0.1 {FAR}"), "throw RXX")
    one, two = table.view(0)["risks"]
    assert (Fraction(*one["miss"]), Fraction(*one["out"])) == (Fraction(1, 3), Fraction(0))
    assert (Fraction(*two["miss"]), Fraction(*two["out"])) == (Fraction(4, 9), Fraction(1, 9))
    assert chances(table, always_one) == (Fraction(0), Fraction(1, 3))
    assert chances(table, always_two) == (Fraction(1, 9), Fraction(4, 9))


def careful(crosses: int) -> int:
    """How many dice to take after so many crosses."""
    return 2 if crosses < 2 else 1


def always_two(crosses: int) -> int:
    return 2


def always_one(crosses: int) -> int:
    return 1


def chances(table: Table, dice: Callable[[int], int]) -> tuple[Fraction, Fraction]:
    """How likely the car is out after the turn, and how likely it misses it, if `dice` says how many are taken."""
    if table.turn == 0 and table.moves() == ["take 1", "take 2"]:
        return chances(played(table.fork(), f"take {dice(table.view()['crosses'])}"), dice)
    if table.turn != "chance" or state(table).driver != 0:
        return Fraction(state(table).out[0] > 0), Fraction(state(table).driver != 0 and not state(table).out[0])
    out, missed = Fraction(0), Fraction(0)
    for throw, weight in zip(table.moves(), table.weights(), strict=True):
        share = Fraction(weight, sum(table.weights()))
        ends = chances(played(table.fork(), throw), dice)
        out, missed = out + share * ends[0], missed + share * ends[1]
    return out, missed


@pytest.mark.parametrize(
    ("dice", "out", "missed"),
    [
        (careful, Fraction(1, 81), Fraction(4, 27)),
        (always_two, Fraction(11, 243), Fraction(40, 243)),
        (always_one, Fraction(1, 81), Fraction(8, 81)),
    ],
)
def test_ex5_the_probabilities_of_a_turn(dice: Callable[[int], int], out: Fraction, missed: Fraction) -> None:
    """V1.4, V4.1, V5.3, V5.4, V5.5: V-EX5, every throw of a turn with its weight."""
    assert chances(place(f"0.1 {FAR} 7.5"), dice) == (out, missed)


@pytest.mark.parametrize(
    ("throws", "what"),
    [("RXX X", "miss"), ("XXX R", "miss"), ("XXX X", "out"), ("RXX XX", "out"), ("XXX XX", "out"), ("RRX BX", "RRB")],
)
def test_ex6_crosses(throws: str, what: str) -> None:
    """V5.1, V5.2, V5.3, V5.4, V5.5: V-EX6, a turn missed, a car out, or moves."""
    table = place(f"0.1 {FAR} 7.5", throws)
    assert cars(table) == (f"- {FAR} 7.5" if what == "out" else f"0.1 {FAR} 7.5")
    assert state(table).driver == (0 if what == "RRB" else 1)
    assert table.view()["dice"] == (what if what == "RRB" else "")
    assert table.view()["out"] == ([0] if what == "out" else [])


# --- lines ---


def test_ex7_lines_of_a_lone_car() -> None:
    """V6.1, V6.2, V6.11: V-EX7, from 0.1 along four straight lines of each colour, also the wrong way."""
    table = place(f"0.1 {FAR}", "RBX RB")
    red = "0.2 0.3 0.4 0.7 1.1 1.4 1.7 11.7 11.4 11.1 10.7 10.4 10.1"
    assert sorted(goals(table, "R")) == sorted(red.split())
    assert sorted(goals(table, "B")) == sorted(["0.5", "0.9", "11.8", "11.6"])


def test_ex7_lines_from_the_corner_of_the_bend() -> None:
    """V6.2: V-EX7, two long red lines meet in 1.7, and a short blue one."""
    table = place(f"1.7 {FAR}", "RBX RB")
    assert (len(goals(table, "R")), len(goals(table, "B"))) == (22, 2)


def test_ex8_cars_in_the_way() -> None:
    """V6.5, V6.6: V-EX8, six cars at the start leave the first one the way ahead."""
    table = place(SIX, "RBX RB", counts="0 0 0 -1 -1 -1")
    assert sorted(goals(table, "R")) == ["0.4", "0.7", "1.1", "1.4", "1.7"]
    assert goals(table, "B") == ["0.5", "0.9"]


def test_ex8_only_the_way_back() -> None:
    """V6.8, V6.11: V-EX8, 11.7 has to drive back; the dice must be played, and no other move ends the turn."""
    table = place(SIX, "RBX XB", driver=3, counts="0 0 0 -1 -1 -1")
    assert goals(table, "R") == ["11.4", "11.1", "10.7", "10.4", "10.1"]
    assert goals(table, "B") == ["11.5", "11.3"]
    assert all(move[:2] in ("R>", "B>") for move in table.moves())
    assert state(played(table, "R>10.1, B>10.5, B>10.1")).driver == 4


def test_ex8_not_over_the_joint() -> None:
    """V6.12: V-EX8, with no_reverse the way back ends at the edge of the tile."""
    table = place(SIX, "RBX RB", driver=3, counts="0 0 0 -1 -1 -1", no_reverse=True)
    assert (goals(table, "R"), goals(table, "B")) == (["11.4", "11.1"], ["11.5", "11.3"])


def test_ex9_no_line_through_a_corner() -> None:
    """V2.6: V-EX9, 0.9 and 2.1 touch at the corner of the bend only."""
    table = place(f"0.9 {FAR}", "BBB BB")
    assert sorted(goals(table, "B")) == ["0.1", "0.5", "1.2", "1.4"]
    assert "0.9" not in goals(place(f"2.1 {FAR}", "BBB BB"), "B")


def test_ex9_no_line_between_tiles_side_by_side() -> None:
    """V2.6: V-EX9, on the oval 0.3 and 5.1 are neighbours on the table but not joined."""
    table = place("0.3 8.5", "RBX RB", circuit="oval")
    assert not [goal for goal in goals(table, "R") + goals(table, "B") if goal.startswith(("4.", "5.", "6."))]
    assert "2.7" in goals(place("0.1 8.5", "RRR R", circuit="oval"), "R"), "one long straight"


# --- the line ---


def test_ex10_back_over_the_line_and_on_again() -> None:
    """V7.2, V7.6: V-EX10, a car of the first row goes to -1 and back to 0, and nothing is entered."""
    table = played(place(f"0.1 {FAR}", "RRR R"), "R>11.7")
    assert counts(table) == [-1, 0]
    played(table, "R>0.4")
    assert (counts(table), sheet(table)) == ([0, 0], "3: R B | 2: | 1: | finish:")


def test_ex10_the_second_row() -> None:
    """V7.3, V7.6: V-EX10, over the line for the first time it counts 0; a full lap later 1 and the column N-1."""
    table = played(place(f"11.7 {FAR}", "RRR RR", counts="-1 0"), "R>0.1")
    assert (counts(table), sheet(table)) == ([0, 0], "3: R B | 2: | 1: | finish:")
    played(table, f"R>1.7, R>4.9, R>7.3, R>10.1, {MISS}, throw RXX, take 1, throw B, R>0.1")
    assert (counts(table), sheet(table)) == ([1, 0], "3: R B | 2: R | 1: | finish:")


def test_ex11_the_finish() -> None:
    """V8.2, V8.3: V-EX11, the first point after the line and no other; the car is off and the second die lapses."""
    table = place(f"11.7 {FAR} 7.5", "RRX X", laps=1)
    assert "0.1" in goals(table, "R")
    assert not [goal for goal in goals(table, "R") if goal.startswith(("0.4", "0.7", "1."))]
    played(table, "R>0.1")
    assert (cars(table), table.view()["home"], table.view()["dice"], state(table).driver) == (
        f"- {FAR} 7.5",
        [0],
        "",
        1,
    )
    assert table.steps[-1].log == "R>0.1 (from 11.7) finish 1 lapse R"


def test_ex11_a_car_on_the_first_point() -> None:
    """V8.3, V6.5: V-EX11, red is blocked there, blue to 0.2 finishes."""
    table = place(f"11.7 0.1 {FAR}", "RBX X", laps=1)
    assert not [goal for goal in goals(table, "R") if goal.startswith(("0.", "1."))]
    assert [goal for goal in goals(table, "B") if goal.startswith("0.")] == ["0.2"]
    assert played(table, "B>0.2").view()["home"] == [0]


# --- the end ---


def test_ex12_the_last_one() -> None:
    """V8.5: V-EX12, two of three are out, and the third wins on the spot with counter 0."""
    table = place("0.1 0.2 0.3", "XXX X")
    assert table.turn == "chance"
    thrown(table, "XXX X")
    assert (table.turn, table.score, counts(table)[2]) == ("over", (0.0, 0.0, 1.0), 0)
    assert places(table) == [3, 2, 1]


def test_ex13_boxed_in() -> None:
    """V6.9: V-EX13, no red and no blue move, so all dice lapse and the turn is over."""
    table = place("0.1 0.2 0.4 0.5 11.7 11.8", "RBX RB")
    assert (cars(table), state(table).driver, table.turn) == ("0.1 0.2 0.4 0.5 11.7 11.8", 1, "chance")
    assert table.steps[-1].log == "throw RB lapse RRBB"
