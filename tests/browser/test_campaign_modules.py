"""A campaign begins with modules that somebody chooses, singly or together; without the passport nothing is stamped."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.words import words
from ludothek.games.great_race.campaign.modules import NAMES, Modules
from ludothek.games.great_race.campaign.passport import MISSIONS
from tests.browser.axe import SIZES, objections_everywhere
from tests.browser.pages import Pages, resized, spoken_in_turn
from tests.browser.table import action
from tests.browser.test_campaign_page import button, entries
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say, words_of

word = words_of("great_race")
CHOICES = [Modules(*chosen) for chosen in product((True, False), repeat=3) if any(chosen)]
SHORT = {"deck_upgrades": "deck", "legacy": "legacy", "passport": "passport"}
OF_MISSIONS = [words("en", "great_race")("campaign-mission", id=mission.id) for mission in MISSIONS]


def module(page: Page, name: str) -> Locator:
    return page.get_by_role("switch", name=re.compile(f"^{word(f'option-{name}')}"))


def means(modules: Modules) -> str:
    """The sentence on what a choice means."""
    short = "all" if modules == Modules() else "-".join(SHORT[name] for name in modules.names)
    return word("campaign-means", modules=short)


def begun(page: Page, modules: Modules) -> None:
    """A campaign with these modules."""
    for name in NAMES:
        module(page, name).set_checked(name in modules.names)
    expect(page.get_by_role("status").filter(has_text=means(modules))).to_be_visible()
    button(page, "begin").click()
    expect(page.locator("[data-modules]")).to_be_visible()


def given_up(page: Page) -> None:
    """The next game is laid, looked at and given up; its end leads back."""
    button(page, "play", n=1).click()
    action(page, "resign").click()
    page.get_by_role("button", name=say("resign-yes"), exact=True).click()
    expect(page.locator("[data-ended]")).to_be_visible()


def assert_silent(page: Page) -> None:
    """Nothing that is read or heard speaks of missions or stamps."""
    text = page.locator("body").evaluate("body => body.textContent")
    named = page.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel).join(' ')")
    assert not [name for name in OF_MISSIONS if name in f"{text} {named}"]
    assert not re.search("mission|stamp|passport", f"{text} {named}", re.IGNORECASE)


@pytest.mark.parametrize("modules", CHOICES, ids=lambda modules: "+".join(modules.names))
def test_each_module_by_itself_and_together(visit: Pages, modules: Modules) -> None:
    """G15.1: what grows is shown, what does not is not; the modules stand on the cover, and stay after a game."""
    page = visit("/campaign")
    begun(page, modules)
    listed = ", ".join(word(f"option-{name}") for name in modules.names)
    for _ in range(2):
        expect(page.locator("[data-modules]")).to_have_text(word("campaign-with", modules=listed))
        expect(page.locator("[data-mission]")).to_have_count(12 if modules.passport else 0)
        expect(page.locator("[data-card]")).to_have_count(8 if modules.deck_upgrades else 0)
        expect(page.locator("[data-power]")).to_have_count(16 if modules.legacy else 0)
        expect(button(page, "season")).to_have_count(int(modules.has_seasons))
        if entries(page).count():
            break
        chosen = page.get_by_role("group", name=word("campaign-way"), exact=True)
        expect(chosen).to_have_count(int(modules.has_ways))
        given_up(page)
        page.get_by_role("link", name=word("campaign-back")).click()
        expect(entries(page)).to_have_count(1)
    upgraded = word("campaign-upgrades", cards="")
    expect(entries(page).filter(has_text=upgraded)).to_have_count(int(modules.deck_upgrades))


def test_without_the_passport_nothing_speaks_of_missions(visit: Pages) -> None:
    """G22.1: neither the campaign nor its table nor the end of a game."""
    page = visit("/campaign")
    begun(page, Modules(passport=False))
    assert_silent(page)
    button(page, "play", n=1).click()
    expect(action(page, "resign")).to_be_visible()
    expect(page.locator("[data-missions]")).to_have_count(0)
    assert_silent(page)
    action(page, "resign").click()
    page.get_by_role("button", name=say("resign-yes"), exact=True).click()
    expect(page.locator("[data-ended]")).to_be_visible()
    assert_silent(page)
    page.get_by_role("link", name=word("campaign-back")).click()
    expect(entries(page)).to_have_count(1)
    assert_silent(page)


def test_the_passport_by_itself_says_where_stamps_come_from(visit: Pages) -> None:
    """G15.1, G22.2: against T without deck upgrades there is no stamp, and the page says so."""
    page = visit("/campaign")
    begun(page, Modules(deck_upgrades=False, legacy=False))
    expect(page.get_by_text(word("campaign-no-stamp"))).to_be_visible()
    page.get_by_role("radio", name=word("option-mode-alone"), exact=True).check()
    expect(page.get_by_text(word("campaign-no-stamp"))).to_have_count(0)
    expect(page.get_by_text(word("campaign-alone-about"))).to_be_visible()


def test_no_module_at_all_cannot_be_begun(visit: Pages) -> None:
    page = visit("/campaign")
    for name in NAMES:
        module(page, name).set_checked(False)
    expect(page.get_by_text(word("campaign-means", modules="none"))).to_be_visible()
    expect(button(page, "begin")).to_be_disabled()


def test_modules_are_chosen_by_keyboard(visit: Pages) -> None:
    page = visit("/campaign")
    expect(button(page, "begin")).to_be_visible()
    tab_to(page, module(page, "legacy"))
    page.keyboard.press("Space")
    tab_to(page, button(page, "begin"))
    page.keyboard.press("Enter")
    listed = f"{word('option-deck_upgrades')}, {word('option-passport')}"
    expect(page.locator("[data-modules]")).to_have_text(word("campaign-with", modules=listed))


def test_another_campaign_with_other_modules(visit: Pages) -> None:
    """Beside the one that lies open; each keeps its own."""
    page = visit("/campaign")
    begun(page, Modules())
    page.locator("summary", has_text=word("campaign-new")).click()
    begun(page, Modules(passport=False, legacy=False))
    expect(page.locator("[data-mission]")).to_have_count(0)
    button(page, "open").click()
    expect(page.locator("[data-mission]")).to_have_count(12)
    others = page.get_by_role("region", name=word("campaign-others")).get_by_role("listitem")
    expect(others).not_to_contain_text(word("campaign-stamps-earned", n=0))


def test_axe_finds_nothing_and_everything_fits(visit: Pages) -> None:
    page = visit("/campaign")
    module(page, "passport").set_checked(False)
    assert objections_everywhere(page) == []
    assert_fits(resized(page, SIZES["narrow"]))
    resized(page, SIZES["wide"])
    button(page, "begin").click()
    page.locator("summary", has_text=word("campaign-new")).click()
    assert objections_everywhere(page) == []


def test_modules_are_told_in_every_language(visit: Pages) -> None:
    page = visit("/campaign", **PHONE)
    for language in spoken_in_turn(page):
        expect(page.get_by_text(words(language, "great_race")("campaign-means", modules="all"))).to_be_visible()
        assert not re.search(r"(campaign|option)-[a-z]", page.locator("body").inner_text())
        assert_fits(page)
