"""Monza on the screen: whole races by clicks, taps and keys, everything the professional race has, and open to all."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.table import Table
from tests.browser.axe import objections, objections_everywhere
from tests.browser.monza import CARS, PROFESSIONAL, Race, lay, race, word
from tests.browser.pages import Pages
from tests.browser.server import PERSON, Server
from tests.browser.table import HERE, action, rows
from tests.browser.test_keyboard import is_seen, tab_to
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.test_tactix import drag
from tests.browser.words import say

MANY = 600  # more clicks than a race has
LIT = "[data-square][data-lit]"


# --- how one handles the board ---


def board(page: Page) -> Locator:
    return page.get_by_role("group", name=word("spoken-board"), exact=True)


def space(page: Page, name: str) -> Locator:
    return page.locator(f'[data-square="{name}"]')


def over(page: Page) -> Locator:
    return page.get_by_role("region", name=say("over-title"))


def do(page: Page, choice: dict[str, Any]) -> None:
    """Click a choice on the board."""
    if choice["kind"] in ("stop", "turbo", "decline"):
        board(page).get_by_role("button", name=word(f"do-{choice['kind']}"), exact=True).first.click()
        return
    if choice["kind"] == "tile":
        page.locator(f'[data-tile="{choice["colour"]}"]').click()
    space(page, choice["space"]).click()


def race_on(page: Page, step: Any) -> None:
    """Do the next thing there is to do, until the race is over."""
    done = action(page, "done")
    for _ in range(MANY):
        page.locator(LIT).first.or_(done).or_(over(page)).first.wait_for()
        if over(page).count():
            return
        row = rows(page).count()
        step(page, done)
        page.wait_for_function("n => document.querySelectorAll('[role=tabpanel] li a').length !== n", arg=row)
    raise AssertionError("the race does not end")


def by_click(page: Page, done: Locator) -> None:
    (done if done.count() else page.locator(LIT).first).click()


def on_screen(call: Pages, settled: Server, one: Race, **how: Any) -> tuple[Page, dict[str, Any]]:
    """The page of the seat that makes the last move of this race, and that move as it is clicked."""
    tokens = lay(settled, one.seats, one.line[:-1], **one.options)
    seat, choice = one.choice()
    page = call(f"/t/{tokens[seat]}", **how)
    expect(board(page)).to_be_visible()
    return page, choice


# --- whole races ---


def test_two_people_race_on_one_screen_from_the_shelf_to_the_finish(visit: Pages) -> None:
    page = visit()
    page.get_by_role("button", name=say("shelf-open", game="Monza")).click()
    dialog = page.get_by_role("dialog", name="Monza")
    yellow = dialog.get_by_role("group", name=word("side-Y"), exact=True)
    yellow.get_by_role("radio", name=say(HERE), exact=True).check()
    dialog.get_by_role("button", name=say("setup-play"), exact=True).click()
    expect(board(page)).to_be_visible()
    expect(space(page, "START")).to_have_attribute("aria-label", re.compile(word("spoken-car", side="Y")))
    race_on(page, by_click)
    expect(over(page)).to_contain_text(word("ending-home"))


def test_a_shared_win_is_shown(call: Pages, settled: Server) -> None:
    shared = race(4, lambda table: len(table.view()["winners"]) > 1)
    page, choice = on_screen(call, settled, shared)
    expect(board(page).get_by_role("button", name=re.compile(word("legend-last-round")))).to_be_visible()
    do(page, choice)
    expect(over(page)).to_contain_text(word("ending-home"))
    winners = shared.table().view()["winners"]
    assert len(winners) > 1
    for side in (CARS[seat] for seat in winners):
        expect(over(page).get_by_role("heading")).to_contain_text(word("of-side", side=side))
        expect(space(page, "START")).to_have_attribute("aria-label", re.compile(word("spoken-car", side=side)))


# --- what the professional race has ---


def test_the_extra_roll_throws_the_marked_dice_again(call: Pages, settled: Server) -> None:
    page = call(f"/t/{lay(settled, 4, [], **PROFESSIONAL)[0]}")
    again = board(page).get_by_role("button", name=word("do-throw-again"), exact=True)
    expect(again).to_be_disabled()
    dice = page.locator("[data-die] [role=checkbox]")
    for i in (0, 3):
        dice.nth(i).click()
        expect(dice.nth(i)).to_be_checked()
    again.click()
    expect(rows(page).last).to_contain_text("re-roll")
    expect(again).to_have_count(0)
    expect(dice).to_have_count(0)


def test_a_tile_is_taken_first_and_then_laid(call: Pages, settled: Server) -> None:
    page = call(f"/t/{lay(settled, 4, [], **PROFESSIONAL)[0]}")
    tile = page.locator('[data-tile="P"]')
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page.locator(LIT)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tile).to_have_attribute("aria-pressed", "false")
    tile.click()
    space(page, "I1").click()
    expect(page.locator('[data-laid="I1"]')).to_be_visible()
    expect(tile).to_be_disabled()
    expect(space(page, "I1")).to_have_attribute("aria-label", re.compile(word("spoken-laid", colour="P")))


def test_a_turbo_roll_brings_two_dice_and_may_be_left(call: Pages, settled: Server) -> None:
    turbo = race(4, lambda table: bool(table.view()["turbo"]), **PROFESSIONAL)
    page, choice = on_screen(call, settled, turbo)
    do(page, choice)
    expect(page.locator("[data-die]")).to_have_count(2)
    board(page).get_by_role("button", name=word("do-stop"), exact=True).first.click()
    expect(page.locator("[data-die] [aria-pressed]")).to_have_count(0)  # what was left lies pale


def test_a_car_in_the_way_is_seen_going_back(call: Pages, settled: Server) -> None:
    def has_sent_back(table: Any) -> bool:
        return any("," in step.log for step in table.steps[-2:])

    back = race(4, has_sent_back, **PROFESSIONAL)
    page, choice = on_screen(call, settled, back)
    cars = back.table(-1).view()["cars"]
    do(page, choice)
    after = back.table().view()["cars"]
    here = choice["space"]
    sent = next(seat for seat, place in enumerate(cars) if place == here and after[seat] != here)
    gone = word("spoken-car", side=CARS[sent])
    expect(space(page, here)).not_to_have_attribute("aria-label", re.compile(gone))
    expect(space(page, after[sent])).to_have_attribute("aria-label", re.compile(gone))


@pytest.mark.parametrize("kind", ["step", "decline"])
def test_a_bonus_step_is_taken_or_left(call: Pages, settled: Server, kind: str) -> None:
    bonus = race(4, lambda table: table.view()["bonus"] is not None, **PROFESSIONAL)
    table = bonus.table()
    seat = int(table.turn)
    choice = next(one for one in table.view(seat)["choices"] if one["kind"] == kind)
    page, choice = on_screen(call, settled, Race(4, bonus.options, [*bonus.line, choice["move"]]))
    do(page, choice)
    place = choice["space"] if kind == "step" else table.view()["cars"][seat]
    expect(space(page, place)).to_have_attribute("aria-label", re.compile(word("spoken-car", side=CARS[seat])))
    expect(page.locator(LIT)).to_have_count(0)


def test_the_car_that_may_take_a_bonus_step_is_dragged(call: Pages, settled: Server) -> None:
    """M9.2: it could be clicked, and not dragged."""
    bonus = race(4, lambda table: bool(steps(table)), **PROFESSIONAL)
    seat = int(bonus.table().turn)
    goal = steps(bonus.table())[0]
    page = call(f"/t/{lay(settled, 4, bonus.line, **bonus.options)[seat]}")
    expect(space(page, goal)).to_have_attribute("data-lit", "")
    drag(page, space(page, bonus.table().view()["cars"][seat]), space(page, goal))
    expect(space(page, goal)).to_have_attribute("aria-label", re.compile(word("spoken-car", side=CARS[seat])))


def steps(table: Table) -> list[str]:
    """Where a bonus step may lead."""
    view = table.view(int(table.turn)) if table.turn != "over" else {"choices": []}
    return [one["space"] for one in view["choices"] if one["kind"] == "step"]


# --- for everyone ---


def test_colours_are_told_by_signs_that_are_the_same_in_every_language(call: Pages, settled: Server) -> None:
    """A G on green read "Gelb" to a German: nothing on the board is a letter, and the crib sheet explains the signs."""
    page = call(f"/t/{lay(settled, 2, [])[0]}", locale="de")
    expect(page.locator(LIT).first).to_be_attached()
    texts = page.locator(".monza svg text").all_text_contents()
    assert not [text for text in texts if re.fullmatch(r"[A-Z#]", text.strip())]
    page.keyboard.press("c")
    sheet = page.get_by_role("dialog")
    for colour in "RYGBPW":
        expect(sheet.get_by_text(word("card-sign", "de", colour=colour))).to_be_visible()


def test_a_space_that_cannot_be_reached_says_why(call: Pages, settled: Server) -> None:
    page = call(f"/t/{lay(settled, 2, [])[0]}")
    page.locator('[data-die="W"] [data-thing]').first.click()
    space(page, "M1").click()
    expect(page.get_by_role("status")).to_contain_text(word("refused-tyre"))


def test_a_turn_by_taps_on_the_phone(call: Pages, settled: Server) -> None:
    one = race(4, lambda table: table.ply > 20 and table.turn != "over", **PROFESSIONAL)
    page, _ = on_screen(call, settled, one, **PHONE)
    assert_fits(page)
    for lit in page.locator(LIT).all():
        box = lit.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 43.5
    first = page.locator(LIT).first
    name = first.get_attribute("data-square")
    first.tap()
    expect(page.locator(f'[data-laid="{name}"], [data-square="{name}"][aria-label*="car"]').first).to_be_attached()


def test_the_oval_is_whole_on_the_phone_and_its_spaces_are_large(call: Pages, settled: Server) -> None:
    page = call(f"/t/{lay(settled, 2, [])[0]}", **PHONE)
    box = board(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    for name in ("O1", "O8", "M2", "M10", "I1"):
        area = space(page, name).locator(".area").bounding_box()
        assert area
        assert max(area["width"], area["height"]) >= 28, name


def test_a_turn_with_nothing_but_the_keyboard(call: Pages, settled: Server) -> None:
    page = call(f"/t/{lay(settled, 2, [])[0]}")
    expect(page.locator(LIT).first).to_be_attached()
    tab_to(page, page.locator('[data-square][tabindex="0"]'))
    names = [lit.get_attribute("data-square") for lit in page.locator(LIT).all()]
    for _ in names:
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.square") in names
    assert is_seen(page)
    row = rows(page).count()
    page.keyboard.press("Enter")
    expect(rows(page)).to_have_count(row + 1)
    done = action(page, "done")
    while not done.count():
        row = rows(page).count()
        page.keyboard.press("1")
        expect(rows(page)).to_have_count(row + 1)
        page.locator(LIT).first.or_(done).first.wait_for()
    page.keyboard.press("d")
    expect(done).to_have_count(0)


def test_the_choices_are_a_list_and_the_throw_is_told(call: Pages, settled: Server) -> None:
    page = call(f"/t/{lay(settled, 2, [])[0]}")
    expect(page.locator(LIT).first).to_be_attached()
    listed = board(page).get_by_role("list", name=word("choices-title"))
    expect(listed.get_by_role("button")).to_have_count(page.locator(LIT).count())
    expect(board(page).locator("[aria-live]")).to_contain_text(word("spoken-have", dice="").split("{")[0][:8])
    expect(board(page).locator("[aria-live]")).to_contain_text("From the start")


def test_axe_finds_nothing(call: Pages, settled: Server) -> None:
    one = race(4, lambda table: table.ply > 30 and len(table.view()["laid"]) > 1, **PROFESSIONAL)
    page, _ = on_screen(call, settled, one)
    assert objections_everywhere(page) == []
    page.goto(f"/t/{lay(settled, 2, [])[0]}")
    expect(board(page)).to_be_visible()
    assert objections_everywhere(page) == []


def test_children_see_signs_instead_of_letters_and_no_words(call: Pages, settled: Server) -> None:
    made = settled.http.post("/api/tables", json={"game": "monza", "seats": [PERSON, PERSON]}).json()
    page = call("/")
    page.evaluate("table => localStorage.setItem('ludothek.children', JSON.stringify([table]))", made["table"])
    page.goto(f"/t/{made['seats'][0]['token']}")
    expect(page.locator(LIT).first).to_be_attached()
    assert board(page).locator("svg text").count() == 0
    name = str(page.locator(LIT).first.get_attribute("data-square"))
    space(page, name).click()
    expect(space(page, name)).to_have_attribute("aria-label", re.compile("is here|car of"))
    assert objections(page) == []
