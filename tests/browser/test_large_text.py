"""Text at twice its size: half of the window stays the board's, and the board stays whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.expeditions import solo
from tests.browser.parlour import Parlour
from tests.browser.visitors import Visitors

WIDE, HIGH = 1280, 800


def opened(game: str, call: Visitors, house: Parlour) -> Page:
    window = {"viewport": {"width": WIDE, "height": HIGH}}
    return solo().opened(call, house, **window) if game == "great_race" else call(house.lay().at, **window)


@pytest.mark.parametrize("game", ["tactix", "great_race"])
def test_with_text_at_twice_its_size_half_of_the_window_is_the_boards(
    call: Visitors, settled: Parlour, game: str
) -> None:
    page = opened(game, call, settled)
    page.locator(".stage-board").wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    box = page.locator(".stage-board").bounding_box()
    assert box
    assert box["width"] >= WIDE / 2
    assert box["y"] + box["height"] <= HIGH
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE
