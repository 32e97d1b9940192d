"""A game looked at again, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ludothek.core.game import Refused
from ludothek.core.steps import DRAW, RESIGN, STAND_IN, TIME, UNDO
from ludothek.core.table import Table
from ludothek.core.transcript import parse, read, replay_row, table_before
from ludothek.core.view import Shown
from ludothek.core.words import Words
from ludothek.terminal import files, log
from ludothek.terminal.language import console, has_keyboard, side, spoken
from ludothek.terminal.seats import seat_named


@dataclass(frozen=True)
class Replay:
    """The frames of a game: what was said and seen after each step, the start first."""

    table: Table
    said: list[list[Text]]
    views: list[Shown]

    @property
    def steps(self) -> int:
        return len(self.views) - 1


def load(file: Path) -> Replay:
    """A game from its file, every step judged again."""
    return of(files.read(file))


def of(text: str) -> Replay:
    """A game from its transcript."""
    table = read(text)
    said, views = zip(*frames(text, table), strict=True)
    return Replay(table, list(said), list(views))


def frames(text: str, end: Table) -> Iterator[tuple[list[Text], Shown]]:
    """As a spectator saw it, or where something is hidden the person; moves are open once the game is over."""
    parsed = parse(text)
    table, seat = table_before(parsed), seat_named(end.names) if end.game.hidden else None
    yield [], seen(table, seat)
    for actor, row in parsed.rows:
        replay_row(table, actor, row)
        yield sentence(table, seat, end.turn == "over"), seen(table, seat)


def seen(table: Table, seat: int | None) -> Shown:
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


def run(replay: Replay, step: int | None) -> None:
    """One step if it is named; every step if nobody types; else step by step as the person likes."""
    page = console()
    if step is not None:
        show(replay, check(replay, step), page)
    elif has_keyboard():
        step_through(replay, page)
    else:
        for each in range(replay.steps + 1):
            show(replay, each, page)


def step_through(replay: Replay, page: Console) -> None:
    step: int | None = 0
    while step is not None:
        show(replay, step, page)
        try:
            step = next_step(replay, step)
        except (EOFError, KeyboardInterrupt):
            print()
            return


def next_step(replay: Replay, step: int) -> int | None:
    """The step to show next; None to leave."""
    steps = {"": step + 1, "n": step + 1, "b": step - 1}
    while True:
        typed = input(f"{spoken()('replay-keys')} > ").strip().lower()
        if typed in ("q", "quit"):
            return None
        if typed in steps or typed.isdecimal():
            wanted = steps[typed] if typed in steps else int(typed)
            return min(max(wanted, 0), replay.steps)
        print(spoken()("replay-unknown", typed=typed))


def show(replay: Replay, step: int, page: Console) -> None:
    said: Words = spoken(replay.table.game.key)
    title = Text(said("replay-title", game=said("title"), step=step, steps=replay.steps), "bold")
    told = replay.said[step] or [Text()]
    log.say([Text("  ").join([title, *filter(None, told[:1])]), *told[1:]], page)
    view = replay.views[step]
    page.print(replay.table.game.terminal.draw(view, said, turned=view["seat"] == 1))


def check(replay: Replay, step: int) -> int:
    if not 0 <= step <= replay.steps:
        raise Refused("step", step=str(step), steps=replay.steps)
    return step
