"""The shelf as it travels: the games with their options, engines that are being compiled."""

from __future__ import annotations

from ludothek.server.wire.values import Message, Value


class ExcludedCard(Message):
    """A value of an option that does not go together with a value of another one."""

    value: Value
    option: str  # the other one
    other: Value


class OptionCard(Message):
    name: str
    values: list[Value]  # the first is the default
    rule: str
    longest: int  # where any text of up to so many letters will do; otherwise 0
    seats: dict[str, list[int]]  # value -> how many can play with it, where that depends on it
    needs: dict[str, list[Value]]  # the values of other options without which it does not matter
    excludes: list[ExcludedCard]
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
