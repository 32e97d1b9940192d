"""Text at twice its size: half of the window stays the board's, and the board stays whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludothek.games import GAMES
from tests.browser.great_race import solo
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.test_confirmations_and_focus import lay
from tests.browser.test_low_window import DECISIONS, assert_hit, opened

WIDE, HIGH = 1280, 800


@pytest.mark.parametrize("game", GAMES)
def test_with_text_at_twice_its_size_half_of_the_window_is_the_boards(call: Pages, settled: Server, game: str) -> None:
    page = call(f"/t/{lay(settled, game)}", viewport={"width": WIDE, "height": HIGH})
    page.locator(".stage-board").wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    box = page.locator(".stage-board").bounding_box()
    assert box
    assert box["width"] >= WIDE / 2
    assert box["y"] + box["height"] <= HIGH
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDE


@pytest.mark.parametrize(
    "line", [[], FIRST_ROUND[:1], FIRST_ROUND[:5], FIRST_ROUND], ids=["plan", "turn", "drive", "take"]
)
def test_on_the_desk_of_the_great_race_nothing_overlaps_or_is_cut_off(
    call: Pages, settled: Server, line: list[str]
) -> None:
    """The buttons of a plan lay over the names of its roles, and long German words pushed the desk off the window."""
    page = solo(*line).opened(call, settled, viewport={"width": WIDE, "height": HIGH}, locale="de")
    for size in ("100%", "200%"):
        page.evaluate("size => (document.documentElement.style.fontSize = size)", size)
        page.wait_for_function(WHOLE)
        assert page.locator(".race-desk").evaluate(OVERLAPPING) == [], size


MOMENTS = [
    "tactix",
    "monza",
    "victory two take dice",
    "victory six take dice",
    "masters_victory deal",
    "great_race turn",
]


@pytest.mark.parametrize("moment", MOMENTS)
def test_in_a_browser_with_large_letters_nothing_is_cut(call: Pages, settled: Server, moment: str) -> None:
    """The desk of Masters Victory and the buttons to roll in Victory were."""
    page = opened(call, settled, moment, viewport={"width": WIDE, "height": HIGH}, alone=True)
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    page.wait_for_function("matchMedia('(max-width: 40em)').matches")
    assert_hit(page)
    assert cut(page) == []
    expect(page.get_by_role("toolbar")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("moment", MOMENTS)
def test_with_text_at_twice_its_size_all_is_reached_by_scrolling(call: Pages, settled: Server, moment: str) -> None:
    """The toolbar lay below the window in all games, and the map of The Great Race was 310 pixels wide."""
    page = opened(call, settled, moment, viewport={"width": WIDE, "height": HIGH})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_function(LARGE)
    expect(page.get_by_role("toolbar")).to_be_in_viewport(ratio=1)
    assert cut(page, scrolled=True) == []
    expect(page.get_by_role("toolbar")).to_be_in_viewport(ratio=1)


LARGE = """() => ![...document.querySelectorAll(".map, .course")]
    .some(one => one.clientWidth && Math.min(one.clientWidth, one.clientHeight) < 280)"""


def cut(page: Page, *, scrolled: bool = False) -> list[str]:
    """The buttons whose corners are not all seen."""
    return list(page.evaluate(CUT, [DECISIONS, scrolled]))


CUT = """([decisions, scrolled]) => [...document.querySelectorAll(decisions)]
    .filter(one => one.localName === "button" && one.checkVisibility())
    .filter(one => {
        if (scrolled) one.scrollIntoView({ block: "nearest" })
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return [left + 6, right - 6].some(x => [top + 6, bottom - 6]
            .some(y => !one.contains(document.elementFromPoint(x, y))))
    })
    .map(one => one.getAttribute("aria-label") ?? one.textContent.trim())"""
WHOLE = """() => [...document.querySelectorAll(".race-desk, .race-desk .plate")]
    .every(one => one.scrollWidth <= one.clientWidth + 4)"""
OVERLAPPING = """desk => {
    const seen = [...desk.querySelectorAll("button, .name, h2, p")].filter(one => one.checkVisibility())
    const shown = seen.map(one => [one, one.getBoundingClientRect()]) // what is folded away has a place too
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return shown.flatMap(([one, a], i) => shown.slice(i + 1)
        .filter(([other, b]) => !one.contains(other) && !other.contains(one) && a.width && b.width && meet(a, b))
        .map(([other]) => [one.textContent, other.textContent]))
}"""
