"""Texts that look like moves of Tactix, and positions to say them in."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from ludothek import Table
from tests.games.tactix.positions import place, scattered

SQUARES = [f"{file}{rank}" for file in "abcdefghi" for rank in range(1, 10)] + ["j1", "a0", "e10", "z99", "a٣"]
NOTES = ["", "#", "=3", "x5", "xK", "x5=3", "xK=1#", "=9", "##"]
hops = st.lists(st.sampled_from(SQUARES), min_size=1, max_size=5).map(">".join)
anything = (
    st.text() | st.text("abcdei123459>x=#Kps ", max_size=12) | st.tuples(hops, st.sampled_from(NOTES)).map("".join)
)


def somewhere(rng: random.Random) -> Table:
    """Any position."""
    return place(scattered(rng))
