"""What travels between a browser and a campaign: its passport, and what is done with it."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ludothek.games.great_race.campaign.modules import NAMES
from ludothek.server.wire.values import Message, Name, Text, Value

Rows = Annotated[int, Field(ge=0, le=100_000)]  # of the log, as far as one has seen it: what is stale is noticed


# --- up ---


class NewCampaign(Message):
    """A campaign that begins with some modules, or one that was exported."""

    file: Text | None = None
    modules: list[Text] = Field(default=list(NAMES), max_length=len(NAMES))


class NextGame(Message):
    rows: Rows
    options: dict[Text, Value] = Field(default_factory=dict, max_length=20)
    name: Name = ""


class Change(Message):
    rows: Rows


class Branch(Message):
    """So many games and seasons are kept."""

    entries: Rows


class CampaignName(Message):
    """What a campaign is called; nothing for what it is called by itself."""

    name: Name


# --- down ---


class EstienneCard(Message):
    id: str  # letter and level
    colour: str  # of T's goal
    tiles: int
    second_moves: int  # of figure 2
    others_move: int
    fuel: int
    mechanics: int
    damage: int


class Stamped(Message):
    mission: str
    way: str  # prudent, legendary, alone
    entry: int  # the game that has earned it
    day: str


class GameSummary(Message):
    """A game in short."""

    mode: str
    direction: str
    crew: str
    way: str | None
    won: bool
    round: int  # in which it ended
    points: list[int | None]  # of the player, then of T; none for who has not arrived
    stamps: list[str]  # missions that it has fulfilled
    new: list[str]  # of them those stamped for the first time
    upgrades: list[tuple[str, str]]  # which card left the deck, and which came
    replay: str  # the token with which it is looked at again


class Entered(Message):
    entry: int  # 1 is the first
    day: str  # 2026-11-16; empty where it is not known
    game: GameSummary | None  # none: a season began


class Running(Message):
    """The game that is being played."""

    token: str  # of its seat
    table: str
    mode: str
    direction: str
    way: str | None
    round: int
    missions: list[str]  # that the journey fulfils so far; none without the passport


class CampaignShown(Message):
    """A passport, and all that belongs to it."""

    token: str
    name: str  # as its player calls it; may be empty
    branched: int | None  # after how many games it went its own way, where it did
    begun: str  # the day on which it was
    modules: list[str]  # deck_upgrades, legacy, passport: those it is played with
    rows: int
    games: int
    first: str  # who begins the next game: player, T
    deck: list[EstienneCard]
    stickers: dict[str, int]  # colour -> level
    missions: list[str]  # of the passport; none without it
    stamps: list[Stamped]
    history: list[Entered]
    legend: bool
    running: Running | None


class LaidGame(Message):
    token: str  # of the seat
    table: str
