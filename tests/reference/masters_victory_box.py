"""The map and the pieces of Masters Victory as they lie in the box: what the slow version of the game is played with.

A square is its line and its column, both counted from 1. The rule numbers (W9.1 and so on) are those of the rules page.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import permutations

Square = tuple[int, int]
LINES, COLUMNS = range(1, 19), range(1, 16)  # W1.4
SQUARES = [(line, column) for line in LINES for column in COLUMNS]
NAMES = {(line, column): f"{'ABCDEFGHIJKLMNOPQR'[line - 1]}{column}" for line, column in SQUARES}
CALLED = {name: square for square, name in NAMES.items()}
MINES = {(line, column) for line in (9, 10) for column in (2, 3, 4, 7, 8, 9, 12, 13, 14)}  # W1.6: the map
BUNKERS = {(line, column) for line in (7, 8, 11, 12) for column in (5, 6, 10, 11)}
RED, GREEN = 0, 1
HOME = {  # W2.1: Red's start squares
    "F": "B2 B5 B7 B9 B11 B14",
    "B": "C5 C8 C11",
    "T": "D2 D14 E3 E6 E10 E13",
    "S": "F2 F4 F7 F9 F12 F14",
    "A": "D4 D7 D9 D12",
}
NUMBERS = ("1", "1", "2", "2", "3", "3M")  # W1.3
DEALT = {"".join(deal) for deal in permutations("112234")}  # the same with a 4 for the master
FAR = {"F": 12, "B": 10, "T": 8, "S": 4, "A": 2}  # W3.6, W8.8
TALL = {"F": 44, "B": 40, "T": 36, "S": 32, "A": 28}  # W1.7, W1.8
BEATS = {"F": "BS", "B": "TA", "T": "SA", "S": "FB", "A": ""}  # W5.2 by R2
EQUALS = "FTS"  # W5.2 by R1, W1.2


@dataclass(eq=False)
class Piece:
    side: int
    type: str
    home: Square
    number: str = ""  # "3M" for a master; "" for none
    square: Square | None = None  # None: removed
    moved: bool = False  # in this turn
    shown: bool = False  # W11.4
    least: int = 1  # what its number must be at least, as fights have shown (W11.3)

    @property
    def flies(self) -> bool:
        return self.type in "FB"

    @property
    def strength(self) -> int:
        return int(self.number[0])  # W6.2: 3M counts as 3

    @property
    def price(self) -> int:
        return int(self.number[0]) if self.number else 2  # W10.2

    @property
    def text(self) -> str:
        return self.type + self.number


# --- the board ---


@cache
def beside(square: Square) -> list[Square]:
    """W3.4: the squares in the four compass directions."""
    line, column = square
    around = [(line + 1, column), (line - 1, column), (line, column + 1), (line, column - 1)]
    return [one for one in around if one in NAMES]


@cache
def round_about(square: Square) -> set[Square]:
    """W9.1: the squares around one."""
    line, column = square
    return {(line + i, column + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j} & NAMES.keys()


@cache
def front(square: Square, side: int) -> set[Square]:
    """W8.1: the zone of artillery, north of it for Red, south of it for Green."""
    ahead = 1 if side == RED else -1
    return {(square[0] + ahead * i, square[1] + j) for i in (1, 2, 3) for j in (-1, 0, 1)} & NAMES.keys()


@cache
def distances(square: Square) -> dict[Square, int]:
    """W3.7: how many steps aircraft need, whatever is in between."""
    return spread(square, SQUARES)


def spread(start: Square, over: list[Square] | set[Square], most: int = 99) -> dict[Square, int]:
    """The squares of a set that can be reached through it, with the steps of the shortest way (W3.5, W3.9)."""
    found, edge, steps, left = {start: 0}, {start}, 0, set(over) - {start}
    while edge and steps < most:
        steps += 1
        edge = {there for here in edge for there in beside(here)} & left
        left -= edge
        found |= dict.fromkeys(edge, steps)
    return found


def armies() -> list[Piece]:
    """W1.1, W2.1: fifty pieces on their start squares; Green's are Red's turned by 180 degrees."""
    pieces = [Piece(RED, type, CALLED[name]) for type, names in HOME.items() for name in names.split()]
    pieces += [Piece(GREEN, red.type, (19 - red.home[0], 16 - red.home[1])) for red in pieces]
    for piece in pieces:
        piece.square = piece.home
    return pieces


def at(piece: Piece) -> Square:
    """The square of a piece that is on the board."""
    assert piece.square
    return piece.square
