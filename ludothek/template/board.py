"""The table: one die in the middle, and a slip of paper with the goal and the points of two to four players.

An action is a number: 1 to 6 for what the die shows when it is thrown, 7 and 8 for the two words of a player.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludothek.core.fields import Fields, cell

FACES = (1, 2, 3, 4, 5, 6)  # P1.2
GO, STOP = 7, 8
MOST_SEATS = 4  # P1.1


class Board(Fields):
    """What the options lay on the table before the first throw."""

    goal: int = cell("i2")  # the points that win
    seats: int = cell("i1")  # how many play


def lay(options: Mapping[str, Any], seats: int) -> Board:
    b = Board()
    b.goal = options["goal"]  # P1.3
    b.seats = seats
    return b
