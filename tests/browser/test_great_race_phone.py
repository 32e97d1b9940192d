"""The Great Race on a phone: whatever is to be decided is in sight at once, upright, lying and at twice the size."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.great_race import Journey, action_button, crews, figure, journey, solo, word
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages, resized, spoken_in_turn
from tests.browser.server import Server
from tests.browser.table import square
from tests.browser.words import say

UPRIGHT = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
TWICE = {"viewport": {"width": 640, "height": 400}}  # a window of 1280 by 800 at 200 %
SIGHTS = {"upright": UPRIGHT, "lying": LYING}


@cache
def journeys() -> dict[str, Journey]:
    """One for each kind of decision."""
    return {
        "plan": solo(),
        "race": crews(2),
        "turn": solo(*FIRST_ROUND[:1]),
        "lay": solo(*FIRST_ROUND[:2]),
        "drive": solo(*FIRST_ROUND[:5]),
        "hit": solo(*FIRST_ROUND[:6]),
        "take": solo(*FIRST_ROUND),
        "winch": journey(crews(2), lambda view: view["phase"] == "winch", "take", "drive", "go"),
        "danger": journey(crews(2), lambda view: view["phase"] == "danger", "drive", "go"),
        "drop": journey(crews(2), lambda view: view["phase"] == "drop", "hit c", "drive", "go", "fetch"),
        "back": journey(crews(2, leaders="all"), lambda view: view["phase"] == "back", "take", "plan", "scout3"),
    }


def decision(page: Page, kind: str) -> list[Locator]:
    """What one has to see and to tap."""
    buttons = {
        "plan": page.locator("[data-role] button, [data-action=plan]"),
        "turn": page.locator("[data-figure]"),
        "lay": page.locator("button[data-tile]"),
        "take": page.locator("[data-slot]:has(button[data-drag])"),
        "drop": page.locator("button[data-card]"),
    }
    found = buttons.get(kind, page.locator(".asks [data-action]"))
    spaces = page.locator("[data-goal]") if kind in ("lay", "drive") else None
    expect(found.first).to_be_visible()
    return [*found.all(), *(spaces.all() if spaces else [])]


def assert_in_sight(page: Page, things: list[Locator]) -> None:
    """Within the window, and above the bar at the thumb where there is one."""
    size = page.viewport_size
    assert size
    for thing in things:
        box = thing.bounding_box()
        assert box, thing
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert 0 <= middle[0] <= size["width"], (thing, box)
        assert -1 <= box["y"] <= box["y"] + box["height"] <= size["height"] + 1, (thing, box)
        assert thing.evaluate(REACHED, list(middle)), (thing, box, "lies under something else")


REACHED = """(thing, [x, y]) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (thing.contains(found) || found.contains(thing))
}"""


@pytest.mark.parametrize("kind", ["plan", "turn", "lay", "drive", "hit", "take", "winch", "danger", "drop", "back"])
def test_whatever_is_to_be_decided_is_in_sight_at_once(call: Pages, settled: Server, kind: str) -> None:
    """After Scout the page used to jump to the top, and the drawn tiles lay below the fold."""
    page = journeys()[kind].opened(call, settled, **UPRIGHT)
    assert_in_sight(page, decision(page, kind))
    resized(page, LYING["viewport"])
    assert_in_sight(page, decision(page, kind))


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_an_assistant_can_do_opens_in_sight(call: Pages, settled: Server, sight: str) -> None:
    """And after Scout so do the drawn tiles."""
    page = journeys()["turn"].opened(call, settled, **SIGHTS[sight])
    for role, move in (("M", "drive"), ("P", "scout")):
        figure(page, role).tap()
        assert_in_sight(page, [action_button(page, move)])
    action_button(page, "scout").tap()
    assert_in_sight(page, decision(page, "lay"))
    assert page.evaluate("scrollY") == 0


def test_a_tap_chooses_a_space_of_the_map_that_has_come_near(call: Pages, settled: Server) -> None:
    page = journeys()["drive"].opened(call, settled, **UPRIGHT)
    goal = page.locator("[data-goal]").first
    box = goal.bounding_box()
    assert box
    assert box["width"] >= 44
    name = goal.get_attribute("data-square")
    goal.tap()
    page.locator(f'[data-square="{name}"]').tap()  # the first tap tells what it costs
    expect(page.locator(f'[data-vehicle="FR {name}"]')).to_be_visible()


def test_a_phone_that_is_turned_shows_the_map_as_large_as_one_that_was_not(call: Pages, settled: Server) -> None:
    """Turned upright the map stayed as small as it had been lying."""
    wide = "one => one.getBoundingClientRect().width"
    fresh = journeys()["drive"].opened(call, settled, **UPRIGHT).locator("[data-goal]").first.evaluate(wide)
    page = journeys()["drive"].opened(call, settled, **LYING)
    small = page.locator("[data-goal]").first.evaluate(wide)
    for sight, size in ((UPRIGHT, fresh), (LYING, small), (UPRIGHT, fresh)):
        page.set_viewport_size(sight["viewport"])
        page.wait_for_function(GROWN, arg=size)


GROWN = "size => Math.abs(document.querySelector('[data-goal]').getBoundingClientRect().width - size) < 1"


@pytest.mark.parametrize("kind", ["plan", "lay"])
def test_at_twice_the_size_the_map_is_still_a_map(call: Pages, settled: Server, kind: str) -> None:
    page = journeys()[kind].opened(call, settled, **TWICE)
    box = page.locator(".map").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 160
    space = square(page, "COL").bounding_box()
    assert space
    assert space["width"] >= 40


def test_with_a_hint_the_plan_is_still_committed_in_sight(call: Pages, settled: Server) -> None:
    """Its words take the place of others, so that the button is not pushed below the fold."""
    page = journeys()["plan"].opened(call, settled, **UPRIGHT)
    page.get_by_role("toolbar").get_by_role("button", name=say("do-hint"), exact=True).tap()
    expect(page.locator("[data-advised]")).to_have_count(4)
    assert_in_sight(page, decision(page, "plan"))


@pytest.mark.parametrize("kind", ["plan", "race", "turn", "take"])
def test_in_the_first_turns_step_and_aim_are_said_to_their_end(call: Pages, settled: Server, kind: str) -> None:
    """In longer languages the aim used to run out under the map."""
    page = journeys()[kind].opened(call, settled, **UPRIGHT)
    for language in spoken_in_turn(page):
        aim = word("aim", language, **journeys()[kind].options)
        assert_is_read(page, aim)
        if kind in ("plan", "race"):
            assert_is_read(resized(page, LYING["viewport"]), aim)


def assert_is_read(page: Page, aim: str) -> None:
    expect(page.locator(".status")).to_contain_text(aim)
    assert page.locator(".status").evaluate("one => one.scrollHeight <= one.clientHeight"), aim


@pytest.mark.parametrize("kind", ["plan", "turn", "race"])
def test_no_word_of_the_desk_is_torn_or_cut(call: Pages, settled: Server, kind: str) -> None:
    """The winch of the bivouac said "mécanicie/n", a line began with a colon, and TORPEDO's card lost half a word."""
    page = journeys()[kind].opened(call, settled, **UPRIGHT)
    for language in spoken_in_turn(page):
        assert page.locator(".race-desk").evaluate(TORN) == [], language
        resized(page, WIDE)
        assert page.locator(".race-desk").evaluate(TORN) == [], language
        resized(page, UPRIGHT["viewport"])


WIDE: ViewportSize = {"width": 1280, "height": 800}
TORN = r"""desk => {
    const soft = "\u00AD"
    const lines = range => new Set([...range.getClientRects()].filter(r => r.width > 1).map(r => Math.round(r.top)))
    const found = [], walker = document.createTreeWalker(desk, NodeFilter.SHOW_TEXT)
    for (let text; (text = walker.nextNode()); ) {
        const one = text.parentElement, card = one.closest("[data-estienne]"), range = document.createRange()
        if (!one.checkVisibility() || one.closest(".unseen, svg")) continue
        range.selectNodeContents(text)
        if (card && range.getBoundingClientRect().right > card.getBoundingClientRect().right) found.push(text.data)
        for (const { 0: word, index } of text.data.matchAll(/[^\s\-–]+[\u00A0\u202F]?[:;!?]?/g)) {
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (!word.includes(soft) && lines(range).size > 1) found.push(word)
        }
    }
    return found
}"""


def test_what_is_chosen_is_told_in_the_place_of_the_aim(call: Pages, settled: Server) -> None:
    page = journeys()["take"].opened(call, settled, **UPRIGHT)
    expect(page.locator(".status")).to_contain_text(word("aim", mode="solo"))
    page.locator("[data-slot] button[data-drag]").first.tap()
    expect(page.locator(".status")).not_to_contain_text(word("aim", mode="solo"))


@pytest.mark.parametrize("kind", ["plan", "turn"])
def test_lying_the_actions_stand_under_the_column_and_cover_nothing_of_the_desk(
    call: Pages, settled: Server, kind: str
) -> None:
    page = journeys()[kind].opened(call, settled, **LYING)
    desk, bar = page.locator(".race-desk").bounding_box(), page.locator(".stage-actions").bounding_box()
    assert desk
    assert bar
    assert desk["x"] + desk["width"] <= bar["x"]
