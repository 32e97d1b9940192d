"""The shelf as it travels: the games with their options, engines that are being compiled, games without a table."""

from __future__ import annotations

from typing import Any

from ludothek.server.wire.values import Message, Value


class OptionCard(Message):
    name: str
    values: list[Value]  # the first is the default
    rule: str
    longest: int  # where any text of up to so many letters will do; otherwise 0
    seats: dict[str, list[int]]  # value -> how many can play with it, where that depends on it
    needs: dict[str, Value]  # the value of another option without which it does not matter
    each: list[str]  # of which every seat chooses one, where the option is such a list
    names_seat: bool  # its values are seats
    feature: str | None  # the feature of the game in which values of it are made, where there is one


class GameCard(Message):
    key: str
    version: int
    seats: list[int]
    options: list[OptionCard]
    presets: dict[str, dict[str, Value]]
    levels: int  # bots play at levels 1 to this
    features: list[str]  # what only this box has


class Warmth(Message):
    """How long the bots play interpreted, and a little weaker, because their engine is being compiled."""

    left: dict[str, int]  # game -> seconds, for each that is; 0 where it takes longer than was thought


class Report(Message):
    """What games without a table say about something; more is told as more are played."""

    done: bool
    compiled: float | None  # how much of the engine, 0 to 1, where it must be compiled first
    games: int  # played so far
    wanted: int
    left: int | None  # seconds until the engine is compiled, or all are played; not known at first
    told: dict[str, Any] | None
