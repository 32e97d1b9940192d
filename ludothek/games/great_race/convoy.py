"""A turn in the convoy: petrol, cards, and one assistant or a pass."""

from __future__ import annotations

from typing import Any

from ludothek.games.great_race.actions import (
    BUY,
    CLEAR,
    FETCH,
    FUND,
    GO,
    GUIDE_CLEAR,
    MEND,
    PASS,
    REPAIR,
    SAIL,
    SCOUT,
    SCOUT3,
    STRIKE,
    USE,
)
from ludothek.games.great_race.board import ALONE, NEIGHBOURS, NOWHERE, PORTS, SOLO, TOWN, Board
from ludothek.games.great_race.box import (
    CARD_FUEL,
    DANGER_CARD,
    ELSEWHERE,
    ESCORT,
    FUNDING,
    FUNDS,
    GUIDE,
    IN_TOWN,
    MECHANIC,
    PARTS,
    PATHFINDER,
    PATRON,
    PATRON_FUNDS,
    SCOUTED,
    SPLITS,
    TELEGRAM,
    THIRD_LEVEL,
    THIRD_TILE,
    TOOLS,
)
from ludothek.games.great_race.driving import ask_for_guard, enter_town, list_steps, step_to
from ludothek.games.great_race.position import (
    BY_CARD,
    CARD_DRAWS,
    FOR_HAND,
    FOR_SCOUT,
    MY_TURN,
    NEXT,
    SCOUTING,
    State,
    T,
    is_on,
    is_under_vehicle,
)
from ludothek.games.great_race.supplies import KINDS, cards_to_draw, put_down, tiles_to_draw


def list_turn(b: Board, s: State, out: Any) -> int:
    """Fill `out` with what the mover may do; return how many."""
    out[0] = PASS
    n = list_petrol(b, s, out, 1)
    n = list_cards(b, s, out, n)
    if left(s, FUNDING) > 0:
        out[n] = FUND
        n += 1
    if left(s, PATHFINDER) > 0:
        n = list_pathfinder(b, s, out, n)
    if left(s, MECHANIC) > 0:
        n = list_mechanic(b, s, out, n)
    if left(s, ESCORT) > 0:
        n = list_clearings(b, s, out, n, CLEAR)
    return n


def play_turn(b: Board, s: State, action: int) -> None:
    if action == PASS:
        s.passed[s.mover] = 1  # G5.5
        s.phase = NEXT
    elif action < USE:
        buy(b, s, action - BUY)
    elif action < FUND:
        play_card(b, s, action)
    else:
        act(b, s, action)


def left(s: State, role: int) -> int:
    return s.left[4 * s.mover + role]


# --- petrol ---


def price(s: State) -> int:
    """Of a level of petrol or of repair, where the mover stands (G5.3, G11.2)."""
    return IN_TOWN if TOWN[s.where[s.mover]] > 0 else ELSEWHERE


def list_petrol(b: Board, s: State, out: Any, n: int) -> int:
    if s.bought or s.carded or (b.mode == ALONE and TOWN[s.where[s.mover]] == 0):  # G5.2, G23.2
        return n
    for more in range(1, min(b.most_fuel[s.mover] - s.fuel[s.mover], s.money[s.mover] // price(s)) + 1):
        out[n] = BUY + more
        n += 1
    return n


def buy(b: Board, s: State, more: int) -> None:
    s.money[s.mover] -= more * price(s)
    s.fuel[s.mover] += more
    s.bought = 1


# --- cards ---


def list_cards(b: Board, s: State, out: Any, n: int) -> int:
    """Cards that would change something (G5.8); the winch has its own moment (G10.6)."""
    for card in range(GUIDE + 1):
        if s.hand[KINDS * s.mover + card] > 0:
            if card in (PARTS, TOOLS):
                n = list_mending(b, s, out, n, card)
            elif card == DANGER_CARD:
                n = list_rivals(b, s, out, n)
            elif card == TELEGRAM or (CARD_FUEL[card] > 0 and s.fuel[s.mover] < b.most_fuel[s.mover]):
                out[n] = USE + card
                n += 1
            elif card == GUIDE:
                n = list_guide(b, s, out, n)
    return n


def list_mending(b: Board, s: State, out: Any, n: int, card: int) -> int:
    """Spare parts name one letter and a tool box two; surplus is lost (G10.3)."""
    first = 0 if card == PARTS else 2
    for split in range(first, 2 if card == PARTS else 5):
        engine = SPLITS[split][0] > 0 and s.engine[s.mover] < b.most_engine[s.mover]
        chassis = SPLITS[split][1] > 0 and s.chassis[s.mover] < b.most_chassis[s.mover]
        if engine or chassis:
            out[n] = MEND + split
            n += 1
    return n


def list_rivals(b: Board, s: State, out: Any, n: int) -> int:
    """Rivals on their way, and a gauge of theirs above 0 (G10.5)."""
    for rival in range(b.vehicles):
        if rival != s.mover and is_on(s, rival):
            if s.engine[rival] > 0:
                out[n] = STRIKE + 2 * rival
                n += 1
            if s.chassis[rival] > 0:
                out[n] = STRIKE + 2 * rival + 1
                n += 1
    return n


def list_guide(b: Board, s: State, out: Any, n: int) -> int:
    if tiles_to_draw(s) > 0:
        out[n] = USE + GUIDE
        n += 1
    return list_clearings(b, s, out, n, GUIDE_CLEAR)


def list_clearings(b: Board, s: State, out: Any, n: int, first: int) -> int:
    """Tiles beside the mover that can be removed (G6.4, G6.5)."""
    for i in range(6):
        space = NEIGHBOURS[s.where[s.mover]][i]
        if space != NOWHERE and s.tile[space] > 0 and not is_under_vehicle(b, s, space):
            out[n] = first + space
            n += 1
    return n


def play_card(b: Board, s: State, action: int) -> None:
    s.carded = 1
    s.phase = MY_TURN
    if action < MEND:
        use_card(b, s, action - USE)
    elif action < STRIKE:
        put_down(s, s.mover, PARTS if action < MEND + 2 else TOOLS)
        mend(b, s, action - MEND)
    elif action < GUIDE_CLEAR:
        put_down(s, s.mover, DANGER_CARD)
        strike(b, s, (action - STRIKE) // 2, (action - STRIKE) % 2)
    else:
        put_down(s, s.mover, GUIDE)
        clear(s, action - GUIDE_CLEAR)


def use_card(b: Board, s: State, card: int) -> None:
    put_down(s, s.mover, card)
    if CARD_FUEL[card] > 0:
        s.fuel[s.mover] = min(b.most_fuel[s.mover], s.fuel[s.mover] + CARD_FUEL[card])
    elif card == TELEGRAM:
        s.money[s.mover] += FUNDS  # G10.4
    else:
        scout(s, 1, MY_TURN)


def mend(b: Board, s: State, split: int) -> None:
    s.engine[s.mover] = min(b.most_engine[s.mover], s.engine[s.mover] + SPLITS[split][0])
    s.chassis[s.mover] = min(b.most_chassis[s.mover], s.chassis[s.mover] + SPLITS[split][1])


def strike(b: Board, s: State, rival: int, gauge: int) -> None:
    """A danger card: T has no defence, a crew may guard (G10.5)."""
    if b.mode == SOLO and rival == T:
        s.engine[T] -= 1
        return
    s.victim = rival
    s.gauge = gauge
    s.source = BY_CARD
    s.after = MY_TURN
    ask_for_guard(b, s)


def clear(s: State, space: int) -> None:
    s.tiles_out[s.tile[space] - 1] += 1
    s.tile[space] = 0


# --- assistants ---


def list_pathfinder(b: Board, s: State, out: Any, n: int) -> int:
    """G6.2; the French may draw three tiles once a round (G14.7)."""
    tiles = tiles_to_draw(s)
    if tiles > 0:
        out[n] = SCOUT
        n += 1
    if tiles > SCOUTED and b.power[s.mover] == THIRD_TILE and s.used[s.mover] == 0:
        out[n] = SCOUT3
        n += 1
    if cards_to_draw(s) > 0:
        out[n] = FETCH
        n += 1
    return n


def list_mechanic(b: Board, s: State, out: Any, n: int) -> int:
    """Repair, drive or sail (G6.3); without an engine neither of the last two (G8.1, G9.4)."""
    n = list_repairs(b, s, out, n)
    if s.engine[s.mover] > 0:
        n = list_steps(b, s, out, n)
        for route in range(len(PORTS)):
            here = s.where[s.mover]
            if (here == PORTS[route][0] or here == PORTS[route][1]) and s.money[s.mover] >= PORTS[route][2]:
                out[n] = SAIL + route
                n += 1
    return n


def list_repairs(b: Board, s: State, out: Any, n: int) -> int:
    """One or two levels, each of which mends something (G11.2); the Italians may mend three once a round (G14.7)."""
    splits = len(SPLITS) if b.power[s.mover] == THIRD_LEVEL and s.used[s.mover] == 0 else 5
    for split in range(splits):
        engine = SPLITS[split][0]
        chassis = SPLITS[split][1]
        fits = s.engine[s.mover] + engine <= b.most_engine[s.mover]
        fits = fits and s.chassis[s.mover] + chassis <= b.most_chassis[s.mover]
        if fits and (engine + chassis) * price(s) <= s.money[s.mover]:
            out[n] = REPAIR + split
            n += 1
    return n


def act(b: Board, s: State, action: int) -> None:
    """An assistant does its work and is used up."""
    s.phase = NEXT
    if action == FUND:
        use_up(s, FUNDING)
        fund(b, s)
    elif action in (SCOUT, SCOUT3):
        use_up(s, PATHFINDER)
        s.back = 1 if action == SCOUT3 else 0
        s.used[s.mover] = max(s.used[s.mover], s.back)
        scout(s, SCOUTED + s.back, NEXT)
    elif action == FETCH:
        use_up(s, PATHFINDER)
        s.draws = 1
        s.drawing = FOR_HAND
        s.phase = CARD_DRAWS
    elif action >= CLEAR:
        use_up(s, ESCORT)
        clear(s, action - CLEAR)
    else:
        use_up(s, MECHANIC)
        work_as_mechanic(b, s, action)


def use_up(s: State, role: int) -> None:
    s.left[4 * s.mover + role] -= 1


def fund(b: Board, s: State) -> None:
    """G6.1; a patron gives more for the Belgians' first funding of a round (G14.7)."""
    patron = b.power[s.mover] == PATRON and s.used[s.mover] == 0
    s.money[s.mover] += PATRON_FUNDS if patron else FUNDS
    if patron:
        s.used[s.mover] = 1


def scout(s: State, tiles: int, then: int) -> None:
    s.draws = min(tiles, tiles_to_draw(s))
    s.drawing = FOR_SCOUT
    s.then = then
    s.phase = SCOUTING


def work_as_mechanic(b: Board, s: State, action: int) -> None:
    if action >= SAIL:
        sail(b, s, action - SAIL)
    elif action >= GO:
        s.steps = s.engine[s.mover]
        step_to(b, s, action - GO)
    else:
        split = action - REPAIR
        levels = SPLITS[split][0] + SPLITS[split][1]
        s.money[s.mover] -= levels * price(s)
        mend(b, s, split)
        if levels == 3:
            s.used[s.mover] = 1


def sail(b: Board, s: State, route: int) -> None:
    """To the route's other port, which counts as entering a town (G9.4)."""
    s.money[s.mover] -= PORTS[route][2]
    if s.mover == 0:
        s.routes |= 1 << route
    here = s.where[s.mover]
    enter_town(b, s, PORTS[route][1] if here == PORTS[route][0] else PORTS[route][0])
