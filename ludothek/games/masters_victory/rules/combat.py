"""Fights by hidden numbers, taller pieces that protect their neighbours, and the fire of artillery."""

from __future__ import annotations

from ludothek.core.fields import OVER
from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.rules import actions
from ludothek.games.masters_victory.rules.position import (
    State,
    is_aircraft,
    is_enemy,
    look_for_masters,
    put,
    remove,
    side_of,
    value,
)


def may_attack(s: State, piece: int, square: int) -> bool:
    """Whether a piece may attack what stands there, if it gets so far (W5.2)."""
    if not is_enemy(s, square, side_of(piece)):
        return False
    target = board.TYPE[s.at[square] - 1]
    if board.RULE[board.TYPE[piece]][target] == 0:
        return False
    if board.TERRAIN[square] == board.BUNKER and is_aircraft(board.TYPE[piece]) and not is_aircraft(target):
        return False  # W4.3
    return protector(s, square) == board.NOWHERE  # W9.2; soldiers do not reach mines, so W4.2 needs no word here


def protector(s: State, square: int) -> int:
    """The square beside one from which a taller piece of the same colour protects it (W9.1-W9.3), or NOWHERE."""
    piece = s.at[square] - 1
    line = square // board.COLUMNS
    column = square % board.COLUMNS
    for to_line in range(max(0, line - 1), min(board.LINES, line + 2)):
        for to_column in range(max(0, column - 1), min(board.COLUMNS, column + 2)):
            other = s.at[board.COLUMNS * to_line + to_column] - 1
            if (
                other >= 0
                and side_of(other) == side_of(piece)
                and board.HEIGHT[board.TYPE[other]] > board.HEIGHT[board.TYPE[piece]]
            ):
                return board.COLUMNS * to_line + to_column
    return board.NOWHERE


def fight(s: State, piece: int, to: int) -> None:
    """R1 between equals, R2 otherwise (W6.1-W6.3, W7.1)."""
    target = s.at[to] - 1
    if board.RULE[board.TYPE[piece]][board.TYPE[target]] != board.R1:
        remove(s, target)
        put(s, piece, to)
    else:
        mine = value(s, piece)
        theirs = value(s, target)
        if mine >= theirs:
            remove(s, target)
        if mine <= theirs:
            remove(s, piece)
        if mine > theirs:
            put(s, piece, to)
            s.dared[piece] = 1
            s.floor[piece] = max(s.floor[piece], theirs + 1)
        elif mine < theirs:
            s.floor[target] = max(s.floor[target], mine + 1)
    look_for_masters(s)


# --- artillery ---


def list_fire(s: State, piece: int, out: list[int], n: int) -> int:
    if s.where[piece] != board.NOWHERE and has_target(s, piece):
        out[n] = actions.FIRE + s.where[piece]
        return n + 1
    return n


def has_target(s: State, piece: int) -> bool:
    """Whether an open enemy stands in the zone: there is no shot at nothing (W8.7)."""
    for i in range(9):
        square = in_zone(s.where[piece], side_of(piece), i)
        if square != board.NOWHERE and is_open_target(s, square, side_of(piece)):
            return True
    return False


def in_zone(square: int, side: int, i: int) -> int:
    """The squares in front of artillery, from 0 to 8: three lines of three, northward for Red (W8.1)."""
    line = square // board.COLUMNS + (1 + i // 3) * (1 if side == board.RED else -1)
    column = square % board.COLUMNS + i % 3 - 1
    if line < 0 or line >= board.LINES or column < 0 or column >= board.COLUMNS:
        return board.NOWHERE
    return board.COLUMNS * line + column


def is_open_target(s: State, square: int, side: int) -> bool:
    """Bunkers shelter ground pieces from fire, nothing else does (W4.2, W4.3, W8.5)."""
    if not is_enemy(s, square, side):
        return False
    return board.TERRAIN[square] != board.BUNKER or is_aircraft(board.TYPE[s.at[square] - 1])


def fire(s: State, piece: int) -> None:
    """All open enemies in the zone are removed (W8.2)."""
    if s.where[piece] != board.NOWHERE and s.turn != OVER:
        for i in range(9):
            square = in_zone(s.where[piece], side_of(piece), i)
            if square != board.NOWHERE and is_open_target(s, square, side_of(piece)):
                remove(s, s.at[square] - 1)
        look_for_masters(s)


def fire_all(s: State, side: int) -> None:
    """Each gun of a side in turn."""
    first = board.OWN * side + board.FIRST[board.ARTILLERY]
    for i in range(board.ARMY[board.ARTILLERY]):
        fire(s, first + i)
