"""When the database fails, another process is faster or a browser stops reading, the others notice nothing."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.browser import Browser, all_arrive, play_on
from tests.server.server import BOT, PERSON, Server, eventually


@pytest.fixture
def pair(house: Server) -> Iterator[tuple[Browser, Browser]]:
    tokens = house.make(PERSON, PERSON)["tokens"]
    with Browser(house, tokens[0]) as one, Browser(house, tokens[1]) as two:
        yield one, two


@contextmanager
def out_of_order(house: Server, table: str) -> Iterator[None]:
    """While a table of the database is not to be found; what the server says about it is no surprise."""
    house.rows(f"alter table {table} rename to away")
    try:
        yield
    finally:
        house.rows(f"alter table away rename to {table}")
        eventually(house.troubles)  # it is logged a moment after it is told


@contextmanager
def unwilling_to_keep(house: Server, actor: int) -> Iterator[None]:
    """While the database takes no step of a seat."""
    refuse = f"before insert on steps when new.actor = {actor} begin select raise(abort, 'not now'); end"
    house.rows(f"create trigger unwilling {refuse}")
    try:
        yield
    finally:
        house.rows("drop trigger unwilling")
        house.troubles()


def test_a_move_that_could_not_be_stored_is_told_to_nobody(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][1]) as two:
        with out_of_order(house, "steps"), Browser(house, made["tokens"][0]) as one:
            one.say("move", ply=0, move=one.moves[0])
            two.expect("table", lambda shown: shown["seats"][0]["here"])
            two.expect("table", lambda shown: not shown["seats"][0]["here"] or shown["ply"])
        assert (two.ply, house.steps(made["table"])) == (0, [])
        with Browser(house, made["tokens"][0]) as one:
            assert one.shown["ply"] == 0
            one.play()
            assert two.see(ply=1)["view"]["turn"] == 1


def test_a_bot_whose_move_could_not_be_stored_tries_again(house: Server) -> None:
    made = house.make(PERSON, BOT)
    with unwilling_to_keep(house, 1), Browser(house, made["tokens"][0]) as one:
        one.play()
        eventually(lambda: "a bot could not move" in house.log())
    eventually(lambda: len(house.steps(made["table"])) == 2)
    house.troubles()


def test_a_bot_that_stands_in_tries_again_too(house: Server) -> None:
    made = house.make(PERSON, PERSON, clock={"kind": "move", "seconds": 600, "out": "bot"})
    all_arrive(house, made)
    house.kill()
    house.rows("update tables set deadline = ? where id = ?", time.time() - 1, made["table"])
    with unwilling_to_keep(house, 0):
        house.start()
        eventually(lambda: f'"{made["table"]}"' in house.log())
    eventually(lambda: len(house.steps(made["table"])) == 2)
    house.troubles()


def test_where_another_process_was_faster_both_players_are_shown_its_move(
    house: Server, pair: tuple[Browser, Browser]
) -> None:
    one, two = pair
    house.write_log(one.shown["table"], [(0, "d1>d7")])
    assert one.refused("move", move="e1>e2") | {"ply": 1, "why": "stale"} == one.refused("why", ply=0, clicks=["e1"])
    for browser in pair:
        shown = browser.see(ply=1)
        assert [row["text"] for row in shown["said"]] == ["d1>d7"]
    play_on([two, one], 2)


def test_of_moves_that_race_through_two_processes_exactly_one_is_applied(house: Server) -> None:
    other = Server(house.folder)
    made = house.make(PERSON, PERSON)
    try:
        other.start()
        with ExitStack() as stack, ThreadPoolExecutor(10) as pool:
            browsers = [stack.enter_context(Browser(place, made["tokens"][0])) for place in (house, other) * 5]
            moves = browsers[0].moves

            def race(place: int) -> list[str]:
                for move in moves[:5]:
                    browsers[place].say("move", ply=0, move=move)
                return [browsers[place].expect("refused")["why"] for _ in range(4)]

            assert {why for refusals in pool.map(race, range(10)) for why in refusals} == {"stale"}
            assert len(house.steps(made["table"])) == 1
    finally:
        other.close()


def test_a_browser_that_stops_reading_does_not_stop_the_game(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with ExitStack() as stack:
        one, two = (stack.enter_context(Browser(house, token)) for token in made["tokens"])
        deaf = stack.enter_context(socket.socket())
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", house.port))
        deaf.sendall(HANDSHAKE.format(port=house.port).encode())
        deaf.recv(4096)
        deaf.sendall(masked(json.dumps({"t": "hello", "token": made["tokens"][0]})))
        for _ in range(500):  # megabytes: more than lies in any buffer on the way
            one.say("name", name="Ada")
        one.look()
        play_on([one, two], 2)


HANDSHAKE = (
    "GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def masked(text: str) -> bytes:
    """A short text as a frame from a browser, masked with zeros."""
    return bytes([0x81, 0x80 | len(text)]) + bytes(4) + text.encode()


def test_it_is_not_well_while_nothing_can_be_kept(house: Server) -> None:
    """It said it was while every write failed."""
    assert house.http.get("/healthz").text == "ok"
    house.rows("create trigger unwilling before update on alembic_version begin select raise(abort, 'disk full'); end")
    try:
        assert house.http.get("/healthz").status_code == 500
    finally:
        house.rows("drop trigger unwilling")
    eventually(house.troubles)
    assert house.http.get("/healthz").text == "ok"


def test_what_is_kept_is_not_told_to_the_log(house: Server) -> None:
    """A statement that failed was logged with its values: names, hashes, seeds."""
    house.rows("create trigger unwilling before insert on seats begin select raise(abort, 'not now'); end")
    try:
        plan = {"game": "tactix", "seats": [{"kind": "person", "name": "Rumpelstilzchen"}, PERSON]}
        assert house.http.post("/api/tables", json=plan).status_code in (400, 500)
    finally:
        house.rows("drop trigger unwilling")
    eventually(lambda: "not now" in house.log())
    house.troubles()
    assert "Rumpelstilzchen" not in house.log()


def test_an_error_inside_is_told_without_internals(house: Server) -> None:
    token = house.make(PERSON, PERSON)["tokens"][0]
    with out_of_order(house, "links"):
        answer = house.http.get(f"/api/seats/{token}")
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["status"] == 500
    assert not any(word in answer.text.lower() for word in ("sql", "links", "traceback", "ludothek", "python"))
