"""What lies in the box: tiles, resource cards, crews with their leaders, the Estienne cards, and all numbers."""

from __future__ import annotations

from typing import NamedTuple

START_MONEY = 80  # francs (G1.5)
ASSISTANTS = 5
FUNDING, PATHFINDER, MECHANIC, ESCORT = range(4)  # roles
ROLES = "FPME"
ROLE_SPACES = (2, 2, 3, 2)  # G4.2
IN_TOWN, ELSEWHERE = 10, 20  # francs for a level of petrol or of repair (G5.3, G11.2)
FUNDS, PATRON_FUNDS = 30, 40  # G6.1, G14.7
SCOUTED = 2  # tiles (G6.2)
RISK_FUEL = 1  # G8.4
DANGER_LOSS = 2  # levels that a danger symbol costs (G8.7, G17.8)
FIRST_PRIME, SECOND_PRIME = 20, 10  # G12.4, G12.5
PLACING = (5, 3, 2, 1, 0)  # G13.4
PURSE = 50  # francs for a point (G13.5)
EASY = 3  # the value from which a tile is hard (G16.9)
SOLO_CARDS, ALONE_CARDS = 5, 3  # laid out in the bivouac (G18.2, G23.3)
T_GAUGE = 6  # T's gauges, at the start and at most without powers (G15.2)
T_PRIME_TOWN, T_PRIME = 2, 1  # fuel (G18.1)
FIGURES = 5

PLANS = tuple(
    (f, p, m, ASSISTANTS - f - p - m)
    for f in range(ROLE_SPACES[FUNDING] + 1)
    for p in range(ROLE_SPACES[PATHFINDER] + 1)
    for m in range(ROLE_SPACES[MECHANIC] + 1)
    if 0 <= ASSISTANTS - f - p - m <= ROLE_SPACES[ESCORT]
)


class Tile(NamedTuple):
    id: str  # its symbols: F fuel, M mechanic, D danger, S stop
    copies: int


TILES = (  # in rank order, easiest first (G7.2)
    Tile("F", 9),
    Tile("FF", 7),
    Tile("FM", 8),
    Tile("FD", 3),
    Tile("FS", 3),
    Tile("FFF", 3),
    Tile("FFM", 6),
    Tile("FMM", 4),
    Tile("FFD", 2),
    Tile("FMD", 1),
    Tile("FMS", 2),
    Tile("FFFM", 1),
    Tile("FFMM", 4),
    Tile("FFMD", 2),
    Tile("FMMS", 2),
    Tile("FFFMM", 1),
    Tile("FFMMD", 1),
    Tile("FFMMS", 1),
)
TILE_COUNT = tuple(tile.copies for tile in TILES)
TILE_FUEL, TILE_MECHANIC, TILE_DANGER, TILE_STOP = (tuple(tile.id.count(symbol) for tile in TILES) for symbol in "FMDS")
TILE_EASY = tuple(int(len(tile.id) < EASY) for tile in TILES)  # its value is the number of its symbols (G7.1)


class Card(NamedTuple):
    id: str
    copies: int
    fuel: int = 0  # levels it brings
    repair: int = 0


CARDS = (
    Card("CAN", 10, fuel=2),
    Card("TANK", 4, fuel=4),
    Card("PARTS", 8, repair=1),
    Card("TOOLS", 4, repair=2),
    Card("DNG", 10),
    Card("TEL", 4),
    Card("GUIDE", 4),
    Card("WINCH", 4),
)
CAN, TANK, PARTS, TOOLS, DANGER_CARD, TELEGRAM, GUIDE, WINCH = range(8)
CARD_COUNT = tuple(card.copies for card in CARDS)
CARD_FUEL = tuple(card.fuel for card in CARDS)
CARD_REPAIR = tuple(card.repair for card in CARDS)

THIRD_TILE, SHIELD, PATRON, THIRD_LEVEL, SUFFRAGETTES = range(1, 6)  # leaders' powers (G14.3, G14.7)


class Crew(NamedTuple):
    id: str
    fuel: int
    engine: int
    chassis: int
    power: int  # 0 for none


CREWS = (
    Crew("FR", 6, 5, 6, THIRD_TILE),
    Crew("GB", 6, 5, 6, SHIELD),
    Crew("BE", 6, 5, 6, PATRON),
    Crew("IT", 6, 5, 6, THIRD_LEVEL),
    Crew("SU", 7, 4, 6, SUFFRAGETTES),
    Crew("IN", 6, 5, 6, 0),
)

ENGINE, CHASSIS = 0, 1


class Estienne(NamedTuple):
    """A card that says what T does in a round."""

    id: str
    colour: int  # of its goal
    first: int  # the slot it takes as first chooser
    second: tuple[int, int]  # the slots as second
    gauge: int  # that danger hits
    tiles: int
    second_moves: int  # of figure 2
    others_move: int
    fuel: int  # regained
    mechanics: int
    damage: int


LETTERS = (  # letter, colour, slot as first chooser, slots as second, gauge, then the numbers of each level
    ("A", 1, 1, (1, 3), CHASSIS, (2, 3, 3, 4, 2, 1), (2, 4, 3, 5, 2, 1), (3, 5, 4, 6, 3, 2)),
    ("B", 1, 2, (2, 4), ENGINE, (2, 3, 2, 3, 2, 1), (3, 3, 3, 4, 3, 1), (3, 4, 4, 5, 4, 2)),
    ("C", 2, 3, (3, 5), CHASSIS, (2, 2, 2, 4, 1, 1), (2, 3, 3, 5, 2, 1), (3, 4, 4, 6, 3, 2)),
    ("D", 2, 4, (1, 4), ENGINE, (3, 3, 2, 3, 1, 1), (3, 4, 2, 4, 2, 1), (4, 4, 3, 5, 3, 2)),
    ("E", 3, 5, (2, 5), CHASSIS, (2, 2, 3, 3, 2, 1), (3, 3, 3, 4, 3, 2), (3, 4, 4, 5, 4, 2)),
    ("F", 3, 1, (1, 2), ENGINE, (3, 2, 2, 4, 1, 1), (3, 3, 3, 5, 2, 2), (4, 4, 3, 6, 3, 2)),
    ("G", 4, 3, (3, 4), CHASSIS, (2, 3, 2, 4, 1, 1), (2, 4, 3, 5, 2, 1), (3, 5, 4, 6, 3, 2)),
    ("H", 4, 5, (4, 5), ENGINE, (3, 2, 3, 3, 2, 1), (3, 3, 3, 4, 3, 1), (4, 4, 4, 5, 4, 2)),
)
ESTIENNE = tuple(
    Estienne(f"{letter}{level}", colour, first, second, gauge, *numbers)
    for letter, colour, first, second, gauge, *levels in LETTERS
    for level, numbers in enumerate(levels, 1)
)
GOAL = tuple(card.colour for card in ESTIENNE)
TAKES = tuple((card.first, *card.second) for card in ESTIENNE)  # as first chooser, then the two as second
HITS = tuple(card.gauge for card in ESTIENNE)
LAYS = tuple(card.tiles for card in ESTIENNE)
MOVES = tuple((card.second_moves, card.others_move) for card in ESTIENNE)
REGAINS = tuple((card.fuel, card.mechanics) for card in ESTIENNE)
DAMAGE = tuple(card.damage for card in ESTIENNE)

# levels lost or mended: how many of the engine, how many of the chassis; engine letters come first
SPLITS = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3))


def split_text(split: int) -> str:
    """`ec`: a level of each."""
    engine, chassis = SPLITS[split]
    return "e" * engine + "c" * chassis
