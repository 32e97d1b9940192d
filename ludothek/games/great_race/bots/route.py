"""The cheapest way home: what entering a space costs a crew, and the way on which all that costs least.

The way is reckoned on paper: the end of a list of actions, which no position fills. A step costs time, fuel and repair,
all counted in one measure; the numbers were found together with those of appeal.py.
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
TRAIL, ENTRY = 300, 399  # where on the paper the cost from a space to the finish stands, and that of entering it
ENDLESS = 1_000_000
ASTRAY = 2  # steps that a way may lead back
OUTWARD = tuple(tuple(sorted(range(SPACES), key=steps_from(finish).__getitem__)) for finish in (SOUTH, NORTH))


def reckon_trail(b: Board, s: State, vehicle: int, paper: Any) -> None:
    """Note on paper what it costs from each space to the finish, as far as a vehicle may come."""
    n = note_entries(b, s, b.home[s.where[vehicle]] + ASTRAY, paper)
    paper[TRAIL + b.finish] = 0
    for _ in range(2):  # the second look finds ways that lead sideways or over the sea
        for i in range(1, n):
            space = OUTWARD[b.finish == NORTH][i]
            paper[TRAIL + space] = min(paper[TRAIL + space], cheapest_step(space, paper))
        for route in range(len(PORTS)):
            if s.money[vehicle] >= PORTS[route][2]:
                note_route(route, paper)


def note_entries(b: Board, s: State, farthest: int, paper: Any) -> int:
    """Blank paper with what entering each space costs; return how many spaces, from the finish on, count."""
    n = 0
    for i in range(SPACES):
        space = OUTWARD[b.finish == NORTH][i]
        paper[TRAIL + space] = ENDLESS
        paper[ENTRY + space] = ENDLESS
        if b.home[space] <= farthest:
            paper[ENTRY + space] = entry_cost(b, s, space)
            n = i + 1
    return n


def note_route(route: int, paper: Any) -> None:
    one = PORTS[route][0]
    other = PORTS[route][1]
    fare = SAIL_COST + FRANC * PORTS[route][2]
    paper[TRAIL + one] = min(paper[TRAIL + one], paper[TRAIL + other] + fare)
    paper[TRAIL + other] = min(paper[TRAIL + other], paper[TRAIL + one] + fare)


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


# --- reading the paper ---


def cheapest_step(space: int, paper: Any) -> int:
    """What the way from a space costs over its best neighbour."""
    least = ENDLESS
    for i in range(6):
        other = NEIGHBOURS[space][i]
        if other != NOWHERE:
            least = min(least, paper[TRAIL + other] + paper[ENTRY + other])
    return least


def next_on_trail(space: int, paper: Any) -> int:
    """The neighbour over which the way leads; NOWHERE if none is known."""
    least = ENDLESS
    best = NOWHERE
    for i in range(6):
        other = NEIGHBOURS[space][i]
        if other != NOWHERE and paper[TRAIL + other] + paper[ENTRY + other] < least:
            least = paper[TRAIL + other] + paper[ENTRY + other]
            best = other
    return best


def is_on_trail(b: Board, here: int, space: int, paper: Any) -> bool:
    """Whether the way home leads over a space."""
    steps = 0
    while here != b.finish and here != NOWHERE and here != space and steps < SPACES:
        here = next_on_trail(here, paper)
        steps += 1
    return here == space
