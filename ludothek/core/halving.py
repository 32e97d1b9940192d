"""Successive halving: of the actions that are tried the better half is tried again, until one is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ludothek.core.engine import Engine


class Desk(NamedTuple):
    """Paper to reckon on."""

    worlds: Any  # two positions: an imagined world, and one in which something is tried
    actions: Any
    values: Any  # values[i]: what actions[i] leads to
    out: Any  # a list of actions in the head


def blank_desk(engine: Engine) -> Desk:
    """Fresh paper."""
    actions, out = engine.lists(2)
    return Desk(engine.positions(2), actions, engine.numbers(engine.game.most, kind="f8"), out)


def lead(desk: Desk, n: int, most: int) -> int:
    """Bring the best of `n` actions to the front, the first of equals first; return how many they are."""
    most = min(n, most)
    for place in range(most):
        best = place
        for i in range(place + 1, n):
            if desk.values[i] > desk.values[best]:
                best = i
        action = desk.actions[best]
        desk.actions[best] = desk.actions[place]
        desk.actions[place] = action
        desk.values[best] = desk.values[place]
    return most


def halvings(n: int) -> int:
    """How often a half is dropped until one is left."""
    rounds = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds
