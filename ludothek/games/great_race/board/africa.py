"""The map of Africa: hexagons from Colomb-Béchar to Cape Town, with towns, risk areas and sea routes.

A space is a number, counted row by row from the north; it is written `3.0`, row and column, or by the code of its town.
The map is drawn in `africa.txt`: a row's number and level, then its spaces where they lie, odd rows half a space east.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, NamedTuple

SEATS = 5
NOWHERE = -1
PURPLE, BLUE, GREEN, RED, YELLOW = range(5)  # colours of towns; those of T's goals and powers are counted from BLUE
Colour = Literal["purple", "blue", "green", "red", "yellow"]
COLOURS: tuple[Colour, ...] = ("purple", "blue", "green", "red", "yellow")
SAHARA, CONGO = range(2, 7), range(10, 14)  # rows


class Town(NamedTuple):
    code: str
    name: str
    colour: int
    cards: int  # drawn on entering


class Route(NamedTuple):
    """A sea route, either way (G9.4)."""

    one: str
    other: str
    price: int


class Space(NamedTuple):
    row: int
    column: int
    level: int  # counted from the north
    mark: str  # `.`, `#` for a risk area, or the code of a town


TOWNS = (
    Town("COL", "Colomb-Béchar", PURPLE, 0),
    Town("CAP", "Cape Town", PURPLE, 0),
    Town("NOU", "Nouadhibou", BLUE, 2),
    Town("FOR", "Fort-Lamy", BLUE, 1),
    Town("LIB", "Libreville", BLUE, 2),
    Town("DAR", "Dar es Salaam", BLUE, 2),
    Town("WIN", "Windhoek", BLUE, 1),
    Town("TOM", "Tombouctou", GREEN, 1),
    Town("POR", "Porto-Novo", GREEN, 2),
    Town("STA", "Stanleyville", GREEN, 1),
    Town("ELI", "Élisabethville", GREEN, 1),
    Town("JOH", "Johannesburg", GREEN, 1),
    Town("AGA", "Agadès", RED, 1),
    Town("BAM", "Bamako", RED, 1),
    Town("BAN", "Bangui", RED, 1),
    Town("LUA", "Luanda", RED, 2),
    Town("BEI", "Beira", RED, 2),
    Town("INS", "In Salah", YELLOW, 1),
    Town("DAK", "Dakar", YELLOW, 2),
    Town("NAI", "Nairobi", YELLOW, 2),
    Town("LEO", "Léopoldville", YELLOW, 1),
    Town("LIV", "Livingstone", YELLOW, 1),
)
ROUTES = (
    Route("NOU", "DAK", 40),
    Route("DAK", "POR", 60),
    Route("POR", "LIB", 60),
    Route("LIB", "LUA", 80),
    Route("DAR", "BEI", 80),
)


def drawn_spaces() -> tuple[Space, ...]:
    """Every space of the map, row by row (G1.1)."""
    spaces = []
    for line in files(__package__).joinpath("africa.txt").read_text().splitlines():
        number, level, drawing = int(line[:2]), int(line[3]), line[6:]
        for mark in drawing.split():
            column = (drawing.index(mark) - 2 * (number % 2)) // 4
            spaces.append(Space(number, column, level, mark))
            drawing = drawing.replace(mark, " " * len(mark), 1)
    return tuple(spaces)


MAP = drawn_spaces()
SPACES = len(MAP)
TOWN_AT = {town.code: number for number, space in enumerate(MAP) for town in TOWNS if town.code == space.mark}
PLACED = {(space.row, space.column): number for number, space in enumerate(MAP)}


def beside(space: Space) -> tuple[int, ...]:
    """The neighbours of a space, filled up with NOWHERE to six."""
    shift = space.row % 2
    around = [(0, -1), (0, 1), (-1, shift - 1), (-1, shift), (1, shift - 1), (1, shift)]
    found = sorted(PLACED[place] for r, c in around if (place := (space.row + r, space.column + c)) in PLACED)
    return (*found, *[NOWHERE] * (6 - len(found)))


NEIGHBOURS = tuple(map(beside, MAP))
TOWN = tuple(next((i + 1 for i, t in enumerate(TOWNS) if t.code == space.mark), 0) for space in MAP)  # 0: terrain
COLOUR = tuple(TOWNS[town - 1].colour if town else NOWHERE for town in TOWN)
TOWN_CARDS = tuple(TOWNS[town - 1].cards if town else 0 for town in TOWN)
RISK = tuple(int(space.mark == "#") for space in MAP)
DANGEROUS = tuple(number for number, risk in enumerate(RISK) if risk)
RISK_BIT = tuple(1 << DANGEROUS.index(number) if risk else 0 for number, risk in enumerate(RISK))  # for missions
PORTS = tuple((TOWN_AT[route.one], TOWN_AT[route.other], route.price) for route in ROUTES)
NORTH, SOUTH = TOWN_AT["COL"], TOWN_AT["CAP"]  # G1.2


def steps_from(start: int) -> tuple[int, ...]:
    """The steps from a space to every other, all towns passable."""
    steps, front = {start: 0}, [start]
    for space in front:
        for other in NEIGHBOURS[space]:
            if other != NOWHERE and other not in steps:
                steps[other] = steps[space] + 1
                front.append(other)
    return tuple(steps[space] for space in range(SPACES))


def other_port(route: int, here: int) -> int:
    """Where a sea route leads from one of its ports."""
    return PORTS[route][1] if here == PORTS[route][0] else PORTS[route][0]


def name(space: int) -> str:
    """`NOU` of a town, else row and column."""
    if space == NOWHERE:
        return "-"
    here = MAP[space]
    return here.mark if TOWN[space] else f"{here.row}.{here.column}"


NAMED = {name(space): space for space in range(SPACES)}
