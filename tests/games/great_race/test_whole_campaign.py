"""A whole campaign: from the first deck to the legend, every game played at a table by a crew that is after a stamp."""

from __future__ import annotations

from ludothek.bots.pimc import Pimc
from ludothek.core.dice import seed_from
from ludothek.games import find
from ludothek.games.great_race.bots.styles import SEEKER
from ludothek.games.great_race.campaign.deck import START_DECK
from ludothek.games.great_race.campaign.file import read, write
from ludothek.games.great_race.campaign.history import Campaign
from ludothek.games.great_race.campaign.passport import LEGENDARY, MISSIONS
from ludothek.games.great_race.campaign.seeker import next_game, next_mission

GAME = find("great_race")
MOST = 60  # games; it takes about a fifth of them


def crew(mission: int, seed: int) -> Pimc:
    return Pimc(GAME, SEEKER._replace(trait=mission), seed, "compiled")


def test_a_bot_becomes_a_legend() -> None:
    """G22.3, G22.4: all twelve missions stamped in legendary games; the campaign survives its file."""
    campaign = Campaign(seed_from(1))
    assert campaign.state.deck == START_DECK
    while not campaign.state.legend and campaign.state.games < MOST:
        campaign = next_game(GAME, campaign, crew, campaign.state.games)
    assert campaign.state.legend
    assert next_mission(campaign.state) == 0
    assert {(mission.id, LEGENDARY) for mission in MISSIONS} <= campaign.state.stamps
    assert read(write(campaign)) == campaign
