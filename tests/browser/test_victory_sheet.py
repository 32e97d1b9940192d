"""The lap sheet of Victory over twelve laps: read at a desk and on a phone, whole or rolled to the laps driven now."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.table import Table
from tests.browser.axe import objections_everywhere
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.victory import after, board, lay, race, word

LAPS = 12
SIGN, DIGITS = 14, 11  # the least pixels that an eye needs of a car's sign and of the digits above it


def is_late(table: Table) -> bool:
    """Somebody has four laps to go."""
    return table.turn != "over" and bool(table.view()["sheet"][LAPS - 4]["cars"])


def late(call: Pages, house: Server, **how: object) -> tuple[Page, Table]:
    """A race of three cars over twelve laps, seen by the one to decide."""
    line = race(3, is_late, laps=LAPS)
    table = after(3, line, laps=LAPS)
    page = call(f"/t/{lay(house, 3, line, laps=LAPS)[int(table.turn)]}", **how)
    expect(board(page)).to_be_visible()
    return page, table


def sheet(place: Page | Locator) -> Locator:
    return place.get_by_role("table", name=word("legend-sheet"))


def assert_filled(table: Locator, entered: list[dict[str, list[int]]], sides: list[str]) -> None:
    """Thirteen columns, every car where it crossed the line."""
    heads = [word("legend-to-go", laps=laps) for laps in range(LAPS, 0, -1)] + [word("legend-finish")]
    expect(table.get_by_role("columnheader")).to_have_text([re.compile(re.escape(head)) for head in heads])
    rows = table.get_by_role("row")
    for column, lap in enumerate(entered):
        for place, seat in enumerate(lap["cars"]):
            cell = rows.nth(place + 1).get_by_role("cell").nth(column)
            expect(cell.get_by_role("img", name=word(sides[seat]))).to_have_count(1)
    assert table.get_by_role("img").count() == sum(len(lap["cars"]) for lap in entered)


def assert_readable(table: Locator) -> None:
    """No sign is smaller than an eye needs, none lies on another, and the digits of the heads stay in their columns."""
    boxes = [box for sign in table.get_by_role("img").all() if (box := sign.bounding_box())]
    assert min(min(box["width"], box["height"]) for box in boxes) >= SIGN
    for row in table.get_by_role("row").all():
        signs = [box for sign in row.get_by_role("img").all() if (box := sign.bounding_box())]
        assert all(one["x"] + one["width"] <= two["x"] for one, two in pairwise(signs))
    for head in table.locator("thead th span[aria-hidden]").all():
        size, inside = head.evaluate("""one => [parseFloat(getComputedStyle(one).fontSize),
            one.getBoundingClientRect().width <= one.closest("th").clientWidth]""")
        assert size >= DIGITS
        assert inside


@pytest.mark.parametrize("how", [{}, PHONE], ids=["wide", "phone"])
def test_twelve_laps_can_be_read(call: Pages, settled: Server, how: dict[str, object]) -> None:
    """V7.1: every car on its lap, and the newest lap in sight."""
    page, table = late(call, settled, **how)
    view = table.view(int(table.turn))
    beside = sheet(board(page))
    assert_filled(beside, view["sheet"], view["sides"])
    assert_readable(beside)
    expect(beside.get_by_role("columnheader").nth(LAPS - 4)).to_be_in_viewport(ratio=1)  # the newest lap


def test_at_a_desk_all_twelve_laps_are_seen_at_once(call: Pages, settled: Server) -> None:
    """V7.1: none has to be rolled to."""
    page, _ = late(call, settled)
    for column in (0, LAPS):
        expect(sheet(board(page)).get_by_role("columnheader").nth(column)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=word("sheet-whole"))).to_have_count(0)


def test_on_a_phone_the_rolled_sheet_made_the_page_wider_than_its_window(call: Pages, settled: Server) -> None:
    """V7.1: the heads that only the ear hears stuck out; opened, all twelve laps are seen at once."""
    page, table = late(call, settled, **PHONE)
    assert_fits(page)
    page.get_by_role("button", name=word("sheet-whole")).tap()
    opened, view = sheet(page.get_by_role("dialog")), table.view(int(table.turn))
    assert_filled(opened, view["sheet"], view["sides"])
    assert_readable(opened)
    for column in (0, LAPS):
        expect(opened.get_by_role("columnheader").nth(column)).to_be_in_viewport(ratio=1)
    assert_fits(page)


def test_axe_finds_nothing_over_twelve_laps(call: Pages, settled: Server) -> None:
    """V7.1: beside the course, and opened where it is rolled."""
    page, _ = late(call, settled, **PHONE)
    assert objections_everywhere(page) == []
    page.get_by_role("button", name=word("sheet-whole")).tap()
    expect(sheet(page.get_by_role("dialog"))).to_be_visible()
    assert objections_everywhere(page) == []
