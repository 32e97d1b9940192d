"""Bots in processes of their own behind a bounded queue: a bot is a client without a browser.

It is handed the position as its seat knows it and answers with an action; it never sees the table.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from ludothek.bots import levels
from ludothek.bots.hints import advise
from ludothek.core.table import Table
from ludothek.games import find


@dataclass(frozen=True)
class Question:
    """All a bot is told."""

    game: str
    options: dict[str, Any]
    seats: int
    known: Any  # the position as the seat knows it
    seat: int
    level: int
    seed: int


def ask(table: Table, level: int) -> Question:
    seat = table.state.turn
    return Question(table.game.key, dict(table.options), table.seats, table.known(seat), seat, level, seed=table.ply)


def choose(question: Question) -> int:
    """Runs in a worker."""
    game = find(question.game)
    board = game.lay(question.options, question.seats)
    return levels.bot(game, question.level, question.seed).choose(board, question.known, question.seat)


def hint(question: Question) -> tuple[int, str, dict[str, Any]]:
    """Runs in a worker: an action and the reason for it."""
    game = find(question.game)
    return advise(game, game.lay(question.options, question.seats), question.known, question.seat, question.seed)


class BotWork:
    """A few workers, and no more questions waiting than they can answer in good time."""

    def __init__(self, workers: int, waiting: int = 512) -> None:
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(workers, mp_context=context, initializer=ignore_interrupts)
        self.places = asyncio.Semaphore(waiting)

    async def choose(self, question: Question) -> int:
        async with self.places:
            return await asyncio.get_running_loop().run_in_executor(self.pool, choose, question)

    async def hint(self, question: Question) -> tuple[int, str, dict[str, Any]]:
        async with self.places:
            return await asyncio.get_running_loop().run_in_executor(self.pool, hint, question)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the server; it ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
