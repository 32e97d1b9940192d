"""What axe objects to on a page: by day and by night, in a wide window and on a phone."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page, ViewportSize

from tests.browser.pages import resized
from tests.browser.server import ROOT

HOW = {"resultTypes": ["violations"], "preload": False}  # nothing is loaded anew: that serves pages with sound alone
SIZES: dict[str, ViewportSize] = {"wide": {"width": 1280, "height": 800}, "narrow": {"width": 390, "height": 844}}


@cache
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def objections(page: Page, **how: Any) -> list[str]:
    """What axe finds on this page, each with the places."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(axe())
    found = page.evaluate("how => axe.run(how)", HOW | how)["violations"]
    return [f"{each['id']}: {node['target']} {node['failureSummary']}" for each in found for node in each["nodes"]]


def objections_everywhere(page: Page) -> list[str]:
    """The same page in both windows, by day and by night; it keeps its window."""
    before = page.viewport_size
    found = [f"{name}, {one}" for name, size in SIZES.items() for one in by_day_and_night(resized(page, size))]
    if before:
        resized(page, before)
    return found


def by_day_and_night(page: Page) -> list[str]:
    """The same page in the dark differs in its colours alone."""
    by_day = objections(page)
    page.emulate_media(color_scheme="dark")
    by_night = objections(page, runOnly=["color-contrast", "link-in-text-block"])
    page.emulate_media(color_scheme="light")
    return by_day + [f"by night {one}" for one in by_night]
