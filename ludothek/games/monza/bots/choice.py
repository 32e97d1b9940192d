"""One choice of a driver: the legal actions, and what each leads to if all goes on as well as can be."""

from __future__ import annotations

from ludothek.core.fields import Matrix
from ludothek.core.verbs import legal
from ludothek.games.monza.board import DECLINE, EXTRA_ROLL, SET, SPACES, STEP, STOP, TILE, Board
from ludothek.games.monza.board.dice import DICE, SETS, SIZE, WITHOUT
from ludothek.games.monza.bots import solver
from ludothek.games.monza.bots.expected_rounds import ROUNDS
from ludothek.games.monza.bots.leaf import dice_to_beat, fill_leaf, tiles_in
from ludothek.games.monza.bots.solver import DpTables, solve
from ludothek.games.monza.rules.drive import can_throw_again, space_ahead
from ludothek.games.monza.rules.position import TURBO, State

TURBO_DICE = 2


def evaluate_actions(
    B: list[Board],
    row: list[State],
    rounds: Matrix,
    tables: DpTables,
    out: list[int],
    values: list[float],
    level: int,
) -> int:
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


def look_ahead(b: Board, s: State, rounds: Matrix, tables: DpTables, level: int) -> None:
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
        solver.fill_finish(b, tables.leaf, tables, kept, hand, dice_to_beat(b, s))
    for front in range(b.front[b.finish] - 1, b.front[s.car[s.driver]] - 1, -1):
        for space in range(b.finish):
            if b.front[space] == front and tables.steps[space] <= steps and solver.is_open(b, space):
                for kept in range(first, extra + 1):
                    fill_leaf(b, s, rounds, tables, space, kept, hand, level)
                    solver.fill_uses(b, tables.leaf, tables, space, kept, hand)
    if again:
        solver.fill_again(tables, s.car[s.driver], hand)


def fill_steps(b: Board, tables: DpTables, start: int, most: int) -> None:
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


def value_of(b: Board, s: State, tables: DpTables, action: int) -> float:
    """What an action leads to, if all goes on as well as can be."""
    space, hand, extra = s.car[s.driver], s.tiles[s.driver] & (EXTRA_ROLL - 1), s.tiles[s.driver] // EXTRA_ROLL
    if action >= SET:
        kept = s.dice
        for colour in range(6):
            for _ in range(SETS[action - SET][colour]):
                kept = WITHOUT[kept][colour]
        return tables.mean[kept]
    if action == STOP:
        dice = 1 if s.roll == TURBO else s.dice
        return solver.end_of_laying(b, tables.leaf, space, extra, dice, hand)
    row = space_ahead(b, space, action % TILE) + SPACES * extra
    if s.roll == TURBO:
        return solver.best_of_last_die(b, tables.leaf, row - SPACES * extra, extra, WITHOUT[s.dice][action], hand)
    if action >= TILE:
        return tables.use[row][solver.HANDS * s.dice + hand - (1 << (action - TILE))]
    return tables.use[row][solver.HANDS * WITHOUT[s.dice][action] + hand]


ENTRIES = (solve, evaluate_actions)
