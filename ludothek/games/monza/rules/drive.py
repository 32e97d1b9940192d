"""Driving: dice and tiles go onto spaces of their colours, each ahead of the one before."""

from __future__ import annotations

from ludothek.games.monza.board import EXTRA_ROLL, SET, STOP, TILE, Board
from ludothek.games.monza.board.dice import DICE, FIRST, PARTS, WITHOUT
from ludothek.games.monza.rules.position import ORDINARY, TURBO, State


def list_pieces(b: Board, s: State, out: list[int]) -> int:
    """The dice and tiles that fit, the end of laying, and the dice that can be thrown again."""
    n = 0
    fits = 0
    for colour in range(6):
        if die_fits(b, s, colour):
            fits = 1
            if not b.must_max or s.roll == TURBO or keeps_the_farthest(b, s, colour):
                out[n] = colour
                n += 1
    for colour in range(6):
        if tile_fits(b, s, colour):
            out[n] = TILE + colour
            n += 1
    if not fits or b.may_stop or s.roll == TURBO:  # M4.9, M4.11, M8.5
        out[n] = STOP
        n += 1
    if can_throw_again(s):
        n = list_parts(s, out, n)
    return n


def list_parts(s: State, out: list[int], n: int) -> int:
    """Every choice of dice for the extra roll, at least one of them (M7.4)."""
    row = s.dice - FIRST[DICE]
    i = 0
    while i < len(PARTS[row]) and PARTS[row][i] > 0:
        out[n] = SET + PARTS[row][i]
        n += 1
        i += 1
    return n


def space_ahead(b: Board, space: int, colour: int) -> int:
    """Where that colour leads from a space (M4.1-M4.6); 0 if nowhere."""
    return b.ahead[6 * space + colour]


def die_fits(b: Board, s: State, colour: int) -> bool:
    """M3.2; M4.8 by the finish being white."""
    return WITHOUT[s.dice][colour] >= 0 and space_ahead(b, s.car[s.driver], colour) != 0


def tile_fits(b: Board, s: State, colour: int) -> bool:
    """M7.6; no tiles in the turbo roll (M8.7)."""
    in_hand = (s.tiles[s.driver] >> colour) & 1
    return in_hand != 0 and s.roll != TURBO and space_ahead(b, s.car[s.driver], colour) != 0


def can_throw_again(s: State) -> bool:
    return s.tiles[s.driver] >= EXTRA_ROLL and s.laid == 0 and s.roll == ORDINARY  # M7.3, M7.5


def keeps_the_farthest(b: Board, s: State, colour: int) -> bool:
    """Whether the farthest edge in reach of the dice stays in reach after this one (M4.10)."""
    space = s.car[s.driver]
    rest = farthest(b, space_ahead(b, space, colour), WITHOUT[s.dice][colour])
    return rest == farthest(b, space, s.dice)


def farthest(b: Board, space: int, dice: int) -> int:
    """The farthest front edge that a set of dice can reach from a space."""
    best = b.front[space]
    for colour in range(6):
        rest = WITHOUT[dice][colour]
        if rest >= 0 and space_ahead(b, space, colour) != 0:
            best = max(best, farthest(b, space_ahead(b, space, colour), rest))
    return best


def lay_piece(b: Board, s: State, action: int) -> None:
    """A die, or an accelerator, goes onto the space ahead, whoever stands there (M3.2, M4.7)."""
    colour = action % TILE
    if action < TILE:
        s.dice = WITHOUT[s.dice][colour]
        s.used[s.driver] += 1  # M6.2, M6.3
    else:
        s.tiles[s.driver] -= 1 << colour  # M7.6
    s.car[s.driver] = space_ahead(b, s.car[s.driver], colour)
    s.last = colour + 1
    s.laid += 1


def has_a_choice(b: Board, s: State) -> bool:
    """Whether anything fits; nothing does in the finish."""
    for colour in range(6):
        if die_fits(b, s, colour) or tile_fits(b, s, colour):
            return True
    return can_throw_again(s)
