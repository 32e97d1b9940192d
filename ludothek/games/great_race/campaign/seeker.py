"""A player who wants the whole passport: which mission to be after next, and the game for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludothek.core.game import Game
from ludothek.core.players import Player
from ludothek.core.table import Table
from ludothek.games.great_race.campaign.history import Campaign, CampaignState
from ludothek.games.great_race.campaign.passport import LEGENDARY, STICKERS_OF_A_GIANT

EASIER_FIRST = (3, 4, 5, 6, 8, 7, 11, 10, 9, 2, 12)  # the first comes with any of them
GIANT = 12


Crew = Callable[[int, int], Player]  # (mission, seed): a crew that is after its stamp, M04 being 4


def next_mission(now: CampaignState) -> int:
    """One whose legendary stamp is missing; a giant is met once T has grown to one."""
    missing = [mission for mission in EASIER_FIRST if (f"M{mission:02}", LEGENDARY) not in now.stamps]
    grown = sum(now.stickers) >= STICKERS_OF_A_GIANT
    return next((mission for mission in missing if mission != GIANT or grown), 0)


def play_mission(game: Game, now: CampaignState, crew: Crew, seed: int) -> Table:
    """A whole legendary game, played for the next mission."""
    return play_alone(game, now, crew(next_mission(now), seed), seed)


def play_alone(game: Game, now: CampaignState, crew: Player, seed: int, **chosen: Any) -> Table:
    """A whole game of a crew at a table laid as a campaign stands."""
    table = Table(game, now.options({"mode": "solo", **chosen}), seats=1, seed=seed)
    while table.turn == 0:
        table.play(table.write(crew.choose(table.board, table.known(0), 0)))
    return table


def next_game(game: Game, campaign: Campaign, crew: Crew, seed: int) -> Campaign:
    """One game more; after a defeat a new season makes T weak again (G22.6), unless only the giant is left."""
    then = campaign.add(play_mission(game, campaign.state, crew, seed))
    lost = then.state.last is not None and not then.state.last.won
    return then.season() if lost and next_mission(then.state) not in (0, GIANT) else then
