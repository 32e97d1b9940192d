"""A finger drags whatever a mouse drags: in every game, on the phone, while the page stays where it is."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser import great_race, masters_victory, monza, victory
from tests.browser.great_race import Journey
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import square, status, wait_for_position
from tests.browser.test_great_race_desk import has
from tests.browser.test_masters_victory import expect_name
from tests.browser.test_monza import LIT, space, steps
from tests.browser.test_monza_table import die, goals
from tests.browser.test_phone import PHONE

STEPS = 8  # of a finger on its way
Spot = tuple[float, float]


def drag(page: Page, thing: Locator, goal: Locator) -> None:
    """Put a finger on a thing, pull it to the goal and take the finger away; the page must not move along."""
    scrolled = page.evaluate("[scrollX, scrollY]")
    touch(page, [middle(thing), middle(goal)])
    assert page.evaluate("[scrollX, scrollY]") == scrolled


def touch(page: Page, corners: list[Spot]) -> None:
    """A finger goes down at the first spot, over to the last, and up; the browser gets real touches."""
    line = page.context.new_cdp_session(page)
    (x, y), (to_x, to_y) = corners
    way = [(x + (to_x - x) * n / STEPS, y + (to_y - y) * n / STEPS) for n in range(STEPS + 1)]
    for n, (at_x, at_y) in enumerate(way):
        kind = "touchMove" if n else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def middle(thing: Locator) -> Spot:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_die_of_tactix_is_dragged_and_put_back_elsewhere(visit: Pages, house: Server) -> None:
    """T3.3."""
    page = visit(house.lay().at, **PHONE)
    drag(page, square(page, "d1"), square(page, "a5"))
    expect(status(page)).to_contain_text("exactly 6 steps, not 7")
    drag(page, square(page, "c1"), square(page, "c3"))
    wait_for_position(page, ["c1>c3"])


def test_a_die_a_tile_and_a_car_of_monza_are_dragged(call: Pages, settled: Server) -> None:
    """M3.2, M7.1, M9.2."""
    start = monza.race(2, lambda table: table.turn != "over" and len(goals(table)) > 1)
    page = call(f"/t/{monza.lay(settled, 2, start.line)[int(start.table().turn)]}", **PHONE)
    colour, goal = goals(start.table())[0]
    expect(page.locator(LIT)).to_have_count(len(goals(start.table())))
    drag(page, die(page, colour), space(page, goal))
    expect(space(page, goal)).to_have_attribute("aria-label", re.compile("is here|car of"))

    bonus = monza.race(4, lambda table: bool(steps(table)), **monza.PROFESSIONAL)
    seat, goal = int(bonus.table().turn), steps(bonus.table())[0]
    page = call(f"/t/{monza.lay(settled, 4, bonus.line, **bonus.options)[seat]}", **PHONE)
    expect(space(page, goal)).to_have_attribute("data-lit", "")
    drag(page, space(page, bonus.table().view()["cars"][seat]), space(page, goal))
    told = monza.word("spoken-car", side=monza.CARS[seat])
    expect(space(page, goal)).to_have_attribute("aria-label", re.compile(told))


def test_a_die_and_the_car_of_victory_are_dragged(call: Pages, settled: Server) -> None:
    """V6.1."""
    line = victory.race(2, lambda table: victory.is_driving(table) and len(table.view()["dice"]) > 2)
    page, view = victory.opened(call, settled, 2, line, **PHONE)
    reds = victory.goals(view, "R")
    drag(page, victory.die(page, "R"), finger(page, reds[-1]))
    victory.expect_car(page, reds[-1], view["driver"])
    goal = page.locator(victory.LIT).last.get_attribute("data-square")
    assert goal
    drag(page, finger(page, reds[-1]), finger(page, goal))
    victory.expect_car(page, goal, view["driver"])


def finger(page: Page, name: str) -> Locator:
    """What a fingertip meets of a point."""
    return page.locator(f'[data-square="{name}"] .finger')


def test_pieces_and_numbers_of_masters_victory_are_dragged(visit: Pages, house: Server) -> None:
    """W2.4, W5.1, W10.1."""
    page = masters_victory.opened(visit, house, masters_victory.NEAR, **PHONE)
    there = masters_victory.square
    drag(page, there(page, "K8"), there(page, "N6"))
    expect(masters_victory.lost(page, 1).locator('[data-lost="T2"]')).to_be_attached()
    drag(page, there(page, "N6"), there(page, "K4"))
    expect_name(page, "K4", f"K4, {masters_victory.word('your-type', type='B')}")

    page = masters_victory.opened(visit, house, [], **PHONE)
    drag(page, masters_victory.chip(page, "3M"), there(page, "B7"))
    expect_name(page, "B7", f"B7, {masters_victory.word('your-type', type='F')} 3♛")
    drag(page, there(page, "B7"), there(page, "B9"))
    expect_name(page, "B9", f"B9, {masters_victory.word('your-type', type='F')} 3♛")


def test_what_a_switch_of_masters_victory_brings_back_is_dragged(visit: Pages, house: Server) -> None:
    """W10.1, W10.4: from the pile to its start square, and to another one after all."""
    page = masters_victory.opened(visit, house, masters_victory.HOME, **PHONE)
    masters_victory.square(page, "R1").tap()
    masters_victory.action_button(page, "switch R1").tap()
    drag(page, page.locator('[data-return="+F2"]'), masters_victory.square(page, "B5"))
    expect(page.locator('[data-planned="+F2@B5"]')).to_be_attached()
    drag(page, page.locator('[data-return="+F1"]'), masters_victory.square(page, "B9"))
    expect(page.locator('[data-planned="+F1@B9"]')).to_be_attached()
    expect(page.locator("[data-return]")).to_have_count(0)


def test_cards_of_the_great_race_are_dragged_to_the_vehicles_on_the_map(call: Pages, settled: Server) -> None:
    """G3.2, G10.3, G10.5: the desks are out of sight there; over the own one a card only tells what it can do."""
    page, view = at_moves(call, settled, great_race.solo(), "take")
    number, card = next((n, card) for n, card in enumerate(view["slots"], 1) if card)
    drag(page, page.locator(f'[data-slot="{number}"] button'), square(page, view["vehicles"][0]["at"]))
    expect(page.locator(f'[data-slot="{number}"][data-card="{card}"]')).to_have_count(0)

    page, view = at_moves(call, settled, great_race.solo(), "play CAN")
    can, fuel = page.locator('[data-card="CAN"][data-drag]'), great_race.gauge(page, "fuel")
    before = fuel.get_attribute("data-level")
    assert before
    drag(page, can, page.locator("[data-own] .dials"))
    expect(can).to_have_attribute("aria-pressed", "true")
    expect(fuel).to_have_attribute("data-level", before)
    drag(page, can, square(page, view["vehicles"][0]["at"]))
    expect(fuel).not_to_have_attribute("data-level", before)

    page, view = at_moves(call, settled, great_race.crews(2), "play DNG")
    rival = next(one for seat, one in enumerate(view["vehicles"]) if seat != view["seat"])
    drag(page, page.locator('[data-card="DNG"][data-drag]'), square(page, rival["at"]))
    expect(page.locator('[data-action^="play DNG"]')).to_have_count(2)


def at_moves(call: Pages, settled: Server, begin: Journey, word: str) -> tuple[Page, dict[str, Any]]:
    """The page of a seat that is offered such a move, and what it sees."""
    there = great_race.journey(begin, has(word), "drive", "go")
    return there.opened(call, settled, **PHONE), there.view()


def test_plan_tile_and_vehicle_of_the_great_race_are_dragged(call: Pages, settled: Server) -> None:
    """G8.1, G14.2."""
    page = great_race.solo().opened(call, settled, **PHONE)
    pool = page.locator('[data-square="plan:"]')
    roles: dict[str, Any] = {role: page.locator(f'[data-role="{role}"]') for role in "FPME"}
    for role in "FPM":
        drag(page, pool, roles[role])
    drag(page, roles["F"].locator("[data-drag]"), roles["E"])
    counts = {role: row.get_attribute("data-count") for role, row in roles.items()}
    assert counts == {"F": "0", "P": "1", "M": "1", "E": "1"}

    page = great_race.solo(*FIRST_ROUND[:2]).opened(call, settled, **PHONE)
    drag(page, page.locator('button[data-tile="FF"]').first, square(page, "1.2"))
    expect(page.locator('[data-tile="1.2 FF"]')).to_have_count(1)
    page = great_race.solo(*FIRST_ROUND[:5]).opened(call, settled, **PHONE)
    drag(page, page.locator('[data-drag="vehicle"]'), square(page, "2.2"))
    expect(page.locator('[data-vehicle="FR 2.2"]')).to_be_visible()
