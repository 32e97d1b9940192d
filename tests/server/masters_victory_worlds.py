"""Games of Masters Victory that are the same to one seat, though the other side's hidden numbers differ."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import count
from math import prod

from ludothek import Table
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import ARRANGEMENTS
from tests.games.masters_victory.random_games import Recorded, fights, recorded, worlds

DEALS = 6


@dataclass(frozen=True)
class Story:
    """A game as one seat knows it, and worlds that agree with all it has seen."""

    number: int
    seat: int  # to which all worlds look the same
    options: dict[str, str]
    rows: list[list[tuple[int, str]]]  # rows[world]: who did what, the deals first
    fought: int = 0  # fights by numbers, all with the same outcome
    game: str = "masters_victory"
    seats: int = 2

    def random(self, ply: int) -> random.Random:
        """The same luck in every world."""
        return random.Random(f"{self.number} {ply}")


def story(number: int, seat: int, many: int, longest: int) -> Story:
    """A random game until shortly after its first fight, with so many deals of the other side that agree with it."""
    rng, game, until = random.Random(f"story {number}"), *fought_early(number, longest)
    until += rng.randrange(3)
    possible = worlds(game.position(until), seat, fights(game, until))
    assert prod(map(len, possible)) > 2 * many
    deals = [game.deals]
    while len(deals) < many:
        theirs = [ARRANGEMENTS.index(rng.choice(found)) for found in possible]
        other = [*game.deals[:3], *theirs] if seat == 0 else [*theirs, *game.deals[3:]]
        deals += [other] if other not in deals else []
    options = {"fire": "ask" if game.b.ask else "auto"}
    line = [action for _, action in game.line[:until]]
    after = rows_of(options, [*game.deals, *line])[DEALS:]
    rows = [rows_of(options, dealt) + after for dealt in deals]
    return Story(number, seat, options, rows, len(fights(game, until)))


def fought_early(number: int, longest: int) -> tuple[Recorded, int]:
    """A random game with a fight by numbers among its first moves, and how many there are with it."""
    for seed in count(number, 1000):
        game = recorded(seed)
        for until in range(longest):
            if fights(game, until):
                return game, until
    raise AssertionError


def rows_of(options: dict[str, str], actions: list[int]) -> list[tuple[int, str]]:
    table = Table(GAME, options, seed=1)
    for action in actions:
        table.step(action)
    return [(step.actor, step.text) for step in table.steps]
