"""Steps, voyages and clearings that lead astray, and what would be right instead."""

from __future__ import annotations

from ludothek.core.game import Refused
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NAMED, NEIGHBOURS, PORTS, RISK, TOWN, name
from ludothek.games.great_race.board.box import RISK_FUEL, TILE_FUEL, TILE_MECHANIC, TILE_STOP
from ludothek.games.great_race.rules.drive import fuel_for
from ludothek.games.great_race.rules.phase import DRIVE
from ludothek.games.great_race.rules.position import State, is_under_vehicle, levels
from ludothek.games.great_race.telling.kinds import write
from ludothek.games.great_race.telling.places import whereabouts


def moves(b: Board, s: State) -> list[tuple[int, str]]:
    """What can be played now, and how it is written."""
    return [(action, write(b, s, action)) for action in GAME.legal_actions(b, s)]


def unreadable(b: Board, s: State, words: list[str]) -> Refused:
    return Refused("unreadable", "G5.2", text=" ".join(words), example=moves(b, s)[-1][1])


def off_map(text: str) -> Refused:
    return Refused("off-map", "G1.1", space=text)


# --- driving ---


def drive_is_over(s: State, seat: int) -> Refused:
    """A drive cannot be continued: a stop symbol or a town has ended it, or its steps."""
    here = s.where[seat]
    if TOWN[here]:
        return Refused("in-town", "G9.1", squares=[name(here)])
    tile = s.tile[here] - 1
    return Refused(*(("stopped", "G8.8") if tile >= 0 and TILE_STOP[tile] else ("drive-over", "G8.1")))


def wrong_step(b: Board, s: State, words: list[str]) -> Refused:
    """A first step without an engine, or a step to a space that cannot be entered."""
    if s.phase != DRIVE and s.engine[s.turn] == 0:
        return Refused("engine-none", "G8.1")
    spaces = [text.upper() for text in words[1:]]
    if not spaces:
        return Refused("no-way", "G8.6")
    if len(spaces) > 1:
        most = s.steps if s.phase == DRIVE else s.engine[s.turn]
        return Refused("too-far", "G8.1", steps=most) if len(spaces) > most else Refused("one-step", "G8.2")
    return wrong_goal(s, NAMED[spaces[0]]) if spaces[0] in NAMED else off_map(spaces[0])


def wrong_goal(s: State, space: int) -> Refused:
    """A space that is not beside the vehicle, or costs too much."""
    here, there = s.where[s.turn], name(space)
    if space not in NEIGHBOURS[here]:
        by_sea = any({here, space} == {one, other} for one, other, _ in PORTS)
        why = ("sea-route", "G9.4") if by_sea else ("not-neighbour", "G8.2")
        return Refused(*why, squares=[there], **whereabouts(space))
    fuel, tile = s.fuel[s.turn], s.tile[space] - 1
    if tile < 0:
        need = TILE_FUEL[0] + RISK_FUEL * RISK[space]
        return Refused("blind-fuel", "G8.9", squares=[there], **whereabouts(space), need=need, fuel=fuel)
    if (need := fuel_for(space, tile)) > fuel:
        return Refused("tile-fuel", "G8.6", squares=[there], **whereabouts(space), need=need, fuel=fuel)
    left = levels(s, s.turn)
    return Refused("tile-levels", "G8.6", squares=[there], **whereabouts(space), need=TILE_MECHANIC[tile], left=left)


# --- sailing ---


def wrong_sailing(b: Board, s: State, words: list[str]) -> Refused:
    """Without an engine, a port, a route or the money."""
    if s.engine[s.turn] == 0:
        return Refused("sail-engine", "G9.4")
    here = s.where[s.turn]
    prices = {name(other if here == one else one): price for one, other, price in PORTS if here in (one, other)}
    if not prices:
        return Refused("no-port", "G9.4")
    town = words[1].upper() if len(words) > 1 else min(prices, key=lambda port: prices[port])
    if town not in NAMED:
        return off_map(town)
    if town not in prices:
        return Refused("no-route", "G9.4", squares=[town], **whereabouts(NAMED[town]))
    return Refused(
        "sail-money", "G9.4", squares=[town], **whereabouts(NAMED[town]), price=prices[town], francs=s.money[s.turn]
    )


# --- removing tiles ---


def wrong_clearing(b: Board, s: State, words: list[str]) -> Refused:
    """A tile that lies elsewhere, under a vehicle, or not at all."""
    if len(words) < 2:
        return Refused("clear-nothing", "G5.8")
    if words[-1] not in NAMED:
        return off_map(words[-1])
    space = NAMED[words[-1]]
    there = name(space)
    if s.tile[space] and is_under_vehicle(b, s, space):
        return Refused("clear-vehicle", "G6.5", squares=[there], **whereabouts(space))
    if space not in NEIGHBOURS[s.where[s.turn]]:
        return Refused("clear-far", "G6.4", squares=[there], **whereabouts(space))
    return Refused("clear-empty", "G5.8", squares=[there], **whereabouts(space))
