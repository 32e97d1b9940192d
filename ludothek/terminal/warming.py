"""Getting a game's engine ready before anybody plays: a process that works, and a bar that shows how far it is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ludothek.bots import warm
from ludothek.core.game import Game
from ludothek.terminal.voice import console, spoken


def warm_up(game: Game) -> None:
    """Do all the work for one game, in a process of its own."""
    said, page = spoken(game.key), console()
    if not warm.is_warm(game):
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        with Progress(*columns, console=page, transient=True) as progress:
            bar = progress.add_task(said("title"), total=len(warm.work(game)))
            for _ in pieces_done(game):
                progress.advance(bar)
    page.print(said("warm-done", game=said("title")))


def pieces_done(game: Game) -> Iterator[str]:
    """The name of each piece of work when it is done."""
    command = [sys.executable, "-m", __name__, game.key]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as worker:  # noqa: S603  ourselves
        assert worker.stdout is not None
        yield from (line.strip() for line in worker.stdout)
    if worker.returncode:
        raise SystemExit(worker.returncode)


def work(key: str) -> None:
    from ludothek.games import find

    for name, piece in warm.work(find(key)):
        piece()
        print(name, flush=True)


if __name__ == "__main__":
    work(sys.argv[1])
