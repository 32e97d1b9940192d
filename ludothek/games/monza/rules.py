"""Monza: lay the dice you have thrown along the colours ahead of your car, and be first on the white field again."""

from __future__ import annotations

from ludothek.core.fields import CHANCE, OVER, Position, cell, row
from ludothek.core.verbs import begins_turn
from ludothek.games.monza.board import (
    ALL_TILES,
    DECLINE,
    EXTRA_ROLL,
    SEATS,
    SET,
    START,
    STEP,
    STOP,
    TILE,
    Board,
)
from ludothek.games.monza.board.dice import (
    DICE,
    FIRST,
    PARTS,
    SETS,
    SETS_OF,
    SIZE,
    THROWS,
    WAYS_TO_THROW,
    WITH,
    WITHOUT,
)

__all__ = ["State", "apply", "begins_turn", "legal", "opens_turn", "outcome", "setup", "ways", "weight"]

MOST_DICE = DICE + 2  # in one turn, with the turbo roll
ORDINARY, EXTRA, TURBO = 0, 1, 2
HOME, CAP = 1, 2  # how a race ends


class State(Position):
    car: list[int] = row("i1", SEATS)  # car[seat]: its space; during a drive, where its last die or tile lies
    tiles: list[int] = row("i1", SEATS)  # tiles[seat]: the tiles in hand, a bit each
    used: list[int] = row("i1", SEATS)  # used[seat]: dice laid in this round
    driver: int = cell("i1")  # the seat whose turn it is, also while dice roll or another car steps
    round: int = cell("i2")  # the first is 1
    dice: int = cell("i2")  # the set of dice thrown and not yet laid
    throwing: int = cell("i1")  # dice about to be thrown, when it is chance's turn
    laid: int = cell("i1")  # dice and tiles laid in this turn
    last: int = cell("i1")  # the colour laid last in this turn, counted from 1; 0 for none
    roll: int = cell("i1")  # which roll of the turn it is: ORDINARY, EXTRA or TURBO
    origin: int = cell("i1")  # where the driver's car stood when this turn began
    stepping: int = cell("i1")  # 1 while the car in the last colour may take its bonus step
    ending: int = cell("i1")  # HOME or CAP once it is over


def setup(b: Board, s: State) -> None:
    for seat in range(b.seats):
        s.car[seat] = START  # M2.1
        s.tiles[seat] = ALL_TILES if b.pro else 0  # M2.5, M7.1
    s.driver = b.first  # M2.3
    s.round = 1
    throw(s, DICE)  # M3.1


def legal(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with the legal actions; return how many."""
    if s.turn == CHANCE:
        return list_throws(s, out)
    if s.stepping:
        return list_steps(b, s, out)
    return list_pieces(b, s, out)


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action."""
    s.played += 1
    if s.stepping:
        bonus_step(b, s, action)
    elif s.turn != CHANCE and action >= SET:
        throw_again(s, action - SET)
    else:
        if s.turn == CHANCE:
            read_dice(s, action - SET)
        elif action < STOP:
            lay_piece(b, s, action)
        if action == STOP or not has_a_choice(b, s):  # M3.3, M4.8
            end_laying(b, s)


def weight(b: Board, s: State, action: int) -> int:
    return WAYS_TO_THROW[action - SET] if action >= SET else 1


def ways(b: Board, s: State) -> int:
    return THROWS[s.throwing]


def outcome(b: Board, s: State, out: list[int], number: int) -> int:
    """The throw behind a number below `ways`: its digits to the base of six are the faces."""
    thrown = 0
    for _ in range(s.throwing):
        thrown = WITH[thrown][number % 6]
        number //= 6
    return SET + thrown


def opens_turn(b: Board, s: State) -> int:
    """1 if the throw to come is the first of a turn."""
    return 1 if s.roll == ORDINARY else 0


# --- throwing ---


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


# --- laying ---


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


def end_laying(b: Board, s: State) -> None:
    """The turbo roll for whoever has earned one, else the end of the turn."""
    if leads_to_turbo(b, s):
        s.roll = TURBO
        throw(s, 2)  # M8.2, M8.3
    else:
        end_turn(b, s)


def leads_to_turbo(b: Board, s: State) -> bool:
    """Whether all six dice are laid and the car is not home (M8.1, M8.8)."""
    return b.pro != 0 and s.dice == 0 and s.roll != TURBO and s.car[s.driver] != b.finish


# --- the end of a turn ---


def end_turn(b: Board, s: State) -> None:
    s.dice = 0
    send_back(b, s)  # M8.6, M9.5
    if owner_may_step(b, s):
        s.stepping = 1
        s.turn = s.last - 1
    else:
        next_turn(b, s)


def send_back(b: Board, s: State) -> None:
    """A car that stands where the driver has ended goes back in its lane (M5.1, M5.2); start and finish are wide."""
    space = s.car[s.driver]
    if space == START or space == b.finish:  # M5.4
        return
    for seat in range(b.seats):
        if seat != s.driver and s.car[seat] == space:
            back = b.behind[space]
            while back != START and is_occupied(b, s, back):
                back = b.behind[back]
            s.car[seat] = back  # M5.3


def is_occupied(b: Board, s: State, space: int) -> bool:
    for seat in range(b.seats):
        if s.car[seat] == space:
            return True
    return False


def owner_may_step(b: Board, s: State) -> bool:
    """Whether the car in the colour laid last has a free space ahead (M9.1, M9.7, M9.8)."""
    if not b.bonus or s.last == 0 or s.last > b.seats:
        return False
    for colour in range(6):
        if is_free_ahead(b, s, s.last - 1, colour):
            return True
    return False


def is_free_ahead(b: Board, s: State, seat: int, colour: int) -> bool:
    """M9.2, M9.3; the finish is always free."""
    space = space_ahead(b, s.car[seat], colour)
    return space != 0 and (space == b.finish or not is_occupied(b, s, space))


def list_steps(b: Board, s: State, out: list[int]) -> int:
    n = 0
    for colour in range(6):
        if is_free_ahead(b, s, s.turn, colour):
            out[n] = STEP + colour
            n += 1
    out[n] = DECLINE  # M9.6
    return n + 1


def bonus_step(b: Board, s: State, action: int) -> None:
    if action != DECLINE:
        s.car[s.turn] = space_ahead(b, s.car[s.turn], action - STEP)
    next_turn(b, s)


def next_turn(b: Board, s: State) -> None:
    """The next seat throws, unless the round and with it the race is over; a car that is home drives no more (M6.9)."""
    s.laid = 0
    s.last = 0
    s.roll = ORDINARY
    s.stepping = 0
    s.driver = (s.driver + 1) % b.seats
    while s.driver != b.first and s.car[s.driver] == b.finish:
        s.driver = (s.driver + 1) % b.seats
    s.origin = s.car[s.driver]
    if s.driver == b.first:
        end_round(b, s)
    else:
        throw(s, DICE)


def end_round(b: Board, s: State) -> None:
    if fewest_dice(b, s) <= MOST_DICE:
        share_the_win(b, s)  # M6.1
    elif s.round == b.cap:
        end_without_winner(b, s)  # M6.10
    else:
        s.round += 1
        for seat in range(b.seats):
            s.used[seat] = 0
        throw(s, DICE)


def fewest_dice(b: Board, s: State) -> int:
    """The fewest dice with which a car has come home in this round; more than possible if none has."""
    fewest = MOST_DICE + 1
    for seat in range(b.seats):
        if s.car[seat] == b.finish:
            fewest = min(fewest, s.used[seat])
    return fewest


def share_the_win(b: Board, s: State) -> None:
    """One car at home wins (M6.4), of several that with the fewest dice (M6.5), or they win together (M6.6)."""
    fewest = fewest_dice(b, s)
    winners = 0
    for seat in range(b.seats):
        winners += is_winner(b, s, seat, fewest)
    for seat in range(b.seats):
        s.score[seat] = is_winner(b, s, seat, fewest) / winners
    s.turn = OVER
    s.ending = HOME


def is_winner(b: Board, s: State, seat: int, fewest: int) -> int:
    return 1 if s.car[seat] == b.finish and s.used[seat] == fewest else 0


def end_without_winner(b: Board, s: State) -> None:
    for seat in range(b.seats):
        s.score[seat] = 1.0 / b.seats
    s.turn = OVER
    s.ending = CAP
