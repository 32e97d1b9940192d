"""The ladder of levels: each against the one below, with the interval in which its share of the wins lies.

python -m benchmarks.ladder monza                     2,000 races a pair on the long track with tiles
python -m benchmarks.ladder victory --games 1000      races of two cars over three laps
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludothek.bots import levels, warm
from ludothek.core.dice import below, stream
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Game
from ludothek.games import find

OPTIONS: dict[str, dict[str, Any]] = {"monza": {"track": "long", "rules": "pro"}}
BATCH = 20  # games for a worker at a time
WANTED = {"monza": 0.55, "victory": 0.6, "masters_victory": 0.6}


@dataclass(frozen=True)
class Pair:
    game: str
    better: int
    worse: int
    seed: int


@dataclass(frozen=True)
class Told:
    """What a batch has shown: points of the better level, and the seconds of its slowest and of all its choices."""

    points: float
    games: int
    slowest: float
    spent: float
    choices: int


def main() -> None:
    options = read_options()
    console = Console(width=None if sys.stdout.isatty() else 100)
    for _, piece in warm.work(find(options.game)):
        piece()
    shown = Table("level", "against", "share of the wins", "95 % interval", "", "mean choice", "slowest")
    with ProcessPoolExecutor() as workers:
        for worse, better in pairwise(levels.LEVELS):
            pairs = [Pair(options.game, better, worse, seed) for seed in range(0, options.games, BATCH)]
            told = list(track(workers.map(play, pairs), f"level {better} against {worse}", len(pairs), console=console))
            shown.add_row(*row(better, worse, told, WANTED.get(options.game, 0.5)))
    console.print(f"{platform.machine()}, {os.cpu_count()} cores shared with others, {options.games} games a pair")
    console.print(shown)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000, help="of each pair (2000)")
    return parser.parse_args()


def row(better: int, worse: int, told: list[Told], wanted: float) -> list[str]:
    games = sum(batch.games for batch in told)
    share = sum(batch.points for batch in told) / games
    spread = 1.96 * sqrt(share * (1 - share) / games)
    mean = 1000 * sum(batch.spent for batch in told) / sum(batch.choices for batch in told)
    slowest = 1000 * max(batch.slowest for batch in told)
    met = "met" if share >= wanted else "NOT MET"
    interval = f"{100 * (share - spread):.1f} - {100 * (share + spread):.1f}"
    return [f"{better}", f"{worse}", f"{100 * share:.1f} %", interval, met, f"{mean:.1f} ms", f"{slowest:.0f} ms"]


def play(pair: Pair) -> Told:
    """A batch of games with the seats taken in turns."""
    game = find(pair.game)
    board, rng, out = game.lay(OPTIONS.get(pair.game, {}), 2), stream(pair.seed), [0] * game.most
    points, taken = 0.0, []
    for number in range(pair.seed, pair.seed + BATCH):
        seat = number % 2
        bots = [levels.bot(game, pair.better if place == seat else pair.worse, number, "compiled") for place in (0, 1)]
        s = game.rules.State()
        game.rules.setup(board, s)
        while s.turn != OVER:
            if s.turn == CHANCE:
                action = game.rules.outcome(board, s, out, below(rng, game.rules.ways(board, s)))
            else:
                mover, start = s.turn, time.perf_counter()
                action = bots[mover].choose(board, known(game, board, s), mover)
                taken += [time.perf_counter() - start] * (mover == seat)
            game.rules.apply(board, s, action)
        points += s.score[seat]
    return Told(points, BATCH, max(taken[1:], default=0.0), sum(taken), len(taken))


def known(game: Game, board: Any, s: Any) -> Any:
    """What the seat to move may know."""
    if not game.hidden:
        return s
    seen = s.copy()
    game.rules.redact(board, seen, s.turn)
    return seen


if __name__ == "__main__":
    main()
