"""Weighs what the server sends, and writes docs/messages.md: the heaviest message of each game, packed and unpacked.

The heaviest one comes to a listener who joins late: the newest rows of the log and the whole view. So games are played
without a server, their heaviest position is put into the log of a table, and everybody sits down there.
"""

from __future__ import annotations

import json
import random
import sqlite3
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame
from websockets.sync.client import connect

from docs.pictures import house, laid
from ludothek.bots import answer
from ludothek.bots.levels import bot
from ludothek.core.table import Table
from ludothek.games import GAMES, find
from ludothek.server.fold import fold

PAGE = Path(__file__).parent / "messages.md"
SENT, PLAIN = 16_000, 60_000  # bytes: no message may be heavier, as sent and before it is packed
LONGEST = 400  # steps of a game that is played
EVERY = 7  # steps after which its position is looked at
Players = tuple[int | None, ...]  # who plays the games: somebody at random, or bots of a level
PLAYERS: Players = (None, None, 1, 2)


@dataclass(frozen=True)
class Log:
    """A game so far, with the seed that its throws rest on."""

    seed: bytes
    rows: list[tuple[int, str]]


@dataclass(frozen=True, order=True)
class Weight:
    """The bytes of one message."""

    plain: int
    sent: int


# --- looking for heavy positions ---


def logs(key: str, players: Players) -> Iterator[Log]:
    for seed, level in enumerate(players):
        yield from heaviest(key, seed, level)


def heaviest(key: str, seed: int, level: int | None) -> tuple[Log, Log]:
    """A game of players who choose at random, or of bots: its log to the heaviest position, and to where it ended."""
    table, rng, found = largest_table(key, seed), random.Random(seed), (0, 0)
    for step in range(LONGEST):
        if table.turn == "over":
            break
        table.play(answer(table, bot(table.game, level, seed + step)) if level else rng.choice(table.moves()))
        if step % EVERY == 0 or table.turn == "over":
            found = max(found, (size(table), table.ply))
    rows = [(row.actor, row.text) for row in table.steps]
    return Log(table.dice.seed, rows[: found[1]]), Log(table.dice.seed, rows)


def largest_table(key: str, seed: int) -> Table:
    """With as many seats as sit at it."""
    return Table(find(key), seats=max(find(key).seats), seed=seed)


def size(table: Table) -> int:
    views = [table.view(seat) for seat in range(table.seats)]
    return max(len(json.dumps({**view, "choices": fold(view["choices"])})) for view in views)


# --- weighing ---


class Scales(ClientPerMessageDeflateFactory):
    """What a browser says about compression, and the weight of everything that arrives."""

    def __init__(self) -> None:
        super().__init__(client_max_window_bits=True)
        self.weights: list[Weight] = []
        self.agreed: PerMessageDeflate | None = None

    def process_response_params(self, *given: Any) -> PerMessageDeflate:
        self.agreed = super().process_response_params(*given)
        unpack = self.agreed.decode

        def weigh(frame: Frame, *, max_size: int | None = None) -> Frame:
            opened = unpack(frame, max_size=max_size)
            self.weights.append(Weight(len(opened.data), len(frame.data)))
            return opened

        self.agreed.decode = weigh  # type: ignore[method-assign]
        return self.agreed


def weigh(address: str, token: str) -> list[Weight]:
    """Sit down, and ask for the rows of the log that were not told: what each message weighs."""
    scales = Scales()
    socket = address.replace("http", "ws").rstrip("/") + "/ws"
    with connect(socket, compression=None, extensions=[scales], max_size=None, proxy=None) as line:
        line.send(json.dumps({"t": "hello", "token": token}))
        first = json.loads(line.recv(60))["said_from"] + 1
        while first > 1:
            line.send(json.dumps({"t": "earlier", "before": first}))
            told = json.loads(line.recv(60))
            first = told["said"][0]["n"] if told["t"] == "earlier" else first
    return scales.weights


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, house(folder) as address:
        found = {key: weigh_game(Path(folder) / "tables.db", address, key) for key in GAMES}
    PAGE.write_text(page(found))
    print(page(found))


def weigh_game(file: Path, address: str, key: str, players: Players = PLAYERS) -> list[Weight]:
    """At one table, which gets one log after the other while it sleeps."""
    tokens = laid(address, {"game": key, "seats": [{"kind": "person"}] * max(find(key).seats)})
    weights = []
    for log in logs(key, players):
        write(file, log)
        urllib.request.urlopen(f"{address}api/seats/{tokens[0]}").close()  # noqa: S310  it falls asleep
        weights += [weight for token in tokens for weight in weigh(address, token)]
    return weights


def write(file: Path, log: Log) -> None:
    """Give the table that was laid last another log."""
    with sqlite3.connect(file, timeout=60) as database:
        (table,) = database.execute("select id from tables order by rowid desc limit 1").fetchone()
        kept = [(table, n, actor, text, time.time()) for n, (actor, text) in enumerate(log.rows, 1)]
        database.execute("update tables set seed = ? where id = ?", [log.seed, table])
        database.execute('delete from steps where "table" = ?', [table])
        database.executemany("insert into steps values (?, ?, ?, ?, ?)", kept)
    database.close()


def page(found: dict[str, list[Weight]]) -> str:
    return "\n".join([HEAD, *lines(found), ""])


def lines(found: dict[str, list[Weight]]) -> Iterator[str]:
    for key, weights in found.items():
        sent, plain = max(weight.sent for weight in weights), max(weights).plain
        yield f"| {key} | {len(weights)} | {plain / 1000:.1f} kB | {sent / 1000:.1f} kB |"


HEAD = f"""# What a message weighs

Every change at the table brings each listener one message that is enough to draw from nothing. The heaviest go to
somebody who sits down late: the whole view, the moves on offer, and the newest rows of the log. A test holds every
message of every game to {PLAIN // 1000} kB before it is packed and {SENT // 1000} kB as sent.

- Moves that differ in their last click alone are told together: `{{"move": "B2>*", "clicks": ["B2"], "last": ["B3",
  "B4"]}}` are the moves `B2>B3` and `B2>B4` (`ludothek/server/fold.py`). The 1449 first moves of Masters Victory were
  110 kB and are 9 kB so.
- Of the log the newest rows are told; whoever opens it asks for earlier ones: `{{"t": "earlier", "before": 120}}`.
- Messages are compressed (permessage-deflate), each by itself. So a silent socket keeps no memory for it: with a window
  kept from one message to the next, five thousand sockets would hold a quarter of a gigabyte.

Written by `python -m docs.messages`, from games of random players and of bots with all seats taken.

| game | messages weighed | heaviest before packing | heaviest as sent |
|---|---|---|---|"""


if __name__ == "__main__":
    main()
