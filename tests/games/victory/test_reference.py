"""The room against the slow reference: every line of every circuit, random places of the cars, and whole races."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.victory import GAME, board
from ludothek.games.victory.board import AWAY, FACES, SEATS, THROW, Board, car_of, course_of
from ludothek.games.victory.board.circuit import circuits, distinct_circuits, same_road
from ludothek.games.victory.rules import apply, legal, setup
from ludothek.games.victory.rules.dice import LETTERED, WAYS, letters
from ludothek.games.victory.rules.position import CHOOSING, DRIVING, THROWING, THROWING_ON, State
from ludothek.games.victory.telling import NAMES, write
from tests.chunks import chunks
from tests.reference import victory_slow
from tests.reference.victory_slow import Course, Point, Race, reversed_code

CIRCUITS = [code for tiles in (4, 6, 8, 10, 12) for code in circuits(tiles)]
CHUNKS = 8
POSITIONS = 22  # on each circuit
RACES = 25  # in each chunk
CHUNK = chunks(4, CHUNKS)
LETTER = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "white": "W", "black": "K"}  # V1.5
PHASES = {"throw": THROWING, "take": CHOOSING, "throw on": THROWING_ON, "move": DRIVING}


@cache
def slow_course(code: str) -> Course:
    return Course(code)


# --- every circuit ---


def lines(code: str) -> dict[str, dict[tuple[Point, Point], tuple[int, bool]]]:
    """The room's lines by colour, each from both its ends: what it counts, and whether it leads back."""
    course = board.course(code)
    found: dict[str, dict[tuple[Point, Point], tuple[int, bool]]] = {"R": {}, "B": {}}
    for point, direction, edge in course.edges():
        there = course.places[edge.to]
        assert there == victory_slow.plus(course.places[point], AWAY[direction])
        found[FACES[direction // 4]][course.places[point], there] = edge.laps, edge.backward
    return found


def slow_lines(code: str) -> dict[str, dict[tuple[Point, Point], tuple[int, bool]]]:
    slow = slow_course(code)
    both_ways = {colour: [(*pair,) for pair in pairs] for colour, pairs in slow.lines.items()}
    return {
        colour: {way: (slow.laps(*way), slow.is_backward(*way)) for a, z in pairs for way in ((a, z), (z, a))}
        for colour, pairs in both_ways.items()
    }


@CHUNK
def test_every_line_of_every_circuit_is_that_of_the_reference(chunk: int) -> None:
    """V2.3, V2.4, V2.5, V2.6, V2.8, V6.12, V7.2: where it leads, what it counts, and whether it leads back."""
    for code in CIRCUITS[chunk::CHUNKS]:
        fast = board.course(code)
        assert {place: fast.name(point) for point, place in enumerate(fast.places)} == slow_course(code).names
        assert lines(code) == slow_lines(code), code


def most_goals(code: str) -> int:
    """The most goals that both colours together have from one point of a circuit."""
    step = {(point, direction): edge.to for point, direction, edge in board.course(code).edges()}
    far: dict[tuple[int, int], int] = {}

    def reach(point: int, direction: int) -> int:
        if (point, direction) not in far:
            to = step.get((point, direction))
            far[point, direction] = 0 if to is None else 1 + reach(to, direction)
        return far[point, direction]

    return max(sum(reach(point, direction) for direction in range(8)) for point in range(9 * len(code)))


def test_no_point_of_any_circuit_offers_more_than_the_title_page_says() -> None:
    """V6.2, V2.8: with both colours and nobody in the way; neither direction nor the line's place changes the lines."""
    roads = [code for tiles in (4, 6, 8, 10, 12) for code in distinct_circuits(tiles)]
    assert max(map(most_goals, roads)) == 29
    assert {most_goals(code) for code in same_road(roads[-1])} == {most_goals(reversed_code(roads[-1]))}
    assert GAME.most >= 29


# --- the same race in two minds ---


def board_of(race: Race) -> Board:
    options = {"circuit": race.course.code, "laps": race.laps, "no_reverse": race.no_reverse, "round_cap": race.cap}
    cars = ",".join(LETTER[colour] for colour in race.colours[: race.seats])
    b = GAME.lay(options | {"cars": cars}, race.seats)
    assert isinstance(b, Board)
    return b


def position_of(b: Board, race: Race) -> State:
    """The room's position where the reference is about to make a second throw."""
    s, numbers = State(), course_of(b).lying
    setup(b, s)
    for seat, point in race.cars.items():
        s.car[seat] = numbers[point]
        s.at[s.car[seat]] = seat + 1
    for seat in range(race.seats):
        s.count[seat] = race.counters[seat]
        s.column[seat] = max(k for k, column in enumerate(race.sheet) if seat in column)
    for k, column in enumerate(race.sheet):
        s.sheet[SEATS * k : SEATS * k + len(column)] = [seat + 1 for seat in column]
    for row, seats in ((s.home, race.home), (s.out, race.out)):
        for n, seat in enumerate(seats, 1):
            row[seat] = n
    s.first, s.driver, s.round, s.phase, s.taking = race.order[0], race.driver, race.round, THROWING_ON, race.taken
    s.thrown[0] = LETTERED[race.thrown[0]] + 1
    return s


def actions(b: Board, s: State) -> list[int]:
    out = [0] * GAME.most
    return out[: legal(b, s, out)]


def assert_alike(b: Board, s: State, race: Race) -> None:
    """Whatever a player could see is the same, and so is what may be played."""
    name = course_of(b).name
    cars = {seat: name(s.car[seat]) for seat in range(b.seats) if s.car[seat] >= 0}
    assert cars == {seat: race.course.names[point] for seat, point in race.cars.items()}
    assert {s.car[seat]: seat + 1 for seat in cars} == {point: seat for point, seat in enumerate(s.at) if seat}
    assert dict(enumerate(s.count[: b.seats])) == race.counters
    entered = [[seat - 1 for seat in s.sheet[SEATS * k : SEATS * (k + 1)] if seat] for k in range(b.laps + 1)]
    assert entered == race.sheet
    assert [[NAMES[car_of(b, seat)] for seat in column] for column in entered] == race.written()
    assert (order(s.home), order(s.out)) == (race.home, race.out)
    assert s.dice == [race.dice.count("R"), race.dice.count("B")]
    if race.due:
        drives = race.due in ("move", "take")
        assert (s.turn, s.driver, s.phase) == (race.driver if drives else CHANCE, race.driver, PHASES[race.due])
        assert s.round == race.round
        assert {write(b, s, action) for action in actions(b, s)} == race.legal()
    else:
        assert s.turn == OVER
        assert dict(enumerate(s.place[: b.seats])) == race.places()
        first = [seat for seat, place in race.places().items() if place == 1]
        assert s.score[: b.seats] == [(seat in first) / len(first) for seat in range(b.seats)]


def order(numbers: list[int]) -> list[int]:
    return sorted((seat for seat, n in enumerate(numbers) if n), key=lambda seat: numbers[seat])


def go_on(rng: random.Random, b: Board, s: State, race: Race) -> str:
    """One action at random, in both."""
    found = actions(b, s)
    weights = [WAYS[action - THROW] if action >= THROW else 1 for action in found]
    action = rng.choices(found, weights)[0]
    text = write(b, s, action)
    apply(b, s, action)
    race.play(text)
    return text


# --- random places of the cars ---


def some_table(rng: random.Random, code: str, no_reverse: bool) -> Race:
    return Race(slow_course(code), rng.randint(2, 6), rng.randint(1, 12), no_reverse, 20, some_cars(rng))


def some_cars(rng: random.Random) -> tuple[str, ...]:
    """The six cars in any order of the seats."""
    return tuple(rng.sample(list(LETTER), SEATS))


def put_somewhere(rng: random.Random, race: Race) -> None:
    """Some cars on the track, often close together, the others home or out; a second throw is due."""
    first, driving = rng.randrange(race.seats), rng.sample(range(race.seats), rng.randint(2, race.seats))
    race.order = [(first + i) % race.seats for i in range(race.seats)]
    race.cars = dict(zip(driving, some_points(rng, race.course, len(driving)), strict=True))
    gone = rng.sample(sorted(set(race.order) - set(driving)), race.seats - len(driving))
    race.home = gone[: rng.randint(0, len(gone))]
    race.out = gone[len(race.home) :]
    race.driver, race.round, race.due = rng.choice(driving), rng.choice((1, 20)), "throw on"
    race.taken, race.thrown = rng.randint(1, 2), [letters(rng.choices(range(9, 19), WAYS[9:])[0])]
    count_somehow(rng, race)


def count_somehow(rng: random.Random, race: Race) -> None:
    """Counters, and a sheet that goes with them; many a driver is on its last lap."""
    race.counters = {seat: race.laps if seat in race.home else rng.randint(-2, race.laps - 1) for seat in race.order}
    if rng.random() < 0.5:
        race.counters[race.driver] = race.laps - 1
    reached = {seat: max(0, count, rng.randint(0, race.laps - 1)) for seat, count in race.counters.items()}
    race.sheet = [[seat for seat in race.order if reached[seat] >= k] for k in range(race.laps)] + [race.home[:]]


def some_points(rng: random.Random, course: Course, cars: int) -> list[Point]:
    """So many points, all of them near one of the course, often near the line, or anywhere."""
    x, y = rng.choice([*course.names, *[(1, 0)] * len(course.names)])
    reach = rng.choice((2, 2, 99))
    return rng.sample([p for p in course.names if abs(p[0] - x) <= reach and abs(p[1] - y) <= reach], cars)


@CHUNK
def test_random_positions_go_on_as_in_the_reference(chunk: int) -> None:
    """V5.1, V5.2, V5.3, V5.4, V6.1, V6.2, V6.5, V6.6, V6.9, V6.12, V7.1, V7.2, V7.6, V8.3: a throw, then a move."""
    rng, seen = random.Random(chunk), Counter[str]()
    for number, code in enumerate(CIRCUITS[chunk::CHUNKS]):
        race = some_table(rng, code, number % 2 == 1)
        b = board_of(race)
        for _ in range(POSITIONS):
            put_somewhere(rng, race)
            s, driver = position_of(b, race), race.driver
            go_on(rng, b, s, race)
            assert_alike(b, s, race)
            seen["positions"] += 1
            seen["stays"] += race.due != "move" and driver in race.cars
            if race.due == "move":
                go_on(rng, b, s, race)
                assert_alike(b, s, race)
            seen["home"] += driver in race.home
            seen["out"] += driver in race.out
            seen["ends"] += race.due == ""
    assert seen["positions"] * CHUNKS >= 20_000
    assert min(seen.values()) > 20, seen


# --- whole races ---


@CHUNK
def test_whole_races_go_as_in_the_reference(chunk: int) -> None:
    """V3.1, V4.1, V5.4, V6.9, V7.1, V7.5, V8.1, V8.5, V8.6, V8.7, V8.8: from the lot to the places, step by step."""
    rng, painted, seen = random.Random(100 + chunk), random.Random(chunk), Counter[str]()
    on = rng.sample(CIRCUITS, 6)
    for _ in range(RACES):
        race = Race(slow_course(rng.choice(on)), rng.randint(2, 6), rng.choice((1, 2, 3, 12)), rng.random() < 0.5)
        race.cap, race.colours = rng.choice((3, 10, 200)), some_cars(painted)
        b, s = board_of(race), State()
        setup(b, s)
        while race.due:
            seen[go_on(rng, b, s, race)[:4]] += 1
            assert_alike(b, s, race)
        seen["home"] += bool(race.home)
        seen["all out"] += len(race.out) == race.seats - 1
        seen["cap"] += len(race.cars) > 1
        seen["equals"] += len(set(race.places().values())) < race.seats
    assert min(seen["home"], seen["all out"], seen["cap"], seen["equals"]) > 0, seen
