"""An entry of the transposition table: value, depth, bound and best move, packed into one number.

The value of a won game is kept by its distance from the position, not from the root.
"""

from __future__ import annotations

from ludothek.bots.alphabeta.memory import DECIDED, WIN

EXACT, LOWER, UPPER = 0, 1, 2  # what the value of an entry is: exact, or a bound


def packed_entry(value: int, k: int, depth: int, bound: int, action: int) -> int:
    if value > DECIDED:
        value += k
    elif value < -DECIDED:
        value -= k
    return ((action * 4 + bound) * 128 + depth) * (4 * WIN) + value + 2 * WIN


def entry_value(packed: int, k: int) -> int:
    value = packed % (4 * WIN) - 2 * WIN
    if value > DECIDED:
        return value - k
    if value < -DECIDED:
        return value + k
    return value


def entry_depth(packed: int) -> int:
    return packed // (4 * WIN) % 128


def entry_action(packed: int) -> int:
    return packed // (4 * WIN * 128 * 4)


def is_cutoff(packed: int, k: int, alpha: int, beta: int) -> bool:
    """Whether an entry of the transposition table decides a search with this window."""
    bound, value = packed // (4 * WIN * 128) % 4, entry_value(packed, k)
    return bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)


def bound_of(value: int, alpha: int, beta: int) -> int:
    if value >= beta:
        return LOWER
    return EXACT if value > alpha else UPPER
