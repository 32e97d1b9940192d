"""Writes how random races of Victory end: wins by start place, shared wins, rounds and cars that drop out."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from ludothek.core import loops
from ludothek.core.engine import engine_for
from ludothek.games import GAMES
from tests.golden.monza_races import mean, share

FILE = Path(__file__).parent / "victory-races.md"
RACES = 4_000  # of each kind
HEAD = f"""# Random races of Victory

{RACES:,} races over one lap of each kind, every legal choice equally likely, by the compiled rules with fixed seeds. A
column of a start place has the share of races that the car from there won, then come the races in which a car came
home, the rounds of a race and the cars that dropped out; in brackets the interval of 95 %. Whoever drives at random
goes to and fro and takes two dice too often: most cars are lost before any comes home. With `no_reverse` they do come
home, and the order at the start decides a good deal.

| circuit | no_reverse | seats | 1 | 2 | 3 | 4 | 5 | 6 | home | rounds | out |
|---|---|---|---|---|---|---|---|---|---|---|---|
"""


@dataclass
class Tally:
    """What came of some races."""

    won: Counter[int] = field(default_factory=Counter)  # start place -> races won alone
    home: int = 0  # races in which a car came home
    rounds: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)


def race(circuit: str, no_reverse: bool, seats: int, races: int = RACES) -> Tally:
    engine, tally = engine_for(GAMES["victory"], loops.ENTRIES), Tally()
    options = {"circuit": circuit, "no_reverse": no_reverse, "laps": 1}
    board, positions = engine.board(options, seats), engine.positions(2)
    engine.run.set_up(board, positions)
    rng, out = engine.stream(seats), engine.lists(1)[0]
    for _ in range(races):
        engine.run.random_games(board, positions, out, rng, 1, engine.numbers(seats, kind="f8"))
        add(tally, positions[1], seats)
    return tally


def add(tally: Tally, end: Any, seats: int) -> None:
    """Count a race that is over."""
    places = end["place"][:seats].tolist()
    if places.count(1) == 1:
        tally.won[(places.index(1) - int(end["first"])) % seats] += 1
    tally.home += int(end["home"].max()) > 0
    tally.rounds.append(int(end["round"]))
    tally.out.append(int(end["out"].max()))


def line(circuit: str, no_reverse: bool, seats: int) -> str:
    tally = race(circuit, no_reverse, seats)
    wins = [share(tally.won[place], RACES) if place < seats else "-" for place in range(6)]
    ends = [share(tally.home, RACES), mean(tally.rounds), mean(tally.out)]
    return f"| {' | '.join([circuit, str(no_reverse).lower(), str(seats), *wins, *ends])} |\n"


def summary() -> str:
    return HEAD + "".join(line(*kind) for kind in product(("square", "twelve"), (False, True), (2, 4, 6)))


if __name__ == "__main__":
    FILE.write_text(summary())
