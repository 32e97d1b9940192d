"""The road home as a hint speaks of it: which way costs least, what of it is unknown, and what a step brings."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, PORTS, SPACES, TOWN, TOWN_CARDS
from ludothek.games.great_race.board.box import TILE_EASY, TILE_MECHANIC, TILE_STOP, TILES
from ludothek.games.great_race.bots.route import ENDLESS, FRANC, SAIL_COST, entry_cost
from ludothek.games.great_race.rules.actions import PLACE
from ludothek.games.great_race.rules.drive import fuel_for, winches
from ludothek.games.great_race.rules.position import State, levels
from ludothek.games.great_race.rules.supplies import total

Reason = Sentence | None


# --- what a step and a tile bring ---


def reason_for_step(b: Board, s: State, space: int) -> Reason:
    if space == b.finish:
        return "reason-finish", {}
    if TOWN[space]:
        return ("reason-town", {"cards": TOWN_CARDS[space]}) if TOWN_CARDS[space] else None
    if not s.tile[space]:
        return reason_for_unknown(b, s, space)
    if cheapest(b, s)[:1] == [space]:
        return "reason-road", {}
    return ("reason-nearer", {"fuel": fuel_for(space, s.tile[space] - 1)}) if is_nearer(b, s, space) else None


def reason_for_unknown(b: Board, s: State, space: int) -> Reason:
    """Nearer or on the cheapest way, and how many of the tiles that may come can be paid."""
    bag = s.bag if total(s.bag) else s.tiles_out
    is_on_way = cheapest(b, s)[:1] == [space]
    if not total(bag) or not (is_on_way or is_nearer(b, s, space)):
        return None
    paid = sum(n for tile, n in enumerate(bag) if can_pay(s, space, tile))
    message = "reason-unknown" if is_nearer(b, s, space) else "reason-unknown-way"
    return message, {"percent": 100 * paid // total(bag)}


def can_pay(s: State, space: int, tile: int) -> bool:
    return s.fuel[s.turn] >= fuel_for(space, tile) and TILE_MECHANIC[tile] <= levels(s, s.turn) + winches(s)


def reason_for_laying(b: Board, s: State, given: int) -> Reason:
    """What is easy on the own way, what is hard or stops beside it; or that no other space is better for the way."""
    tile, space = divmod(given, SPACES)
    is_easy, is_on_way = TILE_EASY[tile] > 0, space in cheapest(b, s)
    if is_easy and is_on_way:
        return "reason-lay", {}
    if is_easy and space in cheapest(b, with_tile(s, tile, space)):
        return "reason-lay-new", {}
    if not is_on_way and (TILE_STOP[tile] or not is_easy):
        return ("reason-lay-hard" if not is_easy else "reason-lay-stop"), {}
    costs = costs_by_space(b, s, tile)
    if min(costs.values()) == max(costs.values()):
        return "reason-lay-same", {}
    return ("reason-lay-best", {}) if costs[space] == min(costs.values()) else None


def costs_by_space(b: Board, s: State, tile: int) -> dict[int, int]:
    """What the cheapest way home costs with a tile on each space where it may be laid."""
    places = [action - PLACE for action in GAME.legal_actions(b, s)]
    spaces = [place % SPACES for place in places if place // SPACES == tile]
    return {each: way_cost(b, with_tile(s, tile, each)) for each in spaces}


def with_tile(s: State, tile: int, space: int) -> State:
    """The position with a tile laid."""
    after = s.copy()
    after.tile[space] = tile + 1
    return after


def is_nearer(b: Board, s: State, space: int) -> bool:
    return b.home[space] < home(b, s)


def home(b: Board, s: State) -> int:
    """Steps to the finish of whoever is to decide."""
    return b.home[s.where[s.turn]]


def costs_more(s: State, tile: int) -> bool:
    """Whether a tile has more symbols than those in the bag have on average (G7.1)."""
    bag = s.bag if total(s.bag) else s.tiles_out
    return len(TILES[tile].id) * total(bag) > sum(n * len(TILES[i].id) for i, n in enumerate(bag))


# --- the way ---


def unknown_ahead(b: Board, s: State) -> list[int]:
    """The spaces of the cheapest way home where nothing lies yet."""
    return [space for space in cheapest(b, s) if not s.tile[space] and not TOWN[space]]


def cheapest(b: Board, s: State) -> list[int]:
    """The spaces of the cheapest way home in the measure of route.py, from the next one on."""
    costs, entries, fares = ways(b, s)
    way, here = [], s.where[s.turn]
    while here != b.finish:
        here = min(steps(here, costs, entries, fares), key=lambda step: step[1])[0]
        way.append(here)
    return way


def way_cost(b: Board, s: State) -> int:
    """What the cheapest way home costs."""
    return ways(b, s)[0][s.where[s.turn]]


def ways(b: Board, s: State) -> tuple[list[int], list[int], dict[int, list[tuple[int, int]]]]:
    """From each space the cost of the cheapest way home; what entering each costs; and the sea routes."""
    fares = routes(s)
    entries = [entry_cost(b, s, space) for space in range(SPACES)]
    costs = [0 if space == b.finish else ENDLESS for space in range(SPACES)]
    while changed := [
        (space, least)
        for space in range(SPACES)
        if (least := min(cost for _, cost in steps(space, costs, entries, fares))) < costs[space]
    ]:
        for space, least in changed:
            costs[space] = least
    return costs, entries, fares


def routes(s: State) -> dict[int, list[tuple[int, int]]]:
    """From each port the others that can be paid, with what a voyage there costs."""
    found: dict[int, list[tuple[int, int]]] = {}
    for one, other, price in PORTS:
        if s.money[s.turn] >= price:
            for here, there in ((one, other), (other, one)):
                found.setdefault(here, []).append((there, SAIL_COST + FRANC * price))
    return found


def steps(
    here: int, costs: list[int], entries: list[int], fares: dict[int, list[tuple[int, int]]]
) -> list[tuple[int, int]]:
    """Where one can go from a space, and what the whole way costs over there."""
    by_land = [(space, costs[space] + entries[space]) for space in NEIGHBOURS[here] if space != NOWHERE]
    return by_land + [(port, costs[port] + fare) for port, fare in fares.get(here, [])]
