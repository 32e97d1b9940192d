"""Weighs what the server sends, and writes docs/messages.md: the heaviest message of each game, packed and unpacked.

The heaviest one comes to a listener who joins late: the newest rows of the log and the whole view. So games are played
without a server, their heaviest position is put into the log of a table, and everybody sits down there, asks for a hint
and a review, looks at that moment and at the replay.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame
from websockets.sync.client import ClientConnection, connect

from docs.pictures import house, laid
from ludothek.bots import answer
from ludothek.bots.levels import bot
from ludothek.core.table import Table
from ludothek.games import GAMES, find
from ludothek.server.fold import fold

PAGE = Path(__file__).parent / "messages.md"
SENT, PLAIN = 16_000, 60_000  # bytes: no message and no moment may be heavier, as sent and before it is packed
REPLAY = 100_000  # bytes as sent: no replay of the games that are weighed
LONGEST = 400  # steps of a game that is played
EVERY = 7  # steps after which its position is looked at
Kind = Literal["message", "hint", "review", "moment", "replay"]  # to all; to who asks; a row looked back at; a game
Players = tuple[int | None, ...]  # who plays the games: somebody at random, or bots of a level
PLAYERS: Players = (None, None, 1, 2)


@dataclass(frozen=True)
class Log:
    """A game so far, with the seed that its throws rest on."""

    seed: bytes
    rows: list[tuple[int, str]]


@dataclass(frozen=True, order=True)
class Weight:
    """The bytes of one message or answer."""

    plain: int
    sent: int


Weights = dict[Kind, list[Weight]]


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


def weigh(address: str, token: str) -> Weights:
    """Sit down, ask for the rows of the log that were not told, a hint and a review: what each message weighs."""
    scales, heard = Scales(), list[Any]()
    socket = address.replace("http", "ws").rstrip("/") + "/ws"
    with connect(socket, compression=None, extensions=[scales], max_size=None, proxy=None) as line:
        shown = ask(line, heard, "table", t="hello", token=token)
        first = shown["said_from"] + 1
        while first > 1:
            first = ask(line, heard, "earlier", t="earlier", before=first)["said"][0]["n"]
        for kind in ("hint", "review"):
            ask(line, heard, kind, t=kind, ply=shown["ply"])
    weights: Weights = {"message": [], "hint": [], "review": []}
    for message, weight in zip(heard, scales.weights, strict=False):  # more may arrive than is heard
        weights[message["t"] if message["t"] in weights else "message"].append(weight)
    return weights


def ask(line: ClientConnection, heard: list[Any], answer: str, **question: object) -> Any:
    """The answer to a question, or that it is refused: a hint to who is not to move, a review where all is hidden."""
    line.send(json.dumps(question))
    heard.append(json.loads(line.recv(60)))
    while heard[-1]["t"] not in (answer, "refused"):
        heard.append(json.loads(line.recv(60)))
    return heard[-1]


def weigh_answer(address: str) -> Weight:
    """Of a question without a socket, asked as a browser asks it."""
    asked = urllib.request.Request(address, headers={"Accept-Encoding": "gzip"})  # noqa: S310
    with urllib.request.urlopen(asked) as answer:  # noqa: S310
        sent = answer.read()
        is_packed = answer.headers["Content-Encoding"] == "gzip"
    return Weight(len(gzip.decompress(sent)) if is_packed else len(sent), len(sent))


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, house(folder) as address:
        found = {key: weigh_game(Path(folder) / "tables.db", address, key) for key in GAMES}
    PAGE.write_text(page(found))
    print(page(found))


def weigh_game(file: Path, address: str, key: str, players: Players = PLAYERS) -> Weights:
    """At one table, which gets one log after the other while it sleeps."""
    tokens = laid(address, {"game": key, "seats": [{"kind": "person"}] * max(find(key).seats)})
    weights: Weights = {"message": [], "hint": [], "review": [], "moment": [], "replay": []}
    for log in logs(key, players):
        write(file, log)
        urllib.request.urlopen(f"{address}api/seats/{tokens[0]}").close()  # noqa: S310  it falls asleep
        for token in tokens:
            for kind, found in weigh(address, token).items():
                weights[kind] += found
            weights["moment"].append(weigh_answer(f"{address}api/replay/{token}/{len(log.rows)}"))
        weights["replay"].append(weigh_answer(f"{address}api/replay/{tokens[0]}"))
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


def page(found: dict[str, Weights]) -> str:
    return "\n".join([HEAD, *(line(key, weights) for key, weights in found.items()), ""])


def line(key: str, weights: Weights) -> str:
    cells = [f"{heaviest_plain(each)} → {heaviest_sent(each)}" if each else "–" for each in weights.values()]
    return " | ".join([f"| {key}", str(sum(map(len, weights.values()))), *cells]) + " |"


def heaviest_plain(weights: list[Weight]) -> str:
    return f"{max(weight.plain for weight in weights) / 1000:.1f}"


def heaviest_sent(weights: list[Weight]) -> str:
    return f"{max(weight.sent for weight in weights) / 1000:.1f}"


HEAD = f"""# What a message weighs

Every change at the table brings each listener one message that is enough to draw from nothing. The heaviest go to
somebody who sits down late: the whole view, the moves on offer, and the newest rows of the log. A test holds every
message of every game to {PLAIN // 1000} kB before it is packed and {SENT // 1000} kB as sent: what all are told; a hint
and a review (what would have been best), which go to whoever asks; and a moment, the view at a row of the log that
somebody looks back at. A review is given of throws, where nothing is hidden.

- Moves that differ in their last click alone are told together: `{{"move": "B2>*", "clicks": ["B2"], "last": ["B3",
  "B4"]}}` are the moves `B2>B3` and `B2>B4` (`ludothek/server/fold.py`). The 1449 first moves of Masters Victory were
  110 kB and are 9 kB so.
- Of the log the newest rows are told; whoever opens it asks for earlier ones: `{{"t": "earlier", "before": 120}}`.
- Messages are compressed (permessage-deflate), each by itself. So a silent socket keeps no memory for it: with a window
  kept from one message to the next, five thousand sockets would hold a quarter of a gigabyte.
- Moments and replays are asked for over HTTP and compressed too (gzip), like the list of games and the workshop's
  answers. Answers that hold the key of a seat are not: the length of a compressed one tells something of what is in it
  (`ludothek/server/compression.py`).
- A replay is no message of the table but a whole game, asked for once: the view after each of its rows, through one
  pair of eyes, so that the scrubber jumps without asking again. It grows with the game and is heavier than a message
  may be. From one row to the next little changes, so it is sent in a small part of its size; the test holds the games
  weighed here to {REPLAY // 1000} kB as sent.

Written by `python -m docs.messages`, from games of random players and of bots with all seats taken, of at most
{LONGEST} moves. Each cell has the heaviest before it is packed → the heaviest as sent, in kB.

| game | weighed | message | hint | review | moment | replay |
|---|---|---|---|---|---|---|"""


if __name__ == "__main__":
    main()
