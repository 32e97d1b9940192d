"""Monza: lay the dice you have thrown along the colours ahead of your car, and be first on the white field again."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.core.verbs import begins_turn
from ludothek.games.monza.board import ALL_TILES, SET, START, STOP, Board
from ludothek.games.monza.board.dice import DICE, THROWS, WAYS_TO_THROW, WITH
from ludothek.games.monza.rules.cars import list_steps
from ludothek.games.monza.rules.drive import has_a_choice, lay_piece, list_pieces
from ludothek.games.monza.rules.position import ORDINARY, State
from ludothek.games.monza.rules.rounds import bonus_step, end_laying
from ludothek.games.monza.rules.throws import list_throws, read_dice, throw, throw_again

__all__ = ["State", "apply", "begins_turn", "legal", "opens_turn", "outcome", "setup", "ways", "weight"]


def setup(b: Board, s: State) -> None:
    for seat in range(b.seats):
        s.car[seat] = START  # M2.1
        s.tiles[seat] = ALL_TILES if b.pro else 0  # M2.5, M7.1
    s.driver = b.first  # M2.3
    s.round = 1
    throw(s, DICE)  # M3.1


def legal(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with the legal actions; return how many."""
    if s.turn == CHANCE:
        return list_throws(s, out)
    if s.stepping:
        return list_steps(b, s, out)
    return list_pieces(b, s, out)


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action."""
    s.played += 1
    if s.stepping:
        bonus_step(b, s, action)
    elif s.turn != CHANCE and action >= SET:
        throw_again(s, action - SET)
    else:
        if s.turn == CHANCE:
            read_dice(s, action - SET)
        elif action < STOP:
            lay_piece(b, s, action)
        if action == STOP or not has_a_choice(b, s):  # M3.3, M4.8
            end_laying(b, s)


def weight(b: Board, s: State, action: int) -> int:
    return WAYS_TO_THROW[action - SET] if action >= SET else 1


def ways(b: Board, s: State) -> int:
    return THROWS[s.throwing]


def outcome(b: Board, s: State, out: list[int], number: int) -> int:
    """The throw behind a number below `ways`: its digits to the base of six are the faces."""
    thrown = 0
    for _ in range(s.throwing):
        thrown = WITH[thrown][number % 6]
        number //= 6
    return SET + thrown


def opens_turn(b: Board, s: State) -> int:
    """1 if the throw to come is the first of a turn."""
    return 1 if s.roll == ORDINARY else 0
