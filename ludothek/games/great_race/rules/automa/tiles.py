"""T's first figure lays tiles: easy ones on its own way, hard ones on the player's."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE
from ludothek.games.great_race.board.box import TILE_EASY
from ludothek.games.great_race.rules.automa.ways import find_player_way, find_t_way, is_empty, keep_room, next_on_way
from ludothek.games.great_race.rules.phase import NEXT
from ludothek.games.great_race.rules.position import State, T, is_on
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
    """The first empty space of T's way, or NOWHERE if no shortest way has room (G16.14, G16.18)."""
    find_t_way(b, s)
    keep_room(b, s, s.scratch, s.where[T])
    return first_empty(b, s, s.scratch, s.where[T])


def place_on_player_way(b: Board, s: State) -> int:
    """The first empty space of the player's way; then one beside the vehicle, then beside the way (G16.16, G16.17)."""
    if not is_on(s, 0):
        return NOWHERE
    find_player_way(b, s)
    keep_room(b, s, b.home, s.where[0])
    space = first_empty(b, s, b.home, s.where[0])
    return space if space != NOWHERE else place_beside_player_way(b, s)


def first_empty(b: Board, s: State, steps: list[int], here: int) -> int:
    while here != NOWHERE and not is_empty(b, s, here):
        here = next_on_way(s, steps, here)
    return here


def place_beside_player_way(b: Board, s: State) -> int:
    find_player_way(b, s)
    here = s.where[0]
    space = empty_beside(b, s, here)
    while space == NOWHERE and here != b.finish:
        here = next_on_way(s, b.home, here)
        space = empty_beside(b, s, here)
    return space


def empty_beside(b: Board, s: State, here: int) -> int:
    """The neighbour nearest to the finish, else NOWHERE."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[here][i]
        if space != NOWHERE and is_empty(b, s, space) and (best == NOWHERE or b.home[space] < b.home[best]):
            best = space
    return best
