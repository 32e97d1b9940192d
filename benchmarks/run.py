"""One table in one run: Connect Four here, in other engines and in C; then the games of the shelf.

make bench                                  everything, about two minutes
python -m benchmarks.run --seconds 1        quicker
python -m benchmarks.run --no-peers         only ourselves
python -m benchmarks.run --json             for machines
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.connect_four import GAME
from ludothek.bench import Figure, fastest, figures, games_speed
from ludothek.bots.mcts import Mcts
from ludothek.games import GAMES

PEERS = Path(__file__).parent / "peers" / "run.py"
SIMULATIONS = 100_000


def main() -> None:
    options = read_options()
    ours = measure_ours(options.seconds)
    peers = [] if options.no_peers else measure_peers(options.seconds)
    house = list(figures(options.seconds, list(GAMES.values())))
    if options.json:
        print(json.dumps({"ours": ours, "peers": peers, "house": [vars(figure) for figure in house]}, indent=2))
    else:
        show(ours, peers, house)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (2)")
    parser.add_argument("--no-peers", action="store_true", help="measure only ourselves")
    parser.add_argument("--json", action="store_true", help="print for machines")
    return parser.parse_args()


def measure_ours(seconds: float) -> dict[str, float]:
    """Connect Four in this house, on one core: random moves and search simulations per second."""
    speeds = {figure.unit: figure.value for figure in games_speed(GAME, "compiled", seconds)}
    searcher, board, state = Mcts(GAME, simulations=SIMULATIONS, how="compiled"), GAME.lay({}), GAME.rules.State()

    def search() -> int:
        searcher.choose(board, state, 0)
        return SIMULATIONS

    return {"moves/s": speeds["actions/s"], "simulations/s": fastest(search, seconds)}


def measure_peers(seconds: float) -> list[dict[str, Any]]:
    """What the other engines measured, each in its own environment."""
    done = subprocess.run([sys.executable, PEERS, "--seconds", str(seconds)], stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def show(ours: dict[str, float], peers: list[dict[str, Any]], house: list[Figure]) -> None:
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}, one core each\n")
    console.print(connect_four_table(ours, peers), house_table(house))


def connect_four_table(ours: dict[str, float], peers: list[dict[str, Any]]) -> Table:
    table = Table("Connect Four", "what", "per second", "Ludothek is", "remark", title="Against others, in this run")
    for what, value in ours.items():
        table.add_row(
            "Ludothek, compiled", what, f"{value:,.0f}", "", "the room in benchmarks/connect_four", style="bold"
        )
    for peer in peers:
        if "error" in peer:
            table.add_row(peer["peer"], peer["what"], "-", "-", peer["error"])
        else:
            ratio = ours[peer["what"]] / peer["value"]
            table.add_row(peer["peer"], peer["what"], f"{peer['value']:,.0f}", f"{ratio:.2f} x", peer["remark"])
    return table


def house_table(house: list[Figure]) -> Table:
    table = Table("figure", "value", "unit", "how", title="The shelf")
    for figure in house:
        value = f"{figure.value:,.0f}" if figure.value >= 100 else f"{figure.value:.3f}"
        table.add_row(figure.what, value, figure.unit, figure.remark)
    return table


if __name__ == "__main__":
    main()
