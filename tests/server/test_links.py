"""An invite is exchanged for a key, once; a link carries a seat along, once; links of old go on working."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludothek.server.links import CARRY_SECONDS
from ludothek.server.store import migrate
from ludothek.server.tokens import hashed, new_token
from tests.server.browser import Browser
from tests.server.server import OPEN, PERSON, Server

ADA = {"kind": "person", "name": "Ada"}


def accept(house: Server, link: str, key: str, name: str = "") -> Any:
    return house.http.post(f"/api/seats/{link}/key", json={"key": key, "name": name})


def opens(house: Server, link: str) -> tuple[str, int | None]:
    found = house.http.get(f"/api/seats/{link}").json()
    return found["kind"], found["seat"]


def carried(house: Server, key: str) -> str:
    answer = house.http.post(f"/api/seats/{key}/carry")
    assert answer.status_code == 201, answer.text
    assert answer.json()["seconds"] == CARRY_SECONDS
    return str(house.heard(answer.json())["token"])


# --- invites ---


def test_an_invite_is_spent_once_somebody_sits(house: Server) -> None:
    """Whoever opened it later silently became the guest."""
    made = house.make(ADA, OPEN)
    invite = made["tokens"][1]
    assert opens(house, invite) == ("invite", 1)
    key = house.sit(invite, name=" Bob ")
    assert (opens(house, key), opens(house, invite)) == (("seat", 1), ("taken", 1))
    late = accept(house, invite, new_token())
    assert (late.status_code, late.json()["why"]) == (409, "invite-taken")
    with Browser(house, key) as guest:
        assert [seat["name"] for seat in guest.shown["seats"]] == ["Ada", "Bob"]


@pytest.mark.parametrize("game", ["tactix", "masters_victory"])
def test_a_spent_invite_shows_what_spectators_see(house: Server, game: str) -> None:
    made = house.make(PERSON, OPEN, game=game)
    key = house.sit(made["tokens"][1])
    with Browser(house, made["tokens"][0]) as one, Browser(house, key) as two:
        for player in (one, two):
            player.look()
            if player.moves:
                player.play()
        with Browser(house, made["tokens"][1]) as late, Browser(house, made["watch"]) as third:
            kept = ("seat", "view", "watch", "rematch")
            assert {name: late.look()[name] for name in kept} == {name: third.look()[name] for name in kept}
            assert late.shown["seat"] is None
            assert late.why_not("resign") == "spectator"
    replays = [house.http.get(f"/api/replay/{token}").json() for token in (made["tokens"][1], made["watch"])]
    assert replays[0] == replays[1]


def test_the_host_is_never_told_the_guests_key(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    with Browser(house, made["tokens"][0]) as host:
        key = house.sit(made["tokens"][1])
        shown = host.expect("table", lambda shown: shown["seats"][1]["kind"] == "person")
        assert key not in str(shown)
        assert made["tokens"][1] not in str(shown), "nor the invite any more"


def test_to_accept_twice_because_the_answer_was_lost_changes_nothing(house: Server) -> None:
    made, key = house.make(PERSON, OPEN), new_token()
    first, again = (accept(house, made["tokens"][1], key, "Bob") for _ in range(2))
    assert (first.status_code, first.json()) == (again.status_code, again.json())
    assert house.rows('select count(*) from links where "table" = ? and kind = ?', made["table"], "seat") == [(2,)]
    house.kill()
    house.start()
    again = accept(house, made["tokens"][1], key)
    assert [seat["name"] for seat in again.json()["seats"]] == ["", "Bob"]


def test_of_many_who_accept_at_once_one_sits(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    keys = [new_token() for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda key: accept(house, made["tokens"][1], key).status_code, keys))
    assert sorted(answers) == [200] + [409] * 7
    assert [opens(house, key) for key, code in zip(keys, answers, strict=True) if code == 200] == [("seat", 1)]


def test_a_key_that_opens_something_else_already_is_refused_and_the_invite_stays(house: Server) -> None:
    made, other = house.make(PERSON, OPEN), house.make(PERSON, OPEN)
    invite = made["tokens"][1]
    for known in (invite, made["watch"], made["tokens"][0], *other["tokens"], other["watch"]):
        assert accept(house, invite, known).json()["why"] == "link"
    for wrong in ("short", "x" * 23, "x" * 65, "ä" * 24, "a b" * 10, None):
        assert accept(house, invite, wrong).status_code == 422  # type: ignore[arg-type]
    assert opens(house, invite) == ("invite", 1)


def test_keys_watch_links_and_nonsense_cannot_be_exchanged(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    for link in (made["tokens"][0], made["watch"], "x" * 24, "%00"):
        answer = accept(house, link, new_token())
        assert (answer.status_code, answer.json()["why"]) == (404, "link")


def test_getting_up_ends_every_key_and_every_old_invite_of_the_seat(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    key = house.sit(made["tokens"][1])
    phone, carrying = house.sit(carried(house, key)), carried(house, key)
    with Browser(house, made["tokens"][0]) as host, Browser(house, phone) as guest:
        guest.tell("leave")
        for dead in (key, phone, carrying, made["tokens"][1]):
            assert house.http.get(f"/api/seats/{dead}").status_code == 404
        invite = host.expect("table", lambda shown: shown["seats"][1]["link"])["seats"][1]["link"]
    assert opens(house, house.sit(invite)) == ("seat", 1)


# --- carrying a seat along ---


def test_a_seat_is_carried_to_another_device_and_stays_on_the_first(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    link = carried(house, made["tokens"][0])
    assert opens(house, link) == ("carry", 0)
    with Browser(house, link) as nobody:
        assert nobody.shown["seat"] is None, "it is no key"
    key = house.sit(link, name="Mallory")
    with Browser(house, made["tokens"][0]) as desk, Browser(house, key) as phone:
        assert (desk.shown["seat"], phone.shown["seat"], phone.shown["seats"][0]["name"]) == (0, 0, "")
        phone.play()
        assert desk.see(ply=1)["view"]["turn"] == 1


def test_what_carries_a_seat_works_once_and_only_the_newest_does(house: Server) -> None:
    made, key = house.make(PERSON, PERSON), new_token()
    old, link = carried(house, made["tokens"][0]), carried(house, made["tokens"][0])
    assert accept(house, old, new_token()).status_code == 404
    assert accept(house, link, key).json() == accept(house, link, key).json()
    assert opens(house, link) == ("used", 0)
    late = accept(house, link, new_token())
    assert (late.status_code, late.json()["why"]) == (410, "link-used")


def test_what_carries_a_seat_ends_after_a_while(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    link = carried(house, made["tokens"][0])
    house.rows("update links set until = ? where token = ?", time.time() - 1, hashed(link))
    assert opens(house, link) == ("used", 0)
    assert accept(house, link, new_token()).json()["why"] == "link-used"


def test_only_a_key_carries_its_seat_along(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    link = carried(house, made["tokens"][0])
    for other in (made["tokens"][1], made["watch"], link, "x" * 24):
        assert house.http.post(f"/api/seats/{other}/carry").status_code == 404


# --- tables of old ---


OLD = (
    ("tables", ("old", "tactix", 1, "{}", bytes(32), hashed("w" * 24), '{"kind": "none"}', "{}", 0, 0.0, None)),
    ("seats", ("old", 0, "person", "Ada", None, hashed("a" * 24))),
    ("seats", ("old", 1, "person", "Bob", None, hashed("b" * 24))),
    ("tables", ("free", "tactix", 1, "{}", bytes(32), hashed("v" * 24), '{"kind": "none"}', "{}", 0, 0.0, None)),
    ("seats", ("free", 0, "person", "Ada", None, hashed("c" * 24))),
    ("seats", ("free", 1, "open", "", None, hashed("d" * 24))),
    ("tables", ("bot", "tactix", 1, "{}", bytes(32), hashed("u" * 24), '{"kind": "none"}', "{}", 1, 0.0, None)),
    ("seats", ("bot", 0, "person", "", None, hashed("e" * 24))),
    ("seats", ("bot", 1, "bot", "", 2, None)),
)


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Server]:
    """A server on a file that was made before there were invites."""
    house = Server(tmp_path)
    migrate(f"sqlite:///{house.file}", "0002")
    with sqlite3.connect(house.file) as connection:
        for name, row in OLD:
            connection.execute(f"insert into {name} values ({', '.join('?' * len(row))})", row)
    connection.close()
    try:
        yield house.start()
    finally:
        house.close()


def test_links_of_tables_made_before_go_on_working_for_who_sits_there(old: Server) -> None:
    with Browser(old, "a" * 24) as ada, Browser(old, "b" * 24) as bob:
        assert (ada.shown["seat"], bob.shown["seat"]) == (0, 1)
        ada.play()
        assert bob.see(ply=1)
        assert opens(old, ada.shown["watch"]) == ("watch", None)
    assert opens(old, "d" * 24) == ("invite", 1)
    assert opens(old, old.sit("d" * 24)) == ("seat", 1)
    assert opens(old, "w" * 24) == ("watch", None)
    assert opens(old, "e" * 24) == ("seat", 0)
    assert old.troubles() == []
