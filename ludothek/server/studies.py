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
from typing import Any, Protocol

from ludothek.core.game import Refused
from ludothek.server import wire
from ludothek.server.botwork import BotWork
from ludothek.server.engines import Engines

AT_ONCE = 4  # studies that are under way at the same time
REMEMBERED = 256  # studies
LOOK = 0.2  # seconds between two looks at whether the game is compiled
PATIENCE = 10.0  # seconds that a study goes on after it was last asked for


class Case(Hashable, Protocol):
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

    def play(self, games: int, seed: int) -> Any:
        """What so many games add up to; two such tallies can be added."""

    def told(self, tally: Any) -> dict[str, Any]:
        """The report of a tally."""


@dataclass(frozen=True)
class Batch:
    """A few games of a study."""

    case: Case
    games: int
    seed: int


@dataclass
class Study:
    """A study as far as it is known."""

    wanted: int
    games: int = 0
    tally: Any = None
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


def play(batch: Batch) -> Any:
    """Runs in a worker."""
    return batch.case.play(batch.games, batch.seed)


class Studies:
    """The studies asked for lately."""

    def __init__(self, bots: BotWork, engines: Engines) -> None:
        self.bots, self.engines = bots, engines
        self.kept: OrderedDict[Case, Study] = OrderedDict()

    def ask(self, case: Case) -> wire.Report:
        """What is known by now; more games are played meanwhile."""
        study = self.kept.get(case) or Study(case.wanted)
        if study.work and study.work.done():
            self.see_to_failure(case, study.work)
        if not study.done and not study.busy:
            self.go_on(case, study)
        study.asked = time.monotonic()
        self.keep(case, study)
        told = case.told(study.tally) if study.games else None
        compiling = self.engines.compiling(case.game)
        return wire.Report(
            done=study.done,
            compiled=compiling.share if compiling else None,
            games=study.games,
            wanted=study.wanted,
            left=compiling.left if compiling else study.left,
            told=told,
        )

    def see_to_failure(self, case: Case, work: asyncio.Task[None]) -> None:
        """A study that broke off is told as our mistake, and begun anew by the next question."""
        if work.exception():
            del self.kept[case]
            work.result()

    def go_on(self, case: Case, study: Study) -> None:
        if sum(other.busy for other in self.kept.values()) >= AT_ONCE:
            raise Refused("too-many-reports")
        study.asked = time.monotonic()
        study.work = asyncio.create_task(self.study(case, study))

    async def study(self, case: Case, study: Study) -> None:
        await self.prepare(case.game)
        few = case.at_a_time
        while not study.done and time.monotonic() - study.asked < PATIENCE:
            starts = range(study.games, study.wanted, few)[: self.bots.workers]
            began = time.monotonic()
            batches = [Batch(case, min(few, study.wanted - start), seed=start) for start in starts]
            for tally in await asyncio.gather(*(self.bots.answered(play, batch) for batch in batches)):
                study.tally = tally if study.tally is None else study.tally + tally
            study.games += sum(batch.games for batch in batches)
            study.spent += time.monotonic() - began

    async def prepare(self, game: str) -> None:
        """A game is compiled in a process of its own, so that no bot waits for it."""
        await asyncio.to_thread(self.engines.start, [game])
        while self.engines.compiling(game):
            await asyncio.sleep(LOOK)

    def keep(self, case: Case, study: Study) -> None:
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
