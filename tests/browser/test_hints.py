"""A hint as it is read on the page, each game in a language of its own: sentences, and nothing to decipher."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Pages
from tests.browser.server import CURIOUS, PERSON, Server
from tests.browser.table import status
from tests.browser.words import words_in
from tests.hint_sentences import faults
from tests.test_hints import CODES

SPOKEN = {"tactix": "fr", "monza": "de", "victory": "es", "masters_victory": "it", "great_race": "nl"}


@pytest.mark.parametrize(("game", "language"), SPOKEN.items())
def test_a_hint_is_read_in_sentences(call: Pages, settled: Server, game: str, language: str) -> None:
    """With settled throws: a bot that begins in Victory may be out, and the race over, before anybody else's turn."""
    say = words_in(f"ludothek/games/{game}/words", "web/words", "ludothek/words")
    made = settled.http.post("/api/tables", json={"game": game, "seats": [PERSON, CURIOUS]}).json()
    page = call(f"/t/{made['seats'][0]['token']}", locale=language)
    label = say("status-hint", language, said="").strip()
    ask = page.get_by_role("toolbar").get_by_role("button", name=say("do-hint", language), exact=True)
    expect(ask).to_be_enabled()
    ask.click()
    spaced = r"\s".join(map(re.escape, label.split()))  # before a colon a French line is not broken
    expect(status(page)).to_contain_text(re.compile(rf"{spaced} .+\.$"))
    told = status(page).inner_text().strip().removeprefix(label).strip()
    assert not faults(told, "", goes_on=True)
    assert not re.search(CODES[game], told), told
