"""The end of a turn, and how the race ends: a place for everybody."""

from __future__ import annotations

from ludothek.core.fields import OVER
from ludothek.games.victory.board import BLUE, NOWHERE, RED, Board
from ludothek.games.victory.rules.grid import begin_turn
from ludothek.games.victory.rules.lap_sheet import most, write_down
from ludothek.games.victory.rules.position import State


def end_turn(b: Board, s: State) -> None:
    """The next car that is still on the track throws, unless the race is over (V8.7)."""
    if cars_left(b, s) <= 1:
        enter_last(b, s)
        end_race(b, s)  # V8.5
        return
    s.driver = (s.driver + 1) % b.seats
    s.round += s.driver == s.first
    while s.car[s.driver] == NOWHERE:
        s.driver = (s.driver + 1) % b.seats
        s.round += s.driver == s.first
    if s.round > b.cap:
        s.round = b.cap
        end_race(b, s)  # V8.8
    else:
        begin_turn(s)


def enter_last(b: Board, s: State) -> None:
    """Whoever is left on the track is written below those who are home, if anybody is."""
    for seat in range(b.seats):
        if s.car[seat] != NOWHERE and most(s.home) > 0:
            write_down(s, seat, b.laps)


def cars_left(b: Board, s: State) -> int:
    n = 0
    for seat in range(b.seats):
        n += s.car[seat] != NOWHERE
    return n


def end_race(b: Board, s: State) -> None:
    """Places for all; whoever has the first one wins, several share it."""
    winners = 0
    for seat in range(b.seats):
        s.place[seat] = 1
        for other in range(b.seats):
            s.place[seat] += rank(b, s, other) > rank(b, s, seat)
        winners += s.place[seat] == 1
    for seat in range(b.seats):
        s.score[seat] = 1.0 / winners if s.place[seat] == 1 else 0.0
    s.dice[RED] = 0
    s.dice[BLUE] = 0
    s.turn = OVER


def rank(b: Board, s: State, seat: int) -> int:
    """More is better: home early, then on the track by laps and tile (V8.8), then out late (V8.6)."""
    if s.home[seat] > 0:
        return 1000000 - s.home[seat]
    if s.out[seat] > 0:
        return s.out[seat] - 1000000
    return 100 * s.count[seat] + s.car[seat] // 9
