"""Dice with two red, two blue and two cross faces: what can lie on the table, and how many throws bring it about."""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial, prod

from ludothek.games.victory.board import FACES

FIRST_THROW = 3  # dice (V4.1)
SETS = tuple(
    tuple(faces.count(face) for face in range(3))
    for size in range(1, FIRST_THROW + 1)
    for faces in combinations_with_replacement(range(3), size)
)  # SETS[set]: how many of red, blue and cross; one die first, then two, then three
FIRST = (0, 0, 3, 9, 19)  # FIRST[n]: the first set of n dice; the last one ends the list
WAYS = tuple(factorial(sum(s)) // prod(map(factorial, s)) for s in SETS)  # of 3 to the power of its dice


def letters(dice: int) -> str:
    """A set as it is written: `RBX`."""
    return "".join(face * n for face, n in zip(FACES, SETS[dice], strict=True))


LETTERED = {letters(dice): dice for dice in range(len(SETS))}
