"""Open to everyone: axe finds nothing to object to on any page, by day and by night, wide and narrow."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Pages
from tests.browser.server import ROOT, Server
from tests.browser.table import WINS, board, click_square, set_up
from tests.browser.words import say

SIZES = {"wide": {"width": 1280, "height": 800}, "narrow": {"width": 390, "height": 844}}


@cache
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def objections(page: Page, **how: Any) -> list[str]:
    """What axe finds on this page, each with the places."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe())
    found = page.evaluate("how => axe.run({ resultTypes: ['violations'], ...how })", how)["violations"]
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]


def objections_by_day_and_night(page: Page) -> list[str]:
    """The same page in the dark differs in its colours alone."""
    by_day = objections(page)
    page.emulate_media(color_scheme="dark")
    by_night = objections(page, runOnly=["color-contrast", "link-in-text-block"])
    page.emulate_media(color_scheme="light")
    return by_day + [f"by night {one}" for one in by_night]


def rules_at_the_shelf(page: Page) -> None:
    page.get_by_role("list").get_by_role("button", name="Tactix", exact=True).last.click()
    expect(page.get_by_role("dialog").locator("[data-rule]").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_shelf_set_up_and_rules(visit: Pages, size: str) -> None:
    page = visit(viewport=SIZES[size])
    expect(page.get_by_role("button", name=say("shelf-open", game="Tactix"))).to_be_enabled()
    found = {"shelf": objections_by_day_and_night(page)}
    set_up(page)
    for part in page.locator("details > summary").all():
        part.click()
    found["set-up"] = objections_by_day_and_night(page)
    page.keyboard.press("Escape")
    rules_at_the_shelf(page)
    found["rules"] = objections_by_day_and_night(page)
    assert found == {"shelf": [], "set-up": [], "rules": []}


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_table_and_replay(visit: Pages, house: Server, size: str) -> None:
    page = visit(house.lay("d1>d7", "b9>b8").at, viewport=SIZES[size])
    click_square(page, "a1", "a2")
    expect(page.get_by_role("status").get_by_role("button")).to_be_visible()
    found = {"table": objections_by_day_and_night(page)}
    page.keyboard.press("r")
    expect(page.get_by_role("tabpanel").locator("[data-rule]").first).to_be_visible()
    found["rules"] = objections_by_day_and_night(page)
    over = house.lay(*WINS)
    for name, path in (("over", over.at), ("replay", f"{over.replay}#2")):
        page.goto(path)
        expect(board(page)).to_be_visible()
        found[name] = objections_by_day_and_night(page)
    assert found == {"table": [], "rules": [], "over": [], "replay": []}


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_a_childrens_table(visit: Pages, size: str) -> None:
    page = visit(viewport=SIZES[size])
    dialog = set_up(page, "Monza")
    dialog.get_by_role("switch", name=say("children")).check()
    found = {"set-up": objections_by_day_and_night(page)}
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(page.get_by_role("toolbar")).to_be_visible()
    found["table"] = objections_by_day_and_night(page)
    page.get_by_role("toolbar").get_by_role("button", name=say("page-more"), exact=True).click()
    expect(page.get_by_role("tab", name=say("page-more"), exact=True)).to_be_focused()
    expect(page.get_by_role("tabpanel").get_by_role("switch").last).to_be_visible()
    found["more"] = objections_by_day_and_night(page)
    assert found == {"set-up": [], "table": [], "more": []}
