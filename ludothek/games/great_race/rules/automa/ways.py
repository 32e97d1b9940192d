"""The ways that T thinks of, space by space: its own to its goal, and the player's to the finish.

The scratch array holds the steps to T's goal and, for each space, whether a way may lead over it.
"""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, SPACES, TOWN
from ludothek.games.great_race.board.box import TILE_EASY
from ludothek.games.great_race.rules.automa.goal import fill_steps
from ludothek.games.great_race.rules.position import State, T, is_under_vehicle
from ludothek.games.great_race.rules.supplies import TILE_KINDS

MARK = 2 * SPACES  # where the marks begin
SHUT, AVOIDED, LEADS_ON = range(3)  # a way leads over a space never, only if there is no other, or gladly


def find_t_way(b: Board, s: State) -> None:
    """T's way to its goal may lead over every space."""
    fill_steps(b, s, s.goal)
    for space in range(SPACES):
        s.scratch[MARK + space] = LEADS_ON


def find_player_way(b: Board, s: State) -> None:
    """The player's way to the finish avoids T's (G16.12)."""
    find_t_way(b, s)
    here = next_on_way(s, s.scratch, s.where[T])
    while here != NOWHERE:
        s.scratch[MARK + here] = AVOIDED
        here = next_on_way(s, s.scratch, here)


def next_on_way(s: State, steps: list[int], here: int) -> int:
    """The best space one step nearer to the end of a way, or NOWHERE (G16.11)."""
    best = NOWHERE
    for i in range(6):
        space = NEIGHBOURS[here][i]
        if (
            space != NOWHERE
            and steps[space] == steps[here] - 1
            and s.scratch[MARK + space] > SHUT
            and (best == NOWHERE or is_better(s, space, best))
        ):
            best = space
    return best


def is_better(s: State, space: int, other: int) -> bool:
    if s.scratch[MARK + space] != s.scratch[MARK + other]:
        return s.scratch[MARK + space] > s.scratch[MARK + other]
    return liking(s, space) < liking(s, other)


def liking(s: State, space: int) -> int:
    """Less is better: a town, an easy tile, an empty space, a hard tile, tiles by their rank (G16.11, G17.5)."""
    if TOWN[space] > 0:
        return 0
    tile = s.tile[space] - 1
    if tile < 0:
        return TILE_KINDS
    return 1 + tile if TILE_EASY[tile] else 1 + TILE_KINDS + tile


def keep_room(b: Board, s: State, steps: list[int], start: int) -> None:
    """A way from `start` leads only where, on a shortest one, an empty space is still to come (G16.18)."""
    for distance in range(steps[start]):
        for space in range(SPACES):
            if steps[space] == distance and not is_empty(b, s, space) and next_on_way(s, steps, space) == NOWHERE:
                s.scratch[MARK + space] = SHUT


def is_empty(b: Board, s: State, space: int) -> bool:
    return TOWN[space] == 0 and s.tile[space] == 0 and not is_under_vehicle(b, s, space)
