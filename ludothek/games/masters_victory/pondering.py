"""Weighing moves without knowing the other side's numbers: in many imagined worlds, by what can be taken in return.

`known` is a row of one position as a seat knows it; `worlds` has room for positions in which everything is imagined.
"""

from __future__ import annotations

from typing import Any

from ludothek.core.fields import OVER, assign
from ludothek.core.verbs import apply, guess, legal
from ludothek.games.masters_victory.board import Board
from ludothek.games.masters_victory.knowledge import imagine
from ludothek.games.masters_victory.position import State
from ludothek.games.masters_victory.value import threat, worth

WON = 5000.0  # what a game is worth in pieces
FEAR, HOPE = 0.6, 0.15  # how much of what could be taken from us, and from them, is reckoned in
MOST_STEPS = 24  # of a turn in the head


def weigh(B: Any, known: Any, worlds: Any, out: Any, values: Any, rng: Any, seat: int, deals: int, wary: int) -> int:
    """List the legal actions in `out` and the mean of what each leads to in `values`; return how many."""
    b = B[0]
    n = legal(b, known[0], out)
    for i in range(n):
        values[i] = 0.0
    for _ in range(deals):
        assign(worlds, 0, known[0])
        imagine(b, worlds[0], seat, rng)
        for i in range(n):
            assign(worlds, 1, worlds[0])
            apply(b, worlds[1], out[i])
            values[i] += judged(b, worlds[1], seat, wary) / deals
    return n


def play_through(
    B: Any, known: Any, worlds: Any, chosen: Any, out: Any, values: Any, rng: Any, seat: int, deals: int, turns: int
) -> None:
    """Play each of the chosen actions, then so many turns, in the same imagined worlds; the means go to `values`."""
    b = B[0]
    for i in range(len(chosen)):
        values[i] = 0.0
    for _ in range(deals):
        assign(worlds, 0, known[0])
        imagine(b, worlds[0], seat, rng)
        for i in range(len(chosen)):
            assign(worlds, 1, worlds[0])
            apply(b, worlds[1], chosen[i])
            play_turns(b, worlds[1], out, rng, turns)
            values[i] += judged(b, worlds[1], seat, 1) / deals


def play_turns(b: Board, s: State, out: Any, rng: Any, turns: int) -> None:
    """Both sides take what they can see until so many turns have ended."""
    steps = 0
    while turns > 0 and s.turn != OVER and steps < MOST_STEPS * 4:
        turn = s.turn
        apply(b, s, guess(b, s, out, rng))
        turns -= s.turn != turn
        steps += 1


def judged(b: Board, s: State, seat: int, wary: int) -> float:
    """What a position is worth to a seat; who is wary also looks at what can be taken next."""
    if s.turn == OVER:
        return WON * (2.0 * s.score[seat] - 1.0)
    value = float(worth(b, s, seat))
    if wary:
        value += HOPE * threat(s, 1 - seat) - FEAR * threat(s, seat)
    return value


ENTRIES = (weigh, play_through)
