"""Games are compiled in the background, once per machine: which are at it, and how long that will still take."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from dataclasses import dataclass
from subprocess import Popen

from ludothek.bots import warm
from ludothek.games import find


@dataclass(frozen=True)
class CompileJob:
    """A process that compiles a game."""

    process: Popen[bytes]
    since: float
    takes: float  # seconds, as far as one can tell beforehand

    @property
    def is_done(self) -> bool:
        return self.process.poll() is not None

    @property
    def share(self) -> float:
        """How much is done, from 0 to 1."""
        return min(1.0, (time.monotonic() - self.since) / self.takes) if self.takes else 1.0

    @property
    def left(self) -> int:
        """Seconds; 0 where it takes longer than one thought."""
        return max(0, round(self.takes - (time.monotonic() - self.since)))


class CompileJobs:
    """The process of each game that somebody asked for; none where it had been compiled before."""

    def __init__(self) -> None:
        self.known: dict[str, CompileJob | None] = {}

    def start(self, games: Iterable[str]) -> None:
        """Compile these games, each in a process of its own, unless that has been done or begun."""
        new = [key for key in games if key not in self.known]
        cost = {key: warm.seconds(find(key)) for key in new}
        for key in new:
            process = warm.start(find(key))
            self.known[key] = CompileJob(process, time.monotonic(), shared_time(cost, key)) if process else None

    def compiling(self, game: str) -> CompileJob | None:
        """The process that is at it; none where nothing is left to wait for."""
        job = self.known.get(game)
        return None if job is None or job.is_done else job

    def left(self) -> dict[str, int]:
        """Seconds, for each game that is being compiled."""
        return {key: job.left for key in self.known if (job := self.compiling(key))}

    def stop(self) -> None:
        warm.stop(job.process for job in self.known.values() if job)


def shared_time(cost: dict[str, float], game: str) -> float:
    """When a game is done if the cores are shared out evenly among all of them."""
    shared = sum(min(other, cost[game]) for other in cost.values()) / (os.cpu_count() or 1)
    return max(cost[game], shared)
