"""A small window, as of a phone or at twice the size: whatever can be decided is hit by a tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import masters_victory, monza, victory
from tests.browser.great_race import solo
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages, resized, spoken_in_turn
from tests.browser.server import Server

PHONES: list[ViewportSize] = [{"width": 844, "height": 390}, {"width": 740, "height": 360}]
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
TWICE: ViewportSize = {"width": 640, "height": 400}  # as much as a window of 1280 by 800 shows at twice the size
LARGE = {  # moment -> what is drawn, and how large it is at twice the size
    "tactix": (".stage-board [role=grid]", 340),
    "victory two take dice": (".course", 270),
    "masters_victory deal": (".map", 220),
    "masters_victory turn": (".map", 220),
    "masters_victory switch": (".map", 220),
    "great_race plan": (".map", 230),
    "great_race lay": (".map", 230),
}
MOMENTS: dict[str, Callable[[Server], str]] = {
    "tactix": lambda house: house.lay().white,
    "monza": lambda house: monza.lay(house, 2, [])[int(monza.Race(2, {}, []).table().turn)],
    "victory two take dice": lambda house: victory_in(house, 2, "take"),
    "victory six take dice": lambda house: victory_in(house, 6, "take"),
    "victory drive": lambda house: victory_in(house, 3, "drive"),
    "masters_victory deal": lambda house: masters_victory.lay(house, [])[0],
    "masters_victory turn": lambda house: masters_victory.lay(house, masters_victory.NEAR)[0],
    "masters_victory switch": lambda house: masters_victory.lay(house, masters_victory.BATTERED)[0],
    "great_race plan": lambda house: solo().lay(house)[0],
    "great_race turn": lambda house: solo(*FIRST_ROUND[:1]).lay(house)[0],
    "great_race lay": lambda house: solo(*FIRST_ROUND[:2]).lay(house)[0],
    "great_race drive": lambda house: solo(*FIRST_ROUND[:5]).lay(house)[0],
    "great_race hit": lambda house: solo(*FIRST_ROUND[:6]).lay(house)[0],
    "great_race take": lambda house: solo(*FIRST_ROUND).lay(house)[0],
}
FIRST = {"masters_victory switch": '[data-action="switch R1"]'}  # moment -> what is tapped so that it begins
DECISIONS = ", ".join(
    [
        *("button[data-take]", "[data-thing^='die:'][data-drag]", "button[data-die][data-drag]"),
        "g[data-square][data-drag]",
        *(
            "button[data-number]",
            "button[data-slot]",
            ".move-buttons button",
            "button[data-action]",
            "[data-role] button",
        ),
        *(
            "button[data-return]",
            "button[data-tile]",
            "[data-goal]",
            "[data-slot]:has(button[data-drag])",
            ".move-buttons button",
        ),
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


def opened(call: Pages, house: Server, moment: str, **how: Any) -> Page:
    page = call(f"/t/{MOMENTS[moment](house)}", **how)
    expect(page.get_by_role("toolbar")).to_be_visible()
    page.locator(f".stage-board :is({DECISIONS})").first.wait_for()
    if moment in FIRST:
        page.locator(FIRST[moment]).click()
    page.evaluate("document.fonts.ready")
    return page


def on_its_side(call: Pages, house: Server, moment: str) -> Page:
    return opened(call, house, moment, viewport=PHONES[0], has_touch=True, is_mobile=True)


@pytest.mark.parametrize("moment", MOMENTS)
def test_on_a_phone_whatever_can_be_decided_is_hit_without_scrolling(call: Pages, settled: Server, moment: str) -> None:
    """Standings lay over the dice to take, numbers to deal and tiles to lay under the actions or below the window."""
    page = on_its_side(call, settled, moment)
    for window in (*PHONES, UPRIGHT):
        assert_hit(resized(page, window))


@pytest.mark.parametrize("moment", MOMENTS)
def test_at_twice_the_size_too_and_the_board_is_as_large_as_one_can_play_on(
    call: Pages, settled: Server, moment: str
) -> None:
    """The map of Masters Victory was 138 pixels high in the deal, the course of Victory 190 wide."""
    page = opened(call, settled, moment, viewport=TWICE)
    assert_hit(page)
    if moment in LARGE:
        drawing, least = LARGE[moment]
        box = page.locator(drawing).first.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= least


def test_upright_the_map_of_a_triple_switch_stays_large_in_every_language(call: Pages, settled: Server) -> None:
    """W10.1: it shrank to 98 pixels just when a start square was to be chosen on it."""
    page = opened(call, settled, "masters_victory switch", viewport=UPRIGHT, has_touch=True, is_mobile=True)
    for language in spoken_in_turn(page):
        assert_hit(page)
        box = page.locator(".map").bounding_box()
        assert box
        assert box["height"] >= 230, language


def test_upright_a_triple_switch_is_planned_without_scrolling(call: Pages, settled: Server) -> None:
    """W10.1, W10.4: a start square was 7 pixels wide."""
    page = opened(call, settled, "masters_victory switch", viewport=UPRIGHT, has_touch=True, is_mobile=True)
    page.locator('[data-return="+F1"]').tap()
    for name in ("B2", "B5", "B7", "B9", "B11", "B14"):
        box = masters_victory.square(page, name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24, name
        expect(masters_victory.square(page, name)).to_be_in_viewport(ratio=1)
    masters_victory.square(page, "B9").tap()
    expect(page.locator('[data-laid="+F1@B9"]')).to_be_visible()
    assert_hit(page)
    page.get_by_role("button", name=masters_victory.word("do-exchange")).tap()
    page.get_by_role("button", name=masters_victory.word("master-no")).tap()
    for corner in ("A1", "R15"):
        expect(masters_victory.square(page, corner)).to_be_in_viewport(ratio=1)  # the whole map is seen again


def assert_hit(page: Page) -> None:
    assert page.evaluate(MISSED, DECISIONS) == []
    assert page.viewport_size
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]


@pytest.mark.parametrize("moment", ["victory drive", "victory six take dice"])
def test_beside_many_seats_the_aim_is_read_to_its_end_above_the_actions(
    call: Pages, settled: Server, moment: str
) -> None:
    """As a phone lies, with three players it lay half under them."""
    page = on_its_side(call, settled, moment)
    for language in spoken_in_turn(page):
        status, bar = page.locator(".status").bounding_box(), page.locator(".stage-actions").bounding_box()
        assert status
        assert bar
        assert status["y"] + status["height"] <= bar["y"], language
        assert page.locator(".status").evaluate("one => one.scrollHeight <= one.clientHeight"), language


@pytest.mark.parametrize("moment", ["masters_victory deal", "victory two take dice"])
def test_long_words_fit_too(call: Pages, settled: Server, moment: str) -> None:
    """In French the last action stood half outside the window, and percent signs a line below their numbers."""
    page = on_its_side(call, settled, moment)
    for language in spoken_in_turn(page):
        assert page.evaluate(MISSED, DECISIONS) == [], language
        assert page.locator(".actions").evaluate("bar => bar.scrollWidth <= bar.clientWidth"), language
        assert page.locator("[data-take] .risk").evaluate_all(TORN) == [], language


TORN = """risks => risks.filter(risk => {
    const number = document.createRange()
    number.selectNodeContents(risk.lastChild)
    return number.getClientRects().length > 1
}).map(risk => risk.textContent)"""
