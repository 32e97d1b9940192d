"""What a seat knows of others' hands and plans, and worlds that agree with it."""

from __future__ import annotations

from typing import Any

from ludothek.core.dice import below
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.position import PLAN, State
from ludothek.games.great_race.supplies import KINDS, total


def redact(b: Board, s: State, seat: int) -> None:
    """Others' cards that were not taken openly join the pool of unknown ones (D4); plans are seen with the last one."""
    for other in range(b.seats):
        if other != seat:
            for card in range(KINDS):
                hidden = s.hand[KINDS * other + card] - s.shown[KINDS * other + card]
                s.hand[KINDS * other + card] -= hidden
                s.deck[card] += hidden
            if s.phase == PLAN:
                for role in range(4):
                    s.plan[4 * other + role] = 0


def imagine(b: Board, s: State, seat: int, rng: Any) -> None:
    """Deal the unknown cards, each as likely as the others; plans not seen are made anew."""
    for other in range(b.seats):
        if other != seat:
            for _ in range(unknown(s, other)):
                deal_one(s, other, below(rng, total(s.deck)))
            if s.phase == PLAN:
                s.planned[other] = 0


def unknown(s: State, seat: int) -> int:
    """How many cards of a hand nobody else has seen."""
    known = 0
    for card in range(KINDS):
        known += s.hand[KINDS * seat + card]
    return s.held[seat] - known


def deal_one(s: State, seat: int, number: int) -> None:
    """The card behind a number below all that are in the pool."""
    for card in range(KINDS):
        number -= s.deck[card]
        if number < 0:
            s.deck[card] -= 1
            s.hand[KINDS * seat + card] += 1
            return
