"""The chance to win from the end of a turn: to be home before all others, as far as each of them is from there."""

from __future__ import annotations

from ludothek.games.victory.board import NOWHERE, POINTS, Board
from ludothek.games.victory.bots.solver import TURNS, DpTables, stand_of
from ludothek.games.victory.rules.position import State


def fill_chances(b: Board, s: State, tables: DpTables, fewest: int, most: int) -> None:
    """For all points, at home and with laps to go: the chance to win, and less is better."""
    fill_rivals(b, s, tables)
    for point in range(9 * b.tiles):
        tables.leaf[0][point] = -1.0
        for laps in range(fewest, most + 1):
            stand = POINTS * laps + point
            tables.leaf[0][stand] = -chance_to_win(b, s, tables, stand)


def fill_rivals(b: Board, s: State, tables: DpTables) -> None:
    for seat in range(b.seats):
        if is_rival(s, seat):
            copy_chances(tables.home[stand_of(b, s, seat)], tables.rival[seat])


def copy_chances(chances: list[float], to: list[float]) -> None:
    for n in range(TURNS):
        to[n] = chances[n]


def is_rival(s: State, seat: int) -> bool:
    return seat != s.driver and s.car[seat] != NOWHERE


def chance_to_win(b: Board, s: State, tables: DpTables, stand: int) -> float:
    """The chance to be home before all others, who throw once more before our next turn; or to be the last one left."""
    chance = 0.0
    before = 0.0
    for n in range(TURNS):
        here = tables.home[stand][n]
        if here > before:
            chance += (here - before) * none_is_home(b, s, tables, n)
        before = here
    return chance + (1.0 - before) * none_is_home(b, s, tables, TURNS - 1) / 2


def none_is_home(b: Board, s: State, tables: DpTables, n: int) -> float:
    chance = 1.0
    for seat in range(b.seats):
        if is_rival(s, seat):
            chance *= 1.0 - tables.rival[seat][n]
    return chance
