"""Leaving: a game that ends, or goes on without a seat, by a word instead of a move.

A seat gives up or its time is out, or all agree on a draw. What was played before cannot be taken back any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludothek.core.fields import OVER, BoardT, PositionT
from ludothek.core.game import Refused
from ludothek.core.steps import DRAW, Step

if TYPE_CHECKING:
    from ludothek.core.table import Table


def leave(table: Table[BoardT, PositionT], seat: int, word: str) -> None:
    """A seat is out of the game, by RESIGN or TIME: of two the other wins, of more the others go on."""
    table.check_seat(seat)
    if table.state.turn == OVER:
        raise Refused("over")
    if not table.can_resign(seat):
        raise Refused("resign-seats" if seat not in table.gone else "resigned")
    if not (rules := table.game.resigning):
        end(table, Step(seat, word), [float(seat != other) for other in range(2)])
        return
    turn, table.state = table.state.turn, table.state.copy()
    rules.resign(table.board, table.state, seat)
    table.steps.append(Step(seat, word))
    table.line = []
    if table.state.turn != turn:
        table.count_turn()


def agree_draw(table: Table[BoardT, PositionT], seat: int) -> None:
    """A draw that `seat` has proposed, shared by all who have not left."""
    table.check_seat(seat)
    if table.seats == 1:
        raise Refused("draw-alone")
    share = 1 / (table.seats - len(table.gone))
    end(table, Step(seat, DRAW), [0.0 if other in table.gone else share for other in range(table.seats)])


def end(table: Table[BoardT, PositionT], step: Step, score: list[float]) -> None:
    """The game is over with this row of the log and this score."""
    if table.state.turn == OVER:
        raise Refused("over")
    table.state = table.state.copy()
    table.state.turn = OVER
    table.state.score[: table.seats] = score
    table.steps.append(step)
