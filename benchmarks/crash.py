"""kill -9 of the table server while tables are played, many times: is every acknowledged step there afterwards?

python -m benchmarks.crash                  a hundred times, some three minutes
python -m benchmarks.crash --kills 10       quicker
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.server.crashes import Tally, kill_again_and_again
from tests.server.server import Server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=100, help="how many (100)")
    parser.add_argument("--seed", type=int, default=7, help="for the players' moves and the moments (7)")
    options = parser.parse_args()
    start = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        tally = kill(Server(Path(folder)), options.kills, options.seed)
    show(tally, time.perf_counter() - start)
    sys.exit(1 if tally.lost else 0)


def kill(house: Server, kills: int, seed: int) -> Tally:
    """The tally after the last of them."""
    rounds = kill_again_and_again(house.start(), kills, seed)
    bar = track(rounds, "kills", total=kills, console=Console(stderr=True), disable=not sys.stderr.isatty())
    try:
        return deque(bar, maxlen=1).pop()
    finally:
        house.close()


def show(tally: Tally, seconds: float) -> None:
    table = Table("what", "measured", "the design's number", title="kill -9 under load")
    table.add_row("kills", f"{tally.kills}", "100")
    table.add_row("tables played", f"{tally.tables}")
    table.add_row("steps acknowledged", f"{tally.told}")
    table.add_row("  of these found after the restarts", f"{tally.found}", f"{tally.told}")
    table.add_row("lost or changed", f"{len(tally.lost)}", "0")
    console = Console(width=None if sys.stdout.isatty() else 100)
    console.print(f"{platform.machine()}, {os.cpu_count()} cores shared with others, {seconds:.0f} s\n")
    console.print(table)
    for step in tally.lost[:20]:
        console.print(f"lost: {step}")


if __name__ == "__main__":
    main()
