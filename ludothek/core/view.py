"""What every view has: the frame that the table puts around it, moves to click, and steps to draw.

The types here and in each room's `view` are the wire's: `make wire` writes them down for the browser. They describe
plain dicts and cost nothing when a game is played; `test_every_game` holds real views against them.
"""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import ReadOnly, TypedDict


class Choice(TypedDict):
    """A move on offer; each room adds what its board shows of it."""

    move: str  # as the table writes it: "d1>d6>c6"
    clicks: list[str]  # the places to click, in order
    rule: str  # where the rulebook allows it


class TrailStep(TypedDict):
    """Something that others did since a seat last chose."""

    seat: int
    path: list[str]  # the places it touched, in order
    fell: list[str]  # the places where something was lost


class RoomView(TypedDict):
    """What the view of every room has."""

    choices: ReadOnly[Sequence[Choice]]  # empty for whoever is not to decide


class Frame(TypedDict):
    """What the table adds to the view of every room."""

    game: str  # its key
    options: dict[str, str | int | bool]  # every option, with its value
    seat: int | None  # who sees this; none for a spectator
    ply: int  # rows in the log
    turn: int | str  # the seat to decide, "chance" or "over"
    score: tuple[float, ...] | None  # once it is over: 1 for a sole winner, shared in a tie
    undo: bool  # this seat can take its last move back
    resign: bool  # this seat can give up
    confirm: bool  # this seat has made its last choice of the turn and may still take it back
    promise: str | None  # the hash of the seed that all throws come from
    seed: str | None  # the seed itself, once it is over
