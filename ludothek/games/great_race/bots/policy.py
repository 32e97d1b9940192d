"""What an action promises a crew at once: the policy of the quick player, in the measure of route.py.

The numbers were found by letting crews of slightly different policies race each other some hundred thousand times.
"""

from __future__ import annotations

from ludothek.games.great_race.board import ALONE, Board
from ludothek.games.great_race.board.africa import NOWHERE, PORTS, SPACES, TOWN, other_port
from ludothek.games.great_race.board.box import CARD_FUEL, FUNDING, GUIDE, MECHANIC, PLANS, SPLITS
from ludothek.games.great_race.bots.route import (
    BLIND_COST,
    ENTRY,
    FRANC,
    ROUTE,
    SAIL_COST,
    STEP_COST,
    is_on_route,
    next_on_route,
    tile_cost,
)
from ludothek.games.great_race.rules import actions
from ludothek.games.great_race.rules.phase import DRIVE
from ludothek.games.great_race.rules.position import State

CARD_LIKING = (23, 17, 50, 65, 47, 29, 24, 35)  # CAN, TANK, PARTS, TOOLS, DNG, TEL, GUIDE, WINCH
PLANNED = (  # PLANNED[role][n]: so many assistants
    (0, 38, 46, 0),
    (0, 7, 18, 0),
    (0, 86, 147, 291),
    (0, 76, 96, 0),
)
POOR, POOR_PLANS, POOR_FUNDS = 83, 52, 69  # francs below which funding is liked so much more
NEAR, NEAR_MECHANIC = 10, 24  # steps from home, and how much more a mechanic is liked there
FULL_TANK, TOWN_TANK, ROAD_TANK = 10, 4, 3  # levels of fuel to buy up to
CLEARS, PER_CLEARED = -64, 2
NEVER = -500


def appeal(b: Board, s: State, action: int, scratch: list[int]) -> int:
    """How much the seat to move likes an action; the scratch array holds the way home where `look_around` found it."""
    if action >= actions.PLACE:
        return appeal_of_laying(b, s, (action - actions.PLACE) // SPACES, (action - actions.PLACE) % SPACES, scratch)
    if action >= actions.GO:
        return appeal_of_way(b, s, action, scratch)
    if action >= actions.FUND:
        return appeal_of_work(b, s, action, scratch)
    if action >= actions.BUY:
        return appeal_of_shopping(b, s, action, scratch)
    if action >= actions.COMMIT:
        return appeal_of_plan(b, s, action - actions.COMMIT)
    return CARD_LIKING[s.slot[action - actions.SLOT] - 1]


def appeal_of_plan(b: Board, s: State, plan: int) -> int:
    """Mechanics first, one escort; funding where the purse is light."""
    value = 0
    for role in range(4):
        value += PLANNED[role][PLANS[plan][role]]
    if s.money[s.turn] < POOR:
        value += POOR_PLANS * PLANS[plan][FUNDING]
    if b.home[s.where[s.turn]] <= NEAR:
        value += NEAR_MECHANIC * PLANS[plan][MECHANIC]
    return value


# --- petrol and cards ---


def appeal_of_shopping(b: Board, s: State, action: int, scratch: list[int]) -> int:
    """Before the assistant acts: petrol as far as it is needed, and every card that is not wasted."""
    drives = s.left[4 * s.mover + MECHANIC] > 0 and s.engine[s.mover] > 0
    if action < actions.USE:
        more = action - actions.BUY
        return 500 + more if drives and s.fuel[s.mover] + more <= wanted_fuel(b, s) else NEVER
    if action < actions.MEND:
        card = action - actions.USE
        if CARD_FUEL[card] > 0:
            return 450 if drives and CARD_FUEL[card] <= b.most_fuel[s.mover] - s.fuel[s.mover] else NEVER
        return 169 if card == GUIDE else 400
    if action < actions.STRIKE:
        return appeal_of_mending(b, s, action - actions.MEND)
    if action < actions.GUIDE_CLEAR:
        return 312 - (action - actions.STRIKE) % 2
    return appeal_of_clearing(s, action - actions.GUIDE_CLEAR, scratch)


def wanted_fuel(b: Board, s: State) -> int:
    """The level up to which petrol is bought: a drive's need, and who travels alone buys in towns only."""
    tank = ROAD_TANK
    if TOWN[s.where[s.mover]] > 0:
        tank = FULL_TANK if b.mode == ALONE else TOWN_TANK
    return min(tank, b.most_fuel[s.mover], 3 * b.home[s.where[s.mover]])


def appeal_of_mending(b: Board, s: State, split: int) -> int:
    """Spare parts where no level is lost by it."""
    engine = s.engine[s.mover] + SPLITS[split][0]
    chassis = s.chassis[s.mover] + SPLITS[split][1]
    if engine > b.most_engine[s.mover] or chassis > b.most_chassis[s.mover]:
        return -100
    now = shape(s, s.mover, s.engine[s.mover], s.chassis[s.mover])
    return 350 + min(49, shape(s, s.mover, engine, chassis) - now)


def shape(s: State, seat: int, engine: int, chassis: int) -> int:
    """What levels are worth: a weak engine goes few steps, a weak chassis bears few cards."""
    value = 45 * engine - 25 * (5 - engine) * (5 - engine) + 13 * chassis - 20 * (6 - chassis) * (6 - chassis)
    return value - 25 * max(0, s.held[seat] - chassis)


def appeal_of_clearing(s: State, space: int, scratch: list[int]) -> int:
    """Only a tile in the way."""
    if next_on_route(s.where[s.mover], scratch) != space:
        return NEVER
    return CLEARS + PER_CLEARED * (scratch[ENTRY + space] - BLIND_COST - STEP_COST)


# --- assistants and answers ---


def appeal_of_work(b: Board, s: State, action: int, scratch: list[int]) -> int:
    if action >= actions.LOSE:
        split = action - actions.LOSE
        return shape(s, s.turn, s.engine[s.turn] - SPLITS[split][0], s.chassis[s.turn] - SPLITS[split][1])
    if action >= actions.REPAIR:
        return 200 if s.engine[s.turn] < 2 and SPLITS[action - actions.REPAIR][0] == 2 else -31
    if action >= actions.WINCH_M:
        return appeal_of_winch(s, action)
    if action == actions.FUND:
        return 127 + (POOR_FUNDS if s.money[s.turn] < POOR else 0)
    if action in (actions.SCOUT, actions.SCOUT3):
        ahead = next_on_route(s.where[s.turn], scratch)
        return 107 if ahead != NOWHERE and TOWN[ahead] == 0 and s.tile[ahead] == 0 else 66
    if action == actions.FETCH:
        return 38
    if action == actions.HALT:
        return -62
    if action == actions.PASS:
        return -7
    return 100 if action in (actions.GUARD, actions.SHIELDED) else 0


def appeal_of_winch(s: State, action: int) -> int:
    if action == actions.NO_WINCH:
        return 28
    return 28 + 10 * s.steps if action == actions.WINCH_S else 50


# --- the way ---


def appeal_of_way(b: Board, s: State, action: int, scratch: list[int]) -> int:
    """Steps and sea routes by what is left of the way; then clearing, giving back, discarding."""
    if action >= actions.DISCARD:
        return -CARD_LIKING[action - actions.DISCARD]
    if action >= actions.RETURN:
        return tile_cost(action - actions.RETURN)
    if action >= actions.CLEAR:
        return appeal_of_clearing(s, action - actions.CLEAR, scratch)
    here = s.where[s.mover]
    if action >= actions.SAIL:
        route = action - actions.SAIL
        there = other_port(route, here)
        return 140 + scratch[ROUTE + here] - scratch[ROUTE + there] - SAIL_COST - FRANC * PORTS[route][2]
    space = action - actions.GO
    saved = scratch[ROUTE + here] - scratch[ROUTE + space] - scratch[ENTRY + space]
    if s.phase == DRIVE:
        return saved
    return saved + 40 + (1000 if space == b.finish else 13 * min(s.engine[s.mover], 2 * s.fuel[s.mover] // 3))


def appeal_of_laying(b: Board, s: State, tile: int, space: int, scratch: list[int]) -> int:
    """A tile that is easier than the unknown on the way, near by; a harder one aside."""
    easier = BLIND_COST - tile_cost(tile)
    ahead = b.home[s.where[s.mover]] - b.home[space]
    if is_on_route(b, s.where[s.mover], space, scratch):
        return easier + (20 - ahead if easier > 0 else -50)
    return 24 * easier * min(ahead, 3) // 100
