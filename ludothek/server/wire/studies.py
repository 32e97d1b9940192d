"""A study as it travels: how far it has come with its games, which are played without a table."""

from __future__ import annotations

from ludothek.server.wire.values import Message


class Progress(Message):
    """How far a study has come; its feature adds what the games say."""

    done: bool
    compiled: float | None  # how much of the engine, 0 to 1, where it must be compiled first
    games: int  # played so far
    wanted: int
    left: int | None  # seconds until the engine is compiled, or all are played; not known at first
