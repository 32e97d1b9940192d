"""The chance to win from where everybody stands, as crews who play quickly have won and lost from there."""

from __future__ import annotations

from math import exp

from ludothek.core.fields import OVER
from ludothek.games.great_race.board import ALONE, SOLO, Board
from ludothek.games.great_race.board.africa import NOWHERE
from ludothek.games.great_race.bots.route import ROUTE, fill_route
from ludothek.games.great_race.rules.position import State, T

PER_COST, PER_FUEL, PER_FRANC, PER_CARD = -0.0022, 0.04, 0.0078, 0.29
PER_ENGINE, PER_CHASSIS, IN_FRONT = 0.47, 0.45, 0.55
PER_T_STEP, PER_T_FUEL, PER_T_MECHANICS, T_START = -0.64, 0.34, 0.56, -1.4
PER_ROUND, ALONE_START = -0.8, 5.5  # who travels alone races against the rounds
FORGOTTEN = -50.0


def chance_to_win(b: Board, s: State, seat: int, scratch: list[int]) -> float:
    if s.turn == OVER:
        return s.score[seat]
    mine = outlook(b, s, seat, scratch)
    if b.mode == ALONE:
        return odds(mine + ALONE_START + PER_ROUND * s.round)
    if b.mode == SOLO:
        return odds(mine - t_outlook(b, s))
    best = FORGOTTEN
    for rival in range(b.seats):
        if rival != seat:
            best = max(best, outlook(b, s, rival, scratch))
    return odds(mine - best)


def odds(advantage: float) -> float:
    return 1.0 / (1.0 + exp(-advantage))


def outlook(b: Board, s: State, seat: int, scratch: list[int]) -> float:
    """How well a crew stands: what the way home costs, and what there is to pay it with."""
    if s.where[seat] == NOWHERE:
        return FORGOTTEN
    fill_route(b, s, seat, scratch)
    return (
        PER_COST * scratch[ROUTE + s.where[seat]]
        + PER_FUEL * s.fuel[seat]
        + PER_ENGINE * s.engine[seat]
        + PER_CHASSIS * s.chassis[seat]
        + PER_FRANC * s.money[seat]
        + PER_CARD * s.held[seat]
        + IN_FRONT * (s.order[0] == seat)
    )


def t_outlook(b: Board, s: State) -> float:
    steps = b.home[s.where[T]]
    return T_START + PER_T_STEP * steps + PER_T_FUEL * s.fuel[T] + PER_T_MECHANICS * s.engine[T]
