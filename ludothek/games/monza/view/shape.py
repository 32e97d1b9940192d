"""The shape of a view: what a seat is told of the track, the cars, the dice and the turns before its own."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ludothek.core.view import Choice, Frame, TrailStep

Way = Literal["start", "on", "in", "out", "finish"]
Word = Literal["stop", "turbo", "decline"]


class Tiles(TypedDict):
    """The tiles that a seat still has."""

    extra: bool  # the one for an extra roll
    accelerators: str  # their colours: "RYB"


class Laid(TypedDict):
    """A die or tile on the track."""

    space: str
    colour: str
    tile: bool


class Throw(TypedDict):
    """A throw."""

    seat: int  # whose it was
    kind: str  # throw, rethrow or turbo
    dice: str  # its faces: "RRYGPW"


class Thrown(Throw):
    """The last throw."""

    n: int  # which it was of all that was played


# `from` is a word of the language, so these fields stand in a call
Went = TypedDict(
    "Went",
    {
        "seat": int,  # whose car went
        "from": str,
        "to": str,
    },
)


class Missed(Throw):
    """A throw with which nothing could be laid, as it lay there before play went on."""

    n: int  # which it was of all that was played
    ply: int  # rows in the log after it
    round: int
    cars: list[str]  # cars[seat]: where it stood after it
    went: list[Went]


class Last(TypedDict):
    """The last step or throw."""

    seat: int
    move: str
    went: list[Went]  # where the cars went, if it ended a turn


class Turn(TrailStep):
    """A whole turn of another seat, or its bonus step."""

    dice: str  # the last throw of the turn; "" for a bonus step
    back: list[Went]  # the car it sent back, if it did
    bonus: bool


class Move(Choice):
    """A move on offer: a die or tile for a space, dice to be thrown again, or the word of a button."""

    kind: Literal["die", "lift", "tile", "step", "reroll"] | Word  # lift: the die first, then its space
    space: NotRequired[str]  # where it leads
    way: NotRequired[Way]
    colour: NotRequired[str]  # of the die or tile
    dice: NotRequired[str]  # what would be thrown again


class View(TypedDict):
    """What a seat sees."""

    length: int  # of the track
    lanes: dict[str, list[str]]  # lane -> its spaces, colour and length each: "R2"
    cars: list[str]  # cars[seat]: its space; the driver's where its drive began, until it has laid all it can
    colours: list[str]  # colours[seat]: the letter of its car
    sides: list[str]  # sides[seat]: the word that names it by its car
    driver: int  # the seat whose turn it is
    round: int  # the first is 1
    first: int  # the seat that began
    dice: str  # thrown and not yet laid
    laid: list[Laid]  # in the order they were laid in this turn
    thrown: Thrown | None
    turbo: bool  # this is the turbo roll
    tiles: list[Tiles] | None  # tiles[seat], with professional rules
    used: list[int]  # used[seat]: dice laid in this round
    home: list[int]  # the seats that have arrived
    bonus: int | None  # the seat that may take a bonus step
    last: Last | None
    missed: list[Missed]  # since the last choice
    trail: list[Turn]  # since this seat last chose
    ending: Literal["home", "cap"] | None  # somebody arrived, or the rounds ran out
    winners: list[int]  # who takes a trophy
    choices: list[Move]


class Shown(View, Frame):
    """The same within the frame of the table: what a terminal draws."""
