"""The track in a terminal: three lanes drawn to scale, one above the other, so that borders which meet line up.

Everything is drawn from what a seat is shown; no rule is known here. Nothing depends on colour: a space shows the
letter of its colour and its number, ### are tyres, [R] is a car, • a die that lies there, + a tile, and » is a space
where the next piece can go.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import Any

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludothek.core.defaults import DETAILS, doubt, forced, listing, marked, meant, side
from ludothek.core.words import Words

__all__ = [
    "DETAILS",
    "IDLE",
    "destinations",
    "doubt",
    "draw",
    "forced",
    "listing",
    "marked",
    "meant",
    "normal",
    "places",
    "side",
]

View = Mapping[str, Any]
LANES, COLOURS, TYRE = "OMI", "RYGBPW", "#"
UNIT = 2  # columns for a unit of length: the shortest space has room for `|W12`
FIELD = 6  # columns for the start and for the finish with all cars on it: [RYGB]
DOING = {"stop": "do-stop", "turbo": "do-turbo", "decline": "do-decline"}
IDLE = ("turn",)  # the terminal's words that have nothing to do here

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

PIECE = re.compile(r"(\+?[RYGBPW])[\s,>→–-]*([OMI]\d+|FIN|START)")
CHOICE = re.compile(r"\+?[RYGBPW]|[RYGBPW]-|[OMI]\d+|FIN|START")


def draw(
    view: View, words: Words, *, turned: bool = False, detailed: bool = False, chosen: str | None = None
) -> RenderableType:
    """The track, a line for each driver, the dice, and what can be laid; it looks alike from every chair."""
    return Picture(view, words)


def destinations(view: View, place: str, words: Words) -> RenderableType:
    """What can be laid or done from the space where the last piece lies, or the car if there is none."""
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_row(Text(words("terminal-destinations", square=place)), Columns(list(offers(view, words)), padding=(0, 3)))
    return page


def places(view: View) -> list[str]:
    """The space that a person can ask about: the one from which to go on."""
    return [front(view)] if view["choices"] else []


def normal(text: str) -> str:
    """A typed move as it is written here: ` w > o8` is `W>O8`, `reroll b p` is `reroll BP`."""
    text = " ".join(text.split())
    word, _, rest = text.lower().partition(" ")
    if word in ("reroll", "re-roll"):
        return f"reroll {''.join(re.findall('[A-Z]', rest.upper()))}".strip()
    if word == "bonus":
        return f"bonus {piece(rest)}"
    return word if text.lower() in DOING else piece(text)


def piece(text: str) -> str:
    """A piece and its space, either alone, or whatever else was typed."""
    bare = re.sub(r"\s", "", text).upper()
    if found := PIECE.fullmatch(bare):
        return f"{found[1]}>{found[2]}"
    return bare if CHOICE.fullmatch(bare) else text


# --- what can be done ---


def front(view: View) -> str:
    """Where the next piece goes on from."""
    seat = view["turn"] if isinstance(view["turn"], int) else view["driver"]
    return str(view["laid"][-1]["space"] if view["laid"] else view["cars"][seat])


def offers(view: View, words: Words) -> Iterator[Text]:
    """What can be done, what must be typed in bold: a line for each goal, and one for all the extra rolls."""
    choices, cars = view["choices"], cars_on(view)
    tiles = {choice["space"]: choice["clicks"][0] for choice in choices if choice["kind"] == "tile"}
    dice = {choice["space"] for choice in choices if choice["kind"] == "die"}
    for choice in choices:
        kind, space = choice["kind"], choice.get("space")
        if kind in DOING:
            yield Text.assemble((choice["move"], "bold"), f" {words(DOING[kind])}")
        elif kind in ("die", "step") or (kind == "tile" and space not in dice):
            text = Text(choice["move"], "bold")
            text.append(f" ({tiles[space]})" if kind == "die" and space in tiles else "")
            text.append(f" {words('goal-way', way=choice['way'])}")
            yield text.append(" ").append_text(car(cars[space])) if space in cars and space != "FIN" else text
    again = [choice["dice"] for choice in choices if choice["kind"] == "reroll"]
    if again:
        yield Text.assemble((f"reroll {max(again, key=len)[:2]}", "bold"), f" {words('do-throw-again')}")


def cars_on(view: View) -> dict[str, str]:
    """Space -> the letters of the cars on it."""
    found: dict[str, str] = {}
    for seat, space in enumerate(view["cars"]):
        found[space] = found.get(space, "") + COLOURS[seat]
    return found


def car(letters: str) -> Text:
    """Cars in brackets, each letter in its colour: [RB]."""
    painted = [(letter, f"bold {LETTER[letter]} on #000000") for letter in letters]
    return Text.assemble(("[", MARK), *painted, ("]", MARK)) if letters else Text()


# --- the track, to scale ---


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
    """Where the track is broken so that each stretch fits: where it hurts least, and into equal parts if it can be."""
    length, rooms = lanes[0][-1].end, rooms_for(lanes[0][-1].end, width)
    found = [0]
    for i in range(len(rooms) - 1):
        least, most = max(length - sum(rooms[i + 1 :]), found[-1] + 1), found[-1] + rooms[i]
        even = found[-1] + (length - found[-1]) * rooms[i] / sum(rooms[i:])
        found.append(min(range(least, most + 1), key=lambda at: 4 * pain(lanes, at) + abs(at - even)))
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


def pain(lanes: list[list[Space]], at: int) -> int:
    """How bad a cut is: one for each space that it goes through, more where no good part of the space is left."""
    through = [space for lane in lanes for space in lane if space.begin < at < space.end]
    return sum(1 if max(at - space.begin, space.end - at) > 1 else 4 for space in through)


# --- the picture ---


@dataclass(frozen=True)
class Picture:
    view: View
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines = list(self.track(options.max_width))
        for line in lines if options.ascii_only else ():
            line.plain = line.plain.translate(PLAIN)
        yield from lines
        yield from self.notes(options.ascii_only)

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

    def track(self, width: int) -> Iterator[Text]:
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

    # --- below it ---

    def notes(self, ascii_only: bool) -> Iterator[RenderableType]:
        """The drivers, the turn, the dice, the choices."""
        page = Table.grid(padding=(0, 2, 0, 0))
        for seat in self.in_order():
            page.add_row(*self.driver(seat))
        yield from (Text(), page)
        line = Text("   ").join([self.turn(), *self.dice()])
        line.plain = line.plain.translate(PLAIN) if ascii_only else line.plain
        yield line
        if self.view["choices"]:
            yield destinations(self.view, front(self.view), self.words)

    def in_order(self) -> list[int]:
        """The seats as they throw in each round."""
        seats = len(self.view["cars"])
        return [(self.view["first"] + i) % seats for i in range(seats)]

    def driver(self, seat: int) -> Iterator[Text]:
        """A mark, the car, the name, the place; with tiles what is left of them, in the last round the dice laid."""
        view, words = self.view, self.words
        mark = "*" if seat in view["winners"] else ">" if seat == view["driver"] and view["turn"] != "over" else " "
        you = f" ({words('you')})" if seat == view["seat"] else ""
        yield Text(f"{mark} ", "bold").append_text(car(COLOURS[seat]))
        yield Text(f"{words(f'side-{seat}')}{you}")
        yield Text(view["cars"][seat])
        if view["tiles"]:
            extra = words("legend-extra") if view["tiles"][seat]["extra"] else ""
            yield Text(" ").join([*map(chip, view["tiles"][seat]["accelerators"]), Text(extra)])
        if view["home"]:
            yield Text(words("legend-used", used=view["used"][seat]))

    def turn(self) -> Text:
        """The round and who is to do what, or how the race ended."""
        view, words = self.view, self.words
        if view["turn"] == "over":
            return Text(self.ending(), "bold")
        if view["turn"] == "chance" or view["confirm"]:
            doing = words("to-throw", side=view["driver"])
        else:
            doing = words("to-move" if view["bonus"] is None else "to-step", side=view["turn"])
        lap = words("legend-last-round") if view["home"] else words("legend-round", round=view["round"])
        return Text(f"{lap} · {doing}", "bold")

    def ending(self) -> str:
        view, words = self.view, self.words
        if view["ending"]:
            return words(f"ending-{view['ending']}")
        if max(view["score"]) < 1:
            return words("terminal-draw")
        return words("terminal-resigned", who=words(f"side-{view['score'].index(0)}"))

    def dice(self) -> Iterator[Text]:
        """The dice still free, then the pieces that lie on the track."""
        view = self.view
        if view["dice"] or view["laid"]:
            free = [chip(letter) for letter in view["dice"]] or [Text("-")]
            yield Text(f"{self.words('legend-dice')} ").append_text(Text(" ").join(free))
        if view["laid"]:
            yield Text(" ".join(f"{'+' * piece['tile']}{piece['colour']}>{piece['space']}" for piece in view["laid"]))


def chip(letter: str) -> Text:
    """A die or a tile."""
    return Text(letter, PAINT[letter])
