"""Clocks are deadlines in the database: they cost what they should, run out when they should, outlive the server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from ludothek.core.transcript import read
from tests.server.browser import Browser, all_arrive, play_on
from tests.server.server import OPEN, PERSON, Server, eventually

LONG = 600


def clock(kind: str, out: str, seconds: int = 5) -> dict[str, Any]:
    return {"kind": kind, "seconds": seconds, "out": out}


def deadline(house: Server, made: dict[str, Any]) -> float | None:
    (found,) = house.rows("select deadline from tables where id = ?", made["table"])
    return None if found[0] is None else float(found[0])


def lay(house: Server, *plan: Any, game: str = "tactix", seats: int = 2) -> dict[str, Any]:
    """A table with a clock at which everybody has sat once, so that time runs."""
    made = house.make(*[PERSON] * seats, game=game, clock=clock(*plan))
    all_arrive(house, made)
    return made


def pass_time(browser: Browser, seat: int, seconds: float) -> None:
    """Let the clock of a seat run for so long."""
    full = browser.tell("name", name="")["seats"][seat]["left"]
    eventually(lambda: browser.tell("name", name="")["seats"][seat]["left"] <= full - seconds)


def is_full(end: float | None, before: float) -> bool:
    """Whether a clock that ends then was set to its full time after `before`."""
    return end is not None and before + LONG <= end <= time.time() + LONG


class Timed:
    """Tables at which nobody moves, laid at once so that their time runs out at once."""

    def __init__(self, house: Server) -> None:
        plans = [(kind, out) for kind in ("move", "game") for out in ("loss", "bot")]
        self.tables = {plan: lay(house, *plan) for plan in plans}
        self.masters = lay(house, "move", "bot", game="masters_victory")


@pytest.fixture(scope="module")
def timed(house: Server) -> Timed:
    return Timed(house)


@pytest.fixture
def pair(house: Server) -> Iterator[tuple[Browser, Browser]]:
    tokens = lay(house, "game", "loss", LONG)["tokens"]
    with Browser(house, tokens[0]) as one, Browser(house, tokens[1]) as two:
        yield one, two


# --- what a clock costs ---


def test_without_a_clock_nobody_has_time_to_lose(house: Server) -> None:
    with Browser(house, (made := house.make(PERSON, PERSON))["tokens"][0]) as one:
        assert (one.shown["running"], one.shown["seats"][0]["left"]) == (None, None)
        assert deadline(house, made) is None


def test_a_clock_for_the_game_charges_the_seat_to_move(house: Server, timed: Timed) -> None:
    laid = time.time()
    tokens = lay(house, "game", "loss", LONG)["tokens"]
    with Browser(house, tokens[0]) as one, Browser(house, tokens[1]) as two:
        charged(one, two, laid)


def charged(one: Browser, two: Browser, laid: float) -> None:
    assert one.shown["running"] == 0
    pass_time(one, 0, 0.3)
    shown = one.play()
    spent = LONG - shown["seats"][0]["left"]
    assert 0.3 <= spent <= time.time() - laid
    assert (shown["running"], round(shown["seats"][1]["left"])) == (1, LONG)
    pass_time(two, 1, 0.2)
    assert LONG - two.shown["seats"][0]["left"] == pytest.approx(spent)


def test_a_clock_for_each_move_starts_full_again(house: Server) -> None:
    made = house.make(PERSON, PERSON, clock=clock("move", "loss", LONG))
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        pass_time(one, 0, 0.2)
        before = time.time()
        play_on([one, two], 2)
        assert is_full(one.shown["seats"][0]["left"] + time.time(), before)
        assert is_full(deadline(house, made), before)


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


def test_no_clock_runs_while_a_seat_is_open(house: Server) -> None:
    made = house.make(PERSON, OPEN, clock=clock("game", "loss", LONG))
    with Browser(house, made["tokens"][0]) as one:
        assert (one.shown["running"], deadline(house, made)) == (None, None)
        with Browser(house, house.sit(made["tokens"][1])) as two:
            assert one.expect("table", lambda shown: shown["running"] == 0)
            assert deadline(house, made) is not None
            two.tell("leave")
        assert one.expect("table", lambda shown: shown["seats"][1]["kind"] == "open")["running"] is None
        assert deadline(house, made) is None


def test_a_rematch_waits_for_whoever_has_not_arrived_but_not_for_who_goes_away(house: Server) -> None:
    """The clock of the next game ran for somebody who still looked at the last one."""
    old = lay(house, "move", "loss", LONG)
    with Browser(house, old["tokens"][0]) as one, Browser(house, old["tokens"][1]) as two:
        one.do("resign")
        first = one.tell("rematch")["rematch"]
        second = two.expect("table", lambda shown: shown["rematch"])["rematch"]
    with Browser(house, first) as one:
        assert (one.shown["running"], one.shown["seats"][0]["left"]) == (None, LONG)
        with Browser(house, second):
            one.expect("table", lambda shown: shown["running"] == 0)
        one.expect("table", lambda shown: not shown["seats"][0]["here"])
        assert one.look()["running"] == 0


def test_leaving_does_not_stop_ones_own_clock_only_that_of_the_others(house: Server) -> None:
    made = lay(house, "game", "loss", LONG)
    before = deadline(house, made)
    with Browser(house, made["tokens"][1]) as two:
        with Browser(house, made["tokens"][0]) as one:
            one.tell("leave")
        two.expect("table", lambda shown: shown["seats"][0]["kind"] == "open")
        assert (two.shown["running"], deadline(house, made)) == (0, before)
        house.rows("update tables set deadline = ? where id = ?", time.time() - 1, made["table"])
    house.kill()
    house.start()
    eventually(lambda: house.steps(made["table"]) == ["time"])


def test_time_belongs_to_a_turn_and_taking_back_winds_nothing_back(house: Server) -> None:
    """In Masters Victory every piece was given the whole time again, and so was every step back."""
    made = lay(house, "move", "loss", LONG, game="masters_victory")
    before = deadline(house, made)
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        one.play()
        one.play()
        one.do("undo")
        one.do("undo")
        assert deadline(house, made) == before
        for _ in range(3):
            one.play()
        two.see(ply=one.ply)
        assert (one.shown["running"], one.shown["seats"][1]["left"]) == (1, pytest.approx(LONG, abs=5))
        assert deadline(house, made) != before


def test_a_take_back_goes_on_with_what_was_left_of_that_turn(house: Server) -> None:
    made = lay(house, "move", "loss", LONG)
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        pass_time(one, 0, 0.3)
        one.play()
        one.tell("ask", ply=1, what="takeback")
        two.see(asks=["takeback:0"])
        two.do("answer", what="takeback", yes=True)
        assert two.shown["running"] == 0
        assert two.shown["seats"][0]["left"] <= LONG - 0.3


# --- when it has run out ---


@pytest.mark.parametrize("kind", ["move", "game"])
def test_whose_time_is_out_loses_and_the_clock_shows_nothing_left(house: Server, timed: Timed, kind: str) -> None:
    made = timed.tables[kind, "loss"]
    eventually(lambda: house.steps(made["table"]) == ["time"])
    with Browser(house, made["tokens"][0]) as one:
        assert (one.shown["view"]["score"], one.shown["running"]) == ([0, 1], None)
        assert [seat["left"] for seat in one.shown["seats"]] == [0, 5]
        assert one.shown["said"][0]["message"] == "row-time"


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_bot_stands_in_for_a_seat_whose_time_is_out_and_the_log_says_so(
    house: Server, timed: Timed, kind: str
) -> None:
    made = timed.tables[kind, "bot"]
    eventually(lambda: len(house.steps(made["table"])) >= 2)
    with Browser(house, made["tokens"][0]) as one:
        told, played = one.shown["said"][:2]
        assert (told["message"], told["facts"], played["seat"]) == ("row-stand-in", {"seat": 0}, 0)
        assert [seat["kind"] for seat in one.shown["seats"]] == ["person", "person"]
        assert one.shown["seats"][0]["left"] == 0
        assert one.why_not("undo") == "undo"
        assert one.why_not("ask", what="takeback") == "undo-time"
        assert "time" not in house.steps(made["table"])
    page = house.http.get(f"/api/replay/{made['tokens'][0]}/file").text
    assert "   1  0  stand-in\n" in page
    assert read(page).steps[0].text == "stand-in"


def test_a_bot_plays_the_whole_turn(house: Server, timed: Timed) -> None:
    """It moved one piece, and the person whose time was out played on, or took it back."""
    made = timed.masters
    eventually(lambda: len(house.steps(made["table"])) >= 4)
    actors = [actor for (actor,) in house.rows('select actor from steps where "table" = ? order by n', made["table"])]
    assert house.steps(made["table"])[0] == "stand-in"
    assert "stand-in" not in house.steps(made["table"])[1:4], "three are dealt in a turn"
    assert actors[:4] == [0, 0, 0, 0]


def test_who_moves_in_time_does_not_lose(house: Server) -> None:
    made = house.make(PERSON, PERSON, clock=clock("move", "loss"))
    end = time.monotonic() + 6
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["tokens"][1]) as two:
        while time.monotonic() < end:
            mover = 0 if one.look()["view"]["turn"] == 0 else 1
            pass_time(one, mover, 1)
            play_on([one, two], 1)
        assert "time" not in house.steps(made["table"])


# --- over a restart ---


def test_a_deadline_survives_kill_9(house: Server) -> None:
    made = lay(house, "game", "loss", LONG)
    with Browser(house, made["tokens"][0]) as one:
        pass_time(one, 0, 0.2)
        left = one.play()["seats"][0]["left"]
    before = deadline(house, made)
    assert before
    house.kill()
    house.start()
    assert deadline(house, made) == before
    asked = time.time()
    with Browser(house, made["tokens"][1]) as two:
        assert (two.shown["running"], two.shown["seats"][0]["left"]) == (1, left)
        assert before - time.time() <= two.shown["seats"][1]["left"] <= before - asked


def test_time_runs_out_while_the_server_is_down(house: Server) -> None:
    tables = {out: lay(house, "move", out, LONG) for out in ("loss", "bot")}
    house.kill()
    house.rows("update tables set deadline = ? where deadline is not null", time.time() - 1)
    before = time.time()
    house.start()
    eventually(lambda: house.steps(tables["loss"]["table"]) == ["time"])
    eventually(lambda: len(house.steps(tables["bot"]["table"])) == 2)
    assert is_full(deadline(house, tables["bot"]), before)
