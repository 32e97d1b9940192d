"""One choice of a driver: the legal actions, and what each leads to if all goes on as well as can be."""

from __future__ import annotations

from typing import Any

from ludothek.core.verbs import legal
from ludothek.games.monza.board import DECLINE, EXTRA_ROLL, SET, SPACES, STEP, STOP, TILE, Board
from ludothek.games.monza.board.dice import DICE, SETS, SIZE, WITHOUT
from ludothek.games.monza.bots.leaf import dice_to_beat, fill_leaf, tiles_in
from ludothek.games.monza.bots.rounds import ROUNDS
from ludothek.games.monza.bots.solver import (
    HANDS,
    Tables,
    best_of_last_die,
    end_of_laying,
    fill_again,
    fill_finish,
    fill_uses,
    is_open,
    solve,
)
from ludothek.games.monza.rules.driving import can_throw_again, space_ahead
from ludothek.games.monza.rules.position import TURBO, State

TURBO_DICE = 2


def reckon(B: Any, row: Any, rounds: Any, tables: Tables, out: Any, values: Any, level: int) -> int:
    """List the legal actions in `out` and what each leads to in `values`; return how many."""
    b, s = B[0], row[0]
    n = legal(b, s, out)
    if not s.stepping:
        look_ahead(b, s, rounds, tables, level)
    for i in range(n):
        values[i] = value_of_step(b, s, out[i]) if s.stepping else value_of(b, s, tables, out[i])
    return n


def value_of_step(b: Board, s: State, action: int) -> float:
    """The rounds to go after a bonus step, or without it."""
    space = s.car[s.turn]
    return ROUNDS[b.track][space if action == DECLINE else space_ahead(b, space, action - STEP)]


def look_ahead(b: Board, s: State, rounds: Any, tables: Tables, level: int) -> None:
    """Fill the tables for the driver's turn as it stands."""
    hand, extra = s.tiles[s.driver] & (EXTRA_ROLL - 1), s.tiles[s.driver] // EXTRA_ROLL
    again = can_throw_again(s)
    for dice in range(len(SETS)):
        tables.wanted[dice] = 1 if again or is_part(dice, s.dice) else 0
    steps = (DICE if again else SIZE[s.dice]) + tiles_in(hand) + TURBO_DICE * b.pro
    fill_steps(b, tables, s.car[s.driver], steps)
    first = 0 if again else extra
    for kept in range(first, extra + 1):
        fill_leaf(b, s, rounds, tables, b.finish, kept, hand, level)
        fill_finish(b, tables.leaf, tables, kept, hand, dice_to_beat(b, s))
    for front in range(b.front[b.finish] - 1, b.front[s.car[s.driver]] - 1, -1):
        for space in range(b.finish):
            if b.front[space] == front and tables.steps[space] <= steps and is_open(b, space):
                for kept in range(first, extra + 1):
                    fill_leaf(b, s, rounds, tables, space, kept, hand, level)
                    fill_uses(b, tables.leaf, tables, space, kept, hand)
    if again:
        fill_again(tables, s.car[s.driver], hand)


def fill_steps(b: Board, tables: Tables, start: int, most: int) -> None:
    """How near every space is; what is too far away need not be looked at."""
    for space in range(b.finish + 1):
        tables.steps[space] = most + 1
    tables.steps[start] = 0
    for front in range(b.front[start], b.front[b.finish]):
        for space in range(b.finish):
            if b.front[space] == front:
                for colour in range(6):
                    ahead = space_ahead(b, space, colour)
                    if ahead != 0:
                        tables.steps[ahead] = min(tables.steps[ahead], tables.steps[space] + 1)


def is_part(part: int, dice: int) -> bool:
    for colour in range(6):
        if SETS[part][colour] > SETS[dice][colour]:
            return False
    return True


def value_of(b: Board, s: State, tables: Tables, action: int) -> float:
    """What an action leads to, if all goes on as well as can be."""
    space, hand, extra = s.car[s.driver], s.tiles[s.driver] & (EXTRA_ROLL - 1), s.tiles[s.driver] // EXTRA_ROLL
    if action >= SET:
        kept = s.dice
        for colour in range(6):
            for _ in range(SETS[action - SET][colour]):
                kept = WITHOUT[kept][colour]
        return tables.mean[kept]  # type: ignore[no-any-return]
    if action == STOP:
        dice = 1 if s.roll == TURBO else s.dice
        return end_of_laying(b, tables.leaf, space, extra, dice, hand)
    row = space_ahead(b, space, action % TILE) + SPACES * extra
    if s.roll == TURBO:
        return best_of_last_die(b, tables.leaf, row - SPACES * extra, extra, WITHOUT[s.dice][action], hand)
    if action >= TILE:
        return tables.use[row][HANDS * s.dice + hand - (1 << (action - TILE))]  # type: ignore[no-any-return]
    return tables.use[row][HANDS * WITHOUT[s.dice][action] + hand]  # type: ignore[no-any-return]


ENTRIES = (solve, reckon)
