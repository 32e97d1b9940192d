"""Without a mouse: from the shelf to a made move with Tab, arrows, Enter and Escape, and the focus always seen."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import rows, set_up, square, wait_for_position, wait_for_turn
from tests.browser.words import say

MANY = 60  # more stops of the Tab key than any page has


def tab_to(page: Page, goal: Locator) -> None:
    """Press Tab until the focus is there; it must be seen there."""
    goal.wait_for()
    for _ in range(MANY):
        if goal.evaluate("element => element === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(goal).to_be_focused()
    assert is_seen(page), "the focus cannot be seen"


def is_seen(page: Page) -> bool:
    """Whether the page looks different where the focus is."""
    focused = page.screenshot(animations="disabled", caret="hide")
    page.evaluate("window.held = document.activeElement; held.blur()")
    blurred = page.screenshot(animations="disabled", caret="hide")
    page.evaluate("held.focus()")
    return focused != blurred


def walk(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_from_the_shelf_to_a_made_move_without_a_mouse(visit: Pages) -> None:
    page = visit()
    tab_to(page, page.get_by_role("button", name=say("shelf-open", game="Tactix")))
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Tactix")
    black = dialog.get_by_role("group", name=say("side-1"), exact=True)
    tab_to(page, black.get_by_role("radio", name=say("who-bot"), exact=True))
    walk(page, "ArrowUp", "ArrowUp")  # from the bot to the friend by link to the friend on this screen
    expect(black.get_by_role("radio", name=say("who-here"), exact=True)).to_be_checked()
    tab_to(page, dialog.get_by_role("button", name=say("setup-play"), exact=True))
    page.keyboard.press("Enter")
    start = page.locator('[data-square][tabindex="0"]')
    tab_to(page, start)
    walk(page, "Home", "ArrowRight", "ArrowRight", "ArrowRight")
    expect(square(page, "d1")).to_be_focused()
    assert is_seen(page)
    walk(page, "Enter")
    expect(square(page, "d1")).to_have_attribute("aria-selected", "true")
    walk(page, "Escape")
    expect(square(page, "d1")).to_have_attribute("aria-selected", "false")
    walk(page, "Enter", *["ArrowUp"] * 6)
    expect(square(page, "d7")).to_be_focused()
    walk(page, "Enter")
    wait_for_position(page, ["d1>d7"])
    wait_for_turn(page, 1)
    expect(square(page, "d7")).to_be_focused()


def test_the_focus_goes_back_to_the_box_when_the_set_up_is_closed(visit: Pages) -> None:
    page = visit()
    dialog = set_up(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_role("button", name=say("shelf-open", game="Tactix"))).to_be_focused()


def test_single_keys_ask_for_the_keys_the_rules_and_the_log(visit: Pages, house: Server) -> None:
    page = visit(house.lay("d1>d7", "b9>b8").at)
    expect(rows(page)).to_have_count(2)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name=say("do-keys"))
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    for key, name in (("r", "page-rules"), ("l", "page-log")):
        page.keyboard.press(key)
        expect(page.get_by_role("tab", name=say(name), exact=True)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("t")
    above, below = square(page, "e1").bounding_box(), square(page, "e9").bounding_box()
    assert above
    assert below
    assert above["y"] < below["y"]


def test_a_square_tells_by_name_what_stands_there_and_what_a_goal_brings(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    wait_for_position(page, [])
    square(page, "d1").focus()
    page.keyboard.press("Enter")
    goal = f"c6, {say('goal-via', via='d6')}, {say('goal-top', top=2)}"
    expect(square(page, "c6")).to_have_attribute("aria-label", re.compile("^" + re.escape(goal)))
