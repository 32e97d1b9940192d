"""A file checked: is it whole, are its moves legal, its throws honest, its result right?"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludothek.core.fields import CHANCE
from ludothek.core.steps import NOT_MOVES
from ludothek.core.table import Table
from ludothek.core.transcript import read
from ludothek.terminal import files
from ludothek.terminal.language import side, spoken


def checked(file: Path) -> Table:
    """The table that the file leads to; refused where anything does not fit."""
    return read(files.read(file))


def findings(table: Table) -> dict[str, object]:
    """What was found, as plain data."""
    return {
        "game": table.game.key,
        "whole": True,
        "steps": table.ply,
        "throws": throws(table),
        "manual": by_hand(table),
        "result": list(table.score) if table.score else None,
    }


def sentences(table: Table) -> Iterator[str]:
    """What was found, in words."""
    said = spoken(table.game.key)
    yield said("verify-whole")
    yield said("verify-moves", moves=moves(table))
    yield said("verify-throws-manual") if by_hand(table) else said("verify-throws", throws=throws(table))
    if table.score is None:
        yield said("verify-running")
    else:
        shares = (f"{side(table, seat)} {share:g}" for seat, share in enumerate(table.score))
        yield said("verify-result", result=", ".join(shares))


def moves(table: Table) -> int:
    """The moves that were made, those taken back later too; no throws, and nothing that was only said."""
    return sum(step.actor != CHANCE and step.text not in NOT_MOVES for step in table.steps)


def throws(table: Table) -> int:
    return sum(step.actor == CHANCE for step in table.steps)


def by_hand(table: Table) -> bool:
    return table.game.chance and table.manual
