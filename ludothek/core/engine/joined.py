"""Joining: the functions that some entries call, directly or not, with each verb replaced by one room's own.

In the joined file every function and every constant has one name, its own. Whatever a room calls it by (`go` after
`from actions import GO as go`, `actions.GO` after `import actions`) is followed to that name.
"""

from __future__ import annotations

import builtins
import dis
import inspect
import types
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from typing_extensions import get_protocol_members

from ludothek.core import contract, fields, verbs

if TYPE_CHECKING:
    from ludothek.core.game import Game

Function = Callable[..., Any]
OF_THE_RULES = get_protocol_members(contract.Secrets)  # the verbs of this door; the others are of the bots


@dataclass
class Joined:
    """A room and some loops as one program: every name means one thing."""

    functions: dict[str, types.FunctionType] = field(default_factory=dict)
    constants: dict[str, tuple[str, Any]] = field(default_factory=dict)  # name: (its module, value)
    math: dict[str, Function] = field(default_factory=dict)  # sqrt, log and the like
    names: dict[str, dict[str, str]] = field(default_factory=dict)  # names["play"]["actions.GO"]: "GO"


@dataclass(frozen=True)
class Use:
    """What a function reads from its module."""

    path: str  # as it is written: "GO", "actions.GO"
    module: str  # where its last name stands
    thing: Any


def join(game: Game, entries: Iterable[Function]) -> Joined:
    """Gather what the entries call and read, the verbs of the contract replaced by this room's own."""
    joined = Joined()
    waiting: list[Any] = list(entries)
    while waiting:
        function = waiting.pop()
        if add_function(joined, function):
            continue
        names = joined.names[function.__name__] = {}
        for use in uses(function):
            thing = resolved(game, use.thing)
            names[use.path] = name_in(joined, function, use, thing)
            if inspect.isfunction(thing) and thing is not fields.assign:
                waiting.append(thing)
        check_renamed(function, names)
    return joined


def add_function(joined: Joined, function: types.FunctionType) -> bool:
    """Whether the function was there already; another of the same name is refused."""
    name = function.__name__
    known = joined.functions.setdefault(name, function)
    if known is not function:
        raise TypeError(f"two functions are called {name}: in {known.__module__} and {function.__module__}")
    return name in joined.names


def resolved(game: Game, thing: Any) -> Any:
    """A verb of the contract becomes the room's own; anything else is what it is."""
    if not inspect.isfunction(thing) or thing.__module__ != verbs.__name__:
        return thing
    return vars(game.rules if thing.__name__ in OF_THE_RULES else game.bots)[thing.__name__]


def name_in(joined: Joined, function: types.FunctionType, use: Use, thing: Any) -> str:
    """The one name of a thing in the joined file."""
    if inspect.isfunction(thing):
        return thing.__name__
    if inspect.isbuiltin(thing) and thing.__module__ == "math":
        joined.math[thing.__name__] = thing
        return thing.__name__
    if not isinstance(thing, int | float | tuple):
        raise TypeError(f"{place(function)} reads {use.path}: only functions, numbers and tuples of numbers compile")
    name = use.path.rpartition(".")[2]
    module, known = joined.constants.setdefault(name, (use.module, thing))
    if known != thing:
        raise TypeError(f"two constants are called {name}: one in {use.module}, another in {module}")
    return name


def check_renamed(function: types.FunctionType, names: dict[str, str]) -> None:
    """A variable of the function must not hide what it calls by another name."""
    for path, name in names.items():
        if path != name and name in function.__code__.co_varnames:
            raise TypeError(f"{place(function)} has a variable {name} and reads {path}, which is called {name} as well")


# --- what a function reads ---


def uses(function: types.FunctionType) -> Iterator[Use]:
    """All that a function reads from its module, through imported modules to what they hold."""
    if function.__code__.co_freevars:
        raise TypeError(f"{place(function)} reads {function.__code__.co_freevars[0]} of the function around it")
    instructions = [one for one in dis.get_instructions(function) if one.opname != "EXTENDED_ARG"]
    for i, one in enumerate(instructions):
        if one.opname == "IMPORT_NAME":
            raise TypeError(f"{place(function)} imports {one.argval}: import it at the head of the module")
        if one.opname == "LOAD_GLOBAL" and not is_builtin(function, one.argval):
            yield followed(function, one.argval, instructions[i + 1 :])


def is_builtin(function: types.FunctionType, name: str) -> bool:
    return name not in function.__globals__ and name in vars(builtins)


def followed(function: types.FunctionType, name: str, rest: list[dis.Instruction]) -> Use:
    """What a name stands for and, where that is a module, the attribute of it that is read next."""
    path, module, holds = name, function.__module__, function.__globals__
    for one in rest:
        if name not in holds:
            raise TypeError(f"{place(function)} reads {path}, which is nowhere")
        if not inspect.ismodule(holds[name]):
            break
        if one.opname not in ("LOAD_ATTR", "LOAD_METHOD"):
            raise TypeError(f"{place(function)} hands {path} on: a module can only be asked for what it holds")
        module, holds, name = holds[name].__name__, vars(holds[name]), one.argval
        path = f"{path}.{name}"
    return Use(path, module, holds[name])


def place(function: types.FunctionType) -> str:
    return f"{function.__module__}.{function.__name__}"
