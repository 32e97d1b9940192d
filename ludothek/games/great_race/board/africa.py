"""The map of Africa: hexagons from Colomb-Béchar to Cape Town, with towns, risk areas and sea routes.

A space is a number, counted row by row from the north; it is written `3.0`, row and column, or by the code of its town.
The map is drawn in `map.txt`: a row's number and level, then its spaces where they lie, odd rows half a space east.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, NamedTuple

from ludothek.core.fields import Fields, cell, row
from ludothek.core.game import Refused
from ludothek.games.great_race.board.box import CREWS, ESTIENNE, SUFFRAGETTES, Crew

SEATS = 5
NOWHERE = -1
PURPLE, BLUE, GREEN, RED, YELLOW = range(5)  # colours of towns; those of T's goals and powers are counted from BLUE
COLOURS = ("purple", "blue", "green", "red", "yellow")
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
    for line in files(__package__).joinpath("map.txt").read_text().splitlines():
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


RACE, SOLO, ALONE = range(3)
MODES = ("race", "solo", "alone")
BOOK, ALL, NONE = range(3)
LEADERS = ("book", "all", "none")


class Board(Fields):
    seats: int = cell("i1")  # people and bots
    vehicles: int = cell("i1")  # the same, and T in a solo game
    mode: int = cell("i1")  # RACE, SOLO or ALONE
    start: int = cell("i1")
    finish: int = cell("i1")
    level: list[int] = row("i1", SPACES)  # level[space]: 1-9 in the direction of travel (G1.3)
    home: list[int] = row("i1", SPACES)  # home[space]: steps to the finish, all towns passable
    turn_first: int = cell("i1")  # 1 if the first in turn order chooses first in the bivouac
    mechanics: int = cell("i1")  # mechanic spaces on the dashboard
    rounds: int = cell("i1")  # the last one that is played
    crew: list[int] = row("i1", SEATS)  # crew[seat]: its row in CREWS
    power: list[int] = row("i1", SEATS)  # power[seat]: its leader's power if it counts, 0 for none
    most_fuel: list[int] = row("i1", SEATS)
    most_engine: list[int] = row("i1", SEATS)
    most_chassis: list[int] = row("i1", SEATS)
    deck: list[int] = row("i1", len(ESTIENNE))  # deck[card]: 1 if it is in T's deck
    sticker: list[int] = row("i1", 5)  # sticker[colour]: T's level at the start
    legacy: int = cell("i1")  # 1 with legacy powers
    upgrades: int = cell("i1")  # 1 with deck upgrades
    t_first: int = cell("i1")  # 1 if T begins


def lay(options: Mapping[str, Any], seats: int) -> Board:
    b = Board()
    b.mode = MODES.index(str(options["mode"]))
    b.seats, b.vehicles = seats, seats + (b.mode == SOLO)
    b.start, b.finish = (NORTH, SOUTH) if options["direction"] == "NS" else (SOUTH, NORTH)
    b.level = [space.level if b.finish == SOUTH else 10 - space.level for space in MAP]
    b.home = list(steps_from(b.finish))
    b.turn_first, b.mechanics = int(options["bivouac_order"] == "turn"), int(options["mechanic_spaces"])
    b.rounds = ALONE_ROUNDS if b.mode == ALONE else int(options["max_rounds"])
    man_the_crews(b, str(options["crews"]), LEADERS.index(str(options["leaders"])))
    b.upgrades, b.legacy = int(bool(options["deck_upgrades"])), int(bool(options["legacy"]))
    fill_deck(b, str(options["deck"]), str(options["stickers"]))
    b.t_first = int(options["first"] == "T")
    return b


ALONE_ROUNDS = 6  # G23.4


def man_the_crews(b: Board, named: str, leaders: int) -> None:
    """A crew for each seat: those named, then those of the list that are left (G1.6, G14.6)."""
    ids = [crew.id for crew in CREWS]
    chosen = [] if named == "any" else named.upper().split(",")
    if set(chosen) - set(ids) or len(set(chosen)) < len(chosen):
        raise Refused("option-value", "G1.6", option="crews", value=named, values=", ".join(ids))
    chosen += [crew for crew in USUAL if crew not in chosen]
    for seat in range(b.seats):
        b.crew[seat] = ids.index(chosen[seat])
        crew = CREWS[b.crew[seat]]
        b.power[seat] = crew.power if counts(crew, leaders) else 0
        b.most_fuel[seat], b.most_engine[seat], b.most_chassis[seat] = crew.fuel, crew.engine, crew.chassis


USUAL = ("FR", "GB", "BE", "IT", "SU", "IN")


def counts(crew: Crew, leaders: int) -> bool:
    """Whether a leader's power is used: by the book only that of the Suffragettes (G14.3, G14.7)."""
    return leaders == ALL or (leaders == BOOK and crew.power == SUFFRAGETTES)


def fill_deck(b: Board, named: str, stickers: str) -> None:
    """T's eight cards and its levels, as a campaign hands them over (G15.4, G21)."""
    ids = [card.id for card in ESTIENNE]
    cards = ids[::3] if named == "first" else named.upper().split(",")
    if len(set(cards)) != DECK or set(cards) - set(ids):
        raise Refused("option-value", "G15.4", option="deck", value=named, values=", ".join(ids))
    for card in cards:
        b.deck[ids.index(card)] = 1
    if len(stickers) != 4 or set(stickers) - set("01234"):
        raise Refused("option-value", "G21.2", option="stickers", value=stickers, values="0000-4444")
    b.sticker = [0, *map(int, stickers)]


DECK = 8


def name(space: int) -> str:
    """`NOU` of a town, else row and column."""
    if space == NOWHERE:
        return "-"
    here = MAP[space]
    return here.mark if TOWN[space] else f"{here.row}.{here.column}"


NAMED = {name(space): space for space in range(SPACES)}
