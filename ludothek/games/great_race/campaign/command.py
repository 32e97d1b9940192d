"""The command that checks a campaign which was saved."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludothek.terminal.arguments import Json, Language, print_json

NAME = "campaign"


def run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A campaign that was saved.")],
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Check a campaign of The Great Race, game by game, and tell how it stands.

    Example: `ludothek campaign ludothek-campaign.txt`
    """
    from ludothek.games.great_race.campaign import terminal

    found = terminal.checked(file)
    if as_json:
        print_json(terminal.findings(found))
    else:
        print("\n".join(terminal.sentences(found)))
