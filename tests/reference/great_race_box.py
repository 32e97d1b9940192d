"""The Great Race as it is printed: the map, the tiles, the cards and the crews, each in plain words.

This belongs to a yardstick for a faster version of the game and shares nothing with it. Spaces are the texts of the
rules page: `NOU` of a town, else row and column (`1.1`). A position is a dict of such texts:

`mode`, `direction`, `leaders`, `mechanic_spaces`, `legacy`
    how the game was laid out
`where`, `fuel`, `engine`, `chassis`, `money`, `crew`, `hand`, `left`, `used`, `arrived`
    by vehicle, `P1` to `P5` and `T`: its space (none once it has resigned), its gauges (`engine` is T's mechanics), its
    cards, its unused assistants by letter, whether its leader's power was used this round, whether it has arrived
`tiles`, `bag`, `tiles_out`, `box`, `deck`, `cards_out`, `slots`
    the tile of each space, and how many of each lie in the supplies
`phase`, `seat`, `mover`
    what is asked, who is asked and whose turn it is
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

Position = dict[str, Any]
Told = Iterator[str]  # what is drawn and answered, in the texts of the rules page

MAP = """
 0 1 1  . COL .
 1 0 2  . . . .
 2 0 2  . # # INS .
 3 0 2  NOU . # # .
 4 0 3  . # # # #
 5 0 3  . . TOM . AGA .
 6 0 3  DAK . . . # .
 7 1 4  BAM . . . FOR .
 8 2 4  . POR . . .
 9 3 4  . . BAN . .
10 4 5  LIB # . .
11 4 5  . # STA . NAI
12 4 5  . LEO # # .
13 4 6  . . # . DAR
14 4 6  LUA . . . .
15 4 6  . . ELI .
16 4 7  . . . .
17 4 7  . LIV . BEI
18 4 7  . . . .
19 4 8  WIN . JOH .
20 4 8  . . .
21 4 9  . CAP
"""  # a row, its first column, its level and its spaces from the west (G1.1)
COLOURS = {
    "purple": "COL CAP",
    "blue": "NOU FOR LIB DAR WIN",
    "green": "TOM POR STA ELI JOH",
    "red": "AGA BAM BAN LUA BEI",
    "yellow": "INS DAK NAI LEO LIV",
}
TOWNS = {town: colour for colour, towns in COLOURS.items() for town in towns.split()}
TOWN_CARDS = {town: 2 if town in "NOU LIB DAR POR LUA BEI DAK NAI" else 1 for town in TOWNS} | {"COL": 0, "CAP": 0}
SEA = {("NOU", "DAK"): 40, ("DAK", "POR"): 60, ("POR", "LIB"): 60, ("LIB", "LUA"): 80, ("DAR", "BEI"): 80}
CAN_BE_TAKEN = {"CAN": ("fuel", 2), "TANK": ("fuel", 4), "PARTS": ("engine", 1), "TOOLS": ("engine", 2)}  # G21.4


class Crew(NamedTuple):
    fuel: int
    engine: int
    chassis: int
    power: str


CREWS = {
    "FR": Crew(6, 5, 6, "third tile"),
    "GB": Crew(6, 5, 6, "shield"),
    "BE": Crew(6, 5, 6, "patron"),
    "IT": Crew(6, 5, 6, "third level"),
    "SU": Crew(7, 4, 6, "remaining card"),
    "IN": Crew(6, 5, 6, ""),
}


class Estienne(NamedTuple):
    goal: str
    first: list[int]  # slots taken as first chooser
    second: list[int]
    hits: str
    tiles: int
    figure_2: int
    others: int
    fuel: int
    mechanics: int
    damage: int


SHEET = """
A blue   1 13 chassis 2/3/3/4/2/1 2/4/3/5/2/1 3/5/4/6/3/2
B blue   2 24 engine  2/3/2/3/2/1 3/3/3/4/3/1 3/4/4/5/4/2
C green  3 35 chassis 2/2/2/4/1/1 2/3/3/5/2/1 3/4/4/6/3/2
D green  4 14 engine  3/3/2/3/1/1 3/4/2/4/2/1 4/4/3/5/3/2
E red    5 25 chassis 2/2/3/3/2/1 3/3/3/4/3/2 3/4/4/5/4/2
F red    1 12 engine  3/2/2/4/1/1 3/3/3/5/2/2 4/4/3/6/3/2
G yellow 3 34 chassis 2/3/2/4/1/1 2/4/3/5/2/1 3/5/4/6/3/2
H yellow 5 45 engine  3/2/3/3/2/1 3/3/3/4/3/1 4/4/4/5/4/2
"""
ESTIENNE = {
    f"{letter}{level}": Estienne(goal, [*map(int, first)], [*map(int, second)], hits, *map(int, numbers.split("/")))
    for letter, goal, first, second, hits, *levels in map(str.split, SHEET.split("\n")[1:-1])
    for level, numbers in enumerate(levels, 1)
}


# --- the map ---


class Space(NamedTuple):
    row: int
    column: int
    level: int
    risk: bool


def read_map() -> dict[str, Space]:
    spaces = {}
    for line in MAP.strip().split("\n"):
        row, first, level, *marks = line.split()
        for column, mark in enumerate(marks, int(first)):
            name = mark if mark in TOWNS else f"{row}.{column}"
            spaces[name] = Space(int(row), column, int(level), mark == "#")
    return spaces


SPACES = read_map()


def touch(one: Space, other: Space) -> bool:
    """Odd rows lie half a space further east."""
    down = abs(one.row - other.row)
    aside = abs(2 * one.column + one.row % 2 - 2 * other.column - other.row % 2)
    return (down, aside) in {(0, 2), (1, 1)}


NEIGHBOURS = {name: [other for other in SPACES if touch(space, SPACES[other])] for name, space in SPACES.items()}


def spot(space: str) -> tuple[int, int]:
    """What decides where all else is equal: lower row, then lower column (G16.5)."""
    return SPACES[space][:2]


@cache
def steps(start: str, closed: frozenset[str] = frozenset()) -> dict[str, int]:
    """Land steps from a space to every other; nobody goes on from a closed one."""
    found, front = {start: 0}, [start]
    for space in front:
        for other in NEIGHBOURS[space]:
            if other not in found and (space == start or space not in closed):
                found[other] = found[space] + 1
                front.append(other)
    return found


def finish(p: Position) -> str:
    return "CAP" if p["direction"] == "NS" else "COL"  # G1.2


def home(p: Position, space: str) -> int:
    return steps(finish(p))[space]


def level(p: Position, space: str) -> int:
    return SPACES[space].level if p["direction"] == "NS" else 10 - SPACES[space].level  # G1.3


# --- tiles ---


def is_easy(tile: str) -> bool:
    return len(tile) < 3  # G7.1, G16.9


def rank(tile: str) -> tuple[int, ...]:
    return len(tile), tile.count("S"), tile.count("D"), tile.count("M")  # G7.2


def is_empty(p: Position, space: str) -> bool:
    """A terrain space without a tile."""
    return space not in TOWNS and space not in p["tiles"]


def is_free(p: Position, space: str) -> bool:
    return is_empty(p, space) and space not in p["where"].values()  # G7.4


# --- hands and powers ---


def can_use(p: Position, seat: str, power: str) -> bool:
    """Whether the leader has this power, it counts and it was not used yet this round (G14.3, G14.7)."""
    counts = p["leaders"] == "all" or (p["leaders"] == "book" and power == "remaining card")
    return counts and CREWS[p["crew"][seat]].power == power and not p["used"][seat]


def count(supply: dict[Any, int]) -> int:
    return sum(supply.values())


def held(supply: dict[str, int]) -> list[str]:
    return [name for name, n in supply.items() if n]


def splits(levels: int, engine: int, chassis: int) -> Iterable[str]:
    """`ec`: so many levels, no more of each gauge than said; engine letters come first."""
    for e in range(levels, -1, -1):
        if e <= engine and levels - e <= chassis:
            yield "e" * e + "c" * (levels - e)


# --- what happens to crews and T alike; the position is changed ---


def add(supply: dict[str, int], name: str, n: int = 1) -> None:
    supply[name] = supply.get(name, 0) + n


def draw(p: Position, supply: str, discard: str, told: Told) -> str | None:
    """The next one that is told, out of a supply that is filled from its discard when it is empty (G7.6, G10.7)."""
    if not count(p[supply]):
        p[supply], p[discard] = p[discard], {}
    if not count(p[supply]):
        return None
    kind, name = next(told).split(":")
    assert kind == supply
    add(p[supply], name, -1)
    return name


def is_guarded(p: Position, seat: str, told: Told) -> bool:
    """Whether a danger is cancelled; a seat is asked if something can guard it (G6.7)."""
    if not p["left"][seat].get("E") and not can_use(p, seat, "shield"):
        return False
    answer = next(told)
    if answer == "guard":
        add(p["left"][seat], "E", -1)
    if answer == "shield":
        p["used"][seat] = True
    return answer != "accept"


def limit(p: Position, seat: str, told: Told) -> None:
    """A hand larger than the chassis level is discarded down (G10.2)."""
    while count(p["hand"][seat]) > p["chassis"][seat]:
        discard(p, seat, next(told).removeprefix("drop "))


def discard(p: Position, seat: str, card: str) -> None:
    add(p["hand"][seat], card, -1)
    add(p["cards_out"], card)
