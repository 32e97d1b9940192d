"""One hand and a small screen: a whole move by taps, the board whole, nothing to push sideways."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import Pages
from tests.browser.server import CURIOUS, PATIENT, Server
from tests.browser.table import WINS, board, cited, open_table, play, square, status, wait_for_position
from tests.browser.test_first_turns import QUIET
from tests.browser.words import say, words_of

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def assert_fits(page: Page) -> None:
    wide = page.evaluate("[document.documentElement.scrollWidth, document.body.scrollWidth, innerWidth]")
    assert max(wide) == 390, wide


def test_a_whole_move_is_made_by_taps(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at, **PHONE)
    play(page, "d1>d6>c6", press=Locator.tap)
    wait_for_position(page, ["d1>d6>c6"])


def test_the_board_is_whole_and_never_under_anything(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at, **PHONE)
    box = board(page).bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 844
    assert box["width"] > 360
    for name in ("a1", "i1", "e5", "a9", "i9"):
        square(page, name).tap(trial=True)
        assert min(square(page, name).bounding_box()[side] for side in ("width", "height")) > 35


def test_the_board_stays_where_it_is_whatever_is_said_above_it(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at, **PHONE)
    expect(status(page)).to_contain_text(say("status-your-turn", side=say("side-0")))
    places = {"before": board(page).bounding_box()}
    square(page, "d1").tap()
    expect(square(page, "d1")).to_have_attribute("aria-selected", "true")
    places["chosen"] = board(page).bounding_box()
    square(page, "d2").tap()
    expect(cited(page)).to_be_visible()
    places["refused"] = board(page).bounding_box()
    assert places == dict.fromkeys(places, places["before"])


def test_the_board_stays_where_it_is_when_the_first_turns_are_over(visit: Pages) -> None:
    page = visit(**PHONE)
    open_table(page)
    before = board(page).bounding_box()
    play(page, *QUIET, press=Locator.tap)
    expect(status(page)).not_to_contain_text(words_of("tactix")("aim", short="false"))
    assert board(page).bounding_box() == before


def test_the_tag_of_whose_turn_it_is_leaves_the_name_free(visit: Pages, house: Server) -> None:
    page = visit(house.lay(black=CURIOUS).at, **PHONE)
    seats = page.get_by_role("list", name=say("table-seats"))
    tag, name = (seats.locator(f"[aria-current=true] {part}").bounding_box() for part in (".mark", "b"))
    assert tag
    assert name
    assert tag["y"] + tag["height"] <= name["y"]
    cut = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length"
    assert seats.locator("b").evaluate_all(cut) == 0


def test_badge_and_cups_of_a_winner_leave_the_name_free(visit: Pages, house: Server) -> None:
    laid = house.lay(black=CURIOUS)
    with house.seated(laid.white) as line:
        line.send(json.dumps({"t": "resign", "ply": 0}))
        while json.loads(line.recv(PATIENT))["view"]["turn"] != "over":
            pass
    page = visit(laid.at, **PHONE | {"locale": "de-DE"})
    winner = page.locator("li", has=page.locator(".cups")).locator("b")
    expect(winner).to_have_text("Bot (Neugierig)")
    assert winner.evaluate("one => one.scrollHeight <= one.clientHeight + 1 && one.scrollWidth <= one.clientWidth")


def test_nothing_on_the_phone_speaks_of_keys(visit: Pages, house: Server) -> None:
    page = visit(house.lay("d1>d7", "b9>b8").at, **PHONE)
    expect(status(page)).to_contain_text(say("status-your-turn", side=say("side-0")))
    expect(status(page)).not_to_contain_text("keys")
    square(page, "a1").tap()
    expect(square(page, "a1")).to_have_attribute("aria-selected", "true")
    expect(status(page)).not_to_contain_text("Escape")


def test_log_rules_and_the_rest_come_as_sheets_from_below(visit: Pages, house: Server) -> None:
    page = visit(house.lay("d1>d7", "b9>b8").at, **PHONE)
    bar = page.get_by_role("toolbar")
    for name in ("page-log", "page-rules", "page-more"):
        bar.get_by_role("button", name=say(name), exact=True).tap()
        expect(page.get_by_role("tabpanel")).to_be_in_viewport()
        expect(page.get_by_role("tab", name=say(name), exact=True)).to_have_attribute("aria-selected", "true")
        assert_fits(page)
        page.get_by_role("button", name=say("close")).last.tap()
        expect(page.get_by_role("tabpanel")).not_to_be_in_viewport()


def test_a_rule_cited_on_the_phone_opens_over_the_table(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at, **PHONE)
    square(page, "d1").tap()
    square(page, "d2").tap()
    status(page).get_by_role("button", name=say("status-rule", rule="T3.3")).tap()
    expect(page.locator('[data-rule="T3.3"]')).to_be_in_viewport()


@pytest.mark.parametrize("language", ["de", "es", "fr"])
def test_nothing_is_pushed_sideways(visit: Pages, house: Server, language: str) -> None:
    page = visit(locale=language, **PHONE)
    page.get_by_role("button", name=say("shelf-open", language, game="Tactix")).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    for part in page.locator("details > summary").all():
        part.tap()
    assert_fits(page)
    dialog = page.get_by_role("dialog").evaluate("dialog => [dialog.scrollWidth, dialog.clientWidth]")
    assert dialog[0] == dialog[1]
    over = house.lay(*WINS)
    for path in (over.at, over.replay):
        page.goto(path)
        expect(board(page)).to_be_visible()
        assert_fits(page)
