"""The same game again: the seats are turned, and everybody finds the way to the new table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.browser import Browser
from tests.server.server import PERSON, Server, eventually

ADA, BOB = {"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}
CLOCK = {"kind": "game", "seconds": 600, "out": "bot"}


class Ended:
    """A game that Ada has given up."""

    def __init__(self, house: Server) -> None:
        self.house, self.made = house, house.make(ADA, BOB, options={"board": "9x8"}, clock=CLOCK)
        self.ada, self.bob = (Browser(house, token) for token in self.made["tokens"])
        self.ada.do("resign")
        self.bob.see(ply=1)


@pytest.fixture
def ended(house: Server) -> Iterator[Ended]:
    ended = Ended(house)
    yield ended
    ended.ada.close()
    ended.bob.close()


def test_the_seats_are_turned_and_everything_else_stays(ended: Ended) -> None:
    token = ended.ada.tell("rematch")["rematch"]
    other = ended.bob.expect("table", lambda shown: shown["rematch"])["rematch"]
    with Browser(ended.house, token) as ada, Browser(ended.house, other) as bob:
        assert (ada.shown["seat"], bob.shown["seat"]) == (1, 0)
        assert [seat["name"] for seat in ada.shown["seats"]] == ["Bob", "Ada"]
        assert ada.shown["view"]["options"] == ended.ada.shown["view"]["options"]
        assert ada.shown["clock"] == CLOCK
        assert ada.shown["table"] == bob.shown["table"] != ended.made["table"]
        assert bob.play()["ply"] == 1


def test_whoever_asks_second_finds_the_table_already_laid(ended: Ended) -> None:
    ended.ada.tell("rematch")
    first = ended.bob.expect("table", lambda shown: shown["rematch"])["rematch"]
    assert ended.bob.tell("rematch")["rematch"] == first
    table = ended.house.http.get(f"/api/seats/{first}").json()["table"]
    assert (
        '"next":"' + table + '"' in ended.house.rows("select state from tables where id = ?", ended.made["table"])[0][0]
    )


def test_a_running_game_has_no_rematch(house: Server) -> None:
    with Browser(house, house.make(PERSON, PERSON)["tokens"][0]) as one:
        assert one.why_not("rematch") == "not-over"


def test_a_spectator_is_not_told_the_players_links(ended: Ended) -> None:
    ended.ada.tell("rematch")
    with Browser(ended.house, ended.made["watch"]) as third:
        assert third.shown["rematch"] is None


def test_against_a_bot_the_bot_begins_the_next_game(house: Server) -> None:
    with Browser(house, house.make(PERSON, {"kind": "bot", "level": 1})["tokens"][0]) as one:
        one.do("resign")
        with Browser(house, one.tell("rematch")["rematch"]) as again:
            assert again.shown["seat"] == 1
            assert [seat["kind"] for seat in again.shown["seats"]] == ["bot", "person"]
            assert again.see(ply=1)["view"]["turn"] == 1


def test_a_player_who_comes_back_late_gets_a_link_too(ended: Ended) -> None:
    ended.bob.close()
    ended.ada.tell("rematch")
    ended.ada.close()
    eventually(lambda: ended.house.metric("browsers_listening") == 0)
    with (
        Browser(ended.house, ended.made["tokens"][1]) as bob,
        Browser(ended.house, bob.tell("rematch")["rematch"]) as b,
    ):
        assert b.shown["seat"] == 0


def test_who_left_the_next_table_cannot_come_back_by_the_old_one(ended: Ended) -> None:
    with Browser(ended.house, ended.ada.tell("rematch")["rematch"]) as ada:
        ada.tell("leave")
    other = ended.bob.expect("table", lambda shown: shown["rematch"])["rematch"]
    with Browser(ended.house, other) as bob:
        link = bob.tell("link", seat=1)["seats"][1]["link"]
        with Browser(ended.house, ended.house.sit(link)) as carol:
            ended.ada.close()
            ended.bob.close()
            eventually(lambda: ended.house.metric("browsers_listening") == 2)
            with Browser(ended.house, ended.made["tokens"][0]) as ada:
                ada.say("rematch")
                ada.hear()
            assert carol.look()["seat"] == 1
        assert ended.house.http.get(f"/api/seats/{link}").json()["kind"] == "taken", "the seat is Carol's now"
