"""What can be typed now, in a terminal: a line for each kind of move, with what it costs and brings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from rich.text import Text

from ludothek.core.words import Words
from ludothek.games.great_race.view.shape import Move, Shown

KINDS = (  # first words of moves, in the order of a turn
    *("take", "plan", "drop", "hit", "guard", "shield", "accept", "winch", "nowinch", "lay", "back", "buy", "play"),
    *("fund", "scout", "scout3", "fetch", "repair", "drive", "go", "halt", "sail", "clear", "pass"),
)


@dataclass(frozen=True)
class Offers:
    view: Shown
    words: Words

    def lines(self) -> Iterator[Text]:
        for kind in KINDS:
            if kind in self.kinds:
                yield Text.assemble((kind, "bold"), f"{self.wheres(kind)}  ", (self.about(kind), "dim"))
        if odds := self.odds:
            yield Text(self.words("terminal-blind", **odds), "dim")

    @cached_property
    def kinds(self) -> dict[str, list[Move]]:
        """The moves by their first word."""
        found: dict[str, list[Move]] = {}
        for choice in self.view["choices"]:
            found.setdefault(choice["clicks"][0], []).append(choice)
        return found

    def about(self, kind: str) -> str:
        """What a kind of move costs and brings."""
        price, most = self.view["price"], self.view["options"]["mechanic_spaces"]
        return self.words(f"terminal-do-{kind}", price=price or 0, mechanics=most)

    def wheres(self, kind: str) -> str:
        """What follows the first word: every way to go on, in short."""
        moves = self.kinds[kind]
        if kind == "plan":
            return f" {moves[len(moves) // 2]['clicks'][1]}"
        if kind == "lay":
            tiles, spaces = (dict.fromkeys(part) for part in zip(*(move["clicks"][1:] for move in moves), strict=True))
            return f" {'|'.join(tiles)} {' '.join(spaces)}"
        if kind == "play":
            return f" {' · '.join(' '.join(move['clicks'][1:]) for move in moves)}"
        return "".join(f" {' '.join(move['clicks'][1:])}{self.fare(move) or cost(move)}".rstrip() for move in moves)

    def fare(self, move: Move) -> str:
        """Of a voyage its price: `(40 F)`."""
        ends = {self.view["vehicles"][self.view["seat"] or 0]["at"], move["clicks"][-1]}
        fares = [route["price"] for route in self.view["routes"] if {route["one"], route["other"]} == ends]
        return f"({fares[0]}\u00a0F)" if fares and move["clicks"][0] == "sail" else ""

    @cached_property
    def odds(self) -> dict[str, float] | None:
        """What a step into the unknown costs on average."""
        blind = (choice["step"]["blind"] for choice in self.view["choices"] if choice.get("step"))
        if not (odds := next(filter(None, blind), None)):
            return None
        means = {"fuel": round(odds["fuel"], 1), "mechanics": round(odds["mechanics"], 1)}
        return means | {"danger": round(100 * odds["danger"]), "stop": round(100 * odds["stop"])}


def cost(move: Move) -> str:
    """What a step costs, in the letters of a tile: `(FFM)`; unknown `(?)`, with risk `(?+F)`; into a town `(S)`."""
    step = move.get("step")
    if not step:
        return ""
    if not step["fuel"]:
        return "(S)"
    if step["blind"]:
        return "(?+F)" if step["fuel"] > 1 else "(?)"
    return f"({'F' * step['fuel']}{'M' * step['mechanics']}{'D' * step['danger']}{'S' * step['stop']})"
