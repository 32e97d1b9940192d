"""Tactix: tip your dice across the board; the top tells how far, and the king decides the game."""

from __future__ import annotations

from ludothek.core.fields import OVER, Position, cell, row
from ludothek.core.verbs import begins_turn, opens_turn, outcome, ways, weight
from ludothek.games.tactix.board import (
    BLACK_TO_MOVE,
    EAST,
    EMPTY,
    JUMP,
    KEYS,
    KINDS,
    KING,
    LANDED,
    OFF,
    PASS,
    PLACES,
    SAME_RESULT,
    SQUARES,
    STEP,
    STEPS,
    TURNS,
    WAYS,
    Board,
)

__all__ = ["State", "apply", "begins_turn", "legal", "opens_turn", "outcome", "setup", "ways", "weight"]

QUIET_LIMIT = 100  # moves in a row without a capture that make a draw (T5.10)
KING_TAKEN, KING_SQUARE, CENTRE, REPETITION, QUIET, PASSES = 1, 2, 3, 4, 5, 6  # how a game ends


class State(Position):
    at: list[int] = row("i1", PLACES)  # at[place]: the piece there, EMPTY, or OFF the board
    quiet: int = cell("i4")  # moves since the last capture, passes included
    passed: int = cell("i1")  # 1 if the last move was a pass
    ending: int = cell("i1")  # KING_TAKEN … PASSES once it is over
    number: int = cell("i8")  # the position as a number, side to move included
    seen: list[int] = row("i8", QUIET_LIMIT)  # seen[i]: that number i moves after the last capture


def setup(b: Board, s: State) -> None:
    for place in range(PLACES):
        s.at[place] = b.start[place]
        if b.start[place] not in (EMPTY, OFF):
            s.number ^= key_of(place, b.start[place])
    s.seen[0] = s.number


def legal(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with the legal actions; return how many. Each result stands once (T3.12)."""
    side = side_of(s.turn)
    n = 0
    for square in SQUARES:
        piece = s.at[square] * side
        if 0 < piece <= KING:  # T3.1: an own piece
            n = add_moves(b, s, square, piece, out, n)
    if n == 0:  # T3.13
        out[0] = PASS
        n = 1
    return n


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action."""
    s.played += 1
    if action == PASS:
        pass_on(b, s)
    else:
        s.passed = 0
        move(b, s, action // WAYS, action % WAYS)


# --- the words the rules are written in ---


def side_of(seat: int) -> int:
    """1 for White, -1 for Black: the sign of its pieces."""
    return 1 - 2 * seat


def add_moves(b: Board, s: State, square: int, piece: int, out: list[int], n: int) -> int:
    """Add the moves of one piece: every way of its length that is open."""
    steps = STEPS[piece]  # T3.3, T3.4
    takes = piece != KING or b.king_captures  # T4.4, T4.5
    action = WAYS * square
    for first in range(4):
        corner = square + STEP[first]
        left = steps - 1
        while left > 0 and s.at[corner] == EMPTY:  # T3.9
            for second in TURNS[first]:
                if leg_is_open(s, corner, second, left) and not stands_already(s, square, first, second, left, steps):
                    out[n] = action
                    n += 1
                action += 1
            corner += STEP[first]
            left -= 1
        if left == 0 and can_end(s, corner, takes):
            out[n] = action
            n += 1
        action += 2 * left + 1
    return n


def leg_is_open(s: State, square: int, towards: int, steps: int) -> bool:
    """Whether a die can go on from a square to the end of its move."""
    for _ in range(steps - 1):
        square += STEP[towards]
        if s.at[square] != EMPTY:  # T3.9
            return False
    return can_end(s, square + STEP[towards], 1)


def can_end(s: State, square: int, takes: int) -> bool:
    """An empty square, or one with an enemy for a piece that takes (T3.10, T3.11, T4.1)."""
    there = s.at[square] * side_of(s.turn)
    return there == EMPTY or (there < 0 and there >= -KING and takes != 0)


def stands_already(s: State, square: int, first: int, second: int, left: int, steps: int) -> bool:
    """A route along the rank that ends like an open one along the file is not another move (T3.12)."""
    if first < EAST or not SAME_RESULT[steps - left][left]:
        return False
    for _ in range(left):
        square += STEP[second]
        if s.at[square] != EMPTY:
            return False
    return leg_is_open(s, square, first, steps - left)


def move(b: Board, s: State, origin: int, way: int) -> None:
    side = side_of(s.turn)
    piece = s.at[origin] * side
    row = WAYS * STEPS[piece] + way
    goal = origin + JUMP[row]
    landed = LANDED[row][piece]
    taken = s.at[goal]
    s.at[origin] = EMPTY
    s.at[goal] = landed * side
    s.number ^= key_of(origin, piece * side) ^ key_of(goal, landed * side)
    if taken == -KING * side:
        s.quiet = 0
        win(s, KING_TAKEN)  # T5.1
    elif piece == KING and goal == b.goal[s.turn]:
        win(s, KING_SQUARE)  # T5.2, T5.4, T5.5
    elif piece == KING and goal == b.centre:
        win(s, CENTRE)  # T5.6, T5.7
    elif taken != EMPTY:
        s.number ^= key_of(goal, taken)  # T4.1
        hand_over(s)
        s.quiet = 0
        s.seen[0] = s.number
    else:
        hand_over(s)
        wait(b, s)


def pass_on(b: Board, s: State) -> None:
    hand_over(s)
    wait(b, s)
    if s.passed and s.turn != OVER:
        draw(s, PASSES)  # T5.12
    s.passed = 1


def hand_over(s: State) -> None:
    s.turn = 1 - s.turn  # T2.4
    s.number ^= BLACK_TO_MOVE


def wait(b: Board, s: State) -> None:
    """Count a move without a capture, and see whether it makes a draw."""
    s.quiet += 1
    if not b.draws:  # T5.11
        return
    if seen_before(s) >= 2:
        draw(s, REPETITION)  # T5.9
    elif s.quiet == QUIET_LIMIT:
        draw(s, QUIET)  # T5.10
    else:
        s.seen[s.quiet] = s.number


def seen_before(s: State) -> int:
    """How often this position, with this side to move, has stood on the board since the last capture."""
    times = 0
    for i in range(s.quiet & 1, s.quiet, 2):
        if s.seen[i] == s.number:
            times += 1
    return times


def win(s: State, ending: int) -> None:
    s.score[s.turn] = 1.0
    s.turn = OVER
    s.ending = ending


def draw(s: State, ending: int) -> None:
    s.score[0] = 0.5
    s.score[1] = 0.5
    s.turn = OVER
    s.ending = ending


def key_of(square: int, piece: int) -> int:
    return KEYS[KINDS * square + piece + KING]
