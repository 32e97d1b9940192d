"""The board: 81 squares with a rim around them, and dice whose faces change as they tip.

A square is the number rank * 10 + file: a1 is 10, e4 is 44, i9 is 98. The column behind file i and the rows below
rank 1 and above rank 9 are the rim, so one step from any square is again a place of this table. A piece is a number
too: 1 to 48 for the ways a die can lie, 49 for a king, positive for White and negative for Black.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Mapping

from ludothek.core import fields
from ludothek.core.fields import cell, row
from ludothek.core.game import Value

FILES = "abcdefghi"
PLACES = 110
SQUARES = tuple(10 * rank + file for rank in range(1, 10) for file in range(9))
EMPTY, KING, OFF = 0, 49, 99

NORTH, SOUTH, EAST, WEST = 0, 1, 2, 3
STEP = (10, -10, 1, -1)
TURNS = ((EAST, WEST), (EAST, WEST), (NORTH, SOUTH), (NORTH, SOUTH))  # TURNS[first]: its right angles (T3.6)

HOME_ROW = (5, 1, 2, 6, 0, 6, 2, 1, 5)  # tops from file a to file i, 0 for the king (T2.1)
E1, E5, E8, E9 = 14, 54, 84, 94  # the king squares and the centre (T1.7, T6.1)


class Board(fields.Board):
    """What the options lay on the table before the first move."""

    start: list[int] = row("i1", PLACES)  # start[place]: the piece there, EMPTY, or OFF the board
    goal: list[int] = row("i1", 2)  # goal[seat]: the square its king wants, the enemy's king square
    centre: int = cell("i1")  # the square that wins the short game; 0 in the long one (T5.6)
    king_captures: int = cell("i1")
    draws: int = cell("i1")


def lay(options: Mapping[str, Value], seats: int) -> Board:
    ranks = 9 if options["board"] == "9x9" else 8  # T1.1, T6.1
    b = Board()
    b.seats = seats
    b.start = [OFF] * PLACES
    for square in SQUARES[: 9 * ranks]:
        b.start[square] = EMPTY
    for file, top in enumerate(HOME_ROW):
        b.start[10 + file] = at_home(top, 3, str(options["handed"]))  # T2.2: the 3 towards White,
        b.start[10 * ranks + file] = -at_home(top, 4, str(options["handed"]))  # the 4 towards the opponent
    b.goal = [E9 if ranks == 9 else E8, E1]
    b.centre = E5 if options["short"] else 0
    b.king_captures = int(options["king_captures"])
    b.draws = int(options["draws"])
    return b


def at_home(top: int, near: int, handed: str) -> int:
    """The piece for a square of the home row, by its top and the face towards White."""
    if top == 0:
        return KING
    dice = range(1, 25) if handed == "right" else range(25, 49)  # T1.5
    return next(die for die in dice if FACES[die][:2] == (top, near))


# --- how a die lies and tips ---

Faces = tuple[int, int, int]  # top, near, right: seen from White's side, whoever owns the die


def tip(faces: Faces, towards: int) -> Faces:
    """Tip a die over one edge (T3.2)."""
    top, near, right = faces
    return ((near, 7 - top, right), (7 - near, top, right), (7 - right, near, top), (right, near, 7 - top))[towards]


def ways_to_lie() -> tuple[Faces, ...]:
    """The 24 ways a right-handed die can lie, then their left-handed mirrors (T1.3, T1.4, T1.5)."""
    ways = [(1, 2, 3)]
    for faces in ways:
        ways += [tipped for towards in range(4) if (tipped := tip(faces, towards)) not in ways]
    ways.sort()
    return (*ways, *((top, near, 7 - right) for top, near, right in ways))


FACES: tuple[Faces, ...] = ((0, 0, 0), *ways_to_lie())  # FACES[die]
DIE = {faces: die for die, faces in enumerate(FACES)}
STEPS = (*(faces[0] for faces in FACES), 1)  # STEPS[piece]: a die goes as far as its top, a king one (T3.3, T3.4)
TIPPED = tuple((0, *(DIE[tip(faces, towards)] for faces in FACES[1:]), KING) for towards in range(4))  # T1.6


def rolled(piece: int, towards: int, steps: int) -> int:
    for _ in range(steps % 4):  # four tips in one direction bring every face back
        piece = TIPPED[towards][piece]
    return piece


# --- the ways a move can go: a first leg and, after a right-angle turn, perhaps a second ---

Way = tuple[int, int, int, int]  # first direction, its steps, second direction, its steps
WAYS = 44  # enough for six steps, the most a top shows


def ways(steps: int) -> list[Way]:
    """Every shape of a move of that many steps (T3.5-T3.8): for each first direction the turns, then straight on."""
    shapes: list[Way] = []
    for first in range(4):
        shapes += [(first, k, second, steps - k) for k in range(1, steps) for second in TURNS[first]]
        shapes.append((first, steps, first, 0))
    return shapes


NO_WAY: Way = (0, 0, 0, 0)
WAY = tuple(way for steps in range(7) for way in (ways(steps) + [NO_WAY] * WAYS)[:WAYS])  # WAY[WAYS * steps + way]
JUMP = tuple(STEP[first] * k + STEP[second] * m for first, k, second, m in WAY)  # from its square to its goal
LANDED = tuple(  # LANDED[WAYS * steps + way][piece]: how it lies there
    tuple(rolled(rolled(piece, first, k), second, m) for piece in range(KING + 1)) for first, k, second, m in WAY
)
SAME_RESULT = tuple(  # SAME_RESULT[k][m]: k steps and then m end like m steps and then k (T3.12)
    tuple(int((k, m) in {(2, 2), (4, 1), (1, 4), (4, 2), (2, 4)}) for m in range(7)) for k in range(7)
)

PASS = 0  # every other action is WAYS * square + way

# --- positions as numbers: one random number for each piece on each square, joined by exclusive or (T5.9) ---

KINDS = 2 * KING + 1
KEYS: tuple[int, ...] = tuple(
    number >> 1
    for number in struct.unpack(f"<{PLACES * KINDS}Q", hashlib.shake_256(b"tactix").digest(8 * PLACES * KINDS))
)
BLACK_TO_MOVE = KEYS[0]


# --- names ---


def name(square: int) -> str:
    """54 -> "e5"."""
    return f"{FILES[square % 10]}{square // 10}"


NAMED = {name(square): square for square in SQUARES}  # "e5" -> 54
