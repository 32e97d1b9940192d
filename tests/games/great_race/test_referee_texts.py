"""Nothing whatsoever is answered without a reason, the reason gives no secret away, and nothing changes by it."""

from __future__ import annotations

import pytest

from ludothek import Table
from ludothek.games.great_race import GAME, referee, rules
from ludothek.games.great_race.board.africa import NAMED
from tests.games.great_race.positions import alone, convoy, solo
from tests.games.great_race.test_secrets import other_world, some_tables
from tests.games.play import refusal


def test_no_refusal_depends_on_what_a_seat_does_not_know() -> None:
    """G1.8, G4.1: the same table with other cards and plans in the others' hands, the same answers."""
    texts = ["play DNG P2 e", "play DNG P1 c", "fetch", "guard", "plan FFPPM", "take 1", "go 2.1", "drop CAN", "fund"]
    differed = 0
    for pairs, (table, rng) in enumerate(some_tables(4)):
        if pairs == 400:
            break
        seat = rng.randrange(table.seats)
        other = other_world(table, seat, rng)
        differed += other.state.hand != table.state.hand
        for text in texts:
            answers = [referee.judge(each.board, each.known(seat), seat, text) for each in (table, other)]
            assert len({(each.why, each.rule, each.squares, str(each.facts)) for each in answers}) == 1
    assert differed > 20


def test_every_space_that_cannot_be_entered_is_refused_for_what_is_there() -> None:
    """G8.2, G8.6, G8.9, G9.4: all spaces of the map, from a few places and with little left."""
    whys = set()
    for place, fuel, levels in (("COL", 6, 5), ("NOU", 1, 1), ("4.1", 0, 1), ("POR", 2, 1)):
        trip = convoy().lay(s1_1="FFFMM", s4_0="FFMM", s5_1="FFMM", s8_2="FMM").put(0, place, fuel=fuel)
        trip.put(0, place, engine=levels, chassis=0)
        for space in NAMED:
            if f"drive {space}" not in trip.legal:
                refused = referee.judge(trip.b, trip.s, 0, f"drive {space}")
                assert refused.squares == (space,)
                whys.add((refused.why, refused.rule))
    assert whys == {
        ("not-neighbour", "G8.2"),
        ("sea-route", "G9.4"),
        ("blind-fuel", "G8.9"),
        ("tile-fuel", "G8.6"),
        ("tile-levels", "G8.6"),
    }


def test_the_example_in_a_refusal_can_be_played() -> None:
    """G5.2: what is shown as an example is a move."""
    table = Table(GAME, {"mode": "solo"}, seed=1)
    table.play("plan FFPPM")
    table.play(refusal(table, "nonsense").facts["example"])


@pytest.mark.parametrize(
    ("how", "rule"),
    [("arrived", "G13.2"), ("resigned", "G13.8"), ("limit", "G13.9"), ("late", "G23.4")],
)
def test_moving_after_the_end(how: str, rule: str) -> None:
    """G13.2, G13.8, G13.9, G23.4: with the rule that ended the game."""
    trip = alone() if how == "late" else convoy()
    if how == "arrived":
        trip.assign(0, "M").assign(1, "").put(0, "20.5").do("drive CAP")
    elif how == "resigned":
        rules.resign(trip.b, trip.s, 1)
    else:
        trip.s.round = trip.b.rounds
        trip.do(*["pass"] * trip.b.seats)
    for text in ("fund", "T go NOU", "nonsense"):
        refused = referee.judge(trip.b, trip.s, 0, text)
        assert (refused.why, refused.rule) == ("over", rule)


def test_t_is_sent_nowhere() -> None:
    """G16.3, G21.3: whatever its powers, and whatever a person types."""
    table = Table(GAME, {"mode": "solo", "stickers": "4000"}, seed=2)
    for text, rule in (("T go COL", "G16.3"), ("T sail DAK", "G21.3"), ("T go 1.1", "G15.12"), ("T", "G15.12")):
        assert refusal(table, text).rule == rule
    assert solo().legal
