"""The solo game against TORPEDO and the journey alone (G15-G19, G21, G23)."""

from __future__ import annotations

import pytest

from ludothek.games.great_race import rules
from ludothek.games.great_race.board.africa import NAMED, name
from ludothek.games.great_race.rules import course
from ludothek.games.great_race.rules.phase import BIVOUAC, NEXT
from ludothek.games.great_race.rules.position import T
from ludothek.games.great_race.telling.automa_ways import way_of_player, way_of_t
from tests.games.great_race.positions import Trip, alone, race, solo
from tests.games.great_race.test_examples_torpedo import bivouac

BLUE, GREEN, RED, YELLOW = range(1, 5)


def test_g15_2_g15_3_t_starts_with_six_and_six() -> None:
    """G15.2, G15.3: whatever its maximum."""
    for stickers in ("0000", "4444"):
        assert solo(legacy=True, stickers=stickers).gauges(T) == (6, 6, 0)


def test_g15_4_g15_5_g15_6_who_begins_and_with_which_cards() -> None:
    """G15.4, G15.5, G15.6."""
    trip = Trip(solo().b)
    assert trip.do("plan FPMME").legal == [f"est:{letter}1" for letter in "ABCDEFGH"]
    assert trip.s.order[:2] == [0, T]
    assert solo(first="T").s.order[:2] == [T, 0]
    second = solo("B2").b
    assert [i % 3 for i, there in enumerate(second.deck) if there] == [1] * 8


def test_g15_7_g15_8_the_round() -> None:
    """G15.7, G15.8: plan once, then card, convoy, maintenance, bivouac and planning."""
    trip = solo()
    trip.s.figure = 5
    trip.do("pass")
    assert trip.legal[0].startswith("deck:")
    trip.do("deck:CAN", "deck:CAN", "deck:TEL", "deck:TEL", "deck:GUIDE", "take 2", *taken(trip))
    assert trip.legal[0].startswith("plan")
    assert trip.do("plan FPMME").legal[0].startswith("est:")
    assert trip.s.round == 2


def taken(trip: Trip) -> list[str]:
    """The player's second card, where it chooses second."""
    return ["take 3"] if trip.s.order[1] == T else []


def test_g15_10_g15_11_they_alternate() -> None:
    """G15.10, G15.11: the first in turn order begins; a side that is out is skipped."""
    trip = solo(plan="FFPPM").do("fund")
    assert trip.s.figure == 1
    assert trip.do("bag:F", "bag:FF").s.turn == 0
    first = solo(plan="FFPPM", first="T")
    assert (first.s.figure, first.legal[0]) == (1, "bag:F")
    trip.s.figure = 5
    assert trip.do("fund").s.turn == 0


def test_g15_9_g15_14_the_card_and_the_deck() -> None:
    """G15.9, G15.14: eight cards are reshuffled when all are revealed, and every reveal counts."""
    trip = solo()
    trip.s.estienne = [2 if there else 0 for there in trip.s.estienne]
    trip.s.revealed, trip.s.figure = 8, 5
    trip.do("pass", "deck:CAN", "deck:CAN", "deck:TEL", "deck:TEL", "deck:GUIDE", "take 2", *taken(trip), "plan FPMME")
    assert len(trip.legal) == 8
    assert trip.do("est:H1").s.revealed == 9


def test_g15_15_t_owns_nothing() -> None:
    """G15.15: cards it draws are shown and discarded."""
    trip = solo().put(T, "2.1").lay(s2_1="F").figure(2)
    out = sum(trip.s.cards_out)
    trip.do("deck:CAN", "deck:TANK")
    assert (trip.gauges(T), trip.s.held[T], trip.s.money[T], sum(trip.s.cards_out)) == ((6, 6, 0), 0, 0, out + 2)


def test_g16_5_still_equal() -> None:
    """G16.5: Nairobi and Léopoldville are three steps away and twelve from the finish; the lower row decides."""
    trip = solo("G1", direction="SN").put(T, "14.7")
    assert trip.goal() == "NAI"
    assert trip.b.home[NAMED["NAI"]] == trip.b.home[NAMED["LEO"]]


def test_g16_8_the_goal_holds_until_a_town_is_entered() -> None:
    """G16.8."""
    trip = solo()
    before = trip.s.goal
    trip.put(T, "4.4")
    trip.lay(s5_3="F").figure(1).do("bag:F", "bag:FF")
    assert trip.s.goal == before


def test_g16_7_the_next_town_of_the_colour() -> None:
    """G16.7."""
    trip = solo().put(T, "2.1").lay(s2_1="F").figure(2).do("deck:CAN", "deck:CAN")
    assert (trip.at(T), name(trip.s.goal)) == ("NOU", "LIB")


def test_g16_14_g16_15_easy_tiles_without_room() -> None:
    """G16.14, G16.15: they leave the game."""
    trip = solo().lay(s1_1="F", s2_1="F").figure(1).do("bag:FF", "bag:FM")
    assert sum(trip.s.boxed) == 2


def test_g16_18_a_tile_finds_room_on_any_shortest_way() -> None:
    """G16.18: T's way by its tiles is full, but another, as short, is not; the box waits until that is full too."""
    trip = solo("C1").put(T, "INS").lay(s3_3="F", s4_3="F")
    trip.s.last_level = 2
    assert trip.goal() == "TOM"
    assert [name(space) for space in way_of_t(trip.b, trip.s)] == ["INS", "3.3", "4.3", "TOM"]
    trip.figure(1).do("bag:FF", "bag:FM")
    assert (trip.tile("3.2"), trip.tile("4.2"), sum(trip.s.boxed)) == ("FF", "FM", 0)
    trip.figure(1).do("bag:FF", "bag:FM")
    assert sum(trip.s.boxed) == 2


def test_g16_16_beside_the_vehicle_when_no_shortest_way_has_room() -> None:
    """G16.16, G16.17: only the finish is ahead; the lower row comes first."""
    trip = solo().put(0, "20.5").figure(1).do("bag:FFMM", "bag:FMM")
    assert (trip.tile("20.6"), trip.tile("21.4")) == ("FFMM", "FMM")


def test_g16_18_the_players_way_keeps_off_ts_only_where_there_is_room() -> None:
    """G16.12, G16.18: of two steps only the one on T's way leads to an empty space."""
    trip = solo("C1").put(T, "18.5").put(0, "18.5").lay(s19_5="F")
    trip.s.goal = NAMED["CAP"]
    assert [name(space) for space in way_of_player(trip.b, trip.s)] == ["18.5", "19.5", "20.6", "CAP"]
    trip.lay(s20_6="F").figure(1).do("bag:FFMM", "bag:FMM")
    assert trip.tile("20.5") == "FFMM"


def test_g16_17_hard_tiles_when_the_player_has_arrived() -> None:
    """G16.17."""
    trip = solo().put(0, "CAP")
    trip.s.arrived[0] = 1
    trip.figure(1).do("bag:FFMM", "bag:FMM")
    assert sum(trip.s.boxed) == 2


def test_g17_2_of_several_towns() -> None:
    """G17.2: the nearest to the goal, even if another is nearer to the finish."""
    trip = solo("G1").put(T, "18.5")
    trip.s.last_level, trip.s.goal = 6, NAMED["LIV"]
    assert trip.figure(2).at(T) == "LIV"


def test_g17_9_danger_never_stops_t() -> None:
    """G17.9: not below 0, and never a reason to stay."""
    trip = solo().put(T, "COL", engine=1).lay(s1_1="FD", s2_1="F").figure(2).do("deck:CAN", "deck:CAN")
    assert (trip.at(T), trip.gauges(T)[1]) == ("NOU", 0)


def test_g17_10_g17_11_blind() -> None:
    """G17.10, G17.11: what it cannot pay stays, T stays, the move ends."""
    trip = solo().put(T, "COL", engine=0).figure(2).do("bag:FM")
    assert (trip.at(T), trip.tile("1.1"), trip.s.turn) == ("COL", "FM", 0)
    trip = solo().put(T, "COL", fuel=2).figure(2).do("bag:F")
    assert (trip.at(T), trip.gauges(T)[0], trip.s.turn) == ("1.1", 1, 0)


def test_g18_6_what_a_gauge_cannot_bear() -> None:
    """G18.6, G6.8: it falls on the other gauge, and no escort helps."""
    trip = solo("E2").put(0, "COL", chassis=1)
    bivouac(trip, "CAN", "TANK", "DNG", "DNG", "TEL").do("take 1", "take 2", "drop CAN")
    assert trip.gauges() == (6, 2, 0)
    assert trip.legal == ["drop TANK"]


def test_g18_8_suffragettes_in_solo() -> None:
    """G18.8: a sixth slot that T never takes from; the player takes one of the three cards left."""
    trip = bivouac(solo("H1", crews="SU"), "CAN", "TANK", "PARTS", "TOOLS", "DNG", "DNG")
    trip.do("take 1", "take 2")
    assert trip.legal == ["take 3", "take 4", "take 6"]
    trip.do("take 3")
    assert (trip.s.held[0], trip.gauges()) == (3, (7, 3, 6))


def test_g19_5_one_arrives_or_nobody() -> None:
    """G19.5: whoever arrives alone wins; nobody by the last round: fewer steps, then turn order; resigning loses."""
    trip = solo().put(0, "20.5")
    trip.s.figure = 5
    assert trip.do("drive CAP").s.score[0] == 1.0
    for where, theirs, score in (("20.5", "COL", 1.0), ("COL", "COL", 1.0), ("COL", "1.1", 0.0)):
        trip = solo(max_rounds=10).put(0, where).put(T, theirs)
        trip.s.round, trip.s.figure = 10, 5
        assert trip.do("pass").s.score[0] == score
    trip = solo()
    rules.resign(trip.b, trip.s, 0)
    assert (trip.s.turn, trip.s.score[0]) == (-2, 0.0)


# --- powers ---


def test_g21_1_g21_2_stickers() -> None:
    """G21.1, G21.2: the next level of the colour, at most four, and nothing without the module."""
    for stickers, level in (("0000", 1), ("4000", 4)):
        trip = solo(legacy=True, stickers=stickers).put(T, "2.1").lay(s2_1="F").figure(2)
        assert trip.s.sticker[BLUE] == level
    assert solo(stickers="3000").put(T, "2.1").lay(s2_1="F").figure(2).s.sticker == [0] * 5


def test_blue_2_and_4() -> None:
    """G21: no extra fuel in risk areas; a space more when figure 2 moves."""
    trip = solo(legacy=True, stickers="2000").lay(s1_1="F", s2_1="F").figure(2)
    assert trip.gauges(T)[0] == 4
    for figure, steps in ((2, 4), (3, 3)):
        trip = solo(legacy=True, stickers="4000").put(T, "COL", fuel=6).figure(figure)
        assert trip.s.steps + 1 == steps


@pytest.mark.parametrize(("stickers", "card", "fuel", "mechanics"), [
    ("0000", "CAN", 1, 1), ("0100", "CAN", 3, 1), ("0100", "TANK", 5, 1), ("0100", "PARTS", 1, 1),
    ("0200", "PARTS", 1, 2), ("0200", "TOOLS", 1, 3),
])  # fmt: skip
def test_green_1_and_2(stickers: str, card: str, fuel: int, mechanics: int) -> None:
    """G21, G21.4: cards taken in the bivouac."""
    trip = solo(legacy=True, stickers=stickers).put(T, "1.1", fuel=1, engine=1)
    bivouac(trip, card, "TEL", "TEL", "GUIDE", "GUIDE")
    assert trip.gauges(T)[:2] == (fuel, mechanics)


@pytest.mark.parametrize(("stickers", "card", "fuel", "mechanics"), [
    ("0200", "CAN", 2, 1), ("0300", "CAN", 4, 1), ("0300", "TOOLS", 2, 1), ("0400", "TOOLS", 2, 3),
])  # fmt: skip
def test_green_3_and_4(stickers: str, card: str, fuel: int, mechanics: int) -> None:
    """G21, G21.4: cards drawn in a town."""
    trip = solo(legacy=True, stickers=stickers).put(T, "2.1", fuel=2, engine=1).lay(s2_1="F").figure(2)
    trip.do(f"deck:{card}", "deck:TEL")
    assert trip.gauges(T)[:2] == (fuel, mechanics)


@pytest.mark.parametrize(("stickers", "chassis"), [("0000", 6), ("0010", 5)])
def test_red_1(stickers: str, chassis: int) -> None:
    """G21, G21.4: danger taken in the bivouac, at once and without a guard."""
    trip = bivouac(solo(legacy=True, stickers=stickers), "DNG", "TEL", "TEL", "GUIDE", "GUIDE")
    assert trip.gauges()[2] == chassis


@pytest.mark.parametrize(("stickers", "mechanics"), [("0020", 4), ("0030", 5), ("0040", 6)])
def test_red_3_and_4(stickers: str, mechanics: int) -> None:
    """G21: danger on a tile costs T less."""
    trip = solo(legacy=True, stickers=stickers).put(T, "COL", fuel=1).lay(s1_1="FD").figure(2)
    assert trip.gauges(T)[1] == mechanics


@pytest.mark.parametrize("level", range(5))
def test_yellow(level: int) -> None:
    """G21: the maximum of both gauges is 7, 8, 9, 10."""
    trip = solo("A3", legacy=True, stickers=f"000{level}").put(T, "1.1", fuel=6, engine=8)
    bivouac(trip, "CAN", "TEL", "TEL", "GUIDE", "GUIDE").do("take 2", "take 3", "plan FPMME")
    assert trip.s.fuel[T] == 6 + min(level, 6)
    assert trip.s.engine[T] == 6 + level


# --- alone ---


def test_g23_1_g23_2_a_journey_alone() -> None:
    """G23.1, G23.2: no T, no prime; petrol in towns only, and no danger cards."""
    trip = alone().give(0, "DNG")
    assert trip.b.vehicles == 1
    assert not [text for text in trip.put(0, "1.1", fuel=1).legal if text.startswith(("buy", "play"))]
    assert "buy 1" in trip.put(0, "COL", fuel=1).legal


def test_g23_3_bivouac_alone() -> None:
    """G23.3: three cards, one is taken, each danger left costs a level; Suffragettes take two of four."""
    trip = alone().do("pass", "deck:CAN", "deck:DNG", "deck:DNG", "take 1")
    assert (trip.gauges(), trip.hand()) == ((6, 5, 4), {"CAN": 1})
    trip = alone(crews="SU").do("pass", "deck:CAN", "deck:TEL", "deck:DNG", "deck:DNG", "take 1", "take 2")
    assert (trip.gauges(), trip.s.held[0]) == ((7, 4, 4), 2)


def test_g23_4_in_six_rounds() -> None:
    """G23.4."""
    trip = alone().put(0, "20.5")
    trip.s.round = 6
    assert trip.do("drive CAP").s.score[0] == 1.0
    trip = alone()
    trip.s.round = 6
    assert trip.do("pass").s.score[0] == 0.0


def test_a_bivouac_begins_with_the_supplies_there_are() -> None:
    """G10.7: lay out what there is."""
    trip = race(3)
    trip.s.deck, trip.s.cards_out = [2] + [0] * 7, [0] * 8
    trip.s.phase = BIVOUAC
    course.carry_on(trip.b, trip.s)
    trip.do("deck:CAN", "deck:CAN", "take 1", "take 2")
    assert trip.legal[0].startswith("plan")
    assert NAMED["COL"] == trip.s.where[0]
    assert trip.s.phase != NEXT
