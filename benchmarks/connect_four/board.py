"""The board: seven columns of six places and a spare place on top of each, so that no line runs over the edge.

Place number 7 * column + row is one bit of a number; a seat's stones are one number.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludothek.core.fields import Fields, cell

COLUMNS, ROWS = 7, 6
TALL = ROWS + 1
BOTTOM = tuple(1 << TALL * column for column in range(COLUMNS))  # BOTTOM[column]: its lowest place
TOP = tuple(1 << TALL * column + ROWS - 1 for column in range(COLUMNS))
COLUMN = tuple(((1 << ROWS) - 1) << TALL * column for column in range(COLUMNS))


class Board(Fields):
    columns: int = cell("i1")


def lay(options: Mapping[str, Any], seats: int) -> Board:
    b = Board()
    b.columns = COLUMNS
    return b
