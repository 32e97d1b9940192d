"""Rows of the log in sentences: what happened, what followed by itself, and what others may read of a secret.

A room tells every action with `notation.tell`. Where it knows more it may add `aftermath` (what the rules did by
themselves after it), `overhear` (the sentence for those who do not know a secret), `keeper` (who knows one that
chance dealt) and `foretell` (the sentence of a move that is only advised, where the log tells more than its seat can
know, or names a place that no board shows).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludothek.core.table import Played, Table

Sentence = tuple[str, dict[str, Any]]  # a message of the room's words, and its facts


class Followed(NamedTuple):
    """Something that came of an action without anybody's choice, and the rule that made it so."""

    message: str
    rule: str
    facts: dict[str, Any]


def sentence(table: Table, played: Played) -> Sentence:
    """What happened, for whoever may know it."""
    told: Sentence = table.game.telling.tell(table.board, played.before, played.action)
    return told


def foretold(table: Table, action: int) -> Sentence:
    """A move of the seat to decide before it is made: as the log would tell it, with what that seat can know."""
    notation = table.game.telling
    tell = getattr(notation, "foretell", notation.tell)
    told: Sentence = tell(table.board, table.known(table.state.turn), action)
    return told


def aftermath(table: Table, played: Played) -> list[Followed]:
    """What followed by itself; everybody may know it."""
    ask = getattr(table.game.telling, "aftermath", None)
    return [Followed(*row) for row in ask(table.board, played.before, played.action)] if ask else []


def keeper(table: Table, played: Played) -> int:
    """The seat that knows a step which others may not read: who made it, or to whom chance dealt."""
    ask = getattr(table.game.telling, "keeper", None)
    return ask(table.board, played.before, played.action) if ask and played.actor < 0 else played.actor


def hidden_text(table: Table, played: Played) -> str:
    """What others read in place of a secret step; "" where it is open."""
    if not table.game.hidden:
        return ""
    return str(table.game.telling.shown(table.board, played.before, played.action))


def overheard(table: Table, played: Played) -> Sentence:
    """What happened, for those who may not know all of it."""
    ask = getattr(table.game.telling, "overhear", None)
    if not ask or not hidden_text(table, played):
        return sentence(table, played)
    told: Sentence = ask(table.board, played.before, played.action)
    return told
