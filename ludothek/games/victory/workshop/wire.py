"""What travels between a browser and the workshop: a circuit as far as it is laid."""

from __future__ import annotations

from typing import Any

from ludothek.server.wire import Message


class Wrong(Message):
    """A refusal that the words files explain."""

    why: str
    rule: str | None
    facts: dict[str, Any]


class Design(Message):
    """Something laid out before the game, as far as it is laid."""

    code: str
    name: str | None  # of one that the game brings along
    problem: Wrong | None  # why it cannot be played yet
    shown: dict[str, Any]  # what the room of the game tells about it
