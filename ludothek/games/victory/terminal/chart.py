"""The course from above, in characters: numbered tiles, red lines along them, blue lines across, bushes in between.

On squared paper a point takes four columns, so that there is room for a car: `[R]`. With one row for each row of
points only the lines that run from left to right and those between tiles are drawn; with two rows all of them are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby

from rich.console import ConsoleOptions
from rich.text import Text

from ludothek.games.victory.view import shape

ACROSS, TILE = 4, 12  # columns of a point, and of a tile
POINT, TRAIL, BUSH, ARROWS = "•", "○", "▒", "▲►▼◄"
ROAD, JOINT, START = "•───•───•", "│ ╳ │ ╳ │", "═╪═══╪═══╪═"
HEDGE = "▒▒   ▒▒▒▒▒▒"  # with a gap for the number of the tile below
PLAIN = str.maketrans("•○▒▲►▼◄─│╳═╪╫╱×·", "o*#^>v<-|X=+I/x.")

RED, BLUE, GREEN = "#d75f5f", "#5f87ff", "#5f8700"
INKS = {POINT: RED, BUSH: GREEN, "─": RED, "│": RED, "╳": BLUE} | dict.fromkeys(f"{ARROWS}═╪╫", "bold")


@dataclass(frozen=True)
class Tile:
    x: int  # grows to the right
    y: int  # grows upwards
    left: int  # the heading in which it is left: 0 up, 1 right, 2 down, 3 left


@dataclass
class Chart:
    """A sheet with a course on it, and whatever else is put there."""

    laid: Sequence[shape.Tile]  # the tiles as a view has them
    closed: bool = True
    turned: bool = False  # by a quarter: north is on the right
    step: int = 1  # rows from one row of points to the next
    signs: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)  # (row, column) -> sign and ink

    def __post_init__(self) -> None:
        self.tiles = [turned(tile) if self.turned else Tile(tile["x"], tile["y"], tile["left"]) for tile in self.laid]
        for one, two in combinations(range(len(self.tiles)), 2):
            self.bushes(self.tiles[one], self.tiles[two], self.are_joined(one, two))
        for number in range(len(self.tiles)):
            self.tile(number)
        for number, tile in enumerate(self.tiles):
            self.way_out(tile, number + 1 < len(self.tiles) or self.closed)
        self.start()
        for number, tile in enumerate(self.tiles):
            self.put(self.top(tile), TILE * tile.x + 3 - number // 10, str(number), "bold")

    def are_joined(self, one: int, two: int) -> bool:
        return two - one == 1 or (self.closed and two - one == len(self.tiles) - 1)

    # --- where things lie ---

    def top(self, tile: Tile) -> int:
        """The row above its points, where its number stands."""
        return -tile.y * (2 * self.step + 2)

    def middle(self, tile: Tile) -> tuple[int, int]:
        return self.top(tile) + 1 + self.step, TILE * tile.x + 5

    def lying(self, point: str) -> tuple[int, int]:
        """The row and the column of a point: `3.7`."""
        number, _, digit = point.partition(".")
        north, east = divmod(int(digit) - 1, 3)
        right, up = (north, 2 - east) if self.turned else (east, north)
        row, column = self.middle(self.tiles[int(number)])
        return row + (1 - up) * self.step, column + (right - 1) * ACROSS

    # --- drawing ---

    def put(self, row: int, column: int, text: str, ink: str | None = None) -> None:
        for i, sign in enumerate(text):
            if sign != " ":
                self.signs[row, column + i] = sign, INKS.get(sign, "") if ink is None else ink

    def mark(self, point: str, *inked: tuple[str, str]) -> None:
        """Put something on a point: one sign in the middle of it, or three all over it."""
        row, column = self.lying(point)
        column -= sum(len(text) for text, _ in inked) // 2
        for text, ink in inked:
            self.put(row, column, text, ink)
            column += len(text)

    def tile(self, number: int) -> None:
        row, column = self.middle(self.tiles[number])
        for up in (-1, 0, 1):
            self.put(row + up * self.step, column - ACROSS, ROAD)
        for between in (-1, 1) if self.step == 2 else ():
            self.put(row + between, column - ACROSS, JOINT)

    def way_out(self, tile: Tile, is_joined: bool) -> None:
        """The lines that lead on to the next tile, and an arrow on the middle lane."""
        (row, column), upright = self.middle(tile), tile.left % 2 == 0
        row, column = (row + self.beyond(tile.left), column) if upright else (row, column + self.beyond(tile.left))
        if is_joined and upright:
            self.put(row, column - ACROSS, JOINT)
        if is_joined and not upright:
            for up in range(-self.step, self.step + 1):
                self.put(row + up, column - 1, "───" if up % self.step == 0 else " ╳ ")
        self.put(row, column, ARROWS[tile.left])

    def beyond(self, heading: int) -> int:
        """Rows or columns from the middle of a tile to the joint in a direction."""
        return (-self.step - 1, ACROSS + 2, self.step + 1, -ACROSS - 2)[heading]

    def start(self) -> None:
        """The line: before the first tile, which is entered heading north."""
        if not self.tiles:
            return
        row, column = self.middle(self.tiles[0])
        if self.turned:
            for up in range(-self.step, self.step + 1):
                self.put(row + up, column + self.beyond(3), "╫" if up else ARROWS[1])
        else:
            self.put(row + self.beyond(2), column - ACROSS - 1, START)
            self.put(row + self.beyond(2), column, ARROWS[0])

    def bushes(self, one: Tile, two: Tile, joined: bool) -> None:
        """A hedge between two tiles that lie side by side without a way from one to the other."""
        if joined or abs(one.x - two.x) + abs(one.y - two.y) != 1:
            return
        right, upper = max(one, two, key=lambda tile: tile.x), max(one, two, key=lambda tile: tile.y)
        if one.y == two.y:
            for row in range(2 * self.step + 2):
                self.put(self.top(right) + row, TILE * right.x - 1, BUSH)
        else:
            self.put(self.top(upper) + 2 * self.step + 2, TILE * upper.x, HEDGE)

    # --- reading it ---

    @property
    def rows(self) -> range:
        """From the number of the highest tile to the lowest sign."""
        lowest = max((row for row, _ in self.signs), default=0)
        return range(min((row for row, _ in self.signs), default=0), lowest + 1)

    @property
    def columns(self) -> range:
        """As wide as the tiles, with room for cars on both sides."""
        first = min([TILE * tile.x for tile in self.tiles] + [column for _, column in self.signs], default=0)
        last = max([TILE * tile.x + TILE - 2 for tile in self.tiles] + [column for _, column in self.signs], default=0)
        return range(first, last + 1)

    def lines(self) -> Iterator[Text]:
        columns = self.columns
        for row in self.rows:
            line, signs = Text(no_wrap=True), [self.signs.get((row, column), (" ", "")) for column in columns]
            for ink, run in groupby(signs, key=lambda inked: inked[1]):
                line.append("".join(sign for sign, _ in run), ink)
            yield line


def turned(tile: shape.Tile) -> Tile:
    """A tile of a course that is turned clockwise by a quarter."""
    return Tile(tile["y"], -tile["x"], (tile["left"] + 1) % 4)


def plain(text: Text, options: ConsoleOptions) -> Text:
    """The same text, with letters for signs that a terminal does not have."""
    if options.ascii_only:
        text.plain = text.plain.translate(PLAIN)
    return text
