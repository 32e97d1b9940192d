"""Worked examples in the rulebook: unfolded, stepped through by button and by key, drawn by the game's own board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.examples import Example, examples
from ludothek.core.words import LANGUAGES, words
from tests.browser.axe import objections_everywhere
from tests.browser.pages import Pages, resized
from tests.browser.server import Server
from tests.browser.table import WINS, click_square, status
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.test_rulebook import book, opens
from tests.browser.words import say

SHELF = {
    "tactix": ("Tactix", "T-EX1"),
    "masters_victory": ("Masters Victory", "W-EX1"),
    "great_race": ("The Great Race", "X-WAY"),
}


def written(game: str, name: str) -> Example:
    return next(one for one in examples(game) if one["id"] == name)


def example(place: Locator | Page, name: str) -> Locator:
    return place.locator(f'[data-example="{name}"]')


def told(one: Locator) -> Locator:
    return one.locator("[aria-live]")


def unfolded(place: Locator | Page, game: str, name: str) -> Locator:
    """The example, opened by its button."""
    one = example(place, name)
    title = written(game, name)["title"]["en"]
    one.get_by_role("button", name=say("example-of", title=title), exact=True).click()
    expect(one.locator("[data-board] svg").first).to_be_visible()
    return one


def test_the_rulebook_is_folded_until_an_example_is_wanted(visit: Pages) -> None:
    place = book(visit("/"))
    expect(place.locator("[data-example]")).to_have_count(len(examples("tactix")))
    expect(place.locator("[data-example] [data-board]")).to_have_count(0)
    one = unfolded(place, "tactix", "T-EX1")
    expect(place.locator("[data-example] [data-board]")).to_have_count(1)
    one.get_by_role("button", expanded=True).click()
    expect(place.locator("[data-example] [data-board]")).to_have_count(0)


@pytest.mark.parametrize("how", [{}, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("game", SHELF)
def test_an_example_is_stepped_through(visit: Pages, game: str, how: dict[str, Any]) -> None:
    """By button there, by key back; each step is announced where it is told."""
    title, name = SHELF[game]
    page = visit("/", **how)
    one, steps = unfolded(book(page, title), game, name), written(game, name)["steps"]
    expect(told(one)).to_have_attribute("aria-live", "polite")
    for step in steps:
        expect(told(one)).to_contain_text(step["say"]["en"])
        if step is not steps[-1]:
            one.get_by_role("button", name=say("replay-next")).click()
    expect(one.get_by_role("button", name=say("replay-next"))).to_be_disabled()
    for key, n in (("ArrowLeft", -2), ("ArrowRight", -1), ("Home", 0), ("End", -1)):
        page.keyboard.press(key)
        expect(told(one)).to_contain_text(steps[n]["say"]["en"])
    one.get_by_role("button", name=say("replay-first")).click()
    expect(told(one)).to_contain_text(steps[0]["say"]["en"])
    if how:
        assert_fits(page)


@pytest.mark.parametrize("game", SHELF)
def test_nothing_on_its_board_can_be_reached(visit: Pages, game: str) -> None:
    """It is a picture: no tab stop, nothing to click, and axe has nothing to object to."""
    title, name = SHELF[game]
    page = visit("/")
    one = unfolded(book(page, title), game, name)
    one.get_by_role("button", expanded=True).focus()
    for word in ("replay-first", "replay-back", "replay-next"):
        page.keyboard.press("Tab")
        expect(one.get_by_role("button", name=say(word))).to_be_focused()
    assert not objections_everywhere(page)


def test_the_zone_of_artillery_is_drawn_where_an_example_speaks_of_it(visit: Pages) -> None:
    """It follows the piece from step to step; where no artillery is marked, none is drawn."""
    place = book(visit("/"), "Masters Victory")
    one = unfolded(place, "masters_victory", "W-EX1")
    expect(one.locator("[data-zone]")).to_have_count(9)
    expect(one.locator('[data-zone="I7r"]')).to_be_visible()
    for _ in range(2):
        one.get_by_role("button", name=say("replay-next")).click()
    expect(one.locator('[data-zone="J8r"]')).to_be_visible()
    expect(one.locator("[data-zone]")).to_have_count(9)
    expect(unfolded(place, "masters_victory", "W-EX4").locator("[data-zone]")).to_have_count(0)


def test_a_refused_step_cites_the_table(visit: Pages) -> None:
    """The sentence is the one a player would read, and its number leads to the rule."""
    place = book(visit("/"))
    one = unfolded(place, "tactix", "T-EX3")
    one.get_by_role("button", name=say("replay-next")).click()
    expect(told(one)).to_contain_text(words("en", "tactix")("refused-blocked", square="d5"))
    expect(one.locator(".refused")).to_be_visible()
    opens(one, "T3.9").click()
    expect(place.locator('li[data-rule="T3.9"]')).to_be_focused()


def test_a_picture_that_begins_anew_shows_what_came_of_it(visit: Pages) -> None:
    """G18.5: three ways to take, as many moves each, and another level of the chassis."""
    one = unfolded(book(visit("/"), "The Great Race"), "great_race", "W04")
    for level in (6, 6, 5, 4):
        expect(one.locator("[data-gauge=chassis]")).to_have_attribute("data-level", str(level))
        if level > 4:
            one.get_by_role("button", name=say("replay-next")).click()


CUT = """board => {
    const room = board.getBoundingClientRect();
    return [...board.querySelectorAll(".race-desk :not(.unseen, svg *)")].filter(one => {
        const { left, right, bottom } = one.getBoundingClientRect();
        const tooWide = one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
        return tooWide || left < room.left - 1 || right > room.right + 1 || bottom > room.bottom + 1;
    }).map(one => one.textContent.trim());
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_bivouac_is_cut_on_a_phone(visit: Pages, language: str) -> None:
    """TORPEDO's card has words in every language; the German, Spanish and French ones were cut beside the dials."""
    page = visit("/", **PHONE, locale=language)
    one = example(book(page, "The Great Race"), "W03b")
    one.get_by_role("button").click()
    expect(one.locator("[data-slot]")).to_have_count(5)
    for width in (390, 360):
        resized(page, {"width": width, "height": 844})
        assert one.locator("[data-board]").evaluate(CUT) == []


def test_a_rule_that_a_refusal_names_is_opened_with_its_example(visit: Pages, house: Server) -> None:
    page = visit(house.lay("b1>b2", "b9>b8").at)
    click_square(page, "a1", "e2")
    opens(status(page), "T3.9").click()
    expect(example(page, "T-EX3").locator("[data-board] svg").first).to_be_visible()
    expect(page.locator("[data-example] [data-board]")).to_have_count(1)


def test_the_page_that_opens_without_a_network_brings_them_along(visit: Pages, house: Server, tmp_path: Path) -> None:
    saved = tmp_path / "game.html"
    saved.write_text(house.http.get(f"/api{house.lay(*WINS).replay}/file").text, "utf-8")
    page = visit(None, offline=True)
    page.goto(saved.as_uri())
    page.get_by_role("button", name=say("page-rules")).click()
    one = unfolded(page.get_by_role("dialog"), "tactix", "T-EX1")
    one.get_by_role("button", name=say("replay-next")).click()
    expect(told(one)).to_contain_text(written("tactix", "T-EX1")["steps"][1]["say"]["en"])
