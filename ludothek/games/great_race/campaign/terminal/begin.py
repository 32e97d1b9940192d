"""How a campaign is taken up: begun with its modules, opened, or saved from a file that is damaged."""

from __future__ import annotations

from pathlib import Path

from ludothek.core.game import Refused
from ludothek.games.great_race.campaign.file import salvaged
from ludothek.games.great_race.campaign.modules import NAMES, Modules
from ludothek.games.great_race.campaign.terminal.file import CampaignFile, set_aside
from ludothek.games.great_race.campaign.terminal.standing import label
from ludothek.terminal import files
from ludothek.terminal.language import refusal, spoken
from ludothek.terminal.question import agrees

TORN = ("campaign-torn", "campaign-file")


def take_up(file: Path, modules: Modules | None) -> CampaignFile:
    """The campaign of a file; a new one where there is no such file."""
    place = file.expanduser().resolve()
    if not place.exists():
        return CampaignFile.begin(place, modules or ask_modules())
    opened = open_or_save(place)
    if modules not in (None, opened.campaign.modules):
        names = " ".join(opened.campaign.modules.names)
        raise Refused("campaign-begun", "G15.1", game="great_race", file=place.name, modules=names)
    return opened


def ask_modules() -> Modules:
    """One after the other, until there is at least one; Enter takes it."""
    said, chosen = spoken("great_race"), list[str]()
    print(said("campaign-modules-about"))
    while not chosen:
        for name in NAMES:
            print(label(said(f"option-{name}"), said(f"option-{name}-about")))
            if agrees(said("campaign-use"), enter=True):
                chosen.append(name)
        print(said("campaign-means", modules=variant(Modules.named(chosen)) if chosen else "none"))
    return Modules.named(chosen)


def variant(modules: Modules) -> str:
    """The part of the sentence that says what a choice means."""
    short = {"deck_upgrades": "deck"}
    return "all" if modules.has_ways else "-".join(short.get(name, name) for name in modules.names)


def open_or_save(place: Path) -> CampaignFile:
    """A file that is whole, or what is whole of it if the player likes; the damaged one is kept."""
    try:
        return CampaignFile.open(place)
    except Refused as refused:
        if refused.why not in TORN:
            raise
        return saved(place, refused)


def saved(place: Path, refused: Refused) -> CampaignFile:
    said, found = spoken("great_race"), salvaged(files.read(place))
    print(refusal(refused))
    print(said("campaign-damaged", games=len(found.entries), other=f"{place.name}.damaged"))
    if not agrees(said("campaign-damaged-sure")):
        raise refused
    set_aside(place)
    return CampaignFile.new(place, found)
