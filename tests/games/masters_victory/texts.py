"""Texts that look like moves of Masters Victory, and battles to say them in."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from ludothek import Table
from tests.games.masters_victory.positions import place, played

PLACES = ["A1", "B2", "D7", "G1", "G7", "L1", "M7", "R5", "R15", "Z3", "B16", "٣7", "A0"]
somewhere = st.sampled_from(PLACES)
anything = (
    st.text()
    | st.text("ABDGLMR12357>x+@[]#= ", max_size=10)
    | st.tuples(somewhere, st.sampled_from(">x-"), somewhere).map("".join)
    | st.tuples(st.sampled_from(">x"), somewhere).map("".join)
    | st.tuples(st.sampled_from(["fire", "switch", "number", "deal", "deal F"]), somewhere).map(" ".join)
    | st.tuples(st.sampled_from(["+F1", "+B", "+A2", "+S3M", "+T"]), st.sampled_from("@>"), somewhere).map("".join)
    | st.lists(somewhere, min_size=1, max_size=4).map(">".join)
)
LINES = ["", "G1xL1", "G7xM7", "D7>E7", "switch R5", "switch R5, +F1@B2", "end"]


def somewhere(rng: random.Random) -> Table:
    """At any point of a turn."""
    army = "F3 G7, T1 G1, A D7, S2 R5, B C5", "S1 M7, T2 L1, S1 L2, B N9, F2 G8"
    table, line = place(*army, fire=rng.choice(["auto", "ask"])), rng.choice(LINES)
    return played(table, line) if line else table
