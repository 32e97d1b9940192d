"""What lies on the table: the map of Africa, the box beside it, and how the options lay both out for a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ludothek.core import fields
from ludothek.core.fields import cell, row
from ludothek.core.game import Refused, Value
from ludothek.games.great_race import GAME
from ludothek.games.great_race.board.africa import MAP, NORTH, SEATS, SOUTH, SPACES, steps_from
from ludothek.games.great_race.board.box import CREWS, ESTIENNE, SUFFRAGETTES, Crew

RACE, SOLO, ALONE = range(3)
Mode = Literal["race", "solo", "alone"]
MODES: tuple[Mode, ...] = ("race", "solo", "alone")
BOOK, ALL, NONE = range(3)
LEADERS = ("book", "all", "none")


class Board(fields.Board):
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
    passport: int = cell("i1")  # 1 with missions
    t_first: int = cell("i1")  # 1 if T begins


def lay(options: Mapping[str, Value], seats: int) -> Board:
    b = Board()
    b.mode = MODES.index(str(options["mode"]))
    b.seats, b.vehicles = seats, seats + (b.mode == SOLO)
    b.start, b.finish = (NORTH, SOUTH) if options["direction"] == "NS" else (SOUTH, NORTH)
    b.level = [space.level if b.finish == SOUTH else 10 - space.level for space in MAP]
    b.home = list(steps_from(b.finish))
    b.turn_first, b.mechanics = int(options["bivouac_order"] == "turn"), int(options["mechanic_spaces"])
    b.rounds = ALONE_ROUNDS if b.mode == ALONE else int(options["max_rounds"])
    man_the_crews(b, GAME.option("crews").by_seat(options["crews"], seats), LEADERS.index(str(options["leaders"])))
    b.upgrades, b.legacy, b.passport = (int(bool(options[name])) for name in ("deck_upgrades", "legacy", "passport"))
    fill_deck(b, str(options["deck"]), str(options["stickers"]))
    b.t_first = int(options["first"] == "T")
    return b


ALONE_ROUNDS = 6  # G23.4


def man_the_crews(b: Board, named: list[str], leaders: int) -> None:
    """A crew for each seat (G1.6, G14.6)."""
    ids = [crew.id for crew in CREWS]
    for seat, crew_id in enumerate(named):
        b.crew[seat] = ids.index(crew_id)
        crew = CREWS[b.crew[seat]]
        b.power[seat] = crew.power if counts(crew, leaders) else 0
        b.most_fuel[seat], b.most_engine[seat], b.most_chassis[seat] = crew.fuel, crew.engine, crew.chassis


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
