"""Why not? A click that leads nowhere is answered by the rule's sentence, and the rule opens beside the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import click_square, rows, square, status, wait_for_position
from tests.browser.words import say

LINE = ("b1>b2", "b9>b8")
REFUSALS = {
    "too few steps": (("d1", "d2"), say("refused-steps", top=6, given=1), "T3.3"),
    "a king two steps": (("e1", "e3"), say("refused-king-steps"), "T3.4"),
    "a piece in the way": (("a1", "e2"), say("refused-blocked", square="b2"), "T3.9"),
}


@pytest.mark.parametrize("attempt", REFUSALS)
def test_a_refused_click_tells_the_rule_and_opens_it(visit: Pages, house: Server, attempt: str) -> None:
    squares, sentence, rule = REFUSALS[attempt]
    page = visit(house.lay(*LINE).at)
    click_square(page, *squares)
    expect(status(page)).to_contain_text(sentence)
    status(page).get_by_role("button", name=say("status-rule", rule=rule)).click()
    cited = page.locator(f'[data-rule="{rule}"]')
    expect(cited).to_be_in_viewport()
    expect(cited).to_contain_text(rule)
    expect(page.get_by_role("tab", name=say("page-rules"))).to_have_attribute("aria-selected", "true")
    wait_for_position(page, list(LINE))


def test_the_same_rule_can_be_asked_for_twice(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    asked = page.locator('[data-rule="T3.3"]')
    for die, goal in (("d1", "d2"), ("f1", "f2")):
        click_square(page, die, goal)
        status(page).get_by_role("button", name=say("status-rule", rule="T3.3")).click()
        expect(asked).to_be_in_viewport()
        page.get_by_role("tabpanel").get_by_role("navigation").get_by_role("button").last.click()
        expect(asked).not_to_be_in_viewport()


def test_escape_takes_the_choice_back_also_while_a_rule_is_open(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    click_square(page, "d1", "d2")
    status(page).get_by_role("button", name=say("status-rule", rule="T3.3")).click()
    expect(square(page, "d1")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(square(page, "d1")).to_have_attribute("aria-selected", "false")


def test_a_refusal_goes_away_with_the_next_choice(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    click_square(page, "d1", "d2")
    expect(status(page)).to_contain_text(say("refused-steps", top=6, given=1))
    click_square(page, "f1")
    expect(square(page, "f1")).to_have_attribute("aria-selected", "true")
    expect(status(page)).to_contain_text(say("next-go"))


def test_an_enemy_that_the_chosen_die_cannot_take_shows_its_card_beside_the_reason(visit: Pages, house: Server) -> None:
    """T3.3: it is no mistake to ask, and another square can be chosen at once."""
    page = visit(house.lay().at)
    click_square(page, "d1")
    click_square(page, "d9")
    expect(page.get_by_role("region", name=say("card-die", side=1, top=6))).to_be_visible()
    expect(status(page)).to_contain_text("T3.3")
    expect(status(page)).not_to_have_class(re.compile(r"\bkind\b"))
    click_square(page, "d1")
    click_square(page, "d7")
    expect(rows(page)).to_have_count(1)


@pytest.mark.parametrize(
    ("place", "title"), {"d9": say("card-die", side=1, top=6), "e7": say("card-square", square="e7")}.items()
)
def test_a_click_on_an_enemy_or_an_empty_square_opens_its_card_and_never_scolds(
    visit: Pages, house: Server, place: str, title: str
) -> None:
    page = visit(house.lay().at)
    click_square(page, place)
    expect(page.get_by_role("region", name=title)).to_be_visible()
    expect(status(page)).to_contain_text(say("next-choose"))
