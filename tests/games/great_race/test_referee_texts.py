"""Nothing whatsoever is answered without a reason, the reason gives no secret away, and nothing changes by it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludothek import Table
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games.great_race import GAME, referee, rules
from ludothek.games.great_race.board.africa import NAMED
from tests.games.great_race.positions import alone, convoy, solo
from tests.games.great_race.test_secrets import other_world, some_tables
from tests.games.play import attempt, refusal

HOUSE = {"empty", "ambiguous"}  # refusals of the table itself; they break no rule of the game
SPACES = ["COL", "NOU", "1.1", "1.2", "2.1", "3.0", "21.5", "99.9", "ATL", ""]
VERBS = [
    *("take", "plan", "buy", "play", "fund", "scout", "scout3", "fetch", "pass", "drive", "go", "halt", "hit", "winch"),
    *("nowinch", "guard", "shield", "accept", "repair", "sail", "clear", "lay", "back", "drop", "resign", "T", "bag:"),
]
ENDS = ["", "1", "4", "x", "e", "ec", "eee", "FPMME", "FFFFF", "DNG P2 e", "DNG T", "GUIDE lay", "TOOLS", "FM", "m"]
anything = (
    st.text()
    | st.tuples(st.sampled_from(VERBS), st.sampled_from(SPACES + ENDS)).map(" ".join)
    | st.tuples(st.just("lay"), st.sampled_from(["FM", "F", "XX"]), st.sampled_from(SPACES)).map(" ".join)
    | st.tuples(st.sampled_from(["play GUIDE clear", "T go", "T sail"]), st.sampled_from(SPACES)).map(" ".join)
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(
    mode=st.sampled_from(["race", "solo", "alone"]),
    moves=st.integers(0, 60),
    text=anything,
    seat=st.sampled_from([None, 0, 1]),
)
def test_any_text_is_a_legal_move_or_refused_with_a_rule(mode: str, moves: int, text: str, seat: int | None) -> None:
    """G5.1: whoever says it, at any time, and nothing changes by a refusal."""
    rng = random.Random(moves)
    table = Table(GAME, {"mode": mode, "leaders": "all"}, seed=moves)
    for _ in range(moves):
        if table.turn != "over":
            table.play(rng.choice(table.moves()))
    before, legal, ply = table.state.copy(), table.moves(), table.ply
    refused = attempt(table, text, seat if mode == "race" else None)
    if refused is None:
        assert table.ply > ply
        assert table.steps[ply].text in legal
    else:
        assert refused.why in HOUSE or refused.rule in rulebook("en", GAME.key)
        assert all(words(language, GAME.key).refusal(refused) for language in LANGUAGES)
        assert (table.state, table.moves(), table.ply) == (before, legal, ply)


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
