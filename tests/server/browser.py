"""A browser without a screen: it sits at a table, says things and hears what the table answers."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludothek.server.fold import unfold
from tests.server.server import PATIENT, Server

Message = dict[str, Any]


class Browser:
    """One socket. `shown` is the table as it was last told."""

    def __init__(self, house: Server, token: str | None = None, **more: Any) -> None:
        self.house = house
        self.shown: Message = {}
        address = house.address.replace("http", "ws") + "/ws"
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(
            connect(address, max_size=None, max_queue=None, ping_interval=None, proxy=None, **more)
        )
        if token:
            self.say("hello", token=token)
            self.expect("table")

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.stack.close()

    # --- speaking and hearing ---

    def say(self, t: str, **facts: Any) -> None:
        self.socket.send(json.dumps({"t": t, **facts}))

    def hear(self, within: float = PATIENT) -> Message:
        message: Message = self.house.heard(json.loads(self.socket.recv(within)))
        if message["t"] == "table":
            message["view"]["choices"] = unfold(message["view"]["choices"])
            self.shown = message
        return message

    def expect(self, t: str, until: Callable[[Message], Any] = lambda _: True, within: float = PATIENT) -> Message:
        """Listen until such a message comes."""
        while True:
            message = self.hear(within)
            if message["t"] == t and until(message):
                return message

    def see(self, **facts: Any) -> Message:
        """Wait until the table is shown like this."""
        if self.shown and all(self.shown[name] == fact for name, fact in facts.items()):
            return self.shown
        return self.expect("table", lambda shown: all(shown[name] == fact for name, fact in facts.items()))

    def closed(self, within: float = PATIENT) -> int:
        """Wait until the server has hung up: its code."""
        try:
            while True:
                self.hear(within)
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    # --- doing ---

    @property
    def ply(self) -> int:
        return int(self.shown["ply"])

    def do(self, t: str, **facts: Any) -> Message:
        """Do something that adds to the log, and see it done."""
        before = self.ply
        self.say(t, ply=before, **facts)
        return self.answer(lambda shown: shown["ply"] > before)

    def tell(self, t: str, **facts: Any) -> Message:
        """Do something that adds nothing to the log; the table once it is done."""
        self.say(t, **facts)
        return self.look()

    def look(self) -> Message:
        """The table after all that was said here: nonsense is refused in its turn."""
        self.socket.send("?")
        refusal = self.expect("refused")
        assert refusal["why"] == "message", refusal
        return self.shown

    def answer(self, until: Callable[[Message], Any]) -> Message:
        while True:
            message = self.hear()
            assert message["t"] != "refused", message
            if message["t"] == "table" and until(message):
                return message

    def play(self, move: str | None = None) -> Message:
        """Play a move, or the first on offer."""
        return self.do("move", move=move or self.moves[0])

    @property
    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.shown["view"]["choices"]]

    def refused(self, t: str, **facts: Any) -> Message:
        """Do something that must be refused; the refusal."""
        if t in ("move", "confirm", "why", "undo", "ask", "answer", "resign", "hint", "review"):
            facts = {"ply": self.ply} | facts
        self.say(t, **facts)
        return self.expect("refused")

    def why_not(self, t: str, **facts: Any) -> str:
        return str(self.refused(t, **facts)["why"])


def play_on(browsers: list[Browser], moves: int) -> None:
    """Those who sit play the first move on offer, in turn; so many moves."""
    for _ in range(moves):
        next(browser for browser in together(browsers) if browser.moves).play()
    together(browsers)


def together(browsers: list[Browser]) -> list[Browser]:
    """Wait until all have been told the same."""
    newest = max(browser.ply for browser in browsers)
    for browser in browsers:
        browser.see(ply=newest)
    return browsers


def all_arrive(house: Server, made: Message) -> None:
    """Let everybody sit down once, so that clocks run."""
    for token in made["tokens"]:
        Browser(house, token).close()
