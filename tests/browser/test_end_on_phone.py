"""The end of a game on a phone: how it ended and all that one may want to do next stand there whole, in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser import great_race, masters_victory, monza, victory
from tests.browser.pages import Pages, resized
from tests.browser.server import PATIENT, Server
from tests.browser.table import WINS
from tests.browser.test_phone import PHONE
from tests.browser.words import say

GAMES = ("tactix", "monza", "victory", "masters_victory", "great_race")
SIZES: tuple[ViewportSize, ...] = (
    {"width": 390, "height": 844},
    {"width": 360, "height": 844},
    {"width": 390, "height": 664},  # as tall as a browser leaves it
)
CUT = """all => all.filter(one => one.checkVisibility()).filter(one => {
    one.scrollIntoView({ block: "nearest" })
    const { x, y, right, bottom, width, height } = one.getBoundingClientRect()
    const inside = x >= 0 && right <= innerWidth && y >= 0 && bottom <= innerHeight
    const corners = [[x + 4, y + 4], [right - 4, y + 4], [x + 4, bottom - 4], [right - 4, bottom - 4]]
    const free = corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
    return !inside || !free || one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
}).map(one => one.innerText)"""


def finished(house: Server, game: str) -> str:
    """A seat at a table where the game is over."""
    if game == "tactix":
        return house.lay(*WINS).white
    if game == "monza":
        return monza.lay(house, 3, monza.race(3, lambda table: table.turn == "over").line)[0]
    if game == "victory":
        return victory.lay(house, 3, victory.race(3, lambda table: table.turn == "over"))[0]
    if game == "great_race":
        return great_race.journey(great_race.solo(), lambda view: view["turn"] == "over").lay(house)[0]
    return given_up(house, masters_victory.lay(house, masters_victory.LOST))


def given_up(house: Server, tokens: list[str]) -> str:
    with house.seated(tokens[0]) as line:
        shown: dict[str, Any] = json.loads(line.recv(PATIENT))
        line.send(json.dumps({"t": "resign", "ply": shown["ply"]}))
        line.recv(PATIENT)
    return tokens[1]


def in_sight(page: Page, selector: str) -> bool:
    """Whether all of it is seen before anybody scrolls."""
    box, window = page.locator(selector).bounding_box(), page.viewport_size
    assert box
    assert window
    return box["y"] >= 0 and box["y"] + box["height"] <= window["height"] + 0.5  # half a pixel is drawn


@pytest.mark.parametrize("game", GAMES)
def test_share_and_save_were_cut_at_the_end_of_a_game(call: Pages, settled: Server, game: str) -> None:
    """On a phone the map of Masters Victory left too little room, and the bar at the thumb lay below the edge."""
    token = finished(settled, game)
    for language in ("en", "de", "fr"):
        page = call(f"/t/{token}", **PHONE, locale=language)
        over = page.get_by_role("region", name=say("over-title", language))
        expect(over.get_by_text(say("over-save", language))).to_be_visible()
        for size in SIZES:  # before anything is scrolled
            resized(page, size)
            assert in_sight(page, ".stage-actions [role=toolbar]"), (game, language, size)
            assert in_sight(page, ".stage-news"), (game, language, size)
        for size in SIZES:
            resized(page, size)
            cut = page.locator(".stage-news .button, .stage-news h2, .action").evaluate_all(CUT)
            assert cut == [], (game, language, size)
