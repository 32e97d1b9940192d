"""The best use of dice and tiles, worked out exactly: from the spaces ahead backward, for all that can be left.

`leaf` says what a turn is worth that ends on a space with a hand of tiles; smaller is better, about a round is 1.
`use` says the same for a drive that still goes on: for each space, each set of dice left and each hand left.
Rows of both are numbered by space, and again beyond SPACES for drivers who still have their extra roll.
"""

from __future__ import annotations

from typing import NamedTuple

from ludothek.core.fields import Matrix
from ludothek.games.monza.board import SPACES, Board
from ludothek.games.monza.board.dice import DICE, FIRST, SETS, SIZE, THROWS, WAYS_TO_THROW, WITH, WITHOUT
from ludothek.games.monza.bots.expected_rounds import ROUNDS
from ludothek.games.monza.rules.drive import space_ahead

HANDS = 64  # sets of accelerators in hand
NEVER, LOST = 1e6, 50.0  # what no driver wants
FEWER_DICE = 0.01  # what a die less is worth when coming home
CLOSE = 1e-5  # a change that does not matter any more


class DpTables(NamedTuple):
    """The tables of the dynamic programming."""

    leaf: Matrix  # leaf[row][hand]
    use: Matrix  # use[row][HANDS * dice + hand]
    again: Matrix  # again[hand][dice]: the best that can be hoped for by throwing some of these dice again
    mean: list[float]  # mean[dice]: the mean over the throws that make six dice of these
    reply: Matrix  # reply[space][dice]: the best use for the driver after us
    wanted: list[int]  # wanted[dice]: 1 if the set can come up in this turn
    steps: list[int]  # steps[space]: how many spaces the driver must lay to get there, or more than there can be


# --- rounds to go, for every hand of tiles ---


def solve(B: list[Board], rounds: Matrix, tables: DpTables) -> None:
    """Fill rounds[row][hand] for a car that is alone, first without the extra roll and then with it."""
    b = B[0]
    hands = HANDS if b.pro else 1
    for dice in range(len(SETS)):
        tables.wanted[dice] = 1
    for extra in range(1 + b.pro):
        fill_finish(b, rounds, tables, extra, hands - 1, 0)
        for front in range(b.front[b.finish] - 1, -1, -1):
            for space in range(b.finish):
                if b.front[space] == front and is_open(b, space):
                    solve_space(b, rounds, tables, space, extra, hands)


def solve_space(b: Board, rounds: Matrix, tables: DpTables, space: int, extra: int, hands: int) -> None:
    """Guessed first, then improved until the best use of every throw agrees with it."""
    row = space + SPACES * extra
    for hand in range(hands):
        rounds[row][hand] = ROUNDS[b.track][space]
        if extra:
            fill_again(tables, space, hand)
    change = 1.0
    while change > CLOSE:
        change = 0.0
        fill_uses(b, rounds, tables, space, extra, hands - 1)
        for hand in range(hands):
            mean = 1.0 + mean_use(tables, row, extra, hand)
            change = max(change, abs(mean - rounds[row][hand]))
            rounds[row][hand] = mean


def mean_use(tables: DpTables, row: int, extra: int, hand: int) -> float:
    """The mean over all throws of the best use of each."""
    total = 0.0
    for dice in range(FIRST[DICE], len(SETS)):
        best = tables.use[row][HANDS * dice + hand]
        if extra:
            best = min(best, tables.again[hand][dice])
        total += best * WAYS_TO_THROW[dice]
    return total / THROWS[DICE]


def fill_again(tables: DpTables, space: int, hand: int) -> None:
    """The extra roll: the mean over what the dice thrown again may show, and the best choice of dice to keep."""
    for i in range(len(SETS)):
        dice = len(SETS) - 1 - i
        if SIZE[dice] == DICE:
            tables.mean[dice] = tables.use[space][HANDS * dice + hand]
        else:
            total = 0.0
            for colour in range(6):
                total += tables.mean[WITH[dice][colour]]
            tables.mean[dice] = total / 6
    for dice in range(len(SETS)):
        best = NEVER
        for colour in range(6):
            kept = WITHOUT[dice][colour]
            if kept >= 0:
                best = min(best, tables.mean[kept], tables.again[hand][kept])
        tables.again[hand][dice] = best


# --- the best use of what is left, for one space after the other ---


def fill_uses(b: Board, leaf: Matrix, tables: DpTables, space: int, extra: int, hand_held: int) -> None:
    """Every set of dice and every hand that can be left on this space; the spaces ahead are done already."""
    row = space + SPACES * extra
    for dice in range(len(SETS)):
        if tables.wanted[dice]:
            for hand in range(hand_held + 1):
                if hand & ~hand_held == 0:
                    tables.use[row][HANDS * dice + hand] = best_use(b, leaf, tables, space, extra, dice, hand)


def best_use(b: Board, leaf: Matrix, tables: DpTables, space: int, extra: int, dice: int, hand: int) -> float:
    best = NEVER
    fits = 0
    for colour in range(6):
        ahead = space_ahead(b, space, colour)
        if ahead != 0:
            row = ahead + SPACES * extra
            rest = WITHOUT[dice][colour]
            if rest >= 0:
                fits = 1
                best = min(best, tables.use[row][HANDS * rest + hand])
            if (hand >> colour) & 1:
                best = min(best, tables.use[row][HANDS * dice + hand - (1 << colour)])
    if not fits or b.may_stop:
        best = min(best, end_of_laying(b, leaf, space, extra, dice, hand))
    return best


def end_of_laying(b: Board, leaf: Matrix, space: int, extra: int, dice: int, hand: int) -> float:
    """The end of the turn, or the mean over the turbo rolls where all six dice are laid."""
    if dice > 0 or not b.pro:
        return leaf[space + SPACES * extra][hand]
    total = 0.0
    for pair in range(FIRST[2], FIRST[3]):
        total += WAYS_TO_THROW[pair] * best_of_turbo(b, leaf, space, extra, pair, hand)
    return total / THROWS[2]


def best_of_turbo(b: Board, leaf: Matrix, space: int, extra: int, dice: int, hand: int) -> float:
    """Turbo dice may all be left (M8.5), and tiles are not used any more (M8.7)."""
    best = leaf[space + SPACES * extra][hand]
    for colour in range(6):
        ahead = space_ahead(b, space, colour)
        if ahead != 0 and WITHOUT[dice][colour] >= 0:
            best = min(best, best_of_last_die(b, leaf, ahead, extra, WITHOUT[dice][colour], hand))
    return best


def best_of_last_die(b: Board, leaf: Matrix, space: int, extra: int, dice: int, hand: int) -> float:
    best = leaf[space + SPACES * extra][hand]
    for colour in range(6):
        ahead = space_ahead(b, space, colour)
        if ahead != 0 and WITHOUT[dice][colour] >= 0:
            best = min(best, leaf[ahead + SPACES * extra][hand])
    return best


def fill_finish(b: Board, leaf: Matrix, tables: DpTables, extra: int, hand_held: int, to_beat: int) -> None:
    """Home: fewer dice are better, and where somebody is home already they decide (M6.5); 0 to beat for nobody."""
    row = b.finish + SPACES * extra
    for dice in range(len(SETS)):
        laid = DICE - SIZE[dice]
        for hand in range(hand_held + 1):
            value = leaf[row][hand] + FEWER_DICE * laid
            if to_beat > 0 and laid >= to_beat:
                value += LOST if laid > to_beat else LOST / 2
            tables.use[row][HANDS * dice + hand] = value


def is_open(b: Board, space: int) -> bool:
    """Whether a car can stand there: tyres lead nowhere."""
    for colour in range(6):
        if space_ahead(b, space, colour) != 0:
            return True
    return False
