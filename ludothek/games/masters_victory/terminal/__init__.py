"""A battle in a terminal: the map with its pieces, and beside it all that a general wants to know.

Everything is drawn from what a seat is shown; no rule and no secret is known here.
"""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludothek.core.contract import Sentence
from ludothek.core.defaults import DETAILS, forced, side
from ludothek.core.words import Words
from ludothek.games.masters_victory.terminal.chart import SQUARES, ZONES, Chart, plain
from ludothek.games.masters_victory.terminal.legend import Legend, aimed, lines_of
from ludothek.games.masters_victory.view.shape import Shown

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

IDLE = ("done",)  # the terminal's words that have nothing to do here; `done` ends a switch
NARROW, WIDE = 3, 5  # columns of a square
GAP, BESIDE, ROOMY = 2, 24, 30  # columns between map and notes, columns that notes need, rows with room to spare

SQUARE = r"([A-Z])\s?(\d{1,2})"
MOVE = re.compile(rf"{SQUARE}\s*(?:[>→–-]+|TO)?\s*{SQUARE}")
ATTACK = re.compile(rf"{SQUARE}\s*[X×]\s*{SQUARE}")
REST = re.compile(rf"[>→]\s*{SQUARE}")
ORDER = re.compile(rf"(FIRE|SWITCH)(?:\s+(?:AT|ON))?\s+{SQUARE}")
RETURN = re.compile(rf"\+\s*([A-Z])\s?(3M|\d)?\s*[@\s]\s*{SQUARE}")
DEAL = re.compile(r"(?:DEAL\b\s*([FBTSA]?))?((?:[\s,;-]*(?:3?M|[123])){6})")
NUMBER = re.compile(r"3?M|[123]")
WORD = re.compile(r"(DEAL|STAY|DONE|END|ZONES)(?: ([FBTSA]))?")


def draw(
    view: Shown, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
) -> RenderableType:
    """The map and all that stands beside it; with `chosen`, also where that piece can go or where artillery fires."""
    return Picture(view, words, turned, chosen)


def destinations(view: Shown, place: str, words: Words) -> RenderableType:
    """About a square: where its piece can go, what is known of it, what protects and endangers it."""
    return Answer(Legend(view, words).answer(place))


def listing(view: Shown, words: Words) -> RenderableType:
    """All that can be done, in short: far too many moves are possible to list them."""
    return Answer(Text("\n").join(Legend(view, words).choices()))


def places(view: Shown) -> list[str]:
    """What a person can ask about: zones, and every square that is not by itself the goal of a move."""
    goals = [choice["clicks"][0] for choice in view["choices"] if len(choice["clicks"]) == 1]
    return [ZONES, *(square for square in SQUARES if square not in goals)]


def marked(view: Shown) -> list[str]:
    """About what the map itself tells something: zones, and how far any piece goes and what it attacks."""
    return [ZONES, *view["ranges"], *dict.fromkeys(choice["clicks"][0] for choice in view["choices"])]


# --- what is typed ---


def normal(text: str) -> str:
    """A typed move as it is written here: ` b2 h5` is `B2>H5`, `+t2 d14` is `+T2@D14`."""
    text = " ".join(text.split())
    typed = text.upper()
    if found := ATTACK.fullmatch(typed):
        return f"{square(*found.groups()[:2])}x{square(*found.groups()[2:])}"
    if found := MOVE.fullmatch(typed):
        return f"{square(*found.groups()[:2])}>{square(*found.groups()[2:])}"
    if found := REST.fullmatch(typed):
        return f">{square(*found.groups())}"
    if found := RETURN.fullmatch(typed):
        return f"+{found[1]}{found[2] or ''}@{square(found[3], found[4])}"
    if found := ORDER.fullmatch(typed):
        return f"{found[1].lower()} {square(found[2], found[3])}"
    if found := DEAL.fullmatch(typed):
        return dealt(found[1] or "", found[2])
    if found := re.fullmatch(SQUARE, typed):
        return square(*found.groups())
    if found := WORD.fullmatch(typed):
        return " ".join([found[1].lower(), *(found[2] or "")])
    return text


def square(line: str, column: str) -> str:
    return f"{line}{int(column)}"


def dealt(kind: str, numbers: str) -> str:
    """`deal F 3M 1 2 1 3 2`, without the letter where none was typed."""
    return " ".join(["deal", *kind, *("3M" if "M" in number else number for number in NUMBER.findall(numbers))])


def meant(view: Shown, text: str) -> str:
    """What a shorter text stands for: `deal` alone for any of the deals, numbers without a letter for those due."""
    word, *rest = text.split()
    deals = [choice["move"] for choice in view["choices"] if choice["kind"] == "deal"]
    kind = view["dealing"]
    if kind is None or not deals or word != "deal":
        return text
    if rest in ([], [kind]):
        return secrets.choice(deals)
    return text if rest[0].isalpha() else " ".join([word, kind, *rest])


def doubt(view: Shown, text: str) -> Sentence | None:
    """The question to ask before a turn is ended in which artillery could still fire, or a master is given up."""
    word, _, place = text.partition(" ")
    if word == "end" and view["shots"]:
        return "drawn-sure-fire", {"shots": ", ".join(aimed(view))}
    seat = view["seat"]
    masters = [piece["square"] for piece in view["pieces"] if piece["side"] == seat and piece["number"] == "3M"]
    if seat is None or word != "switch" or place not in masters:
        return None
    return ("drawn-sure-last" if view["masters"][seat] == 1 else "drawn-sure-master"), {}


# --- how it is laid out ---


@dataclass(frozen=True)
class Answer:
    text: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield plain(self.text.copy(), options)


@dataclass(frozen=True)
class Picture:
    """Squares as wide as the window allows; the notes beside the map, or below it in a small window."""

    view: Shown
    words: Words
    turned: bool
    chosen: str | None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        sheets = [Chart(self.view, self.turned, cell, self.chosen) for cell in (WIDE, NARROW)]
        sheet = next((it for it in sheets if it.width + GAP + BESIDE <= options.max_width), sheets[-1])
        beside = sheet.width + GAP + BESIDE <= options.max_width
        board = plain(Text("\n", no_wrap=True).join(sheet.rows()), options)
        blocks = Legend(self.view, self.words).notes(sheet.cell == WIDE)
        notes = lines_of(blocks, beside and options.size.height >= ROOMY, options)
        yield from [side_by_side(board, notes, sheet.width)] if beside else [board, notes]


def side_by_side(left: Text, right: Text, width: int) -> Table:
    page = Table.grid(padding=(0, GAP, 0, 0))
    page.add_column(no_wrap=True, min_width=width)
    page.add_column()
    page.add_row(left, right)
    return page
