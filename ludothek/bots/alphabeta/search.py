"""Principal variation search with late move reductions, and quiescence search where it ends."""

from __future__ import annotations

from ludothek.bots.alphabeta.memory import BUDGET, DEEPEST, NODES, REACH, WIN, Memory
from ludothek.bots.alphabeta.move_order import FORCING, bring_forward, pick_next, rank_moves, winning_moves
from ludothek.bots.alphabeta.transposition import (
    bound_of,
    entry_action,
    entry_depth,
    entry_value,
    is_cutoff,
    packed_entry,
)
from ludothek.core.fields import OVER, Position, assign
from ludothek.core.verbs import apply, danger, key, legal, worth

LATE = 4  # from this place on a quiet move is searched less deep (late move reduction)


def list_moves(m: Memory) -> int:
    return legal(m.board[0], m.positions[0], m.outs[0])


def search_root(m: Memory, k: int, n: int, depth: int, alpha: int, beta: int) -> int:
    """Search each of the `n` moves of position `k`; bring the best to the front. Its value; alpha if none is better."""
    for i in range(n):
        side = play_on(m, k, m.outs[k][i])
        value = alpha + 1
        if i > 0:
            value = side * search(m, k + 1, depth - 1, lower(side, alpha, alpha + 1), upper(side, alpha, alpha + 1))
        if value > alpha:
            value = side * search(m, k + 1, depth - 1, lower(side, alpha, beta), upper(side, alpha, beta))
        if is_spent(m):
            break
        if value > alpha:
            alpha = value
            bring_forward(m.outs[k], i)
    return alpha


def search(m: Memory, k: int, depth: int, alpha: int, beta: int) -> int:  # noqa: C901  recursion must be direct to be kept
    """What position `k` is worth to the seat to move, `depth` moves deep, if that lies between alpha and beta."""
    b, s = m.board[0], m.positions[k]
    if s.turn == OVER:
        return -final_value(s, m.positions[k - 1].turn, k)
    if depth <= 0:
        if k >= m.counters[REACH] or not danger(b, s):
            return quiesce(m, k, alpha, beta)
        depth = 1
    m.counters[NODES] += 1
    if is_spent(m) or k >= DEEPEST:
        return worth(b, s, s.turn)
    number = key(b, s)
    slot = number & (len(m.keys) - 1)
    known = m.keys[slot] == number
    if known and entry_depth(m.entries[slot]) >= depth and is_cutoff(m.entries[slot], k, alpha, beta):
        return entry_value(m.entries[slot], k)
    n = legal(b, s, m.outs[k])
    rank_moves(b, s, m.outs[k], m.ranks[k], n, entry_action(m.entries[slot]) if known else -1, m.history)
    best = -WIN
    for i in range(n):
        action = pick_next(m.outs[k], m.ranks[k], i, n)
        side = play_on(m, k, action)
        is_quiet = m.ranks[k][i] < FORCING
        less = 1 if is_quiet and i >= LATE and depth >= 3 else 0
        floor = max(alpha, best)
        top = floor + 1 if i > 0 else beta
        value = side * search(m, k + 1, depth - 1 - less, lower(side, floor, top), upper(side, floor, top))
        if value > floor and (less > 0 or top < beta):
            value = side * search(m, k + 1, depth - 1, lower(side, floor, beta), upper(side, floor, beta))
        if value > best:
            best = value
            bring_forward(m.outs[k], i)
        if best >= beta:
            if is_quiet:
                m.history[2 * action + s.turn] += depth * depth
            break
    if not is_spent(m):
        m.keys[slot] = number
        m.entries[slot] = packed_entry(best, k, depth, bound_of(best, alpha, beta), m.outs[k][0])
    return best


def quiesce(m: Memory, k: int, alpha: int, beta: int) -> int:
    """Quiescence search: follow the captures to their end and value a position only when nothing is won at once."""
    b, s = m.board[0], m.positions[k]
    if s.turn == OVER:
        return -final_value(s, m.positions[k - 1].turn, k)
    m.counters[NODES] += 1
    best = worth(b, s, s.turn)
    if best >= beta or k >= DEEPEST:
        return best
    n = winning_moves(b, s, m.outs[k], m.ranks[k])
    for i in range(n):
        side = play_on(m, k, pick_next(m.outs[k], m.ranks[k], i, n))
        floor = max(alpha, best)
        best = max(best, side * quiesce(m, k + 1, lower(side, floor, beta), upper(side, floor, beta)))
        if best >= beta:
            break
    return best


def play_on(m: Memory, k: int, action: int) -> int:
    """Make position `k + 1` what an action leads to; 1 if the same seat goes on, otherwise -1."""
    assign(m.positions, k + 1, m.positions[k])
    apply(m.board[0], m.positions[k + 1], action)
    return 1 if m.positions[k + 1].turn == m.positions[k].turn else -1


def lower(side: int, alpha: int, beta: int) -> int:
    return alpha if side > 0 else -beta


def upper(side: int, alpha: int, beta: int) -> int:
    return beta if side > 0 else -alpha


# --- the words the search is written in ---


def is_spent(m: Memory) -> bool:
    return m.counters[NODES] > m.counters[BUDGET]


def final_value(s: Position, seat: int, k: int) -> int:
    """A finished game as a value: sooner wins are better, later losses less bad."""
    share = s.score[seat]
    if share > 0.5:
        return WIN - k
    if share < 0.5:
        return k - WIN
    return 0


ENTRIES = (list_moves, search_root)
