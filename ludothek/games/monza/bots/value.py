"""What a bot should like: few rounds to go, many for the others, and tiles in hand."""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.core.verbs import legal
from ludothek.games.monza.board import DECLINE, SEATS, SET, STEP, STOP, TILE, Board
from ludothek.games.monza.bots.expected_rounds import NEXT_DIE, ROUNDS
from ludothek.games.monza.rules.cars import is_free_ahead, is_occupied
from ludothek.games.monza.rules.drive import (
    can_throw_again,
    space_ahead,
    tile_fits,
)
from ludothek.games.monza.rules.position import State

ROUND = 100  # a round is worth about a piece of other games
TILE_WORTH = 0.9  # rounds that a tile in hand will save, about
TILE_SAVES = 0.3  # rounds that one must save at once for a quick player to lay it


def worth(b: Board, s: State, seat: int) -> int:
    """How much `seat` should like this unfinished race: the rounds by which it is ahead of the best of the others."""
    best = 0.0
    for other in range(b.seats):
        if other != seat and (best == 0.0 or to_go(b, s, other) < best):
            best = to_go(b, s, other)
    return int(ROUND * (best - to_go(b, s, seat)))


def gain(b: Board, s: State, action: int) -> int:
    """What the action wins at once: the way home, or somebody sent back."""
    if action >= STOP or s.stepping:
        return 0
    space = space_ahead(b, s.car[s.driver], action % TILE)
    if space == b.finish:
        return 10 * ROUND
    return ROUND if is_occupied(b, s, space) else 0


def danger(b: Board, s: State) -> int:
    """1 if another car is home already, so that this one must come home in this turn."""
    for seat in range(b.seats):
        if seat != s.driver and s.car[seat] == b.finish:
            return 1
    return 0


def key(b: Board, s: State) -> int:
    number = 8 * s.round + 2 * s.driver + s.stepping
    for seat in range(SEATS):
        number = (128 * 128 * number + 128 * s.car[seat] + s.tiles[seat]) % (1 << 56)
    return 1024 * (number % (1 << 50)) + s.dice


def guess(b: Board, s: State, out: list[int], rng: list[int]) -> int:
    """Lay the dice as if alone on the track; then a tile that saves most of a round; step where it helps."""
    if s.stepping:
        return quick_step(b, s)
    space = s.car[s.driver]
    die = NEXT_DIE[b.track][space][s.dice]
    if die < 6 and not b.must_max:
        return die
    tile = quick_tile(b, s)
    if tile < 6:
        return TILE + tile
    if can_throw_again(s) and s.dice > 0:
        return SET + s.dice
    if die < 6:
        return out[below(rng, legal(b, s, out))]
    return STOP


# --- the words these are made of ---


def to_go(b: Board, s: State, seat: int) -> float:
    """The rounds that a seat needs, about; each tile saves most of one."""
    tiles = 0
    for bit in range(7):
        tiles += (s.tiles[seat] >> bit) & 1
    return max(0.0, ROUNDS[b.track][s.car[seat]] - TILE_WORTH * tiles)


def saves(b: Board, space: int, colour: int) -> float:
    """The rounds that one step saves."""
    return ROUNDS[b.track][space] - ROUNDS[b.track][space_ahead(b, space, colour)]


def quick_tile(b: Board, s: State) -> int:
    """The accelerator that saves most, if it saves enough; 6 if none does."""
    best = 6
    most = TILE_SAVES
    for colour in range(6):
        if tile_fits(b, s, colour) and saves(b, s.car[s.driver], colour) > most:
            most = saves(b, s.car[s.driver], colour)
            best = colour
    return best


def quick_step(b: Board, s: State) -> int:
    best = DECLINE
    most = 0.0
    for colour in range(6):
        if is_free_ahead(b, s, s.turn, colour) and saves(b, s.car[s.turn], colour) > most:
            most = saves(b, s.car[s.turn], colour)
            best = STEP + colour
    return best
