"""Whoever looks at a table, by socket and by every address, and remembers each byte that is told."""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from difflib import ndiff
from itertools import zip_longest
from typing import Any

from ludothek.server.fold import unfold
from tests.server.browser import Browser, Message
from tests.server.masters_victory_worlds import Story
from tests.server.server import PERSON, Server

UNKNOWN = "x" * 24  # a link that opens nothing
MOMENT = re.compile(r'("moved":)[0-9.]+')  # when something was last done there
PACKED = re.compile(r"(<script type=text/plain id=replay>)([^<]*)")
UNCOMPRESSED = {"Accept-Encoding": "identity"}  # the length of a compressed answer depends on the table's id
ADDRESSES = {  # what can be read about a table with a link, and how it is asked for
    "GET /api/seats/{token}": [""],
    "GET /api/replay/{token}?eyes": ["", "?eyes=open", "?eyes=0", "?eyes=1", "?eyes=watch", "?eyes=9"],
    "GET /api/replay/{token}/file": [""],
    "GET /api/replay/{token}/{row}": ["0", "3", "1000"],
    "GET /t/{token}": [""],
    "GET /w/{token}": [""],
    "GET /replay/{token}": [""],
}


class Observer(Browser):
    """A browser that remembers what it has said and heard."""

    def __init__(self, house: Server, token: str | None = None) -> None:
        self.told: list[str] = []
        self.links: dict[str, None] = {}  # in the order in which they were told
        self.said: dict[str, set[str]] = defaultdict(set)  # kind of message -> its fields
        super().__init__(house, token)

    def say(self, t: str, **facts: Any) -> None:
        self.said[t] |= {"t", *facts}
        super().say(t, **facts)

    def hear(self, within: float = 20.0) -> Message:
        raw = str(self.socket.recv(within))
        self.told.append(raw)
        message: Message = json.loads(raw)
        if message["t"] == "table":
            message["view"]["choices"] = unfold(message["view"]["choices"])
            self.shown = message
            told = [message["watch"], message["rematch"], *(seat["link"] for seat in message["seats"])]
            self.links |= dict.fromkeys(filter(None, told))
        return message


class Scene:
    """One table of a story: the seat that must not notice, the others, a spectator and a stranger."""

    def __init__(self, house: Server, story: Story, made: dict[str, Any], stack: ExitStack) -> None:
        self.house, self.story, self.made = house, story, made
        order = [story.seat, *(seat for seat in range(story.seats) if seat != story.seat)]
        self.seats = {seat: stack.enter_context(Observer(house, made["tokens"][seat])) for seat in order}
        self.me, self.them = (self.seats[seat] for seat in order[:2])
        self.watcher = stack.enter_context(Observer(house, made["watch"]))
        self.read: list[str] = []  # by addresses
        self.everybody()

    def everybody(self) -> None:
        """All have heard what there was to hear."""
        for browser in (*self.seats.values(), self.watcher):
            browser.look()

    def play(self, actor: int, text: str) -> None:
        self.seats[actor].play(text)
        self.everybody()

    def knock(self) -> None:
        """A stranger comes to the socket with a link that opens nothing."""
        with Observer(self.house) as stranger:
            stranger.say("hello", token=UNKNOWN)
            code = stranger.closed()
            self.read += [*stranger.told, str(code)]

    def look_at(self, address: str, token: str, ask: str) -> None:
        """Read something about the table."""
        path = address.split()[1].partition("?")[0]
        answer = self.house.http.get(path.replace("{row}", "").format(token=token) + ask, headers=UNCOMPRESSED)
        headers = [(name, value) for name, value in answer.headers.items() if name not in leave_out(address)]
        told = MOMENT.sub(r"\1<time>", unpacked(answer.text))
        self.read.append(f"{answer.status_code} {headers} {told}")

    def record(self) -> list[str]:
        """All that was told, with the same names for what chance alone makes: the table's id, links, promise."""
        told = [*self.me.told, "--- spectator", *self.watcher.told, "--- read", *self.read]
        links = dict.fromkeys((*self.made["tokens"], self.made["watch"], *self.me.links))
        names = {self.made["table"]: "<table>", str(self.me.shown["view"]["promise"]): "<promise>"}
        names |= {link: f"<link {n}>" for n, link in enumerate(links)}
        return [renamed(text, names) for text in told]


def leave_out(address: str) -> tuple[str, ...]:
    """Headers that chance makes: the time, and the length of what holds a moment, or the table's id packed."""
    return ("date", "content-length") if address.endswith("/file") or "/seats/" in address else ("date",)


def unpacked(page: str) -> str:
    """A page with what is packed into it laid open."""
    return PACKED.sub(lambda found: found[1] + gzip.decompress(base64.b64decode(found[2])).decode(), page)


def renamed(text: str, names: dict[str, str]) -> str:
    for name, other in names.items():
        text = text.replace(name, other)
    return text


@contextmanager
def scene(house: Server, story: Story, made: dict[str, Any]) -> Iterator[Scene]:
    with ExitStack() as stack:
        yield Scene(house, story, made, stack)


def lay(house: Server, story: Story) -> dict[str, Any]:
    """A table for a story; what its answer told is the same in every world, since nothing is dealt yet."""
    return house.make(*[PERSON] * story.seats, game=story.game, options=story.options)


def share_a_secret(house: Server, tables: list[dict[str, Any]], seed: bytes) -> None:
    """Give tables the same seed, on which hints rest; they sleep once they were looked at, and wake with it."""
    for made in tables:
        house.rows("update tables set seed = ? where id = ?", seed, made["table"])
        house.http.get(f"/api/seats/{made['watch']}")


def first_difference(one: list[str], other: list[str]) -> str:
    """Where two records part, as much as is needed to find the leak; "" where they do not."""
    for n, (a, b) in enumerate(zip_longest(one, other, fillvalue="nothing")):
        if a != b:
            at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
            around = slice(max(0, at - 150), at + 150)
            return f"message {n}:\n" + "\n".join(ndiff([a[around]], [b[around]]))
    return ""
