"""What is for one pair of eyes: whether a seat sees or chooses what nobody else may, as a shared screen must know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludothek.core.fields import OVER
from ludothek.core.takeback import withdrawn

if TYPE_CHECKING:
    from ludothek.core.table import Table


def has_secret(table: Table, seat: int) -> bool:
    """Whether a seat sees, or is about to choose, what others must not see."""
    if not table.game.secrets or table.open or table.state.turn == OVER:
        return False
    known = table.known(seat)
    others = [other for other in range(table.seats) if other != seat]
    return chooses_in_secret(table, seat) or any(table.redacted(known, other) != known for other in others)


def chooses_in_secret(table: Table, seat: int) -> bool:
    """Whether others do not hear what a seat chooses now, or could still choose anew themselves if they saw it."""
    if seat != table.state.turn or not (actions := table.actions()):
        return False
    hides = table.game.telling.redacted(table.board, table.state, actions[0]) != ""
    return hides or any(withdrawn(table, other) is not None for other in range(table.seats) if other != seat)
