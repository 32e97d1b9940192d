"""Games that are compiled in the background: the server tells which, and for how long still."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludothek.bots import warm
from ludothek.games import GAMES
from ludothek.server import compile_jobs
from ludothek.server.compile_jobs import CompileJobs, shared_time
from tests.server.server import Server, eventually


def test_nobody_waits_where_nothing_is_compiled(house: Server) -> None:
    assert house.http.get("/api/warmth").json() == {"left": {}}


def test_a_cold_game_is_compiled_and_told_until_it_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path))
    jobs = CompileJobs()
    try:
        jobs.start(["tactix"])
        assert list(jobs.left()) == ["tactix"]
        work = jobs.compiling("tactix")
        assert work
        assert 0 <= work.share <= 1
        assert 0 <= work.left <= work.takes + 1
        jobs.start(["tactix"])
        assert jobs.compiling("tactix") is work, "it is begun once"
        work.process.terminate()
        eventually(lambda: jobs.compiling("tactix") is None)
        assert jobs.left() == {}
    finally:
        jobs.stop()


def test_more_is_left_to_compile_in_a_large_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path))
    cost = {key: warm.seconds(game) for key, game in GAMES.items()}
    assert min(cost.values()) > 0
    assert max(cost, key=cost.__getitem__) == "great_race"


def test_cores_are_shared_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_jobs.os, "cpu_count", lambda: 2)
    cost = {"small": 10.0, "middle": 20.0, "large": 60.0}
    assert [shared_time(cost, key) for key in cost] == [15.0, 25.0, 60.0]
