"""What has been can be seen again without leaving the table: a row of the log, and what the others did last."""

from __future__ import annotations

import json
import re

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from ludothek.games import GAMES, find
from tests.browser import great_race
from tests.browser.great_race_moves import FIRST_ROUND
from tests.browser.pages import Pages
from tests.browser.server import PATIENT, PERSON, Server
from tests.browser.table import action, play, rows, status, wait_for_position
from tests.browser.words import say

LINE = ["d1>d6>c6", "b9>b8"]


def past(page: Page) -> Locator:
    return page.locator(".stage-board.past")


def look_back(page: Page, row: int) -> None:
    page.mouse.move(5, 5)
    rows(page).nth(row).get_by_role("link").focus()
    page.keyboard.press("Enter")
    expect(past(page)).to_be_visible()


def test_a_row_shows_its_moment_at_the_table_and_leads_back(visit: Pages, house: Server) -> None:
    page = visit(house.lay(*LINE).at)
    look_back(page, 0)
    expect(page).to_have_url(re.compile(r"/t/"))
    wait_for_position(page, LINE[:1])
    expect(status(page)).to_contain_text(say("past-at", n=1))
    expect(action(page, "takeback")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(past(page)).to_have_count(0)
    wait_for_position(page, LINE)
    look_back(page, 0)
    page.get_by_role("button", name=say("past-back")).click()
    play(page, "b1>b2", line=LINE)


def test_whoever_looks_back_is_not_pulled_away_but_told_the_news(visit: Pages, house: Server) -> None:
    laid = house.lay(*LINE)
    mine, theirs = visit(laid.beyond), visit(laid.at)
    expect(rows(mine)).to_have_count(2)
    look_back(mine, 0)
    play(theirs, "b1>b2", line=LINE)
    expect(status(mine)).to_contain_text(say("status-your-turn", side=say("side-1")))
    expect(rows(mine)).to_have_count(3)
    wait_for_position(mine, LINE[:1])
    mine.get_by_role("button", name=say("past-back")).click()
    wait_for_position(mine, [*LINE, "b1>b2"])
    play(mine, "h9>h8", line=[*LINE, "b1>b2"])


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_looked_back_at_by_who_plays_and_who_watches(call: Pages, settled: Server, game: str) -> None:
    """The board is drawn from what that seat saw then; nobody's page complains. No throw ends a race meanwhile."""
    seats = [PERSON] * min(n for n in find(game).seats if n > 1)
    made = settled.http.post("/api/tables", json={"game": game, "seats": seats}).json()
    for _ in range(3):
        play_first(settled, [seat["token"] for seat in made["seats"]])
    for path in (f"/t/{made['seats'][0]['token']}", f"/w/{made['watch']}"):
        page = call(path)
        expect(rows(page).nth(1)).to_be_visible()
        look_back(page, 1)
        expect(status(page)).to_contain_text(say("past-at", n=2))
        page.keyboard.press("Escape")
        expect(past(page)).to_have_count(0)


def play_first(house: Server, tokens: list[str]) -> None:
    """Whoever is to move plays the first move on offer."""
    house.play_first(tokens[httpx.get(f"{house.address}/api/seats/{tokens[0]}").json()["turn"]])


def test_what_the_other_did_is_shown_again(visit: Pages, house: Server) -> None:
    laid = house.lay(*LINE)
    mine, theirs = visit(None, alone=True), visit(laid.beyond)
    mine.clock.install()
    mine.goto(laid.at)
    play(mine, "b1>b2", line=LINE)
    again = mine.get_by_role("button", name=say("show-again"))
    expect(again).to_have_count(0)
    play(theirs, "h9>h8", line=[*LINE, "b1>b2"])
    wait_for_position(mine, [*LINE, "b1>b2", "h9>h8"])
    mine.clock.pause_at(mine.evaluate("Date.now()") + 1000)
    for show in (again.click, lambda: mine.keyboard.press("s")):
        show()
        wait_for_position(mine, [*LINE, "b1>b2"])
        expect(status(mine)).to_contain_text(say("status-again"))
        mine.clock.run_for(3000)
        wait_for_position(mine, [*LINE, "b1>b2", "h9>h8"])
        expect(status(mine)).to_contain_text(say("status-your-turn", side=say("side-0")))
    play(mine, "a1>a6", line=[*LINE, "b1>b2", "h9>h8"])


@pytest.mark.parametrize("game", GAMES)
def test_what_the_others_did_could_not_be_shown_again_after_a_reload(call: Pages, settled: Server, game: str) -> None:
    """Whoever comes back later finds it too; once one has chosen it is gone."""
    seats = [PERSON] * min(n for n in find(game).seats if n > 1)
    made = settled.http.post("/api/tables", json={"game": game, "seats": seats}).json()
    tokens = [seat["token"] for seat in made["seats"]]
    while not others_chose(settled, tokens[0]):
        play_first(settled, tokens)
    page = call(f"/t/{tokens[0]}")
    again = page.get_by_role("button", name=say("show-again"))
    for come_back in (lambda: page.goto(f"/t/{tokens[0]}"), page.reload):
        come_back()
        again.click()
        expect(status(page).first).to_contain_text(say("status-again"))
        expect(status(page).first).not_to_contain_text(say("status-again"))  # it has been seen to its end


def test_what_the_player_without_a_seat_did_could_not_be_shown_again_after_a_reload(
    call: Pages, settled: Server
) -> None:
    """G16.9: T acts under the rows of the one seat there is; its steps were lost, and S did nothing."""
    page = great_race.solo(*FIRST_ROUND[:4]).opened(call, settled)
    told = page.locator("[data-told]")
    for show in (lambda: page.get_by_role("button", name=say("show-again")).click(), lambda: page.keyboard.press("s")):
        page.reload()
        expect(told).to_have_count(3)
        expect(told.last).to_have_attribute("data-told", "T lay FFF 1.1")
        expect(page.locator('[data-tile="1.1 FFF"]')).to_have_count(1)
        show()
        expect(status(page).first).to_contain_text(say("status-again"))
        expect(page.locator('[data-tile="1.1 FFF"]')).to_have_count(0)  # as before our last choice
        expect(status(page).first).not_to_contain_text(say("status-again"))
        expect(told).to_have_count(3)
        expect(page.locator('[data-tile="1.1 FFF"]')).to_have_count(1)


def others_chose(house: Server, token: str) -> bool:
    """Whether another seat has chosen since this one did."""
    with house.seated(token) as line:
        shown = json.loads(line.recv(PATIENT))
    chose = [row["seat"] for row in shown["said"] if row["seat"] is not None]
    return shown["seat"] in chose and chose[-1] != shown["seat"]
