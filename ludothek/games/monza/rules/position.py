"""The position: where the cars stand, the tiles in hand, the dice still free, and how far the turn has come."""

from __future__ import annotations

from ludothek.core.fields import Position, cell, row
from ludothek.games.monza.board import SEATS
from ludothek.games.monza.board.dice import DICE

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
