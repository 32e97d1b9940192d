"""What every view has: the frame that the table puts around it, moves to click, and steps to draw.

The types here and in each room's `view` are the wire's: `make wire` writes them down for the browser. They describe
plain dicts and cost nothing when a game is played; `test_every_game` holds real views against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NotRequired

from typing_extensions import ReadOnly, TypedDict

if TYPE_CHECKING:
    from ludothek.core.table import Table


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


class LastStep(TypedDict):
    """What was done just now, as far as the table itself looks at it."""

    seat: NotRequired[int]
    path: NotRequired[list[str]]  # the places it touched, in order


class TakenPiece(TypedDict):
    """A piece that has left the board."""

    side: int  # whose it was


class RoomView(TypedDict):
    """What the view of every room has."""

    ending: ReadOnly[str | None]  # how it ended, once it has: a word for a message of the room
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
    secret: bool  # this seat sees, or is about to choose, what others must not see


def frame(table: Table, seat: int | None) -> Frame:
    return {
        "game": table.game.key,
        "options": table.options,
        "seat": seat,
        "ply": table.ply,
        "turn": table.turn,
        "score": table.score,
        "undo": table.can_undo(seat),
        "resign": seat is not None and table.can_resign(seat),
        "confirm": seat is not None and seat == table.waiting,
        "promise": table.dice.commitment if table.game.chance and not table.manual else None,
        "seed": table.dice.seed.hex() if table.game.chance and table.score else None,
        "secret": seat is not None and table.has_secret(seat),
    }


class Framed(RoomView, Frame):
    """A room's view within the frame; each room has its own, with all its fields, as `Shown`."""


class Standing(Frame):
    """How a game stands, in whatever room: what the house itself reads of a view, and some rooms do not say."""

    ending: str | None  # how it ended, once it has: a word for a message of the room
    winners: NotRequired[list[int]]  # who takes a trophy
    sides: NotRequired[list[str]]  # what the seats are called, where that depends on the table: messages of the room
    round: NotRequired[int]  # the first is 1
    last: NotRequired[LastStep | list[object] | None]  # what was done just now, or several things
    trail: NotRequired[list[TrailStep]]  # drawn and numbered until this seat has moved
    taken: NotRequired[list[TakenPiece]]  # the pieces that have left the board


class Shown(Standing):
    """A view as the table gives it, of whatever room: there is more in it than the house knows of."""

    choices: list[Choice]  # empty for whoever is not to decide
