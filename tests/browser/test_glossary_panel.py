"""The glossary behind the rules: every game's terms in the reader's language, one click away."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Pages
from tests.browser.server import ROOT
from tests.browser.test_rulebook import book
from tests.browser.words import say

GAMES = {
    "tactix": "Tactix",
    "monza": "Monza",
    "victory": "Victory",
    "masters_victory": "Masters Victory",
    "great_race": "The Great Race",
}


def terms(game: str) -> list[dict[str, Any]]:
    found = json.loads((ROOT / f"ludothek/games/{game}/rulebook/glossary.json").read_text("utf-8"))["terms"]
    assert found
    return list(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_glossary_behind_the_rules(visit: Pages, game: str) -> None:
    place = book(visit("/"), GAMES[game])
    place.get_by_role("button", name=say("rules-glossary"), exact=True).click()
    expect(place.get_by_role("heading", name=say("rules-glossary"), exact=True)).to_be_in_viewport()
    names = place.locator("[data-term] dt")
    expect(names).to_have_count(len(terms(game)))
    listed = names.all_inner_texts()
    assert set(listed) == {term["en"]["say"] for term in terms(game)}
    assert listed == sorted(listed, key=str.lower)


def test_the_glossary_speaks_german(visit: Pages) -> None:
    place = book(visit("/", locale="de"))
    king = next(term["de"] for term in terms("tactix") if term["id"] == "king")
    expect(place.locator('[data-term="king"]')).to_contain_text(king["say"])
    expect(place.locator('[data-term="king"]')).to_contain_text(king["means"])
