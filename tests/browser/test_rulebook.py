"""The rulebook beside the board: where each rule comes from, what the book leaves out, and every number leads there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.origins import origins, reading
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games import GAMES
from tests.browser.axe import objections_everywhere
from tests.browser.great_race import action_button, figure, solo
from tests.browser.great_race_moves import FIRST_ROUND, do
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import WINS, click_square, panel, rows, square, status
from tests.browser.words import say

TITLES = {game: words("en", game)("title") for game in GAMES}


def book(page: Page, game: str = "Tactix") -> Locator:
    """The rules at the shelf."""
    page.get_by_role("list").get_by_role("button", name=game, exact=True).last.click()
    place = page.get_by_role("dialog")
    expect(place.locator("li[data-rule]").first).to_be_visible()
    return place


def shown(place: Locator) -> list[str]:
    return [str(one.get_attribute("data-rule")) for one in place.locator("li[data-rule]").all()]


def rule(place: Locator | Page, name: str) -> Locator:
    return place.locator(f'li[data-rule="{name}"]')


def opens(place: Locator, name: str) -> Locator:
    return place.get_by_role("button", name=say("status-rule", rule=name), exact=True)


def test_a_sign_at_every_rule_says_where_it_comes_from(visit: Pages) -> None:
    place = book(visit("/"), "Victory")
    for name, origin in (("V6.1", "book"), ("V2.4", "house"), ("V7.1", "both")):
        expect(rule(place, name).get_by_role("img", name=say(f"origin-{origin}"), exact=True)).to_be_visible()
    expect(place.locator("li[data-rule] [data-origin]")).to_have_count(len(rulebook("en", "victory")))
    legend = place.get_by_role("region", name=say("rules-origins"))
    for origin in ("book", "house", "both"):
        expect(legend.get_by_role("img", name=say(f"origin-{origin}"), exact=True)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_filter_leaves_what_the_book_does_not_say(visit: Pages, game: str) -> None:
    place, found = book(visit("/"), TITLES[game]), origins(game)["rules"]
    silent = [name for name, origin in found.items() if origin != "book"]
    printed = next(name for name, origin in found.items() if origin == "book")
    expect(rule(place, printed)).to_have_count(1)
    place.get_by_role("switch", name=say("rules-unprinted")).check()
    expect(rule(place, printed)).to_have_count(0)
    assert shown(place) == silent
    total = len(rulebook("en", game))
    expect(place.locator("[data-shown]")).to_have_text(say("rules-shown", shown=len(silent), all=total))
    place.get_by_role("switch", name=say("rules-unprinted")).uncheck()
    expect(place.locator("li[data-rule]")).to_have_count(total)


def test_a_section_without_anything_left_is_left_out(visit: Pages) -> None:
    """M3 is printed from its first word to its last."""
    place = book(visit("/"), "Monza")
    title = place.locator('h2[data-rule="M3"]')
    expect(title).to_be_visible()
    place.get_by_role("switch", name=say("rules-unprinted")).check()
    expect(title).to_have_count(0)
    expect(place.locator('h2[data-rule="M4"]')).to_be_visible()


def test_a_disputed_rule_says_why_and_names_the_option_that_plays_it_otherwise(visit: Pages) -> None:
    place = book(visit("/"), "Monza")
    expect(place.locator('[data-why="M4.9"]')).to_have_text(str(reading("en", "monza", "M4.9")))
    expect(place.locator('[data-why="M4.9"]')).to_contain_text("“Stop at will”; “Farthest route”")
    expect(rule(place, "M4.10").locator("[data-why]")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_sentences_speak_six_languages(visit: Pages, house: Server, language: str) -> None:
    page = visit(house.lay().at, locale=language)
    page.get_by_role("tab").nth(1).click()
    expect(page.locator('[data-why="T4.4"]')).to_have_text(str(reading(language, "tactix", "T4.4")))
    expect(rule(page, "T1.1").get_by_role("img", name=say("origin-house", language), exact=True)).to_be_visible()


def test_a_rule_that_the_filter_hides_is_shown_when_somebody_asks_for_it(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    rules = panel(page, "rules")
    rules.get_by_role("switch", name=say("rules-unprinted")).check()
    expect(rule(rules, "T3.3")).to_have_count(0)
    click_square(page, "d1", "d2")
    opens(status(page), "T3.3").click()
    expect(rule(rules, "T3.3")).to_be_in_viewport()
    expect(rules.get_by_role("switch", name=say("rules-unprinted"))).not_to_be_checked()


@pytest.mark.parametrize("game", GAMES)
def test_axe_has_nothing_against_the_rulebook(visit: Pages, game: str) -> None:
    page = visit("/")
    place = book(page, TITLES[game])
    assert objections_everywhere(page) == []
    place.get_by_role("switch", name=say("rules-unprinted")).check()
    assert objections_everywhere(page) == []


# --- every number of a rule leads to it ---


def test_a_rule_that_another_cites_is_one_click_away(visit: Pages) -> None:
    place = book(visit("/"), "Masters Victory")
    opens(rule(place, "W5.6"), "W8.6").click()
    expect(rule(place, "W8.6")).to_be_in_viewport()
    expect(rule(place, "W8.6")).to_be_focused()
    opens(rule(place, "W5.1"), "W6").click()
    expect(place.locator('h2[data-rule="W6"]')).to_be_focused()


def test_a_rule_in_a_refusal_opens_it(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    click_square(page, "e1", "e3")
    opens(status(page), "T3.4").click()
    expect(rule(page, "T3.4")).to_be_in_viewport()


def test_a_rule_on_a_card_opens_it(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    square(page, "d1").focus()
    page.keyboard.press("i")
    opens(page.locator("section.card"), "T3.3").click()
    expect(rule(page, "T3.3")).to_be_in_viewport()


def test_a_rule_in_the_log_opens_it_and_the_row_still_leads_back(call: Pages, settled: Server) -> None:
    page = solo(*FIRST_ROUND).opened(call, settled)
    link = rows(page).locator(".also [data-opens]").first
    name = str(link.get_attribute("data-opens"))
    link.click()
    expect(rule(page, name)).to_be_in_viewport()
    panel(page, "log")
    rows(page).first.get_by_role("link").click()
    expect(page.get_by_role("button", name=say("past-back"))).to_be_visible()


def test_a_rule_in_the_story_of_the_automa_opens_it(call: Pages, settled: Server) -> None:
    page = solo().opened(call, settled)
    do(page, "plan FPMME")
    link = page.locator("[data-told] > p [data-rule]").first
    name = str(link.get_attribute("data-rule"))
    link.click()
    expect(rule(page, name)).to_be_in_viewport()


def test_a_rule_in_the_step_that_is_being_shown_opens_it(call: Pages, settled: Server) -> None:
    page = solo("plan FPMME").opened(call, settled, reduced_motion="no-preference")
    figure(page, "F").click()
    action_button(page, "fund").click()
    link = page.locator("[data-ticker] [data-rule]")
    name = str(link.get_attribute("data-rule"))
    link.click()
    expect(rule(page, name)).to_be_in_viewport()


def test_a_rule_in_a_replay_opens_it_also_without_a_network(visit: Pages, house: Server, tmp_path: Path) -> None:
    page = visit(f"{house.lay(*WINS).replay}#1")
    page.get_by_role("button", name=say("page-rules"), exact=True).click()
    expect(rule(page.get_by_role("dialog"), "T3.9")).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as coming:
        page.get_by_role("link", name=say("over-save")).click()
    file = tmp_path / "game.html"
    coming.value.save_as(file)
    kept = visit(None, offline=True)
    kept.goto(file.as_uri())
    square(kept, "a1").focus()
    kept.keyboard.press("i")
    link = kept.locator("section.card [data-opens]").first
    name = str(link.get_attribute("data-opens"))
    link.click()
    expect(rule(kept.get_by_role("dialog"), name)).to_be_in_viewport()
