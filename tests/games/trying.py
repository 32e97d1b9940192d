"""Trying a move that may be refused."""

from __future__ import annotations

from ludothek.core.game import Refused
from ludothek.core.table import Table


def attempt(table: Table, text: str, seat: int | None = None) -> Refused | None:
    """Try a move: None if it was played, otherwise the refusal."""
    try:
        table.play(text, seat=seat)
    except Refused as refused:
        return refused
    return None


def refusal(table: Table, text: str, seat: int | None = None) -> Refused:
    """The refusal of a move that must be refused."""
    refused = attempt(table, text, seat)
    assert refused is not None, f"{text} was played"
    return refused
