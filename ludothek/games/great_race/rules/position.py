"""The position: vehicles with gauges, hands and plans, what lies on the map and in the supplies, and whose step it is.

In a solo game T is the vehicle after the player's: its mechanics stand in `engine`, it has no chassis and no money.
"""

from __future__ import annotations

from ludothek.core.fields import Position, cell, row
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NOWHERE, SEATS, SPACES
from ludothek.games.great_race.board.box import CARDS, ESTIENNE, TILES

T = 1  # the vehicle that follows the player in a solo game

FOR_SCOUT, FOR_BLIND_STEP, FOR_HAND, FOR_T, FOR_T_STEP = range(5)  # what a draw is for
BY_TILE, BY_CARD, BY_T = range(3)  # where danger comes from


class State(Position):
    phase: int = cell("i1")
    then: int = cell("i1")  # the phase after tiles are laid or levels are lost
    after: int = cell("i1")  # the phase after hands have been looked at
    round: int = cell("i1")
    # vehicles
    where: list[int] = row("i1", SEATS)  # where[vehicle]: its space; NOWHERE once it has resigned
    fuel: list[int] = row("i1", SEATS)
    engine: list[int] = row("i1", SEATS)  # of T its mechanics
    chassis: list[int] = row("i1", SEATS)
    money: list[int] = row("i2", SEATS)
    arrived: list[int] = row("i1", SEATS)  # arrived[vehicle]: 1 for the first; 0 on the way
    arrival: list[int] = row("i1", SEATS)  # arrival[vehicle]: the round of it
    gone: list[int] = row("i1", SEATS)  # gone[seat]: 1 for the first that resigned
    # turn order
    order: list[int] = row("i1", SEATS)  # order[place]: a vehicle
    racing: int = cell("i1")  # how many are in it
    marker: list[int] = row("i1", SEATS)  # marker[vehicle]: its space on the progression track
    height: list[int] = row("i2", SEATS)  # height[vehicle]: larger if it came later to the stack it lies in
    tallest: int = cell("i2")
    place: int = cell("i1")  # the place in turn order of the mover
    mover: int = cell("i1")  # the vehicle whose turn it is
    # plans
    plan: list[int] = row("i1", 4 * SEATS)  # plan[4 * seat + role]: assistants planned
    left: list[int] = row("i1", 4 * SEATS)  # left[4 * seat + role]: of them unused
    planned: list[int] = row("i1", SEATS)  # 1 once a seat has planned this round
    passed: list[int] = row("i1", SEATS)
    used: list[int] = row("i1", SEATS)  # 1 once a leader's power was used this round
    # hands and supplies
    hand: list[int] = row("i1", len(CARDS) * SEATS)  # hand[8 * seat + card]
    shown: list[int] = row("i1", len(CARDS) * SEATS)  # shown[8 * seat + card]: of them known to all
    held: list[int] = row("i1", SEATS)  # held[seat]: cards in hand
    slot: list[int] = row("i1", SEATS + 2)  # slot[i]: the card laid out there, counted from 1
    deck: list[int] = row("i1", len(CARDS))
    cards_out: list[int] = row("i1", len(CARDS))  # the open discard
    bag: list[int] = row("i1", len(TILES))
    tiles_out: list[int] = row("i1", len(TILES))
    boxed: list[int] = row("i1", len(TILES))  # out of play (G16.15)
    tile: list[int] = row("i1", SPACES)  # tile[space]: what lies there, counted from 1
    # a turn
    bought: int = cell("i1")  # 1 after petrol
    carded: int = cell("i1")  # 1 after a card
    steps: int = cell("i1")  # left in the drive, or in the move of T's figure
    entering: int = cell("i1")  # the space that is being entered
    blind: int = cell("i1")  # 1 if its tile was drawn just now
    winched_m: int = cell("i1")  # mechanic symbols that do not count
    winched_s: int = cell("i1")  # 1 if the stop symbol does not count
    victim: int = cell("i1")  # who loses levels
    hits: int = cell("i1")  # how many
    gauge: int = cell("i1")  # of which gauge, where it is named
    source: int = cell("i1")  # BY_TILE, BY_CARD or BY_T
    draws: int = cell("i1")  # tiles or cards still to be drawn
    drawing: int = cell("i1")  # what for
    back: int = cell("i1")  # 1 if one of the tiles drawn goes back to the bag
    drawn: list[int] = row("i1", len(TILES))  # drawn tiles that are not laid yet
    # bivouac
    slots: int = cell("i1")
    laid: int = cell("i1")  # cards laid out so far
    chooser: int = cell("i1")  # how many have chosen
    takes: int = cell("i1")  # cards that the chooser still takes
    extra: int = cell("i1")  # 1 while the Suffragettes take one card more
    # T
    card: int = cell("i1")  # the Estienne card of the round, counted from 1
    estienne: list[int] = row("i1", len(ESTIENNE))  # 1 in the pile, 2 revealed
    revealed: int = cell("i1")  # cards revealed in this game
    figure: int = cell("i1")  # figures that have acted in this round
    goal: int = cell("i1")  # a town, or NOWHERE
    last_level: int = cell("i1")  # of the last town T was in
    sticker: list[int] = row("i1", 5)  # sticker[colour]
    # what missions ask for
    colours: int = cell("i1")  # bits of COLOURS: towns entered
    risks: int = cell("i4")  # bits of RISK_BIT: risk areas entered
    routes: int = cell("i1")  # bits: sea routes sailed
    blind_steps: int = cell("i2")
    funded: int = cell("i1")  # 1 if a plan held a funding assistant
    dry: int = cell("i1")  # 1 if the tank was empty on arrival
    scratch: list[int] = row("i1", 3 * SPACES)  # steps to each space, the queue of a search, and a mark for each space


def is_on(s: State, vehicle: int) -> bool:
    """Whether a vehicle is on its way."""
    return s.arrived[vehicle] == 0 and s.where[vehicle] != NOWHERE


def is_under_vehicle(b: Board, s: State, space: int) -> bool:
    for vehicle in range(b.vehicles):
        if s.where[vehicle] == space:
            return True
    return False


def levels(s: State, vehicle: int) -> int:
    return s.engine[vehicle] + s.chassis[vehicle]


def lose(s: State, vehicle: int, engine: int, chassis: int) -> None:
    s.engine[vehicle] -= engine
    s.chassis[vehicle] -= chassis


def hurt(s: State, vehicle: int, gauge: int, damage: int) -> None:
    """Levels off one gauge; what it cannot bear falls on the other (G18.6), and what neither bears is forgotten."""
    first = s.engine[vehicle] if gauge == 0 else s.chassis[vehicle]
    second = levels(s, vehicle) - first
    here = min(damage, first)
    there = min(damage - here, second)
    lose(s, vehicle, here if gauge == 0 else there, there if gauge == 0 else here)
