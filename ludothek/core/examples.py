"""The worked examples of a rulebook: a position, the moves that are tried there, and what must come of them.

A room keeps them in `rulebook/examples.json`. They are played through the door of a real table, so that the page, which
draws them, and the tests, which hold them against what they promise, cannot say different things.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple, NotRequired, TypedDict

from ludothek.core.game import Game, Refused, Value
from ludothek.core.origins import Origin
from ludothek.core.table import Table
from ludothek.core.view import Shown
from ludothek.core.words import room_of

Said = dict[str, str]  # language -> sentence


class Forbidden(TypedDict):
    """A move that is tried and refused."""

    move: str
    why: str  # the word of the refusal
    rule: str  # that forbids it


class ExampleStep(TypedDict):
    """What is shown next, and what must hold then."""

    say: Said
    anew: NotRequired[bool]  # from the first position again
    play: NotRequired[list[str]]  # moves and throws; none where one only looks
    forbidden: NotRequired[Forbidden]
    marked: NotRequired[list[str]]  # places, or things beside the board
    holds: NotRequired[dict[str, object]]  # where in the view -> what is there: {"pieces/d8/top": 4}


class Example(TypedDict):
    """As it is written down."""

    id: str  # as the tests call it
    rule: str  # at which it stands
    origin: Origin
    title: Said
    seats: NotRequired[int]
    options: NotRequired[dict[str, Value]]
    seat: NotRequired[int | None]  # through whose eyes it is seen, none for a spectator; 0 if it is not said
    begins: NotRequired[list[str]]  # moves and throws before the position is arranged
    position: NotRequired[dict[str, str]]  # as the room's `positions` reads it; without it the game is as it began
    near: NotRequired[list[str]]  # the places that matter: the board is shown around them
    beside: NotRequired[list[str]]  # what beside the board matters; the room knows them by name
    steps: list[ExampleStep]


class Picture(NamedTuple):
    """What is drawn at a step."""

    step: ExampleStep
    view: Shown
    before: int | None  # the picture from which the moves led here; None where nothing moved
    refused: Refused | None


@cache
def examples(game: str) -> list[Example]:
    """The worked examples of a game in the order of its rulebook; none where the room has written none."""
    file = files(room_of(game)) / "rulebook" / "examples.json"
    found: list[Example] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return found


def laid(game: Game, example: Example) -> Table:
    """A table at which the example begins: whoever plays it says all throws aloud."""
    table = Table(game, example.get("options"), seats=example.get("seats"), throws="manual")
    table.open = True
    for text in example.get("begins", ()):
        table.play(text)
    if "position" in example:
        table.state, table.line = table.state.copy(), []
        game.positions.arrange(table.board, table.state, example["position"])
    return table


def pictures(game: Game, example: Example) -> Iterator[Picture]:
    """Play an example; one picture for each of its steps."""
    start = laid(game, example)
    table, came_from = start.fork(), 0
    for n, step in enumerate(example["steps"]):
        if step.get("anew"):
            table, came_from = start.fork(), 0
        for text in step.get("play", ()):
            table.play(text)
        moved = n > 0 and bool(step.get("play"))
        yield Picture(step, shown(table, example), came_from if moved else None, refusal(table, step))
        came_from = n


def shown(table: Table, example: Example) -> Shown:
    """What is seen; an example is looked at, so that there is nothing to choose in it."""
    return table.view(example.get("seat", 0)) | {"choices": [], "undo": False, "resign": False, "secret": False}


def refusal(table: Table, step: ExampleStep) -> Refused | None:
    """The refusal of what a step tries; whatever is not refused is a mistake in the example."""
    if "forbidden" not in step:
        return None
    try:
        table.fork().play(step["forbidden"]["move"])
    except Refused as refused:
        return refused
    raise ValueError(f"{step['forbidden']['move']} is legal")


def found(view: Mapping[str, object], path: str) -> object:
    """What stands in a view at "pieces/d8/top"; the numbers of a list count from 0."""
    here: object = view
    for name in path.split("/"):
        here = here[int(name)] if isinstance(here, list | tuple) else here[name]  # type: ignore[index]
    return list(here) if isinstance(here, tuple) else here
