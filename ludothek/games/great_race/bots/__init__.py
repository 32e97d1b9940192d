"""The crews without hands: what a bot should like on the way, and the players of the four levels."""

from __future__ import annotations

from ludothek.core.contract import Players
from ludothek.core.verbs import danger, gain, key
from ludothek.games.great_race.bots import players
from ludothek.games.great_race.bots.search import ENTRIES
from ludothek.games.great_race.bots.value import guess, reason, worth

__all__ = ["PLAYERS", "danger", "gain", "guess", "key", "reason", "worth"]

PLAYERS = Players(
    players.player,
    ENTRIES,
    players.warm,
    hints=players.HINTS,
    seats=players.SEATS,
    greedy=players.greedy,
    search=players.search,
)
