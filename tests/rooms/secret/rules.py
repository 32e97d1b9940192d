"""Secret: hide 1, 2 or 3; perhaps show whether it is odd; say ready; the other guesses."""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.core.fields import OVER, Position, cell
from ludothek.core.verbs import begins_turn, opens_turn, outcome, ways, weight, withdraw
from tests.rooms.secret.board import Board

__all__ = [
    "State",
    "apply",
    "begins_turn",
    "imagine",
    "legal",
    "opens_turn",
    "outcome",
    "redact",
    "reveals",
    "setup",
    "ways",
    "weight",
    "withdraw",
]

SHOW, READY = 4, 5  # 1-3 hide or guess that number


class State(Position):
    number: int = cell("i1")  # what is hidden, 0 before; redacted: -1
    odd: int = cell("i1")  # 1 odd, 2 even, once it has been shown


def setup(b: Board, s: State) -> None:
    """Nothing is hidden yet."""


def legal(b: Board, s: State, out: list[int]) -> int:
    hidden = s.number != 0
    first, n = (SHOW if s.odd == 0 else READY, 2 - (s.odd != 0)) if hidden and s.turn == 0 else (1, 3)
    for i in range(n):
        out[i] = first + i
    return n


def apply(b: Board, s: State, action: int) -> None:
    s.played += 1
    if s.turn == 1:
        s.score[0 if action != s.number else 1] = 1.0
        s.turn = OVER
    elif action == SHOW:
        s.odd = 1 if s.number % 2 == 1 else 2
    elif action == READY:
        s.turn = 1
    else:
        s.number = action


def reveals(b: Board, s: State, action: int) -> int:
    return 1 if action == SHOW or s.turn == 1 else 0


def imagine(b: Board, s: State, seat: int, rng: list[int]) -> None:
    """Any number, if nothing was shown; else one of the odd ones or the even one."""
    if s.number == -1:
        s.number = 2 if s.odd == 2 else 1 + 2 * below(rng, 2) if s.odd == 1 else 1 + below(rng, 3)


def redact(b: Board, s: State, seat: int) -> None:
    if seat != 0 and s.turn != OVER and s.number != 0:
        s.number = -1
