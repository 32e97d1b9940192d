"""What a table survives: a page loaded anew, a server that dies and comes back."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import LINK, board, open_table, play, rows, status, wait_for_position
from tests.browser.words import say


def test_a_page_loaded_anew_shows_the_same_position_and_plays_on(visit: Pages) -> None:
    page = visit()
    open_table(page)
    play(page, "d1>d6>c6", "b9>b8")
    page.reload()
    wait_for_position(page, ["d1>d6>c6", "b9>b8"])
    expect(rows(page)).to_have_count(2)
    play(page, "b1>b2", "h9>h8", line=["d1>d6>c6", "b9>b8"])


def test_a_table_is_found_again_on_the_shelf(visit: Pages) -> None:
    page = visit()
    open_table(page)
    play(page, "d1>d7")
    page.goto("/")
    found = page.get_by_role("region", name=say("tables-title")).get_by_role("listitem")
    expect(found).to_have_count(1)
    expect(found).to_contain_text(say("tables-your-turn"))
    found.get_by_role("link").click()
    wait_for_position(page, ["d1>d7"])


def test_the_link_of_a_free_seat_is_still_there_after_loading_anew(visit: Pages) -> None:
    page = visit()
    open_table(page, LINK)
    link = page.get_by_role("textbox", name=say("waiting-link"))
    before = link.input_value()
    page.reload()
    expect(link).to_have_value(before)


def test_who_comes_back_is_told_once_what_was_lost_meanwhile(visit: Pages, house: Server) -> None:
    """News of a loss was told only to a page that stood open."""
    laid = house.lay("a1>a3>d3")
    page = visit(laid.at)
    wait_for_position(page, ["a1>a3>d3"])
    page.goto("/")
    play(visit(laid.beyond), "d9>d3", line=["a1>a3>d3"])
    told = say("news-taken", taken=6, square="d3")
    for come_back in (lambda: page.goto(laid.at), page.reload):
        come_back()
        expect(status(page).get_by_text(told)).to_have_count(1)
        expect(page.locator("[aria-live]").get_by_text(told)).to_have_count(1)
    play(page, "b1>b2", line=["a1>a3>d3", "d9>d3"])
    expect(status(page)).not_to_contain_text(told)


def test_a_part_of_the_page_that_did_not_come_is_loaded_once_the_server_answers(visit: Pages, house: Server) -> None:
    """The line came back and the room did not: the page said for ever that the table was being laid."""
    visit.forgiven += [
        "ERR_CONNECTION",
        "ERR_CONTENT_LENGTH",
        "dynamically imported module",
        "Unable to preload",
        "WebSocket connection",
    ]
    house.have_spare()
    page = visit("/", alone=True)
    killed: list[str] = []

    def die(route: Route) -> None:
        if not killed:
            killed.append(route.request.url)
            house.kill()
        route.continue_()

    page.route("**/assets/tactix-*.js", die)
    page.goto(house.lay("d1>d7").at)
    expect(page.get_by_role("alert")).to_contain_text(say("part-missing"))
    expect(page.get_by_role("button", name=say("part-again"))).to_be_visible()
    house.start()
    expect(board(page)).to_be_visible()
    wait_for_position(page, ["d1>d7"])
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_page_heals_itself_when_the_server_dies_and_comes_back(visit: Pages, house: Server) -> None:
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
