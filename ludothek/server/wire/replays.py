"""A game to look at again, as it travels."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from ludothek.core.view import Shown
from ludothek.server.wire.down import Said, SeatShown
from ludothek.server.wire.values import AsMade, Message

Eyes = Annotated[str, Field(pattern=r"^(open|watch|[0-9])$")]  # all lies open; a spectator's; those of a seat


class Replay(Message):
    """A whole game to step through: what one saw through these eyes after each row."""

    table: str
    game: str
    seats: list[SeatShown]
    said: list[Said]
    views: list[AsMade[Shown]]  # views[n]: after n rows
    over: bool
    eyes: Eyes
    all_eyes: list[Eyes]  # through which it can be seen; none to choose from while it runs, or where nothing is hidden


class Moment(Message):
    """What one saw after so many rows, through one's own eyes."""

    n: int
    view: AsMade[Shown]
