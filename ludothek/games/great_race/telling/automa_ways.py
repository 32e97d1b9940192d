"""The ways that T goes by, as lists of spaces: its own, the player's, and the steps that lead nearer to its goal."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, SPACES
from ludothek.games.great_race.rules.automa.goal import fill_steps
from ludothek.games.great_race.rules.automa.ways import find_player_way, find_t_way, liking, next_on_way
from ludothek.games.great_race.rules.position import State, T


def way_of_player(b: Board, s: State) -> list[int]:
    """The player's way to the finish (G16.12)."""
    asked = s.copy()
    find_player_way(b, asked)
    return way(asked, b.home, s.where[0])


def way_of_t(b: Board, s: State) -> list[int]:
    """T's way to its goal (G16.11)."""
    asked = s.copy()
    find_t_way(b, asked)
    return way(asked, asked.scratch, s.where[T])


def way(asked: State, steps: list[int], here: int) -> list[int]:
    """A way that was found, from its first space to its end."""
    spaces = []
    while here != NOWHERE:
        spaces.append(here)
        here = next_on_way(asked, steps, here)
    return spaces


def is_on_shortest_way(steps: list[int], here: int, space: int) -> bool:
    """Whether one of the shortest ways from a space leads over another."""
    reached = {here}
    while reached and space not in reached:
        reached = {to for at in reached for to in NEIGHBOURS[at] if to != NOWHERE and steps[to] == steps[at] - 1}
    return bool(reached)


def nearer(b: Board, s: State) -> list[int]:
    """The spaces one step nearer to the goal, the best liked first."""
    steps, here = steps_to_goal(b, s), s.where[T]
    spaces = [space for space in NEIGHBOURS[here] if space != NOWHERE and steps[space] == steps[here] - 1]
    return sorted(spaces, key=lambda space: liking(s, space))


def steps_to_goal(b: Board, s: State) -> list[int]:
    asked = s.copy()
    fill_steps(b, asked, asked.goal)
    return asked.scratch[:SPACES]
