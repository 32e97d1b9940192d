"""Throwing: six dice at the start of a turn, some of them again with the extra roll, two more with the turbo roll."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.games.monza.board import EXTRA_ROLL, SET
from ludothek.games.monza.board.dice import FIRST, SETS, SETS_OF, SIZE, WITH, WITHOUT
from ludothek.games.monza.rules.position import EXTRA, State


def throw(s: State, dice: int) -> None:
    """So many dice are about to be thrown."""
    s.throwing = dice
    s.turn = CHANCE


def list_throws(s: State, out: list[int]) -> int:
    for i in range(SETS_OF[s.throwing]):
        out[i] = SET + FIRST[s.throwing] + i
    return SETS_OF[s.throwing]


def read_dice(s: State, thrown: int) -> None:
    for colour in range(6):
        for _ in range(SETS[thrown][colour]):
            s.dice = WITH[s.dice][colour]
    s.throwing = 0
    s.turn = s.driver


def throw_again(s: State, marked: int) -> None:
    """The extra roll: the marked dice are thrown once more (M7.3)."""
    s.tiles[s.driver] -= EXTRA_ROLL
    for colour in range(6):
        for _ in range(SETS[marked][colour]):
            s.dice = WITHOUT[s.dice][colour]
    s.roll = EXTRA
    throw(s, SIZE[marked])
