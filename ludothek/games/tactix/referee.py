"""Why a move is not taken: the first rule that it breaks, and the squares to look at."""

from __future__ import annotations

import re
from itertools import pairwise

from ludothek.core.fields import OVER
from ludothek.core.game import Refused
from ludothek.games.tactix.board import (
    E5,
    EAST,
    EMPTY,
    FACES,
    KING,
    NAMED,
    NORTH,
    OFF,
    SOUTH,
    STEP,
    STEPS,
    WAYS,
    WEST,
    Board,
    name,
)
from ludothek.games.tactix.rules import (
    CENTRE,
    KING_SQUARE,
    KING_TAKEN,
    PASSES,
    QUIET,
    REPETITION,
    State,
    add_moves,
    side_of,
)
from ludothek.games.tactix.telling import taken_apart

OVER_BY = {KING_TAKEN: "T5.1", KING_SQUARE: "T5.2", CENTRE: "T5.6", REPETITION: "T5.9", QUIET: "T5.10", PASSES: "T5.12"}
SQUARE = re.compile(r"[a-z]\d+")


def judge(b: Board, s: State, seat: int, text: str) -> Refused:
    """The refusal of a text that is not one of the seat's legal moves."""
    if s.turn == OVER:
        return Refused("over", OVER_BY.get(s.ending, "T5.1"))
    if seat != s.turn:
        return Refused("turn", "T2.4")
    if text == "pass":
        return Refused("pass", "T3.13")
    squares, marks = taken_apart(text)
    if len(squares) == 1 and SQUARE.fullmatch(squares[0]):
        return wrong_start(b, s, squares[0])
    stutters = len(squares) > 2 and any(a == z for a, z in pairwise(squares))
    if len(squares) < 2 or not all(map(SQUARE.fullmatch, squares)) or stutters:
        return Refused("unreadable", "T3.1", text=text)
    return (
        wrong_square(s, squares)
        or wrong_shape(s, squares)
        or wrong_landing(b, s, squares)
        or wrong_claim(s, squares, marks)
    )


def wrong_start(b: Board, s: State, square: str) -> Refused:
    """Why nothing begins on a square; a piece that could go on is only half a move."""
    if refused := wrong_square(s, [square]):
        return refused
    origin = NAMED[square]
    if add_moves(b, s, origin, s.at[origin] * side_of(s.turn), [0] * WAYS, 0) == 0:
        return Refused("stuck", "T3.9", squares=[square], square=square)
    return Refused("unreadable", "T3.1", text=square)


def wrong_square(s: State, squares: list[str]) -> Refused | None:
    """Squares that are not on the board, or a start without an own piece."""
    for square in squares:
        if square not in NAMED or s.at[NAMED[square]] == OFF:
            return Refused("off-board", "T3.11", square=square)
    piece = s.at[NAMED[squares[0]]] * side_of(s.turn)
    if piece == EMPTY:
        return Refused("no-piece", "T3.1", squares=squares[:1], square=squares[0])
    if piece < 0:
        return Refused("not-yours", "T3.1", squares=squares[:1], square=squares[0])
    return None


def wrong_shape(s: State, squares: list[str]) -> Refused | None:
    """Steps that no move may combine, or not as many as the piece must make."""
    piece = s.at[NAMED[squares[0]]] * side_of(s.turn)
    given = sum(distance(a, z) for a, z in pairwise(squares))
    if is_diagonal(squares, STEPS[piece]):
        return Refused("diagonal", "T3.5", squares=squares)
    used = [towards for leg in pairwise(squares) for towards in directions(*leg)]
    turns = sum(a != z for a, z in pairwise(runs(used)))
    if NORTH in used and SOUTH in used:
        return Refused("there-and-back", "T3.7", squares=squares)
    if EAST in used and WEST in used:
        return Refused("left-and-right", "T3.8", squares=squares)
    if turns > 1:
        return Refused("turns", "T3.6", squares=squares)
    if given != STEPS[piece]:
        if piece == KING:
            return Refused("king-steps", "T3.4", squares=squares)
        return Refused("steps", "T3.3", squares=squares, top=FACES[piece][0], given=given)
    return None


def wrong_landing(b: Board, s: State, squares: list[str]) -> Refused | None:
    """One at the end that may not be taken, or a piece in the way."""
    way = [square for leg in pairwise(squares) for square in squares_between(*leg)]
    there = s.at[way[-1]] * side_of(s.turn)
    if there > 0:  # no other way there would do
        return Refused("own-piece", "T3.10", squares=squares[-1:], square=squares[-1])
    for square in way[:-1]:
        if s.at[square] != EMPTY:
            stopped = name(square) in squares and s.at[square] * side_of(s.turn) < 0
            why, rule = ("in-passing", "T4.2") if stopped else ("blocked", "T3.9")
            return Refused(why, rule, squares=[name(square)], square=name(square))
    if there < 0 and abs(s.at[NAMED[squares[0]]]) == KING and not b.king_captures:
        return Refused("king-takes", "T4.5", squares=squares[-1:])
    return None


def wrong_claim(s: State, squares: list[str], marks: set[str]) -> Refused:
    """A move that would be legal, written with a result that it does not have."""
    if "#" not in marks:
        return Refused("wrong-note", "T3.2", squares=squares, move=">".join(squares))
    if abs(s.at[NAMED[squares[0]]]) != KING:
        return Refused("no-win", "T5.3", squares=squares[-1:])
    return Refused("no-win-king", "T5.6" if NAMED[squares[-1]] == E5 else "T5.2", squares=squares[-1:])


# --- measuring on the board ---


def offset(a: str, z: str) -> tuple[int, int]:
    """Files and ranks from one square to another."""
    return ord(z[0]) - ord(a[0]), int(z[1:]) - int(a[1:])


def distance(a: str, z: str) -> int:
    return sum(map(abs, offset(a, z)))


def is_diagonal(squares: list[str], steps: int) -> bool:
    """A leg that leaves both its file and its rank. Two squares alone are short for a way round a corner, unless they
    touch at their corners and the piece goes one step.
    """
    if len(squares) == 2:
        return steps == 1 and set(map(abs, offset(*squares))) == {1}
    return any(0 not in offset(*leg) for leg in pairwise(squares))


def directions(a: str, z: str) -> list[int]:
    """The directions a leg goes, along the file first."""
    files, ranks = offset(a, z)
    return [NORTH if ranks > 0 else SOUTH] * (ranks != 0) + [EAST if files > 0 else WEST] * (files != 0)


def runs(used: list[int]) -> list[int]:
    """The directions with repetitions side by side left out."""
    return [towards for i, towards in enumerate(used) if i == 0 or used[i - 1] != towards]


def squares_between(a: str, z: str) -> list[int]:
    """The squares a leg enters, its end included, along the file first."""
    files, ranks = offset(a, z)
    here, entered = NAMED[a], []
    for towards, steps in ((NORTH if ranks > 0 else SOUTH, abs(ranks)), (EAST if files > 0 else WEST, abs(files))):
        for _ in range(steps):
            here += STEP[towards]
            entered.append(here)
    return entered
