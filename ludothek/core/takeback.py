"""Taking back: a choice that nobody has seen, the last move, or with consent a final one and the throws after it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ludothek.core.fields import CHANCE, OVER, BoardT, PositionT
from ludothek.core.game import Refused
from ludothek.core.steps import UNDO, Step

if TYPE_CHECKING:
    from ludothek.core.table import Table


def is_free(table: Table[BoardT, PositionT], seat: int | None) -> bool:
    """Whether nobody need be asked."""
    if seat is not None and withdrawn(table, seat) is not None:
        return True
    if not table.line or table.line[-1].final or table.ended_by_word or table.stood is not None:
        return False
    return seat is None or table.line[-1].actor == seat


def undo(table: Table[BoardT, PositionT], seat: int | None) -> None:
    """Take back a seat's secret choice, or the last move of anybody with the throws after it."""
    if seat is not None and (state := withdrawn(table, seat)) is not None:
        withdraw(table, seat, state)
        return
    line = table.line
    last = next((i for i in reversed(range(len(line))) if line[i].actor != CHANCE or table.manual), None)
    if last is None or table.ended_by_word:
        raise Refused("undo-nothing")
    if table.stood is not None or line[last].bound:
        raise Refused("undo-time")
    table.state = line[last].before
    undoes = tuple(played.row for played in line[last:])
    table.steps.append(Step(line[last].actor if seat is None else seat, UNDO, undoes=undoes))
    del line[last:]


# --- a choice in secret ---


def withdrawn(table: Table[BoardT, PositionT], seat: int) -> PositionT | None:
    """The position without a seat's choice that nobody has seen yet; None if there is no such choice."""
    if not table.game.hidden or table.state.turn == OVER or seat in table.gone:
        return None
    mine = next((played for played in reversed(table.line) if played.actor == seat), None)
    return None if seat == table.stood or (mine and mine.bound) else without(table, table.state, seat)


def without(table: Table[BoardT, PositionT], state: PositionT, seat: int) -> PositionT | None:
    changed, secrets = state.copy(), table.game.secrets
    return changed if secrets and secrets.withdraw(table.board, changed, seat) else None


def withdraw(table: Table[BoardT, PositionT], seat: int, state: PositionT) -> None:
    """Go on without that choice; what others have chosen since stands, as if it had been chosen before it."""
    mine = max((played.row for played in table.line if played.actor == seat), default=0)
    rest = [played for played in table.line if played.row != mine]
    table.line = [replace(each, before=without(table, each.before, seat) or each.before) for each in rest]
    table.state = state
    table.steps.append(Step(seat, UNDO, undoes=(mine,) if mine else ()))
