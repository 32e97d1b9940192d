"""Victory on the screen: dice and points by click, tap and key, risks, lap sheet, refusals, and a race to its end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from ludothek.core.table import Table
from tests.browser.axe import objections_everywhere
from tests.browser.pages import Pages
from tests.browser.server import CURIOUS, PERSON, Server
from tests.browser.table import action, rows, status, until
from tests.browser.test_keyboard import is_seen, tab_to
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.victory import (
    LIT,
    after,
    ahead,
    board,
    card,
    die,
    expect_car,
    goals,
    is_driving,
    lay,
    opened,
    over,
    point,
    race,
    tile_of,
    word,
)
from tests.browser.words import say

MANY = 400  # more clicks than a race has


# --- one turn ---


def test_one_die_or_two_with_the_risk_of_each(call: Pages, settled: Server) -> None:
    line = race(2, lambda table: table.view()["phase"] == "take" and table.view()["crosses"] == 2)
    page, view = opened(call, settled, 2, line)
    assert view["risks"] == [{"miss": (1, 3), "out": (0, 3)}, {"miss": (4, 9), "out": (1, 9)}]
    takes = board(page).get_by_role("group", name=word("take-title"))
    for dice, miss, out in ((1, 33, 0), (2, 44, 11)):
        button = takes.locator(f'[data-take="{dice}"]')
        told = [word("do-take", dice=dice), word("risk-miss"), f"{miss}%", word("risk-out"), f"{out}%"]
        expect(button).to_have_text(re.compile(r"\s*".join(map(re.escape, told))))
        for label in (word("risk-title"), word("risk-miss"), word("risk-out")):
            expect(takes.get_by_text(label).first).to_be_visible()
    expect(board(page).get_by_role("button", name=re.compile(word("spoken-crosses", crosses=2)))).to_be_visible()
    row = rows(page).count()
    page.locator('[data-take="1"]').click()
    expect(rows(page).nth(row)).to_contain_text(word("said-take", side=view["colours"][view["driver"]], dice=1))


def test_a_move_by_die_and_point_and_another_by_the_point_alone(call: Pages, settled: Server) -> None:
    page, view = opened(call, settled, 2, race(2, lambda table: is_driving(table) and len(table.view()["dice"]) > 2))
    seat, reds, blues = view["driver"], goals(view, "R"), goals(view, "B")
    expect(page.locator(LIT)).to_have_count(len(reds) + len(blues))
    die(page, "R").click()
    expect(die(page, "R")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(LIT)).to_have_count(len(reds))
    page.keyboard.press("Escape")
    expect(page.locator(LIT)).to_have_count(len(reds) + len(blues))
    die(page, "R").click()
    point(page, reds[0]).click()
    expect_car(page, reds[0], seat)
    expect(page.locator(f'[data-trail="{reds[0]}"]')).to_be_attached()
    goal = page.locator(LIT).first.get_attribute("data-square")
    assert goal
    point(page, goal).click()
    expect_car(page, goal, seat)


def test_undo_goes_back_to_the_second_throw(call: Pages, settled: Server) -> None:
    page, view = opened(call, settled, 2, race(2, is_driving))
    seat, here = view["driver"], view["cars"][view["driver"]]
    goal = goals(view, "R")[0]
    point(page, goal).click()
    expect_car(page, goal, seat)
    action(page, "undo").click()
    expect_car(page, here, seat)
    expect(page.locator(LIT)).to_have_count(len(view["choices"]))
    expect(page.locator("[data-trail]")).to_have_count(0)
    expect(action(page, "takeback")).to_be_visible()  # before the second throw only together


def test_what_cannot_be_driven_says_why_and_where_that_is_written(call: Pages, settled: Server) -> None:
    def has_neighbour(table: Table) -> bool:
        return is_driving(table) and any(line["blocked"] is not None for line in table.view()["lines"])

    page, view = opened(call, settled, 6, race(6, has_neighbour))
    blocked = next(line for line in view["lines"] if line["blocked"] is not None)
    die(page, blocked["colour"]).click()
    point(page, view["cars"][blocked["blocked"]]).click()
    expect(status(page)).to_contain_text(word(view["sides"][blocked["blocked"]]))
    expect(status(page).get_by_role("button", name=re.compile(r"V6\.[56]"))).to_be_visible()
    die(page, blocked["colour"]).click()
    other = goals(view, "B" if blocked["colour"] == "R" else "R")[0]
    die(page, blocked["colour"]).click()
    point(page, other).click()
    expect(status(page).get_by_role("button", name=re.compile(r"V6\.1"))).to_be_visible()
    if "X" in "".join(view["throws"]):
        page.keyboard.press("Escape")  # the card, then the die
        page.keyboard.press("Escape")
        die(page, "X").click()
        expect(
            card(page, word("card-die", colour="X")).get_by_role("button", name=re.compile(r"V5\.2"))
        ).to_be_visible()


def test_a_car_is_seen_driving_along_its_line(call: Pages, settled: Server) -> None:
    page, view = opened(call, settled, 2, race(2, is_driving), reduced_motion="no-preference")
    page.evaluate(
        """seat => { window.seen = new Set(); const look = () => {
            seen.add(document.querySelector(`[data-car="${seat}"]`)?.getAttribute("transform"))
            requestAnimationFrame(look) }; look() }""",
        view["driver"],
    )
    far = max((one for one in view["choices"] if one["kind"] == "move"), key=lambda one: one["length"])
    point(page, far["goal"]).click()
    expect_car(page, far["goal"], view["driver"])
    until(page, lambda: bool(page.evaluate("seen.size > 4")))


# --- the lap sheet ---


def test_the_lap_sheet_is_a_table_filled_in_the_order_of_the_cars(call: Pages, settled: Server) -> None:
    line = race(3, lambda table: table.turn != "over" and len(table.view()["sheet"][1]["cars"]) == 3)
    page, view = opened(call, settled, 3, line)
    sheet = board(page).get_by_role("table", name=word("legend-sheet"))
    heads = [word("legend-to-go", laps=laps) for laps in (3, 2, 1)] + [word("legend-finish")]
    expect(sheet.get_by_role("columnheader")).to_have_text([re.compile(re.escape(head)) for head in heads])
    for column, entered in enumerate(view["sheet"]):
        for place, seat in enumerate(entered["cars"]):
            cell = sheet.get_by_role("row").nth(place + 1).get_by_role("cell").nth(column)
            expect(cell.get_by_role("img", name=word(view["sides"][seat]))).to_be_visible()
    assert sheet.get_by_role("img").count() == sum(len(column["cars"]) for column in view["sheet"])
    for seat, count in enumerate(view["counts"]):
        to_go = word("to-go", laps=min(3, 3 - count))
        expect(page.locator(f'[data-standing="{seat}"]')).to_contain_text(to_go)


# --- a whole race ---


def test_a_person_races_a_bot_over_three_laps_to_the_places(call: Pages, settled: Server) -> None:
    made = settled.http.post("/api/tables", json={"game": "victory", "seats": [PERSON, CURIOUS]}).json()
    page = call(f"/t/{made['seats'][0]['token']}")
    drive_home(page)
    places = page.locator("[data-standing]")
    expect(places.nth(0)).to_contain_text(word("drawn-place", place=1))
    expect(places.nth(1)).to_contain_text(word("drawn-place", place=2))
    sheet = board(page).get_by_role("table", name=word("legend-sheet"))
    winner = places.nth(0).get_by_role("img").get_attribute("aria-label")
    home = sheet.locator("td.home").get_by_role("img")
    if home.count():  # nobody comes home where all the others drop out
        assert home.first.get_attribute("aria-label") == winner
    wins = say("over-you-win") if winner == word("side-R") else say("over-wins", name="").rstrip(" .")
    expect(over(page).get_by_role("heading")).to_contain_text(wins)


def drive_home(page: Page) -> None:
    """Do the next thing there is to do, until the race is over."""
    done, take = action(page, "done"), page.locator('[data-take="1"]')
    for _ in range(MANY):
        page.locator(LIT).first.or_(take).or_(done).or_(over(page)).first.wait_for()
        if over(page).count():
            return
        row = rows(page).count()
        best_thing(page, take, done).click()
        page.wait_for_function("n => document.querySelectorAll('[role=tabpanel] li a').length !== n", arg=row)
    raise AssertionError("the race does not end")


def best_thing(page: Page, take: Locator, done: Locator) -> Locator:
    for one in (done, take):
        if one.count():
            return one
    here = tile_of(page.locator("[data-square]").evaluate_all(STANDS, word("spoken-car", side="R")))
    lit = page.locator(LIT).evaluate_all("all => all.map(one => [one.dataset.square, one.ariaLabel])")
    home = [name for name, spoken in lit if word("goal-finish") in spoken]
    return point(page, home[0] if home else max((name for name, _ in lit), key=lambda name: ahead(here, name, 12)))


STANDS = "(all, car) => all.find(one => one.ariaLabel.endsWith(car)).dataset.square"


# --- for everyone ---


def has_two_to_the_north(table: Table) -> bool:
    """The second throw has just been made, and a red line leads two points to the north."""
    lines = [one for one in table.view()["lines"] if (one["colour"], one["way"]) == ("R", "n")]
    return is_driving(table) and not table.can_undo() and any(len(one["goals"]) > 1 for one in lines)


def test_a_turn_with_nothing_but_the_keyboard(call: Pages, settled: Server) -> None:
    line = race(3, has_two_to_the_north)
    view = after(3, line).view()
    goal = next(one for one in view["lines"] if (one["colour"], one["way"]) == ("R", "n"))["goals"][1]
    page, _ = opened(call, settled, 3, line[:-1])
    page.keyboard.press(line[-1][-1])
    expect(page.locator(LIT).first).to_be_attached()
    page.keyboard.press("r")
    expect(die(page, "R")).to_have_attribute("aria-pressed", "true")
    tab_to(page, page.locator('[data-square][tabindex="0"]'))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(point(page, goal)).to_be_focused()
    assert is_seen(page)
    page.keyboard.press("Enter")
    expect_car(page, goal, view["driver"])


def test_the_choices_are_a_list_and_the_lines_are_told(call: Pages, settled: Server) -> None:
    page, view = opened(call, settled, 6, race(6, is_driving))
    listed = board(page).get_by_role("list", name=word("choices-title"))
    expect(listed.get_by_role("button")).to_have_count(len(view["choices"]))
    told = board(page).locator("[aria-live]")
    for line in view["lines"]:
        expect(told).to_contain_text(word("line-die", colour=line["colour"]))
        if line["goals"]:
            reach = {"length": len(line["goals"]), "tile": int(line["goals"][-1].split(".")[0])}
            expect(told).to_contain_text(word("line-reach", way=line["way"], **reach))
        if line["blocked"] is not None:
            expect(told).to_contain_text(word("line-blocked", side=view["colours"][line["blocked"]]))
    assert not re.search(r"\d\.\d", told.inner_text())
    row = rows(page).count()
    listed.get_by_role("button").first.press("Enter")
    expect(rows(page)).to_have_count(row + 1)


def test_a_turn_by_taps_on_the_phone(call: Pages, settled: Server) -> None:
    page, view = opened(call, settled, 6, race(6, is_driving), **PHONE)
    assert_fits(page)
    box, bar = board(page).bounding_box(), page.get_by_role("toolbar").bounding_box()
    assert box
    assert bar
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= bar["y"]
    for lit in page.locator(LIT).all():
        size = lit.locator(".finger").bounding_box()
        assert size
        assert min(size["width"], size["height"]) >= 43.5
    expect(board(page).get_by_role("table", name=word("legend-sheet"))).to_be_in_viewport()
    goal = goals(view, "R")[-1]
    spot = point(page, goal).locator(".finger").bounding_box()
    assert spot
    page.touchscreen.tap(spot["x"] + spot["width"] / 2 + 4, spot["y"] + spot["height"] / 2 - 5)
    expect_car(page, goal, view["driver"])


def test_axe_finds_nothing(call: Pages, settled: Server) -> None:
    line = race(6, is_driving)
    page, _ = opened(call, settled, 6, line)
    assert objections_everywhere(page) == []
    page.goto(f"/t/{lay(settled, 2, [])[int(after(2, []).turn)]}")
    expect(page.locator('[data-take="2"]')).to_be_visible()
    assert objections_everywhere(page) == []
