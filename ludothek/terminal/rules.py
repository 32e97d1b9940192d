"""Rules as the terminal prints them: number, sign of the origin, sentence, and why it is read so if disputed."""

from __future__ import annotations

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from ludothek.core.origins import SIGNS, origins, reading
from ludothek.core.words import rulebook, words


def printed(language: str, game: str, rule: str, style: str = "") -> Group:
    """One rule of the book."""
    sign = SIGNS[origins(game)["rules"][rule]]
    told = Text.assemble((rule, "bold"), f" {sign}  ", rulebook(language, game)[rule], style=style)
    why = reading(language, game, rule)
    return Group(told, *([Padding(Text(why, "dim"), (0, 0, 0, 2))] if why else []))


def legend(language: str) -> Text:
    """What the signs mean, below the rules."""
    said = words(language)
    meanings = (f"{sign} " + said(f"origin-{origin}") for origin, sign in SIGNS.items())
    return Text("   ".join(meanings), "dim")
