"""Nothing whatsoever is answered without a reason, and the reason is true."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludothek
from ludothek import Refused, Table
from ludothek.core.words import LANGUAGES, rulebook, words
from tests.games.play import attempt, refusal
from tests.games.victory.positions import state

HOUSE = {"empty", "ambiguous"}  # refusals of the table itself; they break no rule of the game
POINTS = [f"{tile}.{digit}" for tile in (0, 1, 2, 5, 10, 11, 12) for digit in range(10)] + ["٣.7", "0.77", "-"]
WORDS = ["throw", "take", "lot", "stop", "pass", "lap", "finish", "undo", ""]
anything = (
    st.text()
    | st.text("RBX>.0123456789 ", max_size=8)
    | st.tuples(st.sampled_from(["", "R>", "B>", "X>", "G>"]), st.sampled_from(POINTS)).map("".join)
    | st.tuples(st.sampled_from(POINTS), st.sampled_from("-/–"), st.sampled_from(POINTS)).map("".join)
    | st.tuples(st.sampled_from(WORDS), st.sampled_from([" ", ">", ""]), st.text("RBX0123", max_size=4)).map("".join)
)
SETS: list[dict[str, Any]] = [{}, {"no_reverse": True}, {"laps": 1}, {"circuit": "RRRR", "laps": 1}]


def some_race(rng: random.Random) -> Table:
    """A race somewhere in the middle of a turn, or before a throw."""
    table = ludothek.table("victory", seats=rng.choice([2, 6]), throws="manual", **rng.choice(SETS))
    for _ in range(rng.randrange(1, 40)):
        if table.turn == "over":
            break
        table.play(rng.choice(table.moves()))
    return table


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(rng=st.integers(0, 9999).map(random.Random), text=anything, seat=st.sampled_from([None, 0, 1]))
def test_any_text_is_a_legal_move_or_refused_with_a_rule(rng: random.Random, text: str, seat: int | None) -> None:
    """V6.1: whoever says it, at any time, and nothing changes by a refusal."""
    table = some_race(rng)
    before, moves, ply = state(table).copy(), table.moves(), table.ply
    refused = attempt(table, text, seat)
    if refused is None:
        assert table.line[-1].text in moves
    else:
        assert refused.why in HOUSE or refused.rule in rulebook("en", "victory")
        assert all(str(refused) and words(language, "victory").refusal(refused) for language in LANGUAGES)
        assert (table.state, table.moves(), table.ply) == (before, moves, ply)


@pytest.mark.parametrize("seed", range(8))
def test_every_point_that_is_not_a_goal_is_refused_for_what_is_there(seed: int) -> None:
    """V6.1-V6.6: every point of the course, with each colour, in races that have gone on for a while."""
    rng = random.Random(seed)
    table = some_race(rng)
    while table.turn == "over" or not table.view()["lines"]:
        table = some_race(rng)
    for tile in range(len(table.view()["tiles"])):
        for text in (f"{colour}>{tile}.{digit}" for colour in "RB" for digit in range(1, 10)):
            if text not in table.moves():
                check_reason(table, refusal(table, text), text[2:])


def check_reason(table: Table, refused: Refused, goal: str) -> None:
    """A car that is named stands where it is said to stand; otherwise the way itself is wrong."""
    cars = table.view()["cars"]
    if refused.why in ("jump", "hit", "finish-taken"):
        assert cars[refused.facts["side"]] == refused.squares[0]
    elif refused.why == "stay":
        assert cars[table.view()["driver"]] == goal
    else:
        assert refused.why in ("no-die", "colour", "bend", "corner", "alongside", "joint", "beyond")
