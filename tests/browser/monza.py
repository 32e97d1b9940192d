"""Races of Monza for the browser tests: where throws are settled, any position can be looked for and driven to."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import ludothek
from ludothek.core.table import Table
from tests.browser.line_of_play import play
from tests.browser.server import PERSON, SEED, Server
from tests.browser.words import words_of

word = words_of("monza")
CARS = "RYGB"  # CARS[seat], unless they are chosen
TRIES = 20  # races that are looked through for a position
PROFESSIONAL = {"track": "long", "rules": "pro", "bonus": True}


class Race:
    """A race and the line of play that leads to where it stands."""

    def __init__(self, seats: int, options: dict[str, Any], line: list[str]) -> None:
        self.seats, self.options, self.line = seats, options, line

    def table(self, moves: int | None = None) -> Table:
        """The race after so many of its moves."""
        table = ludothek.table("monza", seats=self.seats, seed=SEED, **self.options)
        for move in self.line[:moves]:
            table.play(move)
        return table

    def choice(self) -> tuple[int, dict[str, Any]]:
        """The last move of the line: who makes it, and how it is clicked."""
        table = self.table(-1)
        seat = int(table.turn)
        return seat, next(one for one in table.view(seat)["choices"] if one["move"] == self.line[-1])


def race(seats: int, is_there: Callable[[Table], bool], **options: Any) -> Race:
    """A race in which this comes true, played at random."""
    for number in range(TRIES):
        rng, line = random.Random(number), list[str]()
        table = ludothek.table("monza", seats=seats, seed=SEED, **options)
        while not is_there(table) and table.turn != "over":
            line.append(rng.choice(sensible(table.moves())))
            table.play(line[-1])
        if is_there(table):
            return Race(seats, options, line)
    raise AssertionError("no race of these comes there")


def sensible(moves: list[str]) -> list[str]:
    """Drive on while one can; the extra roll stays in hand."""
    return [move for move in moves if ">" in move] or [move for move in moves if "reroll" not in move] or moves


def lay(house: Server, seats: int, line: list[str], **options: Any) -> list[str]:
    """A table of people after this line of play; the links of its seats."""
    made = house.http.post("/api/tables", json={"game": "monza", "seats": [PERSON] * seats, "options": options})
    assert made.status_code == 201, made.text
    tokens = [seat["token"] for seat in made.json()["seats"]]
    play(house, tokens, line)
    return tokens
