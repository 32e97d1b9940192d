"""A single game against TORPEDO, set up with the cards and the powers it would have late in a campaign."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ludothek.core.words import words
from tests.browser.axe import SIZES, objections_everywhere
from tests.browser.pages import Pages, resized, spoken_in_turn
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say, words_of

word = words_of("great_race")


def opened(visit: Pages, path: str = "/?game=great_race", **how: Any) -> Page:
    """The set-up of a solo game with its options unfolded."""
    page = visit(path, **how)
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=word("option-mode-solo"), exact=True).check()
    options = dialog.locator("details", has=page.locator("summary", has_text=say("setup-options")))
    if options.get_attribute("open") is None:
        options.locator("summary").click()
    expect(deck(page)).to_be_visible()
    return page


def deck(page: Page) -> Locator:
    return page.locator('[data-option="deck"]')


def powers(page: Page) -> Locator:
    return page.locator('[data-option="stickers"]')


def level(page: Page, name: str) -> Locator:
    return deck(page).get_by_role("radio", name=word(f"deck-level-{name}"), exact=True)


def power(page: Page, colour: str, n: int) -> Locator:
    label = word("stickers-colour", colour=word("of-colour", colour=colour))
    return powers(page).get_by_role("group", name=label).get_by_role("radio", name=str(n), exact=True)


def started(page: Page) -> dict[str, Any]:
    """The options of the table that was asked for, once it has opened."""
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(page.locator(".race-desk")).to_be_visible()
    options: dict[str, Any] = json.loads(str(asked.value.post_data))["options"]
    return options


def test_a_deck_of_one_level(visit: Pages) -> None:
    """G15.4: a level tells in numbers what its cards bring."""
    page = opened(visit)
    expect(level(page, "1")).to_be_checked()
    level(page, "3").check()
    told = word("deck-level-about", tiles="3–4", moves="3–5", fuel="5–6", mechanics="3–4", damage="2")
    expect(deck(page)).to_contain_text(told)
    assert started(page)["deck"] == "A3,B3,C3,D3,E3,F3,G3,H3"


def test_a_mixed_deck_card_by_card(visit: Pages) -> None:
    """G15.4: every card has its level and says what it brings."""
    page = opened(visit)
    level(page, "mixed").check()
    card = deck(page).get_by_role("group", name=word("deck-card", letter="C", colour=word("of-colour", colour="green")))
    card.get_by_role("radio", name="2", exact=True).check()
    facts = {"tiles": 2, "second": 3, "others": 3, "fuel": 5, "mechanics": 2, "damage": 1}
    told = words("en", "great_race")("campaign-card", id="C2", colour=word("of-colour", colour="green"), **facts)
    expect(deck(page).get_by_text(told)).to_be_visible()
    assert started(page)["deck"] == "A1,B1,C2,D1,E1,F1,G1,H1"


def test_powers_by_colour(visit: Pages) -> None:
    """G21.2: each level tells the powers that come with it; the table begins with them."""
    page = opened(visit)
    expect(powers(page).get_by_text(word("stickers-none"))).to_have_count(4)
    power(page, "blue", 3).check()
    power(page, "yellow", 1).check()
    for name in ("power-blue-1", "power-blue-2", "power-blue-3", "power-yellow-1"):
        expect(powers(page).get_by_text(word(name))).to_be_visible()
    assert started(page)["stickers"] == "3001"
    expect(page.locator("[data-stickers]")).to_have_attribute("data-stickers", "4")


def test_without_legacy_powers_there_are_none_to_choose(visit: Pages) -> None:
    """G21, G15: nor is there a deck in a race."""
    page = opened(visit)
    page.get_by_role("switch", name=word("option-legacy")).set_checked(False)
    expect(powers(page)).to_have_count(0)
    page.get_by_role("radio", name=word("option-mode-alone"), exact=True).check()
    expect(deck(page)).to_have_count(0)
    expect(page.get_by_role("switch", name=word("option-passport"))).to_be_visible()


def test_a_deck_that_a_campaign_dealt_is_kept(visit: Pages) -> None:
    """With a letter twice, as a link names it; another choice replaces it."""
    dealt = "A1,A2,B1,C1,D1,E1,F1,G1"
    page = opened(visit, f"/?game=great_race&mode=solo&deck={dealt}")
    expect(deck(page)).to_contain_text(word("deck-given", cards=dealt.replace(",", " ")))
    assert started(page)["deck"] == dealt


def test_by_keyboard(visit: Pages) -> None:
    page = opened(visit)
    tab_to(page, level(page, "1"))
    page.keyboard.press("ArrowRight")
    expect(level(page, "2")).to_be_checked()
    tab_to(page, power(page, "blue", 0))
    page.keyboard.press("ArrowRight")
    expect(power(page, "blue", 1)).to_be_checked()


def test_axe_finds_nothing_and_everything_fits(visit: Pages) -> None:
    page = opened(visit)
    level(page, "mixed").check()
    power(page, "red", 4).check()
    assert objections_everywhere(page) == []
    assert_fits(resized(page, SIZES["narrow"]))


def test_in_every_language(visit: Pages) -> None:
    page = visit("/", **PHONE)
    for language in spoken_in_turn(page):
        page.goto("/?game=great_race&mode=solo&stickers=4321&deck=A2,B1,C1,D1,E1,F1,G1,H1")
        said = words(language, "great_race")
        expect(page.locator('[data-option="deck"]')).to_contain_text(said("deck-level-mixed"))
        expect(page.locator('[data-option="stickers"]')).to_contain_text(said("power-blue-4"))
        assert not re.search(r"(deck|option|stickers|power)-[a-z]", page.get_by_role("dialog").inner_text())
        assert_fits(page)
        page.goto("/")
