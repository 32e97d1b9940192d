"""Text at twice its size: half of the window stays the board's, and the board stays whole."""

from __future__ import annotations

import pytest

from ludothek.games import GAMES
from tests.browser.great_race import solo
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.test_confirmations_and_focus import lay

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
