"""The best use of dice and tiles, worked out exactly: from the spaces ahead backward, for all that can be left.

`leaf` says what a turn is worth that ends on a space with a hand of tiles; smaller is better, about a round is 1.
`use` says the same for a drive that still goes on: for each space, each set of dice left and each hand left.
Rows of both are numbered by space, and again beyond SPACES for drivers who still have their extra roll.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ludothek.core.verbs import legal
from ludothek.games.monza.board import DECLINE, EXTRA_ROLL, SET, SPACES, START, STEP, STOP, TILE, Board
from ludothek.games.monza.board.dice import DICE, FIRST, SETS, SIZE, THROWS, WAYS_TO_THROW, WITH, WITHOUT
from ludothek.games.monza.bots.rounds import ROUNDS
from ludothek.games.monza.rules.cars import is_occupied
from ludothek.games.monza.rules.driving import can_throw_again, space_ahead
from ludothek.games.monza.rules.position import TURBO, State

HANDS = 64  # sets of accelerators in hand
FORWARD, PLANS, WATCHES = 2, 3, 4  # levels: goes far, knows the rounds to go, knows tiles and the others too
NEVER, LOST = 1e6, 50.0  # what no driver wants
TILE_WORTH = 0.45  # rounds that a tile saves, as level 3 believes
FEWER_DICE = 0.01  # what a die less is worth when coming home
CLOSE = 1e-5  # a change that does not matter any more


class Tables(NamedTuple):
    """The tables of the dynamic programming."""

    leaf: Any  # leaf[row][hand]
    use: Any  # use[row][HANDS * dice + hand]
    again: Any  # again[hand][dice]: the best that can be hoped for by throwing some of these dice again
    mean: Any  # mean[dice]: the mean over the throws that make six dice of these
    reply: Any  # reply[space][dice]: the best use for the driver after us
    wanted: Any  # wanted[dice]: 1 if the set can come up in this turn
    steps: Any  # steps[space]: how many spaces the driver must lay to get there, or more than there can be


# --- rounds to go, for every hand of tiles ---


def solve(B: Any, rounds: Any, tables: Tables) -> None:
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


def solve_space(b: Board, rounds: Any, tables: Tables, space: int, extra: int, hands: int) -> None:
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


def mean_use(tables: Tables, row: int, extra: int, hand: int) -> float:
    """The mean over all throws of the best use of each."""
    total = 0.0
    for dice in range(FIRST[DICE], len(SETS)):
        best = tables.use[row][HANDS * dice + hand]
        if extra:
            best = min(best, tables.again[hand][dice])
        total += best * WAYS_TO_THROW[dice]
    return total / THROWS[DICE]


def fill_again(tables: Tables, space: int, hand: int) -> None:
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


def fill_uses(b: Board, leaf: Any, tables: Tables, space: int, extra: int, hand_held: int) -> None:
    """Every set of dice and every hand that can be left on this space; the spaces ahead are done already."""
    row = space + SPACES * extra
    for dice in range(len(SETS)):
        if tables.wanted[dice]:
            for hand in range(hand_held + 1):
                if hand & ~hand_held == 0:
                    tables.use[row][HANDS * dice + hand] = best_use(b, leaf, tables, space, extra, dice, hand)


def best_use(b: Board, leaf: Any, tables: Tables, space: int, extra: int, dice: int, hand: int) -> float:
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


def end_of_laying(b: Board, leaf: Any, space: int, extra: int, dice: int, hand: int) -> float:
    """The end of the turn, or the mean over the turbo rolls where all six dice are laid."""
    if dice > 0 or not b.pro:
        return leaf[space + SPACES * extra][hand]  # type: ignore[no-any-return]
    total = 0.0
    for pair in range(FIRST[2], FIRST[3]):
        total += WAYS_TO_THROW[pair] * best_of_turbo(b, leaf, space, extra, pair, hand)
    return total / THROWS[2]


def best_of_turbo(b: Board, leaf: Any, space: int, extra: int, dice: int, hand: int) -> float:
    """Turbo dice may all be left (M8.5), and tiles are not used any more (M8.7)."""
    best = leaf[space + SPACES * extra][hand]
    for colour in range(6):
        ahead = space_ahead(b, space, colour)
        if ahead != 0 and WITHOUT[dice][colour] >= 0:
            best = min(best, best_of_last_die(b, leaf, ahead, extra, WITHOUT[dice][colour], hand))
    return best  # type: ignore[no-any-return]


def best_of_last_die(b: Board, leaf: Any, space: int, extra: int, dice: int, hand: int) -> float:
    best = leaf[space + SPACES * extra][hand]
    for colour in range(6):
        ahead = space_ahead(b, space, colour)
        if ahead != 0 and WITHOUT[dice][colour] >= 0:
            best = min(best, leaf[ahead + SPACES * extra][hand])
    return best  # type: ignore[no-any-return]


def fill_finish(b: Board, leaf: Any, tables: Tables, extra: int, hand_held: int, to_beat: int) -> None:
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


# --- one choice ---


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


# --- what the end of a turn is worth ---


def fill_leaf(b: Board, s: State, rounds: Any, tables: Tables, space: int, extra: int, held: int, level: int) -> None:
    row = space + SPACES * extra
    around = what_others_make_of_it(b, s, rounds, tables, space, extra) if level >= WATCHES else 0.0
    if space != b.finish and dice_to_beat(b, s) > 0 and level > FORWARD:
        around += LOST  # somebody is home in this round: whoever is not has lost (M6.1)
    for hand in range(held + 1):
        if hand & ~held == 0:
            tables.leaf[row][hand] = around + own_value(b, rounds, space, extra, hand, level)


def own_value(b: Board, rounds: Any, space: int, extra: int, hand: int, level: int) -> float:
    """Level 2 only looks how far it comes; level 3 knows the rounds to go; level 4 knows them for its very tiles."""
    if level == FORWARD:
        return -b.front[space]
    if level == PLANS:
        return ROUNDS[b.track][space] - TILE_WORTH * (extra + tiles_in(hand))
    return rounds[space + SPACES * extra][hand]  # type: ignore[no-any-return]


def tiles_in(hand: int) -> int:
    tiles = 0
    for colour in range(6):
        tiles += (hand >> colour) & 1
    return tiles


def dice_to_beat(b: Board, s: State) -> int:
    """The fewest dice, at least 1, with which another car has come home in this round; 0 if none has."""
    fewest = 0
    for seat in range(b.seats):
        if seat != s.driver and s.car[seat] == b.finish:
            dice = max(s.used[seat], 1)
            fewest = dice if fewest == 0 else min(fewest, dice)
    return fewest


def what_others_make_of_it(b: Board, s: State, rounds: Any, tables: Tables, space: int, extra: int) -> float:
    """The others' rounds to go count against ours: after being sent back by us, and after their next throw."""
    total = 0.0
    for seat in range(b.seats):
        if seat != s.driver and s.car[seat] != b.finish:
            place = s.car[seat]
            if place == space and space != START:
                place = place_behind(b, s, space)
            total += reply_of(b, s, rounds, tables, seat, place, space, extra)
    return total / max(1, b.seats - 1) + gift(b, s, space)


def gift(b: Board, s: State, space: int) -> float:
    """With the bonus step: what the colour of the last space gives away, or to ourselves (M9.1, M9.8)."""
    seat = b.colour[space]
    if not b.bonus or seat >= b.seats or space == s.origin:
        return 0.0
    here = space if seat == s.driver else s.car[seat]
    saved = 0.0
    for colour in range(6):
        ahead = space_ahead(b, here, colour)
        if ahead != 0:
            saved = max(saved, ROUNDS[b.track][here] - ROUNDS[b.track][ahead])
    return -saved if seat == s.driver else saved / (b.seats - 1)


def place_behind(b: Board, s: State, space: int) -> int:
    """Where a car is sent back to from a space."""
    back = b.behind[space]
    while back != START and is_occupied(b, s, back):
        back = b.behind[back]
    return back


def reply_of(b: Board, s: State, rounds: Any, tables: Tables, seat: int, place: int, space: int, extra: int) -> float:
    """The mean over another driver's throws: its rounds saved and ours lost if it ends where we stand."""
    hand, own = s.tiles[seat] & (EXTRA_ROLL - 1), s.tiles[s.driver] & (EXTRA_ROLL - 1)
    row, ours = SPACES * (s.tiles[seat] // EXTRA_ROLL), SPACES * extra
    loss = 0.0
    if space != START and space != b.finish:
        loss = rounds[place_behind(b, s, space) + ours][own] - rounds[space + ours][own]
    far = min(b.front[b.finish], b.front[place] + FARTHEST)
    for front in range(far, b.front[place] - 1, -1):
        for there in range(b.finish + 1):
            if b.front[there] == front and (there == b.finish or is_open(b, there)):
                end = -rounds[there + row][hand] + (loss if there == space else 0.0)
                fill_reply(b, tables, there, end)
    total = 0.0
    for dice in range(FIRST[DICE], len(SETS)):
        total += WAYS_TO_THROW[dice] * tables.reply[place][dice]
    return total / THROWS[DICE]


def fill_reply(b: Board, tables: Tables, space: int, end: float) -> None:
    """The best use for the other driver, dice alone, of each set that can be left on a space."""
    for dice in range(len(SETS)):
        best = -NEVER
        for colour in range(6):
            ahead = space_ahead(b, space, colour)
            if ahead != 0 and WITHOUT[dice][colour] >= 0:
                best = max(best, tables.reply[ahead][WITHOUT[dice][colour]])
        tables.reply[space][dice] = end if best == -NEVER else best


TURBO_DICE = 2
FARTHEST = 36  # six dice on the longest spaces
ENTRIES = (solve, reckon)
