"""The table server under load, against the numbers of the design: a move's way, idle sockets, playing tables.

python -m benchmarks.load                                   everything, about two minutes
python -m benchmarks.load --sockets 500 --tables 50 --seconds 5     quicker
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.progress import track
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

from ludothek.server.fold import unfold
from ludothek.server.ports import free_port
from ludothek.server.store import migrate

ABOVE_COMMIT, READY = 20.0, 2.0  # milliseconds, seconds: the numbers of the design
AT_ONCE = 200  # tables while a move's way is measured
CROWD = 10  # idle sockets at one table
WEEK = {"kind": "game", "seconds": 604_800}
SERVER = """
import json, sys
from ludothek.server.serve import serve
from ludothek.server.settings import Settings
plan = json.loads(sys.argv[1])
limits = {"tables": 1e9, "messages": 1e9, "sockets_per_address": 1_000_000}
serve(Settings(database=plan["database"], warm=False, limits=limits), port=plan["port"])
"""


def main() -> None:
    options = read_options()
    console = Console(width=None if sys.stdout.isatty() else 120)
    room = raise_file_limit()
    if options.sockets + 2 * options.tables + 200 > room:
        options.sockets = max(0, room - 2 * options.tables - 200)
        console.print(f"Only {room} files may be open here: {options.sockets} idle sockets instead. Remedy: ulimit -n")
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(Path(folder), options))
    console.print(f"{platform.machine()}, {os.cpu_count()} cores shared with others (load {os.getloadavg()[0]:.1f})\n")
    console.print(figures)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=5000, help="idle ones to hold (5000)")
    parser.add_argument("--tables", type=int, default=500, help="playing at once beside them (500)")
    parser.add_argument("--seconds", type=float, default=20.0, help="for each of the playing parts (20)")
    parser.add_argument("--pace", type=float, default=50.0, help="moves per second, all tables together (50)")
    return parser.parse_args()


def raise_file_limit() -> int:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


# --- the measurements, in order ---


async def measure(folder: Path, options: argparse.Namespace) -> Table:
    shown = Table("what", "measured", "the design's number", "", title="The table server, in this run")
    server = Server(folder)
    add(shown, "server ready", f"{(ready := await server.start()):.2f} s", f"{READY:g} s", ready <= READY)
    try:
        await one_moves_way(server, shown, Bare(folder / "bare.db"), options)
        await many(server, shown, options)
        await server.stop()
        errors = server.errors()
        add(shown, "errors in the server's log", f"{len(errors)} {errors[-1][:60] if errors else ''}", "0", not errors)
        again = await server.start()
        add(
            shown,
            f"ready again, {options.tables} tables with clocks to resume",
            f"{again:.2f} s",
            f"{READY:g} s",
            again <= READY,
        )
    finally:
        await server.stop()
    return shown


def add(shown: Table, what: str, measured: str, wanted: str = "", met: bool | None = None) -> None:
    shown.add_row(what, measured, wanted, "" if met is None else "met" if met else "NOT MET")


@dataclass
class Bare:
    """The same database with nothing around it: what it takes for the rows of one move."""

    file: Path
    rows: int = 0

    def __post_init__(self) -> None:
        migrate(f"sqlite:///{self.file}")
        with sqlite3.connect(self.file) as connection:
            connection.execute("insert into tables values ('t', 'tactix', 1, '{}', x'00', 'w', '{}', '{}', 0, 0, null)")
        connection.close()

    def commits(self, times: int, pause: float = 0.0) -> list[float]:
        """The seconds of each."""
        connection = sqlite3.connect(self.file, isolation_level=None)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        taken = [self.commit(connection, pause) for _ in range(times)]
        connection.close()
        return taken

    def commit(self, connection: sqlite3.Connection, pause: float) -> float:
        time.sleep(pause)
        self.rows += 1
        start = time.perf_counter()
        connection.execute("begin")
        connection.execute("insert into steps values ('t', ?, 0, 'd1>d7', 0)", (self.rows,))
        connection.execute("update tables set state = ?, over = 0 where id = 't'", (f"{self.rows}",))
        connection.execute("commit")
        return time.perf_counter() - start


async def one_moves_way(server: Server, shown: Table, bare: Bare, options: argparse.Namespace) -> None:
    """Two hundred tables at once, each a game of two people, at a bounded pace; then as fast as it goes."""
    quiet = await asyncio.to_thread(bare.commits, 1000)
    games = await server.lay(AT_ONCE, "tables for a move's way")
    meanwhile = asyncio.create_task(asyncio.to_thread(bare.commits, int(20 * options.seconds), 0.05))
    taken = await play(games, options.seconds, options.pace)
    above, rate = 1000 * (at(taken, 99) - at(quiet, 99)), len(taken) / options.seconds
    add(shown, "a bare commit, p50 / p99", f"{spread(quiet)} ms")
    add(shown, "  the same while the server works", f"{spread(await meanwhile)} ms")
    add(shown, f"a move, stored and told, {AT_ONCE} tables, {rate:.0f} moves/s, p50 / p99", f"{spread(taken)} ms")
    add(shown, "  its p99 above the bare commit", f"{above:.1f} ms", f"{ABOVE_COMMIT:g} ms", above <= ABOVE_COMMIT)
    taken = await play(games, options.seconds / 4, None)
    add(shown, "  as fast as it goes", f"{4 * len(taken) / options.seconds:.0f} moves/s, {spread(taken)} ms")
    await close(game.sockets for game in games)


async def many(server: Server, shown: Table, options: argparse.Namespace) -> None:
    """Idle sockets are held while many tables play; then the log is read."""
    before = server.memory()
    idle = await server.crowd(options.sockets)
    each = (server.memory() - before) / max(1, len(idle))
    games = await server.lay(options.tables, "tables to play at", clock=WEEK)
    taken = await play(games, options.seconds, options.pace)
    held = sum(socket.state is State.OPEN for socket in idle)
    lost, doubled = server.compare(games)
    add(shown, "idle sockets held while tables play", f"{held}", f"{options.sockets}", held == options.sockets)
    add(shown, f"  memory for each ({CROWD} at a table)", f"{each / 1024:.1f} kB")
    add(shown, f"moves at {options.tables} tables meanwhile, p50 / p99", f"{len(taken)}, {spread(taken)} ms")
    refused, torn = sum(game.refused for game in games), sum(game.failed for game in games)
    add(shown, "  lost / doubled", f"{lost} / {doubled}", "0 / 0", lost == doubled == 0)
    add(shown, "  refused / sockets torn", f"{refused} / {torn}", "0 / 0", refused == torn == 0)
    await close([idle, *(game.sockets for game in games)])


def spread(taken: list[float]) -> str:
    return f"{1000 * at(taken, 50):.1f} / {1000 * at(taken, 99):.1f}" if taken else "- / -"


def at(taken: list[float], percent: int) -> float:
    return sorted(taken)[min(len(taken) - 1, len(taken) * percent // 100)]


# --- games that play themselves ---


@dataclass
class Playing:
    """A scripted game of two: each seat has a socket, and whoever is to move plays something legal."""

    table: str
    sockets: list[ClientConnection]
    shown: list[dict[str, Any]]
    told: list[str] = field(default_factory=list)  # acknowledged
    refused: int = 0
    failed: int = 0  # sockets that were torn in the middle of a move

    @property
    def over(self) -> bool:
        return bool(self.failed or self.shown[0]["view"]["turn"] == "over")

    async def move(self) -> float:
        """The seconds from the move to its being shown to the mover."""
        seat = self.shown[0]["view"]["turn"]
        choices, ply = unfold(self.shown[seat]["view"]["choices"]), self.shown[seat]["ply"]
        start = time.perf_counter()
        move = random.choice(choices)["move"]
        await self.sockets[seat].send(json.dumps({"t": "move", "ply": ply, "move": move}))
        await self.hear(seat, ply + 1)
        taken = time.perf_counter() - start
        await self.hear(1 - seat, ply + 1)
        self.told.append(move)
        return taken

    async def hear(self, seat: int, ply: int) -> None:
        while self.shown[seat]["ply"] < ply:
            message = json.loads(await asyncio.wait_for(self.sockets[seat].recv(), 60))
            if message["t"] == "table":
                self.shown[seat] = message
            else:
                self.refused += 1


async def play(games: list[Playing], seconds: float, pace: float | None) -> list[float]:
    """Every table plays for so long: each at its share of the pace, or as fast as it can."""
    taken: list[float] = []
    pause, end = (len(games) / pace if pace else 0.0), time.perf_counter() + seconds

    async def one(game: Playing) -> None:
        due = time.perf_counter() + random.random() * pause
        while not game.over and max(due, time.perf_counter()) < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            try:
                taken.append(await game.move())
            except (ConnectionClosed, TimeoutError):
                game.failed += 1
            due += pause

    await asyncio.gather(*map(one, games))
    return taken


async def close(groups: Iterable[list[ClientConnection]]) -> None:
    await in_turns([socket.close for group in groups for socket in group], "")


async def in_turns(work: list[Callable[[], Awaitable[Any]]], what: str, at_once: int = 20) -> list[Any]:
    """Some of it at a time, with a progress bar if it has a name."""
    done: list[Any] = []
    slices = range(0, len(work), at_once)
    for first in (
        track(slices, what, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
        if what
        else slices
    ):
        done += await asyncio.gather(*(piece() for piece in work[first : first + at_once]))
    return done


# --- the server ---


class Server:
    """A server in a process of its own, on a file in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.file, self.log, self.port = folder / "tables.db", folder / "log", free_port("127.0.0.1")
        self.process: subprocess.Popen[bytes] | None = None
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60)

    async def start(self) -> float:
        """The seconds until it answers."""
        start, plan = time.perf_counter(), {"database": f"sqlite+aiosqlite:///{self.file}", "port": self.port}
        command = [sys.executable, "-c", SERVER, json.dumps(plan)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        while time.perf_counter() < start + 120:
            try:
                if (await self.http.get("/healthz")).status_code == 200:
                    return time.perf_counter() - start
            except httpx.TransportError:
                await asyncio.sleep(0.01)
        raise TimeoutError("The server does not answer.")

    async def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self.process.wait, 60)

    async def make(self, **plan: Any) -> dict[str, Any]:
        seats = [{"kind": "person"}] * 2
        made: dict[str, Any] = (
            await self.http.post("/api/tables", json={"game": "tactix", "seats": seats, **plan})
        ).json()
        return made

    async def sit(self, token: str) -> tuple[ClientConnection, dict[str, Any]]:
        address = f"ws://127.0.0.1:{self.port}/ws"
        socket = await connect(address, max_size=None, ping_interval=None, proxy=None)
        await socket.send(json.dumps({"t": "hello", "token": token}))
        return socket, json.loads(await asyncio.wait_for(socket.recv(), 60))

    async def lay(self, tables: int, what: str, **plan: Any) -> list[Playing]:
        async def one() -> Playing:
            made = await self.make(**plan)
            seated = [await self.sit(seat["token"]) for seat in made["seats"]]
            return Playing(made["table"], [socket for socket, _ in seated], [shown for _, shown in seated])

        return await in_turns([one] * tables, what)

    async def crowd(self, sockets: int) -> list[ClientConnection]:
        """Idle spectators, some at each table; what they are told is thrown away."""

        async def one(watch: str) -> ClientConnection:
            socket, _ = await self.sit(watch)
            return socket

        made = await in_turns([self.make] * -(-sockets // CROWD), "tables to watch")
        watch = [table["watch"] for table in made for _ in range(CROWD)][:sockets]
        return await in_turns([partial(one, token) for token in watch], "idle sockets")

    def errors(self) -> list[str]:
        """The last words of every error that was logged."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        words = [[word for word in line["trace"].splitlines() if "Error" in word] for line in lines if "trace" in line]
        return [found[-1] if found else "unknown" for found in words]

    def memory(self) -> int:
        """Bytes of the server that are in memory."""
        assert self.process
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return 1024 * next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def compare(self, games: list[Playing]) -> tuple[int, int]:
        """Acknowledged moves that the log does not have in their place, and rows that nobody was told of."""
        connection = sqlite3.connect(self.file)
        lost = doubled = 0
        for game in games:
            kept = [
                text
                for (text,) in connection.execute('select text from steps where "table" = ? order by n', (game.table,))
            ]
            lost += sum(kept[n : n + 1] != [text] for n, text in enumerate(game.told))
            doubled += max(0, len(kept) - len(game.told) - game.failed)  # what was torn may have been kept
        connection.close()
        return lost, doubled


if __name__ == "__main__":
    main()
