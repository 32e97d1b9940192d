"""The board in characters: the side it is seen from, the lines between the squares, and what stands on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from rich.text import Text

from ludothek.games.tactix.view import Move, Piece, Shown

FILES = "abcdefghi"

# colours that every terminal of 256 has: ink on wood, ivory and black dice
BOARD, FRAME, ROUTE = "#5f5f5f on #d7af87", "bold #af0000 on #d7af87", "bold #5f0000 on #ffd7af"
DICE = ("bold #121212 on #ffffd7", "bold #ffffd7 on #262626")
GOAL, TAKES = "bold #005f00 on #afd787", "bold #ffffff on #af0000"
RIMS, KINGS = ("[]", "()"), "♔♚"

# fmt: off
JOINTS = {  # how heavy a joint's arms are, up right down left: 0 none, 1 a line, 2 the frame of a marked square
    "0110": "┌", "0111": "┬", "0221": "┲", "0122": "┱", "0011": "┐",
    "1110": "├", "1111": "┼", "1221": "╆", "1122": "╅", "1011": "┤",
                              "2211": "╄", "2112": "╃",
    "1100": "└", "1101": "┴", "2201": "┺", "2102": "┹", "1001": "┘",
}
# fmt: on
PLAIN = str.maketrans("─━│┃┌┬┐├┼┤└┴┘┲┱┺┹╆╅╄╃♔♚↑↓←→·×•»«–", "-=|H+++++++++++++++++KK^v<>.x*><-")


# --- the moves on offer ---


def moves_of(view: Shown, square: str | None) -> list[Move]:
    return [choice for choice in view["choices"] if choice["clicks"][0] == square]


def top_after(move: Move) -> str:
    """The face that will be up, nothing for a king."""
    return str(move["tips"][-1][0]) if move["tips"][-1] else ""


# --- the side it is seen from ---


@dataclass(frozen=True)
class Perspective:
    """Where the board is seen from: White's side, or Black's once it is turned."""

    ranks: int
    turned: bool

    @property
    def files(self) -> str:
        return FILES[::-1] if self.turned else FILES

    def rank(self, y: int) -> int:
        """The rank of a row of the screen, counted from above."""
        return y + 1 if self.turned else self.ranks - y

    def square(self, x: int, y: int) -> str:
        return f"{self.files[x]}{self.rank(y)}"

    def sides(self, piece: Piece) -> str:
        """The faces of a die towards the viewer and to their right."""
        near, right = (7 - face if self.turned else face for face in (piece["near"], piece["right"]))
        return f"↓{near}→{right}"

    def arrow(self, here: str, there: str) -> str:
        """The way from a square to its neighbour."""
        step = ord(there[0]) - ord(here[0]), int(there[1:]) - int(here[1:])
        return {(0, 1): "↑↓", (0, -1): "↓↑", (1, 0): "→←", (-1, 0): "←→"}[step][self.turned]


def shown(piece: Piece) -> Text:
    """A piece in the brackets of its side: [6], (♚)."""
    return king(piece["side"]) if piece["king"] else in_brackets(str(piece["top"]), piece["side"])


def king(side: int) -> Text:
    return in_brackets(KINGS[side], side)


def in_brackets(sign: str, side: int) -> Text:
    return Text.assemble((sign.join(RIMS[side]), DICE[side]))


# --- the printed board ---


@dataclass(frozen=True)
class Lines:
    """The lines between the squares: light ones, and a heavy frame round each marked square."""

    perspective: Perspective
    marked: Mapping[str, str]  # square -> the sign on its frame
    home: Mapping[str, int]  # square -> the number on the rim beside it (T2.1)
    cell: int  # how wide a square is

    def rule(self, y: int) -> Text:
        """The line above row `y`."""
        line = Text("  ")
        for x in range(10):
            arms = self.down(x, y - 1), self.across(x, y), self.down(x, y), self.across(x - 1, y)
            line.append(JOINTS["".join(map(str, arms))], FRAME if 2 in arms else BOARD)
            if x < 9:
                line.append_text(self.edge(x, y))
        return line

    def edge(self, x: int, y: int) -> Text:
        """One square's share of that line, with what is written on the rim, or below a marked square."""
        weight = self.across(x, y)
        sign = self.sign(x, 0) if y == 0 else self.sign(x, y - 1) if y > 1 else ""
        return Text(f"{sign or ' ─━'[weight]:{' ─━'[weight]}^{self.cell}}", FRAME if weight == 2 else BOARD)

    def bar(self, x: int, y: int) -> Text:
        """The line to the left of a square."""
        weight = self.down(x, y)
        return Text(" │┃"[weight], FRAME if weight == 2 else BOARD)

    def across(self, x: int, y: int) -> int:
        """How heavy the line above a square is."""
        return int(0 <= x < 9) and (2 if self.mark(x, y - 1) or self.mark(x, y) else 1)

    def down(self, x: int, y: int) -> int:
        """How heavy the line to the left of a square is."""
        return int(0 <= y < self.perspective.ranks) and (2 if self.mark(x - 1, y) or self.mark(x, y) else 1)

    def sign(self, x: int, y: int) -> str:
        """What is written beside a square: its mark, or the number of the die that starts there."""
        return self.mark(x, y) or str(self.home.get(self.perspective.square(x, y), ""))

    def mark(self, x: int, y: int) -> str:
        inside = 0 <= x < 9 and 0 <= y < self.perspective.ranks
        return self.marked.get(self.perspective.square(x, y), "") if inside else ""


# --- and what stands on it ---


@dataclass(frozen=True)
class Chart:
    """The board with its pieces; with `chosen`, also where that piece can go and what it will show there."""

    view: Shown
    perspective: Perspective
    faces: bool
    chosen: str | None

    @property
    def cell(self) -> int:
        return 7 if self.faces else 5

    @property
    def width(self) -> int:
        return 9 * (self.cell + 1) + 5

    @cached_property
    def lines(self) -> Lines:
        marked = dict(zip(self.view["kings"], KINGS, strict=True))
        if self.view["centre"] and self.view["options"]["short"]:
            marked[self.view["centre"]] = KINGS[0]
        return Lines(self.perspective, marked, self.view["home"], self.cell)

    def rows(self) -> Iterator[Text]:
        yield self.letters()
        for y in range(self.perspective.ranks):
            yield self.lines.rule(y)
            yield self.row(y)
        yield self.lines.rule(self.perspective.ranks)
        yield self.letters()

    def letters(self) -> Text:
        return Text("  " + "".join(f" {file:^{self.cell}}" for file in self.perspective.files))

    def row(self, y: int) -> Text:
        line = Text(f"{self.perspective.rank(y)} ")
        for x in range(9):
            line.append_text(self.lines.bar(x, y)).append_text(self.square(self.perspective.square(x, y)))
        return line.append_text(self.lines.bar(9, y)).append(f" {self.perspective.rank(y)}")

    def square(self, square: str) -> Text:
        if square in self.goals:
            return self.goal(square)
        if square in self.view["pieces"]:
            return self.piece(square)
        return Text(f"{self.route.get(square, ''):^{self.cell}}", ROUTE if square in self.route else BOARD)

    def piece(self, square: str) -> Text:
        """A piece; the chosen one between » and «, the one just moved between dots."""
        piece = self.view["pieces"][square]
        text = shown(piece)
        if self.faces and not piece["king"]:
            return text.append(self.perspective.sides(piece), f"{DICE[piece['side']]} not bold")
        around = "»«" if square == self.chosen else "··" if square in self.path[-1:] else "  "
        return self.centred(Text(around[0], BOARD).append_text(text).append(around[1]))

    def goal(self, square: str) -> Text:
        """Where the chosen piece can go: what will be up there, after × and what it takes if there is room."""
        tops = "·".join(dict.fromkeys(top_after(move) for move in self.goals[square])) or "•"
        there = self.view["pieces"].get(square)
        if there is None:
            return Text(f"{tops:^{self.cell}}", GOAL)
        text = Text(f"×{tops}", TAKES)
        return self.centred(shown(there).append_text(text) if len(tops) + 4 <= self.cell else text)

    def centred(self, text: Text) -> Text:
        spare = self.cell - len(text)
        return Text(" " * (spare // 2), BOARD).append_text(text).append(" " * (spare - spare // 2), BOARD)

    @cached_property
    def goals(self) -> dict[str, list[Move]]:
        goals: dict[str, list[Move]] = {}
        for move in moves_of(self.view, self.chosen):
            goals.setdefault(move["path"][-1], []).append(move)
        return goals

    @cached_property
    def route(self) -> dict[str, str]:
        """The squares the last move left behind, each with the way it went on."""
        return {here: self.perspective.arrow(here, there) for here, there in pairwise(self.path)}

    @property
    def path(self) -> list[str]:
        return list(self.view["last"]["path"]) if self.view["last"] else []
