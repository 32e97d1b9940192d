"""The commands that check a campaign in a file and play it on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from ludothek.terminal.arguments import Json, Language, print_json


def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A campaign that was saved.")],
    language: Language = None,
    as_json: Json = False,
) -> None:
    """Check a campaign of The Great Race, game by game, and tell how it stands; `play` plays it on.

    Example: `ludothek campaign ludothek-campaign.txt`

    Example: `ludothek campaign play africa.txt`
    """
    from ludothek.games.great_race.campaign.file import read
    from ludothek.games.great_race.campaign.terminal import standing
    from ludothek.terminal import files
    from ludothek.terminal.language import spoken

    found = read(files.read(file))
    if as_json:
        print_json(standing.findings(found))
    else:
        print("\n".join([spoken()("verify-whole"), *standing.sentences(found)]))


def play(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The campaign; where there is none, one begins.")],
    modules: Annotated[
        str | None,
        typer.Option(metavar="NAMES", help="With what it begins: `deck_upgrades`, `legacy`, `passport`, with commas."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="An option of the next game; can be repeated."),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="A number that makes all chance of the games repeatable.")] = None,
    language: Language = None,
) -> None:
    """Play a campaign of The Great Race, game after game; the browser reads and writes the same file.

    Example: `ludothek campaign play africa.txt`

    Example: `ludothek campaign play africa.txt --modules deck_upgrades,passport --option crews=SU`
    """
    from ludothek.games.great_race.campaign.modules import Modules
    from ludothek.games.great_race.campaign.terminal.play import play as play_on

    named = None if modules is None else Modules.named(name.strip() for name in modules.split(","))
    pairs = (text.partition("=") for text in option or [])
    play_on(file, named, {name.strip(): value.strip() for name, _, value in pairs}, seed)


COMMANDS: dict[str, Callable[..., None]] = {"campaign check": check, "campaign play": play}
