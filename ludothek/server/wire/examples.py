"""Worked examples of a rulebook as they travel."""

from __future__ import annotations

from ludothek.core.contract import Facts
from ludothek.core.origins import Origin
from ludothek.core.view import Shown
from ludothek.server.wire.values import AsMade, Message


class RefusedStep(Message):
    """A move that the example tries, and the table refuses."""

    why: str
    rule: str
    facts: AsMade[Facts]
    squares: list[str]  # what the eye should go to


class PictureShown(Message):
    """One picture of an example, and what it shows."""

    say: dict[str, str]  # language -> sentence
    view: AsMade[Shown]
    before: int | None  # the picture from which moves led here; none where nothing moved
    marked: list[str]
    refused: RefusedStep | None


class ExampleShown(Message):
    """A worked example, to step through."""

    id: str
    rule: str  # at which it stands
    origin: Origin
    title: dict[str, str]  # language -> words
    near: list[str]  # the places that matter; all of the board if there are none
    beside: list[str]  # what beside the board matters
    pictures: list[PictureShown]
