"""Texts that look like moves of The Great Race, and races to say them in."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from ludothek import Table
from ludothek.games.great_race import GAME

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


def somewhere(rng: random.Random) -> Table:
    """Near the start of a race, or some rounds on."""
    table = Table(GAME, {"mode": rng.choice(["race", "solo", "alone"]), "leaders": "all"}, seed=rng.randrange(60))
    for _ in range(rng.randrange(60)):
        if table.turn != "over":
            table.play(rng.choice(table.moves()))
    return table
