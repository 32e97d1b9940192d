"""The guesser does not see the number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludothek.core.table import Table


def view(table: Table, seat: int | None) -> dict[str, Any]:
    s: Any = table.known(1 if seat is None else seat)
    choices = [{"move": move, "clicks": [move], "rule": "S1"} for move in table.moves()] if seat == s.turn else []
    return {"number": s.number, "odd": s.odd, "choices": choices}
