"""The shape of a view: what a seat is told of the map, the pieces, the fights before its turn, and its moves."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from ludothek.core.view import Choice, Frame, TrailStep
from ludothek.games.masters_victory.board import Type

Phase = Literal["deal", "turn", "rest", "step", "switch"]  # in the order of the rules' numbers
Ending = Literal["masters", "quiet"]
StepKind = Literal["move", "attack", "rest", "fire", "switch", "return", ""]  # rest: the move of a piece goes on
Cause = Literal["fight", "fire", "switch"]
Kind = Literal["deal", "move", "attack", "switch", "fire", "return", "end", "stay", "done"]


class Piece(TypedDict):
    """A piece, on the board or fallen, as far as the seat knows it."""

    side: int
    type: Type
    square: str | None  # none once it has fallen
    number: str | None  # on its back: "1" to "3", "3M" for a master; none where it has none or it is not known
    open: bool  # both know its number
    moved: bool  # in this turn
    walked: bool  # ever
    possible: list[tuple[str, float]]  # what an unknown number can be, each with its share of the deals
    reach: int  # the squares it can go at most
    height: int  # of the wooden piece, in millimetres


class Lost(TypedDict):
    """A piece that fell."""

    piece: int  # its place in `pieces`
    at: str
    how: Cause


class Step(TrailStep):
    """Something that a piece did on the map."""

    kind: StepKind  # "" where nothing is seen of it
    lost: list[Lost]


class Last(Step):
    """The last step, as everybody may know it."""

    move: str


class Danger(TypedDict):
    """A master that could be removed with the other side's next move."""

    at: str
    by: list[str]  # from where


class Move(Choice):
    """A move on offer."""

    kind: Kind


class View(TypedDict):
    """What a seat sees."""

    map: list[str]  # line A first: m for mines, # for bunkers
    phase: Phase
    dealing: Type | None  # the type whose numbers are dealt now
    dealt: int  # deals made so far
    pieces: list[Piece]
    moves_left: int  # pieces that may still move in this turn
    running: str | None  # where the piece stands whose move goes on
    steps: int  # that it has left
    budget: int  # of the switch that is being made
    masters: list[int]  # masters[side]: still on the board
    quiet: int  # turns in a row in which nothing was removed or switched
    limit: int  # so many of them end the game; 0 for never
    fire: Literal["ask", "auto"]  # whether artillery asks before it fires
    zones: dict[str, list[str]]  # square of an artillery piece -> the squares that it fires at
    shots: dict[str, list[str]]  # square of an artillery piece that this seat may let fire now -> what it would remove
    ranges: dict[str, str]  # square of a piece -> the empty squares where it could go with one move: "D4 D7-9"
    attacks: dict[str, dict[str, int]]  # square of a piece -> the enemies it could attack, by rule 1 or 2; 3 is fire
    shields: dict[str, str]  # square of a protected piece -> that of one that protects it
    last: Last | None
    trail: list[Step]  # since this seat last chose
    turn_so_far: list[Step]  # done in the turn that goes on
    threats: list[Danger]  # to the seat that is to move
    switches: dict[str, list[str]]  # square of a soldier that can be exchanged -> what can come back: "T@B4"
    ending: Ending | None
    choices: list[Move]


class Shown(View, Frame):
    """The same within the frame of the table: what a terminal draws."""
