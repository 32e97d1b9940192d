"""There is no board, only a hand."""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.core import fields
from ludothek.core.game import Value


class Board(fields.Board):
    """How many play."""


def lay(options: Mapping[str, Value], seats: int) -> Board:
    b = Board()
    b.seats = seats
    return b
