"""Turns that people end themselves: confirming, thinking again, looking back, and the trophies of a series."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.browser import Browser
from tests.server.server import BOT, OPEN, PERSON, Server


class Race:
    """Two people at a race of Monza; `first` has driven until only the end of the turn is left."""

    def __init__(self, house: Server, **plan: object) -> None:
        self.house, self.made = house, house.make(PERSON, PERSON, game="monza", **plan)
        self.first, self.second = (Browser(house, token) for token in self.made["tokens"])
        drive(self.first, self.second)

    def close(self) -> None:
        self.first.close()
        self.second.close()


def drive(*browsers: Browser) -> None:
    """Whoever is to move plays on, until somebody has a turn to end."""
    while not any(browser.shown["view"]["confirm"] for browser in browsers):
        mover = next((browser for browser in browsers if browser.moves), None)
        ply = mover.play()["ply"] if mover else browsers[0].expect("table")["ply"]  # or somebody else is to move
        for browser in browsers:
            browser.see(ply=ply)


@pytest.fixture
def race(house: Server) -> Iterator[Race]:
    race = Race(house)
    yield race
    race.close()


def test_the_next_throw_waits_until_the_turn_is_ended(race: Race) -> None:
    driver, other = (race.first, race.second) if race.first.shown["view"]["confirm"] else (race.second, race.first)
    assert driver.shown["view"]["turn"] == driver.shown["seat"]
    assert driver.shown["said"][-1]["seat"] == driver.shown["seat"], "nothing was thrown after the last die"
    assert not other.shown["view"]["confirm"]
    assert other.why_not("confirm", ply=other.ply) == "no-confirm"
    ply = driver.do("confirm")["ply"]
    assert other.see(ply=ply)["said"][-1]["seat"] is None, "now the dice have been thrown"


def test_the_last_die_can_be_taken_back_before_the_turn_is_ended(race: Race) -> None:
    driver = race.first if race.first.shown["view"]["confirm"] else race.second
    laid = driver.shown["said"][-1]["text"]
    assert driver.why_not("move", move=laid) == "confirm"
    assert driver.why_not("hint") == "confirm"
    shown = driver.do("undo")
    assert not shown["view"]["confirm"]
    assert laid in driver.moves


def test_a_stale_or_doubled_end_of_turn_is_refused(race: Race) -> None:
    driver = race.first if race.first.shown["view"]["confirm"] else race.second
    assert driver.why_not("confirm", ply=driver.ply - 1) == "stale"
    before = driver.ply
    driver.do("confirm")
    assert driver.why_not("confirm", ply=before) == "stale"


def test_a_restart_forgets_nothing_about_a_turn_not_yet_ended(race: Race) -> None:
    driver = race.first if race.first.shown["view"]["confirm"] else race.second
    seat, ply = driver.shown["seat"], driver.ply
    race.house.kill()
    race.house.start()
    with Browser(race.house, race.made["tokens"][seat]) as again:
        assert again.ply == ply
        assert again.shown["view"]["confirm"]
        again.do("confirm")


def test_a_clock_ends_a_turn_that_only_waits_for_it(house: Server) -> None:
    race = Race(house, clock={"kind": "move", "seconds": 5, "out": "loss"})
    driver = race.first if race.first.shown["view"]["confirm"] else race.second
    before = driver.ply
    shown = driver.expect("table", lambda shown: shown["ply"] > before, within=9)
    assert shown["view"]["turn"] != "over", "what was played counts"
    race.close()


def test_who_gets_up_ends_the_turn(race: Race) -> None:
    driver, other = (race.first, race.second) if race.first.shown["view"]["confirm"] else (race.second, race.first)
    ply = driver.ply
    driver.say("leave")
    shown = other.expect("table", lambda shown: shown["ply"] > ply)
    assert shown["said"][-1]["seat"] is None, "the dice have been thrown for the next turn"


def test_a_bot_ends_its_turns_at_once(house: Server) -> None:
    with Browser(house, house.make(PERSON, BOT, game="monza")["tokens"][0]) as one:
        for _ in range(3):
            drive(one)
            if one.do("confirm")["view"]["turn"] != 0:
                one.expect("table", lambda shown: shown["view"]["turn"] == 0)


def test_an_open_seat_is_patient_once_it_is_taken(house: Server) -> None:
    made = house.make(PERSON, OPEN, game="monza")
    key = house.sit(made["tokens"][1])
    with Browser(house, made["tokens"][0]) as one, Browser(house, key) as two:
        one.look()
        drive(one, two)
        (one if one.shown["view"]["confirm"] else two).do("confirm")


# --- looking back ---


def test_the_best_use_of_the_last_throw_is_told_once_it_is_played(race: Race) -> None:
    driver = race.first if race.first.shown["view"]["confirm"] else race.second
    told = driver.refused("review", ply=driver.ply)["why"]
    assert told == "review", "not while it can be taken back"
    driver.do("confirm")
    driver.say("review", ply=driver.ply)
    best = driver.expect("review")
    assert best["seat"] == driver.shown["seat"]
    assert best["moves"]
    assert all(">" in move["move"] and move["clicks"] for move in best["moves"])
    assert all(move["said"]["facts"]["side"] == "RY"[best["seat"]] for move in best["moves"]), (
        "as the log would tell it"
    )


def test_there_is_nothing_to_look_back_at_before_the_first_turn(house: Server) -> None:
    with Browser(house, house.make(PERSON, PERSON, game="monza")["tokens"][0]) as one:
        assert one.why_not("review", ply=one.ply) == "review"


# --- a series ---


def test_trophies_are_counted_over_rematches_and_follow_their_players(house: Server) -> None:
    made = house.make({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}, game="monza")
    with Browser(house, made["tokens"][0]) as ada, Browser(house, made["tokens"][1]) as bob:
        assert ada.shown["trophies"] == [0, 0]
        ada.do("resign")
        shown = bob.see(ply=ada.ply)
        assert (shown["trophies"], shown["champions"]) == ([0, 1], [1])
        token = ada.tell("rematch")["rematch"]
    with Browser(house, token) as again:
        assert [seat["name"] for seat in again.shown["seats"]] == ["Bob", "Ada"]
        assert (again.shown["trophies"], again.shown["champions"]) == ([1, 0], [0])
        again.do("resign")
        assert again.shown["trophies"] == [2, 0]


def test_who_gets_up_takes_the_cups_along_and_a_stranger_has_none(house: Server) -> None:
    made = house.make({"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}, game="monza")
    with Browser(house, made["tokens"][0]) as ada, Browser(house, made["tokens"][1]) as bob:
        ada.do("resign")
        token, other = ada.tell("rematch")["rematch"], bob.tell("rematch")["rematch"]
        bob.tell("leave")
        left = ada.expect("table", lambda shown: shown["seats"][1]["kind"] == "open")
        assert (left["trophies"], left["champions"]) == ([0, 0], []), "whoever comes now has not won"
    with Browser(house, token) as ada, Browser(house, other) as bob:
        assert (bob.shown["seat"], bob.shown["trophies"], bob.shown["champions"]) == (0, [1, 0], [0])
        bob.tell("leave")
        link = ada.expect("table", lambda shown: shown["seats"][0]["link"])["seats"][0]["link"]
        with Browser(house, link) as carol:
            assert (carol.shown["trophies"], carol.shown["champions"]) == ([0, 0], [])
            ada.look()
            ada.do("resign")
            assert carol.see(ply=ada.ply)["trophies"] == [1, 0], "what she wins herself is hers"
