"""Six coloured dice: what can lie on the table, a set at a time, and how many throws bring it about.

The order in which dice fell does not matter, so what lies there is a set with repetitions: how many red, yellow,
green, blue, purple and white dice. Each set of up to six dice has a number; 0 is no dice at all.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from math import factorial, prod

COLOURS = "RYGBPW"  # M1.6: once each on every die
RED, YELLOW, GREEN, BLUE, PURPLE, WHITE = range(6)
DICE = 6  # M1.4

Counts = tuple[int, ...]  # how many of each colour


def counted(faces: tuple[int, ...]) -> Counts:
    return tuple(faces.count(colour) for colour in range(6))


SETS: tuple[Counts, ...] = tuple(  # SETS[number]: the dice of a set, small sets first
    counted(faces) for size in range(DICE + 1) for faces in combinations_with_replacement(range(6), size)
)
NUMBER = {counts: number for number, counts in enumerate(SETS)}
SIZE = tuple(map(sum, SETS))  # SIZE[number]: how many dice it has
FIRST = tuple(SIZE.index(size) for size in range(DICE + 1))  # FIRST[size]: the first set of that size
SETS_OF = tuple(SIZE.count(size) for size in range(DICE + 1))  # SETS_OF[size]: 1, 6, 21, 56, 126, 252, 462
WAYS_TO_THROW = tuple(factorial(sum(counts)) // prod(map(factorial, counts)) for counts in SETS)
THROWS: tuple[int, ...] = tuple(6**size for size in range(DICE + 1))  # THROWS[size]: the ways so many dice can fall
WITH = tuple(  # WITH[number][colour]: the set with one die more; 0 where there would be too many
    tuple(NUMBER.get((*counts[:c], counts[c] + 1, *counts[c + 1 :]), 0) for c in range(6)) for counts in SETS
)
WITHOUT = tuple(  # WITHOUT[number][colour]: the set with one die less; -1 where there is none of that colour
    tuple(NUMBER.get((*counts[:c], counts[c] - 1, *counts[c + 1 :]), -1) for c in range(6)) for counts in SETS
)


def parts(number: int) -> tuple[int, ...]:
    """The sets that can be taken out of a set, at least one die each; filled up with 0 to the most there can be."""
    found: list[int] = [NUMBER[part] for part in product(*(range(n + 1) for n in SETS[number])) if any(part)]
    return (*sorted(found), *[0] * (2**DICE - 1 - len(found)))


PARTS = tuple(parts(number) for number in range(FIRST[DICE], len(SETS)))  # PARTS[number of a throw - FIRST[6]]


def letters(number: int) -> str:
    """A set in letters: `RYBPPW`."""
    return "".join(COLOURS[colour] * SETS[number][colour] for colour in range(6))


LETTERED = {letters(number): number for number in range(len(SETS))}  # "RB" -> its number
