"""The end of laying, of a turn and of a round, and who is next."""

from __future__ import annotations

from ludothek.games.monza.board import DECLINE, STEP, Board
from ludothek.games.monza.board.dice import DICE
from ludothek.games.monza.rules.cars import owner_may_step, send_back
from ludothek.games.monza.rules.drive import space_ahead
from ludothek.games.monza.rules.position import MOST_DICE, ORDINARY, TURBO, State
from ludothek.games.monza.rules.race_end import end_without_winner, fewest_dice, share_the_win
from ludothek.games.monza.rules.throws import throw


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


def end_turn(b: Board, s: State) -> None:
    s.dice = 0
    send_back(b, s)  # M8.6, M9.5
    if owner_may_step(b, s):
        s.stepping = 1
        s.turn = b.driver_of[s.last - 1]  # M9.6
    else:
        next_turn(b, s)


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
