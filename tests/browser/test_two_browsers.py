"""Friends by link: one sits down, the other follows the link, a third looks on."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.pages import NOT_FOUND, Pages
from tests.browser.server import Server
from tests.browser.table import (
    LINK,
    accept,
    action,
    click_square,
    open_table,
    panel,
    play,
    rows,
    square,
    status,
    wait_for_position,
    wait_for_turn,
)
from tests.browser.words import say


def test_an_open_seat_is_taken_by_its_link_and_moves_appear_at_the_other_side(visit: Pages) -> None:
    mine, theirs = visit(), visit(None)
    open_table(mine, LINK)
    accept(theirs, mine.get_by_role("textbox", name=say("waiting-link")).input_value())
    expect(status(theirs)).to_contain_text(say("status-wait", name=say("seat-guest")))
    expect(mine.get_by_role("textbox", name=say("waiting-link"))).to_have_count(0)
    play(mine, "d1>d6>c6")
    wait_for_position(theirs, ["d1>d6>c6"])
    expect(status(theirs)).to_contain_text(say("status-your-turn", side=say("side-1")))
    play(theirs, "b9>b8", line=["d1>d6>c6"])
    wait_for_position(mine, ["d1>d6>c6", "b9>b8"])
    expect(rows(mine)).to_have_count(2)


def test_whoever_sits_on_the_far_side_sees_their_dice_below(visit: Pages, house: Server) -> None:
    laid = house.lay()
    near, far = visit(laid.at), visit(laid.beyond)
    above = {
        page: square(page, "e9").bounding_box()["y"] < square(page, "e1").bounding_box()["y"] for page in (near, far)
    }
    assert above == {near: True, far: False}


def test_a_spectator_sees_the_board_but_can_click_nothing(visit: Pages, house: Server) -> None:
    player = visit(house.lay().at)
    more = panel(player, "more")
    watcher = visit(more.get_by_role("textbox", name=say("watch-link")).input_value())
    expect(watcher.get_by_text(say("table-watching"))).to_be_visible()
    wait_for_position(watcher, [])
    click_square(watcher, "d1", "d7")
    expect(watcher.locator("[aria-selected=true][data-square]")).to_have_count(0)
    expect(action(watcher, "hint")).to_have_count(0)
    play(player, "d1>d7")
    wait_for_position(watcher, ["d1>d7"])


def test_a_take_back_between_people_needs_the_others_word(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine, theirs = visit(laid.at), visit(laid.beyond)
    play(mine, "d1>d7")
    action(mine, "takeback").click()
    expect(mine.get_by_text(say("asked-takeback"))).to_be_visible()
    watcher = visit(panel(mine, "more").get_by_role("textbox", name=say("watch-link")).input_value())
    expect(watcher.get_by_text(say("ask-takeback", name=say("side-0")))).to_be_visible()
    expect(watcher.get_by_text(say("asked-takeback"))).to_have_count(0)
    theirs.get_by_role("button", name=say("ask-yes"), exact=True).click()
    for page in (mine, theirs):
        wait_for_position(page, [])
        wait_for_turn(page, 0)


def test_the_title_of_the_page_tells_when_it_is_your_turn(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine, theirs = visit(laid.at), visit(laid.beyond)
    yours, waiting = re.compile(f"^{say('title-your-turn', game='Tactix')}$"), re.compile("^Tactix$")
    expect(mine).to_have_title(yours)
    expect(theirs).to_have_title(waiting)
    play(mine, "d1>d7")
    expect(mine).to_have_title(waiting)
    expect(theirs).to_have_title(yours)


def test_a_link_that_opens_nothing_leads_back_to_the_shelf(visit: Pages) -> None:
    visit.forgiven.append(NOT_FOUND)
    page = visit("/t/nobody-ever-got-this-link")
    expect(page.get_by_role("heading", name=say("gone-title"))).to_be_visible()
    page.get_by_role("link", name=say("gone-home")).click()
    expect(page.get_by_role("button", name=say("shelf-open", game="Tactix"))).to_be_enabled()
