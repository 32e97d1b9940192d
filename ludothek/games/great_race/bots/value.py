"""What a crew should like, and what the quick player would do."""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NOWHERE, SPACES
from ludothek.games.great_race.bots.policy import appeal
from ludothek.games.great_race.bots.route import fill_route
from ludothek.games.great_race.rules import legal
from ludothek.games.great_race.rules.phase import DRIVE, LAY, TURN
from ludothek.games.great_race.rules.position import State, levels

STEP_WORTH, FUEL_WORTH, LEVEL_WORTH, MONEY_WORTH, HELD_WORTH = 100, 18, 25, 2, 15  # money: ten francs
ARRIVED = 400
NOISE = 14  # added to what the policy says of an action, from 0 to this


def worth(b: Board, s: State, seat: int) -> int:
    """How well a vehicle stands at a glance; 100 is about a step."""
    if s.where[seat] == NOWHERE:
        return -100 * SPACES
    value = LEVEL_WORTH * levels(s, seat) + MONEY_WORTH * s.money[seat] // 10
    if s.arrived[seat] > 0:
        return value + ARRIVED - 100 * s.arrived[seat]
    return value - STEP_WORTH * b.home[s.where[seat]] + FUEL_WORTH * s.fuel[seat] + HELD_WORTH * s.held[seat]


def guess(b: Board, s: State, out: list[int], rng: list[int]) -> int:
    """The action that the policy likes best, with some noise."""
    n = legal(b, s, out)
    if n == 1:
        return out[0]
    look_around(b, s, out)
    best = 0
    most = -1000000
    for i in range(n):
        value = appeal(b, s, out[i], out) + below(rng, NOISE)
        if value > most:
            best = i
            most = value
    return out[best]


def look_around(b: Board, s: State, scratch: list[int]) -> None:
    """Find the way home of the seat to move, where it matters."""
    if s.phase == TURN or s.phase == DRIVE or s.phase == LAY:
        fill_route(b, s, s.turn, scratch)
