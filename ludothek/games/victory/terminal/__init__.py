"""A race in a terminal: the course from above with its cars, and beside it all that a driver wants to know.

Everything is drawn from what a seat is shown; no rule is known here. Nothing depends on colour: [R] is a car, ═7═ a
point that a red die reaches, ╱7╱ one that a blue die reaches, ○ the way of the last move, × where a car was lost.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludothek.core.defaults import DETAILS, doubt, forced, listing, marked, meant
from ludothek.core.words import Words
from ludothek.games.victory.board import Board, car_of
from ludothek.games.victory.terminal.chart import TRAIL, Chart, plain
from ludothek.games.victory.terminal.legend import CHIP, GOAL, MANY, Flow, Legend, car
from ludothek.games.victory.view.shape import Shown, Tile

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

IDLE = ("turn",)  # the terminal's words that have nothing to do here
PROMPT, BESIDE, CHOICES = 2, 30, 5  # rows below the picture, columns that notes need, rows that choices mostly take
LOST = "×"

MOVE = re.compile(r"([RB])[\s>→:–-]*(\d+)\s*[.,]\s*(\d)")
POINT = re.compile(r"(\d+)\s*[.,]\s*(\d)")
TAKE = re.compile(r"(?:take\s*)?(1|2|one|two)(?:\s*(?:die|dice))?", re.IGNORECASE)


def draw(
    view: Shown, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
) -> RenderableType:
    """The course and all that stands beside it; it looks alike from every seat."""
    return Picture(view, words)


def destinations(view: Shown, place: str, words: Words) -> RenderableType:
    """What can be done from the point where the car stands."""
    label = words("terminal-destinations", square=place) if view["lines"] else ""
    return Flow(label, [*Legend(view, words).offers()])


def places(view: Shown) -> list[str]:
    """The point that a person can ask about: where the car stands."""
    point = view["cars"][view["driver"]]
    return [point] if point and view["choices"] else []


def side(b: Board, seat: int) -> str:
    """A seat is named by the car it drives."""
    return f"side-{car_of(b, seat)}"


def normal(text: str) -> str:
    """A typed move as it is written here: ` r > 0.7` is `R>0.7`, `2` is `take 2`."""
    text = " ".join(text.split())
    if found := MOVE.fullmatch(text.upper()):
        return f"{found[1]}>{int(found[2])}.{found[3]}"
    if found := POINT.fullmatch(text):
        return f"{int(found[1])}.{found[2]}"
    if found := TAKE.fullmatch(text):
        return f"take {2 if found[1].lower() in ('2', 'two') else 1}"
    return text


def sketch(tiles: Sequence[Tile], words: Words, *, closed: bool = True) -> RenderableType:
    """A course alone, or a road that is not closed yet."""
    return Sketch(tiles, words, closed)


# --- how it is laid out ---


@dataclass(frozen=True)
class Sketch:
    """A course with as many of its lines as there is room for; a road too wide for the window is turned."""

    tiles: Sequence[Tile]
    words: Words
    closed: bool

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        turned = len(Chart(self.tiles).columns) > options.max_width
        roomy, narrow = (Chart(self.tiles, self.closed, turned, step) for step in (2, 1))
        drawing = roomy if len(roomy.rows) <= options.size.height - PROMPT else narrow
        yield from (plain(line, options) for line in drawing.lines())
        if turned:
            yield Text(self.words("drawn-turned"))


@dataclass(frozen=True)
class Picture:
    view: Shown
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawing = self.chosen(options.max_width, options.size.height)
        course = plain(Text("\n", no_wrap=True).join(self.with_cars(drawing).lines()), options)
        notes, choices = Legend(self.view, self.words).notes(drawing.turned), self.choices()
        columns = len(drawing.columns)
        if 2 * columns <= options.max_width:
            yield side_by_side(course, [*notes, *choices], self.tight)
        elif columns + BESIDE < options.max_width:
            yield from (side_by_side(course, notes, self.tight), *choices)
        else:
            yield from (course, *notes, *choices)

    @property
    def tight(self) -> bool:
        """A sheet of many laps leaves no room for empty lines."""
        return int(self.view["laps"]) >= MANY

    def choices(self) -> list[RenderableType]:
        return [destinations(self.view, place, self.words) for place in places(self.view)]

    def chosen(self, width: int, height: int) -> Chart:
        """With all lines if there is room, else with some; turned by a quarter if only that will do."""
        ways = [(False, 2), (False, 1), (True, 2), (True, 1)]
        drawings = [Chart(self.view["tiles"], turned=turned, step=step) for turned, step in ways]
        narrow = [drawing for drawing in drawings if len(drawing.columns) <= width]
        low = [drawing for drawing in narrow if self.rows(drawing, width) <= height - PROMPT]
        return next(iter([*low, *(drawing for drawing in narrow if drawing.step == 1), drawings[-1]]))

    def rows(self, drawing: Chart, width: int) -> int:
        """How many rows all of it mostly takes: the same in every turn, so that the picture does not jump."""
        columns, rows = len(drawing.columns), len(drawing.rows)
        seats, laps, gaps = len(self.view["cars"]), int(self.view["laps"]), 0 if self.tight else 3
        if 2 * columns <= width:
            return max(rows, 4 + gaps + (seats + 1) // 2 + (laps + 3) // 3 + CHOICES)
        if columns + BESIDE < width:
            sheet = (laps + 5) // 3 if self.tight else (laps + 2) // 2
            return max(rows, 3 + gaps + seats + sheet) + CHOICES
        return rows + 2 + (seats + 2) // 3 + (laps + 5) // 5 + CHOICES

    def with_cars(self, drawing: Chart) -> Chart:
        """The way of the last move, the goals, and the cars on top."""
        last = self.view["last"]
        for point in last["path"] if last else ():
            drawing.mark(point, (TRAIL, "bold"))
        if last and last["out"]:
            drawing.mark(last["out"], (LOST, "bold"))
        for choice in self.view["choices"]:
            if choice["kind"] == "move":
                colour, goal = choice["colour"], choice["goal"]
                drawing.mark(goal, (GOAL[colour].format(goal[-1]), CHIP[colour]))
        for letter, stands in zip(self.view["colours"], self.view["cars"], strict=True):
            if stands:
                drawing.mark(stands, *car(letter))
        return drawing


def side_by_side(left: Text, right: list[RenderableType], tight: bool) -> Table:
    page = Table.grid(padding=(0, 3, 0, 0))
    page.add_column(no_wrap=True, min_width=max(map(len, left.plain.split("\n"))))
    page.add_column()
    page.add_row(left, Group(*(part for piece in right for part in ((piece,) if tight else (piece, Text())))))
    return page
