"""The map of The Great Race: taps, costs, keys, the lens of a phone, a shared space, and T's steps one by one."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import objections
from tests.browser.great_race import Journey, action_button, crews, figure, gauge, journey, solo, word
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import rows_of, square, status
from tests.browser.test_keyboard import is_seen, tab_to
from tests.browser.test_phone import PHONE, assert_fits

ON_THE_ROAD = FIRST_ROUND[:5]  # on a drive, with a known tile ahead
# whether the glass of a space lies uppermost in its middle
UPPERMOST = """all => all.filter(one => {
    const {x, y, width, height} = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""
# every place where T is seen from now on
WATCH = """() => {
    window.seen = [];
    const look = () => {
        const here = document.querySelector('[data-vehicle^="T "]').dataset.vehicle;
        if (here !== seen.at(-1)) seen.push(here);
    };
    look();
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def reached(view: dict[str, Any]) -> dict[str, list[str]]:
    """The moves by the space that they reach."""
    found: dict[str, list[str]] = {}
    for choice in view["choices"]:
        if choice["clicks"][0] in ("drive", "go", "sail", "clear", "lay"):
            found.setdefault(choice["clicks"][-1], []).append(choice["move"])
    return found


def single(view: dict[str, Any], word: str) -> list[str]:
    """Spaces that only one move reaches, and that one begins so."""
    return [space for space, moves in reached(view).items() if len(moves) == 1 and moves[0].startswith(word)]


def forks(view: dict[str, Any]) -> list[str]:
    """Spaces where one can drive or clear the way."""
    return [space for space, moves in reached(view).items() if sorted(map(first, moves)) == ["clear", "drive"]]


def first(move: str) -> str:
    return move.split()[0]


def steps_of_t(view: dict[str, Any]) -> list[str]:
    """Where T has gone since the player passed."""
    if not view["last"] or view["last"][0]["text"] != "pass":
        return []
    return [row["facts"]["space"] for row in view["last"] if row["text"].startswith("T go ")]


def vehicle(page: Page, crew: str) -> Locator:
    return page.locator(f'[data-vehicle^="{crew} "]')


def driving(begin: Journey, is_there: Any) -> Journey:
    """A journey whose next turn begins with this."""
    return journey(begin, lambda view: view["phase"] == "turn" and is_there(view), "plan PMMEE", "drive", "scout")


# --- the whole map ---


@pytest.mark.parametrize("how", [{}, PHONE], ids=["wide", "phone"])
def test_all_spaces_are_seen_at_once_and_nothing_lies_over_them(
    call: Pages, settled: Server, how: dict[str, Any]
) -> None:
    page = solo("plan FPMME").opened(call, settled, **how)
    if how:
        page.get_by_role("button", name=word("map-whole")).tap()
    spaces = page.locator(".map [data-square]")
    expect(spaces).to_have_count(99)
    assert spaces.evaluate_all(UPPERMOST) == 99
    if how:
        assert_fits(page)


def test_on_a_phone_the_whole_map_lies_over_the_page_and_goes_away_again(call: Pages, settled: Server) -> None:
    """It was squeezed into the strip above the desk, a third as large as the window."""
    page = solo("plan FPMME").opened(call, settled, **PHONE)
    sheet, back = page.locator(".map"), page.get_by_role("button", name=word("map-back"))
    strip = sheet.bounding_box()
    page.get_by_role("button", name=word("map-whole")).tap()
    expect(back).to_be_visible()
    size, window = sheet.bounding_box(), page.viewport_size
    assert size
    assert window
    assert (size["width"], size["height"]) == (window["width"], window["height"])
    back.tap()
    expect(back).to_have_count(0)
    assert sheet.bounding_box() == strip


def test_before_a_step_into_a_town_its_sign_says_that_the_drive_ends_there(call: Pages, settled: Server) -> None:
    """G9.1: where one points, in the name of the space, and below the map where it was tapped."""
    begun = driving(solo(), lambda view: bool(town_steps(view)))
    goal = town_steps(begun.view())[0]
    page = begun.opened(call, settled, **PHONE)
    expect(page.locator(f".map [data-square='{goal}']")).to_have_attribute(
        "aria-label", re.compile(word("spoken-town"))
    )
    square(page, goal).tap()
    expect(page.locator(f"[data-cost='{goal}'] .S")).to_be_attached()
    expect(page.locator("[data-chosen]")).to_contain_text(word("spoken-town"))
    expect(page.locator("[data-chosen] [data-rule='G9.1']")).to_be_visible()


def town_steps(view: dict[str, Any]) -> list[str]:
    """The towns that can be driven to."""
    return [space for space in single(view, "drive") if space.isalpha()]


def test_five_vehicles_in_one_town_can_be_told_apart(call: Pages, settled: Server) -> None:
    page = crews(5).opened(call, settled)
    doors = page.locator(".map [data-crew] circle.disc").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect())"
    )
    assert len({(round(door["x"]), round(door["y"])) for door in doors}) == 5
    name = ", ".join(f"{i + 1} {word(f'crew-{crew}')}" for i, crew in enumerate(("FR", "GB", "BE", "IT", "SU")))
    expect(square(page, "COL")).to_have_attribute("aria-label", re.compile(re.escape(name)))


def test_the_way_of_t_and_its_goal_are_drawn(call: Pages, settled: Server) -> None:
    begun = solo("plan FPMME")
    torpedo = begun.view()["torpedo"]
    page = begun.opened(call, settled)
    expect(page.locator("[data-way]")).to_have_attribute("data-way", " ".join(torpedo["way"]))
    expect(page.locator("[data-goal-of-t]")).to_have_attribute("data-goal-of-t", torpedo["goal"])
    expect(square(page, torpedo["goal"])).to_have_attribute("aria-label", re.compile(word("spoken-goal")))


# --- taps ---


def test_a_tap_on_a_neighbour_starts_the_drive_and_the_cost_was_told_before(call: Pages, settled: Server) -> None:
    begun = solo("plan FPMME")
    goal = single(begun.view(), "drive")[0]
    page = begun.opened(call, settled)
    expect(square(page, goal)).to_have_attribute("aria-label", re.compile(word("map-drive")))
    square(page, goal).hover()
    expect(page.locator(f'[data-cost="{goal}"]')).to_be_visible()
    square(page, goal).click()
    expect(rows_of(page, f"drive {goal}")).to_have_count(1)


def test_of_several_actions_in_one_space_it_is_asked_which(call: Pages, settled: Server) -> None:
    there = driving(solo(), forks)
    goal = forks(there.view())[0]
    page = there.opened(call, settled)
    square(page, goal).click()
    menu = page.get_by_role("menu", name=word("map-which"))
    expect(menu.get_by_role("menuitem")).to_have_count(2)
    assert objections(page) == []
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    square(page, goal).click()
    menu.locator(f'[data-choice="clear {goal}"]').click()
    expect(rows_of(page, f"clear {goal}")).to_have_count(1)


def test_a_tile_is_chosen_at_the_desk_and_laid_on_the_map(call: Pages, settled: Server) -> None:
    there = journey(solo(), lambda view: len(view["drawn"]) == 2, "plan PP", "scout")
    space, moves = next(iter(reached(there.view()).items()))
    tile = moves[0].split()[1]
    page = there.opened(call, settled)
    page.locator(f'button[data-tile="{tile}"]').click()
    square(page, space).click()
    expect(page.locator(f'[data-tile="{space} {tile}"]')).to_have_count(1)


def test_a_space_that_cannot_be_reached_says_what_it_is_and_on_a_drive_why_not(call: Pages, settled: Server) -> None:
    """Who has begun nothing is not scolded, and neither is who taps another crew."""
    page = solo("plan FPMME").opened(call, settled)
    square(page, "CAP").click()
    card = page.get_by_role("region", name=word("town-CAP"))
    expect(card).to_contain_text(word("about-finish"))
    expect(card).to_contain_text("G13.1")
    figure(page, "M").click()
    action_button(page, "drive").click()
    square(page, "CAP").click()
    expect(status(page).first).to_contain_text("G8.2")
    expect(page.locator('[data-shakes="CAP"]')).to_be_visible()


def test_a_row_of_the_log_shows_its_space(call: Pages, settled: Server) -> None:
    begun = solo("plan FPMME")
    goal = single(begun.view(), "drive")[0]
    page = solo("plan FPMME", f"drive {goal}").opened(call, settled)
    rows_of(page, f"drive {goal}").hover()
    expect(page.locator(f'[data-mark="{goal}"]')).to_be_visible()


# --- without a mouse, and with one thumb ---


def test_the_map_is_walked_and_driven_over_with_keys(call: Pages, settled: Server) -> None:
    page = solo("plan FPMME").opened(call, settled)
    tab_to(page, square(page, "COL"))
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(square(page, "1.2")).to_be_focused()
    assert is_seen(page)
    page.keyboard.press("Enter")
    expect(rows_of(page, "drive 1.2")).to_have_count(1)


def from_afar(begun: Journey, call: Pages, house: Server) -> tuple[Page, Locator]:
    """The whole map on a phone, and the button that leads back to it."""
    page = begun.opened(call, house, **PHONE)
    whole = page.get_by_role("button", name=word("map-whole"))
    whole.tap()
    expect(whole).to_have_count(0)
    return page, whole


def test_on_a_phone_the_tap_that_comes_nearer_also_chooses_the_only_space_it_can_mean(
    call: Pages, settled: Server
) -> None:
    there = driving(solo(), lambda view: len(reached(view)) == 1 and single(view, "drive"))
    (goal,) = reached(there.view())
    page, whole = from_afar(there, call, settled)
    square(page, goal).tap()
    expect(page.locator(f'[data-aim="{goal}"]')).to_be_visible()
    expect(whole).to_be_visible()


def between(one: Locator, other: Locator) -> tuple[float, float]:
    """Halfway from the middle of one space to that of another."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    return (a["x"] + b["x"] + a["width"]) / 2, (a["y"] + b["y"] + a["height"]) / 2


def test_on_a_phone_a_tap_that_may_mean_a_neighbour_only_comes_nearer(call: Pages, settled: Server) -> None:
    begun = solo("plan FPMME")
    goal, other = single(begun.view(), "drive")[:2]
    page, whole = from_afar(begun, call, settled)
    page.touchscreen.tap(*between(square(page, goal), square(page, other)))
    expect(whole).to_be_visible()
    for space in (goal, other):
        box = square(page, space).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    expect(page.locator("[data-chosen]")).to_have_count(0)
    for _ in range(2):
        square(page, other).tap()
    expect(page.locator(f'[data-tile^="{other} "]')).to_have_count(1)
    expect(page.locator(f'[data-tile^="{goal} "]')).to_have_count(0)
    whole.tap()
    expect(whole).to_have_count(0)


@pytest.mark.parametrize("by", ["again", "button"])
def test_by_touch_the_first_tap_shows_way_and_cost_and_the_second_drives(call: Pages, settled: Server, by: str) -> None:
    """It used to drive at once, and a drive cannot be taken back."""
    begun = solo(*ON_THE_ROAD)
    step = next(choice["step"] for choice in begun.view()["choices"] if choice["move"] == "go 2.2")
    page = begun.opened(call, settled, **PHONE)
    square(page, "2.2").tap()
    expect(page.locator('[data-aim="2.2"]')).to_be_visible()
    expect(page.locator('[data-cost="2.2"]')).to_contain_text(word("map-costs", n=step["fuel"]))
    expect(gauge(page, "fuel").locator(".then")).to_have_count(1)  # a second needle shows what will be left
    expect(status(page).first).to_contain_text(f"{word('symbol-F')} {step['fuel']}")
    go = page.locator("[data-chosen]").get_by_role("button", name=word("map-drive"))
    expect(go).to_be_in_viewport(ratio=1)
    assert objections(page) == []
    expect(page.locator('[data-vehicle="FR 1.2"]')).to_have_count(1)  # nothing is done yet
    (square(page, "2.2") if by == "again" else go).tap()
    expect(page.locator('[data-vehicle="FR 2.2"]')).to_have_count(1)
    expect(page.locator("[data-chosen]")).to_have_count(0)


def test_by_touch_another_space_is_looked_at_instead_and_escape_looks_at_none(call: Pages, settled: Server) -> None:
    page = solo(*ON_THE_ROAD).opened(call, settled, **PHONE)
    spaces = [one.get_attribute("data-square") for one in page.locator("[data-goal]").all()[:2]]
    for space in spaces:
        square(page, str(space)).tap()
        expect(page.locator("[data-aim]")).to_have_attribute("data-aim", str(space))
    page.keyboard.press("Escape")
    expect(page.locator("[data-chosen]")).to_have_count(0)
    expect(page.locator('[data-vehicle="FR 1.2"]')).to_have_count(1)


def test_by_mouse_and_keys_the_cost_is_seen_before_and_one_press_drives(call: Pages, settled: Server) -> None:
    begun = solo(*ON_THE_ROAD)
    page = begun.opened(call, settled)
    square(page, "2.2").hover()
    expect(page.locator('[data-cost="2.2"]')).to_be_visible()
    expect(page.locator('[data-aim="2.2"]')).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator("[data-cost]")).to_have_count(0)
    square(page, "2.2").focus()
    expect(page.locator('[data-cost="2.2"]')).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator('[data-vehicle="FR 2.2"]')).to_have_count(1)


# --- what T does ---


def test_the_steps_of_t_are_shown_one_after_the_other(call: Pages, settled: Server) -> None:
    there = journey(solo(), lambda view: len(steps_of_t(view)) > 2, "plan", "pass")
    before = Journey(1, there.options, there.line[:-1])
    path = [before.view()["vehicles"][1]["at"], *steps_of_t(there.view())]
    page = before.opened(call, settled, reduced_motion="no-preference")
    page.evaluate(WATCH)
    action_button(page, "pass").click()
    page.wait_for_function("wanted => seen.length >= wanted", arg=len(path))
    assert page.evaluate("seen") == [f"T {space}" for space in path]
