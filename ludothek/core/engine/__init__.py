"""Joins a room with loops and compiles them: the same functions for a person's table and for a million games.

`engine_for(game, entries)` gathers the functions that the entries call, directly or not, with each verb of the
contract replaced by the room's own (`joined`). The *interpreted* engine binds those very functions together and runs
them over lists. The *compiled* engine prints them into one file (`generated`), named by the hash of its content, in the
user's cache folder (`disk`), and lets numba compile it over NumPy records (`pipeline`); the next process finds machine
code there. `docs/engine.md` tells all of it with an example.

>>> from ludothek.core import loops
>>> from ludothek.games import GAMES
>>> plain = engine_for(GAMES["tactix"], loops.ENTRIES, how="interpreted")
>>> board, positions = plain.board({}), plain.positions(4)
>>> plain.run.set_up(board, positions)
>>> plain.run.perft(board, positions, plain.lists(4), 0, 2)
1329
"""

from __future__ import annotations

import importlib
import types
import warnings
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ludothek.core import fields
from ludothek.core.engine.disk import cache_folder, can_compile, compiled_text, how_at_once, is_ready, load, mark_ready
from ludothek.core.engine.generated import How, source
from ludothek.core.engine.joined import Function, Joined, join

if TYPE_CHECKING:
    from ludothek.core.game import Game

__all__ = [
    "Engine",
    "Function",
    "How",
    "cache_folder",
    "can_compile",
    "compiled_text",
    "engine_for",
    "how_at_once",
    "is_ready",
    "join",
    "mark_ready",
    "source",
]


@dataclass(frozen=True)
class Engine:
    """One game's rules with some loops, interpreted or compiled, and the things to call them with."""

    game: Game
    run: Any  # the entries by name
    how: How

    @property
    def is_compiled(self) -> bool:
        return self.how != "interpreted"

    def board(self, options: Mapping[str, object], seats: int | None = None) -> Any:
        """The board as these options lay it, as a row of one."""
        return self.row_of([self.game.lay(options, seats)])

    def positions(self, n: int) -> Any:
        """A row of `n` blank positions."""
        return self.blanks(self.game.rules.State, n)

    def blanks(self, kind: type[fields.Fields], n: int) -> Any:
        """A row of `n` blank tables of fields."""
        return arrays().blanks(kind, n) if self.is_compiled else [kind() for _ in range(n)]

    def row_of(self, things: list[fields.Fields]) -> Any:
        return arrays().row_of(things) if self.is_compiled else [thing.copy() for thing in things]

    def lists(self, n: int) -> Any:
        """`n` lists long enough for the legal actions of a position each."""
        return self.numbers(n, self.game.most)

    def numbers(self, *shape: int, kind: str = "i4") -> Any:
        """Zeros: a list or an array, of one or two dimensions."""
        if self.is_compiled:
            return arrays().zeros(shape, kind)
        zero = 0.0 if kind.startswith("f") else 0
        return [zero] * shape[0] if len(shape) == 1 else [[zero] * shape[1] for _ in range(shape[0])]

    def stream(self, seed: int) -> Any:
        from ludothek.core.dice import stream

        words = self.numbers(4, kind="i8")
        words[:] = stream(seed)
        return words

    def read(self, positions: Any, i: int) -> Any:
        """Place `i` of a row of positions as an object with lists."""
        return arrays().read(self.game.rules.State, positions[i]) if self.is_compiled else positions[i].copy()


def arrays() -> Any:
    """The module that knows NumPy, opened only when something is compiled."""
    return importlib.import_module("ludothek.core.engine.records")


@cache
def engine_for(game: Game, entries: tuple[Function, ...], how: How = "compiled") -> Engine:
    """The entries joined with the game; interpreted, with a warning, where numba is missing."""
    if how != "interpreted" and not can_compile():
        warnings.warn(
            "numba is not installed, so games run interpreted (slower). Remedy: pip install numba", stacklevel=2
        )
        how = "interpreted"
    joined = join(game, entries)
    if how == "interpreted":
        return Engine(game, bind(joined), how)
    return Engine(game, load(game, source(game, joined, entries, how)), how)


def bind(joined: Joined) -> types.SimpleNamespace:
    """The interpreted engine: the same code, each function with what its names mean in the joined file."""
    things: dict[str, Any] = {"assign": fields.assign} | joined.math
    things |= {name: value for name, (_, value) in joined.constants.items()}
    bound = {
        name: types.FunctionType(function.__code__, {"__builtins__": __builtins__}, name, function.__defaults__)
        for name, function in joined.functions.items()
    }
    things |= bound
    for name, paths in joined.names.items():
        for path, one in paths.items():
            put(bound[name].__globals__, path.split("."), things[one])
    return types.SimpleNamespace(**bound)


def put(names: dict[str, Any], path: list[str], thing: Any) -> None:
    """Make a path such as `actions.GO` mean a thing among the names of a function."""
    for module in path[:-1]:
        names = vars(names.setdefault(module, types.ModuleType(module)))  # Python reads nothing faster from
    names[path[-1]] = thing
