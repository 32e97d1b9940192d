"""The worked examples of the book and of its page in which TORPEDO acts."""

from __future__ import annotations

import pytest

from ludothek.games.great_race.board.africa import NAMED, name
from ludothek.games.great_race.board.box import LAYS, MOVES
from ludothek.games.great_race.rules import course, rounds
from ludothek.games.great_race.rules.automa.goal import fill_steps
from ludothek.games.great_race.rules.phase import BIVOUAC, MAINTENANCE, PLANNING
from ludothek.games.great_race.rules.position import T
from ludothek.games.great_race.telling.automa_ways import way_of_player, way_of_t
from tests.games.great_race.positions import Trip, solo

BLUE, YELLOW = 1, 4


def test_w02_a1_tiles_and_moves() -> None:
    """G15.12, G15.13: A1 draws two tiles; figure 2 moves three spaces, and so do the others."""
    assert (LAYS[0], MOVES[0]) == (2, (3, 3))


def bivouac(trip: Trip, *cards: str) -> Trip:
    trip.s.phase, trip.s.planned[0] = BIVOUAC, 0
    course.carry_on(trip.b, trip.s)
    return trip.do(*(f"deck:{card}" for card in cards))


def test_w03_a1_bivouac() -> None:
    """G18.2, G18.3: as first chooser T takes slot 1 and the player two; as second it takes slots 1 and 3."""
    trip = bivouac(solo(), "CAN", "TANK", "PARTS", "TOOLS", "TEL")
    assert trip.legal == ["take 2", "take 3", "take 4", "take 5"]
    trip.do("take 2", "take 3")
    assert trip.hand() == {"TANK": 1, "PARTS": 1}
    trip = bivouac(solo(bivouac_order="turn"), "CAN", "TANK", "PARTS", "TOOLS", "TEL").do("take 2")
    assert trip.hand() == {"TANK": 1}
    assert trip.s.cards_out[:4] == [1, 0, 1, 1]  # what T took, and what was left


@pytest.mark.parametrize(("left", "chassis"), [(("CAN", "TEL"), 6), (("DNG", "TEL"), 5), (("DNG", "DNG"), 4)])
def test_w04_a1_danger(left: tuple[str, str], chassis: int) -> None:
    """G18.5: every danger card left lying costs a level of the chassis."""
    trip = bivouac(solo(), "CAN", "TANK", "PARTS", *left).do("take 2", "take 3")
    assert trip.gauges() == (6, 5, chassis)


def test_w05_a1_regain() -> None:
    """G18.7."""
    for before, after in (((1, 3), (5, 5)), ((4, 5), (6, 6))):
        trip = solo().put(T, "1.1", fuel=before[0], engine=before[1])
        trip.s.planned[0], trip.s.phase = 0, PLANNING
        course.carry_on(trip.b, trip.s)
        trip.do("plan FPMME")
        assert trip.gauges(T)[:2] == after


def test_w06_goal() -> None:
    """G16.1: the nearest blue town is Nouadhibou, three steps away; the next one is Fort-Lamy, seven."""
    trip = solo()
    assert name(trip.s.goal) == "NOU"
    trip.s.goal = -1
    fill_steps(trip.b, trip.s, trip.s.where[T])
    assert (trip.s.scratch[NAMED["NOU"]], trip.s.scratch[NAMED["FOR"]]) == (3, 7)


@pytest.mark.parametrize(("player", "torpedo", "money", "fuel"), [
    ("4.0", "2.1", 100, 3),
    ("2.1", "NOU", 80, 5),
    ("1.1", "4.0", 80, 4),
])  # fmt: skip
def test_w07_prime(player: str, torpedo: str, money: int, fuel: int) -> None:
    """G18.1: 20 F for the player, fuel for T, more of it in a town."""
    trip = solo().put(0, player).put(T, torpedo, fuel=3)
    if torpedo == "NOU":
        trip.put(0, "1.1")
        trip.s.marker[:2] = [3, 2]  # a marker that does not lie on its level yet
    trip.s.phase = MAINTENANCE
    rounds.maintain(trip.b, trip.s)
    assert (trip.s.money[0], trip.s.fuel[T]) == (money, fuel)


def test_x01_opening_tiles() -> None:
    """G16.9, G16.10, G16.11, G16.12: the easy tile on T's way, the hard one on the player's, off T's way."""
    trip = solo().figure(1).do("bag:FFMM", "bag:FM")
    assert (trip.tile("1.1"), trip.tile("1.2")) == ("FM", "FFMM")
    assert t_way(trip) == ["1.1", "2.1", "NOU"]


def t_way(trip: Trip) -> list[str]:
    return [name(space) for space in way_of_t(trip.b, trip.s)][1:]


def test_x02_town_on_the_way() -> None:
    """G16.13: In Salah is passed over; the harder tile is laid first."""
    trip = solo().figure(1).do("bag:FMMS", "bag:FFFMM")
    assert (trip.tile("1.2"), trip.tile("3.2")) == ("FFFMM", "FMMS")


def test_x03_stop_and_risk() -> None:
    """G17.3, G17.12: the risk area costs a level more, and the stop symbol ends the move."""
    trip = solo().lay(s1_1="FM", s2_1="FS").figure(2)
    assert (trip.at(T), trip.gauges(T)[:2], trip.s.steps) == ("2.1", (3, 5), 1)


def test_x04_town_and_new_goal() -> None:
    """G17.13, G16.4, G21.1: sticker, cards, then the goal; of two towns equally near the one nearer to the finish."""
    trip = solo(legacy=True).lay(s1_1="FM", s2_1="FS").figure(2).figure(3).do("deck:CAN", "deck:TEL")
    assert (trip.at(T), trip.s.sticker[BLUE], name(trip.s.goal)) == ("NOU", 1, "LIB")
    assert (trip.b.home[NAMED["LIB"]], trip.b.home[NAMED["FOR"]]) == (11, 14)


def test_x05_blue_1() -> None:
    """G21: stop symbols no longer end T's move."""
    trip = solo(legacy=True, stickers="1000").lay(s1_1="FM", s2_1="FS").figure(2).do("deck:CAN", "deck:TEL")
    assert (trip.at(T), trip.s.sticker[BLUE]) == ("NOU", 2)


def test_x06_tile_danger() -> None:
    """G17.8: danger costs two levels of mechanics."""
    trip = solo().lay(s1_1="FD", s2_1="FF").figure(2).do("deck:CAN", "deck:TEL")
    assert (trip.at(T), trip.gauges(T)[:2]) == ("NOU", (2, 4))
    assert solo().lay(s1_1="FD").put(T, "COL", fuel=1).figure(2).gauges(T)[:2] == (0, 4)


def test_x07_cannot_pay() -> None:
    """G17.6, G17.7: four levels are needed in the risk area, T has three, and its figure goes no further."""
    trip = solo().put(T, "COL", fuel=4).lay(s1_1="F", s2_1="FFFM").figure(2)
    assert (trip.at(T), trip.gauges(T)[0]) == ("1.1", 3)


def test_x08_town_beside_the_way() -> None:
    """G17.1: a town next to T is always its next step; another colour brings no sticker."""
    trip = solo("C1", legacy=True).put(T, "1.2")
    trip.goal()
    trip.figure(2).do("deck:CAN")
    assert (trip.at(T), trip.s.sticker[YELLOW], name(trip.s.goal)) == ("INS", 0, "TOM")


def test_x09_same_level() -> None:
    """G16.2, G16.3: In Salah lies on the level of Nouadhibou, so it is closed."""
    trip = solo("G1").put(T, "NOU")
    trip.s.last_level = 2
    assert trip.goal() == "DAK"
    assert (trip.b.home[NAMED["DAK"]], trip.b.home[NAMED["NOU"]]) == (17, 18)
    fill_steps(trip.b, trip.s, trip.s.goal)
    assert trip.s.scratch[NAMED["INS"]] == 99


def test_x10_colour_used_up() -> None:
    """G16.6: no yellow town is left."""
    trip = solo("G1").put(T, "LIV")
    trip.s.last_level = 7
    assert trip.goal() == "CAP"
    assert t_way(trip) == ["18.5", "WIN", "20.5", "CAP"]


def test_x11_not_backwards() -> None:
    """G16.3: Windhoek is farther from the finish than T."""
    trip = solo().put(T, "20.5")
    assert (trip.b.home[NAMED["WIN"]], trip.b.home[NAMED["20.5"]]) == (2, 1)
    trip.s.last_level = 7
    assert trip.goal() == "CAP"
    assert trip.figure(2).s.arrived[T] == 1


def test_x12_equal_to_finish() -> None:
    """G16.6: a town as near as the finish is the goal."""
    trip = solo().put(T, "BEI")
    trip.s.last_level = 7
    assert trip.goal() == "WIN"


def test_x13_easier_tile() -> None:
    """G17.4, G17.5: of two tiles the easier; an empty space before a hard tile."""
    trip = solo("C1").put(T, "INS").lay(s3_2="FFM", s3_3="FM")
    trip.s.last_level = 2
    trip.goal()
    assert first_entered(trip) == "3.3"
    trip = solo("C1").put(T, "INS").lay(s3_3="FFM")
    trip.s.last_level = 2
    trip.goal()
    assert first_entered(trip) == "3.2"


def first_entered(trip: Trip) -> str:
    """The space that T enters with the first step of figure 3, blind or not."""
    trip.figure(3)
    return trip.at(T) if trip.at(T) != "INS" else name(trip.s.entering)


def test_x14_slot_taken() -> None:
    """G18.4: an empty slot is passed on to the next filled one."""
    for card, taken in (("A1", [2, 3]), ("F1", [2, 3])):
        trip = bivouac(solo(card, bivouac_order="turn"), "CAN", "TANK", "PARTS", "TOOLS", "TEL").do("take 1")
        assert [1 + ("CAN", "TANK", "PARTS", "TOOLS", "TEL").index(c) for c in first_discarded(trip)] == taken


def first_discarded(trip: Trip) -> list[str]:
    """What T took: it lies in the discard with the two cards left, of which slots 4 and 5 are sure."""
    names = ("CAN", "TANK", "PARTS", "TOOLS", "DNG", "TEL")
    return [card for card, n in zip(names, trip.s.cards_out, strict=False) if n and card not in ("TOOLS", "TEL")]


def in_port(port: str, card: str, level: int) -> Trip:
    """T in a port with blue 3."""
    trip = solo(card, legacy=True, stickers="3000").put(T, port)
    trip.s.last_level = level
    trip.goal()
    return trip


def test_x24_blue_3() -> None:
    """G21.3: T sails to its goal, but drives where a voyage leaves it farther away than its spaces would."""
    trip = in_port("LIB", "E1", level=5)
    assert name(trip.s.goal) == "LUA"
    trip.figure(2).do("deck:CAN", "deck:CAN")
    assert (trip.at(T), trip.s.sticker[3]) == ("LUA", 1)
    trip = in_port("LIB", "A1", level=5)
    assert (name(trip.s.goal), steps_to_goal(trip, "LIB"), steps_to_goal(trip, "LUA")) == ("DAR", 6, 5)
    trip.figure(2)
    assert trip.at(T) == "LIB"
    assert trip.legal[0].startswith("bag:")


def test_x24b_blue_3() -> None:
    """G21.3: T sails to a port that is not its goal, but two steps from it, where driving would leave three."""
    trip = in_port("DAR", "C2", level=6)
    assert (name(trip.s.goal), steps_to_goal(trip, "DAR"), steps_to_goal(trip, "BEI")) == ("JOH", 6, 2)
    trip.figure(2).do("deck:CAN", "deck:CAN")
    assert (trip.at(T), name(trip.s.goal), trip.s.turn) == ("BEI", "JOH", 0)


def steps_to_goal(trip: Trip, space: str) -> int:
    fill_steps(trip.b, trip.s, trip.s.goal)
    return trip.s.scratch[NAMED[space]]


@pytest.mark.parametrize(("answer", "chassis"), [("guard", 6), ("accept", 5)])
def test_x25_red_2(answer: str, chassis: int) -> None:
    """G21.4: danger that T draws in a town during the convoy may be guarded."""
    trip = solo(legacy=True, stickers="0020").put(T, "2.1").lay(s2_1="F").figure(2).do("deck:DNG", answer)
    assert trip.gauges() == (6, 5, chassis)
    trip.do("deck:CAN")
    assert trip.s.turn == 0


def test_x27_around_the_vehicle() -> None:
    """G16.18: the way by Windhoek is full, so the hard tile goes on another one that is as short."""
    trip = solo().put(0, "18.5").lay(s20_5="F")
    assert [name(space) for space in way_of_player(trip.b, trip.s)] == ["18.5", "WIN", "20.5", "CAP"]
    trip.figure(1).do("bag:FFMM", "bag:FMM")
    assert trip.tile("19.5") == "FFMM"
