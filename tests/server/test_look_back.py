"""One moment of a game is told without the rest of it, and no more of it than was seen then."""

from __future__ import annotations

from typing import Any

import pytest

from ludothek.games import GAMES, find
from tests.server.browser import Browser, together
from tests.server.server import BOT, OPEN, PERSON, Server


@pytest.mark.parametrize("key", GAMES)
def test_a_moment_is_what_the_replay_shows_there(house: Server, key: str) -> None:
    made = house.make(*[PERSON] * min(n for n in find(key).seats if n > 1), game=key)
    browsers = [Browser(house, token) for token in made["tokens"]]
    for _ in range(4):
        resume(browsers)
    for token in (*made["tokens"], made["watch"]):
        whole = house.http.get(f"/api/replay/{token}").json()["views"]
        for row in (0, 2, len(whole) - 1, len(whole) + 5):
            told = moment(house, token, row)
            assert told == {"n": min(row, len(whole) - 1), "view": whole[min(row, len(whole) - 1)]}
    for browser in browsers:
        browser.close()


def resume(browsers: list[Browser]) -> None:
    """Whoever is to decide plays the first move on offer, or ends the turn."""
    one = next(browser for browser in together(browsers) if browser.shown["view"]["turn"] == browser.shown["seat"])
    one.play() if one.moves else one.do("confirm")
    together(browsers)


def moment(house: Server, token: str, row: int) -> Any:
    return house.http.get(f"/api/replay/{token}/{row}").json()


def test_a_row_that_is_no_number_and_a_link_that_is_none_are_refused(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    assert house.http.get(f"/api/replay/{made['watch']}/-1").status_code in (400, 422)
    assert house.http.get(f"/api/replay/{'x' * 24}/1").status_code == 404


# --- whether a take-back can be had ---


def test_a_take_back_is_told_to_be_possible_once_there_is_something_and_somebody(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        assert one.look()["takeback"] == "undo-nothing"
        one.play()
        assert one.look()["takeback"] is None
        assert two.look()["takeback"] == "undo-nothing"
        two.tell("leave")
        assert one.look()["takeback"] == "undo-alone"
        assert one.why_not("ask", what="takeback") == "undo-alone"
    with Browser(house, made["watch"]) as watcher:
        assert watcher.shown["takeback"] is None


def test_nobody_looks_and_goes_back_where_a_bot_hides_something(house: Server) -> None:
    made = house.make(PERSON, BOT, game="secret")
    with Browser(house, made["tokens"][0]) as one:
        while one.shown["takeback"] == "undo-nothing":
            one.play()
        told = one.look()
        assert told["view"]["undo"] or told["takeback"] == "undo-shown"


def test_an_open_seat_cannot_agree(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    with Browser(house, made["tokens"][0]) as one:
        one.play()
        assert one.shown["takeback"] == "undo-alone"
