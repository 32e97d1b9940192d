"""A turn looked at again: the table as it was when a seat had thrown and had yet to choose."""

from __future__ import annotations

from ludothek.core.fields import CHANCE, OVER
from ludothek.core.table import Table


def last_turn(table: Table, seat: int) -> Table | None:
    """The table at the throw of which a seat made most in its last turn that is over; None if there is none."""
    runs, ended, mine = list[list[int]](), list[list[int]](), False  # its choices in a turn, throw by throw
    for i, played in enumerate(table.line):
        if played.actor == CHANCE and table.game.rules.opens_turn(table.board, played.before):
            ended, runs = runs or ended, []
            mine = i + 1 < len(table.line) and table.line[i + 1].actor == seat
        elif mine and played.actor == seat:
            runs += [[]] if table.line[i - 1].actor != seat else []
            runs[-1].append(i)
    turn = (runs or ended) if table.state.turn == OVER else ended
    return before_move(table, max(reversed(turn), key=len)[0]) if turn else None


def before_move(table: Table, number: int) -> Table:
    """A table of its own at the moment before a move of the line, where nothing is thrown by itself."""
    fork = table.fork()
    fork.state, fork.line, fork.manual = table.line[number].before.copy(), table.line[:number], True
    return fork
