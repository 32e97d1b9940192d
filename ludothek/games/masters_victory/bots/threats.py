"""Who could attack a piece or fire at it with a single move, as far as a seat can know.

Several moves of one turn can do more: they remove a shield first, or clear a way. Nothing is said of that here.
"""

from __future__ import annotations

from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board
from ludothek.games.masters_victory.bots.value import is_sheltered
from ludothek.games.masters_victory.referee.moves import MINES, distance, route
from ludothek.games.masters_victory.rules.combat import may_attack
from ludothek.games.masters_victory.rules.position import State, is_aircraft, is_free, side_of, value
from ludothek.games.masters_victory.telling import zone

STRONGEST = 3  # what a hidden number can count


def attackers(s: State, piece: int) -> list[int]:
    """The squares of the enemies that could attack a piece, or fire at it, with one move."""
    first = board.OWN * (1 - side_of(piece))
    others = [other for other in range(first, first + board.OWN) if s.where[other] != board.NOWHERE]
    return sorted(s.where[other] for other in others if reaches(s, other, s.where[piece]))


def reaches(s: State, other: int, to: int) -> bool:
    """Whether a piece could attack what stands on a square, or fire at it, with one move."""
    if board.TYPE[other] == board.ARTILLERY:
        return brings_under_fire(s, other, to)
    return may_attack(s, other, to) and comes_to(s, other, to)


def comes_to(s: State, piece: int, to: int) -> bool:
    """Whether a way to a square is open and short enough."""
    here, steps = s.where[piece], board.FARTHEST[board.TYPE[piece]]
    if is_aircraft(board.TYPE[piece]) or distance(here, to) > steps:
        return distance(here, to) <= steps
    pieces = {square for square in range(board.SQUARES) if s.at[square] and square not in (here, to)}
    return to not in MINES and bool(route(here, to, steps, pieces | MINES))


def brings_under_fire(s: State, gun: int, to: int) -> bool:
    """Whether artillery has an enemy in its zone before, during or after its move (W8.2)."""
    if is_sheltered(to, board.TYPE[s.at[to] - 1]):
        return False
    return any(to in zone(square, side_of(gun)) for square in stands(s, gun))


def stands(s: State, gun: int) -> set[int]:
    """Where artillery stands before, during or after its move of at most two steps (W8.8)."""
    here = s.where[gun]
    first = [on for on in board.NEXT[here] if is_free(s, on)]
    second = [on for step in first for on in board.NEXT[step] if is_free(s, on)]
    return {here, *first, *second}


def threats(b: Board, s: State, seat: int) -> list[tuple[int, list[int]]]:
    """A seat's masters that the other side could remove with one move, and from where (W12.1)."""
    masters = [
        p
        for p in range(board.OWN * seat, board.OWN * seat + board.OWN)
        if s.number[p] == board.MASTER and s.where[p] != board.NOWHERE
    ]
    found = [(s.where[p], [at for at in attackers(s, p) if can_remove(s, s.at[at] - 1, p)]) for p in masters]
    return [(at, by) for at, by in found if by]


def can_remove(s: State, other: int, piece: int) -> bool:
    """Whether an attack may succeed: in a fight by numbers a hidden one may be the highest (W6.1, W6.2)."""
    if board.RULE[board.TYPE[other]][board.TYPE[piece]] != board.R1:
        return True
    return (value(s, other) or STRONGEST) >= value(s, piece)


def removes(s: State, other: int, piece: int) -> bool:
    """Whether an attack is sure to succeed: in a fight by numbers only where both are known."""
    return board.RULE[board.TYPE[other]][board.TYPE[piece]] != board.R1 or value(s, other) >= value(s, piece)
