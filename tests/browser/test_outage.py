"""The server stands still, dies and comes back while something is under way: nothing is doubled, nobody is stuck."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import masters_victory
from tests.browser.pages import Pages
from tests.browser.server import CURIOUS, Laid, Server
from tests.browser.table import action, click_square, open_table, play, rows, status, wait_for_position
from tests.browser.words import say

LINE = ["d1>d6>c6", "b9>b8"]
MOVE = "b1>b2"
NOTICED = 15_000  # milliseconds until a line that is silently dead is given up


@pytest.fixture(autouse=True)
def _prepared(visit: Pages, house: Server) -> Iterator[None]:
    """The next process is ready to take over, and lines that break are no surprise."""
    visit.forgiven += ["ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection"]
    visit.forgiven += ["ERR_CONTENT_LENGTH_MISMATCH", "Unable to preload"]  # a file was on its way when the server died
    house.have_spare()
    yield
    if house.process.poll() is not None:
        house.start()


@pytest.fixture
def laid(house: Server) -> Laid:
    return house.lay(*LINE)


def asleep(page: Page) -> Locator:
    return page.get_by_text(say("asleep"))


def move_into_nothing(page: Page, house: Server) -> None:
    """The server stands still, a move is made, the server dies."""
    wait_for_position(page, LINE)
    house.freeze()
    click_square(page, *MOVE.split(">"))
    expect(status(page)).to_contain_text(say("status-sent"))
    house.kill()
    expect(status(page)).to_contain_text(say("status-under-way"))


def test_a_move_made_while_the_server_stood_still_is_played_once_it_is_back(
    visit: Pages, house: Server, laid: Laid
) -> None:
    mine, theirs = visit(laid.at), visit(laid.beyond)
    wait_for_position(theirs, LINE)  # its page is whole before the server dies
    move_into_nothing(mine, house)
    house.start()
    for page in (mine, theirs):
        wait_for_position(page, [*LINE, MOVE])
    expect(status(mine)).to_contain_text(say("status-wait", name=say("seat-guest"), side=say("side-1")))
    assert house.steps() == [*LINE, MOVE]
    play(theirs, "h9>h8", line=[*LINE, MOVE])
    expect(status(mine)).to_contain_text(say("status-your-turn", side=say("side-0")))
    play(mine, "a1>a6", line=[*LINE, MOVE, "h9>h8"])


def test_a_move_that_was_stored_before_the_server_died_is_not_played_twice(
    visit: Pages, house: Server, laid: Laid
) -> None:
    mine, theirs = visit(laid.at), visit(laid.beyond)
    wait_for_position(theirs, LINE)  # its page is whole before the server dies
    move_into_nothing(mine, house)
    house.store(0, MOVE)
    house.start()
    for page in (mine, theirs):
        wait_for_position(page, [*LINE, MOVE])
    expect(rows(mine)).to_have_count(3)
    assert house.steps() == [*LINE, MOVE]
    play(theirs, "h9>h8", line=[*LINE, MOVE])


def test_a_move_that_was_stored_and_answered_by_a_bot_leaves_us_to_move(visit: Pages, house: Server) -> None:
    page = visit(house.lay(black=CURIOUS).at)
    wait_for_position(page, [])
    house.freeze()
    click_square(page, "d1", "d7")
    house.kill()
    house.store(0, "d1>d7")
    house.start()
    expect(status(page)).to_contain_text(say("status-your-turn", side=say("side-0")))
    expect(rows(page)).to_have_count(2)
    assert house.steps()[:-1] == ["d1>d7"]


def test_undo_after_the_outage_takes_back_no_older_move(visit: Pages, house: Server) -> None:
    """Both sides sit here: after the outage White's move counts, and only that one can be asked back."""
    page = visit()
    open_table(page)
    play(page, *LINE)
    move_into_nothing(page, house)
    page.keyboard.press("u")
    house.start()
    wait_for_position(page, [*LINE, MOVE])
    assert house.steps() == [*LINE, MOVE]
    play(page, "h9>h8", line=[*LINE, MOVE])


def test_a_draw_offered_and_accepted_while_the_server_stood_still_is_agreed_once_it_is_back(
    visit: Pages, house: Server, laid: Laid
) -> None:
    mine, theirs = visit(laid.at), visit(laid.beyond)
    offer, accept = action(mine, "draw"), theirs.get_by_role("button", name=say("ask-yes"))
    for page, click in ((mine, offer), (theirs, accept)):
        expect(click).to_be_visible()
        house.have_spare()
        house.freeze()
        click.click()
        house.kill()
        expect(status(page)).to_contain_text(say("status-under-way"))
        house.start()
    for page in (mine, theirs):
        expect(page.get_by_role("region", name=say("over-title"))).to_contain_text(say("over-draw"))


def test_a_server_that_stands_still_is_noticed_though_nobody_hangs_up(visit: Pages, house: Server, laid: Laid) -> None:
    page = visit(laid.at)
    wait_for_position(page, LINE)
    house.freeze()
    click_square(page, *MOVE.split(">"))
    expect(asleep(page)).to_be_visible(timeout=NOTICED)
    house.thaw()
    wait_for_position(page, [*LINE, MOVE])
    expect(asleep(page)).to_have_count(0)
    assert house.steps() == [*LINE, MOVE]


def test_a_piece_clicked_while_a_move_is_under_way_is_chosen_once_that_is_answered(visit: Pages, house: Server) -> None:
    page = masters_victory.opened(visit, house, masters_victory.NEAR)
    square = masters_victory.square
    expect(square(page, "K7")).to_have_attribute("aria-label", re.compile("K7"))
    house.freeze()
    masters_victory.click(page, "K8", "L1")
    expect(status(page)).to_contain_text(say("status-sent"))
    masters_victory.click(page, "K7")
    expect(square(page, "K7")).to_have_attribute("aria-selected", "false")
    house.thaw()
    expect(square(page, "K7")).to_have_attribute("aria-selected", "true")
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "2")


def test_a_sleeping_board_is_readable_and_says_why_it_refuses(visit: Pages, house: Server, laid: Laid) -> None:
    page = visit(laid.at)
    wait_for_position(page, LINE)
    house.kill()
    table = page.get_by_role("group", name=say("table-board"))
    expect(table).to_have_attribute("aria-disabled", "true")
    expect(asleep(page)).to_be_visible()
    table.click(position={"x": 20, "y": 20}, force=True)
    expect(page.get_by_text(say("asleep-knock"))).to_be_visible()
    page.keyboard.press("h")
    page.get_by_role("button", name=say("asleep-try")).click()
    wait_for_position(page, LINE)
    house.start()
    expect(table).not_to_have_attribute("aria-disabled", "true")
    expect(page.get_by_text(say("asleep-knock"))).to_have_count(0)
    play(page, MOVE, line=LINE)
    assert house.steps() == [*LINE, MOVE]
