"""Every rule has a test that cites it, and the page that says so is up to date."""

from __future__ import annotations

import pytest

from docs.rules import PAGE, ROOT, citations, page
from ludothek.core.words import rulebook
from ludothek.games import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_is_cited_by_a_test(key: str) -> None:
    cited = citations(ROOT / "tests" / "games" / key)
    assert not set(rulebook("en", key)) - set(cited), "rules without a test"
    assert not set(cited) - set(rulebook("en", key)), "tests of rules that do not exist"


def test_the_page_is_fresh() -> None:
    assert PAGE.read_text() == page(), "run `make docs`"
