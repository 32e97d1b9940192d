"""What a seat knows of the other side's numbers, and worlds that agree with it."""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.games.masters_victory.board import ARRANGEMENTS, FIRST, NOWHERE, NUMBERED, OWN, PIECES, Board
from ludothek.games.masters_victory.rules.beliefs import likelihood
from ludothek.games.masters_victory.rules.position import State, side_of

EVEN, LIKELY = 0, 1  # how worlds are drawn: all alike, or by the model of beliefs.py


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
    imagine_by(s, seat, rng, EVEN)


def imagine_by(s: State, seat: int, rng: list[int], model: int) -> None:
    """Deal the hidden numbers in a way that agrees with all a seat has seen, drawn by a model."""
    for i in range(len(NUMBERED)):
        first = OWN * (1 - seat) + FIRST[NUMBERED[i]]
        ways = 0
        for arrangement in range(len(ARRANGEMENTS)):
            ways += chances(s, first, arrangement, model)
        if ways > 0:
            deal_imagined(s, first, below(rng, ways), model)


def chances(s: State, first: int, arrangement: int, model: int) -> int:
    """How often an arrangement is drawn, compared with others; never if it does not agree."""
    if not agrees(s, first, arrangement):
        return 0
    return likelihood(s, first, arrangement) if model == LIKELY else 1


def agrees(s: State, first: int, arrangement: int) -> bool:
    """Whether six pieces may bear these: open numbers are what they are, others at least what fights have shown."""
    for i in range(6):
        n = ARRANGEMENTS[arrangement][i]
        if is_seen(s, first + i):
            if n != s.number[first + i]:
                return False
        elif min(n, 3) < s.floor[first + i]:
            return False
    return True


def deal_imagined(s: State, first: int, way: int, model: int) -> None:
    """The arrangement behind a number below all chances."""
    for arrangement in range(len(ARRANGEMENTS)):
        way -= chances(s, first, arrangement, model)
        if way < 0:
            for i in range(6):
                s.number[first + i] = ARRANGEMENTS[arrangement][i]
            return
