"""Writes how random races of Monza end: wins by seat, shared wins and rounds, with intervals of 95 %."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from math import sqrt
from pathlib import Path

from ludothek.core import loops
from ludothek.core.engine import engine_for
from ludothek.games import GAMES

FILE = Path(__file__).parent / "monza-races.md"
RACES = 10_000  # of each kind
WIDE = 1.96  # standard deviations on either side of a mean: 95 % lie between
HEAD = f"""# Random races of Monza

{RACES:,} races of each kind, every legal choice equally likely, by the compiled rules with fixed seeds. A seat's column
has the share of races that it won alone, then come the races that several won together and the rounds of a race; in
brackets the interval of 95 %. Everybody has equally many turns, and yet later seats win a little more often: they can
still move back whoever has thrown before them.

| track | rules | seats | seat 0 | seat 1 | seat 2 | seat 3 | shared | rounds |
|---|---|---|---|---|---|---|---|---|
"""


@dataclass
class Tally:
    """What came of some races."""

    alone: Counter[int] = field(default_factory=Counter)  # seat -> races won alone
    shared: int = 0
    rounds: list[int] = field(default_factory=list)


def race(track: str, rules: str, seats: int, races: int = RACES) -> Tally:
    engine, tally = engine_for(GAMES["monza"], loops.ENTRIES), Tally()
    board, positions = engine.board({"track": track, "rules": rules}, seats), engine.positions(2)
    engine.run.set_up(board, positions)
    rng, out = engine.stream(seats), engine.lists(1)[0]
    for _ in range(races):
        scores = engine.numbers(seats, kind="f8")
        engine.run.random_games(board, positions, out, rng, 1, scores)
        winners = [seat for seat in range(seats) if scores[seat] > 0]
        tally.alone[winners[0]] += len(winners) == 1
        tally.shared += len(winners) > 1
        tally.rounds.append(int(positions[1]["round"]))
    return tally


def share(hits: int, races: int) -> str:
    """A share with the interval of Wilson: `25.3 % (24.4-26.2)`."""
    part, square = hits / races, WIDE**2
    middle = (part + square / (2 * races)) / (1 + square / races)
    half = WIDE * sqrt(part * (1 - part) / races + square / (4 * races**2)) / (1 + square / races)
    return f"{part:.1%} ({100 * (middle - half):.1f}-{100 * (middle + half):.1f})"


def mean(numbers: list[int]) -> str:
    """A mean with its interval: `11.42 (11.38-11.46)`."""
    middle = sum(numbers) / len(numbers)
    spread = sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1))
    half = WIDE * spread / sqrt(len(numbers))
    return f"{middle:.2f} ({middle - half:.2f}-{middle + half:.2f})"


def line(track: str, rules: str, seats: int) -> str:
    tally = race(track, rules, seats)
    wins = [share(tally.alone[seat], RACES) if seat < seats else "-" for seat in range(4)]
    cells = [track, rules, str(seats), *wins, share(tally.shared, RACES), mean(tally.rounds)]
    return f"| {' | '.join(cells)} |\n"


def summary() -> str:
    return HEAD + "".join(line(*kind) for kind in product(("oval", "long"), ("basic", "pro"), (2, 3, 4)))


if __name__ == "__main__":
    FILE.write_text(summary())
