"""A campaign of The Great Race in a file: every game checked, and told how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludothek.games.great_race.board.africa import COLOURS
from ludothek.games.great_race.campaign.passport import MISSIONS, WAYS
from ludothek.games.great_race.campaign.record import Campaign, read
from ludothek.terminal import files
from ludothek.terminal.language import spoken


def checked(file: Path) -> Campaign:
    """The campaign in a file; refused where anything in it cannot have been played."""
    return read(files.read(file))


def findings(campaign: Campaign) -> dict[str, Any]:
    """How it stands, as plain data."""
    return {"whole": True, "entries": len(campaign.entries), **campaign.standing.data()}


def sentences(campaign: Campaign) -> Iterator[str]:
    """How it stands, in words."""
    said, now = spoken("great_race"), campaign.standing
    yield said("verify-whole")
    yield f"{said('campaign-games', n=now.games)}, {said('campaign-stamps', n=len(now.stamps), of=len(MISSIONS) * 3)}"
    if now.legend:
        yield said("campaign-legend")
    yield said("campaign-first", who=now.first)
    yield f"{said('campaign-deck')}: {' '.join(now.deck)}"
    stuck = zip(COLOURS[1:], now.stickers, strict=True)
    powers = [f"{said('of-colour', colour=colour)} {level}" for colour, level in stuck]
    yield f"{said('campaign-powers')}: {', '.join(powers)}"
    for way in WAYS:
        earned = [said("campaign-mission", id=each.id) for each in MISSIONS if (each.id, way) in now.stamps]
        yield f"{said(f'campaign-way-{way}')}: {', '.join(earned) or '-'}"
