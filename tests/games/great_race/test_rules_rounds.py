"""Set-up, bivouac, planning, maintenance and the end of a race (G1-G4, G12-G14)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludothek import Refused
from ludothek.games.great_race import GAME, rules
from ludothek.games.great_race.board.africa import COLOUR, MAP, NAMED, NEIGHBOURS, NOWHERE, RISK, SPACES, TOWN
from ludothek.games.great_race.board.box import CARD_COUNT, PLANS, TILE_COUNT
from ludothek.games.great_race.rules import rounds
from ludothek.games.great_race.rules.phase import MAINTENANCE, NEXT
from tests.games.great_race.positions import Trip, alone, convoy, race, solo


def test_g1_1_the_map() -> None:
    """G1.1: 99 spaces, 22 towns, 14 risk areas; neighbours are neighbours of each other."""
    assert (SPACES, sum(town > 0 for town in TOWN), sum(RISK)) == (99, 22, 14)
    assert [sum(colour == i for colour in COLOUR) for i in range(5)] == [2, 5, 5, 5, 5]
    for space in range(SPACES):
        for other in NEIGHBOURS[space]:
            assert other == NOWHERE or space in NEIGHBOURS[other]


def test_g1_2_g1_3_directions() -> None:
    """G1.2, G1.3: from north to south or back, and levels grow with the journey."""
    for direction, start, finish in (("NS", "COL", "CAP"), ("SN", "CAP", "COL")):
        b = GAME.lay({"direction": direction}, 2)
        assert (b.start, b.finish) == (NAMED[start], NAMED[finish])
        assert (b.level[b.start], b.level[b.finish]) == (1, 9)


def test_g1_4_g1_5_g1_7_what_everybody_starts_with() -> None:
    """G1.4, G1.5, G1.7, G14.2."""
    trip = race(3, crews="SU,FR,IN")
    assert (sum(TILE_COUNT), sum(CARD_COUNT)) == (60, 48)
    assert [trip.gauges(seat) for seat in range(3)] == [(7, 4, 6), (6, 5, 6), (6, 5, 6)]
    assert trip.s.money[:3] == [80] * 3
    assert trip.s.order[:3] == [0, 1, 2]
    assert trip.s.marker[:3] == [1] * 3
    assert all(low < high for low, high in pairwise(trip.s.height[:3]))


def test_g1_6_crews_differ() -> None:
    """G1.6, G14.1, G14.6."""
    assert len({*race(5).b.crew}) == 5
    for crews in ("FR,FR", "FR,XX"):
        with pytest.raises(Refused) as refused:
            race(2, crews=crews)
        assert refused.value.rule == "G1.6"


def test_g1_9_vehicles_share_spaces() -> None:
    """G1.9."""
    trip = convoy().lay(s1_1="F").put(1, "1.1").do("drive 1.1")
    assert trip.at(0) == trip.at(1) == "1.1"


def test_g2_1_g2_2_phases_of_a_round() -> None:
    """G2.1, G2.2: bivouac, planning, convoy, maintenance; each is complete before the next begins."""
    trip = race(2).do("deck:CAN", "deck:TEL", "deck:DNG")
    trip.do("take 1", "take 2", "take 3", "plan FFPPM", "plan FFPPM", "pass", "pass")
    assert trip.s.round == 2
    assert trip.legal[0].startswith("deck:")


def test_g3_1_g3_2_g3_3_choosing() -> None:
    """G3.1, G3.2, G3.3: a card more than seats, in reverse turn order, and the last one takes two."""
    trip = race(3).do("deck:CAN", "deck:TEL", "deck:DNG", "deck:GUIDE")
    for seat, slot in ((2, 1), (1, 2), (0, 3), (0, 4)):
        assert trip.s.turn == seat
        trip.do(f"take {slot}")
    assert trip.s.held[:3] == [2, 1, 1]
    assert race(2, bivouac_order="turn").do("deck:CAN", "deck:TEL", "deck:DNG").s.turn == 0


def test_g3_4_taking_is_compulsory_and_open() -> None:
    """G3.4, D4: everybody sees the card; the hand limit comes after the last one."""
    trip = race(2).do("deck:CAN", "deck:TEL", "deck:DNG")
    assert trip.legal == ["take 1", "take 2", "take 3"]
    trip.put(0, "COL", chassis=1).do("take 3", "take 1")
    assert trip.s.shown[8 + 4] == 1
    assert trip.s.turn == 0
    trip.do("take 2")
    assert trip.legal == ["drop CAN", "drop TEL"]


def test_g4_1_g4_2_g4_3_plans() -> None:
    """G4.1, G4.2, G4.3: all five assistants; plans are revealed together."""
    assert len(PLANS) == 22
    assert len(alone_plans(2)) == 16
    assert all(sum(plan) == 5 for plan in PLANS)
    trip = race(2).do("deck:CAN", "deck:TEL", "deck:DNG", "take 1", "take 2", "take 3", "plan MMMEE")
    known = trip.s.copy()
    rules.redact(trip.b, known, 1)
    assert known.plan[:4] == [0] * 4
    trip.do("plan FFPPM")
    known = trip.s.copy()
    rules.redact(trip.b, known, 1)
    assert known.left[:8] == [0, 0, 3, 2, 2, 2, 1, 0]


def alone_plans(mechanics: int) -> list[str]:
    return Trip(GAME.lay({"mode": "alone", "mechanic_spaces": mechanics}, 1)).legal


def maintain(trip: Trip) -> Trip:
    trip.s.phase = MAINTENANCE
    rounds.maintain(trip.b, trip.s)
    return trip


def test_g12_1_assistants_return() -> None:
    """G12.1."""
    trip = maintain(convoy())
    assert trip.s.left == [0] * 20
    assert trip.s.planned[:2] == [0, 0]


def test_g12_2_g12_3_the_track() -> None:
    """G12.2, G12.3: higher levels first; a marker that moves goes on top of the stack, one that stays is below."""
    trip = convoy(3).put(0, "4.0").put(1, "BAM").put(2, "4.1")
    trip.s.marker[:3] = [3, 2, 1]
    assert maintain(trip).s.order[:3] == [1, 0, 2]


def test_g12_4_g12_5_primes() -> None:
    """G12.4, G12.5."""
    assert maintain(convoy(2).put(1, "4.0")).s.money[:2] == [80, 100]
    assert maintain(convoy(3).put(1, "4.0").put(2, "1.1")).s.money[:3] == [80, 100, 90]
    trip = alone()
    assert maintain(trip).s.money[0] == 80  # G23.1


def test_g13_1_g13_3_arriving() -> None:
    """G13.1, G13.3: an arrived vehicle gets no turns, no cards and no damage."""
    trip = convoy(3).put(0, "20.5").give(1, "DNG").turn(0).do("drive CAP")
    assert trip.s.arrived[0] == 1
    assert "play DNG P1 e" not in trip.legal
    assert "play DNG P3 e" in trip.legal
    trip.do("pass", "pass")
    assert trip.s.turn == -2


def test_g13_4_g13_5_g13_6_points() -> None:
    """G13.4, G13.5, G13.6: placing, levels, full fifties; a tie goes to the earlier arrival."""
    trip = convoy(2).put(0, "CAP", engine=1, chassis=1, money=49).put(1, "CAP", engine=2, chassis=2, money=50)
    trip.s.arrived[:2] = [1, 2]
    assert [rules_points(trip, seat) for seat in (0, 1)] == [7, 8]
    assert ended(trip) == [0.0, 1.0]
    trip.s.engine[0] = 2
    assert ended(trip) == [1.0, 0.0]


def rules_points(trip: Trip, seat: int) -> int:
    from ludothek.games.great_race.rules.rounds import points

    return points(trip.b, trip.s, seat)


def ended(trip: Trip) -> list[float]:
    from ludothek.games.great_race.rules.rounds import end_game

    end_game(trip.b, trip.s)
    return trip.s.score[: trip.b.seats]


def test_g13_7_behind_the_arrived() -> None:
    """G13.7: fewer steps to the finish first, then turn order."""
    trip = convoy(4).put(0, "CAP", engine=0, chassis=0, money=0).put(1, "20.5").put(2, "1.1").put(3, "20.5")
    trip.s.arrived[0] = 1
    assert ended(trip) == [1.0, 2 / 3, 0.0, 1 / 3]
    trip.s.order[:4] = [3, 2, 1, 0]
    assert ended(trip) == [1.0, 1 / 3, 0.0, 2 / 3]


def test_g13_8_resigning() -> None:
    """G13.8: it leaves map, hand and order and ranks last; of two the later ranks higher; one left ends the game."""
    trip = convoy(3).give(1, "CAN", "TEL")
    out = trip.s.cards_out[0]
    rules.resign(trip.b, trip.s, 1)
    assert (trip.s.held[1], trip.s.cards_out[0], trip.s.where[1]) == (0, out + 1, NOWHERE)
    assert trip.do("pass").s.turn == 2
    rules.resign(trip.b, trip.s, 2)
    assert trip.s.score[:3] == [1.0, 0.0, 0.5]


def test_g13_8_the_bivouac_counts_the_seats_left() -> None:
    """G13.8."""
    trip = convoy(3)
    rules.resign(trip.b, trip.s, 0)
    trip.do("pass", "pass", *["deck:GUIDE"] * 3)
    assert trip.legal == ["take 1", "take 2", "take 3"]


def test_g13_9_the_last_round_of_all() -> None:
    """G13.9."""
    trip = convoy(2, max_rounds=10).put(1, "4.0")
    trip.s.round = 10
    trip.do("pass", "pass")
    assert trip.s.score[:2] == [0.0, 1.0]


def test_g14_3_g14_5_suffragettes_in_the_middle() -> None:
    """G14.3, G14.5: one card more, and what everybody left is theirs; five seats with them need seven slots."""
    trip = race(5, crews="FR,GB,SU,BE,IT")
    trip.do(*["deck:CAN"] * 7)
    trip.do("take 1", "take 2", "take 3", "take 4", "take 5", "take 6")
    assert trip.legal == ["take 7"]
    assert trip.do("take 7").s.held[:5] == [2, 1, 2, 1, 1]
    assert len(race(5, crews="FR,GB,IN,BE,IT").do(*["deck:CAN"] * 6).legal) == 6
    assert len(race(2, crews="SU,GB", leaders="none").do(*["deck:CAN"] * 3).legal) == 3


def test_g14_7_french() -> None:
    """G14.7: three tiles are drawn, one returns to the bag, two are laid; once per round, and if there are three."""
    trip = convoy(2, plan="PPMMM", leaders="all", crews="FR,IN").do("scout3", "bag:F", "bag:FF", "bag:FM")
    assert trip.legal == ["back F", "back FF", "back FM"]
    trip.do("back F", "lay FF 1.1", "lay FM 1.2", "pass")
    assert "scout3" not in trip.legal
    trip = convoy(2, plan="PPMMM", leaders="all", crews="FR,IN")
    trip.s.bag = [2] + [0] * 17
    assert "scout3" not in trip.legal
    assert "scout3" not in convoy(2, plan="PPMMM", crews="FR,IN").legal


def test_g14_7_british() -> None:
    """G14.7: a danger is cancelled as by an escort, once per round."""
    trip = convoy(2, plan="FPMMM", leaders="all", crews="GB,IN").lay(s1_1="FD", s2_1="FD").do("drive 1.1")
    assert trip.legal == ["accept", "shield"]
    trip.do("shield", "go 2.1")
    assert trip.legal == ["hit ee", "hit ec", "hit cc"]


def test_g14_7_belgian() -> None:
    """G14.7: the first funding of a round brings 40 F."""
    trip = convoy(2, plan="FFMMM", leaders="all", crews="BE,IN").do("fund", "pass", "fund")
    assert trip.s.money[0] == 150


def test_g14_7_italian() -> None:
    """G14.7: once per round a repair may mend three levels."""
    trip = convoy(2, plan="FFMMM", leaders="all", crews="IT,IN").put(0, "COL", engine=1, chassis=2)
    trip.do("repair eec", "pass")
    assert (trip.gauges(), trip.s.money[0]) == ((6, 3, 3), 50)
    assert all(len(text) < 10 for text in trip.legal if text.startswith("repair"))


def test_seats_and_mode_go_together() -> None:
    """G15.1: a race needs rivals, a solo game and a journey alone are for one."""
    for mode, seats in (("race", 1), ("solo", 2), ("alone", 3)):
        with pytest.raises(Refused) as refused:
            GAME.lay({"mode": mode}, seats)
        assert (refused.value.why, refused.value.rule) == ("seats", "G15.1")
    assert {solo().b.seats, alone().b.seats} == {1}
    assert len(MAP) == SPACES


def test_the_next_turn_is_found_after_a_resignation() -> None:
    trip = convoy(4)
    trip.do("pass")
    rules.resign(trip.b, trip.s, 1)
    assert trip.s.turn == 2
    assert trip.s.phase != NEXT
