"""A turn in the convoy: petrol, cards, and one assistant or a pass."""

from __future__ import annotations

from ludothek.games.great_race.board import ALONE, Board, box
from ludothek.games.great_race.board.africa import PORTS, TOWN, other_port
from ludothek.games.great_race.rules.actions import BUY, CLEAR, FETCH, FUND, GO, PASS, REPAIR, SAIL, SCOUT, SCOUT3, USE
from ludothek.games.great_race.rules.cards import clear_tile, list_cards, list_clearings, mend, play_card
from ludothek.games.great_race.rules.drive import enter_town, list_steps, step_to
from ludothek.games.great_race.rules.phase import CARD_DRAWS, NEXT
from ludothek.games.great_race.rules.position import FOR_HAND, State
from ludothek.games.great_race.rules.scout import scout
from ludothek.games.great_race.rules.supplies import cards_to_draw, tiles_to_draw


def list_turn(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with what the mover may do; return how many."""
    out[0] = PASS
    n = list_petrol(b, s, out, 1)
    n = list_cards(b, s, out, n)
    if left(s, box.FUNDING) > 0:
        out[n] = FUND
        n += 1
    if left(s, box.PATHFINDER) > 0:
        n = list_pathfinder(b, s, out, n)
    if left(s, box.MECHANIC) > 0:
        n = list_mechanic(b, s, out, n)
    if left(s, box.ESCORT) > 0:
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
    return box.IN_TOWN if TOWN[s.where[s.mover]] > 0 else box.ELSEWHERE


def list_petrol(b: Board, s: State, out: list[int], n: int) -> int:
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


# --- assistants ---


def list_pathfinder(b: Board, s: State, out: list[int], n: int) -> int:
    """G6.2; the French may draw three tiles once a round (G14.7)."""
    tiles = tiles_to_draw(s)
    if tiles > 0:
        out[n] = SCOUT
        n += 1
    if tiles > box.SCOUTED and b.power[s.mover] == box.THIRD_TILE and s.used[s.mover] == 0:
        out[n] = SCOUT3
        n += 1
    if cards_to_draw(s) > 0:
        out[n] = FETCH
        n += 1
    return n


def list_mechanic(b: Board, s: State, out: list[int], n: int) -> int:
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


def list_repairs(b: Board, s: State, out: list[int], n: int) -> int:
    """One or two levels, each of which mends something (G11.2); the Italians may mend three once a round (G14.7)."""
    splits = len(box.SPLITS) if b.power[s.mover] == box.THIRD_LEVEL and s.used[s.mover] == 0 else 5
    for split in range(splits):
        engine = box.SPLITS[split][0]
        chassis = box.SPLITS[split][1]
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
        use_up(s, box.FUNDING)
        fund(b, s)
    elif action in (SCOUT, SCOUT3):
        use_up(s, box.PATHFINDER)
        s.back = 1 if action == SCOUT3 else 0
        s.used[s.mover] = max(s.used[s.mover], s.back)
        scout(s, box.SCOUTED + s.back, NEXT)
    elif action == FETCH:
        use_up(s, box.PATHFINDER)
        s.draws = 1
        s.drawing = FOR_HAND
        s.phase = CARD_DRAWS
    elif action >= CLEAR:
        use_up(s, box.ESCORT)
        clear_tile(s, action - CLEAR)
    else:
        use_up(s, box.MECHANIC)
        work_as_mechanic(b, s, action)


def use_up(s: State, role: int) -> None:
    s.left[4 * s.mover + role] -= 1


def fund(b: Board, s: State) -> None:
    """G6.1; a patron gives more for the Belgians' first funding of a round (G14.7)."""
    patron = b.power[s.mover] == box.PATRON and s.used[s.mover] == 0
    s.money[s.mover] += box.PATRON_FUNDS if patron else box.FUNDS
    if patron:
        s.used[s.mover] = 1


def work_as_mechanic(b: Board, s: State, action: int) -> None:
    if action >= SAIL:
        sail(b, s, action - SAIL)
    elif action >= GO:
        s.steps = s.engine[s.mover]
        step_to(b, s, action - GO)
    else:
        split = action - REPAIR
        levels = box.SPLITS[split][0] + box.SPLITS[split][1]
        s.money[s.mover] -= levels * price(s)
        mend(b, s, split)
        if levels == 3:
            s.used[s.mover] = 1


def sail(b: Board, s: State, route: int) -> None:
    """To the route's other port, which counts as entering a town (G9.4)."""
    s.money[s.mover] -= PORTS[route][2]
    if s.mover == 0:
        s.routes |= 1 << route
    enter_town(b, s, other_port(route, s.where[s.mover]))
