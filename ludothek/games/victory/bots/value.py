"""What a bot should like: few moves to go, many for the others."""

from __future__ import annotations

from ludothek.games.victory.board import LAPS, NOWHERE, POINTS, SEATS, TAKE_ONE, TAKE_TWO, Board
from ludothek.games.victory.rules import legal
from ludothek.games.victory.rules.dice import FIRST, SETS, WAYS
from ludothek.games.victory.rules.drive import laps_over
from ludothek.games.victory.rules.position import CHOOSING, State
from ludothek.games.victory.rules.throws import CRASH, MISS, faces

MOVE = 100  # a move is worth about a piece of other games
LOST = 60  # moves that a car which is out is behind


def worth(b: Board, s: State, seat: int) -> int:
    """How much `seat` should like this unfinished race: the moves by which it is ahead of the best of the others."""
    best = 1000
    for other in range(b.seats):
        if other != seat:
            best = min(best, to_go(b, s, other))
    return MOVE * (best - to_go(b, s, seat))


def guess(b: Board, s: State, out: list[int], rng: list[int]) -> int:
    """Two dice while there are few crosses; then the die and the goal with the fewest moves to go, then points."""
    if s.phase == CHOOSING:
        return advised(s)
    n = legal(b, s, out)
    best = 0
    for i in range(1, n):
        if left_after(b, s, out[i]) < left_after(b, s, out[best]):
            best = i
    return out[best]


# --- the words these are made of ---


def to_go(b: Board, s: State, seat: int) -> int:
    """The fewest moves that would bring the car home, were it alone."""
    if s.home[seat] > 0:
        return s.home[seat] - SEATS
    if s.car[seat] == NOWHERE:
        return LOST
    return moves_from(b, s.car[seat], b.laps - s.count[seat])


def moves_from(b: Board, point: int, laps: int) -> int:
    """The fewest moves from a point with so many laps to go; beyond the table a lap costs what its last one does."""
    known = min(laps, LAPS + 1)
    lap = b.moves[POINTS * (LAPS + 1) + point] - b.moves[POINTS * LAPS + point]
    return b.moves[POINTS * known + point] + lap * (laps - known)


def advised(s: State) -> int:
    """The book's own advice: with two crosses already, only one die more (V-EX4)."""
    return TAKE_ONE if faces(s, 2) >= 2 else TAKE_TWO


def risk(s: State, dice: int) -> dict[str, int]:
    """In how many of the throws of so many dice more the turn is missed, and in how many the car drops out (V-EX4)."""
    crosses = {one: faces(s, 2) + SETS[one][2] for one in range(FIRST[dice], FIRST[dice + 1])}
    miss = sum(WAYS[one] for one, thrown in crosses.items() if thrown == MISS)
    out = sum(WAYS[one] for one, thrown in crosses.items() if thrown >= CRASH)
    return {"miss": miss, "out": out}


def left_after(b: Board, s: State, action: int) -> int:
    """Moves to go after a move, and among equal ones points."""
    colour = action // POINTS
    point = action % POINTS
    laps = b.laps - s.count[s.driver] - laps_over(b, s.car[s.driver], colour, point)
    return POINTS * moves_from(b, point, laps) + b.points[point]
