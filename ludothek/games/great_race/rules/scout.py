"""Scouting: tiles are drawn openly and laid where a chain of towns and tiles leads from the vehicle."""

from __future__ import annotations

from ludothek.core.fields import CHANCE
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, SPACES, TOWN
from ludothek.games.great_race.rules.actions import PLACE, RETURN
from ludothek.games.great_race.rules.phase import BACK, DRAW_TILE, LAY, SCOUTING
from ludothek.games.great_race.rules.position import FOR_SCOUT, State, is_under_vehicle
from ludothek.games.great_race.rules.supplies import TILE_KINDS, can_draw_tile, list_kinds, tiles_to_draw, total

CHAIN, FREE = 1, 2  # marks: linked to the vehicle, and empty beside such a space
SCRATCH = 300  # where the scratch array of a list of actions begins: no position offers so many


def scout(s: State, tiles: int, then: int) -> None:
    """Begin to draw so many tiles, as far as there are any; `then` is the phase after they are laid."""
    s.draws = min(tiles, tiles_to_draw(s))
    s.drawing = FOR_SCOUT
    s.then = then
    s.phase = SCOUTING


def go_on_scouting(b: Board, s: State) -> None:
    """Draw all, give one back where the French scout, then lay them as long as there is room (G7.3, G7.4)."""
    if s.draws > 0 and can_draw_tile(s):
        s.phase = DRAW_TILE
        s.turn = CHANCE
    elif s.back:
        s.phase = BACK
        s.turn = s.mover
    elif total(s.drawn) > 0 and can_lay(b, s):
        s.phase = LAY
        s.turn = s.mover
    else:
        discard_drawn(s)
        s.phase = s.then


def discard_drawn(s: State) -> None:
    """Drawn tiles that cannot be laid (G7.4)."""
    for kind in range(TILE_KINDS):
        s.tiles_out[kind] += s.drawn[kind]
        s.drawn[kind] = 0


def list_returns(s: State, out: list[int]) -> int:
    return list_kinds(s.drawn, RETURN, out)


def give_back(s: State, tile: int) -> None:
    s.drawn[tile] -= 1
    s.bag[tile] += 1
    s.back = 0
    s.phase = SCOUTING


def list_layings(b: Board, s: State, out: list[int]) -> int:
    mark_chain(s, s.where[s.mover], out, SCRATCH)
    n = 0
    for tile in range(TILE_KINDS):
        if s.drawn[tile] > 0:
            for space in range(SPACES):
                if out[SCRATCH + space] == FREE and not is_under_vehicle(b, s, space):
                    out[n] = PLACE + SPACES * tile + space
                    n += 1
    return n


def lay_tile(s: State, tile: int, space: int) -> None:
    s.drawn[tile] -= 1
    s.tile[space] = tile + 1
    s.phase = SCOUTING


def can_lay(b: Board, s: State) -> bool:
    """Whether the mover's next tile has a space."""
    mark_chain(s, s.where[s.mover], s.scratch, 0)
    for space in range(SPACES):
        if s.scratch[space] == FREE and not is_under_vehicle(b, s, space):
            return True
    return False


def mark_chain(s: State, start: int, scratch: list[int], first: int) -> None:
    """Mark from place `first` of an array on what is linked to a space by towns and tiles, and free spaces beside."""
    for space in range(SPACES):
        scratch[first + space] = 0
    line = first + SPACES
    scratch[first + start] = CHAIN
    scratch[line] = start
    done = 0
    waiting = 1
    while done < waiting:
        here = scratch[line + done]
        done += 1
        for i in range(6):
            other = NEIGHBOURS[here][i]
            if other != NOWHERE and scratch[first + other] == 0:
                if TOWN[other] > 0 or s.tile[other] > 0:
                    scratch[first + other] = CHAIN
                    scratch[line + waiting] = other
                    waiting += 1
                else:
                    scratch[first + other] = FREE
