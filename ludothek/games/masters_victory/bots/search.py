"""A search among the worlds that a seat holds possible.

All actions are valued by what they lead to at once. The best ones are simulated, and the worse half is dropped, over
and over (successive halving), until one is left. A simulation plays an action in an imagined world and then, each side
by what it would know there, so many turns to their end; the position reached is valued. Worlds are drawn anew for every
round and are the same for all actions in it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludothek.core.dice import below
from ludothek.core.fields import OVER, assign
from ludothek.core.halving import Candidates, halvings, keep_best
from ludothek.core.verbs import apply, guess, legal
from ludothek.games.masters_victory.board import Board
from ludothek.games.masters_victory.bots.evaluation import threat, worth
from ludothek.games.masters_victory.rules.knowledge import imagine_by
from ludothek.games.masters_victory.rules.position import TURN, State

WON = 5000.0  # what a game is worth in pieces
NEXT_TAKES, THEN_TAKES = 0.6, 0.15  # how much is reckoned in of what the side to move could take, and then the other
MOST_STEPS = 96  # of the turns in the head
ASIDE = 4  # where a move only goes on, so much less is simulated


class Style(NamedTuple):
    """The parameters of a general's search."""

    notices: int  # of a hundred actions
    deals: int  # imagined for every action
    wary: int  # 1 if it looks at what can be taken next
    model: int  # how likely it holds a deal: EVEN or LIKELY
    chosen: int  # the best actions, which are simulated
    simulations: int  # of all of them together
    turns: int  # to be ended in a simulation: its own, and those that follow


def search_worlds(B: Any, known: Any, candidates: Candidates, rng: Any, seat: int, style: Style) -> int:
    """The action that comes out best, of those of a position as a seat knows it."""
    n = keep_best(candidates, evaluate_actions(B, known, candidates, rng, seat, style), style.chosen)
    budget = style.simulations if known[0].phase == TURN else style.simulations // ASIDE
    rounds = halvings(n)
    while n > 1:
        simulate(B, known, candidates, rng, seat, style, n, max(1, budget // (rounds * n)))
        n = keep_best(candidates, n, (n + 1) // 2)
    return candidates.actions[0]  # type: ignore[no-any-return]


def evaluate_actions(B: Any, known: Any, candidates: Candidates, rng: Any, seat: int, style: Style) -> int:
    """List what comes to mind of the legal actions and the sum of what each leads to at once; return how many."""
    b = B[0]
    n = notice(candidates.actions, legal(b, known[0], candidates.actions), rng, style.notices)
    for i in range(n):
        candidates.values[i] = 0.0
    for _ in range(style.deals):
        assign(candidates.worlds, 0, known[0])
        imagine_by(candidates.worlds[0], seat, rng, style.model)
        for i in range(n):
            assign(candidates.worlds, 1, candidates.worlds[0])
            apply(b, candidates.worlds[1], candidates.actions[i])
            candidates.values[i] += judged(b, candidates.worlds[1], seat, 1 - seat, style.wary)
    return n


def notice(actions: Any, n: int, rng: Any, share: int) -> int:
    """Keep so many of a hundred actions, and the last, which ends the turn or the move; return how many."""
    if share == 100:
        return n
    kept = 0
    for i in range(n):
        if i == n - 1 or below(rng, 100) < share:
            actions[kept] = actions[i]
            kept += 1
    return kept


def simulate(B: Any, known: Any, candidates: Candidates, rng: Any, seat: int, style: Style, n: int, deals: int) -> None:
    """Value the first `n` actions by what becomes of them in so many worlds."""
    b = B[0]
    for i in range(n):
        candidates.values[i] = 0.0
    for _ in range(deals):
        assign(candidates.worlds, 0, known[0])
        imagine_by(candidates.worlds[0], seat, rng, style.model)
        for i in range(n):
            assign(candidates.worlds, 1, candidates.worlds[0])
            apply(b, candidates.worlds[1], candidates.actions[i])
            play_turns(b, candidates.worlds[1], candidates.out, rng, style.turns)
            candidates.values[i] += judged(b, candidates.worlds[1], seat, candidates.worlds[1].turn, 1)


def play_turns(b: Board, s: State, out: Any, rng: Any, turns: int) -> None:
    """Both sides take what they can see until so many turns have ended."""
    steps = 0
    while turns > 0 and s.turn != OVER and steps < MOST_STEPS:
        turn = s.turn
        apply(b, s, guess(b, s, out, rng))
        turns -= s.turn != turn
        steps += 1


def judged(b: Board, s: State, seat: int, mover: int, wary: int) -> float:
    """What a position is worth to a seat; who is wary also looks at what can be taken, first by the mover."""
    if s.turn == OVER:
        return WON * (2.0 * s.score[seat] - 1.0)
    value = float(worth(b, s, seat))
    if wary:
        sign = 1.0 if mover == seat else -1.0
        value += sign * (NEXT_TAKES * threat(s, 1 - mover) - THEN_TAKES * threat(s, mover))
    return value


ENTRIES = (search_worlds,)
