"""What players lay out before a game: looked at as it grows, and tried out in games without a table.

A report is driven in the bots' processes, a few games at a time, so that bots at the tables never wait long. It goes on
for as long as somebody asks for it; one that was finished is remembered for a while.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from ludothek.core.game import Refused
from ludothek.games import find
from ludothek.server import wire
from ludothek.server.botwork import BotWork
from ludothek.server.engines import Engines

AT_ONCE = 4  # reports that are driven at the same time
REMEMBERED = 256  # reports
LOOK = 0.2  # seconds between two looks at whether the game is compiled
PATIENCE = 10.0  # seconds that a report goes on after it was last asked for


def workshop_of(key: str) -> Any:
    game = find(key)
    if game.workshop is None:
        raise Refused("no-workshop", name=game.key)
    return game.workshop


def designs(key: str, size: int | None, seed: int | None) -> list[wire.Design]:
    """Those the game brings along; all of a size; or any one of that size."""
    shop = workshop_of(key)
    if size is None:
        return [wire.Design(**one) for one in shop.presets()]
    return [wire.Design(**one) for one in (shop.sized(size) if seed is None else shop.some(seed, size))]


def look(key: str, code: str) -> wire.Design:
    return wire.Design(**workshop_of(key).look(code))


# --- reports ---


@dataclass(frozen=True)
class Case:
    """What a report is about."""

    game: str
    code: str
    seats: int
    laps: int


@dataclass(frozen=True)
class Batch:
    """A few games of a report."""

    case: Case
    games: int
    seed: int


@dataclass
class Study:
    """A report as far as it is known."""

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


def case(key: str, code: str, seats: int, laps: int) -> Case:
    """A design that can be played, by so many seats and for so many laps; refused where one of them does not fit."""
    shop, game = workshop_of(key), find(key)
    if seats not in game.seats:
        raise Refused("seats", seats=seats, possible=", ".join(map(str, game.seats)))
    return Case(game.key, shop.finished(code), seats, int(game.choose({"laps": laps})["laps"]))


def play(batch: Batch) -> Any:
    """Runs in a worker."""
    case = batch.case
    return workshop_of(case.game).batch(case.code, case.seats, case.laps, batch.games, batch.seed)


class Reports:
    """The reports asked for lately."""

    def __init__(self, bots: BotWork, engines: Engines) -> None:
        self.bots, self.engines = bots, engines
        self.kept: OrderedDict[Case, Study] = OrderedDict()

    def ask(self, case: Case) -> wire.Report:
        """What is known by now; more games are played meanwhile."""
        study = self.kept.get(case) or Study(workshop_of(case.game).RACES)
        if study.work and study.work.done():
            self.see_to_failure(case, study.work)
        if not study.done and not study.busy:
            self.go_on(case, study)
        study.asked = time.monotonic()
        self.keep(case, study)
        told = workshop_of(case.game).told(study.tally) if study.games else None
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
        """A report that broke off is told as our mistake, and begun anew by the next question."""
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
        few = workshop_of(case.game).at_a_time(case.code, case.seats, case.laps)
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

    def close(self) -> None:
        for study in self.kept.values():
            if study.work:
                study.work.cancel()
