"""A hint: a good move and the reason for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludothek.bots import levels
from ludothek.core.game import Refused
from ludothek.core.table import Table


@dataclass(frozen=True)
class Hint:
    move: str
    reason: str  # a message of the game's words
    facts: dict[str, Any]  # what fills it


def hint(table: Table) -> Hint:
    """What a seasoned player would do in the place of the seat to move, knowing no more than that seat."""
    seat = table.turn
    if not isinstance(seat, int):
        raise Refused("over")
    known = table.known(seat)
    action = levels.bot(table.game, 3, seed=table.ply).choose(table.board, known, seat)
    reason, facts = table.game.value.reason(table.board, known, action)
    return Hint(table.write(action), reason, facts)
