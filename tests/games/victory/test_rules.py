"""The rules V1 and V3 to V5: what is in the box, the start, the two throws of a turn, and crosses."""

from __future__ import annotations

import pytest

import ludothek
from ludothek import Refused
from ludothek.games.victory import GAME
from ludothek.games.victory.board import CARS
from ludothek.games.victory.board.circuit import PRESETS, Circuit, circuits
from tests.games.victory.positions import cars, counts, goals, place, played, sheet, start, state, thrown

FAR = "6.5"  # where a car stands in nobody's way
SIX = "0.1 0.2 0.3 11.7 11.8 11.9"  # the start of six
MISS = "throw XXX, take 1, throw R"

# --- V1 material ---


def test_what_is_in_the_box() -> None:
    """V1.1: six cars, five dice, and tiles for a circuit of twelve, not of fourteen."""
    assert GAME.seats == (2, 3, 4, 5, 6)
    assert cars(start(6)) == SIX
    table = place(f"0.1 {FAR}", "RRB RB")
    assert len(table.view()["dice"]) == 5
    with pytest.raises(Refused) as refused:
        ludothek.table("victory", circuit="SSSRRSSSSSRRSS")
    assert (refused.value.why, refused.value.facts["most"]) == ("circuit-length", 12)


def test_every_tile_is_a_straight_or_a_bend() -> None:
    """V1.2: it is left straight ahead or over a side next to the one it was entered by, never back."""
    for letters in circuits(12)[::25]:
        for letter, tile in zip(letters, Circuit(letters).tiles, strict=True):
            assert (tile.left - tile.entered) % 4 == {"S": 0, "R": 1, "L": 3}[letter]
    assert "S" not in PRESETS["twelve"], "all twelve can be bends"


def alone(name: str) -> list[str]:
    """Where one die can drive a car that is alone on the course."""
    table = place(f"{name} -", "RBX X", out=(1,))
    return goals(table, "R") + goals(table, "B")


def test_every_tile_carries_three_times_three_points() -> None:
    """V1.3: a car can stand on each of the nine, and on 108 points of twelve tiles."""
    for digit in range(1, 10):
        assert cars(place(f"3.{digit} {FAR}")) == f"3.{digit} {FAR}"
    table = place(f"0.1 {FAR}", "RRR BB")
    reached = {"0.1"}
    while (
        more := {g for name in reached for c in "RB" for g in goals(place(f"{name} -", "RBX X", out=(1,)), c)} - reached
    ):
        reached |= more
    assert len(reached) == 9 * 12 == 9 * len(table.view()["tiles"])


def test_a_die_shows_each_face_in_one_of_three_ways() -> None:
    """V1.4: red, blue and a cross, two faces of each."""
    table = played(place(f"0.1 {FAR}"), "throw RBX, take 1")
    assert dict(zip(table.moves(), table.weights(), strict=True)) == {"throw R": 1, "throw B": 1, "throw X": 1}


def test_the_colours_of_the_cars() -> None:
    """V1.5: seats 0 to 5 drive red, blue, green, yellow, white, black."""
    table = ludothek.table("victory", seats=6, throws="manual")
    assert table.moves() == ["lot red", "lot blue", "lot green", "lot yellow", "lot white", "lot black"]
    assert CARS == "RBGYWK"
    assert sheet(start(6)).startswith("3: R B G Y W K |")


# --- V3 start ---


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_lot_decides_who_begins_and_the_others_follow(first: int) -> None:
    """V3.1: clockwise, each once in a round."""
    table = start(4, first)
    drivers = []
    for _ in range(8):
        drivers.append(state(table).driver)
        played(table, MISS)
    assert drivers == [(first + i) % 4 for i in range(8)]
    assert table.view()["first"] == first


@pytest.mark.parametrize(
    ("seats", "where"),
    [(2, "0.1 0.2"), (3, "0.1 0.2 0.3"), (4, "0.1 0.2 0.3 11.7"), (5, "0.1 0.2 0.3 11.7 11.8"), (6, SIX)],
)
def test_three_cars_in_the_first_row_the_others_behind(seats: int, where: str) -> None:
    """V3.2, V3.4: from left to right on 0.1, 0.2, 0.3 and on n.7, n.8, n.9 of the last tile."""
    assert cars(start(seats)) == where


@pytest.mark.parametrize(
    ("first", "where"),
    [(1, "11.9 0.1 0.2 0.3 11.7 11.8"), (4, "0.3 11.7 11.8 11.9 0.1 0.2"), (5, "0.2 0.3 11.7 11.8 11.9 0.1")],
)
def test_the_places_are_filled_in_order_of_play(first: int, where: str) -> None:
    """V3.3: whoever begins stands on the left of the first row."""
    assert cars(start(6, first)) == where


@pytest.mark.parametrize(("letters", "last"), [("RRRR", 3), ("SRRSRR", 5), ("RRLRRSRS", 7)])
def test_the_second_row_stands_on_the_last_tile(letters: str, last: int) -> None:
    """V3.4: whichever number it has, and always behind the line."""
    table = start(6, circuit=letters)
    assert cars(table) == f"0.1 0.2 0.3 {last}.7 {last}.8 {last}.9"
    assert counts(table) == [0, 0, 0, -1, -1, -1]


# --- V4 throws ---


def test_first_three_dice_then_one_or_two() -> None:
    """V4.1: the player says how many."""
    table = place(f"0.1 {FAR}")
    assert {len(move.removeprefix("throw ")) for move in table.moves()} == {3}
    played(table, "throw RBX")
    assert (table.turn, table.moves()) == (0, ["take 1", "take 2"])
    one, two = played(table.fork(), "take 1"), played(table, "take 2")
    assert {len(move.removeprefix("throw ")) for move in one.moves()} == {1}
    assert {len(move.removeprefix("throw ")) for move in two.moves()} == {2}


def test_nothing_is_moved_before_both_throws_are_made() -> None:
    """V4.2: no goal is offered before, and the car stands where it stood."""
    table = place(f"0.1 {FAR}")
    for step in ("throw RRB", "take 2"):
        assert not [move for move in table.moves() if ">" in move]
        assert (cars(played(table, step)), table.view()["dice"]) == (f"0.1 {FAR}", "")
    assert [move for move in played(table, "throw RB").moves() if ">" in move] == table.moves()


@pytest.mark.parametrize("throw", ["XXX", "RXX", "RRR"])
def test_the_second_throw_is_compulsory(throw: str) -> None:
    """V4.3: even after three crosses; nothing but one or two dice can be chosen."""
    table = played(place(f"0.1 {FAR}"), f"throw {throw}")
    assert table.moves() == ["take 1", "take 2"]
    assert (played(table, "take 1").turn, state(table).driver) == ("chance", 0)


def test_dice_of_both_throws_are_played_mixed() -> None:
    """V4.4: the blue die of the second throw before the red ones of the first."""
    table = played(place(f"0.1 {FAR}", "RRX B"), "R>0.2, B>0.4, R>0.7")
    assert (cars(table), state(table).driver) == (f"0.7 {FAR}", 1)


# --- V5 crosses ---


@pytest.mark.parametrize(
    ("throws", "crosses", "dice"),
    [("RRB R", 0, "RRRB"), ("RBX RB", 1, "RRBB"), ("RXX B", 2, "RB"), ("BBX XB", 2, "BBB"), ("RRB XX", 2, "RRB")],
)
def test_crosses_of_both_throws_are_added_and_not_played(throws: str, crosses: int, dice: str) -> None:
    """V5.1, V5.2: with one or two of them the other dice are played."""
    table = place(f"0.1 {FAR}", throws)
    assert (table.view()["crosses"], table.view()["dice"], table.turn) == (crosses, dice, 0)
    assert {move[0] for move in table.moves()} == set(dice)


@pytest.mark.parametrize("throws", ["XXX B", "RXX X", "RXX RX", "RRX XX", "XXX RB"])
def test_three_crosses_miss_the_turn(throws: str) -> None:
    """V5.3: the coloured dice lapse too; the car stays where it is and throws again in the next round."""
    table = place(f"0.1 {FAR}", throws)
    assert (cars(table), state(table).driver, table.turn) == (f"0.1 {FAR}", 1, "chance")
    assert (table.view()["dice"], table.view()["out"], counts(table)) == ("", [], [0, 0])
    assert table.steps[-1].log.endswith(" miss")
    assert state(played(table, MISS)).driver == 0


@pytest.mark.parametrize("throws", ["XXX X", "XXX RX", "BXX XX"])
def test_four_crosses_are_an_accident(throws: str) -> None:
    """V5.4, V8.4: the car is out of the race, and its point is free."""
    table = place(f"0.1 {FAR} 0.4", throws)
    assert (cars(table), table.view()["out"], state(table).driver) == (f"- {FAR} 0.4", [0], 1)
    assert table.steps[-1].log.endswith(" out")
    assert goals(thrown(played(table, MISS), "RRX R"), "R")[-1] == "10.1", "over 0.1"


def test_five_crosses_are_one_too() -> None:
    """V5.5: nothing worse happens."""
    table = place(f"0.1 {FAR} 7.5", "XXX XX")
    assert (cars(table), table.view()["out"]) == (f"- {FAR} 7.5", [0])


def test_crosses_of_the_turn_before_are_forgotten() -> None:
    """V5.1: three of one turn and two of the next are no accident."""
    table = played(place(f"0.1 {FAR}"), f"{MISS}, {MISS}")
    assert (table.view()["crosses"], table.view()["throws"]) == (0, ["", ""])
    played(table, "throw RXX")
    assert (table.view()["crosses"], table.view()["throws"]) == (2, ["RXX", ""])
    played(table, "take 1, throw R")
    assert (table.turn, table.view()["crosses"], table.view()["dice"]) == (0, 2, "RR")


def test_every_turn_begins_anew() -> None:
    """V4.1, V5.3: neither throws nor dice nor moves of the one before are left."""
    table = played(place(f"0.1 {FAR}", "RRX R"), "R>0.2, R>0.3")
    assert (state(table).taking, table.view()["dice"]) == (1, "R")
    s = state(played(table, "R>0.2"))
    assert (s.driver, s.thrown, s.taking, s.dice) == (1, [0, 0], 0, [0, 0])
