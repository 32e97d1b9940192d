"""What a table survives: a page loaded anew, a server that dies and comes back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.parlour import Parlour
from tests.browser.table import LINK, open_table, play, rows, status, wait_for_position
from tests.browser.visitors import Visitors
from tests.browser.words import say


def test_a_page_loaded_anew_shows_the_same_position_and_plays_on(visit: Visitors) -> None:
    page = visit()
    open_table(page)
    play(page, "d1>d6>c6", "b9>b8")
    page.reload()
    wait_for_position(page, ["d1>d6>c6", "b9>b8"])
    expect(rows(page)).to_have_count(2)
    play(page, "b1>b2", "h9>h8", line=["d1>d6>c6", "b9>b8"])


def test_a_table_is_found_again_on_the_shelf(visit: Visitors) -> None:
    page = visit()
    open_table(page)
    play(page, "d1>d7")
    page.goto("/")
    found = page.get_by_role("region", name=say("tables-title")).get_by_role("listitem")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(say("tables-your-turn"))
    found.get_by_role("link").click()
    wait_for_position(page, ["d1>d7"])


def test_the_link_of_a_free_seat_is_still_there_after_loading_anew(visit: Visitors) -> None:
    page = visit()
    open_table(page, LINK)
    link = page.get_by_role("textbox", name=say("waiting-link"))
    before = link.input_value()
    page.reload()
    expect(link).to_have_value(before)


def test_the_page_heals_itself_when_the_server_dies_and_comes_back(visit: Visitors, house: Parlour) -> None:
    visit.forgiven.append("ERR_CONNECTION_REFUSED")
    house.have_spare()
    laid = house.lay()
    mine, theirs = visit(laid.at), visit(laid.beyond)
    play(mine, "d1>d6>c6")
    wait_for_position(theirs, ["d1>d6>c6"])
    house.kill()
    for page in (mine, theirs):
        expect(status(page)).to_contain_text(say("status-lost"))
    house.start()
    for page in (mine, theirs):
        expect(status(page)).not_to_contain_text(say("status-lost"))
        wait_for_position(page, ["d1>d6>c6"])
    play(theirs, "b9>b8", line=["d1>d6>c6"])
    wait_for_position(mine, ["d1>d6>c6", "b9>b8"])
