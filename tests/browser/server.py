"""The house with its pages: a server in a process of its own, on a real file, that hands out the front end."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from ludothek.server.fold import unfold
from ludothek.server.ports import free_port
from tests.browser.start_server import LINE

ROOT = Path(__file__).parents[2]
PATIENT = 60.0  # seconds until a test gives up: more tests than cores run at once
NOT_KEPT = httpx.Limits(max_keepalive_connections=0)  # the server may hang up on an idle one at any moment
GENEROUS = {"tables": 1e9, "messages": 1e9}
SEED = 8  # of every table where throws are settled: all that is looked for is found in the first few games
PERSON, OPEN, CURIOUS = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": 1}


class Server:
    """It can be killed and started again at the same address with the same file."""

    patience = PATIENT  # seconds until it must answer

    def __init__(self, folder: Path, pages: Path, *, seed: int | None = None, warm: bool = False, **more: Any) -> None:
        self.port = free_port("127.0.0.1")
        self.address, self.log = f"http://127.0.0.1:{self.port}", folder / "log"
        self.file = folder / "tables.db"
        settings = {"database": f"sqlite+aiosqlite:///{self.file}", "web": str(pages), "limits": GENEROUS}
        self.plan = json.dumps({"port": self.port, "settings": settings | more, "seed": seed, "warm": warm})
        self.http = httpx.Client(base_url=self.address, timeout=PATIENT, limits=NOT_KEPT)
        self.process = self.spare = self.prepare()
        self.read = 0  # how far the log has been looked at

    # --- the process ---

    def prepare(self) -> subprocess.Popen[bytes]:
        """A process that has read all its code and waits for the word."""
        command = [sys.executable, "-m", "tests.browser.start_server", self.plan]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=log)

    def have_spare(self) -> None:
        """Let the next process read its code while this one works, so that a restart is quick."""
        if self.spare is self.process:
            self.spare = self.prepare()

    def start(self) -> Server:
        self.process = self.spare
        assert self.process.stdin
        self.process.stdin.close()
        end = time.monotonic() + self.patience
        while not self.answers():
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.02)
        return self

    def answers(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As the machine would: -9, without a word. The bots' processes that it leaves behind are ended too."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        left = [int(child) for task in tasks for child in task.read_text().split()]
        self.process.kill()
        self.process.wait(PATIENT)
        for worker in left:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)

    def freeze(self) -> None:
        """It is there and does not answer; nobody hangs up."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def store(self, actor: int, text: str) -> None:
        """Put a step behind the log of the table that was laid last, while nobody else writes."""
        with sqlite3.connect(self.file, timeout=PATIENT) as database:
            (table,) = database.execute("select id from tables order by rowid desc limit 1").fetchone()
            (n,) = database.execute('select count(*) from steps where "table" = ?', [table]).fetchone()
            database.execute("insert into steps values (?, ?, ?, ?, ?)", [table, n + 1, actor, text, time.time()])
        database.close()

    def steps(self) -> list[str]:
        """The log of the table that was laid last, as it stands in the file."""
        with sqlite3.connect(self.file, timeout=PATIENT) as database:
            (table,) = database.execute("select id from tables order by rowid desc limit 1").fetchone()
            found = database.execute('select text from steps where "table" = ? order by n', [table]).fetchall()
        database.close()
        return [text for (text,) in found]

    def close(self) -> None:
        self.http.close()
        for process in {self.process, self.spare}:
            assert process.stdin
            process.stdin.close()
            process.terminate()
            process.wait(PATIENT)

    def troubles(self) -> list[str]:
        """What went wrong inside since one last asked."""
        text = self.log.read_text()
        new, self.read = text[self.read :], len(text)
        return [line[-1500:] for line in new.splitlines() if "trace" in line.lower()]

    # --- laying tables ---

    def lay(self, *line: str, black: dict[str, Any] = PERSON) -> Laid:
        """A table laid without a browser, after this line of play between two people."""
        answer = self.http.post("/api/tables", json={"game": "tactix", "seats": [PERSON, black]})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        laid = Laid(made["seats"][0]["token"], made["seats"][1]["token"])
        self.play(laid.white, line)
        return laid

    def play(self, token: str, line: Sequence[str]) -> None:
        """Each move by whoever is to decide, ending each turn, at the table that this link opens."""
        if line:
            answer = self.http.post(LINE, json={"token": token, "moves": line})
            assert answer.status_code == 204, answer.text

    def play_first(self, token: str) -> None:
        """Whoever has this link plays the first move on offer, or ends a turn in which nothing is left to choose."""
        with self.seated(token) as line:
            shown = json.loads(line.recv(PATIENT))
            choices = unfold(shown["view"]["choices"])
            message = {"t": "move", "move": choices[0]["move"]} if choices else {"t": "confirm"}
            line.send(json.dumps(message | {"ply": shown["ply"]}))
            while (heard := json.loads(line.recv(PATIENT)))["ply"] <= shown["ply"]:
                assert heard["t"] == "table", heard

    @contextmanager
    def seated(self, token: str) -> Iterator[Any]:
        with connect(self.address.replace("http", "ws") + "/ws", proxy=None) as line:
            line.send(json.dumps({"t": "hello", "token": token}))
            yield line


class Laid:
    """The links of a table: the addresses where White and Black sit, and where the game is looked at again."""

    def __init__(self, white: str, black: str) -> None:
        self.white, self.black = white, black
        self.at, self.beyond, self.replay = f"/t/{white}", f"/t/{black}", f"/replay/{white}"
