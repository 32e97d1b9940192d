"""PettingZoo plays random games of Connect Four, one agent after the other."""

from importlib.metadata import version
from random import random

from figures import best_speed, say, seconds_asked
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3


def play(env: AECEnv) -> int:
    """Play one random game; return its moves."""
    moves = 0
    env.reset()
    while True:
        observation, _, ended, _, _ = env.last()
        if ended:
            return moves
        legal = observation["action_mask"].nonzero()[0].tolist()
        env.step(legal[int(random() * len(legal))])
        moves += 1


def main() -> None:
    seconds = seconds_asked(__doc__)
    env = connect_four_v3.raw_env()
    how = f"pettingzoo {version('pettingzoo')}, connect_four_v3 without its checking wrappers, last and step"
    say("PettingZoo", "moves/s", best_speed(lambda: play(env), seconds), how)


if __name__ == "__main__":
    main()
