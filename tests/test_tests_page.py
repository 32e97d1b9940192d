"""The page about the tests names every test that only `make soak` runs, and none that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from docs.tests import PAGE, long_ones, soak

ROOT = Path(__file__).parents[1]


def test_the_page_names_what_make_soak_adds() -> None:
    assert list(long_ones())
    assert soak() in PAGE.read_text(), "run `make docs`"


def test_every_test_that_the_page_names_is_there() -> None:
    named = re.findall(r"(tests/[\w/]+\.py)(?:::(\w+))?", PAGE.read_text())
    assert len(named) > 20
    gone = [f"{file}::{test}" for file, test in named if not is_there(ROOT / file, test)]
    assert gone == [], "run `make test`, then `python -m docs.tests .pytest_cache/report.xml`"


def is_there(file: Path, test: str) -> bool:
    return file.is_file() and (not test or re.search(rf"^(async )?def {test}\(", file.read_text(), re.M) is not None)


def test_the_page_says_where_the_time_goes() -> None:
    told = PAGE.read_text()
    assert "tests/test_every_game.py | " in told.partition("## Time per file")[2], "run `python -m docs.tests`"
