"""What stands beside the course in a terminal: whose turn it is, the dice, the drivers, the lap sheet, the choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ludothek.core.defaults import early_ending
from ludothek.core.words import Words
from ludothek.games.victory.board import CARS
from ludothek.games.victory.terminal.chart import plain
from ludothek.games.victory.view.shape import Line, Shown

GOAL = {"R": "═{}═", "B": "╱{}╱"}  # straight lines, and lines that run across
LINE = "═"
MANY = 5  # laps from which the sheet is written closely and nothing is left empty beside the course

# colours that every terminal of 256 has
LETTER = dict(zip(CARS, ("#ff5f5f", "#5fafff", "#5fff5f", "#ffff00", "#ffffff", "#9e9e9e"), strict=True))
CHIP = {"R": "bold #ffffff on #d70000", "B": "bold #ffffff on #005fd7", "X": "bold #ffffff on #4e4e4e"}
BRACKET = "bold #ffffff on #000000"


def car(letter: str) -> list[tuple[str, str]]:
    """A car in brackets, its letter in its colour: [R]."""
    return [("[", BRACKET), (letter, ink(letter)), ("]", BRACKET)]


def ink(letter: str) -> str:
    """The ink of a car's letter; of the dash where there is no car none."""
    return f"bold {LETTER[letter]} on #000000" if letter in LETTER else ""


def chips(faces: str) -> Text:
    """Dice: R B X."""
    return Text(" ").join(Text(face, CHIP[face]) for face in faces)


@dataclass(frozen=True)
class Flow:
    """A label, and beside it pieces of text one after the other; a piece that no longer fits begins a new line."""

    label: str
    pieces: list[Text]
    apart: str = "   "  # what stands between two pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        page = Table.grid(padding=(0, 2, 0, 0))
        room = options.max_width - len(self.label) - 2 * bool(self.label)
        text = Text("\n").join(self.lines(room))
        page.add_row(*([Text(self.label)] if self.label else []), plain(text, options))
        yield page

    def lines(self, room: int) -> list[Text]:
        lines: list[Text] = []
        for piece in self.pieces:
            if lines and len(lines[-1]) + len(self.apart) + len(piece) <= room:
                lines[-1] = lines[-1] + Text(self.apart) + piece
            else:
                lines.append(piece)
        return lines


# --- the race ---


@dataclass(frozen=True)
class Legend:
    view: Shown
    words: Words

    def notes(self, turned: bool) -> list[RenderableType]:
        """The turn and the dice, the drivers, the lap sheet."""
        north = [Text(self.words("drawn-turned"))] if turned else []
        turn = [Flow("", [Text(self.turn(), "bold"), *north])]
        dice = [Flow("", [*self.dice()])] if self.view["throws"][0] else []
        drivers = Columns([*map(self.driver, self.in_order())], padding=(0, 2))
        return [Group(*turn, *dice), drivers, self.sheet()]

    def in_order(self) -> list[int]:
        """The seats as they throw in each round."""
        seats = len(self.view["cars"])
        return [(self.view["first"] + i) % seats for i in range(seats)]

    def turn(self) -> str:
        """The round and who is to do what, or how the race ended."""
        view, words = self.view, self.words
        if view["turn"] == "over":
            return self.ending()
        if view["phase"] == "lot":
            return words("drawn-lot")
        if view["turn"] == "chance" or view["confirm"]:
            doing = words("to-throw", side=view["colours"][view["driver"]])
        else:
            doing = words("to-take" if view["phase"] == "take" else "to-move", side=view["colours"][int(view["turn"])])
        return f"{words('legend-round', round=view['round'])} · {doing}"

    def ending(self) -> str:
        view, words = self.view, self.words
        if view["places"]:
            running = len(view["cars"]) - len(view["home"]) - len(view["out"])
            return words(f"ending-{'cap' if running > 1 else 'home' if view['home'] else 'last'}")
        return early_ending(view, words, view["sides"])

    def dice(self) -> Iterator[Text]:
        """Both throws, the crosses in them, and the dice still to be played."""
        view, words = self.view, self.words
        throws = Text(" + ").join(map(chips, filter(None, view["throws"])))
        yield Text(f"{words('drawn-throws')} ").append_text(throws)
        yield Text(words("legend-crosses", crosses=view["crosses"]))
        if view["dice"]:
            yield Text(f"{words('drawn-dice')} ").append_text(chips(view["dice"]))

    def driver(self, seat: int) -> Text:
        """A mark, the car, the name, and where it stands."""
        view = self.view
        mark = "*" if seat in view["winners"] else ">" if seat == view["driver"] and view["turn"] != "over" else " "
        you = f" ({self.words('you')})" if seat == view["seat"] else ""
        name = f" {self.words(view['sides'][seat])}{you}  {self.standing(seat)}"
        return Text.assemble((f"{mark} ", "bold"), *car(view["colours"][seat]), name)

    def standing(self, seat: int) -> str:
        """A point; a place, or that it is out."""
        view, words = self.view, self.words
        if view["places"]:
            return words("drawn-place", place=view["places"][seat])
        if seat in view["home"]:
            return words("drawn-place", place=view["home"].index(seat) + 1)
        return words("legend-out") if seat in view["out"] else str(view["cars"][seat] or "")

    def sheet(self) -> RenderableType:
        """The lap sheet: for each number of laps to go the cars in the order in which they reached it."""
        label = self.words("drawn-sheet")
        if self.view["laps"] < MANY:
            return Flow(label, [*self.columns(" ")])
        return Group(Text(label), Flow("", [*self.columns(":")], apart=" "))

    def columns(self, colon: str) -> Iterator[Text]:
        """The columns of the lap sheet, each in one line: `3 RBG`, or `3:RBG` where they stand closely."""
        for column in self.view["sheet"]:
            head = str(column["to_go"]) if column["to_go"] else self.words("legend-finish")
            letters = [self.view["colours"][seat] for seat in column["cars"]]
            yield Text.assemble(f"{head}{colon}", *((letter, ink(letter)) for letter in letters or "-"))

    # --- what can be done ---

    def offers(self) -> Iterator[Text]:
        """What can be typed: how many dice, with their risks; or for each direction the points on its line."""
        view, words = self.view, self.words
        for choice in view["choices"]:
            if choice["kind"] == "take" and view["risks"]:
                risk = view["risks"][choice["dice"] - 1]
                miss, out = (round(100 * ways / all_ways) for ways, all_ways in (risk["miss"], risk["out"]))
                yield Text.assemble((choice["move"], "bold"), f" {words('drawn-risk', miss=miss, out=out)}")
        for line in view["lines"] if view["choices"] else ():
            die = GOAL[line["colour"]].format(line["colour"]), CHIP[line["colour"]]
            yield Text.assemble(die, f" {words('drawn-way', way=line['way'])}", *self.goals(line))

    def goals(self, line: Line) -> Iterator[str | tuple[str, str]]:
        """The points of a line in order, the line of the start where it is crossed, and the car at the end."""
        reached = {choice["move"]: choice for choice in self.view["choices"]}
        laps = 0
        for goal in line["goals"]:
            choice = reached[f"{line['colour']}>{goal}"]
            if choice["laps"] != laps:
                yield f" {LINE}"
            laps = choice["laps"]
            yield " "
            yield goal, "bold"
            if choice["finish"]:
                yield f" {self.words('legend-finish')}"
        if line["blocked"] is not None:
            yield " "
            yield from car(self.view["colours"][line["blocked"]])
