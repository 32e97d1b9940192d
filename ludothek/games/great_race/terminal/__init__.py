"""The great race in a terminal: the map of Africa, with dashboards and notes in its seas.

Everything is drawn from what a seat is shown; no rule and no secret is known here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from ludothek.core.defaults import DETAILS, doubt
from ludothek.core.words import Words
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.box import CREWS
from ludothek.games.great_race.terminal.chart import NARROW, NORTH, SOUTH, WIDE, Chart, plain
from ludothek.games.great_race.terminal.legend import ROLES, Legend
from ludothek.games.great_race.terminal.prompts import Offers
from ludothek.games.great_race.terminal.questions import BAG, MISSIONS, RESOURCES, TORPEDO, Asked
from ludothek.games.great_race.view.shape import Shown

__all__ = [
    "DETAILS",
    "IDLE",
    "destinations",
    "doubt",
    "draw",
    "forced",
    "listing",
    "marked",
    "meant",
    "normal",
    "places",
    "side",
]

IDLE = ("turn", "done")  # the terminal's words that have nothing to do here

LETTERS = re.compile(r"(?:plan\s+)?([fpme]{5})", re.IGNORECASE)
LEVELS = re.compile(r"(hit|repair|play tools)\s+([ec]{2,3})", re.IGNORECASE)
TOWN = re.compile(r"[a-z]{3}", re.IGNORECASE)


def draw(
    view: Shown, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
) -> RenderableType:
    """The map and all that stands around it; it looks alike from every seat."""
    return Picture(view, words, chosen)


def destinations(view: Shown, place: str, words: Words) -> RenderableType:
    """About a space, T, the bag, the cards or the missions."""
    return Answer(Asked(view, words).about(place))


def listing(view: Shown, words: Words) -> RenderableType:
    """All that can be done, a line for each kind of move."""
    return Answer(Text("\n").join(Offers(view, words).lines()))


def places(view: Shown) -> list[str]:
    """What a person can ask about; on the road a space is where to go, and with a tile in hand where to lay it."""
    wanted = [] if view["phase"] == "turn" else [choice["clicks"][-1] for choice in view["choices"]]
    shown = [TORPEDO] * bool(view["torpedo"]) + [MISSIONS] * bool(view["missions"])
    return [BAG, RESOURCES, *shown, *(space["id"] for space in view["map"] if space["id"] not in wanted)]


def marked(view: Shown) -> list[str]:
    """About what the map itself tells something."""
    return [space["id"] for space in view["map"]]


def side(b: Board, seat: int) -> str:
    """The words for a seat: its crew."""
    return f"crew-{CREWS[b.crew[seat]].id}"


# --- what is typed ---


def forced(view: Shown) -> str | None:
    """To pass, where nothing else can be done."""
    return "pass" if [choice["move"] for choice in view["choices"]] == ["pass"] else None


def normal(text: str) -> str:
    """A typed move as it is written here: ` mmpfe` is `plan FPMME`, `hit ce` is `hit ec`, `nou` is `NOU`."""
    text = " ".join(text.split())
    if found := LETTERS.fullmatch(text):
        return f"plan {''.join(sorted(found[1].upper(), key=ROLES.index))}"
    if found := LEVELS.fullmatch(text):
        return f"{found[1].lower()} {''.join(sorted(found[2].lower(), reverse=True))}"
    if text.lower() in (TORPEDO.lower(), BAG, RESOURCES, MISSIONS):
        return TORPEDO if text.lower() == TORPEDO.lower() else text.lower()
    return text.upper() if TOWN.fullmatch(text) else text


def meant(view: Shown, text: str) -> str:
    """What a shorter text stands for: a space alone for the one move that ends there, when there is only one."""
    moves = [choice["move"] for choice in view["choices"] if choice["clicks"][-1].lower() == text.lower()]
    return str(moves[0]) if len(moves) == 1 else text


# --- how it is laid out ---


@dataclass(frozen=True)
class Answer:
    text: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield plain(self.text.copy(), options)


@dataclass(frozen=True)
class Picture:
    """Wide spaces with notes in the seas, or in a small window narrow ones with all notes below."""

    view: Shown
    words: Words
    chosen: str | None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        legend, width = Legend(self.view, self.words), options.max_width
        sheet = Chart(self.view, WIDE, self.chosen)
        if sheet.width <= width:
            west, east = sheet.shores
            north = wrapped(legend.game(), width - east, console)
            south = wrapped(legend.dashboards(west), west, console)
            page = in_the_seas([*sheet.rows()], north, south, east)
        else:
            page = [*Chart(self.view, NARROW, self.chosen).rows(), *legend.game(), *legend.dashboards(width)]
        for line in (legend.title(), *page, *legend.below()):
            yield plain(line, options)


def wrapped(lines: Iterator[Text], width: int, console: Console) -> list[Text]:
    return [part for line in lines for part in line.wrap(console, width)]


def in_the_seas(rows: list[Text], north: list[Text], south: list[Text], east: int) -> list[Text]:
    """The rows with notes to the east of the first and to the west of the last; below them what finds no room."""
    for row, note in zip(rows[: len(NORTH)], north, strict=False):
        row.append(" " * (east - len(row)))
        row.append_text(note)
    for number, note in zip(SOUTH, south, strict=False):
        rows[number] = note + rows[number][len(note) :]
    return [*rows, *north[len(NORTH) :], *south[len(SOUTH) :]]
