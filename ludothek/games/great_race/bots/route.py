"""The cheapest way home: what entering a space costs a crew, and the way on which all that costs least.

The costs stand in a scratch array: the end of a list of actions, which no position fills. A step costs time, fuel and
repair, all counted in one measure; the numbers were found together with those of policy.py.
"""

from __future__ import annotations

from typing import Any

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import (
    NEIGHBOURS,
    NORTH,
    NOWHERE,
    PORTS,
    RISK,
    SOUTH,
    SPACES,
    TOWN,
    TOWN_CARDS,
    steps_from,
)
from ludothek.games.great_race.board.box import TILE_DANGER, TILE_FUEL, TILE_MECHANIC, TILE_STOP
from ludothek.games.great_race.rules.position import State

STEP_COST, FUEL_COST, LEVEL_COST, DANGER_COST, STOP_COST = 137, 57, 82, 93, 269
BLIND_COST = 171  # a tile nobody knows yet, on the mean
TOWN_COST, TOWN_CARD = 234, 20  # a town ends the drive, but gives cards
SAIL_COST, FRANC = 292, 5
TRAIL, ENTRY = 300, 399  # where the scratch array holds the cost from a space to the finish, and that of entering it
ENDLESS = 1_000_000
ASTRAY = 2  # steps that a way may lead back
OUTWARD = tuple(tuple(sorted(range(SPACES), key=steps_from(finish).__getitem__)) for finish in (SOUTH, NORTH))


def reckon_trail(b: Board, s: State, vehicle: int, scratch: Any) -> None:
    """Fill the scratch array with what it costs from each space to the finish, as far as a vehicle may come."""
    n = note_entries(b, s, b.home[s.where[vehicle]] + ASTRAY, scratch)
    scratch[TRAIL + b.finish] = 0
    for _ in range(2):  # the second look finds ways that lead sideways or over the sea
        for i in range(1, n):
            space = OUTWARD[b.finish == NORTH][i]
            scratch[TRAIL + space] = min(scratch[TRAIL + space], cheapest_step(space, scratch))
        for route in range(len(PORTS)):
            if s.money[vehicle] >= PORTS[route][2]:
                note_route(route, scratch)


def note_entries(b: Board, s: State, farthest: int, scratch: Any) -> int:
    """Fill in what entering each space costs, and nothing else; return how many spaces, from the finish on, count."""
    n = 0
    for i in range(SPACES):
        space = OUTWARD[b.finish == NORTH][i]
        scratch[TRAIL + space] = ENDLESS
        scratch[ENTRY + space] = ENDLESS
        if b.home[space] <= farthest:
            scratch[ENTRY + space] = entry_cost(b, s, space)
            n = i + 1
    return n


def note_route(route: int, scratch: Any) -> None:
    one = PORTS[route][0]
    other = PORTS[route][1]
    fare = SAIL_COST + FRANC * PORTS[route][2]
    scratch[TRAIL + one] = min(scratch[TRAIL + one], scratch[TRAIL + other] + fare)
    scratch[TRAIL + other] = min(scratch[TRAIL + other], scratch[TRAIL + one] + fare)


def entry_cost(b: Board, s: State, space: int) -> int:
    if space == b.finish:
        return STEP_COST
    if TOWN[space] > 0:
        return TOWN_COST - TOWN_CARD * TOWN_CARDS[space]
    tile = s.tile[space] - 1
    return STEP_COST + FUEL_COST * RISK[space] + (tile_cost(tile) if tile >= 0 else BLIND_COST)


def tile_cost(tile: int) -> int:
    return (
        FUEL_COST * TILE_FUEL[tile]
        + LEVEL_COST * TILE_MECHANIC[tile]
        + DANGER_COST * TILE_DANGER[tile]
        + STOP_COST * TILE_STOP[tile]
    )


# --- reading the costs ---


def cheapest_step(space: int, scratch: Any) -> int:
    """What the way from a space costs over its best neighbour."""
    least = ENDLESS
    for i in range(6):
        other = NEIGHBOURS[space][i]
        if other != NOWHERE:
            least = min(least, scratch[TRAIL + other] + scratch[ENTRY + other])
    return least


def next_on_trail(space: int, scratch: Any) -> int:
    """The neighbour over which the way leads; NOWHERE if none is known."""
    least = ENDLESS
    best = NOWHERE
    for i in range(6):
        other = NEIGHBOURS[space][i]
        if other != NOWHERE and scratch[TRAIL + other] + scratch[ENTRY + other] < least:
            least = scratch[TRAIL + other] + scratch[ENTRY + other]
            best = other
    return best


def is_on_trail(b: Board, here: int, space: int, scratch: Any) -> bool:
    """Whether the way home leads over a space."""
    steps = 0
    while here != b.finish and here != NOWHERE and here != space and steps < SPACES:
        here = next_on_trail(here, scratch)
        steps += 1
    return here == space
