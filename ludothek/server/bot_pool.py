"""Bots in processes of their own behind a bounded queue: a bot is a client without a browser.

It is handed the position as its seat knows it and answers with an action; it never sees the table.
"""

from __future__ import annotations

import asyncio
import hmac
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TypeVar

from ludothek.bots import levels
from ludothek.bots.hints import advise
from ludothek.core.contract import Sentence
from ludothek.core.fields import Position
from ludothek.core.game import Value
from ludothek.core.table import Table
from ludothek.games import find

T = TypeVar("T")
Q = TypeVar("Q")
REVIEWER = 4  # the level that says what would have been best


@dataclass(frozen=True)
class Question:
    """All a bot is told."""

    game: str
    options: dict[str, Value]
    seats: int
    known: Position  # the position as the seat knows it
    seat: int
    level: int
    seed: int


def ask(table: Table, level: int) -> Question:
    seat = table.state.turn
    return Question(table.game.key, dict(table.options), table.seats, table.known(seat), seat, level, bot_seed(table))


def bot_seed(table: Table) -> int:
    """The seed of a bot's choices: the same after a restart, and an HMAC, so that nobody can foresee them."""
    return int.from_bytes(hmac.digest(table.dice.seed, f"bot {table.ply}".encode(), "sha256")[:8], "big")


def ask_about(then: Table, seat: int) -> Question:
    """The question what the best would have been at a moment that is past; for games without secrets."""
    return Question(then.game.key, dict(then.options), then.seats, then.state.copy(), seat, REVIEWER, seed=0)


def choose(question: Question) -> int:
    """Runs in a worker."""
    game = find(question.game)
    board = game.lay(question.options, question.seats)
    return levels.bot(game, question.level, question.seed).choose(board, question.known, question.seat)


def hint(question: Question) -> tuple[int, Sentence | None]:
    """Runs in a worker: an action and the reason for it, if there is one."""
    game = find(question.game)
    return advise(game, game.lay(question.options, question.seats), question.known, question.seat, question.seed)


def review(question: Question) -> list[str]:
    """Runs in a worker: the choices of the strongest level, from there until chance or another seat acts."""
    game, s = find(question.game), question.known
    board, texts = game.lay(question.options, question.seats), []
    bot = levels.bot(game, question.level, question.seed)
    while s.turn == question.seat:
        action = bot.choose(board, s, question.seat)
        texts.append(str(game.telling.write(board, s, action)))
        game.rules.apply(board, s, action)
    return texts


class BotPool:
    """A few workers, and no more questions waiting than they can answer in good time."""

    def __init__(self, workers: int, waiting: int = 512) -> None:
        self.workers = workers
        self.pool = self.new_pool()
        self.slots = asyncio.Semaphore(waiting)

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=tie_to, initargs=(os.getpid(),))

    async def choose(self, question: Question) -> int:
        return await self.answered(choose, question)

    async def hint(self, question: Question) -> tuple[int, Sentence | None]:
        return await self.answered(hint, question)

    async def review(self, question: Question) -> list[str]:
        return await self.answered(review, question)

    async def answered(self, work: Callable[[Q], T], question: Q) -> T:
        """Ask a worker; where one has died, a new pool is asked once more."""
        async with self.slots:
            pool, loop = self.pool, asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(pool, work, question)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = self.new_pool()
                return await loop.run_in_executor(self.pool, work, question)

    def close(self) -> None:
        for worker in list((self.pool._processes or {}).values()):
            worker.terminate()
        self.pool.shutdown(wait=True, cancel_futures=True)


def tie_to(server: int) -> None:
    """A worker leaves Ctrl-C to the server and ends when the server does, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with, args=(server,), daemon=True).start()


def exit_with(server: int) -> None:
    while os.getppid() == server:
        time.sleep(0.5)
    os._exit(0)
