"""A position as a table of named fields: an object with lists here, a NumPy record once compiled.

A room declares what its board and its position hold, a field a line, with its meaning:

>>> class State(Position):
...     car: list[int] = row("i2", 4)   # car[seat]: the space it stands on
...     held: int = cell("i1")          # cards held so far
>>> s = State()
>>> s.car, s.held, s.turn
([0, 0, 0, 0], 0, 0)

Kinds are NumPy's words for a number's size (i1, i2, i4, i8, f8). Interpreted numbers never overflow and
compiled ones wrap; the lockstep test of every game finds a kind that is too small.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self

from typing_extensions import TypeVar

CHANCE = -1  # the turn of a throw or a draw
OVER = -2  # nobody's turn any more
MAX_SEATS = 6


@dataclass(frozen=True)
class Field:
    name: str
    kind: str  # "i1" … "i8", "f8"
    length: int  # 0: a single number

    @property
    def blank(self) -> Any:
        zero = 0.0 if self.kind.startswith("f") else 0
        return [zero] * self.length if self.length else zero


def cell(kind: str) -> Any:
    """Declare a field that holds one number."""
    return Field("", kind, 0)


def row(kind: str, length: int) -> Any:
    """Declare a field that holds `length` numbers."""
    return Field("", kind, length)


class Fields:
    """A table of fields, all zero when new. Subclasses declare their fields as class attributes."""

    layout: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        declared = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name in declared:
            delattr(cls, name)
        cls.layout += tuple(Field(name, f.kind, f.length) for name, f in declared.items())

    def __init__(self) -> None:
        for f in self.layout:
            vars(self)[f.name] = f.blank

    def copy(self) -> Self:
        copied = object.__new__(type(self))
        copied.__dict__ = {name: value[:] if type(value) is list else value for name, value in self.__dict__.items()}
        return copied

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    __hash__ = None  # type: ignore[assignment]  # a position changes, so it is no key

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v}' for k, v in self.__dict__.items())})"


class Board(Fields):
    """What every game's board holds; a room adds its own fields."""

    seats: int = cell("i1")  # how many play


class Position(Fields):
    """What every game's position holds; a room adds its own fields."""

    turn: int = cell("i1")  # the seat to decide, CHANCE or OVER: the only phase word
    played: int = cell("i4")  # actions so far, throws included
    score: list[float] = row("f8", MAX_SEATS)  # score[seat] once it is over: 1 for a sole winner, shared in a tie


# The types of a room's own board and position; where no room is named, those of any. `B` and `S` are for what takes
# them and gives none back.
BoardT = TypeVar("BoardT", bound=Board, default=Board)
PositionT = TypeVar("PositionT", bound=Position, default=Position)
B = TypeVar("B", bound=Board, default=Board, contravariant=True)
S = TypeVar("S", bound=Position, default=Position, contravariant=True)


Matrix = list[list[float]]  # compiled: an array of two dimensions


def assign(positions: list[PositionT], i: int, s: PositionT) -> None:
    """Make place `i` of a row of positions a copy of `s` (compiled: one block of memory)."""
    positions[i] = s.copy()
