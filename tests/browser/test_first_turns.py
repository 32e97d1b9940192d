"""Somebody's first turns at a game: the aim is said in three of them, then once which keys help, then nothing more."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import Pages
from tests.browser.table import open_table, play, status
from tests.browser.words import say, words_of

QUIET = ["b1>b2", "b9>b8", "e1>e2", "e9>e8"]  # nothing is taken, nobody is in danger
aim = words_of("tactix")("aim")


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
