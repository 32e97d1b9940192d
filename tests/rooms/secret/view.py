"""The guesser does not see the number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typing_extensions import TypedDict

from ludothek.core.view import Choice

if TYPE_CHECKING:
    from ludothek.core.table import Table


class View(TypedDict):
    number: int
    odd: int
    choices: list[Choice]


def view(table: Table, seat: int | None) -> View:
    s: Any = table.known(1 if seat is None else seat)
    choices: list[Choice] = (
        [{"move": move, "clicks": [move], "rule": "S1"} for move in table.moves()] if seat == s.turn else []
    )
    return {"number": s.number, "odd": s.odd, "choices": choices}
