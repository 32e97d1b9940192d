"""What stands below the track in a terminal: the drivers, the turn, the dice, the choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludothek.core.defaults import early_ending
from ludothek.core.words import Words
from ludothek.games.monza.terminal.chart import PAINT, PLAIN, car
from ludothek.games.monza.terminal.prompts import destinations, front
from ludothek.games.monza.view.shape import Shown


@dataclass(frozen=True)
class Legend:
    view: Shown
    words: Words

    def notes(self, ascii_only: bool) -> Iterator[RenderableType]:
        """The drivers, the turn, the dice, the choices."""
        page = Table.grid(padding=(0, 2, 0, 0))
        for seat in self.in_order():
            page.add_row(*self.driver(seat))
        yield from (Text(), page)
        line = Text("   ").join([self.turn(), *self.dice()])
        line.plain = line.plain.translate(PLAIN) if ascii_only else line.plain
        yield line
        if self.view["choices"]:
            yield destinations(self.view, front(self.view), self.words)

    def in_order(self) -> list[int]:
        """The seats as they throw in each round."""
        seats = len(self.view["cars"])
        return [(self.view["first"] + i) % seats for i in range(seats)]

    def driver(self, seat: int) -> Iterator[Text]:
        """A mark, the car, the name, the place; with tiles what is left of them, in the last round the dice laid."""
        view, words = self.view, self.words
        mark = "*" if seat in view["winners"] else ">" if seat == view["driver"] and view["turn"] != "over" else " "
        you = f" ({words('you')})" if seat == view["seat"] else ""
        yield Text(f"{mark} ", "bold").append_text(car(view["colours"][seat]))
        yield Text(f"{words(view['sides'][seat])}{you}")
        yield Text(view["cars"][seat])
        if view["tiles"]:
            extra = words("legend-extra") if view["tiles"][seat]["extra"] else ""
            yield Text(" ").join([*map(chip, view["tiles"][seat]["accelerators"]), Text(extra)])
        if view["home"]:
            yield Text(words("legend-used", used=view["used"][seat]))

    def turn(self) -> Text:
        """The round and who is to do what, or how the race ended."""
        view, words = self.view, self.words
        if view["turn"] == "over":
            return Text(self.ending(), "bold")
        throws = view["turn"] == "chance" or view["confirm"]
        steps = None if throws else view["bonus"]
        doing = "to-throw" if throws else "to-move" if steps is None else "to-step"
        whose = words(doing, side=view["colours"][view["driver"] if steps is None else steps])
        lap = words("legend-last-round") if view["home"] else words("legend-round", round=view["round"])
        return Text(f"{lap} · {whose}", "bold")

    def ending(self) -> str:
        view, words = self.view, self.words
        if view["ending"]:
            return words(f"ending-{view['ending']}")
        return early_ending(view, words, view["sides"])

    def dice(self) -> Iterator[Text]:
        """The dice still free, then the pieces that lie on the track."""
        view = self.view
        if view["dice"] or view["laid"]:
            free = [chip(letter) for letter in view["dice"]] or [Text("-")]
            yield Text(f"{self.words('legend-dice')} ").append_text(Text(" ").join(free))
        if view["laid"]:
            yield Text(" ".join(f"{'+' * piece['tile']}{piece['colour']}>{piece['space']}" for piece in view["laid"]))


def chip(letter: str) -> Text:
    """A die or a tile."""
    return Text(letter, PAINT[letter])
