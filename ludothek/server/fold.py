"""Moves on offer as they travel: those that differ in their last click alone stand together.

>>> moves = [{"move": f"B2>{to}", "clicks": ["B2", to], "rule": "W3.1"} for to in ("B3", "B4")]
>>> fold(moves)
[{'move': 'B2>*', 'clicks': ['B2'], 'rule': 'W3.1', 'last': ['B3', 'B4']}]
>>> unfold(fold(moves)) == moves
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NotRequired, cast

from ludothek.core.view import Choice, Shown, Standing

ANY = "*"  # stands for the last click in what is written of several moves


class Folded(Choice):
    """A move, or several that differ in their last click alone."""

    last: NotRequired[list[str]]  # these clicks, where there are several


class FoldedView(Standing):
    """A view as it travels to those who play."""

    choices: list[Folded]


def folded(view: Shown) -> FoldedView:
    return cast(FoldedView, {**view, "choices": fold(view["choices"])})


def fold(choices: Iterable[Choice]) -> list[Folded]:
    """In the same order; a move that stands alone stays as it is."""
    return [each for shape, alike in groupby(choices, shape_of) for each in together(shape, list(alike))]


def shape_of(choice: Choice) -> Choice:
    """A move without its last click, or the move itself where that cannot be told apart."""
    if ANY in choice["move"] or not choice["clicks"] or not choice["clicks"][-1]:
        return choice
    *first, last = choice["clicks"]
    return {**choice, "move": choice["move"].replace(last, ANY), "clicks": first}


def together(shape: Choice, alike: list[Choice]) -> list[Folded]:
    if len(alike) == 1:
        return [cast(Folded, alike[0])]
    return [{**shape, "last": [choice["clicks"][-1] for choice in alike]}]


def unfold(folded: Iterable[Folded]) -> list[Choice]:
    """The moves one by one, as a browser reads them."""
    return [choice for each in folded for choice in spread(each)]


def spread(folded: Folded) -> Iterator[Choice]:
    if "last" not in folded:
        yield folded
        return
    shape = cast(Choice, {name: fact for name, fact in folded.items() if name != "last"})
    for last in folded["last"]:
        yield {**shape, "move": shape["move"].replace(ANY, last), "clicks": [*shape["clicks"], last]}
