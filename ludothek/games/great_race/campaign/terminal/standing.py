"""How a campaign stands, told in the terminal: its games, T's cards and powers, and the passport."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludothek.core.words import Words
from ludothek.games.great_race.board.africa import COLOURS
from ludothek.games.great_race.board.box import ESTIENNE
from ludothek.games.great_race.campaign.history import Campaign, CampaignState, Entry
from ludothek.games.great_race.campaign.journey import Journey
from ludothek.games.great_race.campaign.passport import MISSIONS, WAYS
from ludothek.terminal.language import spoken

STAMPS = len(MISSIONS) * len(WAYS)


def findings(campaign: Campaign) -> dict[str, Any]:
    """How it stands, as plain data."""
    return {"whole": True, "entries": len(campaign.entries), **campaign.state.data()}


def sentences(campaign: Campaign) -> Iterator[str]:
    """How it stands, in words; of each module only where it is used."""
    said, now, modules = spoken("great_race"), campaign.state, campaign.modules
    yield summary(campaign)
    if now.legend:
        yield said("campaign-legend")
    yield said("campaign-with", modules=", ".join(said(f"option-{name}") for name in modules.names))
    yield said("campaign-first", who=now.first)
    if modules.deck_upgrades:
        yield label(said("campaign-deck"), " ".join(now.deck))
    if modules.legacy:
        yield label(said("campaign-powers"), ", ".join(levels(now, said)))
    if modules.passport:
        yield from (label(said(f"campaign-way-{way}"), earned(now, way, said) or "–") for way in WAYS)


def label(name: str, value: str) -> str:
    return spoken("great_race")("campaign-label", label=name, value=value)


def summary(campaign: Campaign) -> str:
    said, now = spoken("great_race"), campaign.state
    stamps = [said("campaign-stamps", n=len(now.stamps), of=STAMPS)] * campaign.modules.passport
    return ", ".join([said("campaign-games", n=now.games), *stamps])


def levels(now: CampaignState, said: Words) -> list[str]:
    stuck = zip(COLOURS[1:], now.stickers, strict=True)
    return [f"{said('of-colour', colour=colour)} {level}" for colour, level in stuck]


def earned(now: CampaignState, way: str, said: Words) -> str:
    return ", ".join(said("campaign-mission", id=each.id) for each in MISSIONS if (each.id, way) in now.stamps)


# --- one thing after the other, where it is asked for ---


def deck(campaign: Campaign) -> Iterator[str]:
    said = spoken("great_race")
    yield said("campaign-deck-about")
    for card in ESTIENNE:
        if card.id in campaign.state.deck:
            colour = said("of-colour", colour=COLOURS[card.colour])
            facts = card._asdict() | {"colour": colour, "second": card.second_moves, "others": card.others_move}
            yield f"  {said('campaign-card', **facts)}"


def powers(campaign: Campaign) -> Iterator[str]:
    said = spoken("great_race")
    yield said("campaign-powers-about")
    for colour, level in zip(COLOURS[1:], campaign.state.stickers, strict=True):
        yield f"  {said('of-colour', colour=colour)} {level}"
        yield from (f"    {n}. {said('of-power', colour=colour, level=n)}" for n in range(1, level + 1))


def passport(campaign: Campaign) -> Iterator[str]:
    """Every mission with the stamps it has, and what it asks for."""
    said, stamps = spoken("great_race"), campaign.state.stamps
    yield said("campaign-missions-about")
    for number, mission in enumerate(MISSIONS, 1):
        ways = [said(f"campaign-way-{way}") for way in WAYS if (mission.id, way) in stamps]
        yield f"{number:3}  {label(said('campaign-mission', id=mission.id), ', '.join(ways) or '–')}"
        yield f"     {said('campaign-about', id=mission.id)}"
        if mission.needs_alone:
            yield f"     {said('campaign-alone', about=said('campaign-about', id=f'{mission.id}-alone'))}"


def games(campaign: Campaign) -> Iterator[str]:
    """The games so far, and the seasons that began between them, by the numbers from which one can branch off."""
    said, before = spoken("great_race"), CampaignState()
    if not campaign.entries:
        yield said("campaign-none-plain")
    for number, (entry, now) in enumerate(zip(campaign.entries, campaign.proven().known, strict=True), 1):
        first, *more = told(entry, before, now)
        yield f"{number:3}  {first}"
        yield from (f"     {line}" for line in more)
        before = now


def told(entry: Entry, before: CampaignState, now: CampaignState) -> Iterator[str]:
    said = spoken("great_race")
    if now.last is None:
        yield " · ".join(filter(None, (said("campaign-season-began"), entry.day)))
        return
    yield " · ".join(filter(None, facts(now.last, entry.day, said)))
    yield from brought(entry, before, now)


def facts(last: Journey, day: str, said: Words) -> Iterator[str]:
    """A game in short."""
    results = ("campaign-failed", "campaign-arrived") if last.mode == "alone" else ("campaign-lost", "campaign-won")
    yield said(results[last.won])
    yield said(f"campaign-way-{last.way}") if last.way else ""
    yield said("campaign-round", round=last.round)
    if len(last.points) == 2 and None not in last.points:
        yield said("campaign-points", mine=last.points[0], theirs=last.points[1])
    yield said(f"option-direction-{last.direction}")
    yield said("of-crew", crew=last.crew)
    yield day


def brought(entry: Entry, before: CampaignState, now: CampaignState) -> Iterator[str]:
    """The stamps and the cards that a game has brought."""
    said = spoken("great_race")
    new = {mission for mission, _ in now.stamps - before.stamps}
    if new:
        names = ", ".join(said("campaign-mission", id=each.id) for each in MISSIONS if each.id in new)
        yield said("campaign-earned", missions=names)
    if entry.upgrades:
        yield said("campaign-upgrades", cards=", ".join(f"{old} → {new}" for old, new in entry.upgrades))
