"""A seat that resigns leaves the map, its hand and the turn order, and the others race on."""

from __future__ import annotations

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race.board import RACE, Board
from ludothek.games.great_race.board.africa import NOWHERE
from ludothek.games.great_race.rules import phase
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.rules.rounds import end_game
from ludothek.games.great_race.rules.scout import discard_drawn
from ludothek.games.great_race.rules.supplies import KINDS, put_down


def leave_table(b: Board, s: State, seat: int) -> None:
    """G13.8; with one seat left the game is over, and so it is for a lone player (G19.5)."""
    was_asked = s.turn == seat or is_drawn_for(s, seat)
    number = 1
    for other in range(b.seats):
        number += s.gone[other] > 0
    s.gone[seat] = number
    s.where[seat] = NOWHERE
    for card in range(KINDS):
        while s.hand[KINDS * seat + card] > 0:
            put_down(s, seat, card)
    for role in range(4):
        s.plan[4 * seat + role] = 0
        s.left[4 * seat + role] = 0
    leave_order(b, s, seat)
    if s.mover == seat and (s.after == phase.MY_TURN or s.after == phase.ROLL_ON):
        s.after = phase.NEXT  # its turn ends, whoever is asked before that
    if b.mode != RACE:
        s.turn = OVER
        s.phase = phase.TURN
    elif s.racing == 1:
        end_game(b, s)
    elif was_asked:
        hand_on(s, seat)


def is_drawn_for(s: State, seat: int) -> bool:
    """Whether chance is about to draw for a seat's turn."""
    return s.turn == CHANCE and s.mover == seat and (s.phase == phase.DRAW_TILE or s.phase == phase.DRAW_CARD)


def leave_order(b: Board, s: State, seat: int) -> None:
    """Those behind move up; whoever has had its turn or its choice keeps it behind it."""
    place = 0
    while s.order[place] != seat:
        place += 1
    was_last = s.chooser == s.racing - 1
    s.chooser -= (place if b.turn_first else s.racing - 1 - place) < s.chooser
    for i in range(place, s.racing - 1):
        s.order[i] = s.order[i + 1]
    s.racing -= 1
    s.place -= place <= s.place
    if s.phase == phase.TAKE and not was_last and s.chooser == s.racing - 1:
        s.takes += 1  # G3.3


def hand_on(s: State, seat: int) -> None:
    """What becomes of the decision it was asked for."""
    if s.phase == phase.PLAN:
        s.phase = phase.PLANNING
    elif s.phase == phase.TAKE:
        s.phase = phase.CHOOSE
    elif s.phase != phase.DROP and s.mover == seat:
        discard_drawn(s)
        s.back = 0
        s.phase = phase.NEXT
    else:
        s.phase = phase.LIMIT
