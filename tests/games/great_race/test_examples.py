"""The worked examples of the book and of its page: races and the player's own turns."""

from __future__ import annotations

from ludothek.games.great_race.board.africa import NAMED
from ludothek.games.great_race.board.box import TILE_EASY, TILES
from ludothek.games.great_race.positions import TILE
from ludothek.games.great_race.rules import course, rounds
from ludothek.games.great_race.rules.phase import MAINTENANCE, NEXT
from ludothek.games.great_race.rules.rounds import points
from tests.games.great_race.positions import convoy, race, solo


def test_w01_tile_value() -> None:
    """G7.1, G16.9: a fuel, two mechanics and a stop are worth four, so that the tile goes on the player's way."""
    tile = TILE["FMMS"] - 1
    assert len(TILES[tile].id) == 4
    assert not TILE_EASY[tile]


def test_w09_suffragettes_last() -> None:
    """G14.3, G14.4: five cards for three seats; the others take one each, the Suffragettes end with three."""
    trip = race(3, crews="SU,GB,BE").do(*["deck:CAN"] * 5)
    trip.do("take 1", "take 2", "take 3", "take 4", "take 5")
    assert trip.s.held[:3] == [3, 1, 1]


def test_x15_drive_with_danger() -> None:
    """G8.5, G8.7, G6.7: the owner chooses the levels lost, and an unused escort cancels danger."""
    trip = convoy().lay(s1_1="FM", s2_1="FFD")
    trip.do("drive 1.1", "hit c", "go 2.1", "guard", "go NOU", "deck:CAN", "deck:TEL")
    assert trip.gauges() == (2, 5, 5)
    assert trip.s.left[3] == 0
    assert trip.s.held[0] == 2
    other = convoy().lay(s1_1="FM", s2_1="FFD").do("drive 1.1", "hit c", "go 2.1", "accept", "hit ec", "go NOU")
    assert other.gauges() == (2, 4, 4)


def test_x16_blind_failure() -> None:
    """G8.10: a blind tile that cannot be paid stays on the map, the vehicle where it was."""
    trip = convoy().put(0, "4.0", fuel=1).do("drive 5.0", "bag:FF")
    assert trip.tile("5.0") == "FF"
    assert (trip.at(), trip.gauges()[0]) == ("4.0", 1)
    assert trip.s.left[2] == 1
    assert trip.s.turn == 1


def test_x17_laying_chain() -> None:
    """G7.3: neighbours of the vehicle and of what a chain of towns and tiles links to it."""
    trip = convoy().lay(s1_1="F").do("scout", "bag:FF", "bag:FM")
    spaces = {text.split()[2] for text in trip.legal}
    assert spaces == {"0.1", "0.3", "1.0", "1.2", "2.1", "2.2"}


def test_x18_petrol() -> None:
    """G5.3: 10 F a level in a town, 20 F elsewhere."""
    trip = convoy().put(0, "COL", fuel=3, money=50)
    assert [text for text in trip.legal if "buy" in text] == ["buy 1", "buy 2", "buy 3"]
    trip.put(0, "1.1")
    assert [text for text in trip.legal if "buy" in text] == ["buy 1", "buy 2"]


def test_x19_hand_limit() -> None:
    """G10.2: a hand too large is cut down at once, even in another seat's turn."""
    trip = convoy(plan="FFPPM").put(0, "COL", chassis=4).give(0, "CAN", "CAN", "TEL", "WINCH").give(1, "DNG").turn(1)
    trip.do("play DNG P1 c")
    assert trip.s.turn == 0
    assert trip.legal == ["drop CAN", "drop TEL", "drop WINCH"]
    trip.do("drop TEL")
    assert trip.s.turn == 1
    assert trip.hand() == {"CAN": 2, "WINCH": 1}


def test_x20_track_tie() -> None:
    """G12.2, G12.3: who reaches a space of the track first in the old order lies below, and is first."""
    trip = convoy().put(0, "4.0").put(1, "4.1")
    trip.s.marker[:2] = [2, 2]
    assert maintained(trip)[:2] == [0, 1]
    trip = convoy().put(0, "4.0").put(1, "4.1")
    trip.s.marker[:2] = [3, 2]
    assert maintained(trip)[:2] == [0, 1]


def maintained(trip: object) -> list[int]:
    trip.s.phase = MAINTENANCE
    rounds.maintain(trip.b, trip.s)
    return trip.s.order  # type: ignore[attr-defined, no-any-return]


def test_x21_last_round() -> None:
    """G13.2: rivals keep exactly their unused assistants, then the game is over without maintenance."""
    trip = convoy(3).put(0, "20.5").assign(0, "MPP").assign(1, "MM").assign(2, "FFM")
    trip.s.passed[2] = 1
    trip.turn(0).do("drive CAP")
    assert trip.s.turn == 1
    trip.put(1, "20.4").lay(s20_5="FM").do("drive 20.5", "hit e", "go CAP")
    assert trip.s.turn == -2
    assert trip.s.arrived[:3] == [1, 2, 0]
    assert trip.s.score[:3] == [1.0, 0.5, 0.0]


def test_x26_sail() -> None:
    """G9.4: a mechanic's work; it costs francs, counts as entering a town and ends the turn."""
    trip = convoy().put(0, "NOU").do("sail DAK", "deck:CAN", "deck:CAN")
    assert (trip.at(), trip.s.money[0], trip.s.held[0], trip.s.turn) == ("DAK", 40, 2, 1)


def test_x28_two_seats_and_the_suffragettes_first() -> None:
    """G14.3: four cards; P2 takes one, P1 as the last chooser two, and the one left over."""
    trip = race(2, crews="SU,GB").do(*["deck:TEL"] * 4)
    assert trip.s.turn == 1
    trip.do("take 2")
    assert trip.s.turn == 0
    trip.do("take 1", "take 3", "take 4")
    assert trip.s.held[:2] == [3, 1]
    assert trip.legal[0].startswith("plan")


def test_w08_points() -> None:
    """G13.4, G13.5, G19.1, G19.2, G19.3, G19.4: both arrive in round 5, the player first; 14 against 12."""
    trip = finished(engine=3, chassis=4, money=120, mechanics=4)
    assert [points(trip.b, trip.s, vehicle) for vehicle in range(2)] == [14, 12]
    assert trip.s.score[0] == 1.0


def test_x22_tie() -> None:
    """G19.5: twelve each, and the player was first to arrive."""
    trip = finished(engine=2, chassis=3, money=130, mechanics=4)
    assert [points(trip.b, trip.s, vehicle) for vehicle in range(2)] == [12, 12]
    assert trip.s.score[0] == 1.0


def finished(engine: int, chassis: int, money: int, mechanics: int) -> object:
    trip = solo().put(0, "20.5", engine=engine, chassis=chassis, money=money).put(1, "CAP", engine=mechanics)
    trip.s.round, trip.s.revealed, trip.s.arrived[:2], trip.s.figure = 5, 5, [1, 2], 5
    trip.s.where[0] = NAMED["CAP"]
    trip.s.phase = NEXT
    course.carry_on(trip.b, trip.s)
    return trip
