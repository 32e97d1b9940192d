"""The shape of a view: what a seat is told of the map, the dashboards, T, what has happened, and its moves."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from ludothek.core.view import Choice, Frame, TrailStep
from ludothek.games.great_race.board import Mode
from ludothek.games.great_race.board.africa import Colour
from ludothek.games.great_race.telling.places import Near

Phase = Literal[  # in the order of the rules' numbers
    "take",
    "plan",
    "turn",
    "lay",
    "back",
    "drive",
    "winch",
    "hit",
    "danger",
    "drop",
    "layout",
    "tile",
    "card",
    "est",
]
Ending = Literal["arrivals", "arrival", "limit"]
StepKind = Literal["drive", "sail", "lay", "met", "clear", "hurt"]
Gauge = tuple[int, int]  # the level, and the most it can be


# --- the map ---


class Town(TypedDict):
    """A town."""

    name: str
    colour: Colour
    cards: int  # drawn on entering


class Space(Near):
    """A space of the map."""

    id: str  # "3.1", or the code of its town: "NOU"
    row: int  # from the north
    column: int
    level: int  # counted from the north
    risk: bool  # a risk area
    town: Town | None


class Route(TypedDict):
    """A sea route, either way."""

    one: str
    other: str
    price: int


# --- the dashboards ---


class Prices(TypedDict):
    """What a level costs where a vehicle stands."""

    petrol: int | None  # none where none is sold
    repair: int


class Vehicle(TypedDict):
    """A dashboard, and of the hand what the viewer knows."""

    seat: int | None  # none for T
    crew: str  # "FR", or "T"
    at: str | None  # its space; none once it has resigned
    home: int | None  # steps to the finish
    fuel: Gauge
    engine: Gauge  # of T its mechanics
    chassis: Gauge | None  # T has none
    money: int | None
    prices: Prices | None
    hand: dict[str, int]  # card -> how many, as far as they are known
    held: int  # cards in hand
    planned: bool  # in this round
    plan: str | None  # assistants as letters: "FPMME"; none while it is hidden
    left: str  # of them unused
    passed: bool
    arrived: int  # 1 for the first; 0 on the way
    gone: int  # 1 for the first that resigned
    marker: int  # its space on the progression track
    height: int  # larger if it came later to the stack it lies in
    points: int | None  # once it is over, for those that arrived


class Estienne(TypedDict):
    """The card that says what T does in a round."""

    id: str
    colour: Colour  # of its goal
    first: int  # the slot it takes as first chooser
    second: tuple[int, int]  # the slots as second
    gauge: int  # that danger hits: 0 engine, 1 chassis
    tiles: int  # that it lays
    second_moves: int  # of figure 2
    others_move: int  # of the other figures
    fuel: int  # regained
    mechanics: int  # regained
    damage: int


class Torpedo(TypedDict):
    """T's card, goal and way, and its powers."""

    card: Estienne | None
    pile: list[str]  # the cards that can still come
    revealed: int  # cards revealed in this game
    figure: int  # figures that have acted in this round
    goal: str | None
    way: list[str]  # spaces to the goal
    stickers: dict[str, int]  # colour -> the level of its power


# --- what has happened ---


class Row(TypedDict):
    """A row of the log, as the viewer may read it."""

    actor: int
    text: str


class AutomaRow(TypedDict):
    """A thing that T did, with the spaces it did not choose."""

    actor: Literal["T"]
    text: str  # "T go 2.1"
    rule: str
    message: str  # the sentence for it
    facts: dict[str, str | int | float]  # what fills the sentence
    others: dict[str, str]  # space that it did not choose -> the rule that says why
    why: dict[str, str]  # space -> the sentence for that
    places: dict[str, Near]  # space -> how it is named


class Step(TrailStep):
    """A way that was gone, a tile laid or taken away, or a loss."""

    crew: str
    kind: StepKind
    lost: list[int]  # levels of the engine, and of the chassis
    tile: NotRequired[str]  # that was laid, met or taken away


# --- what can be clicked ---


class Odds(TypedDict):
    """What the tiles in the bag would cost, on average."""

    fuel: float
    mechanics: float
    danger: float
    stop: float


class StepCost(TypedDict):
    """What entering a space costs."""

    space: str
    fuel: int
    mechanics: int
    danger: int
    stop: int
    blind: Odds | None  # where no tile lies yet


class Move(Choice):
    """A move on offer."""

    brings: dict[str, int]  # gauge or money -> what it changes on the dashboard of whoever makes it
    step: NotRequired[StepCost]


class View(TypedDict):
    """What a seat sees."""

    mode: Mode
    sides: list[str]  # sides[seat]: the word that names its crew
    direction: Literal["NS", "SN"]
    map: list[Space]
    routes: list[Route]
    start: str
    finish: str
    phase: Phase
    round: int
    rounds: int  # after so many it ends
    last_round: bool  # somebody has arrived
    ending: Ending | None
    mover: int  # the vehicle whose turn it is
    steps: int  # left in the drive
    vehicles: list[Vehicle]
    order: list[int]  # of the vehicles that still drive
    tiles: dict[str, str]  # space -> the tile that lies there: "FFM"
    bag: dict[str, int]  # tile -> how many
    tiles_out: dict[str, int]  # those that were taken away
    deck: int  # cards in it
    cards_out: dict[str, int]  # card -> how many lie in the open discard
    slots: list[str | None]  # the cards laid out in the bivouac
    drawn: dict[str, int]  # tiles that are not laid yet
    price: int | None  # of a level where the mover stands
    torpedo: Torpedo | None  # in the solo race
    missions: dict[str, bool] | None  # on a journey: which of them it fulfils so far
    undecided: list[str]  # the missions that only the arrival decides
    stamps: list[str]  # those that a journey has earned once it is over
    last: list[Row | AutomaRow]  # since a seat last decided
    trail: list[Step]  # since this seat last chose
    choices: list[Move]


class Shown(View, Frame):
    """The same within the frame of the table: what a terminal draws."""
