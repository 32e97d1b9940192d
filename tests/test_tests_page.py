"""The page about the tests names every test that only `make soak` runs."""

from __future__ import annotations

from docs.tests import PAGE, long_ones, soak


def test_the_page_names_what_make_soak_adds() -> None:
    assert list(long_ones())
    assert soak() in PAGE.read_text(), "run `make docs`"
