"""Numbers in the terminal: positions counted, speeds measured."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, TypedDict, TypeVar

from rich.live import Live
from rich.table import Table
from rich.text import Text

from ludothek.core.game import Game, Refused
from ludothek.core.perft import DEEPEST, perft
from ludothek.terminal.interrupt import wait_for
from ludothek.terminal.language import console, spoken

if TYPE_CHECKING:
    from ludothek.bench import Figure

T = TypeVar("T")


def depth_of(text: str) -> int:
    if not text.isdecimal() or int(text) > DEEPEST:
        raise Refused("depth", depth=text, most=DEEPEST)
    return int(text)


class Count(TypedDict):
    depth: int
    count: int
    seconds: float
    per_second: float


def counts(game: Game, depth: int, options: Mapping[str, object], interpreted: bool) -> Iterator[Count]:
    """The positions at each depth up to the last, and how fast they were counted."""
    count = partial(perft, game, options=options, how="interpreted" if interpreted else "compiled")
    wait_for(partial(count, 0))  # whatever is prepared once is not measured
    for each in range(min(1, depth), depth + 1):
        begin = perf_counter()
        found = wait_for(partial(count, each))
        seconds = max(perf_counter() - begin, 1e-9)
        yield {"depth": each, "count": found, "seconds": seconds, "per_second": found / seconds}


def show_counts(rows: Iterable[Count]) -> None:
    """A table that grows while it is counted."""
    table, said = Table(), spoken()
    for heading in ("depth", "count", "seconds", "speed"):
        table.add_column(said(f"perft-{heading}"), justify="right")
    for row in growing(table, rows):
        per_second = spaced(round(row["per_second"]))
        table.add_row(str(row["depth"]), spaced(row["count"]), f"{row['seconds']:.3f}", per_second)


def show_figures(figures: Iterable[Figure]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(justify="right")
    for figure in growing(table, figures):
        table.add_row(figure.what, Text(short(figure.value), "bold"), figure.unit, figure.remark)


def growing(table: Table, rows: Iterable[T]) -> Iterator[T]:
    """Hand out row after row and show the table meanwhile; in a file it appears once, at the end."""
    page = console()
    with Live(table, console=page, transient=True):
        yield from rows
    page.print(table)


def spaced(number: int) -> str:
    """1329 as 1 329: a grouping that every language reads."""
    return f"{number:,}".replace(",", "\N{NO-BREAK SPACE}")


def short(value: float) -> str:
    return spaced(round(value)) if abs(value) >= 100 else f"{value:.3g}"
