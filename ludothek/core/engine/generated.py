"""The joined functions as the text of one module, as numba compiles it."""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import inspect
import sys
import textwrap
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from ludothek.core.engine.joined import Function, Joined

if TYPE_CHECKING:
    from ludothek.core.game import Game

How = Literal["compiled", "interpreted", "checked"]  # checked: compiled with every index checked

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
