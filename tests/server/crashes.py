"""Killing the server again and again while tables are played, and counting what of it is there afterwards."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.browser import Browser
from tests.server.server import BOT, PATIENT, PERSON, Server, eventually

GONE = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, TimeoutError)


@dataclass
class Tally:
    """What the players were told, and what the file knew after a kill."""

    kills: int = 0
    told: int = 0  # steps that somebody was shown, counted once
    found: int = 0  # of these, in the file after the restart, word for word
    tables: int = 0
    lost: list[str] = field(default_factory=list)


@dataclass
class Player:
    """Plays a table against a bot, or watches two bots, and remembers every step it was told of."""

    house: Server
    seats: tuple[dict[str, Any], ...]
    choose: random.Random
    table: str = ""
    token: str = ""
    told: dict[str, dict[int, str]] = field(default_factory=dict)  # table -> row -> text
    last: Any = None

    def sit_down(self, stop: threading.Event) -> None:
        """Until the server is gone."""
        while not stop.is_set():
            with suppress(*GONE):
                if not self.token or self.last == "over":
                    self.find_table()
                with Browser(self.house, self.token) as browser:
                    self.play(browser, stop)
                continue
            return

    def find_table(self) -> None:
        made = self.house.make(*self.seats)
        self.table, self.token, self.last = made["table"], made["tokens"][0] or made["watch"], None
        self.told[self.table] = {}

    def play(self, browser: Browser, stop: threading.Event) -> None:
        self.note(browser.shown)
        while self.last != "over" and not stop.is_set():
            if browser.moves:
                browser.say("move", ply=browser.ply, move=self.choose.choice(browser.moves))
            message = browser.hear()
            assert message["t"] == "table" or message["why"] == "stale", message
            self.note(browser.shown)

    def note(self, shown: dict[str, Any]) -> None:
        for row in shown["said"]:
            kept = self.told[self.table].setdefault(row["n"], row["text"])
            assert kept == row["text"], "a row has changed"
        self.last = shown["view"]["turn"]

    @property
    def steps(self) -> int:
        return sum(map(len, self.told.values()))


def kill_again_and_again(house: Server, kills: int, seed: int = 7) -> Iterator[Tally]:
    """After every kill and restart, the tally so far."""
    chance, tally = random.Random(seed), Tally()
    plans = [(PERSON, BOT)] * 4 + [(BOT, BOT)] * 2
    players = [Player(house, plan, random.Random(f"{seed} {n}")) for n, plan in enumerate(plans)]
    for _ in range(kills):
        with playing(players):
            eventually(partial(all_have_moved, players, [player.steps for player in players]), 60)
            time.sleep(chance.random() / 10)  # at no particular moment
            house.kill()
        house.start()
        tally.kills += 1
        count(house, players, tally)
        yield tally


def all_have_moved(players: list[Player], before: list[int]) -> bool:
    return all(player.steps > steps for player, steps in zip(players, before, strict=True))


@contextmanager
def playing(players: list[Player]) -> Iterator[None]:
    stop = threading.Event()
    threads = [threading.Thread(target=player.sit_down, args=(stop,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join(PATIENT)
            assert not thread.is_alive()


def count(house: Server, players: list[Player], tally: Tally) -> None:
    """Compare what was told with what is in the file."""
    assert house.rows("pragma integrity_check") == [("ok",)]
    tally.told = tally.found = tally.tables = 0
    for player in players:
        for table, told in player.told.items():
            kept = dict(enumerate(house.steps(table), 1))
            tally.tables += 1
            tally.told += len(told)
            tally.found += sum(kept.get(n) == text for n, text in told.items())
            tally.lost += [f"{table} {n} {text}" for n, text in told.items() if kept.get(n) != text]
