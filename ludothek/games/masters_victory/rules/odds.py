"""What a hidden number can be: its share of all deals that agree with what lies open and what fights have shown."""

from __future__ import annotations

from functools import cache

from ludothek.games.masters_victory.board import ARRANGEMENTS, FIRST, OWN, TYPE
from ludothek.games.masters_victory.rules.knowledge import is_seen
from ludothek.games.masters_victory.rules.position import State, side_of


def possible(s: State, piece: int) -> list[tuple[int, float]]:
    """Each number that a piece can still bear, with its share."""
    first = OWN * side_of(piece) + FIRST[TYPE[piece]]
    shares = shares_of(
        tuple(s.number[first + i] if is_seen(s, first + i) else 0 for i in range(6)),
        tuple(s.floor[first + i] for i in range(6)),
    )
    return [(n, share) for n, share in shares[piece - first] if share]


@cache
def shares_of(seen: tuple[int, ...], floors: tuple[int, ...]) -> list[list[tuple[int, float]]]:
    """For each of six pieces the share of every number among the deals that agree with what was seen."""
    deals = [
        deal
        for deal in ARRANGEMENTS
        if all(n == known if known else min(n, 3) >= floor for n, known, floor in zip(deal, seen, floors, strict=True))
    ]
    return [[(n, sum(deal[i] == n for deal in deals) / len(deals)) for n in range(1, 5)] for i in range(6)]
