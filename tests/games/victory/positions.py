"""Races of Victory as text: put the cars down, throw twice, drive, see where the cars stand.

>>> table = place("0.1 0.2", "RBX BR")
>>> goals(table, "B")
['0.5', '0.9', '11.8', '11.6']
>>> cars(played(table, "R>0.7, B>2.7, R>3.9, B>5.9"))
'5.9 0.2'
"""

from __future__ import annotations

from typing import Any

import ludothek
from ludothek import Table
from ludothek.games.victory.board import Board, Course, course_of
from ludothek.games.victory.positions import arrange
from ludothek.games.victory.rules.position import State
from tests.games.play import played


def start(seats: int = 2, first: int = 0, **options: Any) -> Table:
    """A table after the lot; whoever calls it plays chance."""
    table = ludothek.table("victory", seats=seats, throws="manual", **options)
    return played(table, table.moves()[first])


def place(
    where: str,
    throws: str = "",
    *,
    driver: int = 0,
    counts: str = "",
    home: tuple[int, ...] = (),
    out: tuple[int, ...] = (),
    **options: Any,
) -> Table:
    """A table with a car for each named point, seat 0's first, and the driver's two throws if there are any.

    A car that is not on the track is `-`; `home` or `out` names its seat, the first one first. `counts` are the
    counters of the cars, 0 if they are not given; the lap sheet is what these cars have earned, in order of the seats.
    """
    table = start(len(where.split()), **options)
    gone = {"home": " ".join(map(str, home)), "out": " ".join(map(str, out))}
    arrange(board(table), state(table), {"cars": where, "driver": str(driver), "counts": counts, **gone})
    return thrown(table, throws) if throws else table


def thrown(table: Table, throws: str) -> Table:
    """The same table after two throws: "RBX BR"."""
    first, second = throws.split()
    return played(table, f"throw {first}, take {len(second)}, throw {second}")


# --- reading the table ---


def state(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def board(table: Table) -> Board:
    assert isinstance(table.board, Board)
    return table.board


def course(table: Table) -> Course:
    return course_of(board(table))


def cars(table: Table) -> str:
    """Where the cars stand, seat 0's first."""
    return " ".join(course(table).name(car) for car in state(table).car[: table.seats])


def counts(table: Table) -> list[int]:
    return state(table).count[: table.seats]


def goals(table: Table, colour: str) -> list[str]:
    """Where a die of this colour can drive."""
    return [move[2:] for move in table.moves() if move.startswith(f"{colour}>")]


def sheet(table: Table) -> str:
    """The lap sheet as the page writes it: `3: R B | 2: B | 1: | finish:`."""
    columns, colours = [], table.view()["colours"]
    for column in table.view()["sheet"]:
        head = "finish" if column["to_go"] == 0 else str(column["to_go"])
        columns.append(" ".join([f"{head}:", *(colours[seat] for seat in column["cars"])]))
    return " | ".join(columns)


def places(table: Table) -> list[int] | None:
    """The place of each seat once the race is over."""
    found: list[int] | None = table.view()["places"]
    return found
