"""Texts that look like moves of Monza, and races to say them in."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from ludothek import Table
from ludothek.games.monza.board import TRACKS
from tests.games.monza.positions import place, some_spaces, some_throw

SPACES = [f"{lane}{n}" for lane in "OMI" for n in range(20)] + ["FIN", "START", "O٣", "o7", "M999"]
WORDS = ["throw", "rethrow", "turbo", "reroll", "stop", "bonus", "bonus G", "bonus R", "+", "", "undo"]
pieces = st.tuples(st.sampled_from(["", "+"]), st.sampled_from("RYGBPWX#"), st.sampled_from(SPACES))
anything = (
    st.text()
    | st.text("RYGBPW>+OMI0123456789 ", max_size=8)
    | pieces.map(lambda piece: f"{piece[0]}{piece[1]}>{piece[2]}")
    | st.tuples(st.sampled_from(WORDS), st.sampled_from([" ", ">", ""]), st.text("RYGBPW>-FIN", max_size=6)).map(
        "".join
    )
    | st.sampled_from(SPACES)
)
SETS: list[dict[str, Any]] = [{}, {"must_max": True}, {"bonus": True}, {"rules": "pro", "bonus": True}]


def somewhere(rng: random.Random) -> Table:
    """A race somewhere in the middle of a turn, the owner of a stepping car asked now and then, or before a throw."""
    options = rng.choice(SETS) | {"track": rng.choice(["oval", "long"])}
    where = some_spaces(rng, TRACKS[["oval", "long"].index(options["track"])], rng.randint(2, 4))
    table = place(" ".join(where), some_throw(rng), **options)
    for _ in range(rng.randrange(6)):
        if table.turn == "over":
            break
        table.play(rng.choice(table.moves()))
    return table
