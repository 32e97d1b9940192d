"""Compiling ahead: once per machine, so that the bots start at full strength."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterable

from ludothek.bots import alphabeta, mcts
from ludothek.bots.levels import players_of
from ludothek.core import loops
from ludothek.core.engine import can_compile, compiled_text, engine_for, is_ready, mark_ready
from ludothek.core.game import Game

SECONDS_PER_LINE = 0.01  # of the joined text, as measured with all five games


def is_warm(game: Game) -> bool:
    """Whether nothing is left to compile; also where numba is missing, for then nothing can be."""
    return not can_compile() or all(is_ready(game, entries) for entries in all_entries(game))


def work(game: Game) -> list[tuple[str, Callable[[], None]]]:
    """The pieces of work, each with a name, to be done one after the other."""
    pieces: list[tuple[str, Callable[[], None]]] = [("loops", lambda: warm_loops(game))]
    if players_of(game):
        pieces += [("players", lambda: warm_players(game))]
    if searches(game):
        pieces += [("search", lambda: warm_search(game))]
    return pieces


def seconds(game: Game) -> float:
    """About how long a core needs for what is left to compile."""
    left = [entries for entries in all_entries(game) if not is_ready(game, entries)]
    return sum(compiled_text(game, entries).count("\n") for entries in left) * SECONDS_PER_LINE


def start(game: Game) -> subprocess.Popen[bytes] | None:
    """Do it in a process of its own, in the background; None if there is nothing to do."""
    if is_warm(game):
        return None
    quiet = subprocess.DEVNULL
    command = [sys.executable, "-m", __name__, game.key]
    return subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)  # noqa: S603


def stop(processes: Iterable[subprocess.Popen[bytes] | None]) -> None:
    """End what is not done yet; what a piece of work has kept stays, the rest is begun anew another time."""
    running = [process for process in processes if process and process.poll() is None]
    for process in running:
        process.terminate()
    for process in running:
        process.wait()


def all_entries(game: Game) -> list[tuple[Callable[..., object], ...]]:
    own = players_of(game)
    return [loops.ENTRIES, *([own.entries] if own else []), *([search_entries(game)] if searches(game) else [])]


def searches(game: Game) -> bool:
    """Whether any number of seats is played by a search of the house."""
    own = players_of(game)
    return own is None or own.close_calls is not None


def search_entries(game: Game) -> tuple[Callable[..., object], ...]:
    return alphabeta.ENTRIES if alphabeta.suits(game) else mcts.ENTRIES


def warm_loops(game: Game) -> None:
    """Call every loop once."""
    engine = engine_for(game, loops.ENTRIES)
    run, rng, board, positions, outs = (
        engine.run,
        engine.stream(0),
        engine.board({}),
        engine.positions(2),
        engine.lists(2),
    )
    run.set_up(board, positions)
    run.perft(board, positions, outs, 0, 1)
    run.random_games(board, positions, outs[0], rng, 1, engine.numbers(game.seats[0], kind="f8"))
    run.set_up(board, positions := engine.positions(2))
    run.legal_at(board, positions, 0, outs[0])
    run.weight_at(board, positions, 0, int(outs[0][0]))
    actions = engine.numbers(2)
    actions[:] = int(outs[0][0])
    run.step_many(board, positions, actions, outs, engine.numbers(2), rng)
    run.set_up(board, positions := engine.positions(1))
    run.apply_at(board, positions, 0, int(outs[0][0]))
    mark_ready(game, loops.ENTRIES)


def warm_search(game: Game) -> None:
    board, state = game.lay({}), game.rules.State()
    game.rules.setup(board, state)
    if alphabeta.suits(game):
        alphabeta.AlphaBeta(game, nodes=100, how="compiled").search(board, state)
    else:
        mcts.Mcts(game, simulations=10, how="compiled").choose(board, state, 0)
    mark_ready(game, search_entries(game))


def warm_players(game: Game) -> None:
    if own := players_of(game):
        own.warm(game)
        mark_ready(game, own.entries)


if __name__ == "__main__":
    from ludothek.games import find

    for _, piece in work(find(sys.argv[1])):
        piece()
