"""The board in a terminal, as seen from a side: White's pieces in [square] brackets, Black's in (round) ones.

Everything is drawn from what a seat is shown; no rule is known here. Nothing depends on colour: a bare number is where
a chosen die can go and what it will show there, × is a capture, arrows are the way of the last move, a heavy frame is
a square that kings want, and a number on the rim is what the die that starts there shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludothek.core.defaults import doubt, listing, marked, meant, side
from ludothek.core.words import Words
from ludothek.games.tactix.terminal.chart import FILES, PLAIN, Chart, Perspective, moves_of, top_after
from ludothek.games.tactix.terminal.legend import Legend
from ludothek.games.tactix.view import Move, Shown

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

IDLE: tuple[str, ...] = ()  # the terminal's words that have nothing to do here: none
DETAILS = "faces"  # the near and right faces of the dice
BETWEEN = re.compile(r"(?<=\d)[\s,>–-]*(?=[a-wyz]\d)")  # what people write between two squares


def draw(
    view: Shown, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
) -> RenderableType:
    """The board with what stands beside it; with `chosen`, also where that piece can go and what it will show there."""
    perspective = Perspective(view["ranks"], turned)
    return Picture(Chart(view, perspective, detailed, chosen), Legend(view, words, perspective, detailed))


def destinations(view: Shown, square: str, words: Words) -> RenderableType:
    """The moves of the piece on a square, a line each; a sentence where there are none."""
    piece = view["pieces"].get(square)
    if piece is None:
        return Text(words("refused-no-piece", square=square))
    if piece["side"] != view["seat"]:
        return Text(words("refused-not-yours", square=square))
    if not (moves := moves_of(view, square)):
        return Text(words("terminal-no-destinations", square=square))
    table, half = Table.grid(padding=(0, 2, 0, 0)), (len(moves) + 1) // 2 if len(moves) > 5 else len(moves)
    for pair in zip_longest(moves[:half], moves[half:]):
        table.add_row(*(text for move in pair if move for text in told(move, words)))
    return Group(Text(words("terminal-destinations", square=square)), table)


def places(view: Shown) -> list[str]:
    """The squares a person can ask about."""
    return [f"{file}{rank}" for rank in range(1, view["ranks"] + 1) for file in FILES]


def forced(view: Shown) -> str | None:
    """To pass, where nothing else can be done."""
    return "pass" if [choice["move"] for choice in view["choices"]] == ["pass"] else None


def normal(text: str) -> str:
    """A typed move as it is written here: `D1 - C6` is `d1>c6`."""
    return BETWEEN.sub(">", text.strip().lower()).replace("xk", "xK")


def told(move: Move, words: Words) -> Iterator[str | Text]:
    """A move and what it does: its corner, the top at its end, what it takes."""
    corners, taken = move["move"].split(">")[1:-1], move["takes"]
    yield Text(f"  {move['move']}", "bold")
    yield words("goal-via", via=corners[0]) if corners else ""
    yield words("goal-top", top=top_after(move)) if top_after(move) else ""
    yield words("goal-takes", taken="king" if taken["king"] else str(taken["top"])) if taken else ""


@dataclass(frozen=True)
class Picture:
    """The board and its notes: side by side where the terminal is wide enough, else one above the other."""

    chart: Chart
    legend: Legend

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        beside = options.max_width >= self.chart.width + 18
        board = Text("\n").join(self.chart.rows())
        notes = Text("\n\n" if beside else "\n").join(self.legend.notes(beside))
        for text in (board, notes) if options.ascii_only else ():
            text.plain = text.plain.translate(PLAIN)
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, min_width=self.chart.width)
        table.add_row(board, *([Text("\n").append_text(notes)] if beside else []))
        yield table
        if not beside:
            yield notes
