"""Writes the table of rules and the tests that prove them: docs/rules.md."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from ludothek.core.words import rulebook, words
from ludothek.games import GAMES

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rules.md"
RULE = re.compile(r"\b[A-Z]\d+\.\d+\b")


def citations(folder: Path) -> dict[str, list[str]]:
    """Rule id -> the tests that cite it, in themselves or in what they are tried with, as `file::test`."""
    cited = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        lines = file.read_text().split("\n")
        for node in ast.walk(ast.parse("\n".join(lines))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
                rules = dict.fromkeys(RULE.findall("\n".join(lines[first - 1 : node.end_lineno])))
                for rule in rules:
                    cited[rule].append(f"{file.relative_to(folder)}::{node.name}")
    return cited


def page() -> str:
    lines = ["# Which test proves which rule", "", "Written by `make docs`; a test fails when it is stale.", ""]
    for game in GAMES.values():
        cited = citations(ROOT / "tests" / "games" / game.key)
        lines += [f"## {words('en', game.key)('title')}", "", "| rule | tests |", "|---|---|"]
        lines += [f"| {rule} | {'<br>'.join(cited.get(rule, ['none']))} |" for rule in rulebook("en", game.key)]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page())
