"""Races at a table in which all draws are said aloud, and what tests ask of them."""

from __future__ import annotations

import pytest

import ludothek
from ludothek import Refused, Table
from ludothek.games.great_race import GAME
from tests.games.play import played

PLAN = "plan FPMME"


def race(seats: int, line: str = "", **options: object) -> Table:
    """A short race in which all draws are said aloud."""
    table = Table(GAME, {"max_rounds": 2, **options}, seats=seats, seed=1, throws="manual")
    return played(table, line) if line else table


def camp(seats: int) -> str:
    """A bivouac in which the first seat takes a winch and a danger card, and everybody else a telegram."""
    slots = [f"take {slot}" for slot in range(1, seats + 2)]
    return ",".join(["deck:TEL"] * (seats - 1) + ["deck:WINCH", "deck:DNG", *slots])


def planned(seats: int, plan: str = PLAN) -> str:
    return ",".join([camp(seats), *[plan] * seats])


def finish(table: Table) -> Table:
    """The shortest way to the end: everybody takes and plans what comes first, and passes."""
    while table.turn != "over":
        assert table.turn not in table.gone, "who has left is asked"
        moves = table.moves()
        table.play("pass" if "pass" in moves else moves[0])
    return table


def replays(table: Table) -> bool:
    """Whether the transcript gives the same table again, to the last byte."""
    text = table.transcript()
    return ludothek.replay(text).transcript() == text


def rank(table: Table) -> list[int]:
    """Seats, best first."""
    score = table.score
    assert score is not None
    return sorted(range(table.seats), key=lambda seat: -score[seat])


def why_not_undo(table: Table, seat: int | None, *, consent: bool = False) -> str:
    with pytest.raises(Refused) as refused:
        table.undo(seat, consent=consent)
    return refused.value.why
