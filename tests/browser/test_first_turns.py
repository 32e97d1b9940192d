"""Somebody's first turns at a game: the aim is said in three of them, then once which keys help, then nothing more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import Pages
from tests.browser.server import PERSON, Server
from tests.browser.table import open_table, play, status
from tests.browser.words import say, words_of

QUIET = ["b1>b2", "b9>b8", "e1>e2", "e9>e8"]  # nothing is taken, nobody is in danger
aim = words_of("tactix")("aim", short="false")


def test_the_aim_is_said_in_three_turns_and_then_no_more(visit: Pages) -> None:
    page = visit()
    open_table(page)
    for turn, move in enumerate(QUIET[:3]):
        expect(status(page)).to_contain_text(aim)
        expect(status(page)).not_to_contain_text(say("remark-help"))
        play(page, move, line=QUIET[:turn])
    expect(status(page)).to_contain_text(say("remark-help"))
    expect(status(page)).not_to_contain_text(aim)
    play(page, QUIET[3], line=QUIET[:3])
    expect(status(page)).not_to_contain_text(say("remark-help"))
    expect(status(page)).not_to_contain_text(aim)


def test_the_aim_of_the_short_game_names_the_centre(visit: Pages, house: Server) -> None:
    """T5.6: the status and the crib sheet left it out, and a king there won."""
    plan = {"game": "tactix", "options": {"short": True}, "seats": [PERSON, PERSON]}
    token = house.http.post("/api/tables", json=plan).json()["seats"][0]["token"]
    page = visit(f"/t/{token}")
    expect(status(page)).to_contain_text(words_of("tactix")("aim", short="true"))
