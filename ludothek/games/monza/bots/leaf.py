"""What the end of a turn is worth: our rounds to go, and what the others make of where we stand."""

from __future__ import annotations

from ludothek.core.fields import Matrix
from ludothek.games.monza.board import EXTRA_ROLL, SPACES, START, Board
from ludothek.games.monza.board.dice import DICE, FIRST, SETS, THROWS, WAYS_TO_THROW, WITHOUT
from ludothek.games.monza.bots.expected_rounds import ROUNDS
from ludothek.games.monza.bots.solver import LOST, NEVER, DpTables, is_open
from ludothek.games.monza.rules.cars import is_occupied
from ludothek.games.monza.rules.drive import space_ahead
from ludothek.games.monza.rules.position import State

FORWARD, PLANS, WATCHES = 2, 3, 4  # levels: goes far, knows the rounds to go, knows tiles and the others too
TILE_WORTH = 0.45  # rounds that a tile saves, as level 3 believes
FARTHEST = 36  # six dice on the longest spaces


def fill_leaf(
    b: Board, s: State, rounds: Matrix, tables: DpTables, space: int, extra: int, held: int, level: int
) -> None:
    row = space + SPACES * extra
    around = what_others_make_of_it(b, s, rounds, tables, space, extra) if level >= WATCHES else 0.0
    if space != b.finish and dice_to_beat(b, s) > 0 and level > FORWARD:
        around += LOST  # somebody is home in this round: whoever is not has lost (M6.1)
    for hand in range(held + 1):
        if hand & ~held == 0:
            tables.leaf[row][hand] = around + own_value(b, rounds, space, extra, hand, level)


def own_value(b: Board, rounds: Matrix, space: int, extra: int, hand: int, level: int) -> float:
    """Level 2 only looks how far it comes; level 3 knows the rounds to go; level 4 knows them for its very tiles."""
    if level == FORWARD:
        return -b.front[space]
    if level == PLANS:
        return ROUNDS[b.track][space] - TILE_WORTH * (extra + tiles_in(hand))
    return rounds[space + SPACES * extra][hand]


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


def what_others_make_of_it(b: Board, s: State, rounds: Matrix, tables: DpTables, space: int, extra: int) -> float:
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
    if not b.bonus or space == s.origin:
        return 0.0
    seat = b.driver_of[b.colour[space]]
    if seat < 0:
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


def reply_of(
    b: Board, s: State, rounds: Matrix, tables: DpTables, seat: int, place: int, space: int, extra: int
) -> float:
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


def fill_reply(b: Board, tables: DpTables, space: int, end: float) -> None:
    """The best use for the other driver, dice alone, of each set that can be left on a space."""
    for dice in range(len(SETS)):
        best = -NEVER
        for colour in range(6):
            ahead = space_ahead(b, space, colour)
            if ahead != 0 and WITHOUT[dice][colour] >= 0:
                best = max(best, tables.reply[ahead][WITHOUT[dice][colour]])
        tables.reply[space][dice] = end if best == -NEVER else best
