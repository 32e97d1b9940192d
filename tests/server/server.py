"""A table server in a process of its own, on a real file, and what the tests want to know of it."""

from __future__ import annotations

import atexit
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import httpx

from ludothek.server.ports import free_port
from ludothek.server.tokens import new_token

ROOT = Path(__file__).parents[2]
PATIENT = 60.0  # seconds until a test gives up: more tests than cores run at once
NOT_KEPT = httpx.Limits(max_keepalive_connections=0)  # the server may hang up on an idle one at any moment
GENEROUS = {"tables": 1e9, "messages": 1e9}
BOT, PERSON, OPEN = {"kind": "bot", "level": 1}, {"kind": "person"}, {"kind": "open"}


def eventually(condition: Callable[[], Any], within: float = PATIENT) -> Any:
    """Wait until a condition holds, and give back what it said."""
    end = time.monotonic() + within
    while not (found := condition()):
        assert time.monotonic() < end, "it did not come true in time"
        time.sleep(0.01)
    return found


@cache
def starter() -> subprocess.Popen[str]:
    """The process that starts servers: it has read all the code, so that they are there at once."""
    command = [sys.executable, "-m", "tests.server.start_servers"]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.communicate)
    return process


class Server:
    """One server and its file; it can be stopped, killed and started again at the same address."""

    def __init__(self, folder: Path, limits: dict[str, Any] | None = None, **settings: list[str]) -> None:
        self.folder, self.limits, self.settings = folder, GENEROUS if limits is None else limits, settings
        self.port = free_port("127.0.0.1")
        self.address, self.file, self.log_file = f"http://127.0.0.1:{self.port}", folder / "tables.db", folder / "log"
        self.tokens: set[str] = set()  # every one that was ever told
        self.read = 0  # how far the log has been looked at
        self.process = 0
        self.web = folder / "web"
        (self.web / "assets").mkdir(parents=True, exist_ok=True)
        (self.web / "index.html").write_text("<!doctype html><title>table</title>")
        self.http = httpx.Client(base_url=self.address, timeout=PATIENT, limits=NOT_KEPT)

    # --- the process ---

    def start(self) -> Server:
        plan: dict[str, Any] = {"port": self.port, "limits": self.limits, **self.settings}
        plan |= {"web": str(self.web), "log": str(self.log_file)}
        plan["database"] = f"sqlite+aiosqlite:///{self.file}"
        door = starter()
        assert door.stdin
        assert door.stdout
        door.stdin.write(json.dumps(plan) + "\n")
        door.stdin.flush()
        self.process = int(door.stdout.readline())
        eventually(self.answers)
        return self

    def answers(self) -> bool:
        assert is_alive(self.process), self.log()
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As the machine would: -9, without a word. Workers it leaves behind are ended too."""
        left = self.workers()
        self.end(signal.SIGKILL)
        for worker in left:
            end_process(worker)

    def end(self, how: int) -> None:
        os.kill(self.process, how)
        eventually(lambda: not is_alive(self.process))

    def close(self) -> None:
        self.http.close()
        if is_alive(self.process):
            self.kill()

    def workers(self) -> list[int]:
        """The processes that the server has started."""
        return started_by(self.process)

    # --- what it says and keeps ---

    def log(self) -> str:
        return self.log_file.read_text()

    def troubles(self) -> list[str]:
        """What went wrong inside since one last asked."""
        new, self.read = self.log()[self.read :], len(self.log())
        lines = [line for line in new.splitlines() if '"trace"' in line or "Traceback" in line]
        return [line.replace("\\n", "\n")[-1500:] for line in lines]

    def rows(self, query: str, *facts: Any) -> list[Any]:
        """What stands in the file."""
        with sqlite3.connect(self.file, timeout=PATIENT) as connection:
            found = connection.execute(query, facts).fetchall()
        connection.close()
        return found

    def steps(self, table: str) -> list[str]:
        found = self.rows('select n, text from steps where "table" = ? order by n', table)
        assert [n for n, _ in found] == list(range(1, len(found) + 1)), "a row is missing"
        return [text for _, text in found]

    def write_log(self, table: str, steps: Sequence[tuple[int, str]]) -> None:
        """Put steps behind the table's log, as another process would."""
        first = len(self.steps(table)) + 1
        for n, (actor, text) in enumerate(steps, first):
            self.rows("insert into steps values (?, ?, ?, ?, ?)", table, n, actor, text, time.time())

    def metric(self, name: str) -> float:
        lines = self.http.get("/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"ludothek_{name} "))

    # --- laying tables ---

    def make(self, *seats: dict[str, Any], game: str = "tactix", **plan: Any) -> dict[str, Any]:
        """Lay a table; the answer of the server, with the seats' tokens as a list under `tokens`."""
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **plan})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = self.heard(answer.json())
        return made | {"tokens": [seat["token"] for seat in made["seats"]]}

    def sit(self, invite: str, **more: Any) -> str:
        """Accept an invite; the key of the seat."""
        key = new_token()
        answer = self.http.post(f"/api/seats/{invite}/key", json={"key": key, **more})
        assert answer.status_code == 200, answer.text
        self.tokens.add(key)
        return key

    def heard(self, message: Any) -> Any:
        """Remember the tokens in a message."""
        self.tokens.update(tokens_in(message))
        return message


def tokens_in(message: Any) -> Iterator[str]:
    entries = message.items() if isinstance(message, dict) else enumerate(message)
    for name, value in entries:
        if name in ("token", "link", "watch", "rematch") and isinstance(value, str):
            yield value
        elif isinstance(value, dict | list):
            yield from tokens_in(value)


def started_by(process: int) -> list[int]:
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


def is_alive(process: int) -> bool:
    """Whether there is such a process; one that only waits to be noticed is not."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def end_process(process: int) -> None:
    if is_alive(process):
        os.kill(process, signal.SIGKILL)
