"""Clocks are deadlines in the database: they cost what they should, run out when they should, outlive the server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.browser import Browser, play_on
from tests.server.house import OPEN, PERSON, House, eventually

LONG = 600


def clock(kind: str, out: str, seconds: int = 5) -> dict[str, Any]:
    return {"kind": kind, "seconds": seconds, "out": out}


def deadline(house: House, made: dict[str, Any]) -> float | None:
    (found,) = house.rows("select deadline from tables where id = ?", made["table"])
    return None if found[0] is None else float(found[0])


def pass_time(browser: Browser, seat: int, seconds: float) -> None:
    """Let the clock of a seat run for so long."""
    full = browser.tell("name", name="")["seats"][seat]["left"]
    eventually(lambda: browser.tell("name", name="")["seats"][seat]["left"] <= full - seconds)


class Timed:
    """Tables at which nobody moves, laid at once so that their time runs out at once."""

    def __init__(self, house: House) -> None:
        plans = [(kind, out) for kind in ("move", "game") for out in ("loss", "bot")]
        self.tables = {plan: house.make(PERSON, PERSON, clock=clock(*plan)) for plan in plans}


@pytest.fixture(scope="module")
def timed(house: House) -> Timed:
    return Timed(house)


@pytest.fixture
def pair(house: House) -> Iterator[tuple[Browser, Browser]]:
    tokens = house.make(PERSON, PERSON, clock=clock("game", "loss", LONG))["tokens"]
    with Browser(house, tokens[0]) as one, Browser(house, tokens[1]) as two:
        yield one, two


# --- what a clock costs ---


def test_without_a_clock_nobody_has_time_to_lose(house: House) -> None:
    with Browser(house, (made := house.make(PERSON, PERSON))["tokens"][0]) as one:
        assert (one.shown["running"], one.shown["seats"][0]["left"]) == (None, None)
        assert deadline(house, made) is None


def test_a_clock_for_the_game_charges_the_seat_to_move(house: House, timed: Timed, pair: Any) -> None:
    one, two = pair
    assert one.shown["running"] == 0
    pass_time(one, 0, 0.3)
    shown = one.play()
    spent = LONG - shown["seats"][0]["left"]
    assert 0.3 <= spent < 5
    assert (shown["running"], round(shown["seats"][1]["left"])) == (1, LONG)
    pass_time(two, 1, 0.2)
    assert LONG - two.shown["seats"][0]["left"] == pytest.approx(spent)


def test_a_clock_for_each_move_starts_full_again(house: House) -> None:
    made = house.make(PERSON, PERSON, clock=clock("move", "loss", LONG))
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        pass_time(one, 0, 0.2)
        play_on([one, two], 2)
        assert one.shown["seats"][0]["left"] == pytest.approx(LONG, abs=0.1)
        assert deadline(house, made) == pytest.approx(time.time() + LONG, abs=5)


@pytest.mark.parametrize("who", [0, 1])
def test_refused_moves_cost_no_more_than_the_time_they_took(pair: Any, who: int) -> None:
    start, full = time.monotonic(), pair[0].tell("name", name="")["seats"][0]["left"]
    pass_time(pair[0], 0, 0.3)
    for _ in range(20):
        pair[who].refused("move", move="e1>e5")
    left = pair[0].play()["seats"][0]["left"]
    assert full - left <= time.monotonic() - start + 0.1


def test_asking_costs_no_more_than_the_time_it_took(pair: Any) -> None:
    start, full = time.monotonic(), pair[0].tell("name", name="")["seats"][0]["left"]
    pass_time(pair[0], 0, 0.3)
    for _ in range(10):
        pair[1].tell("ask", ply=0, what="draw")
    left = pair[0].play()["seats"][0]["left"]
    assert full - left <= time.monotonic() - start + 0.1


def test_no_clock_runs_while_a_seat_is_open(house: House) -> None:
    made = house.make(PERSON, OPEN, clock=clock("game", "loss", LONG))
    with Browser(house, made["tokens"][0]) as one:
        assert (one.shown["running"], deadline(house, made)) == (None, None)
        with Browser(house, made["tokens"][1]) as two:
            assert one.expect("table", lambda shown: shown["running"] == 0)
            assert deadline(house, made) is not None
            two.tell("leave")
        assert one.expect("table", lambda shown: shown["seats"][1]["kind"] == "open")["running"] is None
        assert deadline(house, made) is None


# --- when it has run out ---


@pytest.mark.parametrize("kind", ["move", "game"])
def test_whose_time_is_out_loses(house: House, timed: Timed, kind: str) -> None:
    made = timed.tables[kind, "loss"]
    eventually(lambda: house.steps(made["table"]) == ["time"])
    with Browser(house, made["tokens"][0]) as one:
        assert (one.shown["view"]["score"], one.shown["running"]) == ([0, 1], None)
        assert one.shown["said"][0]["message"] == "row-time"


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_bot_stands_in_for_a_seat_whose_time_is_out(house: House, timed: Timed, kind: str) -> None:
    made = timed.tables[kind, "bot"]
    eventually(lambda: house.steps(made["table"]))
    with Browser(house, made["tokens"][0]) as one:
        assert [row["seat"] for row in one.shown["said"]][:1] == [0]
        assert [seat["kind"] for seat in one.shown["seats"]] == ["person", "person"]
        assert "time" not in house.steps(made["table"])


def test_who_moves_in_time_does_not_lose(house: House) -> None:
    made = house.make(PERSON, PERSON, clock=clock("move", "loss"))
    end = time.monotonic() + 6
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        while time.monotonic() < end:
            mover = 0 if one.look()["view"]["turn"] == 0 else 1
            pass_time(one, mover, 1)
            play_on([one, two], 1)
        assert "time" not in house.steps(made["table"])


# --- over a restart ---


def test_a_deadline_survives_kill_9(house: House) -> None:
    made = house.make(PERSON, PERSON, clock=clock("game", "loss", LONG))
    with Browser(house, made["tokens"][0]) as one:
        pass_time(one, 0, 0.2)
        left = one.play()["seats"][0]["left"]
    before = deadline(house, made)
    assert before
    house.kill()
    house.start()
    assert deadline(house, made) == before
    with Browser(house, made["tokens"][1]) as two:
        assert (two.shown["running"], two.shown["seats"][0]["left"]) == (1, left)
        assert two.shown["seats"][1]["left"] == pytest.approx(before - time.time(), abs=1)


def test_time_runs_out_while_the_server_is_down(house: House) -> None:
    tables = {out: house.make(PERSON, PERSON, clock=clock("move", out, LONG)) for out in ("loss", "bot")}
    house.kill()
    house.rows("update tables set deadline = ? where deadline is not null", time.time() - 1)
    house.start()
    eventually(lambda: house.steps(tables["loss"]["table"]) == ["time"])
    eventually(lambda: len(house.steps(tables["bot"]["table"])) == 1)
    assert deadline(house, tables["bot"]) == pytest.approx(time.time() + LONG, abs=10)
