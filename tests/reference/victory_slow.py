"""Victory driven slowly and by the letter of its rules: the circuit is squared paper, a line a pair of points.

This is a yardstick for a faster version of the game and shares nothing with it. The rule numbers (V6.5 and so on) are
those of the rules page of Victory; they stand where the rule is decided.

A point is its place on the squared paper, a move and a throw are the texts of the page ("R>0.7", "throw RBX").

`is_circuit(code)`, `every_circuit(tiles)`, `reversed_code(code)`
    what may be laid; `every_circuit` goes round every ring of places and reads the letters off.
`Course(code)`
    `names` and `points` lead from a point to its name and back, `lines["R"]` has every red edge as a pair of points.
`goals(course, colour, point, counter, others, laps, no_reverse)`
    where one die can drive the car, and its counter there.
`Race(course, seats, laps, no_reverse, cap, colours)`
    a whole race: `race.legal()` has the texts that may be played, `race.play(text)` plays one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from itertools import combinations, product

Point = tuple[int, int]  # also a place for a tile, and a heading: x grows east, y north
NORTH = (0, 1)
CARS = ("red", "blue", "green", "yellow", "white", "black")  # V1.5
STEPS = {"R": ((0, 1), (1, 0), (0, -1), (-1, 0)), "B": ((1, 1), (1, -1), (-1, -1), (-1, 1))}  # V2.4
FACES = "RBX"  # V1.4: two of each on every die, so all are equally likely


# --- the circuit ---


def turn(heading: Point, letter: str) -> Point:
    x, y = heading
    return {"S": (x, y), "L": (-y, x), "R": (y, -x)}[letter]


def plus(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


def laid(code: str) -> tuple[list[Point], Point, Point]:
    """The places of the tiles, where the next one would lie, and the heading in which it is entered."""
    places, here, heading = [], (0, 0), NORTH
    for letter in code:
        places.append(here)
        heading = turn(heading, letter)
        here = plus(here, heading)
    return places, here, heading


def is_circuit(code: str) -> bool:
    """V2.2: 4 to 12 tiles that end at their beginning heading north and never use a place twice."""
    if not set(code) <= set("SLR") or not 4 <= len(code) <= 12:
        return False
    places, here, heading = laid(code)
    return (here, heading) == ((0, 0), NORTH) and len(set(places)) == len(places)


def every_circuit(tiles: int) -> Iterator[str]:
    """Every ring of so many places that is entered from the south, as a code."""
    return map(code_of, rings([(0, 0)], tiles))


def rings(road: list[Point], tiles: int) -> Iterator[list[Point]]:
    """Go on from a road to any free neighbour, until the place south of the first one is the last."""
    x, y = road[-1]
    if len(road) == tiles:
        if (x, y) == (0, -1):
            yield road
    elif abs(x) + abs(y + 1) <= tiles - len(road):
        for step in STEPS["R"]:
            if plus((x, y), step) not in road:
                yield from rings([*road, plus((x, y), step)], tiles)


def code_of(ring: list[Point]) -> str:
    """The letters of a ring of places: the heading in which each is left, seen from the one in which it is entered."""
    letters, heading = "", NORTH
    for here, after in zip(ring, [*ring[1:], ring[0]], strict=True):
        leaving = (after[0] - here[0], after[1] - here[1])
        letters += next(letter for letter in "SLR" if turn(heading, letter) == leaving)
        heading = leaving
    return letters


def reversed_code(code: str) -> str:
    """V2.10: read backwards with L and R swapped."""
    return "".join({"S": "S", "L": "R", "R": "L"}[letter] for letter in reversed(code))


# --- its points and lines ---


@dataclass(frozen=True)
class Course:
    """A circuit with everything that is printed on it."""

    code: str

    @cached_property
    def tile(self) -> dict[Point, int]:
        """V2.3: the tile that owns a point."""
        places = laid(self.code)[0]
        return {point: number for number, place in enumerate(places) for point in points_of(place)}

    @cached_property
    def names(self) -> dict[Point, str]:
        """Section 3.1: the digits of a number pad with north up."""
        return {(x, y): f"{number}.{1 + x % 3 + 3 * (y % 3)}" for (x, y), number in self.tile.items()}

    @cached_property
    def points(self) -> dict[str, Point]:
        return {name: point for point, name in self.names.items()}

    @cached_property
    def lines(self) -> dict[str, set[frozenset[Point]]]:
        """Neighbours are joined on one tile (V2.4) and on tiles that follow each other (V2.5, V2.6)."""
        places = laid(self.code)[0]
        found: dict[str, set[frozenset[Point]]] = {"R": set(), "B": set()}
        for place, after in zip(places, [*places[1:], places[0]], strict=True):
            for one, other in combinations([*points_of(place), *points_of(after)], 2):
                apart = abs(one[0] - other[0]), abs(one[1] - other[1])
                if apart in ((0, 1), (1, 0), (1, 1)):
                    found["R" if sum(apart) == 1 else "B"].add(frozenset((one, other)))
        return found

    def laps(self, here: Point, there: Point) -> int:
        """V2.8, V7.2: what a step counts."""
        return {(len(self.code) - 1, 0): 1, (0, len(self.code) - 1): -1}.get((self.tile[here], self.tile[there]), 0)

    def is_backward(self, here: Point, there: Point) -> bool:
        """V6.12: over a joint from a tile to the one before it."""
        return self.tile[there] == (self.tile[here] - 1) % len(self.code)


def points_of(place: Point) -> list[Point]:
    """V1.3, V2.3: three times three."""
    return [(3 * place[0] + a, 3 * place[1] + b) for a, b in product(range(3), repeat=2)]


# --- a move ---


def goals(
    course: Course, colour: str, point: Point, counter: int, others: set[Point], laps: int, no_reverse: bool
) -> dict[Point, int]:
    """Where a die of this colour can end (V6.1), with the counter of the car there."""
    found = {}
    for step in STEPS[colour]:
        here, count = point, counter
        while frozenset((here, there := plus(here, step))) in course.lines[colour]:  # V6.2
            if there in others or (no_reverse and course.is_backward(here, there)):
                break  # V6.5, V6.6, V6.12
            count += course.laps(here, there)
            here = there
            found[here] = count  # V6.3: at least one edge
            if count == laps:
                break  # V8.3
    return found


def fewest_moves(course: Course, start: str) -> int:
    """How many moves a lone car needs for one lap if it may choose the colours."""
    moves, seen, now = 0, set[tuple[Point, int]](), {(course.points[start], 0)}
    while not any(counter == 1 for _, counter in now):
        ends = [goals(course, colour, *car, set(), 1, False) for colour, car in product("RB", now)]
        seen |= now
        moves, now = moves + 1, {car for end in ends for car in end.items()} - seen
    return moves


@cache
def throws(dice: int) -> Counter[str]:
    """Section 3.4: in how many ways each throw falls."""
    return Counter("".join(sorted(faces, key=FACES.index)) for faces in product(FACES, repeat=dice))


# --- a race ---


@dataclass
class Race:
    """A race from the lot to the last place."""

    course: Course
    seats: int
    laps: int = 3
    no_reverse: bool = False
    cap: int = 200
    colours: tuple[str, ...] = CARS  # of the car that each seat drives (V3.1)
    order: list[int] = field(default_factory=list)  # seats in order of play
    cars: dict[int, Point] = field(default_factory=dict)  # those on the track
    counters: dict[int, int] = field(default_factory=dict)
    sheet: list[list[int]] = field(default_factory=list)  # column N first, finish last
    home: list[int] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    round: int = 0
    driver: int = -1
    due: str = "lot"  # lot, throw, take, throw on, move or nothing
    thrown: list[str] = field(default_factory=list)
    taken: int = 0
    dice: str = ""  # still to be played

    def legal(self) -> set[str]:
        if self.due == "lot":
            return {f"lot {self.colours[seat]}" for seat in range(self.seats)}  # V3.1
        if self.due == "take":
            return {"take 1", "take 2"}  # V4.1, V4.3
        if self.due == "move":
            return {f"{colour}>{self.course.names[goal]}" for colour, goal in self.moves()}
        return {f"throw {faces}" for faces in throws(3 if self.due == "throw" else self.taken)}

    def moves(self) -> dict[tuple[str, Point], int]:
        """Every die with every goal, and the counter there (V6.7, V6.8)."""
        here, counter = self.cars[self.driver], self.counters[self.driver]
        others = {point for seat, point in self.cars.items() if seat != self.driver}
        found: dict[tuple[str, Point], int] = {}
        for colour in set(self.dice):
            ends = goals(self.course, colour, here, counter, others, self.laps, self.no_reverse)
            found |= {(colour, goal): count for goal, count in ends.items()}
        return found

    def play(self, text: str) -> None:
        what = text.split()[-1]
        if self.due == "lot":
            self.line_up(self.colours.index(what))
        elif self.due == "take":
            self.taken, self.due = int(what), "throw on"
        elif self.due == "move":
            self.move(what[0], self.course.points[what[2:]])
        else:
            self.throw(what)

    def line_up(self, first: int) -> None:
        self.order = [(first + i) % self.seats for i in range(self.seats)]  # V3.1, V3.3
        start = [f"0.{k}" for k in (1, 2, 3)] + [f"{len(self.course.code) - 1}.{k}" for k in (7, 8, 9)]  # V3.2, V3.4
        for i, seat in enumerate(self.order):
            self.cars[seat] = self.course.points[start[i]]
            self.counters[seat] = 0 if i < 3 else -1  # V7.3
        self.sheet = [self.order[:]] + [[] for _ in range(self.laps)]  # V7.4
        self.round, self.driver, self.due = 1, first, "throw"

    def throw(self, faces: str) -> None:
        self.thrown.append(faces)
        if len(self.thrown) == 1:
            self.due = "take"  # V4.1, V4.2
            return
        both = "".join(self.thrown)
        crosses = both.count("X")  # V5.1
        if crosses >= 4:
            self.out.append(self.driver)  # V5.4, V5.5
            del self.cars[self.driver]  # V8.4
        self.dice = both.replace("X", "") if crosses < 3 else ""  # V5.2, V5.3
        self.go_on()

    def move(self, colour: str, goal: Point) -> None:
        count = self.moves()[colour, goal]
        self.dice = self.dice.replace(colour, "", 1)
        self.cars[self.driver], self.counters[self.driver] = goal, count
        if count > 0 and self.driver not in self.sheet[count]:
            self.sheet[count].append(self.driver)  # V7.5, V7.6
        if count == self.laps:
            self.home.append(self.driver)  # V8.1
            del self.cars[self.driver]  # V8.2
        self.go_on()

    def go_on(self) -> None:
        """The same driver moves again if it can (V6.9), otherwise the next one throws."""
        if self.driver in self.cars and self.dice and self.moves():
            self.due = "move"
            return
        self.thrown, self.taken, self.dice, self.due = [], 0, "", "throw"
        if len(self.cars) <= 1:
            self.sheet[-1] += self.cars if self.home else ()  # V8.5, as the sheet of V-EX3 shows
            self.due = ""
            return
        self.driver = self.next_seat(self.driver)
        while self.driver not in self.cars:
            self.driver = self.next_seat(self.driver)
        if self.round > self.cap:
            self.due = ""  # V8.8

    def written(self) -> list[list[str]]:
        """The lap sheet as it is written: by the colours of the cars (V7.4)."""
        return [[self.colours[seat] for seat in column] for column in self.sheet]

    def next_seat(self, seat: int) -> int:
        """V8.7: the next one in the order of play; after the last of them a round is over."""
        place = self.order.index(seat) + 1
        self.round += place == self.seats
        return self.order[place % self.seats]

    def places(self) -> dict[int, int]:
        """Groups of equals, the best first: who is home (V8.1), who still drives (V8.8), who is out (V8.6)."""
        groups = [[seat] for seat in self.home]
        driving = {seat: (self.counters[seat], self.course.tile[point]) for seat, point in self.cars.items()}
        groups += [[s for s in driving if driving[s] == rank] for rank in sorted(set(driving.values()), reverse=True)]
        groups += [[seat] for seat in reversed(self.out)]
        return {seat: 1 + sum(map(len, groups[:i])) for i, group in enumerate(groups) for seat in group}
