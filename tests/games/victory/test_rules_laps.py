"""The rules V7: laps are counted over the line, and the lap sheet tells in which order."""

from __future__ import annotations

import pytest

import ludothek
from ludothek import Refused
from tests.games.victory.positions import board, cars, counts, goals, place, played, sheet, start, state

FAR = "6.5"  # where a car stands in nobody's way
MISS = "throw XXX, take 1, throw R"


@pytest.mark.parametrize("laps", range(1, 13))
def test_the_number_of_laps_is_agreed(laps: int) -> None:
    """V7.1, V7.4: one to twelve, and the sheet has a column for each and one for the finish."""
    table = start(laps=laps)
    assert (board(table).laps, table.view()["laps"]) == (laps, laps)
    assert [column["to_go"] for column in table.view()["sheet"]] == list(range(laps, -1, -1))


@pytest.mark.parametrize("laps", [0, 13, -1])
def test_no_other_number_of_laps(laps: int) -> None:
    """V7.1: three unless said otherwise."""
    assert ludothek.table("victory").options["laps"] == 3
    with pytest.raises(Refused) as refused:
        ludothek.table("victory", laps=laps)
    assert refused.value.rule == "V7.1"


@pytest.mark.parametrize(
    ("car", "move", "change"),
    [
        ("11.7", "R>0.1", 1),
        ("11.7", "R>1.7", 1),
        ("10.1", "R>0.4", 1),
        ("11.7", "B>0.2", 1),
        ("11.4", "B>0.3", 1),
        ("0.1", "R>11.7", -1),
        ("1.1", "R>10.1", -1),
        ("0.2", "B>11.9", -1),
        ("0.1", "R>0.7", 0),
        ("0.7", "R>1.1", 0),
        ("11.1", "R>11.7", 0),
        ("11.1", "R>10.1", 0),
    ],
)
def test_the_counter_goes_up_forwards_and_down_backwards(car: str, move: str, change: int) -> None:
    """V7.2: over the line and nowhere else, by red and by blue dice, however long the move is."""
    assert counts(played(place(f"{car} {FAR}", "RBX X"), move)) == [change, 0]


def test_where_the_counter_begins() -> None:
    """V7.3: at 0 in the first row, at -1 in the second, whoever stands there."""
    assert counts(start(6)) == [0, 0, 0, -1, -1, -1]
    assert counts(start(5, first=3)) == [0, -1, -1, 0, 0]


@pytest.mark.parametrize(("first", "order"), [(0, "R B G Y"), (2, "G Y R B"), (3, "Y R B G")])
def test_the_starting_order_stands_under_the_first_column(first: int, order: str) -> None:
    """V7.4: written before the first throw."""
    assert sheet(start(4, first)) == f"3: {order} | 2: | 1: | finish:"


def test_cars_are_entered_in_the_order_over_the_line() -> None:
    """V7.5: the second one below the first, each in its column."""
    table = place("11.7 11.8 11.9", counts="1 0 0")
    assert sheet(table) == "3: R B G | 2: R | 1: | finish:"
    played(table, "throw RXX, take 1, throw B, R>1.7, B>1.5")
    played(table, "throw RXX, take 1, throw B, R>0.2, B>0.6")
    played(table, "throw RXX, take 1, throw B, R>0.3, B>0.5")
    assert sheet(table) == "3: R B G | 2: R B G | 1: R | finish:"


def test_the_second_row_earns_its_first_column_a_lap_later() -> None:
    """V7.6, V7.3: from -1 to 0 nothing is entered."""
    table = played(place(f"11.7 {FAR}", "RXX R", counts="-1 0"), "R>0.1, R>0.4")
    assert (counts(table), sheet(table)) == ([0, 0], "3: R B | 2: | 1: | finish:")


def test_a_lap_is_entered_once() -> None:
    """V7.6: back over the line and forward again neither strikes out nor adds an entry."""
    table = played(place(f"11.7 {FAR}", "RRR RR"), "R>0.1")
    assert (counts(table), sheet(table)) == ([1, 0], "3: R B | 2: R | 1: | finish:")
    played(table, "R>11.7")
    assert (counts(table), sheet(table)) == ([0, 0], "3: R B | 2: R | 1: | finish:")
    played(table, "R>0.4")
    assert (counts(table), sheet(table)) == ([1, 0], "3: R B | 2: R | 1: | finish:")
    assert state(table).column[0] == 1


def test_a_lap_backwards_does_not_count() -> None:
    """V7.2, V7.6: a car that goes round the wrong way is further from the finish than before."""
    table = place(f"0.1 {FAR}", "RRR RR", laps=1)
    played(table, "R>10.1, R>7.3, R>4.9, R>1.7, R>0.1")
    assert (counts(table), cars(table), sheet(table)) == ([-1, 0], f"0.1 {FAR}", "1: R B | finish:")
    assert "11.7" in goals(played(table, f"{MISS}, throw RXX, take 1, throw R"), "R")
    played(table, "R>11.7")
    assert counts(table) == [-2, 0]
    assert (counts(played(table, "R>1.1")), table.view()["home"]) == ([-1, 0], [])


def test_going_to_and_fro_over_the_line_is_no_lap() -> None:
    """V7.2: four crossings leave the counter where it was, even with one lap to drive."""
    table = played(place(f"0.1 {FAR}", "RRR R", laps=1), "R>11.7, R>0.1, R>11.7, R>0.1")
    assert (counts(table), table.view()["home"], sheet(table)) == ([0, 0], [], "1: R B | finish:")
