"""The shape of what the workshop tells: a circuit as far as it is laid, and what many races say about one."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from ludothek.core.contract import Facts
from ludothek.games.victory.view.shape import Tile

Letter = Literal["S", "L", "R"]  # straight on, a bend to the left, a bend to the right


# --- a circuit ---


class Wrong(TypedDict):
    """A refusal that the words files explain."""

    why: str
    rule: str | None
    facts: Facts


class Road(TypedDict):
    """The tiles of a circuit, just to be seen."""

    tiles: list[Tile]
    closed: bool


class Next(TypedDict):
    """A way to lay one more tile."""

    letter: Letter
    tile: Tile
    over: int | None  # the tile that lies there already


class Missing(TypedDict):
    """The fewest tiles that would close the road."""

    letters: str
    tiles: list[Tile]


class LaidRoad(Road):
    """A circuit to work at: what is wrong with it, and what can be made of it."""

    overlap: tuple[int, int] | None  # the first two tiles on the same place
    next: list[Next] | None  # the ways to lay one more tile
    missing: Missing | None
    left: int  # tiles in the box
    bends: int
    mirrored: str
    reversed: str
    turned: str  # the line moved on by a tile
    moves: int | None  # the fewest for a lap


class Ready(TypedDict):
    """A circuit to choose."""

    code: str
    name: str | None  # of one that the game brings along
    problem: Wrong | None  # none here: it can be raced on
    shown: Road


class Design(TypedDict):
    """A circuit as far as it is laid."""

    code: str
    name: str | None  # of one that the game brings along
    problem: Wrong | None  # why it cannot be raced on yet
    shown: LaidRoad


# --- many races ---


class Mean(TypedDict):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class StartPlace(TypedDict):
    """How often a start place wins, with its 95 % interval."""

    place: int  # 1 is the first
    wins: float  # of all races
    low: float
    high: float


class Fairness(TypedDict):
    """How fair and how lively a circuit is."""

    races: int
    seats: int
    laps: int
    rounds: Mean
    places: list[StartPlace]
    overtakes_per_lap: Mean
    crashes_per_lap: Mean
