"""Two people before one screen, from the shelf to the last move and on to the next game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import Pages
from tests.browser.table import WINS, action, board, open_table, play, rows, status, wait_for_position
from tests.browser.words import say


def test_a_game_is_played_by_clicks_from_the_shelf_to_its_end(visit: Pages) -> None:
    page = visit()
    open_table(page)
    wait_for_position(page, [])
    play(page, *WINS)
    over = page.get_by_role("region", name=say("over-title"))
    expect(over.get_by_role("heading")).to_have_text(say("over-wins", name=say("side-0")))
    expect(over).to_contain_text(say("ending-king"))
    expect(rows(page)).to_have_count(3)
    expect(action(page, "hint")).to_be_disabled()
    over.get_by_role("button", name=say("over-rematch")).click()
    expect(over).to_have_count(0)
    expect(board(page)).to_be_visible()
    wait_for_position(page, [])
    play(page, "b1>b2")
    expect(status(page)).to_contain_text(say("status-side", side=say("side-1")))
