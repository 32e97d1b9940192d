"""Each of T's sixteen powers in a game: the same action in the same position, with it and with one level less."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from ludothek import Table
from ludothek.core.dice import below, stream
from ludothek.games.great_race import GAME, rules
from ludothek.games.great_race.board.africa import BLUE, GREEN, RED, RISK, TOWN, YELLOW
from ludothek.games.great_race.rules.position import T

State = Any
GAMES = 60  # a power that does not show in so many is not there


class Seen(NamedTuple):
    """A moment at which a power makes a difference."""

    before: State
    with_it: State
    without: State


def moments(colour: int, level: int) -> Iterator[Seen]:
    """Games against a T with some levels of one colour, at every action that would end otherwise with one less."""
    for seed in range(GAMES):
        stickers = "".join(str(level * (each == colour)) for each in (BLUE, GREEN, RED, YELLOW))
        table = Table(GAME, {"mode": "solo", "stickers": stickers}, seed=seed, throws="manual")
        rng = stream(seed)
        while table.turn != "over":
            actions = table.actions()
            action = actions[below(rng, len(actions))]
            if table.state.sticker[colour] == level and (seen := compared(table, colour, action)):
                yield seen
            table.step(action)


def compared(table: Table, colour: int, action: int) -> Seen | None:
    sides = []
    for less in (0, 1):
        s = table.state.copy()
        s.sticker[colour] -= less
        rules.apply(table.board, s, action)
        s.sticker = []
        sides.append(s)
    return None if sides[0] == sides[1] else Seen(table.state, *sides)


def fuel(seen: Seen) -> int:
    return int(seen.with_it.fuel[T] - seen.without.fuel[T])


def mechanics(seen: Seen) -> int:
    return int(seen.with_it.engine[T] - seen.without.engine[T])


def mine(s: State) -> int:
    return int(s.engine[0] + s.chassis[0])


def goes_further(seen: Seen) -> bool:
    """It stands elsewhere, its figure has more steps left, or goes on where another would have to begin."""
    left, less = ((-s.figure, s.steps) for s in (seen.with_it, seen.without))
    return bool(seen.with_it.where[T] != seen.without.where[T] or left > less)


def saves_in_a_risk_area(seen: Seen) -> bool:
    entered = {seen.with_it.where[T], seen.without.where[T], seen.with_it.entering}
    return any(RISK[space] for space in entered if space >= 0) or fuel(seen) > 0


SHOWS: dict[tuple[int, int], Callable[[Seen], bool]] = {
    (BLUE, 1): goes_further,
    (BLUE, 2): saves_in_a_risk_area,
    (BLUE, 3): lambda seen: TOWN[seen.before.where[T]] > 0 and TOWN[seen.with_it.where[T]] > 0,
    (BLUE, 4): goes_further,
    (GREEN, 1): lambda seen: fuel(seen) in (1, 2, 3, 4) and mechanics(seen) == 0,
    (GREEN, 2): lambda seen: mechanics(seen) in (1, 2) and fuel(seen) == 0,
    (GREEN, 3): lambda seen: fuel(seen) in (1, 2, 3, 4),
    (GREEN, 4): lambda seen: mechanics(seen) in (1, 2),
    (RED, 1): lambda seen: mine(seen.with_it) < mine(seen.without),
    (RED, 2): lambda seen: mine(seen.with_it) < mine(seen.without) or seen.with_it.turn == 0,
    (RED, 3): lambda seen: mechanics(seen) == 1,
    (RED, 4): lambda seen: mechanics(seen) == 1,
    **{(YELLOW, level): lambda seen: fuel(seen) == 1 or mechanics(seen) == 1 for level in range(1, 5)},
}


@pytest.mark.parametrize(("colour", "level"), SHOWS)
def test_a_power_shows_in_a_game(colour: int, level: int) -> None:
    """G21.1, G21.2, G21.3, G21.4: what it changes is what its sticker says, in the first game that brings it about."""
    seen = next(moments(colour, level), None)
    assert seen is not None, "the power never makes a difference"
    assert SHOWS[colour, level](seen)
