"""Getting the engines of games ready before anybody plays: processes side by side, and bars that show how far they are.

`python -m ludothek.terminal.warm GAME players` does one piece of the work.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ludothek.bots import warm
from ludothek.core.game import Game
from ludothek.games import find
from ludothek.terminal.language import console, spoken


def warm_up(games: list[Game]) -> None:
    """Do all the work, as many pieces at once as the machine has cores."""
    page, names = console(), {game.key: spoken(game.key)("title") for game in games}
    pieces = [(game.key, name) for game in games if not warm.is_warm(game) for name, _ in warm.work(game)]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    shown = Progress(*columns, console=page, transient=True, disable=not page.is_terminal)
    with shown as progress, ThreadPoolExecutor(os.cpu_count()) as pool:
        keys = [key for key, _ in pieces]
        bars = {key: progress.add_task(names[key], total=keys.count(key)) for key in dict.fromkeys(keys)}
        for key in pool.map(run_apart, pieces):
            progress.advance(bars[key])
    for key, name in names.items():
        page.print(spoken(key)("warm-done", game=name))


def run_apart(piece: tuple[str, str]) -> str:
    """Do a piece of work in a process of its own; the game it was for."""
    done = subprocess.run([sys.executable, "-m", __name__, *piece], check=False)  # noqa: S603  ourselves
    if done.returncode:
        raise SystemExit(done.returncode)
    return piece[0]


if __name__ == "__main__":
    dict(warm.work(find(sys.argv[1])))[sys.argv[2]]()
