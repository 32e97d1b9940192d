"""A player and a campaign in the terminal, between two games: what is said, shown and chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from textwrap import fill

from rich.console import Console
from rich.text import Text

from ludothek.core.game import Refused, Value
from ludothek.core.words import Words
from ludothek.games import find
from ludothek.games.great_race.campaign.terminal.file import CampaignFile
from ludothek.terminal.language import console, refusal, spoken

GAME = find("great_race")
OWN = ("mode", "direction", "crews", "leaders", "mechanic_spaces", "bivouac_order", "max_rounds", "upgrade", "legacy")
SOLO: dict[str, Value] = {"mode": "solo"}


class Left(Exception):
    """The player has got up from a game, and with it from the campaign; this has been said."""


@dataclass
class CampaignSession:
    file: CampaignFile
    seed: int | None = None  # for all chance of the games
    options: dict[str, Value] = field(default_factory=SOLO.copy)  # of the next game, where the player has chosen
    page: Console = field(default_factory=console)

    @property
    def words(self) -> Words:
        return spoken("great_race")

    def say(self, message: str, **facts: object) -> None:
        """Print a sentence; one with the name of a file unbroken, so that it can be copied."""
        self.page.print(self.words(message, **facts), soft_wrap="file" in facts)

    def show(self, lines: Iterator[str]) -> None:
        """Line by line; what does not fit into one goes on below where it began."""
        for line in lines:
            indent = len(line) - len(line.lstrip()) + 2
            self.page.print(Text(fill(line, self.page.width, subsequent_indent=" " * indent)))

    def explain(self, refused: Refused) -> None:
        self.page.print(Text(refusal(refused), "bold"))

    # --- options ---

    @property
    def choosable(self) -> list[str]:
        """What the campaign leaves to the player; with all three modules also the way of travelling (G22.5)."""
        modules = self.file.campaign.modules
        needed = {"legacy": modules.has_ways, "upgrade": modules.deck_upgrades}
        return [name for name in OWN if needed.get(name, True)]

    def choose(self, options: Mapping[str, Value]) -> None:
        """For the next game; refused where the campaign decides, or where the game would not be for one."""
        decided = {option.name for option in GAME.options} - set(self.choosable)
        for name in decided & set(options):
            raise Refused("campaign-option", game=GAME.key, option=name, options=", ".join(self.choosable))
        chosen = GAME.choose(self.options | dict(options))
        if chosen["mode"] == "race":
            raise Refused("campaign-game", "G15.1", game=GAME.key, number=self.file.next_number)
        GAME.lay(chosen, 1)
        self.options = {name: chosen[name] for name in {*self.options, *options}}
