"""The map: 18 lines of 15 squares with mines and bunkers, and a start square for every piece.

A square is a number, fifteen times its line plus its column, both counted from 0; it is written `D7`. A piece is a
number too: 0 to 24 are Red's, 25 to 49 Green's, in the order fighters, bombers, tanks, soldiers, artillery.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from itertools import permutations
from typing import Literal

from ludothek.core import fields
from ludothek.core.fields import cell
from ludothek.core.game import Value

LINES, COLUMNS = 18, 15  # W1.4
SQUARES = LINES * COLUMNS
RED, GREEN = 0, 1  # seats: south and north (W2.3)
FIGHTER, BOMBER, TANK, SOLDIER, ARTILLERY = range(5)
Type = Literal["F", "B", "T", "S", "A"]
TYPES: tuple[Type, ...] = ("F", "B", "T", "S", "A")
ARMY = (6, 3, 6, 6, 4)  # pieces of each type (W1.1)
OWN = sum(ARMY)
PIECES = 2 * OWN
FARTHEST = (12, 10, 8, 4, 2)  # the MAXIMUM MOVE of a type (W3.6, W8.8)
HEIGHT = (44, 40, 36, 32, 28)  # millimetres (W1.7, W1.8)
PLAIN, MINE, BUNKER = range(3)
ONE, TWO, THREE, MASTER = 1, 2, 3, 4  # back numbers; a master counts 3 in a fight (W6.2)
WITHOUT_NUMBER = 2  # what bombers and artillery count in a switch (W10.2)
NUMBERED = (FIGHTER, TANK, SOLDIER)  # W1.2
NOWHERE = -1

# what an attacker of one type may do to a defender of another (W5.2): nothing, fight by numbers, or remove it
R1, R2 = 1, 2
RULE = (
    # F  B  T  S  A
    (R1, R2, 0, R2, 0),  # fighter
    (0, 0, R2, 0, R2),  # bomber
    (0, 0, R1, R2, R2),  # tank
    (R2, R2, 0, R1, 0),  # soldier
    (0, 0, 0, 0, 0),  # artillery only fires
)


def drawn() -> list[str]:
    """The map as it is drawn, line A first: fifteen signs each."""
    rows = files(__package__).joinpath("map.txt").read_text("utf-8").splitlines()[:LINES]
    return [row[1:].replace(" ", "") for row in reversed(rows)]


MAP = "".join(drawn())
TERRAIN = tuple({"m": MINE, "#": BUNKER}.get(sign, PLAIN) for sign in MAP)
TYPE = 2 * tuple(kind for kind in range(5) for _ in range(ARMY[kind]))  # TYPE[piece]
FIRST = tuple(sum(ARMY[:kind]) for kind in range(5))  # FIRST[type]: Red's first piece of it
START = tuple(square for kind in TYPES for square in range(SQUARES // 2) if MAP[square] == kind)
START += tuple(SQUARES - 1 - square for square in START)  # START[piece] (W2.1): Green's half is Red's turned round
ARRANGEMENTS = tuple(sorted(set(permutations((ONE, ONE, TWO, TWO, THREE, MASTER)))))  # W1.3: 180 ways to deal a type
NEXT = tuple(
    tuple(
        15 * (line + up) + column + right if 0 <= line + up < LINES and 0 <= column + right < COLUMNS else NOWHERE
        for up, right in ((1, 0), (0, 1), (-1, 0), (0, -1))
    )
    for line in range(LINES)
    for column in range(COLUMNS)
)  # NEXT[square][direction]: the square to the north, east, south, west (W3.4)

# what can come back by a switch: a kind is a type with a number, 0 for bombers and artillery (W10.1)
KINDS = tuple((kind, n) for kind in range(5) for n in ((1, 2, 3) if kind in NUMBERED else (0,)))
SLOTS = 6  # start squares of a type at most


class Board(fields.Board):
    ask: int = cell("i1")  # 1 if artillery fires only when told to (W8.7)
    limit: int = cell("i2")  # quiet turns that end the game; 0 for never (W12.4)


def lay(options: Mapping[str, Value], seats: int) -> Board:
    b = Board()
    b.ask, b.limit, b.seats = int(options["fire"] == "ask"), int(options["quiet_limit"]), seats
    return b


def name(square: int) -> str:
    """`D7`: line and column."""
    return "-" if square == NOWHERE else f"{chr(ord('A') + square // COLUMNS)}{square % COLUMNS + 1}"


NAMED = {name(square): square for square in range(SQUARES)}


def number_text(n: int) -> str:
    return "3M" if n == MASTER else str(n)


def crowned(text: str) -> str:
    """A text as people read it: the master’s number as the board draws it, a 3 with a crown."""
    return text.replace("3M", "3♛")
