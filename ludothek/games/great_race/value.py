"""What a crew should like: to be near the finish, with fuel to get there, in good repair and with money.

`appeal` says how much an action promises at once. It is all that the quick player knows, with which games are played
out in the head; a search looks further.
"""

from __future__ import annotations

from typing import Any

from ludothek.core.dice import below
from ludothek.games.great_race.actions import (
    ACCEPT,
    BUY,
    COMMIT,
    DISCARD,
    FETCH,
    FUND,
    GO,
    GUARD,
    GUIDE_CLEAR,
    HALT,
    LOSE,
    MEND,
    NO_WINCH,
    PASS,
    PLACE,
    REPAIR,
    RETURN,
    SAIL,
    SCOUT,
    SHIELDED,
    SLOT,
    STRIKE,
    USE,
)
from ludothek.games.great_race.board import NOWHERE, PORTS, SPACES, TOWN, TOWN_CARDS, Board
from ludothek.games.great_race.box import (
    CARD_FUEL,
    ESCORT,
    FUNDING,
    MECHANIC,
    PATHFINDER,
    PLANS,
    SPLITS,
    TILE_DANGER,
    TILE_FUEL,
    TILE_MECHANIC,
    TILE_STOP,
)
from ludothek.games.great_race.driving import fuel_for
from ludothek.games.great_race.position import State, levels
from ludothek.games.great_race.rules import legal

STEP_WORTH, FUEL_WORTH, LEVEL_WORTH, MONEY_WORTH, HELD_WORTH = 100, 18, 25, 2, 15  # money: ten francs
ARRIVED = 400
BLIND_FUEL, BLIND_LEVELS = 28, 27  # what the unknown costs on the mean, in the same measure
CARD_WORTH = (30, 50, 28, 45, 22, 35, 20, 24)  # CAN, TANK, PARTS, TOOLS, DNG, TEL, GUIDE, WINCH
WHIM = 12  # how much chance has a say


def worth(b: Board, s: State, seat: int) -> int:
    """How well a vehicle stands; 100 is about a step."""
    if s.where[seat] == NOWHERE:
        return -100 * SPACES
    value = LEVEL_WORTH * levels(s, seat) + MONEY_WORTH * s.money[seat] // 10
    if s.arrived[seat] > 0:
        return value + ARRIVED - 100 * s.arrived[seat]
    return value - STEP_WORTH * b.home[s.where[seat]] + FUEL_WORTH * s.fuel[seat] + HELD_WORTH * s.held[seat]


def gain(b: Board, s: State, action: int) -> int:
    return appeal(b, s, action)


def guess(b: Board, s: State, out: Any, rng: Any) -> int:
    """The most appealing action, with a whim."""
    n = legal(b, s, out)
    best = 0
    most = -1000000
    for i in range(n):
        value = appeal(b, s, out[i]) + below(rng, WHIM)
        if value > most:
            best = i
            most = value
    return out[best]  # type: ignore[no-any-return]


# --- how much an action promises ---


def appeal(b: Board, s: State, action: int) -> int:
    if action >= PLACE:
        return appeal_of_laying(b, s, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
    if action >= GO:
        return appeal_of_way(b, s, action)
    if action >= FUND:
        return appeal_of_work(b, s, action)
    if action >= BUY:
        return appeal_of_shopping(b, s, action)
    if action >= COMMIT:
        return appeal_of_plan(b, s, action - COMMIT)
    return CARD_WORTH[s.slot[action - SLOT] - 1] if action >= SLOT else 0


def appeal_of_plan(b: Board, s: State, plan: int) -> int:
    """Mechanics first; funding where the purse is light, an escort where danger may come."""
    money = 60 if s.money[s.turn] < 60 else 15
    funding = PLANS[plan][FUNDING]
    return (
        90 * min(PLANS[plan][MECHANIC], 3)
        + money * funding
        + 30 * PLANS[plan][PATHFINDER]
        + (35 if PLANS[plan][ESCORT] > 0 else 0)
    )


def appeal_of_shopping(b: Board, s: State, action: int) -> int:
    """Petrol and cards before the assistant acts, as far as they are needed."""
    dry = b.most_fuel[s.mover] - s.fuel[s.mover]
    if action < USE:
        levels_bought = action - BUY
        is_cheap = TOWN[s.where[s.mover]] > 0
        return 300 + levels_bought if s.fuel[s.mover] < 4 and (is_cheap or levels_bought < 3) else -50
    if action < MEND:
        card = action - USE
        return 320 if CARD_FUEL[card] == 0 or CARD_FUEL[card] <= dry else -20
    if action < STRIKE:
        return 290
    if action < GUIDE_CLEAR:
        return 310
    return -30


def appeal_of_work(b: Board, s: State, action: int) -> int:
    if action >= LOSE:
        return -SPLITS[action - LOSE][0]
    if action >= REPAIR:
        return 60 + 20 * (SPLITS[action - REPAIR][0] + SPLITS[action - REPAIR][1]) if s.engine[s.mover] < 3 else 20
    if action == FUND:
        return 110 if s.money[s.mover] < 60 else 55
    if action in (SCOUT, FETCH):
        return 40
    if action == HALT:
        return 0
    if action == PASS:
        return 10
    return 90 if action in (GUARD, SHIELDED) else 30 if action not in (ACCEPT, NO_WINCH) else 0


def appeal_of_way(b: Board, s: State, action: int) -> int:
    """Steps and sea routes by what they cost and how near they lead; then clearing, giving back, discarding."""
    if action >= DISCARD:
        return -CARD_WORTH[action - DISCARD]
    if action >= RETURN:
        return TILE_FUEL[action - RETURN] + 2 * TILE_MECHANIC[action - RETURN]
    here = s.where[s.mover]
    if action >= SAIL + len(PORTS):
        return -10
    if action >= SAIL:
        route = action - SAIL
        there = PORTS[route][1] if here == PORTS[route][0] else PORTS[route][0]
        return STEP_WORTH * (b.home[here] - b.home[there]) - MONEY_WORTH * PORTS[route][2] // 10 - 60
    space = action - GO
    return STEP_WORTH * (b.home[here] - b.home[space]) - price_of_step(b, s, space)


def price_of_step(b: Board, s: State, space: int) -> int:
    """What entering a space costs, in the measure of `worth`; a town ends the drive but gives cards."""
    if TOWN[space] > 0:
        return 0 if space == b.finish else 10 * s.steps - HELD_WORTH * TOWN_CARDS[space]
    tile = s.tile[space] - 1
    if tile < 0:
        return BLIND_FUEL + BLIND_LEVELS
    lost = TILE_MECHANIC[tile] + 2 * TILE_DANGER[tile]
    return FUEL_WORTH * fuel_for(space, tile) + LEVEL_WORTH * lost + 10 * s.steps * TILE_STOP[tile]


def appeal_of_laying(b: Board, s: State, tile: int, space: int) -> int:
    """Easy tiles on the way, hard ones aside."""
    ahead = b.home[s.where[s.mover]] - b.home[space]
    cost = (
        FUEL_WORTH * TILE_FUEL[tile]
        + LEVEL_WORTH * (TILE_MECHANIC[tile] + 2 * TILE_DANGER[tile])
        + 10 * TILE_STOP[tile]
    )
    return (60 - cost) * min(ahead, 3)
