"""Which move is searched first: that of the transposition table, then what wins most, then by the history heuristic."""

from __future__ import annotations

from ludothek.core.fields import Board, Position
from ludothek.core.verbs import gain, legal

FORCING = 1 << 40  # ranks above this belong to moves that win something or come from the transposition table


def rank_moves(b: Board, s: Position, out: list[int], ranks: list[int], n: int, best: int, history: list[int]) -> None:
    """The move of the transposition table first, then what wins most, then by the history heuristic."""
    for i in range(n):
        won = gain(b, s, out[i])
        ranks[i] = FORCING + won if won > 0 else min(history[2 * out[i] + s.turn], FORCING - 1)
        if out[i] == best:
            ranks[i] = 2 * FORCING


def winning_moves(b: Board, s: Position, out: list[int], ranks: list[int]) -> int:
    """Only the moves that win something, at the front of `out`."""
    n = legal(b, s, out)
    m = 0
    for i in range(n):
        won = gain(b, s, out[i])
        if won > 0:
            out[m] = out[i]
            ranks[m] = won
            m += 1
    return m


def pick_next(out: list[int], ranks: list[int], i: int, n: int) -> int:
    """Bring the best-ranked of the moves not yet tried to place `i`."""
    best = i
    for j in range(i + 1, n):
        if ranks[j] > ranks[best]:
            best = j
    out[i], out[best] = out[best], out[i]
    ranks[i], ranks[best] = ranks[best], ranks[i]
    return out[i]


def bring_forward(out: list[int], i: int) -> None:
    action = out[i]
    for j in range(i, 0, -1):
        out[j] = out[j - 1]
    out[0] = action
