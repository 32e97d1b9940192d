"""The ladder of levels: each against the one below, with the interval in which its share of the wins lies.

python -m benchmarks.ladder monza                     2,000 races a pair on the long track with tiles
python -m benchmarks.ladder victory --games 1000      races of two cars over three laps
python -m benchmarks.ladder masters_victory           500 battles a pair, also against uniform and greedy play; hours
python -m benchmarks.ladder great_race                500 races a pair, also against uniform and greedy play
python -m benchmarks.ladder great_race --seats 3      one crew against two of the other level; half the points are even
python -m benchmarks.ladder masters_victory --pairs 4:greedy 4:3 --games 100 --first 500      other battles of two pairs

Measured for Masters Victory where fire is asked for, the default (share of the wins, 95 % interval, battles): level 4
against 3 68.5 % (58.9 - 76.8, 100), 3 against 2 93.8 % (89.5 - 96.3, 200), 2 against 1 94.5 % (90.4 - 96.9, 200);
level 4 against uniform play 100 % (96.3 - 100, 100) and against greedy play 99.5 % (95.4 - 99.9, 100).
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import groupby, pairwise
from math import sqrt
from operator import itemgetter
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from ludothek.bots import levels, warm
from ludothek.bots.simple import Greedy, Uniform
from ludothek.core.dice import below, stream
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Game
from ludothek.core.players import Player
from ludothek.games import find

OPTIONS: dict[str, dict[str, Any]] = {"monza": {"track": "long", "rules": "pro"}}
LADDER = tuple(f"{better}:{worse}" for worse, better in pairwise(levels.LEVELS))
ALSO = (*LADDER, "4:uniform", "4:greedy")
PAIRS = {"masters_victory": ALSO, "great_race": ALSO}
GAMES = {"masters_victory": 500, "great_race": 500}  # of each pair; 2,000 of the others
BATCH = 4  # games for a worker at a time
WANTED = {"monza": 0.55, "victory": 0.6, "masters_victory": 0.6, "great_race": 0.6}
WANTED_OF = {"4:uniform": 0.99, "4:greedy": 0.8}  # whatever the game


@dataclass(frozen=True)
class Batch:
    game: str
    seats: int
    better: str  # a level, or a player without levels
    worse: str
    first: int  # the number of its first game, which seeds it
    games: int


@dataclass(frozen=True)
class Told:
    """What a batch has shown: points of the better player, and the processor's seconds for its choices and turns."""

    points: float
    games: int
    choices: list[float]
    turns: list[float]


def main() -> None:
    options = read_options()
    console = Console(width=None if sys.stdout.isatty() else 100)
    for _, piece in warm.work(find(options.game)):
        piece()
    games = options.games or GAMES.get(options.game, 2000)
    shown = Table(
        "player", "against", "share of the wins", "95 % interval", "", "choice: mean, worst", "turn: mean, worst"
    )
    with ProcessPoolExecutor(options.processes) as workers:
        for pair in options.pairs or PAIRS.get(options.game, LADDER):
            batches = batches_of(options.game, options.seats, pair, options.first, games)
            told = list(track(workers.map(play, batches), pair, len(batches), console=console))
            shown.add_row(*pair.split(":"), *row(told, WANTED_OF.get(pair, WANTED.get(options.game, 0.5))))
            console.print(shown)
    console.print(f"{platform.machine()}, {os.cpu_count()} cores shared with others, {games} games a pair")


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2, help="one for the better player, the others for the worse (2)")
    parser.add_argument("--games", type=int, help="of each pair (2000, of the last two games 500)")
    parser.add_argument("--pairs", nargs="+", metavar="A:B", help="levels, `uniform` or `greedy` (the whole ladder)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game, to go on with others (0)")
    parser.add_argument("--processes", type=int, help="games at a time (one a core)")
    return parser.parse_args()


def batches_of(game: str, seats: int, pair: str, first: int, games: int) -> list[Batch]:
    better, worse = pair.split(":")
    end = first + games
    return [Batch(game, seats, better, worse, number, min(BATCH, end - number)) for number in range(first, end, BATCH)]


def row(told: list[Told], wanted: float) -> list[str]:
    games = sum(batch.games for batch in told)
    share = sum(batch.points for batch in told) / games
    low, high = interval(share, games)
    met = "met" if share >= wanted else "NOT MET"
    taken = [times(batch.choices for batch in told), times(batch.turns for batch in told)]
    return [f"{100 * share:.1f} %", f"{100 * low:.1f} - {100 * high:.1f}", met, *taken]


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the true share lies in 95 of 100 cases (Wilson's)."""
    noise = 1.96**2 / games
    middle, spread = share + noise / 2, sqrt(noise * (share * (1 - share) + noise / 4))
    return (middle - spread) / (1 + noise), (middle + spread) / (1 + noise)


def times(batches: Iterable[list[float]]) -> str:
    taken = [1000 * seconds for batch in batches for seconds in batch]
    return f"{sum(taken) / len(taken):.1f}, {max(taken):.0f} ms"


# --- the games ---


def play(batch: Batch) -> Told:
    """A batch of games with the seats taken in turns."""
    game, rng = find(batch.game), stream(batch.first)
    points, choices, turns = 0.0, [], []
    for number in range(batch.first, batch.first + batch.games):
        seat = number % batch.seats
        bots = [bot(game, batch.better if place == seat else batch.worse, number) for place in range(batch.seats)]
        score, taken = played(game, bots, rng)
        points += score[seat]
        choices += [seconds for mover, seconds in taken if mover == seat]
        turns += [sum(seconds for _, seconds in turn) for mover, turn in groupby(taken, itemgetter(0)) if mover == seat]
    return Told(points, batch.games, choices, turns)


def played(game: Game, bots: list[Player], rng: list[int]) -> tuple[list[float], list[tuple[int, float]]]:
    """The score of a game, and who took how long for each choice but the first, which may have to load things."""
    board, s, out = game.lay(OPTIONS.get(game.key, {}), len(bots)), game.rules.State(), [0] * game.most
    taken: list[tuple[int, float]] = []
    game.rules.setup(board, s)
    while s.turn != OVER:
        if s.turn == CHANCE:
            action = game.rules.outcome(board, s, out, below(rng, game.rules.ways(board, s)))
        else:
            mover, start = s.turn, time.process_time()
            action = bots[mover].choose(board, known(game, board, s), mover)
            taken.append((mover, time.process_time() - start))
        game.rules.apply(board, s, action)
    return s.score, taken[1:]


def bot(game: Game, called: str, seed: int) -> Player:
    """A level, or one of the two that stand below all levels; where something is hidden a room brings its own."""
    if called == "uniform":
        return Uniform(game, seed)
    if called == "greedy":
        own = levels.players_of(game)
        return own.greedy(game, seed, "compiled") if own and own.greedy else Greedy(game, seed)
    return levels.bot(game, int(called), seed, "compiled")


def known(game: Game, board: Any, s: Any) -> Any:
    """What the seat to move may know."""
    if not (secrets := game.secrets):
        return s
    seen = s.copy()
    secrets.redact(board, seen, s.turn)
    return seen


if __name__ == "__main__":
    main()
