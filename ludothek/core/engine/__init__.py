"""Joins a room with loops and compiles them: the same functions for a person's table and for a million games.

`engine_for(game, entries)` gathers the functions that the entries call, directly or not, with each verb of the contract
replaced by the room's own. The *interpreted* twin binds those very functions together and runs them over lists. The
*compiled* twin prints them into one file, named by the hash of its content, in the user's cache folder, and lets numba
compile it over NumPy records; the next process finds the machine code there.

>>> from ludothek.core import loops
>>> from ludothek.games import GAMES
>>> plain = engine_for(GAMES["tactix"], loops.ENTRIES, how="interpreted")
>>> board, positions = plain.board({}), plain.positions(4)
>>> plain.run.set_up(board, positions)
>>> plain.run.perft(board, positions, plain.lists(4), 0, 2)
1329
"""

from __future__ import annotations

import ast
import dis
import hashlib
import importlib.metadata
import importlib.util
import inspect
import os
import sys
import textwrap
import types
import warnings
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from ludothek.core import fields, verbs

if TYPE_CHECKING:
    from ludothek.core.game import Game

Function = Callable[..., Any]
How = Literal["compiled", "interpreted", "checked"]  # checked: compiled with every index checked


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
    door = game.rules if name in verbs.RULES else game.value
    return getattr(door, name, thing)


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


# --- a twin, ready to run ---


@dataclass(frozen=True)
class Engine:
    """One game's rules with some loops, interpreted or compiled, and the things to call them with."""

    game: Game
    run: Any  # the entries by name
    how: How

    @property
    def is_compiled(self) -> bool:
        return self.how != "interpreted"

    def board(self, options: dict[str, Any], seats: int | None = None) -> Any:
        """The board as these options lay it, as a row of one."""
        return self.row_of([self.game.lay(options, seats)])

    def positions(self, n: int) -> Any:
        """A row of `n` blank positions."""
        return self.blanks(self.game.rules.State, n)

    def blanks(self, kind: type[fields.Fields], n: int) -> Any:
        """A row of `n` blank tables of fields."""
        return records().blanks(kind, n) if self.is_compiled else [kind() for _ in range(n)]

    def row_of(self, things: list[fields.Fields]) -> Any:
        return records().row_of(things) if self.is_compiled else [thing.copy() for thing in things]

    def lists(self, n: int) -> Any:
        """`n` lists long enough for the legal actions of a position each."""
        return self.numbers(n, self.game.most)

    def numbers(self, *shape: int, kind: str = "i4") -> Any:
        """Zeros: a list or an array, of one or two dimensions."""
        if self.is_compiled:
            return records().zeros(shape, kind)
        zero = 0.0 if kind.startswith("f") else 0
        return [zero] * shape[0] if len(shape) == 1 else [[zero] * shape[1] for _ in range(shape[0])]

    def stream(self, seed: int) -> Any:
        from ludothek.core.dice import stream

        words = self.numbers(4, kind="i8")
        words[:] = stream(seed)
        return words

    def read(self, positions: Any, i: int) -> Any:
        """Place `i` of a row of positions as an object with lists."""
        return records().read(self.game.rules.State, positions[i]) if self.is_compiled else positions[i].copy()


def records() -> Any:
    """The module that knows NumPy, opened only when something is compiled."""
    from ludothek.core.engine import records

    return records


@cache
def engine_for(game: Game, entries: tuple[Function, ...], how: How = "compiled") -> Engine:
    """The entries joined with the game; interpreted, with a warning, where numba is missing."""
    if how != "interpreted" and importlib.util.find_spec("numba") is None:
        warnings.warn(
            "numba is not installed, so games run interpreted (slower). Remedy: pip install numba", stacklevel=2
        )
        how = "interpreted"
    joined = join(game, entries)
    if how == "interpreted":
        return Engine(game, bind(joined), how)
    run = load(game, source(game, joined, entries, how))
    effort = getattr(game.rules, "EFFORT", 0)
    return Engine(game, eased(run, entries, effort) if effort else run, how)


def eased(run: types.ModuleType, entries: tuple[Function, ...], effort: int) -> types.ModuleType:
    """The entries of a large room, whose compiler tries less hard: it is ready sooner and hardly slower."""
    doors = types.ModuleType(f"{run.__name__}_doors")
    for entry in entries:
        setattr(doors, entry.__name__, with_effort(getattr(run, entry.__name__), effort))
    return doors


def with_effort(entry: Function, effort: int) -> Function:
    config: Any = importlib.import_module("numba").config

    def call(*args: Any) -> Any:
        usual, config.OPT = config.OPT, type(config.OPT)(effort)
        try:
            return entry(*args)
        finally:
            config.OPT = usual

    return call


def bind(joined: Joined) -> types.SimpleNamespace:
    """The interpreted twin: the same code, bound to one table of names."""
    names: dict[str, Any] = {"assign": fields.assign, "__builtins__": __builtins__}
    names |= joined.math
    names |= {name: value for name, (_, value) in joined.constants.items()}
    for name, function in joined.functions.items():
        names[name] = types.FunctionType(function.__code__, names, name, function.__defaults__)
    return types.SimpleNamespace(**{name: names[name] for name in joined.functions})


# --- the generated file ---

SHORT = 10  # a function of so many statements is copied to where it is called, unless a room's rules say otherwise

INNER = ", no_cpython_wrapper=True, no_cfunc_wrapper=True"  # only compiled code calls what is not an entry

HEAD = '''"""The game {key}, generated from the modules {modules}. Do not edit: it is named by its content."""

from __future__ import annotations

import importlib

from numba import njit

from ludothek.core.engine.intrinsics import assign, at, table, whole


def constant(module, name):
    return table(getattr(importlib.import_module(module), name))

'''


def source(game: Game, joined: Joined, entries: tuple[Function, ...], how: How) -> str:
    """The joined functions as the text of one module; only the entries are kept on disk once compiled."""
    functions = sorted(joined.functions.items())
    modules = ", ".join(sorted({function.__module__ for _, function in functions}))
    text = HEAD.format(key=game.key, modules=modules)
    text += "".join(f"from math import {name}\n" for name in sorted(joined.math))
    for name, (module, value) in sorted(joined.constants.items()):
        text += f"{name} = {value!r}\n" if not isinstance(value, tuple) else reference(name, module, value)
    doors, apart = {entry.__name__ for entry in entries}, getattr(game.rules, "APART", ())
    short = getattr(game.rules, "SHORT", SHORT)
    trees = {name: ast.parse(textwrap.dedent(inspect.getsource(function))) for name, function in functions}
    whole = {name: whole_numbers(tree) for name, tree in trees.items()}
    for name, tree in trees.items():
        options = f"nogil=True, _nrt=False, boundscheck={how == 'checked'}"
        is_copied = statements(tree) <= short and name not in apart
        options += ", cache=CACHE" if name in doors else INNER + ", forceinline=True" * is_copied
        text += f"\n\n@njit({options})\n{ast.unparse(OneSize(whole).visit(FrontIndex().visit(tree)))}\n"
    return text + f"\n# made with {made_with()}\n"


def statements(tree: ast.AST) -> int:
    """How long a function is; a call that hands over rows costs as much as a few of them."""
    return sum(isinstance(node, ast.stmt) for node in ast.walk(tree))


def reference(name: str, module: str, value: tuple[Any, ...]) -> str:
    """A table is named, not printed; its hash makes a changed table a changed file."""
    return f"{name} = constant({module!r}, {name!r})  # {hashlib.sha256(repr(value).encode()).hexdigest()[:16]}\n"


class FrontIndex(ast.NodeTransformer):
    """Writes `row[i]` as `row[at(i)]`: rules never count from the end."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant):
            node.slice = ast.Call(ast.Name("at", ast.Load()), [node.slice], [])
        return ast.fix_missing_locations(node)


def whole_numbers(tree: ast.Module) -> list[bool]:
    """For each parameter of a function whether it is declared as `int`."""
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    return [isinstance(one.annotation, ast.Name) and one.annotation.id == "int" for one in function.args.args]


class OneSize(ast.NodeTransformer):
    """Hands whole numbers over in one size, so that a function is compiled once and not for each size it meets."""

    def __init__(self, whole: dict[str, list[bool]]) -> None:
        self.whole = whole

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.whole:
            kinds = self.whole[node.func.id]
            node.args = [self.sized(arg) if kind else arg for arg, kind in zip(node.args, kinds, strict=True)]
        return ast.fix_missing_locations(node)

    def sized(self, arg: ast.expr) -> ast.expr:
        return ast.Call(ast.Name("whole", ast.Load()), [arg], [])


@cache
def made_with() -> str:
    packages = " ".join(f"{name} {importlib.metadata.version(name)}" for name in ("numba", "numpy"))
    intrinsics = hashlib.sha256(Path(__file__).with_name("intrinsics.py").read_bytes()).hexdigest()[:16]
    return f"Python {sys.version.split()[0]} {packages} intrinsics {intrinsics}"


def load(game: Game, text: str) -> types.ModuleType:
    """Write the file where the cache is and import it; without a folder to write to, compile in memory."""
    path = kept_at(game, text)
    module = types.ModuleType(f"ludothek_{path.stem}")
    try:
        keep(path, text)
        module.__file__, keeps = str(path), True
    except OSError as problem:
        warnings.warn(
            f"nothing can be kept in {cache_folder()} ({problem.strerror}), so the game is compiled anew each time. "
            "Remedy: set LUDOTHEK_CACHE to a folder that can be written",
            stacklevel=2,
        )
        keeps = False
    module.__dict__["CACHE"] = keeps
    sys.modules[module.__name__] = module
    exec(compile(text, str(path), "exec"), module.__dict__)  # noqa: S102  our own text
    return module


def kept_at(game: Game, text: str) -> Path:
    return cache_folder() / f"{game.key}_{hashlib.sha256(text.encode()).hexdigest()[:20]}.py"


def keep(path: Path, text: str) -> None:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_text(text)
        draft.replace(path)


def cache_folder() -> Path:
    """Where compiled games are kept: $LUDOTHEK_CACHE, or the user's cache folder."""
    if chosen := os.environ.get("LUDOTHEK_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludothek"


# --- is it compiled already? ---


def is_ready(game: Game, entries: tuple[Function, ...]) -> bool:
    """Whether these loops have been compiled for this game on this machine, so that they start at once."""
    return importlib.util.find_spec("numba") is not None and ready_mark(game, entries).exists()


def mark_ready(game: Game, entries: tuple[Function, ...]) -> None:
    """Note that every entry has been compiled and kept."""
    mark = ready_mark(game, entries)
    if mark.with_suffix(".py").exists():
        mark.touch()


def ready_mark(game: Game, entries: tuple[Function, ...]) -> Path:
    return kept_at(game, compiled_text(game, entries)).with_suffix(".ready")


@cache
def compiled_text(game: Game, entries: tuple[Function, ...]) -> str:
    """Written once in a process: bots ask before every choice whether it has been compiled."""
    return source(game, join(game, entries), entries, "compiled")
