"""Studies: what many games without a table say about something, told as they are played.

They are played in the bots' processes, a few at a time, so that bots at the tables never wait long. A study goes on for
as long as somebody asks for it; one that was finished is remembered for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from ludothek.core.game import Refused
from ludothek.server import wire
from ludothek.server.bot_pool import BotPool
from ludothek.server.compile_jobs import CompileJobs

AT_ONCE = 4  # studies that are under way at the same time
REMEMBERED = 256  # studies
POLL_SECONDS = 0.2  # until it is looked again whether the game is compiled
IDLE_SECONDS = 10.0  # for which a study goes on after it was last asked for


class Tally(Protocol):
    """What some games add up to."""

    def __add__(self, more: Self, /) -> Self:
        """What both add up to."""


T = TypeVar("T", bound=Tally)
R_co = TypeVar("R_co", covariant=True)  # the report of a feature
R = TypeVar("R")


class Case(Hashable, Protocol[T, R_co]):
    """What a study is about; it is sent to a worker, and equal ones share their games."""

    @property
    def game(self) -> str:
        """The key of the game."""

    @property
    def wanted(self) -> int:
        """How many games are enough."""

    @property
    def at_a_time(self) -> int:
        """How many games are played in a fraction of a second."""

    def play(self, games: int, seed: int) -> T:
        """What so many games add up to."""

    def told(self, tally: T) -> R_co:
        """The report of a tally."""


@dataclass(frozen=True)
class Batch(Generic[T]):
    """A few games of a study."""

    case: Case[T, object]
    games: int
    seed: int


@dataclass
class Study(Generic[T]):
    """A study as far as it is known."""

    wanted: int
    games: int = 0
    tally: T | None = None
    asked: float = 0.0
    spent: float = 0.0  # seconds on the games played so far
    work: asyncio.Task[None] | None = None

    @property
    def done(self) -> bool:
        return self.games >= self.wanted

    @property
    def left(self) -> int | None:
        """Seconds until it is done, once the first games have told."""
        return round((self.wanted - self.games) * self.spent / self.games) if self.games else None

    @property
    def busy(self) -> bool:
        return self.work is not None and not self.work.done()


def play(batch: Batch[T]) -> T:
    """Runs in a worker."""
    return batch.case.play(batch.games, batch.seed)


class Studies:
    """The studies asked for lately."""

    def __init__(self, bots: BotPool, compile_jobs: CompileJobs) -> None:
        self.bots, self.compile_jobs = bots, compile_jobs
        self.kept: OrderedDict[Case[Any, object], Study[Any]] = OrderedDict()

    def ask(self, case: Case[T, R]) -> tuple[wire.studies.Progress, R | None]:
        """How far it has come, and what is known by now; more games are played meanwhile."""
        study: Study[T] = self.kept.get(case) or Study(case.wanted)
        if study.work and study.work.done():
            self.raise_failure(case, study.work)
        if not study.done and not study.busy:
            self.resume(case, study)
        study.asked = time.monotonic()
        self.keep(case, study)
        return self.progress(case.game, study), case.told(study.tally) if study.tally is not None else None

    def progress(self, game: str, study: Study[T]) -> wire.studies.Progress:
        compiling = self.compile_jobs.compiling(game)
        return wire.studies.Progress(
            done=study.done,
            compiled=compiling.share if compiling else None,
            games=study.games,
            wanted=study.wanted,
            left=compiling.left if compiling else study.left,
        )

    def raise_failure(self, case: Case[T, object], work: asyncio.Task[None]) -> None:
        """A study that broke off is told as our mistake, and begun anew by the next question."""
        if work.exception():
            del self.kept[case]
            work.result()

    def resume(self, case: Case[T, object], study: Study[T]) -> None:
        if sum(other.busy for other in self.kept.values()) >= AT_ONCE:
            raise Refused("too-many-reports")
        study.asked = time.monotonic()
        study.work = asyncio.create_task(self.study(case, study))

    async def study(self, case: Case[T, object], study: Study[T]) -> None:
        await self.prepare(case.game)
        few = case.at_a_time
        while not study.done and time.monotonic() - study.asked < IDLE_SECONDS:
            starts = range(study.games, study.wanted, few)[: self.bots.workers]
            began = time.monotonic()
            batches = [Batch(case, min(few, study.wanted - start), seed=start) for start in starts]
            for tally in await asyncio.gather(*(self.bots.answered(play, batch) for batch in batches)):
                study.tally = tally if study.tally is None else study.tally + tally
            study.games += sum(batch.games for batch in batches)
            study.spent += time.monotonic() - began

    async def prepare(self, game: str) -> None:
        """A game is compiled in a process of its own, so that no bot waits for it."""
        await asyncio.to_thread(self.compile_jobs.start, [game])
        while self.compile_jobs.compiling(game):
            await asyncio.sleep(POLL_SECONDS)

    def keep(self, case: Case[T, object], study: Study[T]) -> None:
        """Remember it as the latest; the one not asked for longest is forgotten first."""
        self.kept[case] = study
        self.kept.move_to_end(case)
        idle = [old for old, other in self.kept.items() if not other.busy]
        for old in idle[: max(0, len(self.kept) - REMEMBERED)]:
            del self.kept[old]

    async def opens(self, token: str) -> bool:
        """A study belongs to nobody."""
        return False

    async def game(self, token: str) -> tuple[str, str] | None:
        """Its games are not kept."""
        return None

    async def close(self) -> None:
        for study in self.kept.values():
            if study.work:
                study.work.cancel()
