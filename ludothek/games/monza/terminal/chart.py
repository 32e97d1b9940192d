"""The track in characters, to scale: lanes of spaces, broken into stretches where the terminal is not wide enough."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from rich.text import Text

from ludothek.games.monza.view.shape import Shown

LANES, COLOURS, TYRE = "OMI", "RYGBPW", "#"
UNIT = 2  # columns for a unit of length: the shortest space has room for `|W12`
FIELD = 6  # columns for the start and for the finish with all cars on it: [RYGB]

# colours that every terminal of 256 has
PAINT = {
    "R": "bold #ffffff on #d70000", "Y": "bold #000000 on #ffd700", "G": "bold #ffffff on #008700",
    "B": "bold #ffffff on #005fd7", "P": "bold #ffffff on #8700af", "W": "bold #000000 on #eeeeee",
    TYRE: "#6c6c6c on #3a3a3a",
}  # fmt: skip
LETTER = dict(zip(COLOURS, ("#ff5f5f", "#ffff00", "#5fff5f", "#5fd7ff", "#ff87ff", "#ffffff"), strict=True))
MARK = "bold #ffffff on #000000"
BORDER, CUT, GOAL, DIE, TILE = "│┊»•+"
PLAIN = str.maketrans("│┊»•→·", "|:>*>.")


# --- cars ---


def cars_on(view: Shown) -> dict[str, str]:
    """Space -> the letters of the cars on it."""
    found: dict[str, str] = {}
    for letter, space in zip(view["colours"], view["cars"], strict=True):
        found[space] = found.get(space, "") + letter
    return found


def car(letters: str) -> Text:
    """Cars in brackets, each letter in its colour: [RB]."""
    painted = [(letter, f"bold {LETTER[letter]} on #000000") for letter in letters]
    return Text.assemble(("[", MARK), *painted, ("]", MARK)) if letters else Text()


# --- spaces, and where the track is broken ---


@dataclass(frozen=True)
class Space:
    name: str  # "O8"
    colour: str  # or # for tyres
    begin: int
    end: int

    def part(self, begin: int, end: int) -> tuple[int, int]:
        """What of it lies on a stretch of the track."""
        return max(self.begin, begin), min(self.end, end)

    def largest_part(self, cuts: list[int]) -> tuple[int, int]:
        """Where it is named, if the track is cut into stretches: the first of the longest parts."""
        parts = [self.part(*stretch) for stretch in pairwise(cuts)]
        return max(parts, key=lambda part: part[1] - part[0])


def lane_of(letter: str, tokens: list[str]) -> list[Space]:
    spaces: list[Space] = []
    for number, token in enumerate(tokens, 1):
        begin = spaces[-1].end if spaces else 0
        spaces.append(Space(f"{letter}{number}", token[0], begin, begin + int(token[1:])))
    return spaces


def cuts(lanes: list[list[Space]], width: int) -> list[int]:
    """Where the track is cut so that each stretch fits: through few spaces, and into equal parts if it can be."""
    length, rooms = lanes[0][-1].end, rooms_for(lanes[0][-1].end, width)
    found = [0]
    for i in range(len(rooms) - 1):
        least, most = max(length - sum(rooms[i + 1 :]), found[-1] + 1), found[-1] + rooms[i]
        even = found[-1] + (length - found[-1]) * rooms[i] / sum(rooms[i:])
        found.append(min(range(least, most + 1), key=lambda at: 4 * cost_of_cut(lanes, at) + abs(at - even)))
    return [*found, length]


def rooms_for(length: int, width: int) -> list[int]:
    """How much fits into each of the fewest stretches: the first has the start before it, the last the finish after."""
    for stretches in range(1, length + 1):
        rooms = []
        for i in range(stretches):
            beside = 2 + (FIELD if i == 0 else 0) + (FIELD if i == stretches - 1 else 1)
            rooms.append(max((width - beside) // UNIT, 2))
        if sum(rooms) >= length:
            break
    return rooms


def cost_of_cut(lanes: list[list[Space]], at: int) -> int:
    """How bad a cut is: one for each space that it goes through, more where no good part of the space is left."""
    through = [space for lane in lanes for space in lane if space.begin < at < space.end]
    return sum(1 if max(at - space.begin, space.end - at) > 1 else 4 for space in through)


# --- the picture ---


@dataclass(frozen=True)
class Chart:
    """The track, broken into stretches that fit."""

    view: Shown

    @cached_property
    def lanes(self) -> list[list[Space]]:
        return [lane_of(letter, self.view["lanes"][letter]) for letter in LANES]

    @cached_property
    def cars(self) -> dict[str, str]:
        return cars_on(self.view)

    @cached_property
    def marks(self) -> dict[str, str]:
        """Space -> what stands at its rear border instead of a line: a goal, a die, a tile."""
        laid = {piece["space"]: TILE if piece["tile"] else DIE for piece in self.view["laid"]}
        return laid | {choice["space"]: GOAL for choice in self.view["choices"] if "space" in choice}

    def lines(self, width: int) -> Iterator[Text]:
        """The lanes, stretch after stretch."""
        at = cuts(self.lanes, width)
        for begin, end in pairwise(at):
            if begin > 0:
                yield Text()
            for row, lane in enumerate(self.lanes):
                line = self.before(row, begin).append(LANES[row], "bold")
                for space in lane:
                    if space.begin < end and space.end > begin:
                        line.append_text(self.space(space, space.part(begin, end), at))
                line.append(BORDER if any(space.end == end for space in lane) else CUT)
                yield line.append_text(self.after(row, end))

    def before(self, row: int, begin: int) -> Text:
        """The start, left of the first stretch."""
        if begin > 0:
            return Text(no_wrap=True)
        text = (Text("START", PAINT["W"]), car(self.cars.get("START", "")), Text())[row]
        return Text(no_wrap=True).append_text(text).append(" " * (FIELD - len(text)))

    def after(self, row: int, end: int) -> Text:
        """The finish, right of the last stretch; an arrow where the track goes on below."""
        if end < self.view["length"]:
            return Text("→" if row == 1 else "", "bold")
        goal = self.marks.get("FIN", "")
        return (Text(goal, MARK).append("FIN", PAINT["W"]), car(self.cars.get("FIN", "")), Text())[row]

    def space(self, space: Space, part: tuple[int, int], at: list[int]) -> Text:
        """A space, or a part of one that is cut: named where most of it lies."""
        columns, paint = UNIT * (part[1] - part[0]), PAINT[space.colour]
        edge = BORDER if part[0] == space.begin else CUT
        if space.colour == TYRE:
            return Text(edge.ljust(columns, TYRE), paint)
        if part != space.largest_part(at):
            return Text(f"{edge}{space.colour}".ljust(columns), paint)
        head, name = self.head(space, edge, columns), space.name[1:]
        name = next(text for text in (space.colour + name, space.colour, "") if len(head) + len(text) <= columns)
        return head.append(name.ljust(columns - len(head)), f"{paint} underline" if self.is_goal(space) else paint)

    def head(self, space: Space, edge: str, columns: int) -> Text:
        """What stands before the name: a mark, the cars, or just the border."""
        mark, cars = Text(self.marks.get(space.name, ""), MARK), car(self.cars.get(space.name, ""))
        both = mark + cars
        return (both if len(both) <= columns else cars) or Text(edge, PAINT[space.colour])

    def is_goal(self, space: Space) -> bool:
        return self.marks.get(space.name) == GOAL
