"""What a general tries out in deals that it imagines: which are likely, what an order promises, what comes of it."""

from __future__ import annotations

from typing import NamedTuple

from ludothek.core.fields import OVER, assign
from ludothek.core.styles import Candidates
from ludothek.core.verbs import apply
from ludothek.games.masters_victory.board import Board
from ludothek.games.masters_victory.bots.value import threat, worth
from ludothek.games.masters_victory.rules.combat import fire_all
from ludothek.games.masters_victory.rules.knowledge import imagine_by
from ludothek.games.masters_victory.rules.position import State

WON = 5000.0  # what a game is worth in pieces
NEXT_TAKES, THEN_TAKES = 0.6, 0.15  # how much counts of what the side to move could take, and then the other


class Trait(NamedTuple):
    """What sets a general apart."""

    wary: int  # 1 if it looks at what can be taken next
    model: int  # how likely it holds a deal: EVEN or LIKELY


def suppose(b: Board, s: State, seat: int, rng: list[int], trait: Trait) -> None:
    """Deal the hidden numbers as a general holds it likely."""
    imagine_by(s, seat, rng, trait.model)


def promise(b: Board, candidates: Candidates[State], n: int, seat: int, trait: Trait) -> None:
    """Add to the values of actions what each leads to at once, as if the turn ended with it and its shots."""
    for i in range(n):
        assign(candidates.worlds, 1, candidates.worlds[0])
        apply(b, candidates.worlds[1], candidates.actions[i])
        if b.ask and candidates.worlds[1].turn == seat:
            fire_all(candidates.worlds[1], seat)
        candidates.values[i] += judged(b, candidates.worlds[1], seat, 1 - seat, trait.wary)


def estimate(b: Board, s: State, seat: int, out: list[int], trait: Trait) -> float:
    """What the position at the end of a simulation is worth to a seat."""
    return judged(b, s, seat, s.turn, trait.wary)


def judged(b: Board, s: State, seat: int, mover: int, wary: int) -> float:
    """What a position is worth to a seat; who is wary also looks at what can be taken, first by the mover."""
    if s.turn == OVER:
        return WON * (2.0 * s.score[seat] - 1.0)
    value = float(worth(b, s, seat))
    if wary:
        sign = 1.0 if mover == seat else -1.0
        value += sign * (NEXT_TAKES * threat(s, 1 - mover) - THEN_TAKES * threat(s, mover))
    return value
