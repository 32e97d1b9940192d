"""A search among the worlds that a crew holds possible.

The policy says what each action promises at once. The best ones are simulated, and the worse half is dropped, over and
over (successive halving), until one is left; the policy's favourite has a head start. A simulation plays an action in
an imagined world and then, everybody by the policy, to the end of a round; what is reached there is valued. Worlds are
drawn anew for every halving and are the same for all actions in it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludothek.core.dice import below
from ludothek.core.fields import CHANCE, OVER, assign
from ludothek.core.halving import Candidates, halvings, keep_best
from ludothek.core.loops import some_throw
from ludothek.games.great_race.board import RACE, Board
from ludothek.games.great_race.bots.missions import pleased
from ludothek.games.great_race.bots.policy import appeal
from ludothek.games.great_race.bots.value import guess, look_around
from ludothek.games.great_race.bots.win_chance import chance_to_win
from ludothek.games.great_race.rules import apply, legal
from ludothek.games.great_race.rules.knowledge import imagine
from ludothek.games.great_race.rules.position import PLAN, TAKE, State


class Style(NamedTuple):
    """The parameters of a crew's search."""

    notices: int  # of a hundred actions
    noise: int  # added to what the policy says of an action, from 0 to this
    chosen: int  # the actions that the policy likes best, which are simulated
    simulations: int  # of all of them together; with none the policy decides
    prior: float  # the head start of the policy's favourite: a chance to win
    mission: int  # what it is after besides winning; 0 for nothing


def search_worlds(B: Any, known: Any, candidates: Candidates, rng: Any, seat: int, style: Style) -> int:
    """The action that comes out best, of those of a position as a seat knows it."""
    n = keep_best(candidates, evaluate_actions(B[0], known[0], candidates, rng, style), style.chosen)
    favourite = candidates.actions[0]
    rounds = halvings(n)
    while n > 1:
        simulate(B[0], known, candidates, rng, seat, style, n, max(1, style.simulations // (rounds * n)), favourite)
        n = keep_best(candidates, n, (n + 1) // 2)
    return candidates.actions[0]  # type: ignore[no-any-return]


def evaluate_actions(b: Board, s: State, candidates: Candidates, rng: Any, style: Style) -> int:
    """List what comes to mind of the legal actions and how much each appeals; return how many."""
    n = notice(candidates.actions, legal(b, s, candidates.actions), rng, style.notices)
    look_around(b, s, candidates.out)
    for i in range(n):
        candidates.values[i] = appeal(b, s, candidates.actions[i], candidates.out) + below(rng, style.noise)
    return n


def notice(actions: Any, n: int, rng: Any, share: int) -> int:
    """Keep about so many of a hundred actions, one at least; return how many."""
    kept = 0
    for i in range(n):
        if below(rng, 100) < share or (kept == 0 and i == n - 1):
            actions[kept] = actions[i]
            kept += 1
    return kept


def simulate(
    b: Board, known: Any, candidates: Candidates, rng: Any, seat: int, style: Style, n: int, worlds: int, favourite: int
) -> None:
    """Value the first `n` actions by what becomes of them in so many worlds."""
    last = last_round(b, known[0])
    for i in range(n):
        candidates.values[i] = style.prior * worlds if candidates.actions[i] == favourite else 0.0
    for _ in range(worlds):
        assign(candidates.worlds, 0, known[0])
        imagine(b, candidates.worlds[0], seat, rng)
        for i in range(n):
            assign(candidates.worlds, 1, candidates.worlds[0])
            apply(b, candidates.worlds[1], candidates.actions[i])
            play_on(b, candidates.worlds[1], candidates.out, rng, last)
            win = chance_to_win(b, candidates.worlds[1], seat, candidates.out)
            candidates.values[i] += win * pleased(b, candidates.worlds[1], style.mission)


def last_round(b: Board, s: State) -> int:
    """The round to be played to its end: the one under way, or the next where a round ends with planning (G15.8)."""
    return s.round + (1 if b.mode != RACE and (s.phase == TAKE or s.phase == PLAN) else 0)


def play_on(b: Board, s: State, out: Any, rng: Any, last: int) -> None:
    """Everybody plays quickly to the end of a round."""
    while s.turn != OVER and not is_past(b, s, last):
        apply(b, s, some_throw(b, s, out, rng) if s.turn == CHANCE else guess(b, s, out, rng))


def is_past(b: Board, s: State, last: int) -> bool:
    """Whether a round is over; where a round ends with planning, that already belongs to the next."""
    return s.round > last or (s.round == last and b.mode != RACE and s.phase == PLAN)


ENTRIES = (search_worlds,)
