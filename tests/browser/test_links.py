"""Names and links at the table: renaming, giving a link away, getting up and coming back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.pages import NOT_FOUND, Pages
from tests.browser.server import Server
from tests.browser.table import LINK, WINS, accept, action, board, open_table, panel, play, status, wait_for_position
from tests.browser.words import say

CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}
PLAIN_HTTP = """
    window.kept = navigator.clipboard // for the eyes of the test
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined })
    delete Navigator.prototype.share
"""
NO_COPY = "document.execCommand = () => false"


def copied(page: Page) -> str:
    """What lies in the clipboard."""
    return str(page.evaluate("navigator.clipboard.readText()"))


def save_and_leave(page: Page) -> None:
    panel(page, "more").get_by_role("button", name=say("do-leave"), exact=True).click()
    page.get_by_role("group", name=say("leave-sure")).get_by_role("button", name=say("leave-yes"), exact=True).click()
    expect(page.get_by_role("button", name=say("shelf-open", game="Tactix"))).to_be_enabled()


def test_a_new_name_is_seen_at_the_other_side(visit: Pages, house: Server) -> None:
    laid = house.lay()
    mine, theirs = visit(laid.at), visit(laid.beyond)
    more = panel(mine, "more")
    more.get_by_label(say("setup-name")).fill("Grace")
    more.get_by_role("button", name=say("rename"), exact=True).click()
    for page in (mine, theirs):
        expect(page.get_by_role("list", name=say("table-seats"))).to_contain_text("Grace")
    expect(status(theirs)).to_contain_text(say("status-wait", name="Grace"))


def test_the_link_of_a_free_seat_is_copied_and_opens_it(visit: Pages) -> None:
    mine, theirs = visit(**CLIPBOARD), visit(None)
    open_table(mine, LINK)
    mine.get_by_role("button", name=say("copy"), exact=True).click()
    expect(mine.get_by_role("button", name=say("copied"), exact=True)).to_be_visible()
    accept(theirs, copied(mine))
    expect(status(theirs)).to_contain_text(say("status-wait", name=say("seat-guest")))
    play(mine, "d1>d7")
    wait_for_position(theirs, ["d1>d7"])


def test_the_link_for_spectators_is_copied_and_lets_one_look(visit: Pages, house: Server) -> None:
    mine = visit(house.lay().at, **CLIPBOARD)
    play(mine, "d1>d7")
    more = panel(mine, "more")
    more.get_by_role("button", name=say("copy"), exact=True).click()
    expect(mine.get_by_role("button", name=say("copied"), exact=True)).to_be_visible()
    watcher = visit(copied(mine))
    expect(watcher.get_by_text(say("table-watching"))).to_be_visible()
    wait_for_position(watcher, ["d1>d7"])


def test_a_finished_game_is_shared_as_a_link_to_its_replay(visit: Pages, house: Server) -> None:
    mine = visit(house.lay(*WINS).at, **CLIPBOARD)
    over = mine.get_by_role("region", name=say("over-title"))
    mine.evaluate("delete Navigator.prototype.share")  # where a system has its own page for it, that one is opened
    over.get_by_role("button", name=say("over-share")).click()
    expect(over.get_by_role("button", name=say("copied"))).to_be_visible()
    reader = visit(copied(mine) + "#3")
    wait_for_position(reader, list(WINS))


def test_over_plain_http_links_are_copied_too(visit: Pages, house: Server) -> None:
    """Without navigator.clipboard "Copied" stood there, and nothing was."""
    page = visit(None, alone=True, **CLIPBOARD)
    page.add_init_script(PLAIN_HTTP)
    page.goto(house.lay(*WINS).at)
    over = page.get_by_role("region", name=say("over-title"))
    over.get_by_role("button", name=say("over-share")).click()
    expect(over.get_by_role("button", name=say("copied"))).to_be_visible()
    assert "/replay/" in page.evaluate("kept.readText()")
    more = panel(page, "more")
    more.get_by_role("button", name=say("copy"), exact=True).click()
    expect(more.get_by_role("button", name=say("copied"), exact=True)).to_be_visible()
    assert page.evaluate("kept.readText()") == more.get_by_label(say("watch-link"), exact=True).input_value()


def test_where_a_browser_does_not_copy_the_address_is_selected_and_one_is_told(visit: Pages, house: Server) -> None:
    page = visit(None, alone=True)
    page.add_init_script(PLAIN_HTTP + NO_COPY)
    page.goto(house.lay(*WINS).at)
    over = page.get_by_role("region", name=say("over-title"))
    over.get_by_role("button", name=say("over-share")).click()
    expect(over.get_by_text(say("copy-by-hand"))).to_be_visible()
    assert "/replay/" in page.evaluate("String(getSelection())")
    over.get_by_role("button", name=say("copy"), exact=True).click()
    expect(over.get_by_text(say("copy-by-hand"))).to_be_visible()
    expect(page.get_by_role("button", name=say("copied"))).to_have_count(0)
    assert "/replay/" in page.evaluate("String(getSelection())")


def test_getting_up_frees_the_seat_under_a_new_link_and_the_old_one_is_dead(visit: Pages, house: Server) -> None:
    laid = house.lay("d1>d7")
    mine, theirs = visit(laid.at), visit(laid.beyond)
    wait_for_position(theirs, ["d1>d7"])
    save_and_leave(theirs)
    link = mine.get_by_role("textbox", name=say("waiting-link"))
    expect(link).to_be_visible()
    visit.forgiven.append(NOT_FOUND)
    theirs.goto(laid.beyond)
    expect(theirs.get_by_role("heading", name=say("gone-title"))).to_be_visible()
    newcomer = visit(None)
    accept(newcomer, link.input_value())
    play(newcomer, "b9>b8", line=["d1>d7"])
    wait_for_position(mine, ["d1>d7", "b9>b8"])


def test_one_is_asked_before_one_gets_up(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    panel(page, "more").get_by_role("button", name=say("do-leave"), exact=True).click()
    sure = page.get_by_role("group", name=say("leave-sure"))
    sure.get_by_role("button", name=say("leave-no"), exact=True).click()
    expect(sure).to_have_count(0)
    expect(action(page, "hint")).to_be_enabled()


def test_a_seat_that_was_left_is_not_listed_among_ones_tables(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    expect(board(page)).to_be_visible()
    save_and_leave(page)
    expect(page.get_by_text(say("tables-none"))).to_be_visible()
