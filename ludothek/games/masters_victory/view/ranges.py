"""How far every piece could go with one move and what it could attack, the enemy's too, as the pieces stand now.

Only their squares are read, which both sides see, so no number can come through.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from ludothek.games.masters_victory import GAME, board
from ludothek.games.masters_victory.board import COLUMNS, name
from ludothek.games.masters_victory.bots.threats import stands
from ludothek.games.masters_victory.rules import actions
from ludothek.games.masters_victory.rules.combat import is_open_target
from ludothek.games.masters_victory.rules.movement import clear_scratch, list_moves
from ludothek.games.masters_victory.rules.position import State, put, side_of
from ludothek.games.masters_victory.telling import zone

R3 = 3  # fire (W8.2), beside board.R1 and board.R2
Goals = set[int]  # empty squares where a piece could go
Targets = dict[int, int]  # squares of enemies, each with the rule by which they could be attacked


@lru_cache(maxsize=64)
def ranges(where: tuple[int, ...]) -> tuple[dict[str, str], dict[str, dict[str, int]]]:
    """By the square of each piece: where it could go, and, if it could attack anything, what and by which rule."""
    s = State()
    s.where[:] = [board.NOWHERE] * board.PIECES
    pieces = [piece for piece in range(board.PIECES) if where[piece] != board.NOWHERE]
    for piece in pieces:
        put(s, piece, where[piece])
    found = {name(where[piece]): gun_range(s, piece) if is_gun(piece) else range_of(s, piece) for piece in pieces}
    attacks = {at: {name(to): targets[to] for to in sorted(targets)} for at, (_, targets) in found.items() if targets}
    return {at: " ".join(runs(s, goals)) for at, (goals, _) in found.items()}, attacks


def is_gun(piece: int) -> bool:
    return board.TYPE[piece] == board.ARTILLERY


def range_of(s: State, piece: int) -> tuple[Goals, Targets]:
    """The moves that the rules would list, were it to move now (W3.6, W5.2)."""
    out = [0] * GAME.most
    clear_scratch(out)
    squares = [(action - actions.MOVE) % board.SQUARES for action in out[: list_moves(s, piece, out, 0)]]
    rule = board.RULE[board.TYPE[piece]]
    return {to for to in squares if not s.at[to]}, {to: rule[board.TYPE[s.at[to] - 1]] for to in squares if s.at[to]}


def gun_range(s: State, gun: int) -> tuple[Goals, Targets]:
    """Two steps, and the enemies in the open that it has in its zone before, between or after them (W8.2, W8.8)."""
    places, side = stands(s, gun), side_of(gun)
    hit = {to for place in places for to in zone(place, side) if is_open_target(s, to, side)}
    return places - {s.where[gun]}, dict.fromkeys(hit, R3)


def runs(s: State, squares: Iterable[int]) -> list[str]:
    """Empty squares told together where nothing but pieces stands between them: `D4`, `D7-9`."""
    found: list[tuple[int, int]] = []
    for square in sorted(squares):
        first, last = found[-1] if found else (square, square)
        if last // COLUMNS == square // COLUMNS and all(s.at[last + 1 : square]):
            found[-1:] = [(first, square)]
        else:
            found.append((square, square))
    return [name(first) if first == last else f"{name(first)}-{last % COLUMNS + 1}" for first, last in found]
