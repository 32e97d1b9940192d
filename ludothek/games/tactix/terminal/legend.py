"""What stands beside the board in a terminal: whose turn it is, moves that are counted, and what was taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from ludothek.core.defaults import early_ending
from ludothek.core.words import Words
from ludothek.games.tactix.terminal.chart import Perspective, king, shown
from ludothek.games.tactix.view import Shown


@dataclass(frozen=True)
class Legend:
    view: Shown
    words: Words
    perspective: Perspective
    faces: bool

    def notes(self, beside: bool) -> Iterator[Text]:
        """What a player asks about, each by itself or, to save room, what belongs together in one line."""
        words, view = self.words, self.view
        counts = words("legend-quiet", quiet=view["quiet"]), words("legend-seen", seen=view["seen"])
        faces = [words("legend-chair", side=int(self.perspective.turned))] if self.faces else []
        for group in [self.turn(), *map(Text, counts)], [self.taken(0), self.taken(1)], list(map(Text, faces)):
            yield from group if beside or not group else [Text("  ·  ").join(group)]

    def turn(self) -> Text:
        side, words = self.view["turn"], self.words
        if isinstance(side, int):
            return king(side).append(f" {words('to-move', side=side)}", "bold")
        if self.view["ending"]:
            return Text(words(f"ending-{self.view['ending']}"), "bold")
        return Text(early_ending(self.view, words), "bold")

    def taken(self, side: int) -> Text:
        pieces = [shown(piece) for piece in self.view["taken"] if piece["side"] == side]
        return Text(f"{self.words('legend-taken', side=side)}  ").append_text(Text(" ").join(pieces or [Text("–")]))
