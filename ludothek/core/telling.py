"""Rows of the log in sentences: what happened, what followed by itself, and what others may read of a secret."""

from __future__ import annotations

from collections.abc import Sequence

from ludothek.core.contract import Followed, Sentence
from ludothek.core.steps import Played
from ludothek.core.table import Table


def sentence(table: Table, played: Played) -> Sentence:
    """What happened, for whoever may know it."""
    return table.game.telling.tell(table.board, played.before, played.action)


def foretold(table: Table, action: int) -> Sentence:
    """A move of the seat to decide before it is made: as the log would tell it, with what that seat can know."""
    return table.game.telling.foretell(table.board, table.known(table.state.turn), action)


def aftermath(table: Table, played: Played) -> Sequence[Followed]:
    """What followed by itself; everybody may know it."""
    return table.game.telling.aftermath(table.board, played.before, played.action)


def known_to(table: Table, played: Played) -> int:
    """The seat that knows a step which others may not read: who made it, or to whom chance dealt."""
    if played.actor >= 0:
        return played.actor
    return table.game.telling.dealt_to(table.board, played.before, played.action)


def redacted_text(table: Table, played: Played) -> str:
    """What others read in place of a secret step; "" where it is open."""
    return table.game.telling.redacted(table.board, played.before, played.action)


def told_others(table: Table, played: Played) -> Sentence:
    """What happened, for those who may not know all of it."""
    if not redacted_text(table, played):
        return sentence(table, played)
    return table.game.telling.tell_others(table.board, played.before, played.action)
