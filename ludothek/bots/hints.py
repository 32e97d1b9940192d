"""A hint: a good move and the reason for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludothek.bots import levels
from ludothek.core.game import Game, Refused
from ludothek.core.table import Table

SEASONED = 3  # the level that gives hints, unless the room's own players say otherwise


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
    action, reason, facts = advise(table.game, table.board, table.known(seat), seat, table.ply)
    return Hint(table.write(action), reason, facts)


def advise(game: Game, board: Any, known: Any, seat: int, seed: int) -> tuple[int, str, dict[str, Any]]:
    """The same for a position that is not at a table: an action, a message of the game's words, what fills it."""
    level = game.players.HINTS if game.players else SEASONED
    action = levels.bot(game, level, seed).choose(board, known, seat)
    reason, facts = game.value.reason(board, known, action)
    return action, reason, facts
