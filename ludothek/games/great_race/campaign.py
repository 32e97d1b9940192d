"""The campaign of a player: many games in a row, from which T's deck and powers and the passport follow.

A campaign is the record of what was played, one entry after the other; everything else is worked out from it, and can
be worked out again by whoever is handed the file. Taking a branch is taking the first entries of a record.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ludothek.core.dice import Throws
from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.core.transcript import read as read_transcript
from ludothek.games.great_race.board import SOLO
from ludothek.games.great_race.box import ESTIENNE
from ludothek.games.great_race.passport import is_legend, stamps, way

FIRST = "Ludothek campaign 1"
START_DECK = tuple(card.id for card in ESTIENNE if card.id.endswith("1"))
FOR_A_WIN, FOR_A_LOSS = 2, 1  # cards that go up (G20.1, G20.2)
HIGHEST = 3
COLOURS = 4


@dataclass(frozen=True)
class Entry:
    """A game with the cards that went up after it, or a new season (G22.6)."""

    transcript: str = ""  # none: a season
    upgrades: tuple[tuple[str, str], ...] = ()  # card by card: what left the deck and what came


@dataclass(frozen=True)
class Standing:
    """Where a campaign stands between two games."""

    deck: tuple[str, ...] = START_DECK
    stickers: tuple[int, ...] = (0,) * COLOURS
    first: str = "player"
    stamps: frozenset[tuple[str, str]] = frozenset()  # a mission and a way
    games: int = 0
    drawn: int = 0  # upgrades drawn so far

    @property
    def legend(self) -> bool:
        return is_legend(set(self.stamps))

    def options(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """What the next game must be laid with, beside what the player chooses."""
        mode, legacy = chosen.get("mode", "solo"), chosen.get("legacy", True)
        own = {"mode": mode, "deck": ",".join(self.deck), "first": self.first}
        own["stickers"] = "".join(map(str, self.stickers)) if legacy else "0" * COLOURS  # G22.5
        return {**chosen, **(own if mode == "solo" else {"mode": mode})}


@dataclass(frozen=True)
class Campaign:
    seed: bytes
    entries: tuple[Entry, ...] = ()

    def standings(self) -> Iterator[Standing]:
        """The standing before the first game and after every entry; refused where an entry cannot be."""
        now = Standing()
        yield now
        for number, entry in enumerate(self.entries, 1):
            now = follow(now, entry, number) if entry.transcript else new_season(now)
            yield now

    @property
    def standing(self) -> Standing:
        return list(self.standings())[-1]

    def add(self, table: Table) -> Campaign:
        """A finished game, with the upgrades that chance draws after it."""
        now = self.standing
        check(now, table, len(self.entries) + 1)
        entry = Entry(table.transcript(), draw_upgrades(now, table, Throws(self.seed)))
        return replace(self, entries=(*self.entries, entry))

    def season(self) -> Campaign:
        return replace(self, entries=(*self.entries, Entry()))

    def branch(self, entries: int) -> Campaign:
        """The campaign as it stood after so many entries, to go on from there."""
        if not 0 <= entries <= len(self.entries):
            raise Refused("campaign-branch", "G20", entries=len(self.entries))
        return replace(self, entries=self.entries[:entries])


def new_season(now: Standing) -> Standing:
    """Deck and stickers as at the start; stamps are kept (G22.6)."""
    return Standing(stamps=now.stamps, games=now.games, drawn=now.drawn)


def follow(now: Standing, entry: Entry, number: int) -> Standing:
    """The standing after a game, worked out from its transcript."""
    table = read_transcript(entry.transcript)
    check(now, table, number)
    b, s = table.board, table.state
    earned = frozenset((mission, str(way(b))) for mission in stamps(b, s)) if table.options["passport"] else frozenset()
    after = replace(now, stamps=now.stamps | earned, games=now.games + 1)
    if b.mode != SOLO:
        return after
    after = replace(after, first="player" if not won(table) else "T")  # G15.6: the loser begins
    if b.legacy:
        after = replace(after, stickers=tuple(s.sticker[1:]))
    if len(entry.upgrades) != upgrades_due(now, table):
        raise Refused("campaign-forged", "G20.1", number=number)
    for old, new in entry.upgrades:
        if old not in lowest(after.deck) or new not in successors(after.deck, old, str(table.options["upgrade"])):
            raise Refused("campaign-forged", "G20.4", number=number)
        after = replace(after, deck=exchanged(after.deck, old, new), drawn=after.drawn + 1)
    return after


def check(now: Standing, table: Table, number: int) -> None:
    """A game of a campaign is finished, for one, and laid as the campaign stands."""
    if table.game.key != "great_race" or table.seats != 1:
        raise Refused("campaign-game", "G15.1", number=number)
    if table.score is None:
        raise Refused("campaign-running", "G20.1", number=number)
    wanted = now.options({"mode": table.options["mode"], "legacy": table.options["legacy"]})
    if any(table.options[name] != value for name, value in wanted.items()):
        raise Refused("campaign-forged", "G15.4", number=number)


def won(table: Table) -> bool:
    return bool(table.score and table.score[0] == 1.0)


# --- the deck ---


def upgrades_due(now: Standing, table: Table) -> int:
    """Two for a win, one for a loss, as far as the deck can rise; none without the module (G20.1-G20.3)."""
    if table.board.mode != SOLO or not table.board.upgrades:
        return 0
    room = sum(HIGHEST - int(card[1]) for card in now.deck)
    return min(room, FOR_A_WIN if won(table) else FOR_A_LOSS)


def draw_upgrades(now: Standing, table: Table, throws: Throws) -> tuple[tuple[str, str], ...]:
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


def lowest(deck: tuple[str, ...]) -> list[str]:
    """Cards of the lowest level in the deck; none once all are of the highest (G20.3, G20.6)."""
    level = min(card[1] for card in deck)
    return [card for card in deck if card[1] == level and int(level) < HIGHEST]


def successors(deck: tuple[str, ...], old: str, upgrade: str) -> list[str]:
    """Cards of the next level that are not in the deck; by `letter` the same letter, if it is not (G20.5)."""
    level = str(int(old[1]) + 1)
    free = [card.id for card in ESTIENNE if card.id[1] == level and card.id not in deck]
    same = f"{old[0]}{level}"
    return [same] if upgrade == "letter" and same in free else free


def exchanged(deck: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return tuple(sorted(new if card == old else card for card in deck))


# --- the file ---


def write(campaign: Campaign) -> str:
    """All entries one below the other, with a checksum against tearing."""
    lines = [FIRST, f"seed {campaign.seed.hex()}"]
    for entry in campaign.entries:
        lines += ["", "game" if entry.transcript else "season"]
        lines += [f"  {line}" for line in entry.transcript.splitlines()]
        for old, new in entry.upgrades:
            lines += [f"up-:{old} up+:{new}"]
    text = "\n".join([*lines, "", ""])
    return f"{text}check {hashlib.sha256(text.encode()).hexdigest()}\n"


def read(text: str) -> Campaign:
    """The campaign in a file; refused if it is torn, or if what it says cannot have been played."""
    body, found, check = text.replace("\r\n", "\n").rpartition("check ")
    if not found or not body.startswith(FIRST):
        raise Refused("campaign-file", "G20")
    if hashlib.sha256(body.encode()).hexdigest() != check.strip():
        raise Refused("campaign-torn", "G20")
    head, *blocks = body.rstrip("\n").split("\n\n")
    try:
        campaign = Campaign(bytes.fromhex(head.splitlines()[1].removeprefix("seed ")), tuple(map(read_entry, blocks)))
    except (ValueError, IndexError) as problem:
        raise Refused("campaign-file", "G20") from problem
    for _ in campaign.standings():
        pass
    return campaign


def read_entry(block: str) -> Entry:
    kind, *lines = block.splitlines()
    if kind not in ("game", "season"):
        raise ValueError(kind)
    transcript = "".join(f"{line[2:]}\n" for line in lines if line.startswith("  "))
    pairs = [line.split() for line in lines if line.startswith("up-:")]
    return Entry(transcript, tuple((old.removeprefix("up-:"), new.removeprefix("up+:")) for old, new in pairs))
