"""The map in characters: a row for each line, and for each square three columns or, in a wide window, five.

Nothing depends on colour. Your pieces are capitals with their numbers, those of the enemy small letters: `T2` and `t`,
or `[T2]` and `(t)` where there is room; a master is `T*`. Mines are ░, bunkers ▓.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from rich.console import ConsoleOptions
from rich.text import Text

from ludothek.games.masters_victory.view.shape import Move, Piece, Shown

T = TypeVar("T")
LINES, COLUMNS = "ABCDEFGHIJKLMNOPQR", range(1, 16)
SQUARES = [f"{line}{column}" for line in LINES for column in COLUMNS]
NUMBERED = "FTS"
ZONES = "zones"  # what is asked for to see where artillery fires
EDGE = 2  # columns for the letter of a line, on either side

# signs: in front of a piece, or in the middle of an empty square
CHOSEN, GOAL, SURE, BY_NUMBERS = "»", "○", "×", "?"
CAME, LEFT, FELL, FIRE = "→", "▫", "†", ("↑", "↓", "↕")
FILL = {".": " ", "m": "░", "#": "▓"}
PLAIN = str.maketrans("»○×→▫†↑↓↕░▓·–", ">ox~_+^v|m#.-")

# colours that every terminal of 256 has: a staff map with stencilled pieces
GROUND = {".": "#878787 on #e4e4d0", "m": "#af5f00 on #ffd7af", "#": "#585858 on #bcbcbc"}
PIECE = ("bold #ffffff on #af0000", "bold #ffffff on #005f00")
INK = {GOAL: "bold #000000 on #afd7ff", SURE: "bold #000000 on #ffd700", BY_NUMBERS: "bold #000000 on #ffd700"}
INK |= {CHOSEN: "bold #000000 on #5fafff", FELL: "bold #af0000 on #e4e4d0"}
INK |= dict.fromkeys((CAME, LEFT), "bold #000000 on #e4e4d0") | dict.fromkeys(FIRE, "bold #870087 on #ffd7ff")


def body(piece: Piece, view: Shown) -> str:
    """A piece in letters: a capital for one's own side, for a spectator Red's; then what is known of its back."""
    own = piece["side"] == (view["seat"] or 0)
    letter = piece["type"] if own else piece["type"].lower()
    unknown = "?" if view["phase"] == "deal" and piece["side"] == view["seat"] and piece["type"] in NUMBERED else ""
    return f"{letter}{'*' if piece['number'] == '3M' else piece['number'] or unknown}"


def named(piece: Piece) -> str:
    """`T2`, `S3M`, `B`: a piece that lies open."""
    return f"{piece['type']}{piece['number'] or ''}"


@dataclass(frozen=True)
class Chart:
    """The map as it lies in front of somebody."""

    view: Shown
    turned: bool  # seen from the north
    cell: int  # columns of a square
    chosen: str | None  # the square that is asked about, or ZONES

    @property
    def width(self) -> int:
        return len(COLUMNS) * self.cell + 2 * EDGE

    def rows(self) -> Iterator[Text]:
        numbers = "".join(f"{column:^{self.cell}}" for column in self.turned_round(COLUMNS))
        yield Text(f"{'':{EDGE}}{numbers}", "bold")
        for line in self.turned_round(LINES[::-1]):
            squares = (self.square(f"{line}{column}") for column in self.turned_round(COLUMNS))
            yield Text.assemble((f"{line} ", "bold"), *squares, (f" {line}", "bold"))
        yield Text(f"{'':{EDGE}}{numbers}", "bold")

    def turned_round(self, order: Sequence[T]) -> Sequence[T]:
        return order[::-1] if self.turned else order

    def square(self, square: str) -> Text:
        ground = self.view["map"][LINES.index(square[0])][int(square[1:]) - 1]
        piece, mark = self.pieces.get(square), self.marks.get(square, "")
        if piece:
            return self.occupied(piece, mark, ground)
        return self.empty(mark, ground)

    def empty(self, mark: str, ground: str) -> Text:
        """A sign or a dot on plain ground; mines and bunkers show round a sign."""
        fill, ink = FILL[ground], GROUND[ground]
        if fill == " ":
            return Text(f"{mark or '·':^{self.cell}}", INK.get(mark, ink))
        side = fill * (self.cell // 2)
        return Text.assemble((side, ink), (mark or fill, INK.get(mark, ink)), (side, ink))

    def occupied(self, piece: Piece, mark: str, ground: str) -> Text:
        """A sign or the ground in front, then the piece."""
        text = body(piece, self.view)
        if self.cell > 3:
            text = f"[{text}]" if text[0].isupper() else f"({text})"
        rest = FILL[ground] * (self.cell - 1 - len(text))
        front = (mark, INK[mark]) if mark else (FILL[ground], GROUND[ground])
        return Text.assemble(front, (text, PIECE[piece["side"]]), (rest, GROUND[ground]))

    @cached_property
    def pieces(self) -> dict[str, Piece]:
        return {piece["square"]: piece for piece in self.view["pieces"] if piece["square"]}

    @cached_property
    def marks(self) -> dict[str, str]:
        """The sign on each square that has one; what was done is left out where something is asked."""
        return {**self.could_do(), **self.under_fire(), **({} if self.chosen else self.done()), **self.on_offer()}

    def done(self) -> dict[str, str]:
        """The pieces that have moved in this turn; where others came from and where they fell, since one moved."""
        steps = [*self.view["trail"], *self.view["turn_so_far"]]
        signs = {step["path"][0]: LEFT for step in steps if len(step["path"]) > 1}
        signs |= {square: FELL for step in steps for square in step["fell"]}
        signs = {square: sign for square, sign in signs.items() if square not in self.pieces}
        return signs | {square: CAME for square, piece in self.pieces.items() if piece["moved"]}

    def under_fire(self) -> dict[str, str]:
        """The zone of the artillery that is asked about or on its way; all of them if they are asked for."""
        guns = [gun for gun in self.view["zones"] if self.chosen == ZONES or gun in (self.chosen, self.view["running"])]
        signs: dict[str, str] = {}
        for gun in guns:
            sign = FIRE[(self.pieces[gun]["side"] == 0) == self.turned]
            for square in self.view["zones"][gun]:
                signs[square] = sign if signs.get(square, sign) == sign else FIRE[2]
        return signs

    def on_offer(self) -> dict[str, str]:
        """Where the chosen piece or the one on its way can go, or where pieces can come back."""
        here = self.chosen if self.chosen in self.pieces else self.view["running"]
        signs = {here: CHOSEN} if here in self.pieces else {}
        for choice in self.view["choices"]:
            if choice["kind"] == "return" or (choice["kind"] == "move" and choice["clicks"][:-1] in ([], [here])):
                signs[choice["clicks"][-1]] = GOAL
            elif choice["kind"] == "attack" and choice["clicks"][0] == here:
                signs[choice["clicks"][-1]] = target(choice)
        return signs

    def could_do(self) -> dict[str, str]:
        """What a piece that is asked about could do with one move, where it is not for us to move it now."""
        here, view = self.chosen, self.view
        if here not in self.pieces or any(choice["clicks"][0] == here for choice in view["choices"]):
            return {}
        attacks = {at: BY_NUMBERS if rule == 1 else SURE for at, rule in view["attacks"].get(here, {}).items()}
        return dict.fromkeys(within(view, here), GOAL) | attacks


def within(view: Shown, here: str) -> list[str]:
    """The empty squares that a piece could reach with one move: `D7-9` is D7, D8 and D9, if nothing stands there."""
    taken = {piece["square"] for piece in view["pieces"]}
    runs = (run.partition("-") for run in view["ranges"][here].split())
    ends = ((first[0], int(first[1:]), int(last or first[1:])) for first, _, last in runs)
    reached = (f"{line}{column}" for line, first, last in ends for column in range(first, last + 1))
    return [square for square in reached if square not in taken]


def target(choice: Move) -> str:
    """Whether an attack is sure to succeed, or decided by numbers."""
    return BY_NUMBERS if choice["rule"] == "W6.1" else SURE


def plain(text: Text, options: ConsoleOptions) -> Text:
    """The same text, with letters for signs that a terminal does not have."""
    if options.ascii_only:
        text.plain = text.plain.translate(PLAIN)
    return text
