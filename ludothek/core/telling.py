"""Rows of the log in sentences: what happened, what followed by itself, and what others may read of a secret."""

from __future__ import annotations

from collections.abc import Sequence

from ludothek.core.contract import Followed, Sentence
from ludothek.core.table import Played, Table


def sentence(table: Table, played: Played) -> Sentence:
    """What happened, for whoever may know it."""
    return table.game.telling.tell(table.board, played.before, played.action)


def foretold(table: Table, action: int) -> Sentence:
    """A move of the seat to decide before it is made: as the log would tell it, with what that seat can know."""
    return table.game.telling.foretell(table.board, table.known(table.state.turn), action)


def aftermath(table: Table, played: Played) -> Sequence[Followed]:
    """What followed by itself; everybody may know it."""
    return table.game.telling.aftermath(table.board, played.before, played.action)


def keeper(table: Table, played: Played) -> int:
    """The seat that knows a step which others may not read: who made it, or to whom chance dealt."""
    if played.actor >= 0:
        return played.actor
    return table.game.telling.keeper(table.board, played.before, played.action)


def hidden_text(table: Table, played: Played) -> str:
    """What others read in place of a secret step; "" where it is open."""
    return table.game.telling.shown(table.board, played.before, played.action)


def overheard(table: Table, played: Played) -> Sentence:
    """What happened, for those who may not know all of it."""
    if not hidden_text(table, played):
        return sentence(table, played)
    return table.game.telling.overhear(table.board, played.before, played.action)
