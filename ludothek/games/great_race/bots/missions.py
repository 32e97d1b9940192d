"""What pleases a crew that is after a stamp of the passport: how far its mission has come."""

from __future__ import annotations

from ludothek.core.fields import OVER
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import BLUE, CONGO, MAP, PORTS, RISK_BIT, SAHARA, SPACES, YELLOW
from ludothek.games.great_race.rules.position import State, T, levels

SAHARA_RISKS, CONGO_RISKS = (
    sum(RISK_BIT[space] for space in range(SPACES) if MAP[space].row in rows) for rows in (SAHARA, CONGO)
)
WISHED = 2.0  # how much more a mission counts than to win without it
FARTHEST_T = 24.0  # steps


def pleased(b: Board, s: State, mission: int) -> float:
    """From 1/3 to 1: what a win is worth to a crew, by how far its mission has come."""
    return (1.0 + WISHED * progress(b, s, mission)) / (1.0 + WISHED) if mission > 0 else 1.0


def progress(b: Board, s: State, mission: int) -> float:
    """From 0 to 1, by the number of a mission; those that are not here come with winning (G22.7)."""
    if mission == 3:
        return part(bits(s.colours >> BLUE), YELLOW)
    if mission == 4:
        return part(bits(s.risks & SAHARA_RISKS), 4)
    if mission == 5:
        return part(bits(s.risks & CONGO_RISKS), 3)
    if mission == 6:
        return sailing(s)
    if mission == 7:
        return part(levels(s, 0), 9)
    if mission == 8:
        return part(s.money[0], 150)
    if mission == 9:
        return part(s.blind_steps, 10)
    if mission == 10:
        return 1.0 - s.funded
    return chase(b, s) if mission == 11 else 1.0


def part(have: int, want: int) -> float:
    return min(have, want) / want


def bits(number: int) -> int:
    n = 0
    while number > 0:
        n += number & 1
        number >>= 1
    return n


def sailing(s: State) -> float:
    """Routes sailed, and a little for a port from which the purse reaches another."""
    done = part(bits(s.routes), 2)
    for route in range(len(PORTS)):
        is_new = s.routes >> route & 1 == 0
        if (
            is_new
            and s.money[0] >= PORTS[route][2]
            and (s.where[0] == PORTS[route][0] or s.where[0] == PORTS[route][1])
        ):
            return min(1.0, done + 0.2)
    return done


def chase(b: Board, s: State) -> float:
    """T must arrive in the same round, which is the last one as soon as anybody arrives."""
    if s.turn == OVER:
        return 1.0 if s.arrived[T] > 0 else 0.0
    return 1.0 - b.home[s.where[T]] / FARTHEST_T
