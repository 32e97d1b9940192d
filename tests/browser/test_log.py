"""The log: its rows show their squares on the board and, once it is over, lead into the replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import WINS, marked, rows, until, wait_for_position

LINE = ["d1>d6>c6", "b9>b8"]


@pytest.mark.parametrize("row", [0, 1], ids=["with a turn", "straight"])
def test_pointing_at_a_row_marks_its_squares_on_the_board(visit: Pages, house: Server, row: int) -> None:
    page = visit(house.lay(*LINE).at)
    rows(page).nth(row).get_by_role("link").hover()
    until(page, lambda: marked(page) == set(LINE[row].split(">")))
    page.mouse.move(5, 5)
    until(page, lambda: not marked(page))


def test_a_row_of_a_game_that_is_over_leads_to_its_moment_in_the_replay(visit: Pages, house: Server) -> None:
    page = visit(house.lay(*WINS).at)
    page.mouse.move(5, 5)
    rows(page).first.get_by_role("link").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/replay/\S+#1$"))
    wait_for_position(page, list(WINS[:1]))
