"""A server that is stopped or killed comes back as if nothing had happened: tables, seats, offers, bots."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludothek.bots import warm
from ludothek.games import GAMES
from tests.server.browser import Browser, play_on
from tests.server.server import BOT, OPEN, PERSON, Server, end_process, eventually, is_alive, started_by


@pytest.fixture
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, for what might harm others."""
    house = Server(tmp_path_factory.mktemp("fresh"))
    try:
        yield house.start()
    finally:
        house.close()


def test_everything_but_the_sockets_is_there_again(house: Server) -> None:
    made = house.make({"kind": "person", "name": "Ada"}, OPEN)
    key = house.sit(made["tokens"][1], name=" Bob ")
    with Browser(house, made["tokens"][0]) as one, Browser(house, key) as two:
        play_on([one, two], 4)
        two.tell("ask", ply=4, what="draw")
        before = one.see(asks=["draw:1"])
        house.kill()
        assert one.closed() == 1006
    house.start()
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["watch"]):
        kept = ("table", "ply", "seat", "view", "asks", "clock")
        assert {name: one.shown[name] for name in kept} == {name: before[name] for name in kept}
        assert [(seat["name"], seat["kind"]) for seat in one.shown["seats"]] == [("Ada", "person"), ("Bob", "person")]
        assert [row["text"] for row in one.shown["said"]] == house.steps(made["table"])
        assert one.do("answer", what="draw", yes=True)["view"]["score"] == [0.5, 0.5]


def test_a_bot_that_had_to_move_moves(house: Server) -> None:
    made = house.make(PERSON, BOT)
    alone = house.make(BOT, BOT)
    eventually(lambda: len(house.steps(alone["table"])) > 5)  # the workers are all there: half-born ones would complain
    house.kill()
    house.write_log(made["table"], [(0, "d1>d7")])  # the answer was still being thought about
    before = len(house.steps(alone["table"]))
    over = house.rows("select over from tables where id = ?", alone["table"])[0][0]
    house.start()
    eventually(lambda: len(house.steps(made["table"])) == 2)
    eventually(lambda: over or len(house.steps(alone["table"])) > before)


def test_the_spectators_link_stays_the_same_and_is_stored_nowhere(house: Server) -> None:
    """After a restart it had to be made anew, and whoever held the old one could not watch any more."""
    made = house.make(PERSON, PERSON)
    house.kill()
    house.start()
    with Browser(house, made["tokens"][0]) as one, Browser(house, made["watch"]) as third:
        assert one.shown["watch"] == made["watch"]
        assert (third.shown["seat"], third.shown["watch"]) == (None, None)
    assert made["watch"].encode() not in house.file.read_bytes()


def test_the_invite_to_an_open_seat_goes_on_working_and_is_given_anew_to_who_wants_it(house: Server) -> None:
    made = house.make(PERSON, OPEN)
    other = house.make(PERSON, OPEN)
    house.kill()
    house.start()
    with Browser(house, made["tokens"][0]) as one:
        assert one.shown["seats"][1]["link"] is None
        with Browser(house, house.sit(one.tell("link", seat=1)["seats"][1]["link"])) as two:
            assert two.shown["seat"] == 1
    with Browser(house, house.sit(other["tokens"][1])) as guest:
        assert guest.shown["seat"] == 1


def test_a_rematch_is_found_again(house: Server) -> None:
    made = house.make(PERSON, PERSON)
    with Browser(house, made["tokens"][0]) as one:
        one.do("resign")
        table = house.http.get(f"/api/seats/{one.tell('rematch')['rematch']}").json()["table"]
    house.kill()
    house.start()
    for place, token in enumerate(made["tokens"]):
        with Browser(house, token) as old, Browser(house, old.tell("rematch")["rematch"]) as new:
            assert (new.shown["table"], new.shown["seat"]) == (table, 1 - place)


def test_the_version_of_the_rules_is_kept_and_other_rules_are_not_played_on(house: Server) -> None:
    made, other = house.make(PERSON, BOT), house.make(PERSON, BOT)
    assert house.rows("select rules from tables where id = ?", made["table"]) == [(GAMES["tactix"].version,)]
    house.kill()
    house.rows("update tables set rules = 0 where id = ?", made["table"])
    house.start()
    with Browser(house) as one:
        one.say("hello", token=made["tokens"][0])
        assert one.expect("refused")["why"] == "transcript-rules"
    with Browser(house, other["tokens"][0]) as two:
        assert two.play()["ply"] == 1


def test_a_log_that_makes_no_sense_stops_no_other_table(house: Server) -> None:
    made, worse, other = (house.make(PERSON, BOT) for _ in range(3))
    house.kill()
    house.write_log(made["table"], [(0, "d1>d9")])
    house.rows("update tables set state = ? where id = ?", '{"nonsense": 1}', worse["table"])
    house.write_log(other["table"], [(0, "d1>d7")])
    house.start()
    assert house.http.get(f"/api/seats/{made['tokens'][0]}").status_code < 500
    eventually(lambda: len(house.steps(other["table"])) == 2)
    told = [line for line in house.log().splitlines() if "table cannot be resumed" in line]
    assert all(any(table["table"] in line for line in told) for table in (made, worse))
    house.rows("update tables set over = true where id = ?", worse["table"])  # no later start stumbles over it
    house.troubles()


@pytest.mark.parametrize("word", [signal.SIGTERM, signal.SIGINT])
def test_asked_to_close_it_closes_without_a_fuss_and_takes_its_workers_along(fresh: Server, word: int) -> None:
    with Browser(fresh, fresh.make(PERSON, BOT)["tokens"][0]) as one:
        one.play()
        one.see(ply=2)
        workers = fresh.workers()
        assert workers
        fresh.end(word)
        assert one.closed() == 1012
    eventually(lambda: not any(map(is_alive, workers)))
    assert fresh.log() == ""


def test_workers_end_with_a_server_that_was_killed(fresh: Server) -> None:
    with Browser(fresh, fresh.make(PERSON, BOT)["tokens"][0]) as one:
        one.play()
        one.see(ply=2)
    workers = fresh.workers()
    fresh.end(signal.SIGKILL)
    try:
        eventually(lambda: not any(map(is_alive, workers)), within=5)
    finally:
        for worker in workers:
            end_process(worker)


def test_a_worker_that_dies_is_replaced(fresh: Server) -> None:
    with Browser(fresh, fresh.make(PERSON, BOT)["tokens"][0]) as one:
        one.play()
        one.see(ply=2)
        for worker in fresh.workers():
            end_process(worker)
        one.play()
        one.expect("table", lambda shown: shown["ply"] == 4, within=5)


def test_a_bot_that_thinks_is_known_to_think(fresh: Server) -> None:
    made = fresh.make(*[{"kind": "bot", "level": 2}] * 2)
    with Browser(fresh, made["watch"]) as third:
        third.expect("table", lambda shown: shown["ply"] >= 2)
        eventually(lambda: fresh.metric("bots_thinking") == 1, within=3)


def test_a_server_that_is_stopped_leaves_no_compiler_behind(tmp_path: Path) -> None:
    """On a new machine the games are compiled in the background, as long as the server runs."""
    database = f"sqlite+aiosqlite:///{tmp_path}/tables.db"
    command = [sys.executable, "-m", "ludothek", "serve", "--no-browser", "--database", database]
    server = subprocess.Popen(command, env=os.environ | {"LUDOTHEK_CACHE": str(tmp_path)}, stdout=subprocess.DEVNULL)
    compilers: list[int] = []

    def are_at_work() -> bool:
        compilers[:] = filter(compiles, started_by(server.pid))
        return len(compilers) == len(GAMES)

    try:
        eventually(are_at_work)
        server.send_signal(signal.SIGINT)
        server.wait(20)
        assert not any(map(is_alive, compilers))
    finally:
        for process in (server.pid, *compilers):
            end_process(process)


def compiles(process: int) -> bool:
    return warm.__name__ in Path(f"/proc/{process}/cmdline").read_text()
