"""What a bot should like: few rounds to go, many for the others, and tiles in hand."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.core.dice import below
from ludothek.core.verbs import legal
from ludothek.games.monza.board import DECLINE, SEATS, SET, STEP, STOP, TILE, Board
from ludothek.games.monza.board.dice import DICE, SETS, WITHOUT
from ludothek.games.monza.bots.expected_rounds import NEXT_DIE, ROUNDS
from ludothek.games.monza.rules import apply
from ludothek.games.monza.rules.cars import is_free_ahead, is_occupied
from ludothek.games.monza.rules.drive import (
    can_throw_again,
    die_fits,
    farthest,
    keeps_the_farthest,
    list_pieces,
    space_ahead,
    tile_fits,
)
from ludothek.games.monza.rules.position import State
from ludothek.games.monza.rules.rounds import leads_to_turbo
from ludothek.games.monza.telling import car_of

ROUND = 100  # a round is worth about a piece of other games
TILE_WORTH = 0.9  # rounds that a tile in hand will save, about
MOST = 64 + 2 * TILE + 1  # choices of a seat: the dice to throw again, dice, tiles, the end of laying
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


# --- in words ---


def reason(b: Board, s: State, action: int) -> Sentence | None:
    """A fact that speaks for a move, as a message of the words files; none if the race is lost or nothing is sure."""
    if is_lost(b, s):
        return None
    if not s.stepping and list_pieces(b, s, [0] * MOST) == 1:
        return "reason-forced", {}
    if s.stepping:
        return reason_to_step(b, s, action)
    if action >= SET:
        return reason_to_throw(b, s, action - SET)
    return reason_to_stop(b, s) if action == STOP else reason_to_lay(b, s, action)


def is_lost(b: Board, s: State) -> bool:
    """Whether others are home in this round, and the dice that lie there cannot bring the driver home with as few."""
    if b.pro or b.bonus or not danger(b, s):
        return False  # tiles, turbo rolls and bonus steps may still save the race
    fewest = min(s.used[seat] for seat in range(b.seats) if s.car[seat] == b.finish)
    return s.used[s.driver] + dice_home(b, s.car[s.driver], s.dice) > fewest


def dice_home(b: Board, space: int, dice: int) -> int:
    """The fewest of these dice that lead home from a space; more than there are if they do not."""
    if space == b.finish:
        return 0
    ways = [(space_ahead(b, space, colour), WITHOUT[dice][colour]) for colour in range(6)]
    return min((1 + dice_home(b, ahead, rest) for ahead, rest in ways if ahead and rest >= 0), default=DICE + 1)


def reason_to_step(b: Board, s: State, action: int) -> Sentence | None:
    if action == DECLINE:
        return stands_better(b, s, [colour for colour in range(6) if is_free_ahead(b, s, s.turn, colour)])
    home = space_ahead(b, s.car[s.turn], action - STEP) == b.finish
    return ("reason-home" if home else "reason-step"), {}


def stands_better(b: Board, s: State, colours: list[int]) -> Sentence | None:
    """Where every step on would cost rounds."""
    return ("reason-stand", {}) if all(saves(b, s.car[s.turn], colour) < 0 for colour in colours) else None


def reason_to_throw(b: Board, s: State, marked: int) -> Sentence | None:
    """The dice that stay go just as far without those that are thrown again."""
    kept = s.dice
    for colour in range(6):
        for _ in range(SETS[marked][colour]):
            kept = WITHOUT[kept][colour]
    space = s.car[s.driver]
    return ("reason-reroll", {}) if farthest(b, space, kept) == farthest(b, space, s.dice) else None


def reason_to_stop(b: Board, s: State) -> Sentence | None:
    if leads_to_turbo(b, s):
        return "reason-turbo", {}
    if not any(die_fits(b, s, colour) for colour in range(6)):
        return "reason-saves-tile", {}
    here, ahead = ROUNDS[b.track][s.car[s.driver]], spaces_in_reach(b, s.car[s.driver], s.dice)
    return ("reason-stand", {}) if all(ROUNDS[b.track][space] > here for space in ahead) else None


def spaces_in_reach(b: Board, space: int, dice: int) -> set[int]:
    """Every space that a car can come to with some of these dice."""
    steps = [(space_ahead(b, space, colour), WITHOUT[dice][colour]) for colour in range(6)]
    found = [{ahead} | spaces_in_reach(b, ahead, rest) for ahead, rest in steps if ahead and rest >= 0]
    return set[int]().union(*found)


def reason_to_lay(b: Board, s: State, action: int) -> Sentence | None:
    space = space_ahead(b, s.car[s.driver], action % TILE)
    if space == b.finish:
        return "reason-home", {}
    after = s.copy()
    apply(b, after, action)
    hit = [seat for seat in range(b.seats) if seat != s.driver and s.car[seat] != after.car[seat]]
    if hit:
        return "reason-throws-back", {"side": car_of(b, hit[0])}
    return reason_for_tile(b, s, space) if action >= TILE else reason_for_die(b, s, action, space)


def reason_for_tile(b: Board, s: State, space: int) -> Sentence | None:
    if not any(die_fits(b, s, colour) for colour in range(6)):
        return "reason-tile-on", {}
    further = farthest(b, space, s.dice) > farthest(b, s.car[s.driver], s.dice)
    return ("reason-tile-far", {}) if further else None


def reason_for_die(b: Board, s: State, die: int, space: int) -> Sentence | None:
    if keeps_the_farthest(b, s, die):
        return "reason-far", {}
    rivals = [space_ahead(b, s.car[s.driver], other) for other in range(6) if other != die and die_fits(b, s, other)]
    if all(ways_on(b, space) > ways_on(b, rival) for rival in rivals):
        return "reason-opens", {}
    if all(b.front[space] > b.front[rival] for rival in rivals):
        return "reason-ahead", {}
    return ("reason-fewer", {}) if saves(b, s.car[s.driver], die) > 0 else None


def ways_on(b: Board, space: int) -> int:
    """How many colours lead on from a space."""
    return sum(space_ahead(b, space, colour) != 0 for colour in range(6))
