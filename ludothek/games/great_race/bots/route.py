"""The cheapest way home: what entering a space costs a crew, and the way on which all that costs least.

The costs stand in a scratch array: the end of a list of actions, which no position fills. A step costs time, fuel and
repair, all counted in one measure; the numbers were found together with those of policy.py.
"""

from __future__ import annotations

from ludothek.games.great_race.board import Board, africa
from ludothek.games.great_race.board.africa import steps_from
from ludothek.games.great_race.board.box import TILE_DANGER, TILE_FUEL, TILE_MECHANIC, TILE_STOP
from ludothek.games.great_race.rules.position import State

STEP_COST, FUEL_COST, LEVEL_COST, DANGER_COST, STOP_COST = 137, 57, 82, 93, 269
BLIND_COST = 171  # a tile nobody knows yet, on the mean
TOWN_COST, TOWN_CARD = 234, 20  # a town ends the drive, but gives cards
SAIL_COST, FRANC = 292, 5
ROUTE, ENTRY = 300, 399  # where the scratch array holds the cost from a space to the finish, and that of entering it
ENDLESS = 1_000_000
ASTRAY = 2  # steps that a way may lead back
OUTWARD = tuple(
    tuple(sorted(range(africa.SPACES), key=steps_from(finish).__getitem__)) for finish in (africa.SOUTH, africa.NORTH)
)


def fill_route(b: Board, s: State, vehicle: int, scratch: list[int]) -> None:
    """Fill the scratch array with what it costs from each space to the finish, as far as a vehicle may come."""
    n = note_entries(b, s, b.home[s.where[vehicle]] + ASTRAY, scratch)
    scratch[ROUTE + b.finish] = 0
    for _ in range(2):  # the second look finds ways that lead sideways or over the sea
        for i in range(1, n):
            space = OUTWARD[b.finish == africa.NORTH][i]
            scratch[ROUTE + space] = min(scratch[ROUTE + space], cheapest_step(space, scratch))
        for route in range(len(africa.PORTS)):
            if s.money[vehicle] >= africa.PORTS[route][2]:
                note_route(route, scratch)


def note_entries(b: Board, s: State, farthest: int, scratch: list[int]) -> int:
    """Fill in what entering each space costs, and nothing else; return how many spaces, from the finish on, count."""
    n = 0
    for i in range(africa.SPACES):
        space = OUTWARD[b.finish == africa.NORTH][i]
        scratch[ROUTE + space] = ENDLESS
        scratch[ENTRY + space] = ENDLESS
        if b.home[space] <= farthest:
            scratch[ENTRY + space] = entry_cost(b, s, space)
            n = i + 1
    return n


def note_route(route: int, scratch: list[int]) -> None:
    one = africa.PORTS[route][0]
    other = africa.PORTS[route][1]
    fare = SAIL_COST + FRANC * africa.PORTS[route][2]
    scratch[ROUTE + one] = min(scratch[ROUTE + one], scratch[ROUTE + other] + fare)
    scratch[ROUTE + other] = min(scratch[ROUTE + other], scratch[ROUTE + one] + fare)


def entry_cost(b: Board, s: State, space: int) -> int:
    if space == b.finish:
        return STEP_COST
    if africa.TOWN[space] > 0:
        return TOWN_COST - TOWN_CARD * africa.TOWN_CARDS[space]
    tile = s.tile[space] - 1
    return STEP_COST + FUEL_COST * africa.RISK[space] + (tile_cost(tile) if tile >= 0 else BLIND_COST)


def tile_cost(tile: int) -> int:
    return (
        FUEL_COST * TILE_FUEL[tile]
        + LEVEL_COST * TILE_MECHANIC[tile]
        + DANGER_COST * TILE_DANGER[tile]
        + STOP_COST * TILE_STOP[tile]
    )


# --- reading the costs ---


def cheapest_step(space: int, scratch: list[int]) -> int:
    """What the way from a space costs over its best neighbour."""
    least = ENDLESS
    for i in range(6):
        other = africa.NEIGHBOURS[space][i]
        if other != africa.NOWHERE:
            least = min(least, scratch[ROUTE + other] + scratch[ENTRY + other])
    return least


def next_on_route(space: int, scratch: list[int]) -> int:
    """The neighbour over which the way leads; NOWHERE if none is known."""
    least = ENDLESS
    best = africa.NOWHERE
    for i in range(6):
        other = africa.NEIGHBOURS[space][i]
        if other != africa.NOWHERE and scratch[ROUTE + other] + scratch[ENTRY + other] < least:
            least = scratch[ROUTE + other] + scratch[ENTRY + other]
            best = other
    return best


def is_on_route(b: Board, here: int, space: int, scratch: list[int]) -> bool:
    """Whether the way home leads over a space."""
    steps = 0
    while here != b.finish and here != africa.NOWHERE and here != space and steps < africa.SPACES:
        here = next_on_route(here, scratch)
        steps += 1
    return here == space
