"""What is done with any game by the million: play it out at random, count its positions, step many at once.

Written once with the verbs of the contract and joined with each game. `B` is a row of one board and `positions` a row
of positions; `out` and `outs` hold legal actions; `rng` is a stream of `dice.stream`.
"""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.core.fields import CHANCE, OVER, Board, Position, assign
from ludothek.core.verbs import apply, legal, outcome, setup, ways, weight


def set_up(B: list[Board], positions: list[Position]) -> None:
    """Make every (blank) position the start of the game."""
    for i in range(len(positions)):
        setup(B[0], positions[i])


def legal_at(B: list[Board], positions: list[Position], i: int, out: list[int]) -> int:
    return legal(B[0], positions[i], out)


def apply_at(B: list[Board], positions: list[Position], i: int, action: int) -> None:
    apply(B[0], positions[i], action)


def weight_at(B: list[Board], positions: list[Position], i: int, action: int) -> int:
    return weight(B[0], positions[i], action)


def perft(B: list[Board], positions: list[Position], outs: list[list[int]], k: int, depth: int) -> int:
    """Count the sequences of `depth` actions from position `k`; every last position is really made."""
    b = B[0]
    if depth == 0:
        return 1
    if positions[k].turn == OVER:
        return 0
    n = legal(b, positions[k], outs[k])
    total = 0
    for i in range(n):
        assign(positions, k + 1, positions[k])
        apply(b, positions[k + 1], outs[k][i])
        if depth == 1:
            total += 1
        else:
            total += perft(B, positions, outs, k + 1, depth - 1)
    return total


def random_games(
    B: list[Board], positions: list[Position], out: list[int], rng: list[int], games: int, scores: list[float]
) -> int:
    """Play position 0 to its end `games` times in position 1; add up the scores; return the actions played."""
    played = 0
    for _ in range(games):
        assign(positions, 1, positions[0])
        played += play_out(B[0], positions[1], out, rng)
        for seat in range(len(scores)):
            scores[seat] += positions[1].score[seat]
    return played


def step_many(
    B: list[Board],
    positions: list[Position],
    actions: list[int],
    outs: list[list[int]],
    counts: list[int],
    rng: list[int],
) -> None:
    """Play one action in each position, let chance act, and list what is legal next."""
    b = B[0]
    for i in range(len(positions)):
        s = positions[i]
        if s.turn != OVER:
            apply(b, s, actions[i])
        while s.turn == CHANCE:
            apply(b, s, some_action(b, s, outs[i], rng))
        counts[i] = 0 if s.turn == OVER else legal(b, s, outs[i])


# --- the words these are made of ---


def play_out(b: Board, s: Position, out: list[int], rng: list[int]) -> int:
    """Play at random to the end; return the number of actions."""
    played = 0
    while s.turn != OVER:
        apply(b, s, some_action(b, s, out, rng))
        played += 1
    return played


def some_action(b: Board, s: Position, out: list[int], rng: list[int]) -> int:
    """A legal action: a seat's at random, chance's by weight."""
    if s.turn == CHANCE:
        return some_throw(b, s, out, rng)
    return out[below(rng, legal(b, s, out))]


def some_throw(b: Board, s: Position, out: list[int], rng: list[int]) -> int:
    """One of chance's actions, each as likely as its weight."""
    return outcome(b, s, out, below(rng, ways(b, s)))


ENTRIES = (set_up, legal_at, apply_at, weight_at, perft, random_games, step_many)
