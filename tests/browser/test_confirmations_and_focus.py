"""Nothing ends by mistake, a declined offer is told, the focus stays, and what can be done is on the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.games import GAMES, find
from tests.browser.pages import Pages, resized
from tests.browser.server import PERSON, Server
from tests.browser.table import action, panel, play, rows, status, wait_for_position
from tests.browser.words import say

LINE = ["d1>d6>c6", "b9>b8"]
LOW = {"a phone on its side": (844, 390), "twice as large": (640, 400)}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (844, 390)])
@pytest.mark.parametrize("what", ["resign", "leave"])
def test_a_double_click_ends_nothing(visit: Pages, house: Server, what: str, width: int, height: int) -> None:
    page = visit(house.lay(*LINE).at, viewport={"width": width, "height": height})
    wait_for_position(page, LINE)
    if width == 390:
        page.get_by_role("toolbar").get_by_role("button", name=say("page-more"), exact=True).click()
    if what == "leave" or width == 390:
        button = (page.get_by_role("tabpanel") if width == 390 else panel(page, "more")).get_by_role(
            "button", name=say(f"do-{what}"), exact=True
        )
    else:
        button = action(page, what)
    button.dblclick()
    page.mouse.click(*middle(button) if button.count() else (5, 5))  # the impatient click once more
    wait_for_position(page, LINE)
    assert house.steps() == LINE
    sure = page.get_by_role("group", name=say(f"{what}-sure"))
    if not sure.count():
        (action(page, what) if what == "resign" and width != 390 else button).click()
    sure.get_by_role("button", name=say(f"{what}-yes"), exact=True).click()
    if what == "resign":
        expect(page.get_by_role("region", name=say("over-title"))).to_be_visible()
    else:
        expect(page.get_by_role("region", name=say("tables-title"))).to_be_visible()


def middle(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_declined_draw_is_told(visit: Pages, house: Server) -> None:
    laid = house.lay(*LINE)
    mine, theirs = visit(laid.at), visit(laid.beyond)
    for what in ("draw", "takeback"):
        action(mine, what).click()
        theirs.get_by_role("button", name=say("ask-no")).click()
        expect(status(mine)).to_contain_text(say(f"declined-{what}"))
    play(mine, "b1>b2", line=LINE)
    expect(status(mine)).not_to_contain_text(say("declined-takeback"))


def test_a_take_back_is_offered_once_there_is_something_to_take_back(visit: Pages, house: Server) -> None:
    page = visit(house.lay().at)
    wait_for_position(page, [])
    expect(action(page, "takeback")).to_be_disabled()
    page.keyboard.press("u")
    expect(status(page)).to_contain_text(say("refused-undo-nothing"))
    play(page, "d1>d7")
    expect(action(page, "takeback")).to_be_enabled()


@pytest.mark.parametrize("game", GAMES)
def test_what_one_can_do_is_on_the_screen_and_the_board_is_seen(visit: Pages, house: Server, game: str) -> None:
    page = visit(f"/t/{lay(house, game)}")
    expect(page.get_by_role("toolbar")).to_be_visible()
    for width, height in LOW.values():
        assert_on_screen(resized(page, {"width": width, "height": height}), width, height)


def assert_on_screen(page: Page, width: int, height: int) -> None:
    box = page.get_by_role("toolbar").bounding_box()
    board = page.locator(".stage-board").bounding_box()
    assert box
    assert board
    assert box["x"] >= 0
    assert box["y"] + box["height"] <= height
    assert box["x"] + box["width"] <= width
    assert min(board["width"], board["height"]) >= 0.5 * height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def lay(house: Server, game: str) -> str:
    """A table of a game with as few people as sit there together; the link of who moves first."""
    seats = [PERSON] * min(n for n in find(game).seats if n > 1)
    made = house.http.post("/api/tables", json={"game": game, "seats": seats}).json()
    tokens = [seat["token"] for seat in made["seats"]]
    turn = house.http.get(f"/api/seats/{tokens[0]}").json()["turn"]
    return str(tokens[turn])


@pytest.mark.parametrize("game", GAMES)
def test_the_focus_stays_at_the_table_when_the_board_is_drawn_anew(visit: Pages, house: Server, game: str) -> None:
    token = lay(house, game)
    page = visit(f"/t/{token}")
    expect(page.get_by_role("toolbar")).to_be_visible()
    place = page.locator('.stage-board [tabindex="0"], .stage-board button:enabled').first
    place.focus()
    before = page.locator("[data-row]").count()
    house.play_first(token)
    expect(rows(page).nth(before)).to_be_visible()
    page.wait_for_function("document.activeElement !== document.body")


def test_the_focus_does_not_fall_when_what_had_it_is_taken_away(visit: Pages, house: Server) -> None:
    page = visit(house.lay(*LINE).at)
    wait_for_position(page, LINE)
    focused(page, action(page, "resign"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=say("resign-no"))).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_function("document.activeElement.closest('.stage-board') !== null")


def focused(page: Page, element: Locator) -> None:
    element.focus()
    expect(element).to_be_focused()
