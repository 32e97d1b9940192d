"""The position: where every piece stands, what is on its back, what the other side has seen of it, and the turn."""

from __future__ import annotations

from ludothek.core.fields import OVER, Position, cell, row
from ludothek.games.masters_victory import board

DEALING, TURN, REST, STEP, SWITCHING = range(5)  # phases: STEP is the second one of an artillery piece
MASTERS, QUIET = 1, 2  # how a game ends


class State(Position):
    at: list[int] = row("i1", board.SQUARES)  # at[square]: the piece there, counted from 1; 0 for none
    where: list[int] = row("i2", board.PIECES)  # where[piece]: its square; NOWHERE once removed
    number: list[int] = row("i1", board.PIECES)  # number[piece]: on its back, MASTER for 3M; 0 for none, or not known
    open: list[int] = row("i1", board.PIECES)  # open[piece]: 1 if both know its number on the board (W11.4)
    floor: list[int] = row("i1", board.PIECES)  # floor[piece]: the least its number can be, as the other side has seen
    moved: list[int] = row("i1", board.PIECES)  # moved[piece]: 1 if it has moved in this turn
    walked: list[int] = row("i1", board.PIECES)  # walked[piece]: 1 if it has ever moved
    dared: list[int] = row(
        "i1", board.PIECES
    )  # dared[piece]: 1 if it has ever attacked an equal and stands to tell of it
    phase: int = cell("i1")  # DEALING … SWITCHING
    dealt: int = cell("i1")  # deals made so far
    moves: int = cell("i1")  # pieces moved in this turn
    running: int = cell("i1")  # the piece whose move goes on or whose place is taken, counted from 1; 0 for none
    steps: int = cell("i1")  # that it has left
    budget: int = cell("i1")  # of the switch that is being made
    returned: int = cell("i1")  # pieces it has brought back
    busy: int = cell("i1")  # 1 if something was removed or switched in this turn
    quiet: int = cell("i2")  # turns in a row without that (W12.4)
    ending: int = cell("i1")  # MASTERS or QUIET once it is over


def side_of(piece: int) -> int:
    return piece // board.OWN


def is_enemy(s: State, square: int, side: int) -> bool:
    return s.at[square] > 0 and side_of(s.at[square] - 1) != side


def is_aircraft(kind: int) -> bool:
    return kind <= board.BOMBER


def is_free(s: State, square: int) -> bool:
    """Whether a ground piece may go there: on the board, empty, and no mine (W3.7, W4.1)."""
    return square != board.NOWHERE and s.at[square] == 0 and board.TERRAIN[square] != board.MINE


def value(s: State, piece: int) -> int:
    """What a number counts in a fight: a master is a three (W6.2)."""
    return min(s.number[piece], 3)


def put(s: State, piece: int, square: int) -> None:
    if s.where[piece] != board.NOWHERE:
        s.at[s.where[piece]] = 0
    s.where[piece] = square
    s.at[square] = piece + 1


def remove(s: State, piece: int) -> None:
    """Off the board, to lie open for both (W11.2)."""
    s.at[s.where[piece]] = 0
    s.where[piece] = board.NOWHERE
    s.busy = 1


def look_for_masters(s: State) -> None:
    """A side without a master on the board has lost (W12.2); if both have none, nobody wins (W12.3)."""
    red = masters(s, board.RED)
    green = masters(s, board.GREEN)
    if red == 0 or green == 0:
        s.score[board.RED] = 0.5 if red == green else 1.0 if red > 0 else 0.0
        s.score[board.GREEN] = 1.0 - s.score[board.RED]
        s.turn = OVER
        s.ending = MASTERS


def masters(s: State, side: int) -> int:
    n = 0
    for piece in range(board.OWN * side, board.OWN * side + board.OWN):
        n += s.number[piece] == board.MASTER and s.where[piece] != board.NOWHERE
    return n
