"""Template in the browser: a game from the shelf to its end, by mouse, keyboard and touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.template import GAME
from tests.browser.axe import by_day_and_night
from tests.browser.pages import Pages
from tests.browser.server import PERSON, Server
from tests.browser.table import action, rows, set_up, square, status
from tests.browser.test_phone import PHONE, assert_fits
from tests.browser.words import say, words_of

own = words_of(GAME.key)


def keys(field: Locator) -> None:
    """From the field on its left, and Enter."""
    square(field.page, "go").press("ArrowRight")
    expect(field).to_be_focused()
    field.press("Enter")


def play_to_the_end(page: Page) -> None:
    """Keep whatever has been thrown, as often as it is our turn, and end it before the next throw."""
    over, stop, done = page.get_by_role("region", name=say("over-title")), offered(page).last, action(page, "done")
    while True:
        expect(over.or_(stop).or_(done).first).to_be_visible()
        if over.is_visible():
            return
        before = rows(page).count()
        (done if done.is_visible() else stop).click()
        expect(rows(page).nth(before)).to_be_attached()


def offered(page: Page) -> Locator:
    return page.locator("[data-square][data-lit]")


def test_a_game_against_a_bot_from_the_shelf_to_its_end(visit: Pages) -> None:
    page = visit()
    set_up(page, own("title")).get_by_role("button", name=say("setup-play"), exact=True).click()
    play_to_the_end(page)
    expect(page.get_by_role("region", name=say("over-title"))).to_contain_text(own("ending-goal"))


def lay(house: Server, seats: int = 2) -> list[str]:
    """A table for people alone; the addresses of their seats, the one to move first."""
    made = house.http.post("/api/tables", json={"game": GAME.key, "seats": [PERSON] * seats}).json()
    tokens = [seat["token"] for seat in made["seats"]]
    turn = house.http.get(f"/api/seats/{tokens[0]}").json()["turn"]
    return [f"/t/{token}" for token in tokens[turn:] + tokens[:turn]]


@pytest.mark.parametrize(("press", "window"), [(keys, {}), (Locator.tap, PHONE)], ids=["keyboard", "touch"])
def test_the_first_turn(visit: Pages, house: Server, press: Callable[[Locator], None], window: dict[str, Any]) -> None:
    page = visit(lay(house)[0], **window)
    expect(status(page)).to_contain_text(own("next-decide"))
    before = rows(page).count()
    press(square(page, "stop").and_(offered(page)))
    expect(page.locator("[data-row]").nth(before)).to_be_attached()
    expect(offered(page)).to_have_count(0)


def test_who_is_not_to_move_is_told_the_rule(visit: Pages, house: Server) -> None:
    page = visit(lay(house)[1])
    square(page, "go").click()
    expect(status(page)).to_contain_text(own("refused-turn"))


def test_everybody_can_read_it_on_the_phone_by_day_and_by_night(visit: Pages, house: Server) -> None:
    page = visit(lay(house, seats=4)[0], **PHONE)
    expect(offered(page)).to_have_count(2)
    assert_fits(page)
    assert by_day_and_night(page) == []
