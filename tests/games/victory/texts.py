"""Texts that look like moves of Victory, and races to say them in."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

import ludothek
from ludothek import Table

POINTS = [f"{tile}.{digit}" for tile in (0, 1, 2, 5, 10, 11, 12) for digit in range(10)] + ["٣.7", "0.77", "-"]
WORDS = ["throw", "take", "lot", "stop", "pass", "lap", "finish", "undo", ""]
anything = (
    st.text()
    | st.text("RBX>.0123456789 ", max_size=8)
    | st.tuples(st.sampled_from(["", "R>", "B>", "X>", "G>"]), st.sampled_from(POINTS)).map("".join)
    | st.tuples(st.sampled_from(POINTS), st.sampled_from("-/–"), st.sampled_from(POINTS)).map("".join)
    | st.tuples(st.sampled_from(WORDS), st.sampled_from([" ", ">", ""]), st.text("RBX0123", max_size=4)).map("".join)
)
SETS: list[dict[str, Any]] = [{}, {"no_reverse": True}, {"laps": 1}, {"circuit": "RRRR", "laps": 1}, {"cars": "K,G"}]


def somewhere(rng: random.Random) -> Table:
    """A race somewhere in the middle of a turn, or before a throw."""
    table = ludothek.table("victory", seats=rng.choice([2, 6]), throws="manual", **rng.choice(SETS))
    for _ in range(rng.randrange(1, 40)):
        if table.turn == "over":
            break
        table.play(rng.choice(table.moves()))
    return table
