"""A newcomer's turn of Victory: what to do next, what the others did, what each thing is, by mouse and by finger."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.core.fields import CHANCE
from ludothek.core.table import Table
from ludothek.games.victory.telling import tell
from tests.browser.axe import SIZES
from tests.browser.pages import Pages, spoken_in_turn
from tests.browser.server import Server
from tests.browser.table import action, rows, status, until
from tests.browser.test_phone import PHONE
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
    point,
    race,
    tile_of,
    word,
)
from tests.browser.words import LANGUAGES, say


def has_one_colour(table: Table) -> bool:
    return bool(table.view()["phase"] == "drive" and len(set(table.view()["dice"])) == 1)


def is_second_round(table: Table) -> bool:
    """The others have driven, and somebody chooses dice."""
    view = table.view(int(table.turn)) if table.turn != "over" else {"phase": "over"}
    return view["phase"] == "take" and any(len(step["path"]) > 1 for step in view["trail"])


# --- the map ---


@pytest.mark.parametrize("size", SIZES)
def test_the_map_never_changes_its_size(call: Pages, settled: Server, size: str) -> None:
    """It grew and shrank with what stood beneath it: dice to take, the turn before, cars that dropped out."""
    page, line = call(None, viewport=SIZES[size]), race(3, lambda table: table.view()["round"] == 3)
    boxes, phases = [], set()
    for played in range(0, len(line), 2):
        table = after(3, line[:played])
        page.goto(f"/t/{lay(settled, 3, line[:played])[int(table.turn)]}")
        page.locator(LIT).or_(page.locator("[data-take]")).first.wait_for(state="attached")
        boxes.append(page.locator(".course").first.bounding_box())
        phases.add(table.view()["phase"])
    assert phases == {"take", "drive"}
    assert boxes == [boxes[0]] * len(boxes)


@pytest.mark.parametrize("seat", [0, 1])
def test_north_is_up_whoever_looks(call: Pages, settled: Server, seat: int) -> None:
    """The log says "north", and to the second of two it was drawn downwards."""
    page = call(f"/t/{lay(settled, 2, [])[seat]}")
    north, south = (page.locator(finger(name)).bounding_box() for name in ("0.7", "0.1"))
    assert north
    assert south
    assert north["y"] < south["y"]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_on_a_phone_the_map_takes_what_the_desk_does_not_need(call: Pages, settled: Server, seats: int) -> None:
    """About 120 pixels lay idle above the actions while one drove."""
    page, _ = opened(call, settled, seats, race(seats, is_driving), **PHONE)
    sheet, bar = page.locator(".sheet table").bounding_box(), page.get_by_role("toolbar").bounding_box()
    assert sheet
    assert bar
    assert 0 <= bar["y"] - (sheet["y"] + sheet["height"]) <= 56


# --- what to do next ---


def test_the_status_names_the_next_step_from_the_throw_to_the_last_die(call: Pages, settled: Server) -> None:
    """Nothing said "throw"."""
    page, view = opened(call, settled, 2, race(2, lambda table: table.view()["phase"] == "take"))
    expect(status(page)).to_contain_text(word("next-take", crosses=view["crosses"]))
    expect(status(page)).to_contain_text(word("aim"))
    for dice in (1, 2):
        expect(page.locator(f'[data-take="{dice}"]')).to_contain_text(word("do-take", dice=dice))
    page, view = opened(call, settled, 2, race(2, is_driving))
    expect(status(page)).to_contain_text(word("next-die"))
    die(page, "B").click()
    expect(status(page)).to_contain_text(word("next-point", colour="B"))
    page, view = opened(call, settled, 2, race(2, has_one_colour))
    expect(status(page)).to_contain_text(word("next-last", colour=view["dice"][0], count=len(view["dice"])))


WITHIN = "box => [...box.querySelectorAll('b, .risk, .about span')].every(one => one.scrollWidth <= one.clientWidth)"


def test_the_risks_are_told_whole_on_a_phone(call: Pages, settled: Server) -> None:
    """ "33 % miss, 0 % out" said nothing to who does not know the rules; the words stand beside the numbers and fit."""
    line = race(6, lambda table: table.view()["phase"] == "take" and table.view()["crosses"] == 2)
    page = call(f"/t/{lay(settled, 6, line)[int(after(6, line).turn)]}", **PHONE)
    takes = page.locator(".takes")
    takes.wait_for()
    for language in spoken_in_turn(page):
        for text in (word("risk-miss", language), word("risk-out", language), word("do-take", language, dice=2)):
            expect(takes.get_by_text(text).first).to_be_visible()
        box, bar = takes.bounding_box(), page.get_by_role("toolbar").bounding_box()
        assert box
        assert bar
        assert box["y"] + box["height"] <= bar["y"], language
        assert takes.evaluate(WITHIN), language


def test_a_turn_that_waits_to_be_ended_is_still_mine_on_the_board(call: Pages, settled: Server) -> None:
    """The next car was marked already, while the panel said that it was my turn."""
    page, view = opened(call, settled, 2, race(2, lambda table: len(table.view()["dice"] or "") == 1))
    page.locator(LIT).first.click()
    expect(action(page, "done")).to_be_visible()
    expect(page.locator("[data-standing].driver")).to_have_attribute("data-standing", str(view["driver"]))
    expect(page.locator("[data-car]:has(.active)")).to_have_attribute("data-car", str(view["driver"]))


# --- what the others did ---


def test_the_others_whole_turn_stays_numbered_until_one_chooses(call: Pages, settled: Server) -> None:
    page, view = opened(call, settled, 3, race(3, is_second_round))
    driven = [step for step in view["trail"] if len(step["path"]) > 1]
    assert driven
    legs = page.locator("[data-leg]")
    expect(legs).to_have_count(len(driven))
    numbers = [sum(other["seat"] == step["seat"] for other in driven[: i + 1]) for i, step in enumerate(driven)]
    expect(legs).to_have_text([str(number) for number in numbers])
    for step in driven:
        expect(page.locator(f'[data-trail="{step["path"][-1]}"][data-driver="{step["seat"]}"]').first).to_be_attached()
    page.locator('[data-take="1"]').click()
    expect(legs).to_have_count(0)


def test_a_missed_turn_is_marked_and_told_to_who_missed_it(call: Pages, settled: Server) -> None:
    """V5.3: one saw the next car throw, and not why."""
    line = race(2, lambda table: any(step["missed"] for step in table.view(1)["trail"] if step["seat"] == 1))
    table, tokens = after(2, line[:-1]), lay(settled, 2, line[:-1])
    assert table.turn == 1
    page = call(f"/t/{tokens[1]}")
    page.locator(f'[data-take="{line[-1][-1]}"]').click()
    expect(page.locator(f'[data-still="{table.view()["cars"][1]}"]')).to_be_attached()
    expect(status(page)).to_contain_text(word("news-missed"))


# --- cards ---


def test_a_tap_on_anything_opens_its_card_and_an_enemy_never_scolds(call: Pages, settled: Server) -> None:
    page, view = opened(call, settled, 3, race(3, lambda table: is_driving(table) and table.view()["round"] > 1))
    other = (view["driver"] + 1) % 3
    free = next(
        f"{tile}.5" for tile in range(12) if f"{tile}.5" not in {*view["cars"], *goals(view, "R"), *goals(view, "B")}
    )
    things: list[tuple[Locator, str, str]] = [
        (point(page, view["cars"][other]), word("card-car", side=view["colours"][other], mine=0), "V6.5"),
        (
            point(page, view["cars"][view["driver"]]),
            word("card-car", side=view["colours"][view["driver"]], mine=1),
            "V6.2",
        ),
        (point(page, free), word("card-point", tile=int(free.split(".")[0]), way="middle"), "V6.2"),
        (page.locator('[data-thing="crosses"]'), word("card-crosses", crosses=view["crosses"]), "V5.3"),
        (page.locator('[data-thing="sheet"]'), word("legend-sheet"), "V7.5"),
        (page.locator('th[data-thing="column:0"]'), word("legend-to-go", laps=0), "V7.5"),
        (
            page.locator(f'[data-standing="{other}"] button'),
            word("card-car", side=view["colours"][other], mine=0),
            "V6.5",
        ),
    ]
    for thing, title, rule in things:
        thing.click()
        expect(card(page, title).get_by_role("button", name=re.compile(re.escape(rule))).first).to_be_visible()
        expect(status(page)).not_to_have_class(re.compile("kind"))
        page.keyboard.press("Escape")
    page.locator('rect[data-thing="line"]').last.click()
    expect(card(page, word("card-line"))).to_contain_text(word("card-line-wins", laps=3))
    page.keyboard.press("c")
    crib = page.get_by_role("dialog")
    for title in (word("card-throws"), word("card-die", colour="B"), word("card-track"), word("legend-sheet")):
        expect(crib.get_by_role("heading", name=title, exact=True)).to_be_visible()


def test_a_click_on_another_car_scolded_while_a_die_was_taken_up(call: Pages, settled: Server) -> None:
    """V6.5: it opens the card, beside the reason; the die stays taken up and is played then."""
    page, view = opened(call, settled, 3, race(3, lambda table: is_driving(table) and table.view()["round"] > 1))
    reds = goals(view, "R")
    die(page, "R").click()
    for other in {*range(3)} - {view["driver"]}:
        point(page, view["cars"][other]).click()
        expect(card(page, word("card-car", side=view["colours"][other], mine=0))).to_be_visible()
        expect(status(page).get_by_role("button", name=re.compile(r"V6\.\d"))).to_be_visible()  # it has been answered
        expect(status(page)).not_to_have_class(re.compile("kind"))
    expect(die(page, "R")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(LIT)).to_have_count(len(reds))
    point(page, reds[0]).click()
    expect_car(page, reds[0], view["driver"])


def middle(page: Page, name: str) -> tuple[float, float]:
    box = page.locator(finger(name)).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def is_beside_an_enemy(table: Table) -> bool:
    """A car of another side stands one point beside a point that can be driven to."""
    if table.view()["phase"] != "drive":
        return False
    view = table.view(int(table.turn))
    return enemy_beside_a_goal(view) is not None


def enemy_beside_a_goal(view: dict[str, Any]) -> int | None:
    """Two points of one tile, with no point between them: 1 2 3 / 4 5 6 / 7 8 9."""
    ends = {one["goal"] for one in view["choices"]}
    for seat, at in enumerate(view["cars"]):
        tile, place = at.split(".") if at else ("", "0")
        beside = [int(place) + by for by in (-3, 3)] if at else []
        if at and seat != view["driver"] and any(f"{tile}.{other}" in ends for other in beside):
            return seat
    return None


def test_a_finger_on_an_enemys_car_opens_its_card_and_drives_nowhere(call: Pages, settled: Server) -> None:
    """The point beside it was driven to: it took every finger within 44 pixels."""
    page, view = opened(call, settled, 4, race(4, is_beside_an_enemy), **PHONE)
    enemy = enemy_beside_a_goal(view)
    assert enemy is not None
    lit = page.locator(LIT)
    expect(lit).to_have_count(len(view["choices"]))
    page.touchscreen.tap(*middle(page, view["cars"][enemy]))
    expect(card(page, word("card-car", side=view["colours"][enemy], mine=0))).to_be_visible()
    expect(lit).to_have_count(len(view["choices"]))


# --- dragging ---


def pull(page: Page, thing: Locator, goal: Locator) -> None:
    for place, act in ((thing, page.mouse.down), (goal, page.mouse.up)):
        box = place.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
        act()


def finger(name: str) -> str:
    return f'[data-square="{name}"] .finger'


def test_a_die_is_dragged_to_its_point_and_the_car_too(call: Pages, settled: Server) -> None:
    """What can be clicked can be dragged; let go elsewhere, it says why or lies where it was."""
    page, view = opened(call, settled, 2, race(2, lambda table: is_driving(table) and len(table.view()["dice"]) > 2))
    seat, reds, blues = view["driver"], goals(view, "R"), goals(view, "B")
    pull(page, die(page, "R"), page.locator(finger(blues[-1])))
    expect(status(page).get_by_role("button", name=re.compile(r"V6\.1"))).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(LIT)).to_have_count(len(reds) + len(blues))
    pull(page, die(page, "R"), page.locator(finger(reds[-1])))
    expect_car(page, reds[-1], seat)
    goal = page.locator(LIT).last.get_attribute("data-square")
    assert goal
    pull(page, page.locator(finger(reds[-1])), page.locator(finger(goal)))
    expect_car(page, goal, seat)


# --- advice ---


def test_a_hint_is_drawn_on_the_course_and_on_the_dice(call: Pages, settled: Server) -> None:
    page, _ = opened(call, settled, 2, race(2, lambda table: table.view()["phase"] == "take"))
    action(page, "hint").click()
    expect(page.locator("[data-take][data-advice]")).to_have_count(1)
    page, view = opened(call, settled, 2, race(2, is_driving))
    action(page, "hint").click()
    arrow = page.locator("g[data-advice]")
    expect(arrow).to_have_count(1)
    goal = arrow.get_attribute("data-advice")
    assert goal in goals(view, "R") + goals(view, "B")
    expect(status(page)).to_contain_text(re.compile(rf"to tile {goal.split('.')[0]}\b"))
    row = rows(page).count()
    point(page, goal).click()
    until(page, lambda: rows(page).count() > row)
    expect(arrow).to_have_count(0)
    expect(board(page)).to_be_visible()


# --- what would have been best, and how it ended ---


COMPILED = 60_000  # milliseconds until the strongest bot has answered for the first time


def drive_badly(page: Page, view: dict[str, Any]) -> None:
    """Play every die, as far back as it goes."""
    here, tiles = tile_of(view["cars"][view["driver"]]), len(view["tiles"])
    while names := page.locator(LIT).evaluate_all("all => all.map(one => one.dataset.square)"):
        goal = min(names, key=lambda name: ahead(here, name, tiles))
        page.locator(finger(goal)).click()
        expect_car(page, goal, view["driver"])


@pytest.mark.parametrize("size", SIZES)
def test_what_would_have_been_best_is_drawn_from_where_the_turn_began(call: Pages, settled: Server, size: str) -> None:
    """Numbered lines, each from the point where the one before ends, until one does not like to see them."""
    line = race(2, lambda table: is_driving(table) and len(table.view()["dice"]) > 2)
    table, page = after(2, line), call(None, alone=True, viewport=SIZES[size])
    heard: list[dict[str, Any]] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    page.add_init_script("localStorage.setItem('ludothek.settings', JSON.stringify({ review: true }))")
    page.goto(f"/t/{lay(settled, 2, line)[int(table.turn)]}")
    view = table.view(int(table.turn))
    page.locator(LIT).first.wait_for(state="attached")
    drive_badly(page, view)
    action(page, "done").click()
    expect(status(page)).to_contain_text(say("status-review", moves="").strip(), timeout=COMPILED)
    told = next(message for message in heard if message["t"] == "review")["moves"]
    assert len(told) > 1
    drawn = page.locator("g[data-advice]")
    assert drawn.evaluate_all("all => all.map(one => one.dataset.advice)") == [move["clicks"][-1] for move in told]
    expect(drawn.locator("text")).to_have_text([str(n + 1) for n in range(len(told))])
    for n, move in enumerate(told):
        begins = re.match(r"M([-\d.]+) ([-\d.]+)L", drawn.nth(n).locator("path.line").get_attribute("d") or "")
        place = page.locator(f"{finger(move['said']['facts']['from'])}")
        assert begins
        assert [float(one) for one in begins.groups()] == [
            float(place.get_attribute(one) or "") for one in ("cx", "cy")
        ]


def reckless() -> Table:
    """A race of two who always take two dice and never hurry, until four crosses have put one of them out."""
    table = after(2, [])
    while table.turn != "over":
        moves = table.moves()
        table.play("take 2" if "take 2" in moves else moves[0])
    return table


def test_the_end_tells_the_throw_that_decided_it(call: Pages, settled: Server) -> None:
    """V5.4, V8.5: "Only one car is left" did not say why."""
    table = reckless()
    message, facts = tell(table.board, table.line[-1].before, table.line[-1].action)
    assert (message, facts["out"], table.view()["ending"]) == ("said-throw-on", 1, "last")
    tokens = lay(settled, 2, [played.text for played in table.line if played.actor != CHANCE])
    for language in LANGUAGES:
        page = call(f"/t/{tokens[0]}", locale=language)
        panel = page.get_by_role("region", name=say("over-title", language))
        expect(panel).to_contain_text(f"{word(message, language, **facts)} {word('ending-last', language)}")
