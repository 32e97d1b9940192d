"""Fields as NumPy records, and back: how a position crosses over to a compiled engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from ludothek.core.fields import Field, Fields


def dtype(layout: tuple[Field, ...]) -> Any:
    return np.dtype([(f.name, f.kind, (f.length,)) if f.length else (f.name, f.kind) for f in layout], align=True)


def row_of(things: list[Fields]) -> Any:
    row = np.zeros(len(things), dtype(things[0].layout))
    for i, thing in enumerate(things):
        for f in thing.layout:
            row[i][f.name] = vars(thing)[f.name]
    return row


def read(kind: type[Fields], record: Any) -> Fields:
    thing = kind()
    for f in kind.layout:
        vars(thing)[f.name] = record[f.name].tolist()
    return thing


def blanks(kind: type[Fields], n: int) -> Any:
    return np.zeros(n, dtype(kind.layout))


def zeros(shape: tuple[int, ...], kind: str) -> Any:
    return np.zeros(shape, kind)
