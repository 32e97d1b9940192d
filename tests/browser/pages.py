"""Opens pages as people at their browsers do; nothing that a page complains of is forgotten."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

PATIENT = 20_000  # milliseconds: more tests than cores run at once
USUAL: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "color_scheme": "light",
}
NOT_FOUND = "404 (Not Found)"  # what a browser says of an address that opens nothing
TELL_VIOLATIONS = "addEventListener('securitypolicyviolation', e => console.error('CSP: ' + e.violatedDirective))"


class Pages:
    """Call it, and somebody new opens a page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.complaints: list[str] = []
        self.forgiven: list[str] = []  # parts of complaints that a test expects
        self.pages: list[Page] = []

    def __call__(self, path: str | None = "/", **how: Any) -> Page:
        """By default at a wide window, in English, by day, without motion; no path opens nothing yet."""
        context = self.browser.new_context(base_url=self.address, **USUAL | how)
        context.set_default_timeout(PATIENT)
        context.add_init_script(TELL_VIOLATIONS)
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.pages.append(page)
        if path is not None:
            page.goto(path)
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def unforgiven(self) -> list[str]:
        return [text for text in self.complaints if not any(part in text for part in self.forgiven)]

    def leave(self) -> None:
        for page in self.pages:
            with suppress(Error):  # a page may have gone by itself
                page.context.close()
