"""Six languages: every page speaks each of them, and nothing is left unsaid."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.pages import NOT_FOUND, Pages
from tests.browser.server import Server
from tests.browser.table import WINS, board, cited, click_square, until
from tests.browser.words import LANGUAGES, ids, say

# every text a person can read or hear, and every control with its name
TEXTS = """() => {
    const texts = [document.title], nameless = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode.data)
    for (const element of document.querySelectorAll("*"))
        for (const name of ["aria-label", "title", "placeholder", "aria-valuetext", "alt"])
            if (element.hasAttribute(name)) texts.push(element.getAttribute(name))
    for (const element of document.querySelectorAll("button, a, [role=gridcell], summary, legend, h1, h2, h3"))
        if (!(element.getAttribute("aria-label") ?? element.textContent).trim()) nameless.push(element.outerHTML)
    return [texts.map(text => text.trim()).filter(Boolean), nameless]
}"""
ID = re.compile(r"(?!camion-citerne)[a-z0-9_]+(-[a-z0-9_]+)+")  # a tanker is only called so in French
WRONG = re.compile(r"[{}]|\[object|\bundefined\b|\bNaN\b|\bnull\b")


def assert_whole(page: Page, language: str) -> None:
    """No name of a message, no placeholder, no control without a name is shown."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    texts, nameless = page.evaluate(TEXTS)
    raw = [text for text in texts if text in ids() or ID.fullmatch(text) or WRONG.search(text)]
    assert raw == []
    assert nameless == []


def pages(page: Page, house: Server, language: str) -> Iterator[str]:
    """Go through every page of the house; stop at each."""
    page.goto("/")
    expect(page.get_by_role("button", name=say("shelf-open", language, game="Tactix"))).to_be_enabled()
    yield "shelf"
    page.get_by_role("button", name=say("shelf-open", language, game="Tactix")).click()
    for part in page.locator("details > summary").all():
        part.click()
    for group, who in ((0, "who-link"), (1, "who-bot")):
        page.get_by_role("group", name=say(f"side-{group}", language), exact=True).get_by_role(
            "radio", name=say(who, language), exact=True
        ).check()
    page.get_by_role("radio", name=say("clock-move", language), exact=True).check()
    yield "set-up"
    page.goto(house.lay("d1>d7", "a9>a7>d7").at)
    expect(board(page)).to_be_visible()
    yield "table"
    click_square(page, "a1", "a2")
    expect(cited(page)).to_be_visible()
    yield "refusal"
    for tab in ("page-rules", "page-more"):
        page.get_by_role("tab", name=say(tab, language), exact=True).click()
        yield tab
    page.keyboard.press("?")
    yield "keys"
    over = house.lay(*WINS)
    page.goto(over.at)
    expect(page.get_by_role("region", name=say("over-title", language))).to_be_visible()
    yield "over"
    page.goto(f"{over.replay}#2")
    expect(board(page)).to_be_visible()
    yield "replay"
    page.goto("/t/nobody-ever-got-this-link")
    expect(page.get_by_role("heading", name=say("gone-title", language))).to_be_visible()
    yield "gone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_told_to_the_end(visit: Pages, house: Server, language: str) -> None:
    visit.forgiven.append(NOT_FOUND)
    page = visit(None, locale=language)
    for _ in pages(page, house, language):
        assert_whole(page, language)


def test_the_shelf_changes_its_language_at_once_and_remembers_it(visit: Pages) -> None:
    page = visit()
    expect(page.get_by_role("button", name=say("shelf-play"), exact=True).first).to_be_visible()
    choice = page.get_by_role("combobox")
    for language, name in LANGUAGES.items():
        choice.select_option(name)
        expect(page.get_by_text(say("shelf-welcome", language))).to_be_visible()
        expect(page.get_by_role("button", name=say("shelf-play", language), exact=True).first).to_be_visible()
        assert_whole(page, language)
    page.reload()
    expect(page.get_by_text(say("shelf-welcome", "nl"))).to_be_visible()


def test_a_language_chosen_while_a_game_is_still_being_read_holds_for_the_game_too(visit: Pages) -> None:
    page = visit(None, alone=True)
    held: dict[str, list[Route]] = {"games": [], "german": []}
    page.route("**/api/games", lambda route: held["games"].append(route))
    page.route(re.compile(r"/assets/de-"), lambda route: held["german"].append(route))
    page.goto("/")
    page.get_by_role("combobox").select_option("Deutsch")
    until(page, lambda: bool(held["games"] and held["german"]))
    held["games"].pop().continue_()
    expect(page.get_by_role("button", name=say("shelf-play"), exact=True).first).to_be_visible()
    page.unroute(re.compile(r"/assets/de-"))
    for route in held["german"]:
        route.continue_()
    expect(page.get_by_text(say("shelf-welcome", "de"))).to_be_visible()
    assert_whole(page, "de")


def test_the_table_changes_its_language_at_once(visit: Pages, house: Server) -> None:
    page = visit(house.lay("d1>d7", "b9>b8").at)
    page.get_by_role("tab", name=say("page-more")).click()
    for language, name in LANGUAGES.items():
        page.get_by_role("combobox").select_option(name)
        expect(page.get_by_role("status")).to_contain_text(
            say("status-your-turn", language, side=say("side-0", language))
        )
        expect(page).to_have_title(say("title-your-turn", language, game="Tactix"))
        assert_whole(page, language)
        page.get_by_role("tab", name=say("page-rules", language)).click()
        expect(page.get_by_role("tabpanel").locator("[data-rule]").first).to_be_visible()
        assert_whole(page, language)
        page.get_by_role("tab", name=say("page-more", language)).click()


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_letter_on_the_dice_is_the_initial_of_their_side(visit: Pages, house: Server, language: str) -> None:
    page = visit(house.lay().at, locale=language)
    expect(board(page)).to_be_visible()
    letters = page.locator("main .die text").all_text_contents()
    assert set(letters) == {say(f"side-{side}", language)[0] for side in (0, 1)}
