"""Positions of Masters Victory as a text: "T2 G1, A F8" is a tank with a 2 on G1 and artillery on F8."""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.games.masters_victory.board import (
    ARMY,
    FIRST,
    GREEN,
    MASTER,
    NAMED,
    NOWHERE,
    NUMBERED,
    OWN,
    PIECES,
    RED,
    TYPES,
    Board,
)
from ludothek.games.masters_victory.rules.position import TURN, State, put

DECK = (1, 1, 2, 2, 3, MASTER)
KINGS = ("T3M A1", "T3M R15")  # stand by where nothing else is said, so that the game goes on


def arrange(b: Board, s: State, given: Mapping[str, str]) -> None:
    """Put down the armies `red` and `green`, all other pieces removed, at the beginning of a `turn`.

    Numbers that are not named are dealt in rising order, masters last, and first to pieces on the board. A tank is the
    master of its side in a corner, unless `masters` says "named".
    """
    s.at[:] = [0] * len(s.at)
    s.where[:] = [NOWHERE] * PIECES
    for side, name in ((RED, "red"), (GREEN, "green")):
        army = [piece for piece in given.get(name, "").split(", ") if piece]
        put_down(s, side, army if army and given.get("masters") == "named" else [*army, KINGS[side]])
    s.turn, s.phase, s.dealt = ("red", "green").index(given.get("turn", "red")), TURN, 6


def put_down(s: State, side: int, army: list[str]) -> None:
    for kind, letter in enumerate(TYPES):
        mine = [words.split() for words in army if words[0] == letter]
        first, numbers = OWN * side + FIRST[kind], [number_of(text[1:]) for text, _ in mine]
        if kind in NUMBERED:
            s.number[first : first + ARMY[kind]] = filled(numbers)
        for piece, (_, square) in enumerate(mine, first):
            put(s, piece, NAMED[square])


def filled(numbers: list[int]) -> list[int]:
    """Six numbers, the missing ones dealt in rising order."""
    deck = list(DECK)
    for n in numbers:
        if n:
            deck.remove(n)
    spare = iter(deck)
    return [n or next(spare) for n in numbers] + list(spare)


def number_of(text: str) -> int:
    return MASTER if text == "3M" else int(text or 0)
