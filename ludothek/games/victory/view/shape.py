"""The shape of a view: what a seat is told of the course, the cars, the dice, the lap sheet and the turns before."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ludothek.core.view import Choice, Frame, TrailStep

Phase = Literal["lot", "throw", "take", "throw-on", "drive"]  # in the order of the rules' numbers
Ending = Literal["cap", "home", "last"]  # the rounds ran out, all are home, or one car was left


class Tile(TypedDict):
    """A tile of the course; headings are counted from 0, north, clockwise."""

    x: int
    y: int
    entered: int  # the heading in which it is entered
    left: int  # the heading in which it is left


class Column(TypedDict):
    """A column of the lap sheet."""

    to_go: int  # the laps at its head; 0 for the finish
    cars: list[int]  # in the order they were entered (V7.4)


class Risk(TypedDict):
    """What can go wrong with some dice more, as fractions: so many of so many throws (V-EX4)."""

    miss: tuple[int, int]  # the turn
    out: tuple[int, int]  # of the race


class Line(TypedDict):
    """A line that a die of some colour can be driven along."""

    colour: str  # R or B
    way: str  # n, e, s, w, ne, se, sw or nw
    goals: list[str]  # the points in reach
    blocked: int | None  # the car in whose way it ends


class Thrown(TypedDict):
    """The last throw."""

    n: int  # which it was of all that was played
    second: bool  # of the turn's two
    seat: int
    dice: str  # its faces: "RBX"


class Last(TypedDict):
    """The last step or throw."""

    seat: int
    move: str
    path: list[str]  # the points that a car drove over by it
    out: str | None  # the point where a car was lost by it


class Ended(TypedDict):
    """The turn that ended last."""

    n: int  # which it was of all that was played
    seat: int
    throws: list[str]
    path: list[str]  # the points that a car drove over at its end
    out: str | None  # the point where a car was lost


class Step(TrailStep):
    """A line that was driven, a car that was lost, or a throw that came to nothing."""

    home: bool  # it brought the car home
    missed: bool  # it cost the turn
    lapsed: str  # the dice that were left over: "RB"
    at: NotRequired[str]  # where the car stood whose throw came to nothing


class Move(Choice):
    """A move on offer: dice to take, or a point to drive to."""

    kind: Literal["take", "move"]
    dice: NotRequired[int]  # to take
    colour: NotRequired[str]  # R or B
    goal: NotRequired[str]
    way: NotRequired[str]  # n, e, s, w, ne, se, sw or nw
    length: NotRequired[int]  # points to its goal
    laps: NotRequired[int]  # over the line: 1 forwards, -1 backwards
    finish: NotRequired[bool]  # it brings the car home


class View(TypedDict):
    """What a seat sees."""

    circuit: str  # the course in letters
    tiles: list[Tile]
    laps: int  # to drive
    no_reverse: bool  # nobody may drive backwards
    colours: list[str]  # colours[seat]: the letter of its car: R, B, G, Y, W or K
    sides: list[str]  # sides[seat]: the word that names its car
    cars: list[str | None]  # cars[seat]: its point; none before the start, at home and when out
    counts: list[int]  # counts[seat]: times over the line forwards, less those backwards
    driver: int  # the seat whose turn it is
    first: int  # the seat that began
    round: int  # the first is 1
    cap: int  # the rounds after which the race ends
    phase: Phase
    throws: list[str]  # both throws of the turn; "" for none yet
    crosses: int  # thrown in this turn
    dice: str  # still to be played: "RRB"
    risks: list[Risk] | None  # of one die more, and of two
    sheet: list[Column]
    home: list[int]  # the seats that are home, the first one first
    out: list[int]  # those that dropped out, the first one first
    places: list[int] | None  # places[seat] once it is over: 1 for the winner
    lines: list[Line]  # that can be driven now
    thrown: Thrown | None
    last: Last | None
    ended: Ended | None
    trail: list[Step]  # the last turn of every other car since this seat chose
    ending: Ending | None
    winners: list[int]  # who takes a trophy
    choices: list[Move]


class Shown(View, Frame):
    """The same within the frame of the table: what a terminal draws."""
