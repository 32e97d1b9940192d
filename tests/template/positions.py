"""Positions of Template, each as the line of throws and words that leads there."""

from __future__ import annotations

from ludothek import Table
from ludothek.template import GAME


def after(line: str, seats: int = 2, goal: int = 30) -> Table:
    """A table some throws and words into a game: "4 go 1 6 stop"."""
    table = Table(GAME, {"goal": goal}, seats=seats, throws="manual")
    for text in line.split():
        table.play(text)
    return table


def shown(table: Table) -> tuple[list[int], int, int]:
    """Points, gathered, and who holds the die."""
    view = table.view()
    return view["points"], view["gathered"], view["holder"]
