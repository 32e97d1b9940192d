"""The track in a terminal: three lanes drawn to scale, one above the other, so that borders which meet line up.

Everything is drawn from what a seat is shown; no rule is known here. Nothing depends on colour: a space shows the
letter of its colour and its number, ### are tyres, [R] is a car, • a die that lies there, + a tile, and » is a space
where the next piece can go.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult

from ludothek.core.defaults import DETAILS, doubt, forced, listing, marked, meant
from ludothek.core.words import Words
from ludothek.games.monza.board import Board
from ludothek.games.monza.telling import car_of
from ludothek.games.monza.terminal.chart import PLAIN, Chart
from ludothek.games.monza.terminal.legend import Legend
from ludothek.games.monza.terminal.prompts import DOING, destinations, front
from ludothek.games.monza.view.shape import Shown

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

PIECE = re.compile(r"(\+?[RYGBPW])[\s,>→–-]*([OMI]\d+|FIN|START)")
CHOICE = re.compile(r"\+?[RYGBPW]|[RYGBPW]-|[OMI]\d+|FIN|START")


def draw(
    view: Shown, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
) -> RenderableType:
    """The track, a line for each driver, the dice, and what can be laid; it looks alike from every seat."""
    return Picture(Chart(view), Legend(view, words))


def places(view: Shown) -> list[str]:
    """The space that a person can ask about: the one from which to go on."""
    return [front(view)] if view["choices"] else []


def normal(text: str) -> str:
    """A typed move as it is written here: ` w > o8` is `W>O8`, `reroll b p` is `reroll BP`."""
    text = " ".join(text.split())
    word, _, rest = text.lower().partition(" ")
    if word in ("reroll", "re-roll"):
        return f"reroll {''.join(re.findall('[A-Z]', rest.upper()))}".strip()
    if word == "bonus":
        return f"bonus {piece(rest)}"
    return word if text.lower() in DOING else piece(text)


def piece(text: str) -> str:
    """A piece and its space, either alone, or whatever else was typed."""
    bare = re.sub(r"\s", "", text).upper()
    if found := PIECE.fullmatch(bare):
        return f"{found[1]}>{found[2]}"
    return bare if CHOICE.fullmatch(bare) else text


def side(b: Board, seat: int) -> str:
    """A seat is named by its car."""
    return f"side-{car_of(b, seat)}"


@dataclass(frozen=True)
class Picture:
    """The track, and its notes below it."""

    chart: Chart
    legend: Legend

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = list(self.chart.lines(options.max_width))
        for line in lines if options.ascii_only else ():
            line.plain = line.plain.translate(PLAIN)
        yield from lines
        yield from self.legend.notes(options.ascii_only)
