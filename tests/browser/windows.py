"""Browser windows that one test after the other uses: emptied in between, they keep what was loaded and compiled."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

PATIENT = 20_000  # milliseconds: more tests than cores run at once
TELL_VIOLATIONS = "addEventListener('securitypolicyviolation', e => console.error('CSP: ' + e.violatedDirective))"
EMPTY = "/api/address"  # a page of the same house, so that the window keeps its process
FORGET = "localStorage.clear(); sessionStorage.clear()"
SPARE = 4  # windows that are kept; each fills some memory
CHANGED = ("viewport", "color_scheme", "reduced_motion")  # in an open window
LASTING = ("add_init_script", "expose_function", "expose_binding", "route", "on")  # the next test would meet it too


class Windows:
    """To the house each is a browser of its own, with nothing in it; whatever a page complains of is kept."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.complaints: list[str] = []
        self.kinds: dict[Page, str] = {}  # of those that are used again
        self.free: list[Page] = []

    def open(self, address: str, how: dict[str, Any], *, alone: bool) -> Page:
        """One that is `alone` may be changed for good, and is closed for good."""
        kind = repr((address, sorted((name, how[name]) for name in how if name not in CHANGED)))
        page = None if alone else next((free for free in self.free if self.kinds[free] == kind), None)
        if page:
            self.free.remove(page)
            page.set_viewport_size(how["viewport"])
            page.emulate_media(color_scheme=how["color_scheme"], reduced_motion=how["reduced_motion"])
            return page
        page = self.new(address, how)
        if not alone:
            self.kinds[page] = kind
            vars(page).update(dict.fromkeys(LASTING, refuse))
        return page

    def new(self, address: str, how: dict[str, Any]) -> Page:
        context = self.browser.new_context(base_url=address, **how)
        context.set_default_timeout(PATIENT)
        context.add_init_script(TELL_VIOLATIONS)
        page = context.new_page()
        page.on("console", self.hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def leave(self, page: Page) -> None:
        """The next one finds it empty; one that is closed, or belonged to a house that is gone, is not kept."""
        if page in self.kinds and is_emptied(page):
            self.free.append(page)
        else:
            self.close(page)
        if len(self.free) > SPARE:
            self.close(self.free.pop(0))

    def close(self, page: Page) -> None:
        self.kinds.pop(page, None)
        page.context.close()


def is_emptied(page: Page) -> bool:
    try:
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.mouse.move(0, 0)
        page.goto(EMPTY)
        page.evaluate(FORGET)
    except Error:
        return False
    return True


def refuse(*_: Any, **__: Any) -> None:
    raise AssertionError("the next test would meet it too; open the page with alone=True")
