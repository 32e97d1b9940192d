"""What a seat sees and can click: all the points and throws, for nothing is hidden here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from typing_extensions import TypedDict

from ludothek.core.fields import CHANCE
from ludothek.core.view import Choice, Frame
from ludothek.template.board import STOP, Board
from ludothek.template.rules import State
from ludothek.template.telling import write

if TYPE_CHECKING:
    from ludothek.core.table import Table


class Last(TypedDict):
    """What was played just now."""

    seat: int  # whose turn it belonged to
    move: str


class Move(Choice):
    """A move on offer."""

    points: int  # those that the seat will have kept by it
    wins: bool


class View(TypedDict):
    """What a seat sees."""

    goal: int  # the points that win
    points: list[int]  # points[seat]: kept so far
    holder: int  # the seat that holds the die
    gathered: int  # in this turn, not kept yet
    thrown: list[int]  # what the die has shown in this turn
    last: Last | None
    ending: Literal["goal"] | None
    choices: list[Move]


class Shown(View, Frame):
    """The same within the frame of the table: what a terminal draws."""


def view(table: Table[Board, State], seat: int | None) -> View:
    s = table.state
    points = s.points[: table.seats]
    return {
        "goal": table.board.goal,
        "points": points,
        "holder": s.holder,
        "gathered": s.gathered,
        "thrown": thrown(table, s),
        "last": last(table),
        "ending": "goal" if max(points) >= table.board.goal else None,
        "choices": [choice(table, s, action) for action in table.actions()] if seat == s.turn else [],
    }


def thrown(table: Table[Board, State], s: State) -> list[int]:
    """What the die has shown in this turn, the first throw first."""
    faces: list[int] = []
    for played in reversed(table.line):
        if played.before.holder != s.holder:
            break
        if played.actor == CHANCE:
            faces.insert(0, played.action)
    return faces


def last(table: Table[Board, State]) -> Last | None:
    """What was played just now, and whose turn it belonged to."""
    if not table.line:
        return None
    return {"seat": table.line[-1].before.holder, "move": table.line[-1].text}


def choice(table: Table[Board, State], s: State, action: int) -> Move:
    """A move as a click, with the points that the seat will have kept by it."""
    word = write(table.board, s, action)
    kept = s.points[s.holder] + (s.gathered if action == STOP else 0)
    wins = kept >= table.board.goal
    rule = "P3.1" if wins else "P2.6" if action == STOP else "P2.5"
    return {"move": word, "clicks": [word], "rule": rule, "points": kept, "wins": wins}
