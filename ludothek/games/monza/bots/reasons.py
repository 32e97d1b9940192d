"""Why a move is good, in words: a fact that is true in the position, for a hint."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.games.monza.board import DECLINE, SET, STEP, STOP, TILE, Board
from ludothek.games.monza.board.dice import DICE, SETS, WITHOUT
from ludothek.games.monza.bots.expected_rounds import ROUNDS
from ludothek.games.monza.bots.value import danger, saves
from ludothek.games.monza.rules import apply
from ludothek.games.monza.rules.cars import is_free_ahead
from ludothek.games.monza.rules.drive import die_fits, farthest, keeps_the_farthest, list_pieces, space_ahead
from ludothek.games.monza.rules.position import State
from ludothek.games.monza.rules.rounds import leads_to_turbo
from ludothek.games.monza.telling import car_of

MOST = 64 + 2 * TILE + 1  # choices of a seat: the dice to throw again, dice, tiles, the end of laying


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
