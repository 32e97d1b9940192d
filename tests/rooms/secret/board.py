"""There is no board, only a hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ludothek.core.fields import Fields, cell


class Board(Fields):
    seats: int = cell("i1")


def lay(options: Mapping[str, Any], seats: int) -> Board:
    b = Board()
    b.seats = seats
    return b
