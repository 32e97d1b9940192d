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

# A short function is copied to where it is called, which is faster and takes longer to compile the larger the file is.
SMALL, LARGE = 450, 1000  # statements of a file: from SMALL on no loops are copied, from LARGE on hardly anything
SHORT, SHORTER = 10, 2  # statements of a function that is copied, and of one in a large file

ENTRY = "cache=CACHE"  # what Python calls is kept on disk once compiled
INNER = "no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=InnerCompiler"  # only compiled code calls it

HEAD = '''"""The game {key}, generated from the modules {modules}. Do not edit: it is named by its content."""

from __future__ import annotations

import importlib

from numba import njit

from ludothek.core.engine.intrinsics import as_int64, assign, table, unsigned
from ludothek.core.engine.pipeline import InnerCompiler


def constant(module, name):
    return table(vars(importlib.import_module(module))[name])

'''


def source(game: Game, joined: Joined, entries: tuple[Function, ...], how: How) -> str:
    """The joined functions as the text of one module, each under the place where it is written."""
    functions = sorted(joined.functions.items())
    modules = ", ".join(sorted({function.__module__ for _, function in functions}))
    text = HEAD.format(key=game.key, modules=modules)
    text += "".join(f"from math import {name}\n" for name in sorted(joined.math))
    for name, (module, value) in sorted(joined.constants.items()):
        text += f"{name} = {value!r}\n" if not isinstance(value, tuple) else reference(name, module, value)
    trees = {name: ast.parse(textwrap.dedent(inspect.getsource(function))) for name, function in functions}
    integers = {name: integer_parameters(tree) for name, tree in trees.items()}
    outer = {entry.__name__ for entry in entries}
    size = sum(map(statements, trees.values()))
    for name, function in functions:
        tree = Int64Arguments(integers).visit(UnsignedIndex().visit(JoinedNames(joined.names[name]).visit(trees[name])))
        options = ENTRY if name in outer else INNER + ", forceinline=True" * is_copied(tree, size)
        text += f"\n\n# {function.__module__}:{function.__code__.co_firstlineno}\n"
        text += f"@njit(nogil=True, _nrt=False, boundscheck={how == 'checked'}, {options})\n{ast.unparse(tree)}\n"
    return text + f"\n# made with {made_with()}\n"


def is_copied(tree: ast.AST, size: int) -> bool:
    """Whether a function is copied to where it is called, in a file of so many statements."""
    has_loop = any(isinstance(node, ast.For | ast.While) for node in ast.walk(tree))
    return statements(tree) <= (SHORT if size < LARGE else SHORTER) and (size < SMALL or not has_loop)


def statements(tree: ast.AST) -> int:
    return sum(isinstance(node, ast.stmt) for node in ast.walk(tree))


def reference(name: str, module: str, value: tuple[Any, ...]) -> str:
    """A table is named, not printed; its hash makes a changed table a changed file."""
    return f"{name} = constant({module!r}, {name!r})  # {hashlib.sha256(repr(value).encode()).hexdigest()[:16]}\n"


class JoinedNames(ast.NodeTransformer):
    """Calls everything by its name in the joined file: `go` and `actions.GO` become `GO`."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.AST:
        return self.named(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        renamed = self.named(node)
        return self.generic_visit(node) if renamed is node else renamed

    def named(self, node: ast.expr) -> ast.expr:
        name = self.names.get(path(node))
        return ast.copy_location(ast.Name(name, ast.Load()), node) if name else node


def path(node: ast.expr) -> str:
    """`actions.GO` as it is written; nothing for what is no chain of names."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (front := path(node.value)):
        return f"{front}.{node.attr}"
    return ""


class UnsignedIndex(ast.NodeTransformer):
    """Writes `row[i]` as `row[unsigned(i)]`: rules never count from the end."""

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.slice, ast.Constant):
            node.slice = ast.Call(ast.Name("unsigned", ast.Load()), [node.slice], [])
        return ast.fix_missing_locations(node)


def integer_parameters(tree: ast.Module) -> list[bool]:
    """For each parameter of a function whether it is declared as `int`."""
    function = tree.body[0]
    assert isinstance(function, ast.FunctionDef)
    return [isinstance(one.annotation, ast.Name) and one.annotation.id == "int" for one in function.args.args]


class Int64Arguments(ast.NodeTransformer):
    """Passes whole numbers as int64, so that a function is compiled once and not for each size it meets."""

    def __init__(self, integers: dict[str, list[bool]]) -> None:
        self.integers = integers

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.integers:
            kinds = self.integers[node.func.id]
            node.args = [self.sized(arg) if kind else arg for arg, kind in zip(node.args, kinds, strict=True)]
        return ast.fix_missing_locations(node)

    def sized(self, arg: ast.expr) -> ast.expr:
        return ast.Call(ast.Name("as_int64", ast.Load()), [arg], [])


@cache
def made_with() -> str:
    packages = " ".join(f"{name} {importlib.metadata.version(name)}" for name in ("numba", "numpy"))
    own = b"".join(Path(__file__).with_name(name).read_bytes() for name in ("intrinsics.py", "pipeline.py"))
    return f"Python {sys.version.split()[0]} {packages} engine {hashlib.sha256(own).hexdigest()[:16]}"
