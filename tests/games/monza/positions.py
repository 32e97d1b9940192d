"""Races of Monza as text: put the cars down, throw, lay dice, see where the cars stand.

>>> table = place("O7 M10 I9 I11", "RYBPPW")
>>> cars(played(table, "W>O8, P>M10, Y>M11, B>M12, P>I11"))
'I11 M10 I9 I8'
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import ludothek
from ludothek import Table
from ludothek.games.monza.board import TRACKS, Board, Track
from ludothek.games.monza.board.dice import COLOURS, SETS
from ludothek.games.monza.positions import arrange
from ludothek.games.monza.rules.position import State
from tests.games.play import played

PROFESSIONAL: dict[str, Any] = {"track": "long", "rules": "pro"}


def place(where: str, throw: str = "", *, driver: int = 0, tiles: str | None = None, **options: Any) -> Table:
    """A table with a car for each named space, seat 0's first, and the driver's throw if there is one.

    Whoever calls it plays chance. `tiles` are the driver's accelerators, with a `*` for the extra roll: "RY*".
    """
    table = ludothek.table("monza", seats=len(where.split()), throws="manual", **options)
    given = {"cars": where, "driver": str(driver)} | ({} if tiles is None else {"tiles": tiles})
    arrange(board(table), state(table), given)
    return played(table, f"throw {throw}") if throw else table


# --- reading the table ---


def state(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def board(table: Table) -> Board:
    assert isinstance(table.board, Board)
    return table.board


def track(table: Table) -> Track:
    return TRACKS[board(table).track]


def cars(table: Table) -> str:
    """Where the cars stand, or where the last piece of a running drive lies."""
    return " ".join(track(table).spaces[space].name for space in state(table).car[: table.seats])


def used(table: Table) -> list[int]:
    """The dice laid in this round, by seat."""
    return state(table).used[: table.seats]


def tiles(table: Table, seat: int) -> str:
    """The tiles of a seat as `place` writes them."""
    in_hand = state(table).tiles[seat]
    return "".join(letter for i, letter in enumerate(COLOURS + "*") if in_hand >> i & 1)


def laying(table: Table) -> list[str]:
    """The legal moves without those that throw dice again."""
    return [move for move in table.moves() if not move.startswith("reroll")]


def goals(table: Table) -> dict[str, str]:
    """Where each colour leads: {"W": "O8", "+P": "M10"}."""
    return dict(move.split(">") for move in table.moves() if ">" in move)


def drives(table: Table) -> Iterator[tuple[tuple[str, ...], Table]]:
    """Every complete drive from here, its moves and the table after it."""
    driver = state(table).driver
    for move in laying(table):
        after = table.fork()
        after.play(move)
        if state(after).turn == driver and state(after).driver == driver and not state(after).stepping:
            for rest, end in drives(after):
                yield (move, *rest), end
        else:
            yield (move,), after


# --- making up races ---


def some_throw(rng: random.Random, dice: int = 6) -> str:
    """Dice as they fall, in the order of their letters."""
    return "".join(sorted(rng.choices(COLOURS, k=dice), key=COLOURS.index))


def some_spaces(rng: random.Random, side: Track, number: int) -> list[str]:
    """So many open spaces, now and then the start twice and several next to each other."""
    first = rng.randrange(len(side.spaces) - 12)
    near = rng.random() < 0.7
    numbers = [i for i in side.open_spaces() if i and (not near or abs(side.spaces[i].end - first) < 12)]
    chosen = rng.sample(numbers or side.open_spaces(), min(number, len(numbers) or 1))
    names = [side.spaces[i].name for i in chosen] + ["START"] * number
    return ["START" if rng.random() < 0.05 else name for name in names[:number]]


@cache
def letters(dice: int) -> str:
    return "".join(letter * n for letter, n in zip(COLOURS, SETS[dice], strict=True))
