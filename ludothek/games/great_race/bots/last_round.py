"""The last round: whether a crew can still enter the finish town, and whether anybody is left to be overtaken."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, PORTS
from ludothek.games.great_race.board.box import MECHANIC, ROLE_SPACES
from ludothek.games.great_race.rules.position import State, is_on
from ludothek.games.great_race.rules.rounds import arrivals


def is_lost(b: Board, s: State) -> bool:
    """Whether the game ends with this round (G13.1, G23.4) too early for who decides, and nobody else is under way."""
    others = [vehicle for vehicle in range(b.vehicles) if vehicle != s.turn and is_on(s, vehicle)]
    is_last = arrivals(s) > 0 or s.round >= b.rounds
    return is_last and not others and b.finish not in within_reach(b, s)


def within_reach(b: Board, s: State) -> set[int]:
    """Where the mechanics of this round could bring a vehicle at most: full engine, free roads, every voyage paid."""
    seat = s.turn
    mechanics = s.left[4 * seat + MECHANIC] if s.planned[seat] else ROLE_SPACES[MECHANIC]
    spaces = by_land({s.where[seat]}, s.steps if s.mover == seat else 0)
    for _ in range(mechanics):
        spaces = by_land(spaces, b.most_engine[seat]) | by_sea(spaces)
    return spaces


def by_land(spaces: set[int], steps: int) -> set[int]:
    """All that is at most so many steps away."""
    for _ in range(steps):
        spaces = spaces | {other for space in spaces for other in NEIGHBOURS[space] if other != NOWHERE}
    return spaces


def by_sea(spaces: set[int]) -> set[int]:
    return {port for one, other, _ in PORTS if {one, other} & spaces for port in (one, other)}
