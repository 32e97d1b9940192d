"""T's first figure lays tiles: easy ones on its own way, hard ones on the player's."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, TOWN
from ludothek.games.great_race.board.box import TILE_EASY
from ludothek.games.great_race.rules.automa.goal import fill_steps, next_for_player, next_on_way
from ludothek.games.great_race.rules.position import NEXT, State, T, is_on, is_under_vehicle
from ludothek.games.great_race.rules.supplies import TILE_KINDS


def lay_one(b: Board, s: State) -> None:
    """Easy tiles on T's way, the easiest first; then hard ones on the player's, the hardest first (G16.9, G16.10)."""
    tile = next_to_lay(s)
    if tile == NOWHERE:
        s.phase = NEXT
        return
    s.drawn[tile] -= 1
    space = place_on_t_way(b, s) if TILE_EASY[tile] else place_on_player_way(b, s)
    if space == NOWHERE:
        s.boxed[tile] += 1  # G16.14, G16.17
    else:
        s.tile[space] = tile + 1


def next_to_lay(s: State) -> int:
    for tile in range(TILE_KINDS):
        if TILE_EASY[tile] and s.drawn[tile] > 0:
            return tile
    for i in range(TILE_KINDS):
        tile = TILE_KINDS - 1 - i
        if s.drawn[tile] > 0:
            return tile
    return NOWHERE


def place_on_t_way(b: Board, s: State) -> int:
    """The first empty space of T's way, or NOWHERE."""
    fill_steps(b, s, s.goal)
    here = s.where[T]
    while here != s.goal and here != NOWHERE:
        here = next_on_way(b, s, here)
        if here != NOWHERE and is_empty(b, s, here):
            return here
    return NOWHERE


def place_on_player_way(b: Board, s: State) -> int:
    """The first empty space of the player's way; then one beside the vehicle, then beside the way (G16.16, G16.17)."""
    if not is_on(s, 0):
        return NOWHERE
    fill_steps(b, s, s.goal)
    here = s.where[0]
    while here != b.finish:
        here = next_for_player(b, s, here)
        if is_empty(b, s, here):
            return here
    here = s.where[0]
    space = empty_beside(b, s, here)
    while space == NOWHERE and here != b.finish:
        here = next_for_player(b, s, here)
        space = empty_beside(b, s, here)
    return space


def is_empty(b: Board, s: State, space: int) -> bool:
    return TOWN[space] == 0 and s.tile[space] == 0 and not is_under_vehicle(b, s, space)


def empty_beside(b: Board, s: State, here: int) -> int:
    """The neighbour nearest to the finish, else NOWHERE."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[here][i]
        if space != NOWHERE and is_empty(b, s, space) and (best == NOWHERE or b.home[space] < b.home[best]):
            best = space
    return best
