"""What a browser says to the table, over its socket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ludothek.server.wire.values import Message, Name, Ply, Token


class Hello(Message):
    """The first message on a socket."""

    t: Literal["hello"]
    token: Token


class Ping(Message):
    """Is anybody there? A line can be dead without saying so."""

    t: Literal["ping"]


class Move(Message):
    t: Literal["move"]
    ply: Ply
    move: str = Field(max_length=200)


class Why(Message):
    """Clicks that lead nowhere: which rule forbids them?"""

    t: Literal["why"]
    ply: Ply
    clicks: list[Annotated[str, Field(max_length=40)]] = Field(min_length=1, max_length=12)


class Undo(Message):
    """Take back the last move, if nothing stands in the way."""

    t: Literal["undo"]
    ply: Ply


class Ask(Message):
    """Something that needs the others' consent."""

    t: Literal["ask"]
    ply: Ply
    what: Literal["draw", "takeback"]


class Answer(Message):
    t: Literal["answer"]
    ply: Ply
    what: Literal["draw", "takeback"]
    yes: bool


class Resign(Message):
    t: Literal["resign"]
    ply: Ply


class Confirm(Message):
    """The last choice of a turn stands: the next throw may be made."""

    t: Literal["confirm"]
    ply: Ply


class ReviewPlease(Message):
    """What would have been the best use of the throw that this seat has played last?"""

    t: Literal["review"]
    ply: Ply


class HintPlease(Message):
    t: Literal["hint"]
    ply: Ply


class Earlier(Message):
    """The rows of the log before one: the table is shown with the newest alone."""

    t: Literal["earlier"]
    before: int = Field(ge=1, le=1_000_000)


class Rematch(Message):
    """The same game again, seats turned; whoever asks second finds the table already laid."""

    t: Literal["rematch"]


class Rename(Message):
    t: Literal["name"]
    name: Name


class Leave(Message):
    """Get up: this seat's link is dead, the seat is open again under a new one."""

    t: Literal["leave"]


class Link(Message):
    """A new link for an open seat; the old one is dead."""

    t: Literal["link"]
    seat: int


Up = Annotated[
    Hello
    | Ping
    | Move
    | Confirm
    | Why
    | Undo
    | Ask
    | Answer
    | Resign
    | HintPlease
    | ReviewPlease
    | Earlier
    | Rematch
    | Rename
    | Leave
    | Link,
    Field(discriminator="t"),
]
