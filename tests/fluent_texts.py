"""The messages of all words files as trees: what stands around each thing that is filled in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

from fluent.syntax import FluentParser, ast

from ludothek.core.words import LANGUAGES
from ludothek.games import GAMES

ROOT = Path(__file__).parents[1]
HOUSE = {"house": "ludothek/words", "pages": "web/words", "template": "ludothek/template/words"}
NAMING = {"who", "of-crew", "of-side"}  # messages that are the name of a crew or a side
FOLDERS = HOUSE | {key: f"ludothek/games/{key}/words" for key in GAMES}


class Filled(NamedTuple):
    """A variable or a crew in a message as it is read: what stands before and after it, and the selectors around it."""

    where: str  # "pages:over-wins"
    language: str
    variable: str
    before: str
    after: str
    chosen_by: frozenset[str]  # variables whose value has led to this text


@cache
def messages(folder: str, language: str) -> dict[str, ast.Message]:
    text = (ROOT / FOLDERS[folder] / f"{language}.ftl").read_text("utf-8")
    entries = FluentParser(with_spans=False).parse(text).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def all_filled() -> Iterator[Filled]:
    """Every variable in every variant of every message of every language."""
    for folder in FOLDERS:
        for language in LANGUAGES:
            for name, message in messages(folder, language).items():
                for variable, before, after, chosen_by in within(message.value, frozenset()):
                    yield Filled(f"{folder}:{name}", language, variable, before, after, chosen_by)


def within(pattern: ast.Pattern | None, chosen_by: frozenset[str]) -> Iterator[tuple[str, str, str, frozenset[str]]]:
    parts = pattern.elements if pattern else []
    texts = [part.value if isinstance(part, ast.TextElement) else "{}" for part in parts]
    for i, part in enumerate(parts):
        found = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(found, ast.VariableReference) or is_named(found):
            yield found.id.name, "".join(texts[:i]), "".join(texts[i + 1 :]), chosen_by
        if isinstance(found, ast.SelectExpression):
            for variant in found.variants:
                yield from within(variant.value, chosen_by | selector(found))


def is_named(found: object) -> TypeGuard[ast.MessageReference]:
    """Whether a message is filled in that is somebody's name."""
    return isinstance(found, ast.MessageReference) and found.id.name in NAMING


def selector(choice: ast.SelectExpression) -> frozenset[str]:
    return frozenset([choice.selector.id.name] if isinstance(choice.selector, ast.VariableReference) else [])


# --- filled ---


def values_of(folder: str, language: str, name: str) -> dict[str, set[str]]:
    """Each variable of a message and of those it is made of, with the values that its selectors name."""
    found: dict[str, set[str]] = {}
    known = messages("house", language) | messages("pages", language) | messages(folder, language)
    waiting, seen = [name], set()
    while waiting:
        seen.add(here := waiting.pop())
        for node in nodes(known[here].value):
            if isinstance(node, ast.VariableReference):
                found.setdefault(node.id.name, set())
            if isinstance(node, ast.MessageReference) and node.id.name not in seen:
                waiting.append(node.id.name)
            if isinstance(node, ast.SelectExpression):
                for variable in selector(node):
                    keys = (variant.key for variant in node.variants)
                    found.setdefault(variable, set()).update(
                        str(key.name if isinstance(key, ast.Identifier) else key.value) for key in keys
                    )
    return found


def nodes(tree: ast.BaseNode | None) -> Iterator[ast.BaseNode]:
    """A tree and all that it is made of."""
    if tree is None:
        return
    yield tree
    for child in vars(tree).values():
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.BaseNode):
                yield from nodes(one)
