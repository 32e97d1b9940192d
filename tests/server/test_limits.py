"""Nobody can crowd out the others: strangers' pages, long letters, too many messages, too many tables."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.browser import Browser
from tests.server.server import OPEN, PERSON, Server

STRANGE = ["http://evil.example", "null", "http://127.0.0.1:1", "https://", "http://[", "x" * 1000]


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = {"messages": 5, "messages_per_second": 0, "tables": 3, "tables_per_second": 0, "sockets_per_address": 4}
    house = Server(tmp_path_factory.mktemp("strict"), limits)
    try:
        yield house.start()
    finally:
        house.close()


# --- pages of strangers ---


@pytest.mark.parametrize("origin", STRANGE)
def test_a_strangers_page_may_not_ask(house: Server, origin: str) -> None:
    answer = house.http.get("/api/games", headers={"Origin": origin})
    assert answer.status_code == 403
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("origin", STRANGE)
def test_a_strangers_page_may_not_open_a_socket(house: Server, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        Browser(house, origin=origin)
    assert caught.value.response.status_code == 403


def test_our_own_page_and_programs_may(house: Server) -> None:
    assert house.http.get("/api/games", headers={"Origin": house.address}).status_code == 200
    assert house.http.get("/api/games").status_code == 200
    token = house.make(PERSON, OPEN)["tokens"][0]
    with Browser(house, token, origin=house.address) as one, Browser(house, token) as two:
        assert one.shown["table"] == two.shown["table"]


@pytest.mark.parametrize(
    "path", ["/", "/t/some-token", "/api/games", "/healthz", "/api/seats/x", "/nowhere", "/assets/x"]
)
def test_every_answer_tells_the_browser_what_it_may_load(house: Server, path: str) -> None:
    answer = house.http.get(path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert "server" not in answer.headers


def test_what_is_turned_away_at_the_door_is_dressed_too(house: Server) -> None:
    answer = house.http.get("/api/games", headers={"Origin": "http://evil.example"})
    assert "content-security-policy" in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"


# --- long letters ---


def test_a_long_body_is_turned_away(house: Server) -> None:
    answer = house.http.post("/api/tables", content=b"[" + b" " * 16_383 + b"]")
    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"
    assert house.http.post("/api/tables", content=b"[" + b" " * 16_382 + b"]").status_code == 422


def test_a_long_body_that_hides_its_length_is_turned_away(house: Server) -> None:
    answer = house.http.post("/api/tables", content=iter([b" " * 4096] * 100))
    assert answer.status_code == 413
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_long_message_ends_the_socket_and_a_long_enough_one_is_read(house: Server) -> None:
    with Browser(house, house.make(PERSON, OPEN)["tokens"][0]) as one:
        one.socket.send("x" * 4096)
        assert one.expect("refused")["why"] == "message"
        one.socket.send("x" * 4097)
        assert one.closed() == 1009


@pytest.mark.parametrize("plan", [{"name": "x" * 41}, {"name": 7}, {"name": "Ada", "level": 1}])
def test_names_have_a_length(house: Server, plan: dict[str, object]) -> None:
    body = {"game": "tactix", "seats": [{"kind": "person", **plan}, {"kind": "open"}]}
    assert house.http.post("/api/tables", json=body).status_code == 422


def test_a_name_of_forty_letters_of_any_kind_is_kept(house: Server) -> None:
    name = "Zoë 🎲 " + "字" * 34
    made = house.make({"kind": "person", "name": name}, OPEN)
    with Browser(house, made["tokens"][0]) as one:
        assert one.shown["seats"][0]["name"] == name
        assert one.tell("name", name=name[::-1])["seats"][0]["name"] == name[::-1].strip()
        assert one.why_not("name", name=name + "x") == "message"


# --- too many ---


def test_who_talks_too_fast_is_sent_out_and_nobody_else(strict: Server) -> None:
    token = strict.make(PERSON, OPEN)["tokens"][0]
    with Browser(strict, token) as one, Browser(strict, token) as two:
        for _ in range(5):
            assert one.why_not("why", clicks=["e1"]) == "unreadable"
        assert one.why_not("why", clicks=["e1"]) == "too-fast"
        assert one.closed() == 4429
        assert two.play()["ply"] == 1


def test_who_makes_too_many_tables_is_told_to_wait(strict: Server) -> None:
    body = {"game": "tactix", "seats": [OPEN, OPEN]}
    answers = [strict.http.post("/api/tables", json=body) for _ in range(4)]
    assert answers[-1].status_code == 429
    assert answers[-1].json()["why"] == "too-many-tables"
    assert answers[-1].headers["content-type"] == "application/problem+json"
    with httpx.Client(base_url=strict.address, headers={"X-Forwarded-For": "10.9.8.7"}) as neighbour:
        assert neighbour.post("/api/tables", json=body).status_code == 201, "another address is not meant"


def test_who_opens_too_many_sockets_is_turned_away(strict: Server) -> None:
    token = strict.rows("select 1")  # the tables of this address may be used up; sockets need none
    assert token
    browsers = [Browser(strict) for _ in range(4)]
    try:
        with pytest.raises(InvalidStatus), Browser(strict):
            pass
    finally:
        for browser in browsers:
            browser.close()
    with Browser(strict):
        pass
