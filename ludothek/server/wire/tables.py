"""Making a table, and the links to its seats."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ludothek.server.wire.values import Key, Message, Name, Text, Token, Value


class Person(Message):
    kind: Literal["person"]
    name: Name = ""


class BotSeat(Message):
    kind: Literal["bot"]
    level: int = Field(default=2, ge=1, le=4)


class OpenSeat(Message):
    """To be taken by whoever accepts its invite first."""

    kind: Literal["open"]


SeatPlan = Annotated[Person | BotSeat | OpenSeat, Field(discriminator="kind")]


class Clock(Message):
    kind: Literal["none", "move", "game"] = "none"
    seconds: int = Field(default=300, ge=5, le=604_800)  # for each turn, or for the whole game of a seat
    out: Literal["loss", "bot"] = "loss"  # what happens to a seat whose time is out


class NewTable(Message):
    game: Text = Field(max_length=40)
    options: dict[Text, Value] = Field(default_factory=dict, max_length=20)
    seats: list[SeatPlan] = Field(min_length=1, max_length=6)
    clock: Clock = Clock()


class SeatLink(Message):
    seat: int
    kind: Literal["person", "bot", "open"]
    token: str | None  # the key of a person's seat, the invite to an open one, none for a bot


class MadeTable(Message):
    table: str
    seats: list[SeatLink]
    watch: str  # the spectators' token


class Links(Message):
    """The links of a browser, to be looked at all at once."""

    tokens: list[Token] = Field(max_length=60)


class Sitter(Message):
    kind: Literal["person", "bot", "open"]
    name: str
    level: int | None


LinkKind = Literal[
    "seat",  # the key of whoever sits there
    "watch",
    "invite",  # to a seat that is open
    "taken",  # an invite that somebody has accepted
    "carry",  # carries a seat to another device
    "used",  # has carried one, or is too old for it
]


class Seated(Message):
    """What a token stands for; to list the tables of this browser."""

    kind: LinkKind
    table: str
    game: str
    seat: int | None  # that it opens, or has opened; none for a spectator
    turn: int | str
    seats: list[Sitter]
    sides: list[str] | None  # what the room calls the seats, where that depends on the table
    moved: float | None  # when the last step was made, or the table laid, in seconds since 1970; not always known
    over: bool
    score: list[float] | None  # once it is over, like what follows
    winners: list[int] | None  # where the room names them
    ending: str | None


class SitDown(Message):
    """Exchange a link for a key; a browser makes its key itself, so that nobody else can say the same again."""

    key: Key
    name: Name = ""


class Reach(Message):
    """Where the table can be reached from other devices."""

    reach: list[str]  # beginnings of links, "http://192.168.1.5:8000"; none while it listens to this computer alone
    command: str  # that opens it to the home network, "ludothek serve --lan"


class Carrying(Message):
    """A link that carries a seat to another device."""

    token: str
    seconds: int  # it is good for
