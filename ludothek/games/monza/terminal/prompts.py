"""What can be typed now, in a terminal: a line for each goal, and one for all the extra rolls."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludothek.core.words import Words
from ludothek.games.monza.terminal.chart import car, cars_on
from ludothek.games.monza.view.shape import Shown

DOING = {"stop": "do-stop", "turbo": "do-turbo", "decline": "do-decline"}


def front(view: Shown) -> str:
    """Where the next piece goes on from."""
    seat = view["turn"] if isinstance(view["turn"], int) else view["driver"]
    return str(view["laid"][-1]["space"] if view["laid"] else view["cars"][seat])


def offers(view: Shown, words: Words) -> Iterator[Text]:
    """What can be done, what must be typed in bold: a line for each goal, and one for all the extra rolls."""
    choices, cars = view["choices"], cars_on(view)
    tiles = {choice["space"]: choice["clicks"][0] for choice in choices if choice["kind"] == "tile"}
    dice = {choice["space"] for choice in choices if choice["kind"] == "die"}
    for choice in choices:
        kind, space = choice["kind"], choice.get("space")
        if kind in DOING:
            typed = kind if kind == "turbo" else choice["move"]  # M8.2: both are understood
            yield Text.assemble((typed, "bold"), f" {words(DOING[kind])}")
        elif kind in ("die", "step") or (kind == "tile" and space not in dice):
            text = Text(choice["move"], "bold")
            text.append(f" ({tiles[space]})" if kind == "die" and space in tiles else "")
            text.append(f" {words('goal-way', way=choice['way'])}")
            yield text.append(" ").append_text(car(cars[space])) if space in cars and space != "FIN" else text
    again = [choice["dice"] for choice in choices if choice["kind"] == "reroll"]
    if again:
        yield Text.assemble((f"reroll {max(again, key=len)[:2]}", "bold"), f" {words('do-throw-again')}")


def destinations(view: Shown, place: str, words: Words) -> RenderableType:
    """What can be laid or done from the space where the last piece lies, or the car if there is none."""
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_row(Text(words("terminal-destinations", square=place)), Columns(list(offers(view, words)), padding=(0, 3)))
    return page
