"""Positions of Tactix as text: set them up, play a line of moves, read the faces.

>>> table = place("W 4/1/5 d4")
>>> faces(played(table, "d4>d3>g3"), "g3")
'5/4/1'
"""

from __future__ import annotations

import random
from typing import Any

import ludothek
from ludothek import Table
from ludothek.games.tactix.board import EMPTY, FACES, FILES, KING, NAMED, OFF, SQUARES, name
from ludothek.games.tactix.positions import LETTERS, arrange
from ludothek.games.tactix.rules import State
from ludothek.games.tactix.view import ENDINGS

RIGHT_HANDED = """
1: 2>3 3>5 4>2 5>4 | 2: 1>4 3>1 4>6 6>3 | 3: 1>2 2>6 5>1 6>5
4: 1>5 2>1 5>6 6>2 | 5: 1>3 3>6 4>1 6>4 | 6: 2>4 3>2 4>5 5>3
"""  # table 3.3 of the page: near>right for each top


def place(text: str = "", **options: Any) -> Table:
    """A table with this position on it, nothing behind it.

    As in section 4 of the page a king that is not named stands on its king square, White moves unless it says
    otherwise, and a die may be written without its faces.
    """
    table = ludothek.table("tactix", **options)
    pieces, _, turn = text.rpartition("; ") if text.endswith("to move") else (text, "", "W")
    table.state = State()
    arrange(table.board, table.state, {"pieces": pieces, "turn": turn[0]})
    return table


def mirrored(shown: str, handed: str) -> str:
    """The same top and near face on a die of this handedness (T1.5)."""
    top, near, right = map(int, shown.split("/"))
    return f"{top}/{near}/{right if handed == 'right' else 7 - right}"


# --- reading the table ---


def faces(table: Table, square: str) -> str:
    """The piece on a square: "4/1/5", "K", or "" where there is none."""
    return spelled(state(table).at[NAMED[square]])


def state(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def spelled(piece: int) -> str:
    if piece in (EMPTY, OFF):
        return ""
    return "K" if abs(piece) == KING else "/".join(map(str, FACES[abs(piece)]))


def written(table: Table) -> str:
    """The pieces as the page writes a position, White's first, each side by square; without the side to move."""
    at = state(table).at
    men = sorted((at[square] < 0, name(square)) for square in SQUARES if spelled(at[square]))
    return "; ".join(f"{LETTERS[black]} {faces(table, square)} {square}" for black, square in men)


def played(table: Table, line: str) -> Table:
    """The same table after a line of moves."""
    for move in line.split():
        table.play(move)
    return table


def goals(table: Table, square: str) -> list[str]:
    """Where the piece on a square can end, a square once for each result."""
    return [move.split(">")[-1] for move in table.moves() if move.startswith(square)]


def ending(table: Table) -> str:
    return ENDINGS[state(table).ending] or ""


# --- making up positions ---


def ways_to_lie(handed: str = "right") -> list[str]:
    """The 24 orientations of table 3.3, mirrored for left-handed dice."""
    entries = RIGHT_HANDED.replace("\n", "|").split("|")
    rows = [entry.split(":") for entry in entries if entry.strip()]
    return [mirrored(f"{int(top)}/{pair.replace('>', '/')}", handed) for top, pairs in rows for pair in pairs.split()]


def scattered(rng: random.Random, ranks: int = 9, handed: str = "right") -> str:
    """A few dice and the kings anywhere; now and then crowded into a corner, or with one side shut in."""
    across, up, most = rng.choice([(9, ranks, 6), (9, ranks, 6), (3, 3, 3)])
    squares = [f"{file}{rank}" for file in FILES[:across] for rank in range(1, up + 1)]
    if rng.random() < 1 / 10:
        return shut_in(rng, ranks, handed)
    rng.shuffle(squares)
    parts = [f"{side} K {squares.pop()}" for side in LETTERS]
    for side in LETTERS:
        parts += [f"{some_die(rng, side, handed)} {squares.pop()}" for _ in range(rng.randint(0, most))]
    return "; ".join([*parts, f"{rng.choice(LETTERS)} to move"])


def shut_in(rng: random.Random, ranks: int, handed: str) -> str:
    """A king in the corner behind two dice of its own and three of the enemy, as in T-EX10: most often it must pass."""
    side, enemy = rng.sample(LETTERS, 2)
    parts = [f"{side} K a1", f"{enemy} K {rng.choice(FILES)}{ranks}"]
    parts += [f"{some_die(rng, side, handed)} {square}" for square in ("a2", "b1")]
    parts += [f"{some_die(rng, enemy, handed)} {square}" for square in ("a3", "b2", "c1")]
    return "; ".join([*parts, f"{side} to move"])


def some_die(rng: random.Random, side: str, handed: str) -> str:
    return f"{side} {rng.choice(ways_to_lie(handed))}"
