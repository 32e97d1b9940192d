"""What a seat knows of the other side's numbers, and worlds that agree with it."""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.games.masters_victory.board import ARRANGEMENTS, FIRST, NOWHERE, NUMBERED, OWN, PIECES, Board
from ludothek.games.masters_victory.position import State, side_of


def redact(b: Board, s: State, seat: int) -> None:
    """Take away what a seat does not know: the numbers of the other side's pieces on the board (W11.1)."""
    for piece in range(PIECES):
        if side_of(piece) != seat and not is_seen(s, piece):
            s.number[piece] = 0


def is_seen(s: State, piece: int) -> bool:
    """Whether a number lies open: that of a removed piece (W11.2), or of one that has come back (W11.4)."""
    return s.where[piece] == NOWHERE or s.open[piece] != 0


def imagine(b: Board, s: State, seat: int, rng: list[int]) -> None:
    """Deal the hidden numbers in one of the ways that agree with all a seat has seen, each as likely as the others."""
    for i in range(len(NUMBERED)):
        first = OWN * (1 - seat) + FIRST[NUMBERED[i]]
        ways = 0
        for arrangement in range(len(ARRANGEMENTS)):
            ways += agrees(s, first, arrangement)
        if ways > 0:
            deal_imagined(s, first, below(rng, ways))


def agrees(s: State, first: int, arrangement: int) -> int:
    """1 if six pieces may bear these numbers: open ones are what they are, others at least what fights have shown."""
    for i in range(6):
        n = ARRANGEMENTS[arrangement][i]
        if is_seen(s, first + i):
            if n != s.number[first + i]:
                return 0
        elif min(n, 3) < s.floor[first + i]:
            return 0
    return 1


def deal_imagined(s: State, first: int, way: int) -> None:
    """The arrangement behind a number below all that agree."""
    for arrangement in range(len(ARRANGEMENTS)):
        if agrees(s, first, arrangement):
            if way == 0:
                for i in range(6):
                    s.number[first + i] = ARRANGEMENTS[arrangement][i]
                return
            way -= 1
