"""A low window, as of a phone on its side or at twice the size: whatever can be decided is hit by a tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import masters_victory, monza, victory
from tests.browser.great_race import solo
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.words import LANGUAGES

FINGER = {"has_touch": True, "is_mobile": True}
LOW: dict[str, dict[str, Any]] = {
    "a phone": {"viewport": {"width": 844, "height": 390}} | FINGER,
    "a small phone": {"viewport": {"width": 740, "height": 360}} | FINGER,
    "twice the size": {"viewport": {"width": 640, "height": 400}},
}
MOMENTS: dict[str, Callable[[Server], str]] = {
    "tactix": lambda house: house.lay().white,
    "monza": lambda house: monza.lay(house, 2, [])[int(monza.Race(2, {}, []).table().turn)],
    "victory two take dice": lambda house: victory_in(house, 2, "take"),
    "victory six take dice": lambda house: victory_in(house, 6, "take"),
    "victory drive": lambda house: victory_in(house, 3, "drive"),
    "masters_victory deal": lambda house: masters_victory.lay(house, [])[0],
    "masters_victory turn": lambda house: masters_victory.lay(house, masters_victory.NEAR)[0],
    "great_race plan": lambda house: solo().lay(house)[0],
    "great_race turn": lambda house: solo(*FIRST_ROUND[:1]).lay(house)[0],
    "great_race lay": lambda house: solo(*FIRST_ROUND[:2]).lay(house)[0],
    "great_race drive": lambda house: solo(*FIRST_ROUND[:5]).lay(house)[0],
    "great_race hit": lambda house: solo(*FIRST_ROUND[:6]).lay(house)[0],
    "great_race take": lambda house: solo(*FIRST_ROUND).lay(house)[0],
}
DECISIONS = ", ".join(
    [
        *("button[data-take]", "[data-thing^='die:'][data-drag]", "button[data-die][data-drag]"),
        "g[data-square][data-drag]",
        *("button[data-number]", "button[data-slot]", ".deeds button", "button[data-deed]", "[data-role] button"),
        *("button[data-tile]", "[data-goal]", "[data-slot]:has(button[data-drag])", ".actions button"),
    ]
)
MISSED = """decisions => [...document.querySelectorAll(decisions)]
    .filter(one => !one.disabled && one.checkVisibility())
    .filter(one => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const found = document.elementFromPoint(x + width / 2, y + height / 2)
        return !found || !one.contains(found)
    })
    .map(one => one.getAttribute("aria-label") ?? one.textContent.trim())"""


def victory_in(house: Server, seats: int, phase: str) -> str:
    line = victory.race(seats, lambda table: table.view()["phase"] == phase)
    return victory.lay(house, seats, line)[int(victory.after(seats, line).turn)]


def opened(call: Pages, house: Server, moment: str, window: str, language: str = "en-GB") -> Page:
    page = call(f"/t/{MOMENTS[moment](house)}", **LOW[window] | {"locale": language})
    expect(page.get_by_role("toolbar")).to_be_visible()
    page.locator(f".stage-board :is({DECISIONS})").first.wait_for()
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("window", LOW)
@pytest.mark.parametrize("moment", MOMENTS)
def test_whatever_can_be_decided_is_hit_without_scrolling(
    call: Pages, settled: Server, moment: str, window: str
) -> None:
    """Standings lay over the dice to take, numbers to deal and tiles to lay under the actions or below the window."""
    page = opened(call, settled, moment, window)
    assert page.evaluate(MISSED, DECISIONS) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= LOW[window]["viewport"]["width"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", ["masters_victory deal", "victory two take dice"])
def test_long_words_fit_too(call: Pages, settled: Server, moment: str, language: str) -> None:
    """In French the last action stood half outside the window, and percent signs a line below their numbers."""
    page = opened(call, settled, moment, "a phone", language)
    assert page.evaluate(MISSED, DECISIONS) == []
    assert page.locator(".actions").evaluate("bar => bar.scrollWidth <= bar.clientWidth")
    assert page.locator("[data-take] .risk").evaluate_all(TORN) == []


TORN = """risks => risks.filter(risk => {
    const number = document.createRange()
    number.selectNodeContents(risk.lastChild)
    return number.getClientRects().length > 1
}).map(risk => risk.textContent)"""


@pytest.mark.parametrize(
    ("moment", "drawing", "least"),
    [
        ("tactix", ".stage-board [role=grid]", 340),
        ("victory two take dice", ".course", 270),
        ("masters_victory deal", ".map", 220),
        ("masters_victory turn", ".map", 220),
        ("great_race plan", ".map", 230),
        ("great_race lay", ".map", 230),
    ],
)
def test_at_twice_the_size_the_board_is_as_large_as_one_can_play_on(
    call: Pages, settled: Server, moment: str, drawing: str, least: int
) -> None:
    """The map of Masters Victory was 138 pixels high in the deal, the course of Victory 190 wide."""
    box = opened(call, settled, moment, "twice the size").locator(drawing).first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= least
