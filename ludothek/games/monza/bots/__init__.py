"""The drivers: what a bot should like on the track, and the players of the four levels."""

from __future__ import annotations

from ludothek.core.contract import Players
from ludothek.games.monza.bots.choice import ENTRIES
from ludothek.games.monza.bots.players import EXPLORATION, HINTS, SEATS, player, warm
from ludothek.games.monza.bots.value import danger, gain, guess, key, reason, worth

__all__ = ["PLAYERS", "danger", "gain", "guess", "key", "reason", "worth"]

PLAYERS = Players(player, ENTRIES, warm, hints=HINTS, seats=SEATS, exploration=EXPLORATION)
