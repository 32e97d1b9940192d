"""A hint: a good move as the log would tell it, and the reason for it where there is a true one."""

from __future__ import annotations

from dataclasses import dataclass

from ludothek.bots import levels
from ludothek.bots.alphabeta import AlphaBeta
from ludothek.bots.alphabeta.memory import DECIDED
from ludothek.core.contract import Sentence
from ludothek.core.fields import Board, Position
from ludothek.core.game import Game, Refused
from ludothek.core.table import Table
from ludothek.core.telling import foretold

SEASONED = 3  # the level that gives hints, unless the room's own players say otherwise


@dataclass(frozen=True)
class Hint:
    move: str  # as it is typed
    said: Sentence  # as the log would tell it
    reason: Sentence | None


def hint(table: Table) -> Hint:
    """What a seasoned player would do in the place of the seat to move, knowing no more than that seat."""
    seat = table.turn
    if not isinstance(seat, int):
        raise Refused("over")
    action, reason = advise(table.game, table.board, table.known(seat), seat, table.ply)
    return Hint(table.write(action), foretold(table, action), reason)


def advise(game: Game, board: Board, known: Position, seat: int, seed: int) -> tuple[int, Sentence | None]:
    """The same for a position that is not at a table: an action and its reason, if not every move loses."""
    own = levels.players_of(game)
    bot = levels.bot(game, own.hints if own else SEASONED, seed)
    if isinstance(bot, AlphaBeta):
        found = bot.search(board, known)
        return found.action, None if found.value < -DECIDED else game.bots.reason(board, known, found.action)
    action = bot.choose(board, known, seat)
    return action, game.bots.reason(board, known, action)
