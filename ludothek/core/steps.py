"""What was done at a table: the rows of its log, and the actions that led to its present position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from ludothek.core.fields import PositionT


@dataclass(frozen=True)
class Step:
    """A row of the table's log: rows are only ever added."""

    actor: int  # a seat, or CHANCE
    text: str  # a move or a throw as the room writes it, or one of those below that are no moves
    log: str = ""  # the move with the decorations of a log
    undoes: tuple[int, ...] = ()  # the numbers of the rows that it takes back


UNDO, RESIGN, DRAW, TIME, STAND_IN = "undo", "resign", "draw", "time", "stand-in"
NOT_MOVES = (UNDO, RESIGN, DRAW, TIME, STAND_IN)  # texts of rows that are said, not played


@dataclass(frozen=True)
class Played(Generic[PositionT]):
    """An action on the line of play that led here, with the position it was played in."""

    actor: int
    action: int
    text: str
    before: PositionT
    row: int  # its number in the log
    final: bool  # chance acted, the turn went to another seat, or something hidden was shown
    bound: bool = False  # a bot chose it for a seat whose time was out: not even with consent is it taken back
