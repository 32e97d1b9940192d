"""The board: seven columns of six places and a spare place on top of each, so that no line runs over the edge.

Place number 7 * column + row is one bit of a number; a seat's stones are one number.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.core import fields
from ludothek.core.fields import cell
from ludothek.core.game import Value

COLUMNS, ROWS = 7, 6
TALL = ROWS + 1
BOTTOM = tuple(1 << TALL * column for column in range(COLUMNS))  # BOTTOM[column]: its lowest place
TOP = tuple(1 << TALL * column + ROWS - 1 for column in range(COLUMNS))
COLUMN = tuple(((1 << ROWS) - 1) << TALL * column for column in range(COLUMNS))


class Board(fields.Board):
    columns: int = cell("i1")


def lay(options: Mapping[str, Value], seats: int) -> Board:
    b = Board()
    b.seats = seats
    b.columns = COLUMNS
    return b
