"""What travels between a browser and the table: one message up, one message down.

Everything a person reads travels as the name of a message and its facts; the browser has the words. `web/src/wire.ts`
is generated from these classes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field


def encodable(text: str) -> str:
    """Refuse what UTF-8 cannot write: JSON can spell a lone half of a surrogate pair."""
    if not text.isascii():
        text.encode()
    return text


Text = Annotated[str, AfterValidator(encodable)]
Ply = Annotated[int, Field(ge=0, le=1_000_000)]
Name = Annotated[Text, Field(max_length=40)]
Token = Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[Token, Field(min_length=24)]
Value = Text | int | bool


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid")


# --- the shelf ---


class OptionCard(Message):
    name: str
    values: list[Value]  # the first is the default
    rule: str
    longest: int  # where any text of up to so many letters will do; otherwise 0
    seats: dict[str, list[int]]  # value -> how many can play with it, where that depends on it
    needs: dict[str, Value]  # the value of another option without which it does not matter
    each: list[str]  # of which every seat chooses one, where the option is such a list
    names_seat: bool  # its values are seats
    feature: str | None  # the feature of the game in which values of it are made, where there is one


class GameCard(Message):
    key: str
    version: int
    seats: list[int]
    options: list[OptionCard]
    presets: dict[str, dict[str, Value]]
    levels: int  # bots play at levels 1 to this
    features: list[str]  # what only this box has


class Warmth(Message):
    """How long the bots play interpreted, and a little weaker, because their engine is being compiled."""

    left: dict[str, int]  # game -> seconds, for each that is; 0 where it takes longer than was thought


# --- games without a table ---


class Report(Message):
    """What games without a table say about something; more is told as more are played."""

    done: bool
    compiled: float | None  # how much of the engine, 0 to 1, where it must be compiled first
    games: int  # played so far
    wanted: int
    left: int | None  # seconds until the engine is compiled, or all are played; not known at first
    told: dict[str, Any] | None


# --- making a table ---


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


class Carrying(Message):
    """A link that carries a seat to another device."""

    token: str
    seconds: int  # it is good for


# --- up ---


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


# --- down ---


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
    facts: dict[str, Any]


class Said(Message):
    """A row of the log: its notation, and its sentence as a message of the game's words."""

    n: int  # 1 is the first row
    seat: int | None  # none for chance
    text: str
    log: str
    message: str
    facts: dict[str, Any]
    also: list[Followed]  # told below it


class TableShown(Message):
    """All there is to draw, for this listener: joining, reconnecting and playing bring the same message."""

    t: Literal["table"] = "table"
    table: str
    game: str
    ply: int
    seat: int | None
    seats: list[SeatShown]
    view: dict[str, Any]  # as the room shows it; `choices` that differ in their last click alone are told together
    said_from: int  # how many rows come before these: told before, or to be asked for with `earlier`
    said: list[Said]  # the newest
    asks: list[str]  # what waits for consent: "draw:0" was offered by seat 0
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
    facts: dict[str, Any]
    squares: list[str]


class Told(Message):
    """A sentence: a message of the game's words, and what fills it."""

    message: str
    facts: dict[str, Any]


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


# --- replay ---


Eyes = Annotated[str, Field(pattern=r"^(open|watch|[0-9])$")]  # all lies open; a spectator's; those of a seat


class Replay(Message):
    """A whole game to step through: what one saw through these eyes after each row."""

    table: str
    game: str
    seats: list[SeatShown]
    said: list[Said]
    views: list[dict[str, Any]]  # views[n]: after n rows
    over: bool
    eyes: Eyes
    all_eyes: list[Eyes]  # through which it can be seen; none to choose from while it runs, or where nothing is hidden


class Moment(Message):
    """What one saw after so many rows, through one's own eyes."""

    n: int
    view: dict[str, Any]


class Problem(Message):
    """An error, as RFC 9457 has it; `why` is a refusal that the words files explain."""

    type: str = "about:blank"
    title: str
    status: int
    why: str | None = None
    rule: str | None = None
    facts: dict[str, Any] = Field(default_factory=dict)
