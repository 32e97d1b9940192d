"""Circuits in the terminal: all of them on a list, one of them drawn, and how fair it is after many races."""

from __future__ import annotations

import os
import re
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce
from operator import add
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from ludothek.core.game import Refused
from ludothek.core.program import program
from ludothek.games.victory.terminal import sketch
from ludothek.games.victory.view.shape import Tile
from ludothek.games.victory.workshop import designs
from ludothek.games.victory.workshop.fairness import Case, Tally, case, told
from ludothek.games.victory.workshop.shape import Design, Fairness, Mean
from ludothek.terminal.interrupt import outcome, wait_for
from ludothek.terminal.language import console, refusal, spoken

GAME = "victory"
TILES = 12  # in the box
Batch = tuple[int, Tally]  # its seed, and what was counted
T = TypeVar("T")


class Report(Fairness):
    """What many races say about a circuit, as it is printed for machines."""

    circuit: str


# --- which circuit ---


def chosen(code: str | None, any_one: bool, tiles: int | None, seed: int | None, mirror: bool, reverse: bool) -> str:
    """The letters of the circuit that is meant: a named one or any, mirrored or driven the other way round."""
    if code is not None and any_one:
        raise Refused("circuit-both", game=GAME)
    if any_one:
        number = secrets.randbelow(1 << 31) if seed is None else seed
        (found,) = designs.some(number, TILES if tiles is None else tiles)
        code = found["code"]
    letters = str(code)
    if mirror:
        letters = look(letters)["shown"]["mirrored"]
    return look(letters)["shown"]["reversed"] if reverse else letters


def look(code: str) -> Design:
    return designs.look(code)


def on_the_list(tiles: int | None) -> list[Design]:
    """The circuits that have a name, or all of so many tiles."""
    return [look(found["code"]) for found in (designs.presets() if tiles is None else designs.sized(tiles))]


def show_list(found: list[Design]) -> None:
    said, page = spoken(GAME), console()
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(*(Text(said(f"circuits-{head}"), "bold") for head in ("name", "code", "bends", "moves")))
    for seen in found:
        shown = seen["shown"]
        table.add_row(seen["name"] or "", Text(seen["code"], "bold"), str(shown["bends"]), str(shown["moves"]))
    page.print(table)
    page.print(said("circuits-look", program=program(), code=found[0]["code"]), soft_wrap=True)


# --- one circuit ---


def show(code: str) -> None:
    """Draw a circuit; one that cannot be raced on as far as it goes, with the reason and what would mend it."""
    page, said = console(), spoken(GAME)
    try:
        laid = look(code)
        problem = designs.refusal(designs.drawn(code))
    except Refused as refused:  # it is not even made of tiles
        problem, laid = refused, look(start_of(code))
    tiles = tiles_that_fit(laid)
    page.print(sketch(tiles, said, closed=problem is None))
    if problem:
        print(refusal(problem), file=sys.stderr)
        page.print(said("circuits-instead", code=mended(laid["code"])), soft_wrap=True)
        raise SystemExit(2)
    facts = {"tiles": len(tiles), "bends": laid["shown"]["bends"], "moves": laid["shown"]["moves"]}
    page.print(Text.assemble((laid["code"], "bold"), f"  {said('circuits-facts', **facts)}"))
    page.print(said("circuits-race", program=program(), game=GAME, code=laid["name"] or laid["code"]), soft_wrap=True)


def start_of(code: str) -> str:
    """The letters before the first one that is no tile, and no more than are in the box."""
    letters = re.match("[SLR]*", code.upper())
    return letters[0][:TILES] if letters else ""


def tiles_that_fit(seen: Design) -> list[Tile]:
    """The tiles up to the one for which there is no place, or none in the box."""
    over = seen["shown"]["overlap"]
    return seen["shown"]["tiles"][: min(over[1] if over else TILES, TILES)]


def mended(letters: str) -> str:
    """A whole circuit that begins like this one for as long as any does."""
    for end in range(min(len(letters), TILES), 0, -1):
        seen = look(letters[:end])
        if seen["problem"] is None:
            return letters[:end]
        if missing := seen["shown"]["missing"]:
            return letters[:end] + missing["letters"]
    return look("square")["code"]


# --- many races ---


def report(code: str, seats: int, laps: int, races: int, seed: int) -> Report:
    """What many races of bots say about a circuit; all cores of this machine drive them."""
    wanted = case(code, seats, laps)
    tallies = [tally for _, tally in sorted(driven(wanted, races, seed), key=lambda batch: batch[0])]
    return {"circuit": wanted.code, **told(reduce(add, tallies))}


def driven(case: Case, races: int, seed: int) -> Iterator[Batch]:
    """Batch after batch of races, and a bar that shows how far it is."""
    batch, page = case.at_a_time, Console(stderr=True)
    work = [partial(drive, case, min(batch, races - at), seed + at) for at in range(0, races, batch)]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=page, transient=True, disable=not page.is_terminal) as progress:
        bar = progress.add_task(spoken(GAME)("circuits-driving"), total=None)
        for number, tally in on_all_cores(work):
            progress.update(bar, total=races, advance=tally.races)
            yield number, tally


def drive(case: Case, races: int, seed: int) -> Batch:
    return seed, case.play(races, seed)


def on_all_cores(work: Sequence[Callable[[], T]]) -> Iterator[T]:
    """The first piece alone, for it prepares the engine; then the others in the order in which they are done."""
    yield wait_for(work[0])
    answers: SimpleQueue[Callable[[], T]] = SimpleQueue()
    rest = iter(work[1:])

    def help_out() -> None:
        for piece in rest:
            answers.put(outcome(piece))

    for _ in range(os.cpu_count() or 1):
        Thread(target=help_out, daemon=True).start()
    for _ in work[1:]:
        yield answers.get()()


def show_report(told: Report) -> None:
    said, page = spoken(GAME), console()
    page.print(said("circuits-report", races=told["races"], seats=told["seats"], laps=told["laps"]))
    table = figures()
    table.add_row(*(Text(said(f"circuits-{head}"), "bold") for head in ("place", "wins", "range")))
    for place in told["places"]:
        wins, low, high = (f"{100 * share:.1f} %" for share in (place["wins"], place["low"], place["high"]))
        table.add_row(str(place["place"]), wins, f"{low} – {high}")
    page.print(table, said("circuits-even", share=f"{100 / told['seats']:.1f}"), "", sep="\n")
    table = figures()
    add_mean(table, said("circuits-rounds"), told["rounds"], 2)
    add_mean(table, said("circuits-overtakes-per-lap"), told["overtakes_per_lap"], 2)
    add_mean(table, said("circuits-crashes-per-lap"), told["crashes_per_lap"], 3)
    page.print(table)


def add_mean(table: Table, what: str, seen: Mean, digits: int) -> None:
    mean, low, high = (f"{number:.{digits}f}" for number in (seen["mean"], seen["low"], seen["high"]))
    table.add_row(what, Text(mean, "bold"), f"{low} – {high}")


def figures() -> Table:
    """A table with words on the left and numbers beside them."""
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    return table
