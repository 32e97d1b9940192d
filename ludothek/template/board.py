"""The table: one die in the middle, and a slip of paper with the goal and the points of two to four players.

An action is a number: 1 to 6 for what the die shows when it is thrown, 7 and 8 for the two words of a player.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.core import fields
from ludothek.core.fields import cell
from ludothek.core.game import Value

FACES = (1, 2, 3, 4, 5, 6)  # P1.2
GO, STOP = 7, 8
MOST_SEATS = 4  # P1.1


class Board(fields.Board):
    """What the options lay on the table before the first throw."""

    goal: int = cell("i2")  # the points that win


def lay(options: Mapping[str, Value], seats: int) -> Board:
    b = Board()
    b.goal = int(options["goal"])  # P1.3
    b.seats = seats
    return b
