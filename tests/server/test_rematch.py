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


def test_the_car_and_who_begins_stay_with_the_person(house: Server) -> None:
    """M6.8, M2.4: first_seat names a person, and so does a car; seats move, they do not."""
    made = house.make(ADA, BOB, game="monza", options={"cars": "B,G", "first_seat": 1})
    with Browser(house, made["tokens"][0]) as ada:
        assert (ada.shown["view"]["colours"], ada.shown["view"]["first"]) == (["B", "G"], 1)
        ada.do("resign")
        token = ada.tell("rematch")["rematch"]
    with Browser(house, token) as ada:
        view = ada.shown["view"]
        assert [seat["name"] for seat in ada.shown["seats"]] == ["Bob", "Ada"]
        assert (view["colours"], view["sides"], view["first"]) == (["G", "B"], ["side-G", "side-B"], 0)
        assert ada.shown["said"][0]["facts"]["side"] == "G"  # the first throw, with which perhaps nothing could be done
        assert (view["options"]["cars"], view["options"]["first_seat"]) == ("G,B", 0)
        assert (ada.shown["seat"], ada.shown["trophies"]) == (1, [1, 0])
        ada.do("resign")
        token = ada.tell("rematch")["rematch"]
    with Browser(house, token) as ada:
        assert [seat["name"] for seat in ada.shown["seats"]] == ["Ada", "Bob"]
        assert (ada.shown["view"]["colours"], ada.shown["view"]["first"]) == (["B", "G"], 1)
        assert ada.shown["trophies"] == [0, 2]


def test_who_has_chosen_nothing_keeps_the_car_too(house: Server) -> None:
    """M6.8: red stays red; and the list of tables names the seats by their cars."""
    with Browser(house, house.make(ADA, BOB, game="monza")["tokens"][0]) as ada:
        ada.do("resign")
        token = ada.tell("rematch")["rematch"]
    with Browser(house, token) as ada:
        assert (ada.shown["view"]["colours"], ada.shown["view"]["first"], ada.shown["seat"]) == (["Y", "R"], 1, 1)
    assert house.http.get(f"/api/seats/{token}").json()["sides"] == ["side-Y", "side-R"]


def test_a_crew_stays_with_the_person(house: Server) -> None:
    """G1.6: in a race of three, of whom two give up."""
    carol = {"kind": "person", "name": "Carol"}
    made = house.make(ADA, BOB, carol, game="great_race", options={"crews": "SU,FR"})
    with Browser(house, made["tokens"][0]) as ada, Browser(house, made["tokens"][1]) as bob:
        ada.do("resign")
        bob.look()
        bob.do("resign")
        token = bob.tell("rematch")["rematch"]
    with Browser(house, token) as bob:
        assert [seat["name"] for seat in bob.shown["seats"]] == ["Bob", "Carol", "Ada"]
        assert bob.shown["view"]["sides"] == ["crew-FR", "crew-GB", "crew-SU"]


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
