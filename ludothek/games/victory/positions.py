"""Races of Victory as a text: where the cars stand, who drives, and how often each has crossed the line."""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.games.victory.board import NOWHERE, SEATS, Board
from ludothek.games.victory.rules.position import State

GONE = "-"  # a car that is home or out


def arrange(b: Board, s: State, given: Mapping[str, str]) -> None:
    """Put the `cars` on their points, seat 0's first, `-` for one that is gone; the `driver` is about to throw.

    `home` and `out` name the seats that are gone, the first one first. `counts` are the counters of the cars, 0 if they
    are not given; the lap sheet is what these cars have earned, in the order of `sheet`, "0213 1032" for its first two
    columns, or else those that are home first, then in order of the seats.
    """
    home, out = (list(map(int, given.get(gone, "").split())) for gone in ("home", "out"))
    s.at[:] = [0] * len(s.at)
    s.driver = int(given.get("driver", "0"))
    for seat, name in enumerate(given["cars"].split()):
        s.car[seat] = point(name)
        if name != GONE:
            s.at[s.car[seat]] = seat + 1
    s.home[:] = [home.index(seat) + 1 if seat in home else 0 for seat in range(SEATS)]
    s.out[:] = [out.index(seat) + 1 if seat in out else 0 for seat in range(SEATS)]
    s.count[: b.seats] = list(map(int, given["counts"].split())) if given.get("counts") else [0] * b.seats
    for seat in home:
        s.count[seat] = b.laps
    write_sheet(b, s, given.get("sheet", "").split())


def point(name: str) -> int:
    """The number of a named point."""
    if name == GONE:
        return NOWHERE
    tile, digit = name.split(".")
    return 9 * int(tile) + int(digit) - 1


def write_sheet(b: Board, s: State, orders: list[str]) -> None:
    """Enter every car in the columns up to its counter."""
    in_order = sorted(range(b.seats), key=lambda seat: (s.home[seat] == 0, s.home[seat]))
    for column in range(1, b.laps + 1):
        order = map(int, orders[column - 1]) if column <= len(orders) else in_order
        entered = [seat for seat in order if s.count[seat] >= column]
        for line, seat in enumerate(entered):
            s.sheet[SEATS * column + line] = seat + 1
            s.column[seat] = column
