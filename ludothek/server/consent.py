"""What can be taken back with the others' consent, and who there is to give it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludothek.core.fields import CHANCE
from ludothek.core.game import Refused

if TYPE_CHECKING:
    from ludothek.core.table import Table
    from ludothek.server.live import LiveTable


def check_plays(live: LiveTable, seat: int) -> None:
    """Who has left has no say any more."""
    if live.over:
        raise Refused("over")
    if seat in live.table.gone:
        raise Refused("resigned")


def others_of(live: LiveTable, seat: int) -> list[int]:
    """Those who still play, apart from one seat."""
    return [other for other in range(live.table.seats) if other != seat and other not in live.table.gone]


def bots_of(live: LiveTable, seat: int) -> list[int]:
    return [other for other in others_of(live, seat) if live.seats[other]["kind"] == "bot"]


def unheard(live: LiveTable, ask: str) -> list[int]:
    """The people whose yes is missing: "draw:0" needs everybody's but seat 0's."""
    people = [other for other in others_of(live, asker_of(ask)) if live.seats[other]["kind"] != "bot"]
    return [seat for seat in people if f"{ask}:{seat}" not in live.yes]


def asker_of(ask: str) -> int:
    return int(ask.rpartition(":")[2])


def is_last(table: Table, seat: int) -> bool:
    """Whether nobody but chance has acted since a seat chose."""
    return next((played.actor for played in reversed(table.line) if played.actor != CHANCE), None) == seat


def check_takeback(live: LiveTable, seat: int) -> None:
    """Refused where a seat has nothing to take back, or nobody could agree to it."""
    check_plays(live, seat)
    table, others, bots = live.table, others_of(live, seat), bots_of(live, seat)
    mine = max((i for i, played in enumerate(table.line) if played.actor == seat), default=None)
    if mine is None:
        raise Refused("undo-nothing")
    if table.stood is not None or any(played.bound for played in table.line[mine:]):
        raise Refused("undo-time")
    if not table.can_undo(seat) and (not others or (bots and table.game.hidden)):
        raise Refused("undo-shown")  # nobody is there to agree, or somebody would look and go back
    if not table.can_undo(seat) and bots == others and any(played.actor == CHANCE for played in table.line[mine:]):
        raise Refused("undo-thrown")  # a bot would let one throw until the throw pleases
    if others and all(live.seats[other]["kind"] == "open" for other in others):
        raise Refused("undo-alone")


def obstacle(live: LiveTable, seat: int | None) -> str | None:
    """Why a seat cannot even ask for a take-back; None where it can."""
    if seat is None:
        return None
    try:
        check_takeback(live, seat)
    except Refused as refused:
        return refused.why
    return None
