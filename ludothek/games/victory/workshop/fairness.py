"""How fair and how lively a circuit is: the wins of each start place, rounds, overtakes and crashes, with intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ludothek.core.engine import Engine, engine_for
from ludothek.core.game import Refused
from ludothek.games.victory import GAME
from ludothek.games.victory.board import Board
from ludothek.games.victory.board.circuit import read
from ludothek.games.victory.bots.players import ENTRIES, blank_tables
from ludothek.games.victory.bots.races import CRASHES, OVERTAKES, ROUNDS, WINS
from ludothek.games.victory.rules import setup
from ludothek.games.victory.rules.position import State
from ludothek.games.victory.workshop.shape import Fairness, Mean, StartPlace

MUCH = 2400  # tiles that cars cross in a fraction of a second
SURE = 1.96  # standard deviations of a 95 % interval
RACES = 2000  # enough to tell start places apart by a few per cent


@dataclass(frozen=True)
class Tally:
    """What has been seen in some races; two of them can be added."""

    seats: int
    laps: int
    races: int
    sums: tuple[float, ...]  # placed as bots/races.py says

    def __add__(self, more: Tally) -> Tally:
        sums = tuple(one + other for one, other in zip(self.sums, more.sums, strict=True))
        return Tally(self.seats, self.laps, self.races + more.races, sums)


@dataclass(frozen=True)
class Case:
    """A circuit to be raced on by so many cars, for so many laps."""

    code: str
    seats: int
    laps: int
    game: str = GAME.key
    wanted: int = RACES

    @property
    def at_a_time(self) -> int:
        """How many races are driven in a fraction of a second."""
        return max(5, MUCH // (len(self.code) * self.seats * self.laps))

    def play(self, games: int, seed: int) -> Tally:
        return batch(self.code, self.seats, self.laps, games, seed)

    def told(self, tally: Tally) -> Fairness:
        return told(tally)


def case(text: str, seats: int, laps: int) -> Case:
    """A circuit that is closed, for cars and laps that can be; refused where one of them does not fit."""
    if seats not in GAME.seats:
        raise Refused("seats", seats=seats, possible=", ".join(map(str, GAME.seats)))
    return Case(read(text).letters, seats, int(GAME.choose({"laps": laps})["laps"]))


def batch(code: str, seats: int, laps: int, races: int, seed: int) -> Tally:
    """Race so many times over a circuit, with another seed for every batch."""
    return Tally(seats, laps, races, raced(engine_for(GAME, ENTRIES, "compiled"), code, seats, laps, races, seed))


def raced(engine: Engine, code: str, seats: int, laps: int, races: int, seed: int) -> tuple[float, ...]:
    """What races add up to."""
    board, start = engine.game.lay({"circuit": code, "laps": laps}, seats), State()
    assert isinstance(board, Board)
    setup(board, start)
    course, positions, out = engine.row_of([board]), engine.row_of([start, start]), engine.lists(1)[0]
    sums = engine.numbers(WINS + seats, kind="f8")
    engine.run.race_many(course, positions, blank_tables(engine), out, engine.stream(seed), races, sums)
    return tuple(map(float, sums))


def told(tally: Tally) -> Fairness:
    """The report: means and shares with their 95 % intervals."""
    return {
        "races": tally.races,
        "seats": tally.seats,
        "laps": tally.laps,
        "rounds": mean(tally, ROUNDS),
        "places": [start_place(tally, i) for i in range(tally.seats)],
        "overtakes_per_lap": mean(tally, OVERTAKES),
        "crashes_per_lap": mean(tally, CRASHES),
    }


def mean(tally: Tally, place: int) -> Mean:
    n, total, squares = tally.races, tally.sums[place], tally.sums[place + 1]
    centre = total / n
    spread = SURE * sqrt(max(0.0, squares / n - centre * centre) / n)
    return {"mean": centre, "low": max(0.0, centre - spread), "high": centre + spread}


def start_place(tally: Tally, place: int) -> StartPlace:
    """The wins of a start place, with Wilson's interval."""
    n, wins = tally.races, tally.sums[WINS + place] / tally.races
    middle = (wins + SURE**2 / (2 * n)) / (1 + SURE**2 / n)
    spread = SURE * sqrt(wins * (1 - wins) / n + SURE**2 / (4 * n * n)) / (1 + SURE**2 / n)
    return {"place": place + 1, "wins": wins, "low": max(0.0, middle - spread), "high": min(1.0, middle + spread)}
