"""Accessibility: axe finds nothing to object to on any page, by day and by night, wide and narrow."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import objections_everywhere
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import WINS, board, cited, click_square, set_up
from tests.browser.words import say


def rules_at_the_shelf(page: Page) -> None:
    page.get_by_role("list").get_by_role("button", name="Tactix", exact=True).last.click()
    expect(page.get_by_role("dialog").locator("[data-rule]").first).to_be_visible()


def test_axe_finds_nothing_on_shelf_set_up_and_rules(visit: Pages) -> None:
    page = visit()
    expect(page.get_by_role("button", name=say("shelf-open", game="Tactix"))).to_be_enabled()
    found = {"shelf": objections_everywhere(page)}
    set_up(page)
    for part in page.locator("details > summary").all():
        part.click()
    found["set-up"] = objections_everywhere(page)
    page.keyboard.press("Escape")
    rules_at_the_shelf(page)
    found["rules"] = objections_everywhere(page)
    assert found == {"shelf": [], "set-up": [], "rules": []}


def test_axe_finds_nothing_at_table_and_replay(visit: Pages, house: Server) -> None:
    page = visit(house.lay("d1>d7", "b9>b8").at)
    click_square(page, "a1", "a2")
    expect(cited(page)).to_be_visible()
    found = {"table": objections_everywhere(page)}
    page.keyboard.press("r")
    expect(page.get_by_role("tabpanel").locator("[data-rule]").first).to_be_visible()
    found["rules"] = objections_everywhere(page)
    over = house.lay(*WINS)
    for name, path in (("over", over.at), ("replay", f"{over.replay}#2")):
        page.goto(path)
        expect(board(page)).to_be_visible()
        found[name] = objections_everywhere(page)
    assert found == {"table": [], "rules": [], "over": [], "replay": []}


def test_axe_finds_nothing_at_a_childrens_table(visit: Pages) -> None:
    page = visit()
    dialog = set_up(page, "Monza")
    dialog.get_by_role("switch", name=say("children")).check()
    found = {"set-up": objections_everywhere(page)}
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(page.get_by_role("toolbar")).to_be_visible()
    found["table"] = objections_everywhere(page)
    page.get_by_role("toolbar").get_by_role("button", name=say("page-more"), exact=True).click()
    expect(page.get_by_role("tab", name=say("page-more"), exact=True)).to_be_focused()
    expect(page.get_by_role("tabpanel").get_by_role("switch").last).to_be_visible()
    found["more"] = objections_everywhere(page)
    assert found == {"set-up": [], "table": [], "more": []}
