"""The history of a campaign: many games in a row, from which T's deck and powers and the passport follow.

A campaign is what was played, one entry after the other; everything else is worked out from it, and can be
worked out again by whoever is handed the file. Taking a branch is taking the first entries of its history.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from typing import Any, cast

from ludothek.core.dice import Throws
from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.core.transcript import read as read_transcript
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.campaign.deck import HIGHEST, START_DECK, exchanged, lowest, successors
from ludothek.games.great_race.campaign.journey import Journey, journey
from ludothek.games.great_race.campaign.modules import ALL, Modules
from ludothek.games.great_race.campaign.passport import is_legend
from ludothek.games.great_race.rules.position import State

FOR_A_WIN, FOR_A_LOSS = 2, 1  # cards that go up (G20.1, G20.2)
COLOURS = 4


@dataclass(frozen=True)
class Entry:
    """A game with the cards that went up after it, or a new season (G22.6)."""

    transcript: str = ""  # none: a season
    upgrades: tuple[tuple[str, str], ...] = ()  # card by card: what left the deck and what came
    day: str = ""  # of its end, `2026-11-16`; where it is known


@dataclass(frozen=True)
class CampaignState:
    """Where a campaign stands between two games."""

    deck: tuple[str, ...] = START_DECK
    stickers: tuple[int, ...] = (0,) * COLOURS
    first: str = "player"
    stamps: frozenset[tuple[str, str]] = frozenset()  # a mission and a way
    games: int = 0
    drawn: int = 0  # upgrades drawn so far
    modules: Modules = ALL
    last: Journey | None = None  # the game that led here

    @property
    def legend(self) -> bool:
        return is_legend(set(self.stamps))

    def options(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """What the next game must be laid with, beside what the player chooses."""
        own = {"mode": chosen.get("mode", "solo"), **self.modules.options(chosen)}
        if own["mode"] == "solo":
            stickers = self.stickers if own["legacy"] else (0,) * COLOURS  # G22.5
            own |= {"deck": ",".join(self.deck), "first": self.first, "stickers": "".join(map(str, stickers))}
        return {**chosen, **own}

    def data(self) -> dict[str, Any]:
        """To be kept, so that it need not be worked out again."""
        return asdict(self) | {"stamps": sorted(self.stamps)}

    @classmethod
    def read(cls, data: dict[str, Any]) -> CampaignState:
        cards: dict[str, Any] = {"deck": tuple(data["deck"]), "stickers": tuple(data["stickers"])}
        last = Journey.read(data["last"]) if data["last"] else None
        stamps, modules = frozenset(map(tuple, data["stamps"])), Modules(**data.get("modules", {}))
        return cls(**data | cards | {"stamps": stamps, "last": last, "modules": modules})


@dataclass(frozen=True)
class Campaign:
    seed: bytes
    entries: tuple[Entry, ...] = ()
    known: tuple[CampaignState, ...] = field(default=(), compare=False, repr=False)  # after the first entries
    modules: Modules = ALL

    def states(self) -> Iterator[CampaignState]:
        """The state before the first game and after every entry; refused where an entry cannot be."""
        now = CampaignState(modules=self.modules)
        yield now
        yield from self.known
        now = self.known[-1] if self.known else now
        for number, entry in enumerate(self.entries[len(self.known) :], len(self.known) + 1):
            now = follow(now, entry, number)
            yield now

    def proven(self) -> Campaign:
        """The same, with every game played through."""
        _, *known = self.states()
        return replace(self, known=tuple(known))

    @property
    def state(self) -> CampaignState:
        *_, now = self.states()
        return now

    def add(self, table: Table) -> Campaign:
        """A finished game, with the upgrades that chance draws after it."""
        return self.with_entry(*finish(self.state, table, self.seed, len(self.entries) + 1))

    def season(self) -> Campaign:
        return self.with_entry(Entry(), new_season(self.state))

    def with_entry(self, entry: Entry, then: CampaignState) -> Campaign:
        return replace(self, entries=(*self.entries, entry), known=(*self.proven().known, then))

    def branch(self, entries: int) -> Campaign:
        """The campaign as it stood after so many entries, to go on from there."""
        if not 0 <= entries <= len(self.entries):
            raise Refused("campaign-branch", "G20", game="great_race", entries=len(self.entries))
        return replace(self, entries=self.entries[:entries], known=self.known[:entries])


def today() -> str:
    return datetime.now(UTC).date().isoformat()


def new_season(now: CampaignState) -> CampaignState:
    """Deck and stickers as at the start; stamps are kept (G22.6)."""
    return CampaignState(stamps=now.stamps, games=now.games, drawn=now.drawn, modules=now.modules)


def finish(now: CampaignState, table: Table, seed: bytes, number: int, day: str = "") -> tuple[Entry, CampaignState]:
    """The entry of a game that has just been finished, and where the campaign stands after it."""
    played = checked(now, table, number)
    entry = Entry(played.transcript(), draw_upgrades(now, played, Throws(seed)), day)
    return entry, after(now, played, entry.upgrades, number)


def follow(now: CampaignState, entry: Entry, number: int) -> CampaignState:
    """The state after an entry, worked out from its transcript."""
    if not entry.transcript:
        return new_season(now)
    return after(now, checked(now, read_game(entry.transcript, number), number), entry.upgrades, number)


def read_game(transcript: str, number: int) -> Table:
    try:
        return read_transcript(transcript)
    except Refused as refused:
        if refused.why == "transcript-rules":
            raise
        raise Refused("campaign-transcript", game="great_race", number=number) from refused


def after(
    now: CampaignState, table: Table[Board, State], upgrades: tuple[tuple[str, str], ...], number: int
) -> CampaignState:
    played = journey(table)
    earned = frozenset((mission, str(played.way)) for mission in played.stamps)
    then = replace(now, stamps=now.stamps | earned, games=now.games + 1, last=played)
    if table.board.mode != SOLO:
        return then
    then = replace(then, first="player" if not won(table) else "T")  # G15.6: the loser begins
    if table.board.legacy:
        then = replace(then, stickers=tuple(table.state.sticker[1:]))
    if len(upgrades) != upgrades_due(now, table):
        raise Refused("campaign-forged", "G20.1", game="great_race", number=number)
    for old, new in upgrades:
        if old not in lowest(then.deck) or new not in successors(then.deck, old, str(table.options["upgrade"])):
            raise Refused("campaign-forged", "G20.4", game="great_race", number=number)
        then = replace(then, deck=exchanged(then.deck, old, new), drawn=then.drawn + 1)
    return then


def checked(now: CampaignState, table: Table, number: int) -> Table[Board, State]:
    """The same table; refused unless its game is finished, for one, and laid as the campaign stands."""
    if table.game.key != "great_race" or table.seats != 1:
        raise Refused("campaign-game", "G15.1", game="great_race", number=number)
    if table.score is None:
        raise Refused("campaign-running", "G20.1", game="great_race", number=number)
    if not belongs(now, table):
        raise Refused("campaign-forged", "G15.4", game="great_race", number=number)
    return cast(Table[Board, State], table)


def belongs(now: CampaignState, table: Table) -> bool:
    """Whether a table is laid as the campaign stands."""
    wanted = now.options({name: table.options.get(name, "") for name in ("mode", "legacy")})
    return table.game.key == "great_race" and all(table.options[name] == value for name, value in wanted.items())


def won(table: Table[Board, State]) -> bool:
    return bool(table.score and table.score[0] == 1.0)


# --- the deck ---


def upgrades_due(now: CampaignState, table: Table[Board, State]) -> int:
    """Two for a win, one for a loss, as far as the deck can rise; none without the module (G20.1-G20.3)."""
    if table.board.mode != SOLO or not table.board.upgrades:
        return 0
    room = sum(HIGHEST - int(card[1]) for card in now.deck)
    return min(room, FOR_A_WIN if won(table) else FOR_A_LOSS)


def draw_upgrades(now: CampaignState, table: Table[Board, State], throws: Throws) -> tuple[tuple[str, str], ...]:
    """Card by card: which of the lowest level leaves, and which of the next comes (`up-:`, `up+:`)."""
    deck, drawn = now.deck, []
    for n in range(upgrades_due(now, table)):
        number = 2 * (now.drawn + n)
        leaving = lowest(deck)
        old = leaving[throws.draw(number, [1] * len(leaving))]
        coming = successors(deck, old, str(table.options["upgrade"]))
        new = coming[throws.draw(number + 1, [1] * len(coming))]
        deck = exchanged(deck, old, new)
        drawn.append((old, new))
    return tuple(drawn)
