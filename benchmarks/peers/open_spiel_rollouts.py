"""OpenSpiel plays Connect Four at random, once inside its C++ and once from Python, and searches with its C++ MCTS."""

from importlib.metadata import version
from random import random

import pyspiel
from figures import best_speed, say, seconds_asked

ROLLOUTS = 1000  # games in one call of the C++ evaluator
SIMULATIONS = 100_000  # in one search
EXPLORATION = 1.4
MEGABYTES = 4000  # far more than a search needs, so that nothing is thrown away meanwhile
SEED = 7

GAME = pyspiel.load_game("connect_four")


def python_game() -> int:
    """Play one random game through the Python interface; return its moves."""
    moves = 0
    state = GAME.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        moves += 1
    return moves


class Length:
    """The mean length of the random games played so far."""

    def __init__(self) -> None:
        self.games = 0
        self.moves = 0

    def play(self) -> int:
        moves = python_game()
        self.games += 1
        self.moves += moves
        return moves

    def mean(self) -> float:
        return self.moves / self.games


def bot(rollouts: int, simulations: int) -> pyspiel.MCTSBot:
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=SEED)
    return pyspiel.MCTSBot(GAME, evaluator, EXPLORATION, simulations, MEGABYTES, False, SEED, False)


def cpp_games_per_second(seconds: float) -> float:
    """A search of one simulation does nothing but evaluate the empty board: that many random games in C++."""
    evaluate_only = bot(ROLLOUTS, simulations=1)
    start = GAME.new_initial_state()

    def work() -> int:
        evaluate_only.mcts_search(start)
        return ROLLOUTS

    return best_speed(work, seconds)


def simulations_per_second(seconds: float) -> float:
    search = bot(rollouts=1, simulations=SIMULATIONS)
    start = GAME.new_initial_state()
    return best_speed(lambda: search.mcts_search(start).explore_count, seconds)


def main() -> None:
    seconds = seconds_asked(__doc__)
    release = f"open_spiel {version('open_spiel')}"
    length = Length()
    python_speed = best_speed(length.play, seconds)
    cpp_speed = cpp_games_per_second(seconds) * length.mean()
    say(
        "OpenSpiel C++ rollouts",
        "moves/s",
        cpp_speed,
        f"{release}, RandomRolloutEvaluator called by a search of one simulation, {ROLLOUTS} games a call; "
        f"games times the mean length of {length.mean():.2f} moves over {length.games} games of the Python loop",
    )
    say("OpenSpiel Python loop", "moves/s", python_speed, f"{release}, legal_actions and apply_action from Python")
    say(
        "OpenSpiel C++ MCTS",
        "simulations/s",
        simulations_per_second(seconds),
        f"{release}, MCTSBot, one rollout a simulation, {SIMULATIONS} simulations a search, UCT {EXPLORATION}",
    )


if __name__ == "__main__":
    main()
