"""The set-up: where people keep their masters, and a chooser that deals as they do.

The model: whoever sets up keeps the master of a type in the rear and at the edges. The shelter of a start square grows
by one with every column from the middle and by two with every line from the front; the least sheltered square of a type
counts one, and a square bears the master as often as the square of what it counts. The other five numbers are dealt at
random. Whoever draws a set-up from this shelters its masters, and nobody can be sure where they are.
"""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.rules.position import State


def shelter(piece: int) -> int:
    """How sheltered a piece of Red's starts: by columns from the middle, and lines from the front."""
    line, column = divmod(board.START[piece], board.COLUMNS)
    return abs(column - board.COLUMNS // 2) - 2 * line


def kept(piece: int) -> int:
    """How often a piece of Red's is its master, the least sheltered one of its type once."""
    kind = board.TYPE[piece]
    least = min(shelter(other) for other in range(board.FIRST[kind], board.FIRST[kind] + board.ARMY[kind]))
    return (1 + shelter(piece) - least) ** 2


KEPT = tuple(kept(piece) for piece in range(board.OWN))  # KEPT[piece]: of Red's; Green's are the same turned round
BY_KEEPING = tuple(  # BY_KEEPING[i]: the arrangements of NUMBERED[i], each as often as its master is kept there
    tuple(
        number
        for number, arrangement in enumerate(board.ARRANGEMENTS)
        for _ in range(KEPT[board.FIRST[kind] + arrangement.index(board.MASTER)])
    )
    for kind in board.NUMBERED
)


def set_up(s: State, rng: list[int]) -> int:
    """An arrangement for the type that is to be dealt."""
    likely = BY_KEEPING[s.dealt % len(board.NUMBERED)]
    return likely[below(rng, len(likely))]
