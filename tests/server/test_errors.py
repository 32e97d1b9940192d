"""What is wrong is told in one form, with the remedy and without internals; what is right is told to machines too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Browser
from tests.server.server import BOT, OPEN, PERSON, Server, eventually

TWO = [PERSON, OPEN]


def plan(**more: Any) -> dict[str, Any]:
    return {"game": "tactix", "seats": TWO} | more


@pytest.mark.parametrize(
    ("body", "status", "why"),
    [
        (plan(game="tactics"), 404, "game"),
        (plan(options={"bord": "9x8"}), 400, "option-name"),
        (plan(options={"board": "8x8"}), 400, "option-value"),
        (plan(options={"short": 1}), 400, "option-value"),
        (plan(options={"board": "9x8", "short": True}), 400, "short-board"),
        (plan(seats=[PERSON] * 3), 400, "seats"),
        (plan(seats=[]), 422, None),
        (plan(seats=[PERSON] * 7), 422, None),
        (plan(seats=[{"kind": "bot", "level": 5}, PERSON]), 422, None),
        (plan(seats=[{"kind": "ghost"}, PERSON]), 422, None),
        (plan(clock={"kind": "move", "seconds": 1}), 422, None),
        (plan(clock={"kind": "sand"}), 422, None),
        (plan(game="x" * 41), 422, None),
        (plan(options={"short": {"deep": []}}), 422, None),
        (plan(options={str(n): n for n in range(21)}), 422, None),
        (plan(extra=1), 422, None),
        ([], 422, None),
    ],
)
def test_a_wrong_plan_is_refused_with_the_reason(house: Server, body: Any, status: int, why: str | None) -> None:
    check_problem(house.http.post("/api/tables", json=body), status, why)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'"\\ud800"',
        b'{"\\ud800": 1}',
        b'{"game": "\\ud800", "seats": []}',
        b'{"game": "tactix", "options": {"\\ud800": 1}, "seats": [{"kind": "open"}, {"kind": "open"}]}',
        b'{"game": "tactix", "options": {"board": '
        + b"9" * 5000
        + b'}, "seats": [{"kind": "open"}, {"kind": "open"}]}',
        b'{"game": "tactix", "options": {"board": 1e999}, "seats": [{"kind": "open"}, {"kind": "open"}]}',
        b'{"game": "tactix", "options": {"board": NaN}, "seats": [{"kind": "open"}, {"kind": "open"}]}',
        b"[" * 16_000,
        b'{"game":' * 2000,
    ],
)
def test_a_body_that_is_no_plan_is_refused(house: Server, body: bytes) -> None:
    answer = house.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    check_problem(answer, answer.status_code)
    assert answer.status_code in (400, 422)


@pytest.mark.parametrize("path", ["/api/seats/{}", "/api/replay/{}", "/api/replay/{}/file"])
@pytest.mark.parametrize("token", ["nobody", "x" * 24, "%00", "%ff%fe", "%F0%9F%8E%B2", "'--", "x" * 5000])
def test_a_link_that_opens_nothing_is_not_found(house: Server, path: str, token: str) -> None:
    check_problem(house.http.get(path.format(token)), 404, "link")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/api", "/docs", "/redoc", "/t", "/..%2fconftest.py", "/%00", "/" + "x" * 300, "/%C3%A9" * 90]
)
def test_a_page_that_is_not_there_is_not_found(house: Server, path: str) -> None:
    check_problem(house.http.get(path), 404)


def test_a_wrong_method_is_answered_with_the_right_one(house: Server) -> None:
    answer = house.http.delete("/api/tables")
    check_problem(answer, 405)
    assert answer.headers["allow"] == "POST"


def check_problem(answer: Any, status: int, why: str | None = None) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert (problem["status"], problem["type"], problem.get("why")) == (status, "about:blank", why)
    assert problem.keys() <= {"type", "title", "status", "why", "rule", "facts"}
    assert problem["title"]
    assert "refused-" not in problem["title"], "the word has a sentence"
    assert not any(word in answer.text for word in ("Traceback", "site-packages", "/work", "sqlite", "Error:"))


def test_a_refusal_tells_the_remedy(house: Server) -> None:
    answer = house.http.post("/api/tables", json=plan(options={"board": "8x8"})).json()
    assert "9x9, 9x8" in answer["title"]
    assert answer["rule"] == "T1.1"
    assert answer["facts"]["option"] == "board"


# --- what machines ask ---


def test_healthz_says_ok(house: Server) -> None:
    answer = house.http.get("/healthz")
    assert (answer.status_code, answer.text) == (200, "ok")


def test_metrics_count_tables_browsers_and_steps(house: Server) -> None:
    eventually(lambda: house.metric("browsers_listening") == 0)
    before, tables = house.metric("steps_since_start"), house.metric("tables_in_memory")
    made = house.make(PERSON, BOT)
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["watch"]):
        one.play()
        one.see(ply=2)
        assert house.metric("browsers_listening") == 2
        assert house.metric("steps_since_start") == before + 2
        assert house.metric("tables_in_memory") == tables + 1


def test_the_shelf_lists_games_with_options_and_levels(house: Server) -> None:
    card = next(card for card in house.http.get("/api/games").json() if card["key"] == "tactix")
    assert (card["seats"], card["levels"]) == ([2], 4)
    assert card["options"][0] == {
        "name": "board",
        "values": ["9x9", "9x8"],
        "rule": "T1.1",
        "longest": 0,
        "seats": {},
        "needs": {},
        "excludes": [],
        "each": [],
        "names_seat": False,
        "feature": None,
    }
