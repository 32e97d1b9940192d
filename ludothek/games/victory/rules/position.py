"""The position: where the cars stand, the lap sheet, the throws of the turn and the dice still to be played."""

from __future__ import annotations

from ludothek.core.fields import Position, cell, row
from ludothek.games.victory.board import LAPS, POINTS, SEATS

DRAWING, THROWING, CHOOSING, THROWING_ON, DRIVING = range(5)  # phases


class State(Position):
    car: list[int] = row("i1", SEATS)  # car[seat]: its point; NOWHERE before the start, at home and when out
    at: list[int] = row("i1", POINTS)  # at[point]: the car there, counted from 1; 0 for none
    count: list[int] = row("i2", SEATS)  # count[seat]: times over the line forwards, less those backwards (V7.2)
    column: list[int] = row("i1", SEATS)  # column[seat]: the last column of the lap sheet it is entered in
    sheet: list[int] = row("i1", SEATS * (LAPS + 1))  # sheet[SEATS * column + n]: the n-th car there, counted from 1
    home: list[int] = row("i1", SEATS)  # home[seat]: as which it came home; 0 if it has not
    out: list[int] = row("i1", SEATS)  # out[seat]: as which it dropped out; 0 if it has not
    place: list[int] = row("i1", SEATS)  # place[seat] once it is over: 1 for the winner
    first: int = cell("i1")  # the seat that began
    driver: int = cell("i1")  # the seat whose turn it is, also while dice roll
    round: int = cell("i2")  # the first is 1
    phase: int = cell("i1")  # DRAWING … DRIVING
    thrown: list[int] = row("i1", 2)  # thrown[throw]: the set of dice that it brought, counted from 1; 0 for none yet
    taking: int = cell("i1")  # dice chosen for the second throw
    dice: list[int] = row("i1", 2)  # dice[colour]: still to be played
