"""The page about the tests names every test that only `make soak` runs."""

from __future__ import annotations

from docs.tests import PAGE, long_ones, soak


def test_the_page_names_what_make_soak_adds() -> None:
    assert list(long_ones())
    assert soak() in PAGE.read_text(), "run `make docs`"


def test_the_page_says_where_the_time_goes() -> None:
    told = PAGE.read_text()
    assert "tests/test_every_game.py | " in told.partition("## Time per file")[2], "run `python -m docs.tests`"
