"""A player that reads ahead: my move, your answer, my answer to that, as deep as its budget allows.

For games of two without chance and secrets. The search below is written with the verbs of the contract and compiled
with each game: iterative deepening, a memory of positions, captures followed to their end, promising moves first. Given
the same seed and a budget of positions it always answers the same.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludothek.core.dice import below, stream
from ludothek.core.engine import Engine, How, engine_for, is_ready
from ludothek.core.fields import OVER, assign
from ludothek.core.game import Game
from ludothek.core.verbs import apply, danger, gain, key, legal, worth

DEEPEST = 60  # no line is read further
WIN = 1_000_000  # a won game, less the moves it takes
WON = WIN - 1000  # beyond this a value means a won game
SLOTS = 1 << 20  # places in the memory of positions
EXACT, AT_LEAST, AT_MOST = 0, 1, 2  # what a remembered value is worth
NODES, BUDGET, REACH = 0, 1, 2  # the counters: positions looked at, how many may be, how far danger extends a line
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
        self.desk: Desk | None = None

    def choose(self, board: Any, state: Any, seat: int) -> int:
        return self.think(board, state).action

    def think(self, board: Any, state: Any) -> Thought:
        """Deepen move by move until the budget is spent or the outcome is settled."""
        desk = self.sit_down()
        desk.lay_out(board, state, self.rng)
        nodes = self.nodes if desk.engine.is_compiled else max(self.nodes // INTERPRETED, 200)
        start = time.perf_counter()
        thought = Thought(desk.first(), 0, 0, 0)
        for depth in range(1, self.depth + 1):
            budget = self.affordable(desk.looked_at(), time.perf_counter() - start) if self.seconds else nodes
            deeper = desk.look(depth, budget)
            if deeper is None:
                break
            thought = deeper
            if abs(thought.value) > WON or desk.only_move():
                break
        return thought

    def affordable(self, looked_at: int, spent: float) -> int:
        """How many positions the seconds allow in all, at the pace so far."""
        assert self.seconds
        pace = looked_at / spent if looked_at > 5000 else 200_000
        return looked_at + int(pace * max(self.seconds - spent, 0))

    def sit_down(self) -> Desk:
        how = self.how or ("compiled" if is_ready(self.game, ENTRIES) else "interpreted")
        if self.desk is None or self.desk.engine.how != how:
            self.desk = Desk(engine_for(self.game, ENTRIES, how))
        return self.desk


class Paper(NamedTuple):
    """What a search writes on. Place 0 of each row belongs to the position asked about, place k to k moves on."""

    board: Any  # a row of one
    positions: Any
    outs: Any  # outs[k]: the moves of position k
    ranks: Any  # ranks[k]: how promising each of them is
    keys: Any  # the memory: whose notes these are
    notes: Any  # the memory: what was found
    habits: Any  # habits[2 * action + seat]: how often a quiet move has been good
    counters: Any  # NODES, BUDGET, REACH


class Desk:
    """A place to think: the paper, and the entries of the compiled or interpreted search."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.moves = 0
        game, numbers, slots = engine.game, engine.numbers, SLOTS if engine.is_compiled else 1 << 12
        self.paper = Paper(
            board=engine.row_of([game.lay({})]),
            positions=engine.positions(DEEPEST + 2),
            outs=engine.lists(DEEPEST + 2),
            ranks=numbers(DEEPEST + 2, game.most, kind="i8"),
            keys=numbers(slots, kind="i8"),
            notes=numbers(slots, kind="i8"),
            habits=numbers(2 * game.actions, kind="i8"),
            counters=numbers(3, kind="i8"),
        )

    def lay_out(self, board: Any, state: Any, rng: list[int]) -> None:
        """Put the position on the desk, its moves in a random order so that equals take turns."""
        p = self.paper
        p.board[0] = self.engine.row_of([board])[0]
        p.positions[0] = self.engine.row_of([state])[0]
        for blank in (p.keys, p.notes, p.habits, p.counters):
            blank[:] = self.engine.numbers(len(blank), kind="i8")
        self.moves = self.engine.run.list_moves(p)
        for i in range(self.moves - 1, 0, -1):
            j = below(rng, i + 1)
            p.outs[0][i], p.outs[0][j] = int(p.outs[0][j]), int(p.outs[0][i])

    def look(self, depth: int, budget: int) -> Thought | None:
        """One round of deepening; None if the budget ran out in its first line."""
        self.paper.counters[BUDGET], self.paper.counters[REACH] = budget, min(2 * depth + 4, DEEPEST)
        value = self.engine.run.look_deeper(self.paper, 0, self.moves, depth, -WIN, WIN)
        return Thought(self.first(), int(value), depth, self.looked_at()) if value > -WIN else None

    def first(self) -> int:
        return int(self.paper.outs[0][0])

    def only_move(self) -> bool:
        return self.moves == 1

    def looked_at(self) -> int:
        return int(self.paper.counters[NODES])


# --- the search itself, compiled with each game ---


def list_moves(p: Paper) -> int:
    return legal(p.board[0], p.positions[0], p.outs[0])


def look_deeper(p: Paper, k: int, n: int, depth: int, alpha: int, beta: int) -> int:
    """Search each of the `n` moves of position `k`; bring the best to the front. Its value; alpha if none is better."""
    for i in range(n):
        side = play_on(p, k, p.outs[k][i])
        value = alpha + 1
        if i > 0:
            value = side * search(p, k + 1, depth - 1, lower(side, alpha, alpha + 1), upper(side, alpha, alpha + 1))
        if value > alpha:
            value = side * search(p, k + 1, depth - 1, lower(side, alpha, beta), upper(side, alpha, beta))
        if is_spent(p):
            break
        if value > alpha:
            alpha = value
            bring_forward(p.outs[k], i)
    return alpha


def search(p: Paper, k: int, depth: int, alpha: int, beta: int) -> int:  # noqa: C901  recursion must be direct to be kept
    """What position `k` is worth to the seat to move, `depth` moves deep, if that lies between alpha and beta."""
    b, s = p.board[0], p.positions[k]
    if s.turn == OVER:
        return -outcome(s, p.positions[k - 1].turn, k)
    if depth <= 0:
        if k >= p.counters[REACH] or not danger(b, s):
            return settle(p, k, alpha, beta)
        depth = 1
    p.counters[NODES] += 1
    if is_spent(p) or k >= DEEPEST:
        return worth(b, s, s.turn)
    number = key(b, s)
    slot = number & (len(p.keys) - 1)
    known = p.keys[slot] == number
    if known and noted_depth(p.notes[slot]) >= depth and answers(p.notes[slot], k, alpha, beta):
        return noted_value(p.notes[slot], k)
    n = legal(b, s, p.outs[k])
    rank_moves(b, s, p.outs[k], p.ranks[k], n, noted_action(p.notes[slot]) if known else -1, p.habits)
    best = -WIN
    for i in range(n):
        action = pick_next(p.outs[k], p.ranks[k], i, n)
        side = play_on(p, k, action)
        is_quiet = p.ranks[k][i] < FORCING
        less = 1 if is_quiet and i >= LATE and depth >= 3 else 0
        floor = max(alpha, best)
        top = floor + 1 if i > 0 else beta
        value = side * search(p, k + 1, depth - 1 - less, lower(side, floor, top), upper(side, floor, top))
        if value > floor and (less > 0 or top < beta):
            value = side * search(p, k + 1, depth - 1, lower(side, floor, beta), upper(side, floor, beta))
        if value > best:
            best = value
            bring_forward(p.outs[k], i)
        if best >= beta:
            if is_quiet:
                p.habits[2 * action + s.turn] += depth * depth
            break
    if not is_spent(p):
        p.keys[slot] = number
        p.notes[slot] = note(best, k, depth, bound_of(best, alpha, beta), p.outs[k][0])
    return best


def settle(p: Paper, k: int, alpha: int, beta: int) -> int:
    """Follow the captures to their end: a position is valued only when nothing more is won at once."""
    b, s = p.board[0], p.positions[k]
    if s.turn == OVER:
        return -outcome(s, p.positions[k - 1].turn, k)
    p.counters[NODES] += 1
    best = worth(b, s, s.turn)
    if best >= beta or k >= DEEPEST:
        return best
    n = winning_moves(b, s, p.outs[k], p.ranks[k])
    for i in range(n):
        side = play_on(p, k, pick_next(p.outs[k], p.ranks[k], i, n))
        floor = max(alpha, best)
        best = max(best, side * settle(p, k + 1, lower(side, floor, beta), upper(side, floor, beta)))
        if best >= beta:
            break
    return best


def play_on(p: Paper, k: int, action: int) -> int:
    """Make position `k + 1` what an action leads to; 1 if the same seat goes on, otherwise -1."""
    assign(p.positions, k + 1, p.positions[k])
    apply(p.board[0], p.positions[k + 1], action)
    return 1 if p.positions[k + 1].turn == p.positions[k].turn else -1


def lower(side: int, alpha: int, beta: int) -> int:
    return alpha if side > 0 else -beta


def upper(side: int, alpha: int, beta: int) -> int:
    return beta if side > 0 else -alpha


# --- the words the search is written in ---

LATE = 4  # from this place on a quiet move counts as late
FORCING = 1 << 40  # ranks above this belong to moves that win something or are remembered


def is_spent(p: Paper) -> bool:
    return p.counters[NODES] > p.counters[BUDGET]  # type: ignore[no-any-return]


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
        return AT_LEAST
    return EXACT if value > alpha else AT_MOST


def rank_moves(b: Any, s: Any, out: Any, ranks: Any, n: int, hint: int, habits: Any) -> None:
    """The remembered move first, then what wins most, then what has often been good."""
    for i in range(n):
        won = gain(b, s, out[i])
        ranks[i] = FORCING + won if won > 0 else min(habits[2 * out[i] + s.turn], FORCING - 1)
        if out[i] == hint:
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


# A note packs value, depth, bound and action into one number. Won games are noted by their distance from here.


def note(value: int, k: int, depth: int, bound: int, action: int) -> int:
    if value > WON:
        value += k
    elif value < -WON:
        value -= k
    return ((action * 4 + bound) * 128 + depth) * (4 * WIN) + value + 2 * WIN


def noted_value(packed: int, k: int) -> int:
    value = packed % (4 * WIN) - 2 * WIN
    if value > WON:
        return value - k
    if value < -WON:
        return value + k
    return value


def noted_depth(packed: int) -> int:
    return packed // (4 * WIN) % 128


def noted_action(packed: int) -> int:
    return packed // (4 * WIN * 128 * 4)


def answers(packed: int, k: int, alpha: int, beta: int) -> bool:
    """Whether a remembered value settles a question about this window."""
    bound, value = packed // (4 * WIN * 128) % 4, noted_value(packed, k)
    return bound == EXACT or (bound == AT_LEAST and value >= beta) or (bound == AT_MOST and value <= alpha)


ENTRIES = (list_moves, look_deeper)
