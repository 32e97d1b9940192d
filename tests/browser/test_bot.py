"""Alone against a bot: it answers, it lets one take back, and a hint can be asked for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import ludothek
from tests.browser.pages import Pages
from tests.browser.server import CURIOUS, Server
from tests.browser.table import BOT, action, open_table, play, rows, square, status, wait_for_position
from tests.browser.words import say


def moves_of(page: Page) -> list[str]:
    """The moves in the log, as they are written there without their decorations."""
    return [row.get_attribute("data-move") or "" for row in rows(page).all()]


def test_a_bot_answers_and_the_log_tells_both_moves_in_sentences(visit: Pages) -> None:
    page = visit()
    open_table(page, BOT, level=1)
    expect(page.get_by_role("list", name=say("table-seats"))).to_contain_text(say("bot-name", level=say("level-1")))
    play(page, "d1>d7")
    expect(rows(page)).to_have_count(2)
    expect(status(page)).to_contain_text(say("status-your-turn", side=say("side-0")))
    first = {"side": 0, "from": "d1", "via": "none", "to": "d7", "taken": "none", "top": 1}
    expect(rows(page).nth(0)).to_contain_text(say("said-die", **first))
    expect(rows(page).nth(1)).to_contain_text(re.compile(rf"{say('side-1')}: .+\."))
    wait_for_position(page, moves_of(page))


def test_one_click_on_the_shelf_is_enough_to_play_against_a_friendly_bot(visit: Pages) -> None:
    page = visit()
    box = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Tactix", exact=True))
    box.get_by_role("button", name=say("shelf-play"), exact=True).click()
    expect(page.get_by_role("list", name=say("table-seats"))).to_contain_text(say("bot-name", level=say("level-2")))
    expect(status(page)).to_contain_text(say("status-your-turn", side=say("side-0")))


@pytest.mark.parametrize("by_key", [False, True], ids=["by the button", "by the key U"])
def test_a_move_against_a_bot_is_taken_back_at_once(visit: Pages, house: Server, by_key: bool) -> None:
    page = visit(house.lay(black=CURIOUS).at)
    expect(action(page, "takeback")).to_be_disabled()
    play(page, "d1>d7")
    expect(rows(page)).to_have_count(2)
    if by_key:
        page.keyboard.press("u")
    else:
        action(page, "takeback").click()
    wait_for_position(page, [])
    expect(rows(page).last).to_contain_text(say("row-undo"))
    play(page, "b1>b2")


def test_a_hint_says_a_move_as_the_log_would_and_draws_it(visit: Pages, house: Server) -> None:
    page = visit(house.lay(black=CURIOUS).at)
    action(page, "hint").click()
    expect(status(page)).to_have_text(re.compile(r"Hint: die from .+\. .{8,}\.$"))
    drawn = page.locator("[data-advice]").get_attribute("data-advice").split()
    assert all(name in status(page).inner_text() for name in (drawn[0], drawn[-1]))
    choices = ludothek.table("tactix").view(seat=0)["choices"]
    assert drawn in [choice["path"] for choice in choices]
    square(page, "b1").click()
    expect(page.locator("[data-advice]")).to_have_count(0)
