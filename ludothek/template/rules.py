"""Template: throw and gather, stop in time, and reach the goal before the others do."""

from __future__ import annotations

from ludothek.core.fields import CHANCE, OVER, Position, cell, row
from ludothek.core.verbs import begins_turn, outcome
from ludothek.template.board import FACES, GO, MOST_SEATS, STOP, Board

__all__ = ["State", "apply", "begins_turn", "legal", "opens_turn", "outcome", "setup", "ways", "weight"]


class State(Position):
    points: list[int] = row("i4", MOST_SEATS)  # points[seat]: what it has kept
    gathered: int = cell("i4")  # thrown in this turn and not kept yet
    holder: int = cell("i1")  # the seat whose turn it is, also while the die is rolling


def setup(b: Board, s: State) -> None:
    s.turn = CHANCE  # P2.1, P2.2: the first seat holds the die, and it is thrown at once


def legal(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with the legal actions; return how many."""
    if s.turn == CHANCE:
        return list_throws(out)
    out[0] = GO  # P2.5
    out[1] = STOP  # P2.6
    return 2


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action."""
    s.played += 1
    if action == GO:
        s.turn = CHANCE  # P2.5
    elif action == STOP:
        keep_points(b, s)
    else:
        read_die(b, s, action)


def weight(b: Board, s: State, action: int) -> int:
    return 1  # P1.2: each face is as likely as the others


def ways(b: Board, s: State) -> int:
    return len(FACES)


def opens_turn(b: Board, s: State) -> int:
    """1 if the throw to come is the first of a turn."""
    return 1 if s.gathered == 0 else 0


# --- the words the rules are written in ---


def list_throws(out: list[int]) -> int:
    for i in range(len(FACES)):
        out[i] = FACES[i]
    return len(FACES)


def read_die(b: Board, s: State, face: int) -> None:
    if face == 1:
        hand_on(b, s)  # P2.4
    else:
        s.gathered += face  # P2.3
        s.turn = s.holder


def keep_points(b: Board, s: State) -> None:
    s.points[s.holder] += s.gathered  # P2.6, P3.2
    if s.points[s.holder] >= b.goal:
        win(s)  # P3.1
    else:
        hand_on(b, s)


def hand_on(b: Board, s: State) -> None:
    """The next seat gets the die and throws; what was gathered is kept or lost by now."""
    s.gathered = 0
    s.holder = (s.holder + 1) % b.seats  # P2.1
    s.turn = CHANCE  # P2.2


def win(s: State) -> None:
    s.gathered = 0
    s.score[s.holder] = 1.0  # P3.3
    s.turn = OVER
