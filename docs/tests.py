"""Writes where the time of a test run goes and what `make soak` adds: docs/tests.md.

`make docs` brings the list of long tests up to date; `python -m docs.tests .pytest_cache/report.xml` the times too,
from the report that every whole run leaves.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "tests.md"
DEAREST = 10
LONG = re.compile(r"mark\.soak|^chunks\(|^CHUNKS?$")  # what marks a test, or some of its chunks
LITTLE = 2.0  # seconds: files below it share a line
HEAD = """# Where the time of the tests goes

`make test` installs what is missing, checks the style, builds the pages and compiles the games, as far as possible at
once, and then runs every test but those marked `soak`. `make soak` runs these: the same questions, asked more often.
After a run, `python -m docs.tests .pytest_cache/report.xml` writes this page anew.

## What `make soak` adds

"""
TIMES = "\n## Dearest tests\n"
ABOUT = """
Seconds by the clock while several tests ran at once, several for each core; so they add up to more than the run took.

| test | seconds |
|---|---|
"""


class Case(NamedTuple):
    """A test that was run."""

    file: str
    name: str
    seconds: float


def cases(report: Path) -> Iterator[Case]:
    for case in ElementTree.parse(report).getroot().iter("testcase"):  # noqa: S314
        parts = (case.get("classname") or case.get("name") or "").split(".")
        modules = [part for part in parts if part == part.lower()]
        file = "/".join(modules) + ".py"
        yield Case(
            file if (ROOT / file).is_file() else ".".join(parts), case.get("name", ""), float(case.get("time", 0))
        )


def long_ones() -> Iterator[str]:
    """Every test that has the mark, as `file::test`."""
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.FunctionDef) and any(LONG.search(ast.unparse(one)) for one in node.decorator_list):
                yield f"{file.relative_to(ROOT)}::{node.name}"


def soak() -> str:
    return "\n".join(f"- `{name}`" for name in long_ones()) + "\n"


def by_file(run: list[Case]) -> list[str]:
    files: dict[str, list[float]] = {}
    for case in run:
        files.setdefault(case.file, []).append(case.seconds)
    dear = {file: times for file, times in files.items() if sum(times) >= LITTLE}
    rest = [time for file, times in files.items() if file not in dear for time in times]
    rows = [row(file, times) for file, times in sorted(dear.items(), key=lambda one: -sum(one[1]))]
    return [*rows, row(f"{len(files) - len(dear)} other files", rest)]


def row(name: str, times: list[float]) -> str:
    return f"| {name} | {len(times)} | {sum(times):.0f} |"


def times(run: list[Case]) -> str:
    dearest = sorted(run, key=lambda case: -case.seconds)[:DEAREST]
    lines = [f"| {case.file}::{case.name} | {case.seconds:.1f} |" for case in dearest]
    lines += ["", "## Time per file", "", "| file | tests | seconds |", "|---|---|---|", *by_file(run), ""]
    return ABOUT + "\n".join(lines)


def main(*reports: str) -> None:
    known = PAGE.read_text().partition(TIMES)[2] if PAGE.exists() else ""
    new = [times(list(cases(Path(report)))) for report in reports]
    PAGE.write_text(HEAD + soak() + TIMES + "".join(new or [known]))


if __name__ == "__main__":
    main(*sys.argv[1:])
