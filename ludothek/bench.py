"""How fast the games run here: random games, counted positions, and how long a compiled game takes to start."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ludothek.bots.levels import players_of
from ludothek.core import loops
from ludothek.core.engine import How, engine_for
from ludothek.core.game import Game, Value, spelled
from ludothek.core.players import Search

SLICES = 3
START = "from ludothek.core.perft import perft; from ludothek.games import find; perft(find({key!r}), 1, {{}})"


@dataclass(frozen=True)
class Figure:
    what: str
    value: float
    unit: str
    remark: str = ""


def figures(seconds: float, games: Sequence[Game]) -> Iterator[Figure]:
    """Each game, compiled and interpreted, `seconds` for each figure; then the starts."""
    yield Figure(
        "import ludothek", started("import ludothek"), "s", "a new process, the interpreter's own start taken off"
    )
    for game in games:
        for how in ("compiled", "interpreted"):
            yield perft_speed(game, how, seconds)
            yield from games_speed(game, how, seconds)
        own = players_of(game)
        if own and own.search:
            yield search_speed(game, own.search, seconds)
        yield from starts(game)


def perft_speed(game: Game, how: How, seconds: float) -> Figure:
    """Positions counted per second, each really made."""
    engine = engine_for(game, loops.ENTRIES, how)
    depth = 4 if engine.is_compiled else 2
    board, positions, outs = engine.board({}), engine.positions(depth + 1), engine.lists(depth + 1)
    engine.run.set_up(board, positions)
    speed = fastest(lambda: int(engine.run.perft(board, positions, outs, 0, depth)), seconds)
    return Figure(f"{game.key}, perft {depth}", speed, "positions/s", engine.how)


def games_speed(game: Game, how: How, seconds: float) -> Iterator[Figure]:
    """Whole random games per second on one core, and the actions in them, for each of the usual ways to play."""
    for seats, options in game.measured or [(game.seats[0], {})]:
        yield from random_speed(game, how, seconds, seats, options)


def random_speed(game: Game, how: How, seconds: float, seats: int, options: Mapping[str, Value]) -> Iterator[Figure]:
    engine = engine_for(game, loops.ENTRIES, how)
    board, positions, out, rng = (
        engine.board(dict(options), seats),
        engine.positions(2),
        engine.lists(1)[0],
        engine.stream(1),
    )
    engine.run.set_up(board, positions)
    scores = engine.numbers(seats, kind="f8")
    games = 200 if engine.is_compiled else 2
    played = []

    def batch() -> int:
        played.append(int(engine.run.random_games(board, positions, out, rng, games, scores)))
        return games

    speed = fastest(batch, seconds)
    length = sum(played) / len(played) / games
    chosen = [f"{seats} seats", *(f"{name} {spelled(value)}" for name, value in options.items())]
    yield Figure(f"{game.key}, random games", speed, "games/s", f"{engine.how}, {', '.join(chosen)}")
    yield Figure(f"{game.key}, random actions", speed * length, "actions/s", f"{engine.how}, {length:.0f} a game")


def search_speed(game: Game, search: Search, seconds: float) -> Figure:
    """Simulations per second on one core of a search that a room brings along."""
    choice, remark = search(game)
    return Figure(f"{game.key}, search", fastest(choice, seconds), "simulations/s", remark)


def fastest(work: Callable[[], int], seconds: float) -> float:
    """How much work is done per second in the best of a few slices; the first, unmeasured call may compile."""
    work()
    best = 0.0
    for _ in range(SLICES):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / SLICES:
            done += work()
        best = max(best, done / spent)
    return best


def starts(game: Game) -> Iterator[Figure]:
    """From nothing to the first counted position in a new process: the first time ever, and the second."""
    with tempfile.TemporaryDirectory() as folder:
        for which in ("first", "second"):
            spent = started(START.format(key=game.key), LUDOTHEK_CACHE=folder)
            yield Figure(f"{game.key}, {which} start compiled", spent, "s", "a new process, until the rules have run")


def started(code: str, **environment: str) -> float:
    """Seconds a new process needs for some code, beyond those for none."""
    return max(process(code, environment) - process("", environment), 0.0)


def process(code: str, environment: dict[str, str]) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=os.environ | environment)  # noqa: S603
    return time.perf_counter() - start
