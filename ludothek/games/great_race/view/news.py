"""What has just happened: the rows of the log since a seat last decided, and each thing that T did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import NAMED
from ludothek.games.great_race.rules.position import FOR_T, State
from ludothek.games.great_race.telling import automa_log
from ludothek.games.great_race.telling.automa_log import story
from ludothek.games.great_race.telling.consequences import REASONS, facts_of, message_of
from ludothek.games.great_race.telling.places import NEAR
from ludothek.games.great_race.telling.secrets import redacted
from ludothek.games.great_race.view.shape import AutomaRow, Row

if TYPE_CHECKING:
    from ludothek.core.steps import Played
    from ludothek.core.table import Table


def last(table: Table[Board, State], seat: int | None) -> list[Row | AutomaRow]:
    """Since a seat last decided: each row of the log as the viewer may read it, and each thing that T did."""
    begin = next((i for i in reversed(range(len(table.line))) if table.line[i].actor != CHANCE), 0)
    return [row for played in table.line[begin:] for row in rows(table, played, seat)]


def rows(table: Table[Board, State], played: Played[State], seat: int | None) -> list[Row | AutomaRow]:
    hidden = "" if knows(table, played, seat) else redacted(table.board, played.before, played.action)
    told = story(table.board, played.before, played.action)[1] if table.board.mode == SOLO else []
    return [{"actor": played.actor, "text": hidden or played.text}, *(told_row(table.board, each) for each in told)]


def knows(table: Table[Board, State], played: Played[State], seat: int | None) -> bool:
    """Whether somebody may know a secret step: it is theirs, or all lies open."""
    owner = played.before.mover if played.actor == CHANCE else played.actor
    return table.open or table.state.turn == OVER or (owner == seat and played.before.drawing != FOR_T)


def told_row(b: Board, told: automa_log.AutomaStep) -> AutomaRow:
    """A thing that T did, with the spaces it did not choose: the rule against each, and the sentence for it."""
    return {
        "actor": "T",
        "text": told.text,
        "rule": told.rule,
        "message": message_of(told),
        "facts": facts_of(b, told),
        "others": dict(told.others),
        "why": {space: REASONS[rule] for space, rule in told.others},
        "places": {space: NEAR[NAMED[space]] for space, _ in told.others},
    }
