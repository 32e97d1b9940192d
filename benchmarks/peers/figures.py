"""How every Python peer is timed and how it says its figure: the best of three slices, as one line of JSON."""

import argparse
import json
import time
from collections.abc import Callable

SLICES = 3


def seconds_asked(what_it_measures: str | None) -> float:
    """Read `--seconds N` from the command line."""
    parser = argparse.ArgumentParser(description=what_it_measures)
    parser.add_argument("--seconds", type=float, default=2.0, help="time for each figure, in three slices (2)")
    seconds: float = parser.parse_args().seconds
    return seconds


def best_speed(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second in the best slice; `work` does a small piece and returns how many units it was."""
    return max(speed_of_slice(work, seconds / SLICES) for _ in range(SLICES))


def speed_of_slice(work: Callable[[], int], seconds: float) -> float:
    done = 0
    passed = 0.0
    start = time.perf_counter()
    while passed < seconds:
        done += work()
        passed = time.perf_counter() - start
    return done / passed


def say(peer: str, what: str, value: float, remark: str) -> None:
    """Print one figure for the program that compares."""
    print(json.dumps({"peer": peer, "what": what, "value": round(value, 1), "remark": remark}), flush=True)
