"""How much is enough: bounds on messages, tables and names, so that nobody can crowd out the others."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from fastapi import Request

from ludothek.core.game import Refused

MESSAGE_BYTES = 4096  # the longest message a browser may send
LOG_BYTES = 24_000  # of the log that are told at once; whoever wants more asks for it
BODY_BYTES = 16_384  # the longest body of a request


@dataclass
class Bucket:
    """So many at once, refilled at a steady pace."""

    size: float
    per_second: float
    clock: Callable[[], float] = time.monotonic
    left: float = field(init=False)
    then: float = field(init=False)

    def __post_init__(self) -> None:
        self.left, self.then = self.size, self.clock()

    def take(self) -> bool:
        """Whether there was one left."""
        now = self.clock()
        self.left = min(self.size, self.left + (now - self.then) * self.per_second)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


@dataclass
class Limits:
    """What a table server allows."""

    messages: float = 40  # at once on a socket
    messages_per_second: float = 10
    tables: float = 30  # at once from one address
    tables_per_second: float = 0.1
    questions: float = 300  # to a feature whose answers take work, at once from one address
    questions_per_second: float = 30
    sockets_per_address: int = 10_000
    sockets: dict[str, int] = field(default_factory=dict)  # open now, by address
    makers: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)  # of tables, by address
    askers: OrderedDict[str, Bucket] = field(default_factory=OrderedDict)  # of features
    remembered: int = 10_000  # addresses; the one not seen longest is forgotten first

    @contextmanager
    def socket_from(self, address: str) -> Iterator[bool]:
        """Count a socket while it is open; whether this address may open one more."""
        self.sockets[address] = self.sockets.get(address, 0) + 1
        try:
            yield self.sockets[address] <= self.sockets_per_address
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]

    def for_socket(self) -> Bucket:
        return Bucket(self.messages, self.messages_per_second)

    def may_make_table(self, address: str) -> bool:
        return self.may(self.makers, address, Bucket(self.tables, self.tables_per_second))

    def may_ask_feature(self, address: str) -> bool:
        return self.may(self.askers, address, Bucket(self.questions, self.questions_per_second))

    def may(self, known: OrderedDict[str, Bucket], address: str, fresh: Bucket) -> bool:
        """Whether this address may do it once more."""
        bucket = known.setdefault(address, fresh)
        known.move_to_end(address)
        while len(known) > self.remembered:
            known.popitem(last=False)
        return bucket.take()


# --- asked before a route answers ---


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def check_table_limit(request: Request) -> None:
    """Whoever lays tables does not lay too many."""
    if not request.app.state.limits.may_make_table(address_of(request)):
        raise Refused("too-many-tables")


async def check_question_limit(request: Request) -> None:
    """Whoever asks a feature does not ask too often."""
    if not request.app.state.limits.may_ask_feature(address_of(request)):
        raise Refused("too-fast")
