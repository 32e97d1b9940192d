"""The slip of paper in a terminal: a line for each player, `=` for points kept and `+` for points at risk.

Everything is drawn from what a seat is shown; no rule is known here, and nothing depends on colour.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludothek.core.defaults import DETAILS, doubt, early_ending, forced, listing, marked, meant, side
from ludothek.core.words import Words
from ludothek.template.view import Shown

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

IDLE: tuple[str, ...] = ()  # the terminal's words that have nothing to do here

WIDTH = 30  # how long the way to the goal is drawn
COLOURS = ("red", "yellow", "green", "blue")


def draw(
    view: Shown, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
) -> RenderableType:
    """The points of every seat, what was thrown in this turn, and whose turn it is; it looks alike from every seat."""
    slip = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(len(view["points"])):
        slip.add_row(*line_of(view, words, seat))
    notes = [words("legend-goal", goal=view["goal"]), words("legend-thrown", thrown=dice(view["thrown"]))]
    return Group(slip, *map(Text, notes), Text(turn(view, words), "bold"))


def destinations(view: Shown, place: str, words: Words) -> RenderableType:
    """There is nothing to go to: moves are words."""
    return Text(" ".join(choice["move"] for choice in view["choices"]))


def places(view: Shown) -> list[str]:
    """There are no places to ask about."""
    return []


def normal(text: str) -> str:
    """A typed move as it is written here: ` Throw  4 ` is `throw 4`."""
    return " ".join(text.lower().split())


# --- the lines ---


def line_of(view: Shown, words: Words, seat: int) -> tuple[Text, ...]:
    """A mark for the holder of the die, the name of the seat, its way to the goal, its points."""
    kept, risked = view["points"][seat], view["gathered"] if seat == view["holder"] else 0
    mark = ">" if seat == view["holder"] else " "
    name = Text(f"{mark} {words(f'side-{seat}')}", f"bold {COLOURS[seat]}")
    return name, Text(way(kept, risked, view["goal"])), Text(f"{kept} + {risked}" if risked else f"{kept}")


def way(kept: int, risked: int, goal: int) -> str:
    """`[====++....]`: how far a seat has come."""
    sure, hoped = (min(WIDTH * points // goal, WIDTH) for points in (kept, kept + risked))
    return f"[{'=' * sure}{'+' * (hoped - sure)}{'.' * (WIDTH - hoped)}]"


def dice(faces: list[int]) -> str:
    return " ".join(f"[{face}]" for face in faces) or "-"


def turn(view: Shown, words: Words) -> str:
    """Whose turn it is, or how the game ended."""
    if view["turn"] != "over":
        thrown = view["turn"] == "chance"
        return words("to-throw", side=view["holder"]) if thrown else words("to-move", side=view["turn"])
    if view["ending"]:
        return words(f"ending-{view['ending']}")
    return early_ending(view, words)
