"""Masters Victory on the screen: dealing, fights, fire, the triple switch, one screen for two, and small screens."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ludothek.games.masters_victory.board import MAP, crowned, name
from tests.browser.axe import objections, objections_everywhere
from tests.browser.masters_victory import (
    DEALS,
    HIT,
    HOME,
    NEAR,
    SHOT,
    action_button,
    after,
    board,
    chip,
    click,
    lay,
    lost,
    opened,
    slot,
    square,
    word,
)
from tests.browser.pages import Pages
from tests.browser.server import Server
from tests.browser.table import action, expect_last, rows, sit_too, status, until
from tests.browser.test_keyboard import is_seen, tab_to
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say


def deal_button(page: Page) -> None:
    page.get_by_role("button", name=word("do-deal")).click()


def button(page: Page, id: str, **facts: object) -> None:
    page.get_by_role("button", name=word(id, **facts), exact=True).click()


def expect_name(page: Page, at: str, text: str) -> None:
    """What is read aloud on a square begins like this."""
    expect(square(page, at)).to_have_attribute("aria-label", re.compile("^" + re.escape(text)))


# --- dealing ---


def test_numbers_are_dealt_by_drag_by_click_and_swapped(visit: Pages, house: Server) -> None:
    page = opened(visit, house, [])
    chip(page, "3M").drag_to(square(page, "B7"))
    expect_name(page, "B7", f"B7, {word('your-type', type='F')} 3♛")
    chip(page, "1").click()
    slot(page, 0).click()
    chip(page, "1").drag_to(slot(page, 1))
    for at in ("B9", "B11", "B14"):  # an empty square takes the next number of the tray
        click(page, at)
    expect(page.locator("button[data-number]")).to_have_count(0)
    click(page, "B7", "B14")  # two squares swap
    square(page, "B2").drag_to(slot(page, 2))
    shown = page.locator("button[data-slot]").evaluate_all("all => all.map(one => one.ariaLabel)")
    numbers = ["3", "1", "1", "2", "2", "M"]
    squares = ["B2", "B5", "B7", "B9", "B11", "B14"]
    assert shown == [word("deal-slot", square=at, number=n) for at, n in zip(squares, numbers, strict=True)]
    deal_button(page)
    expect_last(page, "deal F 3 1 1 2 2 3M")
    expect(page.get_by_role("heading", name=word("deal-title", type="T"))).to_be_visible()


def test_numbers_of_a_hint_are_laid_by_tapping_their_squares(visit: Pages, house: Server) -> None:
    """They were written on the map alone, too small for a phone, and had to be copied one by one."""
    page = opened(visit, house, [], **PHONE)
    action(page, "hint").tap()
    advised = page.locator("button[data-slot][data-advised]")
    expect(advised).to_have_count(6)
    numbers = advised.evaluate_all("all => all.map(one => one.dataset.advised)")
    for i in range(6):
        slot(page, i).tap()
    expect(advised).to_have_count(0)
    deal_button(page)
    expect(page.get_by_role("heading", name=word("deal-title", type="T"))).to_be_visible()
    page.get_by_role("button", name=say("page-log"), exact=True).tap()
    expect_last(page, f"deal F {' '.join(numbers)}")


def test_numbers_are_dealt_with_nothing_but_the_keyboard(visit: Pages, house: Server) -> None:
    page = opened(visit, house, [])
    tab_to(page, page.locator('g[data-square][tabindex="0"]'))
    expect(square(page, "B2")).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(square(page, "B5")).to_be_focused()
    assert is_seen(page)
    page.keyboard.press("Enter")
    tab_to(page, chip(page, "3M"))
    page.keyboard.press("Enter")
    expect(chip(page, "3M")).to_have_attribute("aria-pressed", "true")
    tab_to(page, slot(page, 5))
    page.keyboard.press("Enter")
    expect(slot(page, 5)).to_have_attribute("aria-label", word("deal-slot", square="B14", number="M"))
    for at in (2, 3, 4):
        slot(page, at).press("Enter")
    page.get_by_role("button", name=word("do-deal")).press("Enter")
    expect_last(page, "deal F 1 1 2 2 3 3M")


def test_a_deal_is_shuffled_kept_and_used_again(visit: Pages, house: Server) -> None:
    first, second = lay(house, []), lay(house, [])
    page = visit(f"/t/{first[0]}")
    keep = page.get_by_role("button", name=word("deal-keep"))
    place = keep.bounding_box()
    action(page, "hint").click()
    expect(status(page)).to_contain_text(say("status-hint", said="").strip())
    button(page, "deal-shuffle")
    expect(status(page)).not_to_contain_text(say("status-hint", said="").strip())  # it spoke of another deal
    assert keep.bounding_box() == place  # it came to lie under the pointer
    laid = page.locator("button[data-slot]").evaluate_all("all => all.map(one => one.ariaLabel)")
    keep.click()
    assert keep.bounding_box() == place
    page.goto(f"/t/{second[0]}")
    button(page, "deal-use")
    expect(page.locator("button[data-number]")).to_have_count(0)
    assert page.locator("button[data-slot]").evaluate_all("all => all.map(one => one.ariaLabel)") == laid


def test_green_deals_on_its_own_side_and_in_its_own_order(visit: Pages, house: Server) -> None:
    page = opened(visit, house, DEALS[:3])
    near, far = square(page, "Q14").bounding_box(), square(page, "B2").bounding_box()
    assert near
    assert far
    assert near["y"] > far["y"]
    chip(page, "3M").click()
    click(page, "Q14")
    expect(slot(page, 0)).to_have_attribute("aria-label", word("deal-slot", square="Q14", number="M"))
    expect(page.get_by_text("3♛ 1 2 3 1 2")).to_have_count(0)  # what Red has dealt


# --- fights ---


def test_a_fight_by_numbers_is_won_and_the_winner_goes_on(visit: Pages, house: Server) -> None:
    page = opened(visit, house, NEAR)
    rule = word("spoken-target", square="Q7", type="F", rule=1)
    expect(square(page, "K7")).to_have_attribute("aria-label", re.compile(re.escape(rule)))
    click(page, "K7")
    expect_name(page, "L7", f"L7; {word('goal-left', steps=11)}")
    expect(square(page, "Q7")).to_have_attribute("aria-label", re.compile(word("goal-attack", rule=1)))
    click(page, "Q7")
    expect(lost(page, 1).locator('[data-lost="F2"]')).to_be_visible()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "2")
    expect(page.locator('[data-gone="Q7"]')).to_be_attached()
    expect_name(page, "R7", f"R7; {word('goal-left', steps=5)}")
    click(page, "R7")
    expect(page.locator('[data-last="Q7 R7"]')).to_be_attached()
    expect_name(page, "R7", f"R7, {word('your-type', type='F')} 3, {word('legend-moved')}")


def test_a_fight_by_numbers_is_lost_and_only_the_outcome_is_told(visit: Pages, house: Server) -> None:
    page = opened(visit, house, NEAR)
    click(page, "K5", "Q5")
    expect(lost(page, 0).locator('[data-lost="F1"]')).to_be_visible()
    expect_name(page, "Q5", f"Q5, {word('spoken-theirs', type='F', number='', side=1)}")
    page.get_by_role("button", name=word("show-beliefs")).click()
    can = after([*NEAR, "K5xQ5"]).view(0)["pieces"]
    sure = next(one["possible"] for one in can if one["square"] == "Q5")
    assert "1" not in [number for number, _ in sure]
    numbers = ", ".join(f"{crowned(number)} ({round(100 * share)}\u00a0%)" for number, share in sure)
    expect(square(page, "Q5")).to_have_attribute(
        "aria-label", re.compile(re.escape(word("legend-possible", numbers=numbers)))
    )


def test_a_bomber_takes_a_tank_and_stays_and_what_the_tank_protected_is_open(visit: Pages, house: Server) -> None:
    page = opened(visit, house, NEAR)
    expect(square(page, "M7")).to_have_attribute("aria-label", re.compile(word("legend-protected", by="N6")))
    square(page, "M7").hover()
    expect(page.locator('[data-guard="N6 M7"]')).to_be_attached()
    click(page, "K7", "M7")
    expect(status(page)).to_contain_text("N6")
    expect(status(page).get_by_role("button", name=re.compile(r"W9\.2"))).to_be_visible()
    click(page, "K8", "N6")
    action_button(page, "stay").click()
    expect(lost(page, 1).locator('[data-lost="T2"]')).to_be_visible()
    click(page, "K7")
    expect(square(page, "M7")).to_have_attribute("aria-label", re.compile(word("goal-attack", rule=2)))


def test_the_end_of_a_turn_can_be_said_while_a_piece_is_chosen(visit: Pages, house: Server) -> None:
    page = opened(visit, house, NEAR)
    click(page, "K7")
    expect(square(page, "K7")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(square(page, "K7")).to_have_attribute("aria-selected", "false")
    click(page, "K7", "L1")
    expect(action(page, "undo")).to_be_enabled()
    action(page, "undo").click()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "3")
    click(page, "K8")
    action_button(page, "end").click()
    expect(rows(page).last).to_contain_text(word("said-end", side=0, shot=0, over=0))


# --- fire ---


def test_artillery_fires_while_it_moves(visit: Pages, house: Server) -> None:
    page = opened(visit, house, SHOT, fire="auto", reduced_motion="no-preference")
    watch(page, "[data-going]")
    click(page, "D9")
    square(page, "E9").hover()
    expect(page.locator('[data-zone="H9r"]')).to_be_attached()  # where it would fire from there
    click(page, "E9")
    expect(lost(page, 1).locator('[data-lost="F3"]')).to_be_visible()
    until(page, lambda: bool(page.evaluate("seen.size > 3")))
    action_button(page, "stay").click()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "2")


def watch(page: Page, what: str) -> None:
    """Remember every place in which something is drawn."""
    page.evaluate(
        """what => { window.seen = new Set(); const look = () => {
            const at = document.querySelector(what)?.getAttribute("transform"); if (at) seen.add(at)
            requestAnimationFrame(look) }; look() }""",
        what,
    )


def test_artillery_fires_first_thing_in_its_turn_or_when_it_is_told_to(visit: Pages, house: Server) -> None:
    auto, ask = lay(house, [*HIT, "end"], fire="auto"), lay(house, [*HIT, "end"])
    page = visit(f"/t/{auto[0]}")
    expect(lost(page, 1).locator('[data-lost="F3"]')).to_be_visible()
    expect(page.locator('[data-gone="G9"]')).to_be_attached()
    page.goto(f"/t/{ask[0]}")
    expect(lost(page, 1).get_by_role("listitem")).to_have_text([word("legend-nothing")])
    action_button(page, "fire D9").click()
    expect(lost(page, 1).locator('[data-lost="F3"]')).to_be_visible()
    expect(page.locator("[data-moves]")).to_have_attribute("data-moves", "3")


def test_all_fire_zones_can_be_shown_and_the_start_squares_are_printed(visit: Pages, house: Server) -> None:
    page = opened(visit, house, DEALS)
    expect(page.locator("[data-zone]")).to_have_count(0)
    page.get_by_role("button", name=word("show-zones")).click()
    view = after(DEALS).view(0)
    red = {at for gun in ("D4", "D7", "D9", "D12") for at in view["zones"][gun]}
    expect(page.locator('[data-zone$="r"]')).to_have_count(len(red))
    printed = page.locator("[data-start]").evaluate_all("all => all.map(one => one.dataset.start)")
    assert set(printed) == {f"{name(at)}{sign}" for at, sign in enumerate(MAP) if sign in "FBTSA"}


# --- one screen for two ---


def test_the_map_is_covered_until_the_other_person_sits_down(visit: Pages, house: Server) -> None:
    red, green = lay(house, DEALS[:2])
    page = visit(f"/t/{green}")
    expect(board(page)).to_be_visible()
    sit_too(page, f"/t/{red}")
    button(page, "do-uncover", side=0)
    button(page, "deal-shuffle")
    deal_button(page)
    cover = page.get_by_role("dialog", name=word("cover-title", side=1))
    expect(cover).to_be_visible()
    expect(board(page)).to_have_count(0)  # neither to be seen nor to be heard
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    box, window = cover.bounding_box(), page.viewport_size
    assert box
    assert window
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, window["width"], window["height"])
    assert objections(page) == []
    button(page, "do-uncover", side=1)
    expect(cover).to_have_count(0)
    expect(page.get_by_role("heading", name=word("deal-title", type="F"))).to_be_visible()
    expect_name(page, "B2", f"B2, {word('spoken-theirs', type='F', number='', side=0)}")


def test_after_a_reload_the_map_is_covered_until_the_one_to_move_sits_down(visit: Pages, house: Server) -> None:
    red, green = lay(house, NEAR)
    page = visit(f"/t/{green}")
    expect(board(page)).to_be_visible()  # the only chair of this browser: nobody else looks on
    sit_too(page, f"/t/{red}")
    for _ in range(2):
        cover = page.get_by_role("dialog", name=word("cover-title", side=0))
        expect(cover).to_be_visible()
        expect(board(page)).to_have_count(0)
        at_the_log = "document.elementFromPoint(1100, 500).closest('dialog') !== null"
        assert page.evaluate(at_the_log)  # where one's deals are written
        button(page, "do-uncover", side=0)
        expect_name(page, "K7", f"K7, {word('your-type', type='F')} 3")
        page.reload()
    page.goto(f"/t/{green}")  # Red is to move, whoever's link it is
    expect(cover).to_be_visible()


# --- for everyone ---


def test_the_choices_of_the_chosen_piece_are_a_list(visit: Pages, house: Server) -> None:
    page = opened(visit, house, NEAR)
    view = after(NEAR).view(0)
    listed = page.get_by_role("list", name=word("choices-title"))
    expect(listed.get_by_role("button")).to_have_count(len({one["clicks"][0] for one in view["choices"]} - {"end"}))
    listed.locator('[data-choice="K8"]').press("Enter")
    mine = [one for one in view["choices"] if one["clicks"][0] == "K8"]
    expect(listed.get_by_role("button")).to_have_count(len(mine))
    first = listed.get_by_role("button").first
    expect(first).to_contain_text(word("legend-rule-2"))
    listed.locator('[data-choice="K8xN6"]').press("Enter")
    expect(lost(page, 1).locator('[data-lost="T2"]')).to_be_visible()


def test_the_tap_that_comes_nearer_on_the_phone_also_chooses_where_it_is_clear(visit: Pages, house: Server) -> None:
    page = opened(visit, house, NEAR, **PHONE)
    assert_fits(page)
    tap(page, "K7", right=0.45)  # or was it the piece beside it?
    expect(square(page, "K7")).to_have_attribute("aria-selected", "false")
    box = square(page, "K7").locator(".area").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    page.get_by_role("button", name=word("zoom-all")).click()
    tap(page, "K7")
    expect(square(page, "K7")).to_have_attribute("aria-selected", "true")
    box = square(page, "K7").locator(".area").bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    tap(page, "L7")
    expect_name(page, "L7", f"L7, {word('your-type', type='F')} 3")
    page.get_by_role("button", name=word("zoom-all")).click()
    expect(square(page, "A1")).to_be_in_viewport(ratio=1)
    expect(square(page, "R15")).to_be_in_viewport(ratio=1)


def tap(page: Page, at: str, right: float = 0.0) -> None:
    """On the middle of a square, or so many sides to the right of it."""
    box = square(page, at).locator(".area").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] * (0.5 + right), box["y"] + box["height"] / 2)


def test_axe_finds_nothing(visit: Pages, house: Server) -> None:
    turn, deal = lay(house, HOME), lay(house, [])
    page = visit(f"/t/{turn[0]}")
    square(page, "R1").focus()
    page.keyboard.press("Enter")
    expect(action_button(page, "switch R1")).to_be_visible()
    found = {"turn": objections_everywhere(page)}
    page.goto(f"/t/{deal[0]}")
    expect(chip(page, "3M")).to_be_visible()
    found["deal"] = objections_everywhere(page)
    assert found == {"turn": [], "deal": []}
