"""A person at a table in the terminal: what is said to them, asked of them and shown to them."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ludothek.core.fields import CHANCE
from ludothek.core.game import Refused
from ludothek.core.players import Player
from ludothek.core.program import program
from ludothek.core.steps import Played
from ludothek.core.table import Table
from ludothek.core.words import Words, rulebook
from ludothek.terminal import files, log
from ludothek.terminal.language import console, has_keyboard, language, refusal, side, spoken
from ludothek.terminal.rules import printed


@dataclass
class Session:
    """You and the bots at a table, and how the board lies in front of you."""

    table: Table
    seat: int  # yours
    bot: Player  # it plays for all other seats
    name: str  # the bot's
    turned: bool  # the board is seen from the second seat
    detailed: bool = False  # details of the pieces are shown
    chosen: str | None = None  # the square asked about
    drawn: bool = False  # the board on the screen is the present one
    kept: int = 0  # how long the log was when it was last written to a file
    file: Path | None = None  # where this game is kept, step by step; none: under a name of its own when it is left
    resume: str | None = None  # the command that goes on with it from there
    page: Console = field(default_factory=console)

    @property
    def words(self) -> Words:
        return spoken(self.table.game.key)

    @property
    def is_done(self) -> bool:
        """Whether you have made the last choice of your turn and may still take it back."""
        return self.table.waiting == self.seat

    def side(self, seat: int) -> str:
        return side(self.table, seat)

    def bot_at(self, seat: int) -> str:
        """What the bot on a seat is called: where there are several, with its side."""
        return self.name if self.table.seats == 2 else f"{self.side(seat)} · {self.name}"

    @property
    def decisions(self) -> int:
        """How many moves have been made, throws not counted."""
        return sum(played.actor != CHANCE for played in self.table.line)

    def say(self, message: str, **facts: object) -> None:
        """Print a sentence; one with the name of a file unbroken, so that it can be copied."""
        self.page.print(self.words(message, **facts), soft_wrap="file" in facts)

    def ask(self, question: str) -> str:
        return ask(question)

    def show(self) -> None:
        """Draw the board, with the moves of a chosen piece."""
        self.page.print(
            self.table.game.terminal.draw(
                self.table.view(self.seat), self.words, turned=self.turned, detailed=self.detailed, chosen=self.chosen
            )
        )
        self.drawn, self.chosen = True, None

    def move(self, text: str) -> None:
        """Play a move for whoever is to decide."""
        seat = self.table.turn
        self.act(lambda: self.table.play(text, seat=seat if isinstance(seat, int) else None))

    def act(self, change: Callable[[], None]) -> None:
        """Do something at the table, and tell all that came of it."""
        known = len(self.table.line)
        change()
        if self.file:
            with suppress(Refused):  # whoever leaves is told if it still cannot be kept then
                self.keep()
        for played in self.table.line[known:]:
            self.tell(played)
        self.drawn = False

    def keep(self) -> Path:
        """Write the game to its file; refused where it cannot be written."""
        place = files.write(self.file, self.table.transcript()) if self.file else files.keep(self.table)
        self.kept = self.table.ply
        return place

    def tell(self, played: Played) -> None:
        """Say a move or a throw, and what came of it."""
        log.say(log.retold(self.table, played, self.seat, self.table.turn == "over"), self.page)

    def say_saved(self, place: Path) -> None:
        """Where the game lies; and where something is hidden, that the file hides nothing."""
        file = shlex.quote(str(place))
        resume = self.resume if place == self.file else None
        self.say("terminal-saved", file=file, command=resume or f"{program()} play --resume {file}")
        if self.table.game.hidden and self.table.seats > 1 and self.table.turn != "over":
            self.say("terminal-saved-secrets")

    def explain(self, refused: Refused) -> None:
        """Say why something is refused: the sentence, the squares to look at, the rule in full."""
        self.page.print(Text(refusal(refused), "bold"))
        if refused.squares:
            self.page.print(f"  ▸ {' '.join(refused.squares)}")
        if refused.rule in rulebook(language(), self.table.game.key):
            self.page.print(Padding(printed(language(), self.table.game.key, refused.rule, "italic"), (0, 0, 0, 2)))


def ask(question: str) -> str:
    """Read a line; one that comes through a pipe is shown as if it had been typed here."""
    if sys.stdin is None:
        raise EOFError
    try:
        line = input(question)
    except (EOFError, KeyboardInterrupt):
        with suppress(OSError):
            print()
        raise
    if not has_keyboard():
        print(line)
    return line.strip()
