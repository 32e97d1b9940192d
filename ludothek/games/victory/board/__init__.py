"""The course: nine points on every tile, red lines between neighbours, blue lines across, and where each line leads.

A point is a number: nine times its tile plus its place on the tile, row by row from the south-west. It is written
`3.7`: tile 3, and the digit of a number pad with north up. Lines lead from it in eight directions, red ones first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from ludothek.core import fields
from ludothek.core.fields import cell, row
from ludothek.core.game import Value
from ludothek.games.victory import GAME
from ludothek.games.victory.board.circuit import MOST, Circuit, read

SEATS = 6  # V1.1
CARS = "".join(GAME.option("cars").each)  # V1.5: red, blue, green, yellow, white, black
POINTS = 9 * MOST
LAPS = 12  # the most that can be agreed (V7.1)
DIRECTIONS = 8
RED, BLUE, CROSS = 0, 1, 2  # faces (V1.4), and the first two are lines
FACES = "RBX"
COMPASS = ("n", "e", "s", "w", "ne", "se", "sw", "nw")  # of a direction: four red ones, then four blue ones
AWAY = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1))
NOWHERE = -1
FAR = 127  # moves that no car can make

# actions: a colour and a goal, then these, then who begins, then what is thrown
TAKE_ONE, TAKE_TWO, LOT, THROW = 2 * POINTS, 2 * POINTS + 1, 2 * POINTS + 2, 2 * POINTS + 8


@dataclass(frozen=True)
class Edge:
    """A line between two neighbouring points, from one of them."""

    to: int
    laps: int  # 1 over the line forwards, -1 backwards
    backward: bool  # over a joint to the tile before


@dataclass(frozen=True)
class Course:
    """A circuit with its points and lines."""

    circuit: Circuit

    @property
    def last(self) -> int:
        return len(self.circuit.tiles) - 1

    @cached_property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Where each point lies: x grows east, y north (V2.3)."""
        tiles = self.circuit.tiles
        return tuple((3 * x + k % 3, 3 * y + k // 3) for x, y in (tile.place for tile in tiles) for k in range(9))

    @cached_property
    def lying(self) -> dict[tuple[int, int], int]:
        return {place: point for point, place in enumerate(self.places)}

    def edge(self, point: int, direction: int) -> Edge | None:
        """The line from a point to its neighbour in a direction (V2.4-V2.6); over a corner lies no following tile."""
        (x, y), (east, north) = self.places[point], AWAY[direction]
        to = self.lying.get((x + east, y + north))
        if to is None:
            return None
        here, there = point // 9, to // 9
        if here == there:
            return Edge(to, 0, False)
        if self.follows(there, here):
            return Edge(to, 1 if there == 0 else 0, False)
        if self.follows(here, there):
            return Edge(to, -1 if here == 0 else 0, True)
        return None

    def follows(self, tile: int, other: int) -> bool:
        return tile == (other + 1) % len(self.circuit.tiles)

    def name(self, point: int) -> str:
        """`3.7`; of no point at all `-`."""
        return "-" if point == NOWHERE else f"{point // 9}.{point % 9 + 1}"

    def edges(self) -> Iterator[tuple[int, int, Edge]]:
        for point in range(len(self.places)):
            for direction in range(DIRECTIONS):
                if edge := self.edge(point, direction):
                    yield point, direction, edge


class Board(fields.Board):
    tiles: int = cell("i1")
    laps: int = cell("i1")  # agreed (V7.1)
    cap: int = cell("i2")
    strict: int = cell("i1")  # 1 with no_reverse
    drives: list[int] = row("i1", SEATS)  # drives[seat]: its car, as a number in CARS (V3.1)
    step: list[int] = row("i1", DIRECTIONS * POINTS)  # step[8 * point + direction]: the next point, or NOWHERE
    over: list[int] = row("i1", DIRECTIONS * POINTS)  # over[8 * point + direction]: laps that this step counts
    moves: list[int] = row("i1", POINTS * (LAPS + 2))  # moves[POINTS * laps to go + point]: fewest for a lone car
    points: list[int] = row("i1", POINTS)  # points[point]: how many it is to the line, driving forwards
    circuit: int = cell("i8")  # the letters that lie on the table, in base four; course_of reads them


def lay(options: Mapping[str, Value], seats: int) -> Board:
    circuit = read(str(options["circuit"]))
    letters = circuit.reversed.letters if options["reverse"] else circuit.letters
    b = laid(letters, bool(options["no_reverse"])).copy()
    b.seats, b.laps, b.cap = seats, int(options["laps"]), int(options["round_cap"])
    for seat, car in enumerate(GAME.option("cars").by_seat(options["cars"], seats)):
        b.drives[seat] = CARS.index(car)
    return b


@cache
def laid(letters: str, strict: bool) -> Board:
    """The lines of a course as tables. With no_reverse those that lead back over a joint are left out (V6.12)."""
    b = Board()
    b.circuit, b.tiles, b.strict = packed(letters), len(letters), int(strict)
    b.step = [NOWHERE] * len(b.step)
    for point, direction, edge in course(letters).edges():
        if not (strict and edge.backward):
            b.step[DIRECTIONS * point + direction] = edge.to
            b.over[DIRECTIONS * point + direction] = edge.laps
    count_moves(b)
    count_points(b)
    return b


def count_moves(b: Board) -> None:
    """How many moves a lone car needs at least, whatever its dice show: backward from the finish, move by move."""
    b.moves = [FAR] * len(b.moves)
    b.moves[:POINTS] = [0] * POINTS
    comes_from: dict[int, list[tuple[int, int]]] = {}
    home = []
    for point in range(9 * b.tiles):
        for to, laps in goals(b, point):
            comes_from.setdefault(to, []).append((point, laps))
            home += [(point, 1)] * (laps == 1)
    moves, found = 1, home
    while found:
        fresh = [(point, laps) for point, laps in set(found) if b.moves[POINTS * laps + point] == FAR]
        for point, laps in fresh:
            b.moves[POINTS * laps + point] = moves
        earlier = [(come, laps + over) for point, laps in fresh for come, over in comes_from[point]]
        moves, found = moves + 1, [(point, laps) for point, laps in earlier if 0 < laps <= LAPS + 1]


def count_points(b: Board) -> None:
    """How far it is to the line, point by point: backward from the last row before it, never over it again."""
    comes_from: list[list[int]] = [[] for _ in range(POINTS)]
    found: list[int] = []
    for edge, to in enumerate(b.step):
        if to != NOWHERE and b.over[edge] == 0:
            comes_from[to].append(edge // DIRECTIONS)
        elif b.over[edge] == 1:
            found.append(edge // DIRECTIONS)
    b.points, far = [FAR] * len(b.points), 1
    while found:
        fresh = {point for point in found if b.points[point] == FAR}
        for point in fresh:
            b.points[point] = far
        found = [come for point in fresh for come in comes_from[point]]
        far += 1


def goals(b: Board, point: int) -> Iterator[tuple[int, int]]:
    """Where one move of a lone car can end, and the laps it counts on the way."""
    for direction in range(DIRECTIONS):
        at, laps = point, 0
        while (to := b.step[DIRECTIONS * at + direction]) != NOWHERE:
            laps += b.over[DIRECTIONS * at + direction]
            at = to
            yield at, laps


@cache
def course(letters: str) -> Course:
    return Course(Circuit(letters))


def packed(letters: str) -> int:
    """A code as a number, for the board is a row of numbers."""
    number = 0
    for letter in letters:
        number = 4 * number + 1 + "SLR".index(letter)
    return number


@cache
def unpacked(number: int) -> str:
    return unpacked(number // 4) + "SLR"[number % 4 - 1] if number else ""


def car_of(b: Board, seat: int) -> str:
    """The letter of the car that a seat drives."""
    return CARS[b.drives[seat]]


def course_of(b: Board) -> Course:
    """The course that lies on the table, with its names and places."""
    return course(unpacked(b.circuit))
