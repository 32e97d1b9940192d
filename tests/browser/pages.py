"""Opens pages as people at their browsers do; nothing that a page complains of is forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.windows import Windows
from tests.browser.words import LANGUAGES

USUAL: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "color_scheme": "light",
}
NOT_FOUND = "404 (Not Found)"  # what a browser says of an address that opens nothing
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Pages:
    """Call it, and somebody new opens a page."""

    def __init__(self, windows: Windows, address: str) -> None:
        self.windows, self.address = windows, address
        self.forgiven: list[str] = []  # parts of complaints that a test expects
        self.pages: list[Page] = []
        windows.complaints.clear()

    def __call__(self, path: str | None = "/", *, alone: bool = False, **how: Any) -> Page:
        """By default at a wide window, in English, by day, without motion; no path opens nothing yet. A test that
        watches or changes the browser itself wants a window that is `alone`.
        """
        page = self.windows.open(self.address, USUAL | how, alone=alone)
        self.pages.append(page)
        if path is not None:
            page.goto(path)
        return page

    def unforgiven(self) -> list[str]:
        return [text for text in self.windows.complaints if not any(part in text for part in self.forgiven)]

    def leave(self) -> None:
        for page in self.pages:
            self.windows.leave(page)


def spoken_in_turn(page: Page) -> Iterator[str]:
    """The same page in each language, changed where people change it: at a table beside the log, in a wide window."""
    window, tabs = page.viewport_size, page.get_by_role("tab")
    assert window
    for language, name in LANGUAGES.items():
        resized(page, USUAL["viewport"])
        if at_table := tabs.count() > 0:
            tabs.last.click()
        page.get_by_role("combobox").select_option(name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        if at_table:
            tabs.first.click()
        resized(page, window)
        yield language


def resized(page: Page, window: ViewportSize) -> Page:
    """The page in another window, drawn."""
    page.set_viewport_size(window)
    page.evaluate(DRAWN)
    return page
