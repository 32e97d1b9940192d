"""The map in characters: a line for each row of spaces, odd rows half a space east, and notes in the seas.

Nothing depends on colour. A town is its code with the letter of its colour and the cards drawn there: `NOU·B2`. Other
spaces show their tile, or their number while they are empty; ░ is a risk area, and vehicles stand in front: `1T:FM`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from rich.console import ConsoleOptions
from rich.text import Text

from ludothek.games.great_race.view.shape import Shown, Space, Vehicle

WIDE, NARROW = 8, 6  # columns of a space
MARGIN = 3  # columns for the number of a row
FARTHEST = 8  # the easternmost column of the map
ROWS = 22
NORTH, SOUTH = range(5), range(10, ROWS)  # rows with sea to the east and to the west of them
WEST, EAST = 4, 5  # columns of spaces that the sea leaves free for notes, from the edge of the map
LETTERS = {"purple": "P", "blue": "B", "green": "G", "red": "R", "yellow": "Y"}

# signs: in front of a space, behind it, around it
CHOSEN, GOAL, WAY, HATCH = "»", "○", "•", "░"
FULL, EMPTY = "■", "□"
HELD = "▤"  # in front of the number of cards in a hand
PLAIN = str.maketrans("»○•░■□▤·×–→✓", ">o*%#-=.x->+")

# colours that every terminal of 256 has: sand, teal shadows, and towns in their own colour
SAND, RISKY = "#5f5f00 on #ffffd7", "#5f5f00 on #ffd787"
TILE = "bold #000000 on #ffffff"
TOWN = {
    "purple": "bold #ffffff on #5f005f",
    "blue": "bold #ffffff on #005faf",
    "green": "bold #ffffff on #005f00",
    "red": "bold #ffffff on #af0000",
    "yellow": "bold #000000 on #ffd700",
}
CREW = (  # by seat
    "bold #ffffff on #000087",
    "bold #ffffff on #870000",
    "bold #000000 on #ffaf00",
    "bold #ffffff on #005f5f",
    "bold #ffffff on #5f0087",
)
TORPEDO = "bold #ffffff on #000000"
INK = {GOAL: "bold #000000 on #87d7d7", CHOSEN: "bold #000000 on #5fafff", WAY: "bold #000000 on #d7af5f"}


def sign(vehicle: Vehicle) -> str:
    """How a vehicle is drawn: the number of its seat, or T."""
    return "T" if vehicle["seat"] is None else str(vehicle["seat"] + 1)


def ink(vehicle: Vehicle) -> str:
    return TORPEDO if vehicle["seat"] is None else CREW[vehicle["seat"]]


@dataclass(frozen=True)
class Chart:
    """The map with all that lies and stands on it."""

    view: Shown
    cell: int  # columns of a space
    chosen: str | None  # the space that is asked about

    @property
    def width(self) -> int:
        return MARGIN + FARTHEST * self.cell + self.cell // 2 + self.cell

    @property
    def shores(self) -> tuple[int, int]:
        """How many columns are free to the west in the south, and from which column on to the east in the north."""
        return WEST * self.cell - 2, MARGIN + EAST * self.cell + self.cell // 2 + 1

    def rows(self) -> Iterator[Text]:
        """Every row of spaces, its number in front of it."""
        for number in range(ROWS):
            spaces = [space for space in self.view["map"] if space["row"] == number]
            left = spaces[0]["column"] * self.cell + number % 2 * self.cell // 2
            yield Text.assemble(" " * left, (f"{number:>{MARGIN - 1}} ", "bold"), *map(self.space, spaces))

    def space(self, space: Space) -> Text:
        """What stands on a space, in the middle of its columns."""
        front, behind = self.front.get(space["id"], ""), self.behind.get(space["id"], "")
        crews = self.vehicles.get(space["id"], [])
        room = self.cell - len(front) - len(crews) - len(behind) - 1  # for a colon, or a gap
        inside = next((text for text in (*self.inside(space), "+") if len(text) <= room), "")
        ground = RISKY if space["risk"] else SAND
        drawn = Text.assemble(
            (front, INK.get(front, "")),
            *((sign(vehicle), ink(vehicle)) for vehicle in crews),
            (":" if crews and inside else "", TORPEDO),
            (inside, self.paint(space)),
            (behind, INK.get(behind, "")),
        )
        left = (self.cell - len(drawn)) // 2
        return Text.assemble((" " * left, ground), drawn, (" " * (self.cell - left - len(drawn)), ground))

    def inside(self, space: Space) -> list[str]:
        """What a space holds, first in full and then shorter."""
        if town := space["town"]:
            coloured = f"{space['id']}·{LETTERS[town['colour']]}"
            return [f"{coloured}{town['cards'] or ''}", coloured, space["id"]]
        text = self.view["tiles"].get(space["id"], space["id"])
        return [f"{HATCH}{text}{HATCH}", f"{HATCH}{text}", text] if space["risk"] else [text]

    def paint(self, space: Space) -> str:
        if space["town"]:
            return TOWN[space["town"]["colour"]]
        return TILE if space["id"] in self.view["tiles"] else RISKY if space["risk"] else SAND

    @cached_property
    def vehicles(self) -> dict[str, list[Vehicle]]:
        """The vehicles on each space that has any."""
        found: dict[str, list[Vehicle]] = {}
        for vehicle in self.view["vehicles"]:
            if vehicle["at"]:
                found.setdefault(vehicle["at"], []).append(vehicle)
        return found

    @cached_property
    def front(self) -> dict[str, str]:
        """The signs in front of spaces: the one asked about, and those that a move can name now."""
        return {**dict.fromkeys(self.on_offer, GOAL), **({self.chosen: CHOSEN} if self.chosen else {})}

    @cached_property
    def on_offer(self) -> list[str]:
        """Where moves lead, or where tiles can lie."""
        return [choice["clicks"][-1] for choice in self.view["choices"] if choice["clicks"][0] in REACHING]

    @cached_property
    def behind(self) -> dict[str, str]:
        """The sign behind each space of T's way."""
        torpedo = self.view["torpedo"]
        return dict.fromkeys(torpedo["way"][1:], WAY) if torpedo else {}


REACHING = ("drive", "go", "sail", "lay", "clear")


def plain(text: Text, options: ConsoleOptions) -> Text:
    """The same text, with letters for signs that a terminal does not have."""
    if options.ascii_only:
        text.plain = text.plain.translate(PLAIN)
    return text
