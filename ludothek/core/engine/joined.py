"""Joining: the functions that some entries call, directly or not, with each verb spoken by one game's room."""

from __future__ import annotations

import dis
import inspect
import types
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ludothek.core import fields, verbs

if TYPE_CHECKING:
    from ludothek.core.game import Game

Function = Callable[..., Any]


@dataclass
class Joined:
    """A room and some loops under one roof: every name means one thing."""

    functions: dict[str, types.FunctionType] = field(default_factory=dict)
    constants: dict[str, tuple[str, Any]] = field(default_factory=dict)  # name: (its module, value)
    math: dict[str, Function] = field(default_factory=dict)  # sqrt, log and the like


def join(game: Game, entries: Iterable[Function]) -> Joined:
    """Gather what the entries call and read, the verbs of the contract spoken by this game's room."""
    joined = Joined()
    waiting: list[Any] = list(entries)
    while waiting:
        function = waiting.pop()
        known = joined.functions.setdefault(function.__name__, function)
        if known is not function:
            raise TypeError(
                f"two functions are called {function.__name__}: in {known.__module__} and {function.__module__}"
            )
        for name in names_read(function):
            thing = spoken(game, function, name)
            if thing is fields.assign:
                continue
            if inspect.isfunction(thing):
                if joined.functions.get(thing.__name__) is not thing:
                    waiting.append(thing)
            elif getattr(thing, "__module__", "") == "math":
                joined.math[name] = thing
            else:
                add_constant(joined, function, name, thing)
    return joined


def names_read(function: types.FunctionType) -> list[str]:
    read = dict.fromkeys(i.argval for i in dis.get_instructions(function) if i.opname == "LOAD_GLOBAL")
    return [name for name in read if name in function.__globals__]


def spoken(game: Game, function: types.FunctionType, name: str) -> Any:
    """What a name in a function means: a verb becomes the room's own."""
    thing = function.__globals__[name]
    if getattr(thing, "__module__", "") != verbs.__name__ or not inspect.isfunction(thing):
        return thing
    return vars(game.rules if name in verbs.RULES else game.bots)[name]


def add_constant(joined: Joined, function: types.FunctionType, name: str, value: Any) -> None:
    if not isinstance(value, int | float | tuple):
        raise TypeError(
            f"{function.__module__}.{function.__name__} reads {name}: only numbers and tuples of numbers compile"
        )
    _, known = joined.constants.setdefault(name, (function.__module__, value))
    if known != value:
        raise TypeError(
            f"two constants are called {name}: one in {function.__module__}, another in {joined.constants[name][0]}"
        )
