"""Successive halving: of the actions that are tried the better half is tried again, until one is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ludothek.core.engine import Engine


class Candidates(NamedTuple):
    """The actions that are compared, and scratch arrays for their simulations."""

    worlds: Any  # two positions: an imagined world, and the one in which an action is simulated
    actions: Any
    values: Any  # values[i]: the value of actions[i] so far
    out: Any  # the legal actions of a simulated position


def no_candidates(engine: Engine) -> Candidates:
    """Arrays long enough for all actions of a position."""
    actions, out = engine.lists(2)
    return Candidates(engine.positions(2), actions, engine.numbers(engine.game.most, kind="f8"), out)


def keep_best(candidates: Candidates, n: int, most: int) -> int:
    """Bring the best of `n` actions to the front, the first of equals first; return how many they are."""
    most = min(n, most)
    for place in range(most):
        best = place
        for i in range(place + 1, n):
            if candidates.values[i] > candidates.values[best]:
                best = i
        action = candidates.actions[best]
        candidates.actions[best] = candidates.actions[place]
        candidates.actions[place] = action
        candidates.values[best] = candidates.values[place]
    return most


def halvings(n: int) -> int:
    """How often a half is dropped until one is left."""
    rounds = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds
