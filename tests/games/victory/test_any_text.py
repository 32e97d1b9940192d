"""A refusal of a point is true: what it names is there."""

from __future__ import annotations

import random

import pytest

from ludothek import Refused, Table
from tests.games.play import refusal
from tests.games.victory.texts import somewhere


@pytest.mark.parametrize("seed", range(8))
def test_every_point_that_is_not_a_goal_is_refused_for_what_is_there(seed: int) -> None:
    """V6.1-V6.6: every point of the course, with each colour, in races that have gone on for a while."""
    rng = random.Random(seed)
    table = somewhere(rng)
    while table.turn == "over" or not table.view()["lines"]:
        table = somewhere(rng)
    for tile in range(len(table.view()["tiles"])):
        for text in (f"{colour}>{tile}.{digit}" for colour in "RB" for digit in range(1, 10)):
            if text not in table.moves():
                check_reason(table, refusal(table, text), text[2:])


def check_reason(table: Table, refused: Refused, goal: str) -> None:
    """A car that is named stands where it is said to stand; otherwise the way itself is wrong."""
    cars = table.view()["cars"]
    if refused.why in ("jump", "hit", "finish-taken"):
        assert cars[table.view()["colours"].index(refused.facts["side"])] == refused.squares[0]
    elif refused.why == "stay":
        assert cars[table.view()["driver"]] == goal
    else:
        assert refused.why in ("no-die", "colour", "bend", "corner", "alongside", "joint", "beyond")
