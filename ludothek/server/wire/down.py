"""What the table answers a browser, over its socket."""

from __future__ import annotations

from typing import Literal

from ludothek.core.contract import Facts
from ludothek.server.fold import FoldedView
from ludothek.server.wire.tables import Clock
from ludothek.server.wire.values import AsMade, Message


class SeatShown(Message):
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None = None
    here: bool  # somebody is connected there
    left: float | None = None  # seconds on its clock, at the moment of this message
    link: str | None = None  # the token of an open seat, for those who sit here; ask for a new one where it is missing


class Followed(Message):
    """What came of a row by itself, as a message of the game's words, and the rule that made it so."""

    message: str
    rule: str
    facts: AsMade[Facts]


class Said(Message):
    """A row of the log: its notation, and its sentence as a message of the game's words."""

    n: int  # 1 is the first row
    seat: int | None  # none for chance
    text: str
    log: str
    message: str
    facts: AsMade[Facts]
    also: list[Followed]  # told below it
    undoes: list[int]  # the rows that it takes back


class TableShown(Message):
    """All there is to draw, for this listener: joining, reconnecting and playing bring the same message."""

    t: Literal["table"] = "table"
    table: str
    game: str
    ply: int
    seat: int | None
    seats: list[SeatShown]
    view: AsMade[FoldedView]  # as the room shows it, with more than the house knows of
    said_from: int  # how many rows come before these: told before, or to be asked for with `earlier`
    said: list[Said]  # the newest
    asks: list[str]  # what waits for consent: "draw:0" was offered by seat 0
    agreed: list[str]  # who has said yes: "draw:0:2" is seat 2's
    unanswered: list[str]  # who has yet to say anything, written alike
    takeback: str | None  # why this seat cannot ask for a take-back, as a refusal that the words files explain
    clock: Clock
    running: int | None  # whose clock runs
    stand_in: int | None  # the seat whose time is out: a bot plays the rest of its turn
    trophies: list[int]  # per seat: won in this series of rematches
    champions: list[int]  # the seats that won the game before, or this one once it is over
    feature: str | None  # the feature of the game that it belongs to, where it does
    rematch: str | None = None  # this seat's token at the next table
    watch: str | None = None  # the spectators' token, for those who sit here


class RefusedShown(Message):
    t: Literal["refused"] = "refused"
    ply: int
    why: str
    rule: str | None
    facts: AsMade[Facts]
    squares: list[str]


class Told(Message):
    """A sentence: a message of the game's words, and what fills it."""

    message: str
    facts: AsMade[Facts]


class Advised(Message):
    """A move that is advised: where one would click, and as the log would tell it."""

    move: str
    clicks: list[str]
    said: Told


class HintShown(Message):
    t: Literal["hint"] = "hint"
    ply: int
    advised: Advised
    reason: Told | None  # none where no reason would be true


class ReviewShown(Message):
    t: Literal["review"] = "review"
    ply: int
    seat: int
    moves: list[Advised]  # from the throw to the end of the turn


class EarlierShown(Message):
    t: Literal["earlier"] = "earlier"
    said: list[Said]  # the last of those before the row that was named


class Pong(Message):
    """Yes."""

    t: Literal["pong"] = "pong"


Down = TableShown | RefusedShown | HintShown | ReviewShown | EarlierShown | Pong
