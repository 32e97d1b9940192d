"""The room against the slow reference, throw by throw, over random places of the cars on both tracks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ludothek.core.fields import CHANCE
from ludothek.games.monza import GAME
from ludothek.games.monza.board import SET, STOP, TILE, TRACKS, Board
from ludothek.games.monza.board.dice import COLOURS, LETTERED
from ludothek.games.monza.rules import apply, legal, setup
from ludothek.games.monza.rules.position import TURBO, State
from tests.chunks import chunks
from tests.games.monza.positions import letters, some_spaces, some_throw
from tests.reference import monza_slow
from tests.reference.monza_slow import SIDES, End

NAMES = list(SIDES)
RULES: dict[str, dict[str, bool]] = {"default": {}, "must_max": {"must_max": True}, "may_stop": {"may_stop": True}}
SPACES = [[space.name for space in side.spaces] for side in TRACKS]
THROWS = {"dice": 3_500, "tiles": 750, "turbo": 1_500}  # on each track, in each chunk


def board_of(name: str, rule: str, seats: int, pro: bool) -> Board:
    options: dict[str, Any] = {"track": name, "rules": "pro" if pro else "basic", **RULES[rule]}
    b = GAME.lay(options, seats)
    assert isinstance(b, Board)
    return b


def position(b: Board, cars: list[str], driver: int, tiles: str = "") -> State:
    """The driver is about to throw six dice."""
    s = State()
    setup(b, s)
    s.car[: b.seats] = [TRACKS[b.track].numbered[name] for name in cars]
    s.driver, s.origin = driver, s.car[driver]
    s.tiles[driver] = sum(1 << COLOURS.index(tile) for tile in tiles)
    return s


def turbo(b: Board, cars: list[str], driver: int) -> State:
    """The driver has laid all six dice, is on its space and about to make the turbo roll."""
    s = position(b, cars, driver)
    s.roll, s.throwing, s.laid, s.last = TURBO, 2, 6, 1
    return s


def ends(b: Board, s: State, dice: str, tiles: str = "") -> set[End]:
    """Every complete drive after a throw, played by the room's rules."""
    driver, names = s.driver, SPACES[b.track]
    apply(b, s, SET + LETTERED[dice])

    def end(before: State, after: State, piece: int) -> End:
        left = letters(before.dice).replace(COLOURS[piece] if piece < TILE else "-", "", 1)
        in_hand = before.tiles[driver] - (1 << piece - TILE if TILE <= piece < STOP else 0)
        tiles_left = "".join(COLOURS[c] for c in range(6) if in_hand >> c & 1)
        again = after.turn == CHANCE and after.roll == TURBO != before.roll
        cars = tuple(names[car] for car in after.car[: b.seats])
        return End(names[after.car[driver]], laid(dice, left), laid(tiles, tiles_left), cars, again)

    if is_over(s, driver):  # nothing fits
        return {End(names[s.car[driver]], "", "", tuple(names[car] for car in s.car[: b.seats]))}
    found, seen, waiting = set[End](), set[tuple[int, int, int]](), [s]
    while waiting:
        before = waiting.pop()
        for action in actions(b, before):
            after = before.copy()
            apply(b, after, action)
            if is_over(after, driver):
                found.add(end(before, after, action))
            elif (key := (after.car[driver], after.dice, after.tiles[driver])) not in seen:
                seen.add(key)
                waiting.append(after)
    return found


@cache
def laid(pieces: str, left: str) -> str:
    """Those of the pieces that are not left, sorted."""
    return "".join(sorted((Counter(pieces) - Counter(left)).elements()))


def is_over(s: State, driver: int) -> bool:
    return s.turn != driver or s.driver != driver


def actions(b: Board, s: State) -> list[int]:
    out = [0] * GAME.most
    return out[: legal(b, s, out)]


def races(name: str, seed: str, number: int) -> Iterator[tuple[random.Random, list[str], int]]:
    """Cars somewhere on the track, and whose turn it is."""
    rng = random.Random(f"{name} {seed}")
    for _ in range(number):
        cars = some_spaces(rng, TRACKS[NAMES.index(name)], rng.randint(2, 4))
        yield rng, cars, rng.randrange(len(cars))


@chunks(1, 3)
@pytest.mark.parametrize("name", NAMES)
def test_drives_go_as_in_the_reference(name: str, chunk: int) -> None:
    """M3.2, M3.3, M4.1, M4.5, M4.9, M4.10, M4.11, M5.1, M5.2, M5.3: every complete drive of a throw, by three rules."""
    seen: Counter[str] = Counter()
    for rng, cars, driver in races(name, f"dice {chunk}", THROWS["dice"]):
        dice = some_throw(rng)
        for rule in RULES:
            b = BOARDS[name, rule, len(cars), False]
            expected = monza_slow.drives(SIDES[name], tuple(cars), driver, dice, rule=rule)
            assert ends(b, position(b, cars, driver), dice) == expected, (cars, driver, dice, rule)
            seen[rule] += len(expected)
        seen["sent back"] += any(end.cars[other] != cars[other] for end in expected for other in others(cars, driver))
        seen["home"] += any(end.space == "FIN" for end in expected)
        seen["stays"] += expected == {End(cars[driver], "", "", tuple(cars))}
    assert seen["must_max"] < seen["default"] < seen["may_stop"]
    assert min(seen["sent back"], seen["home"], seen["stays"]) > 50, seen


def others(cars: list[str], driver: int) -> list[int]:
    return [seat for seat in range(len(cars)) if seat != driver]


@chunks(1, 3)
@pytest.mark.parametrize("name", NAMES)
def test_drives_with_accelerators_go_as_in_the_reference(name: str, chunk: int) -> None:
    """M7.2, M7.6, M7.7, M8.1, M8.6, M8.8: dice and up to three tiles in every order, by one of the three rules."""
    seen: Counter[str] = Counter()
    for rng, cars, driver in races(name, f"tiles {chunk}", THROWS["tiles"]):
        dice, tiles, rule = some_throw(rng), "".join(rng.sample(COLOURS, rng.randint(0, 3))), rng.choice(list(RULES))
        b = BOARDS[name, rule, len(cars), True]
        expected = monza_slow.drives(SIDES[name], tuple(cars), driver, dice, tiles, rule, pro=True)
        assert ends(b, position(b, cars, driver, tiles), dice, tiles) == expected, (cars, driver, dice, tiles, rule)
        seen["turbo"] += any(end.turbo for end in expected)
        seen["three tiles"] += any(len(end.tiles) == 3 for end in expected)
    assert min(seen["turbo"], seen["three tiles"]) > 50, seen


@pytest.mark.parametrize("name", NAMES)
def test_turbo_rolls_go_as_in_the_reference(name: str) -> None:
    """M8.4, M8.5, M8.6, M8.7: two dice, whatever the rule; then cars are moved back."""
    for rng, cars, driver in races(name, "turbo", THROWS["turbo"]):
        dice, rule = some_throw(rng, 2), rng.choice(list(RULES))
        b = BOARDS[name, rule, len(cars), True]
        expected = monza_slow.turbo_drives(SIDES[name], tuple(cars), driver, dice)
        assert ends(b, turbo(b, cars, driver), dice) == expected, (cars, driver, dice, rule)


BOARDS = {
    (name, rule, seats, pro): board_of(name, rule, seats, pro)
    for name in NAMES
    for rule in RULES
    for seats in GAME.seats
    for pro in (False, True)
}
