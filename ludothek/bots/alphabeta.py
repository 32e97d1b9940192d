"""A player that reads ahead: my move, your answer, my answer to that, as deep as its budget allows.

For games of two without chance and secrets. The search below is written with the verbs of the contract and compiled
with each game: principal variation search with iterative deepening, a transposition table, quiescence search, late move
reductions and the history heuristic. Given the same seed and a budget of positions it always answers the same.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludothek.core.dice import below, stream
from ludothek.core.engine import Engine, How, engine_for, how_at_once
from ludothek.core.fields import OVER, assign
from ludothek.core.game import Game
from ludothek.core.verbs import apply, danger, gain, key, legal, worth

DEEPEST = 60  # no line is read further
WIN = 1_000_000  # a won game, less the moves it takes
WON = WIN - 1000  # beyond this a value means a won game
SLOTS = 1 << 20  # entries of the transposition table
EXACT, LOWER, UPPER = 0, 1, 2  # what the value of an entry is: exact, or a bound
NODES, BUDGET, REACH = (
    0,
    1,
    2,
)  # the counters: positions looked at, how many may be, how far danger extends a line (check extension)
INTERPRETED = 400  # how many times slower the interpreted engine is, about


@dataclass
class Thought:
    """What a search found: the move, what it is worth to the mover, how deep and how widely it looked."""

    action: int
    value: int
    depth: int
    nodes: int


def reads_ahead(game: Game) -> bool:
    """Whether this way of thinking fits a game: two seats, nothing thrown, nothing hidden."""
    return not game.chance and not game.hidden and game.seats == (2,)


class AlphaBeta:
    """Reads ahead within a budget of positions, or of seconds."""

    def __init__(
        self,
        game: Game,
        *,
        depth: int = DEEPEST // 2,
        nodes: int = 1_000_000,
        seconds: float | None = None,
        seed: int = 0,
        how: How | None = None,
    ) -> None:
        """Without `how` it plays compiled once that has been done on this machine, and interpreted until then."""
        if not reads_ahead(game):
            raise ValueError(f"{game.key} has chance, secrets or more than two seats: alpha-beta cannot read it")
        self.game, self.depth, self.nodes, self.seconds, self.how = game, depth, nodes, seconds, how
        self.rng = stream(seed)
        self.searcher: Searcher | None = None

    def choose(self, board: Any, state: Any, seat: int) -> int:
        return self.think(board, state).action

    def think(self, board: Any, state: Any) -> Thought:
        """Deepen move by move until the budget is spent or the outcome is settled."""
        searcher = self.prepared()
        searcher.set_position(board, state, self.rng)
        nodes = self.nodes if searcher.engine.is_compiled else max(self.nodes // INTERPRETED, 200)
        start = time.perf_counter()
        thought = Thought(searcher.first(), 0, 0, 0)
        for depth in range(1, self.depth + 1):
            budget = self.affordable(searcher.nodes(), time.perf_counter() - start) if self.seconds else nodes
            deeper = searcher.deepen(depth, budget)
            if deeper is None:
                break
            thought = deeper
            if abs(thought.value) > WON or searcher.only_move():
                break
        return thought

    def affordable(self, nodes: int, spent: float) -> int:
        """How many positions the seconds allow in all, at the pace so far."""
        assert self.seconds
        pace = nodes / spent if nodes > 5000 else 200_000
        return nodes + int(pace * max(self.seconds - spent, 0))

    def prepared(self) -> Searcher:
        how = self.how or how_at_once(self.game, ENTRIES)
        if self.searcher is None or self.searcher.engine.how != how:
            self.searcher = Searcher(engine_for(self.game, ENTRIES, how))
        return self.searcher


class Memory(NamedTuple):
    """The arrays of a search: a stack of positions, the transposition table and the history table.

    Place 0 of the stack belongs to the root, place k to k moves on.
    """

    board: Any  # a row of one
    positions: Any
    outs: Any  # outs[k]: the moves of position k
    ranks: Any  # ranks[k]: how promising each of them is
    keys: Any  # keys[slot]: the position that the entry of the transposition table belongs to
    entries: Any  # entries[slot]: its value, depth, bound and best move, packed
    history: Any  # history[2 * action + seat]: how often a quiet move has caused a cutoff, weighted by depth
    counters: Any  # NODES, BUDGET, REACH


class Searcher:
    """Runs the compiled or interpreted search in a memory of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.moves = 0
        game, numbers, slots = engine.game, engine.numbers, SLOTS if engine.is_compiled else 1 << 12
        self.memory = Memory(
            board=engine.row_of([game.lay({})]),
            positions=engine.positions(DEEPEST + 2),
            outs=engine.lists(DEEPEST + 2),
            ranks=numbers(DEEPEST + 2, game.most, kind="i8"),
            keys=numbers(slots, kind="i8"),
            entries=numbers(slots, kind="i8"),
            history=numbers(2 * game.actions, kind="i8"),
            counters=numbers(3, kind="i8"),
        )

    def set_position(self, board: Any, state: Any, rng: list[int]) -> None:
        """Make a position the root of a search, its moves in a random order so that equals take turns."""
        m = self.memory
        m.board[0] = self.engine.row_of([board])[0]
        m.positions[0] = self.engine.row_of([state])[0]
        for blank in (m.keys, m.entries, m.history, m.counters):
            blank[:] = self.engine.numbers(len(blank), kind="i8")
        self.moves = self.engine.run.list_moves(m)
        for i in range(self.moves - 1, 0, -1):
            j = below(rng, i + 1)
            m.outs[0][i], m.outs[0][j] = int(m.outs[0][j]), int(m.outs[0][i])

    def deepen(self, depth: int, budget: int) -> Thought | None:
        """One round of deepening; None if the budget ran out in its first line."""
        self.memory.counters[BUDGET], self.memory.counters[REACH] = budget, min(2 * depth + 4, DEEPEST)
        value = self.engine.run.search_root(self.memory, 0, self.moves, depth, -WIN, WIN)
        return Thought(self.first(), int(value), depth, self.nodes()) if value > -WIN else None

    def first(self) -> int:
        return int(self.memory.outs[0][0])

    def only_move(self) -> bool:
        return self.moves == 1

    def nodes(self) -> int:
        return int(self.memory.counters[NODES])


# --- the search itself, compiled with each game ---


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
        return -outcome(s, m.positions[k - 1].turn, k)
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
        return -outcome(s, m.positions[k - 1].turn, k)
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

LATE = 4  # from this place on a quiet move is searched less deep (late move reduction)
FORCING = 1 << 40  # ranks above this belong to moves that win something or come from the transposition table


def is_spent(m: Memory) -> bool:
    return m.counters[NODES] > m.counters[BUDGET]  # type: ignore[no-any-return]


def outcome(s: Any, seat: int, k: int) -> int:
    """A finished game as a value: sooner wins are better, later losses less bad."""
    share = s.score[seat]
    if share > 0.5:
        return WIN - k
    if share < 0.5:
        return k - WIN
    return 0


def bound_of(value: int, alpha: int, beta: int) -> int:
    if value >= beta:
        return LOWER
    return EXACT if value > alpha else UPPER


def rank_moves(b: Any, s: Any, out: Any, ranks: Any, n: int, best: int, history: Any) -> None:
    """The move of the transposition table first, then what wins most, then by the history heuristic."""
    for i in range(n):
        won = gain(b, s, out[i])
        ranks[i] = FORCING + won if won > 0 else min(history[2 * out[i] + s.turn], FORCING - 1)
        if out[i] == best:
            ranks[i] = 2 * FORCING


def winning_moves(b: Any, s: Any, out: Any, ranks: Any) -> int:
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


def pick_next(out: Any, ranks: Any, i: int, n: int) -> int:
    """Bring the best-ranked of the moves not yet tried to place `i`."""
    best = i
    for j in range(i + 1, n):
        if ranks[j] > ranks[best]:
            best = j
    out[i], out[best] = out[best], out[i]
    ranks[i], ranks[best] = ranks[best], ranks[i]
    return out[i]  # type: ignore[no-any-return]


def bring_forward(out: Any, i: int) -> None:
    action = out[i]
    for j in range(i, 0, -1):
        out[j] = out[j - 1]
    out[0] = action


# An entry packs value, depth, bound and best move into one number; a won game by its distance from the position.


def packed_entry(value: int, k: int, depth: int, bound: int, action: int) -> int:
    if value > WON:
        value += k
    elif value < -WON:
        value -= k
    return ((action * 4 + bound) * 128 + depth) * (4 * WIN) + value + 2 * WIN


def entry_value(packed: int, k: int) -> int:
    value = packed % (4 * WIN) - 2 * WIN
    if value > WON:
        return value - k
    if value < -WON:
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


ENTRIES = (list_moves, search_root)
