"""A game looked at again, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from ludothek.core.game import Refused
from ludothek.core.table import DRAW, RESIGN, STAND_IN, TIME, UNDO, Table
from ludothek.core.transcript import open_pages, read, replay_row, seat_again
from ludothek.core.words import Words
from ludothek.terminal import files, log
from ludothek.terminal.language import console, has_keyboard, side, spoken
from ludothek.terminal.seats import seat_named


@dataclass(frozen=True)
class Film:
    """The pictures of a game: what was said and seen after each step, the start first."""

    table: Table
    said: list[list[Text]]
    views: list[dict[str, Any]]

    @property
    def steps(self) -> int:
        return len(self.views) - 1


def film(file: Path) -> Film:
    """A game from its file, every step judged again."""
    text = files.read(file)
    table = read(text)
    said, views = zip(*pictures(text, table), strict=True)
    return Film(table, list(said), list(views))


def pictures(text: str, end: Table) -> Iterator[tuple[list[Text], dict[str, Any]]]:
    """As a spectator saw it, or where something is hidden the person; moves are open once the game is over."""
    pages = open_pages(text)
    table, seat = seat_again(pages), seat_named(end.names) if end.game.hidden else None
    yield [], seen(table, seat)
    for actor, row in pages.rows:
        replay_row(table, actor, row)
        yield sentence(table, seat, end.turn == "over"), seen(table, seat)


def seen(table: Table, seat: int | None) -> dict[str, Any]:
    return table.view(seat) | {"choices": []}


def sentence(table: Table, seat: int | None, is_open: bool) -> list[Text]:
    """The last row of the log as a seat may read it, or with all its secrets."""
    said, step = spoken(table.game.key), table.steps[-1]
    if step.text == RESIGN:
        return [Text(said("terminal-resigned", who=side(table, step.actor)))]
    if step.text in (TIME, STAND_IN):
        return [Text(said(f"row-{step.text}", side=side(table, step.actor)))]
    if step.text in (UNDO, DRAW):
        return [Text(said("said-undo" if step.text == UNDO else "terminal-draw"))]
    return log.retold(table, table.line[-1], seat, is_open)


# --- showing it ---


def run(film: Film, step: int | None) -> None:
    """One step if it is named; every step if nobody types; else step by step as the person likes."""
    page = console()
    if step is not None:
        project(film, check(film, step), page)
    elif has_keyboard():
        walk(film, page)
    else:
        for each in range(film.steps + 1):
            project(film, each, page)


def walk(film: Film, page: Console) -> None:
    step: int | None = 0
    while step is not None:
        project(film, step, page)
        try:
            step = follow(film, step, input(f"{spoken()('replay-keys')} > ").strip().lower())
        except (EOFError, KeyboardInterrupt):
            print()
            return


def follow(film: Film, step: int, typed: str) -> int | None:
    """The step to show next; None to leave."""
    if typed == "q":
        return None
    wanted = int(typed) if typed.isdecimal() else step - 1 if typed == "b" else step + 1
    return min(max(wanted, 0), film.steps)


def project(film: Film, step: int, page: Console) -> None:
    said: Words = spoken(film.table.game.key)
    title = Text(said("replay-title", game=said("title"), step=step, steps=film.steps), "bold")
    told = film.said[step] or [Text()]
    log.say([Text("  ").join([title, *filter(None, told[:1])]), *told[1:]], page)
    view = film.views[step]
    page.print(film.table.game.terminal.draw(view, said, turned=view["seat"] == 1))


def check(film: Film, step: int) -> int:
    if not 0 <= step <= film.steps:
        raise Refused("step", step=str(step), steps=film.steps)
    return step
