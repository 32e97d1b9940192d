"""Fire on command in Masters Victory: artillery is lit, one click or key fires, and the end of a turn reminds of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import objections_everywhere
from tests.browser.masters_victory import DEALS, HIT, action_button, board, click, lay, lost, opened, square, word
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import action, expect_last, rows, sit_too, status
from tests.browser.test_keyboard import tab_to
from tests.browser.test_masters_victory import button, tap
from tests.browser.test_phone import PHONE
from tests.browser.words import say

FIRE = [*HIT, "end"]  # Red's artillery on D9 has a green fighter on G9 before it
MOVED = [*FIRE, "B2>B3", "B5>B4", "B7>B8"]  # and three other pieces have moved
TWO = [*DEALS, "end", "Q9>G9", "Q7>G8", "end"]  # a second fighter, before D7 and D9
FELL = '[data-lost="F3"]'


def at_table(visit: Pages, house: Server, line: list[str], **how: object) -> tuple[Page, Page]:
    """Red's page and Green's."""
    red, green = lay(house, line)
    pages = visit(f"/t/{red}", **how), visit(f"/t/{green}")
    for page in pages:
        expect(board(page)).to_be_visible()
    return pages


def end(page: Page) -> None:
    action_button(page, "end").click()


def go(page: Page, here: str, there: str) -> None:
    """A move, as soon as it is this side's turn and until it is made; before that a click looks at the piece."""
    expect(action_button(page, "end")).to_be_enabled()
    click(page, here, there)
    expect_last(page, f"{here}>{there}")


def ended(side: int) -> str:
    return word("said-end", side=side, shot=0, over=0)


def always(page: Page) -> None:
    button(page, "do-always")
    expect(action_button(page, "always")).to_have_attribute("aria-pressed", "true")


# --- what is seen and heard, and how one fires ---


def test_artillery_with_a_target_is_lit_and_says_so(visit: Pages, house: Server) -> None:
    """W8.7: by a frame and a flame, by words, and only while it can fire."""
    page, other = at_table(visit, house, FIRE)
    expect(page.locator("[data-lit]")).to_have_count(1)
    expect(page.locator('[data-lit="D9"] path')).to_be_attached()
    spoken = word("spoken-shots", targets=word("spoken-piece", square="G9", type="F"))
    expect(square(page, "D9")).to_have_attribute("aria-label", re.compile(re.escape(spoken)))
    expect(status(page)).to_contain_text(word("next-fire", guns="D9"))
    expect(other.locator("[data-lit]")).to_have_count(0)
    action_button(page, "fire D9").click()
    expect(lost(page, 1).locator(FELL)).to_be_visible()
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_one_key_fires_and_the_list_of_keys_says_so(visit: Pages, house: Server) -> None:
    """W8.7."""
    page = opened(visit, house, FIRE)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text(word("do-fire", square="D9"))
    page.keyboard.press("Escape")
    page.keyboard.press("f")
    expect(lost(page, 1).locator(FELL)).to_be_visible()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "3")


@pytest.mark.parametrize("how", [{}, PHONE], ids=["1280", "390"])
def test_whoever_chooses_lit_artillery_fires_at_a_framed_enemy(
    visit: Pages, house: Server, how: dict[str, str]
) -> None:
    """W8.7: all that would fall is framed, and one of them is enough; at the edge a tap moved the map and missed it."""
    page = opened(visit, house, TWO, **how)
    touch = tap if how else click
    touch(page, "D9")
    expect(square(page, "D9")).to_have_attribute("aria-selected", "true")
    for at in ("G8", "G9"):
        expect(square(page, at)).to_have_attribute("aria-label", re.compile(re.escape(word("goal-fire"))))
        expect(square(page, at)).to_be_in_viewport(ratio=0.7)
    expect(status(page)).to_contain_text(word("next-shoot"))
    touch(page, "G8")
    expect(lost(page, 1).locator("[data-lost]")).to_have_count(2)


def test_artillery_fires_with_nothing_but_the_keyboard(visit: Pages, house: Server) -> None:
    """W8.7: on the map, and from the list of what can be done."""
    page = opened(visit, house, FIRE)
    tab_to(page, page.locator('g[data-square][tabindex="0"]'))
    square(page, "D9").focus()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("ArrowUp")
    expect(square(page, "G9")).to_be_focused()
    page.keyboard.press("Enter")
    expect(lost(page, 1).locator(FELL)).to_be_visible()
    page = opened(visit, house, FIRE)
    listed = page.get_by_role("list", name=word("choices-title")).locator('[data-choice="fire D9"]')
    expect(listed).to_have_text(f"{word('do-fire', square='D9')}: {word('spoken-piece', square='G9', type='F')}")
    listed.press("Enter")
    expect(lost(page, 1).locator(FELL)).to_be_visible()


def test_the_status_says_what_artillery_can_do_at_every_point(visit: Pages, house: Server) -> None:
    """W8.7, W3.9: also where three pieces have moved, and between two steps."""
    page = opened(visit, house, MOVED)
    expect(status(page)).to_contain_text(word("next-fire-last", guns="D9"))
    click(page, "D9")
    expect(status(page)).to_contain_text(word("next-shoot-only"))
    page = opened(visit, house, FIRE)
    click(page, "D9", "E9")
    expect(status(page)).to_contain_text(word("next-rest-fire", at="E9", steps=1))
    click(page, "G9")
    expect(lost(page, 1).locator(FELL)).to_be_visible()
    expect(status(page)).to_contain_text(word("next-rest", at="E9", steps=1))


# --- before the turn ends ---


def test_the_end_of_a_turn_says_once_what_could_still_be_fired_at(visit: Pages, house: Server) -> None:
    """W8.7: by its names; the second half of a double click does not count, the next one ends the turn."""
    page, other = at_table(visit, house, FIRE)
    told = word("remind-fire-one", at="D9", target="F", square="G9")
    action_button(page, "end").dblclick()
    expect(status(page)).to_contain_text(told)
    expect(rows(page).last).to_contain_text(ended(1))
    page.keyboard.press("Escape")
    expect(status(page)).not_to_contain_text(told)
    page.wait_for_timeout(600)  # the double click is over
    end(page)
    expect(rows(page).last).to_contain_text(ended(0))
    expect(rows(other).last).to_contain_text(ended(0))


def test_key_d_reminds_too_and_a_shot_is_what_was_forgotten(visit: Pages, house: Server) -> None:
    """W8.7: several shots are told in a list; who fires then is not told again."""
    page = opened(visit, house, TWO)
    page.keyboard.press("d")
    expect(status(page)).to_contain_text(word("remind-fire", shots="D7 (G8), D9 (G8, G9)"))
    page.keyboard.press("f")
    expect_last(page, "fire D7")
    page.keyboard.press("f")
    expect(lost(page, 1).locator("[data-lost]")).to_have_count(2)
    page.keyboard.press("d")
    expect(rows(page).last).to_contain_text(ended(0))


def test_in_a_later_turn_only_something_new_is_told(visit: Pages, house: Server) -> None:
    """W8.7: who has let a piece live is not asked about it again and again; another one in the zone is news."""
    page, other = at_table(visit, house, FIRE)
    end(page)
    expect(status(page)).to_contain_text(word("remind-fire-one", at="D9", target="F", square="G9"))
    page.wait_for_timeout(600)
    end(page)
    expect(rows(other).last).to_contain_text(ended(0))
    end(other)
    expect(status(page)).to_contain_text(word("next-fire", guns="D9"))  # it is still lit, and said
    end(page)
    expect(rows(other).last).to_contain_text(ended(0))
    go(other, "Q7", "G8")
    end(other)
    expect(page.locator("[data-lit]")).to_have_count(2)
    end(page)
    expect(status(page)).to_contain_text(word("remind-fire", shots="D7 (G8), D9 (G8, G9)"))
    expect(rows(page).last).to_contain_text(ended(1))


# --- by itself ---


def test_who_wishes_it_has_artillery_fire_by_itself_from_now_on(visit: Pages, house: Server) -> None:
    """W8.7: at this table, for this seat, also after a reload; it is announced and can be switched off."""
    page, other = at_table(visit, house, FIRE)
    always(page)
    expect(page.get_by_text(word("always-on"))).to_be_attached()
    expect_last(page, "fire D9")
    end(page)
    expect(rows(other).last).to_contain_text(ended(0))
    page.reload()
    expect(board(page)).to_be_visible()
    go(other, "Q7", "G8")
    end(other)
    expect_last(page, "fire D7")
    expect(lost(other, 1).locator("[data-lost]")).to_have_count(2)
    button(page, "do-always")
    expect(page.get_by_text(word("always-off"))).to_be_attached()
    end(page)
    go(other, "Q11", "G12")
    end(other)
    expect(page.locator('[data-lit="D12"]')).to_be_attached()
    expect(rows(page).last).to_contain_text(ended(1))


def test_artillery_that_moves_fires_by_itself_after_each_step(visit: Pages, house: Server) -> None:
    """W8.7: by the same moves that a person would make, one after the other."""
    page = opened(visit, house, [*DEALS, "end", "Q9>G9", "Q7>H8", "end"])
    always(page)
    expect_last(page, "fire D9")
    click(page, "D9", "E9")
    expect_last(page, "fire E9")
    expect(lost(page, 1).locator("[data-lost]")).to_have_count(2)
    click(page, "D9")
    expect_last(page, ">D9")


def test_a_shot_that_was_taken_back_is_not_fired_again_by_itself(visit: Pages, house: Server) -> None:
    """W8.7: or one could never take it back; a person can still order it."""
    page, other = at_table(visit, house, FIRE)
    always(page)
    expect_last(page, "fire D9")
    action(page, "takeback").click()
    other.get_by_role("button", name=say("ask-yes"), exact=True).click()
    expect(page.locator('[data-lit="D9"]')).to_be_attached()
    expect(lost(page, 1).locator(FELL)).to_have_count(0)
    go(page, "F2", "G2")  # the turn goes on, and still nothing is fired
    page.wait_for_timeout(400)
    expect_last(page, "F2>G2")
    action_button(page, "fire D9").click()
    expect(lost(page, 1).locator(FELL)).to_be_visible()


def test_on_one_screen_each_side_decides_for_itself(visit: Pages, house: Server) -> None:
    """W8.7: what Red has switched on is off for Green."""
    red, green = lay(house, FIRE)
    page = visit(f"/t/{green}")
    expect(board(page)).to_be_visible()
    sit_too(page, f"/t/{red}")
    button(page, "do-uncover", side=0)
    always(page)
    expect_last(page, "fire D9")
    go(page, "B7", "M8")
    end(page)
    button(page, "do-uncover", side=1)
    expect(page.locator('[data-lit="O7"]')).to_be_attached()
    expect(action_button(page, "always")).to_have_attribute("aria-pressed", "false")
    expect(rows(page).last).to_contain_text(ended(0))


def test_where_artillery_fires_by_itself_for_all_there_is_nothing_to_switch(visit: Pages, house: Server) -> None:
    """W8.6: and nobody is reminded."""
    page = opened(visit, house, FIRE, fire="auto")
    expect(page.locator("[data-lit]")).to_have_count(0)
    expect(action_button(page, "always")).to_have_count(0)
    end(page)
    expect(rows(page).last).to_contain_text(ended(0))


def test_axe_finds_nothing_about_fire(visit: Pages, house: Server) -> None:
    page = opened(visit, house, FIRE)
    end(page)
    expect(status(page)).to_contain_text(word("remind-fire-one", at="D9", target="F", square="G9"))
    assert objections_everywhere(page) == []
    click(page, "D9")
    expect(square(page, "D9")).to_have_attribute("aria-selected", "true")
    assert objections_everywhere(page) == []
