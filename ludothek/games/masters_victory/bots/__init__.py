"""The generals: what a bot should like in battle, and the players of the four levels."""

from __future__ import annotations

from ludothek.core.contract import Players
from ludothek.core.verbs import danger, key
from ludothek.games.masters_victory.bots import players
from ludothek.games.masters_victory.bots.search import ENTRIES
from ludothek.games.masters_victory.bots.value import gain, guess, reason, worth

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
