"""The drivers: what a bot should like on the track, and the players of the four levels."""

from __future__ import annotations

from ludothek.core.players import CloseCalls, Players
from ludothek.games.monza.bots.choice import ENTRIES
from ludothek.games.monza.bots.players import EXPLORATION, HINTS, SEATS, best_driver, player, warm
from ludothek.games.monza.bots.reasons import reason
from ludothek.games.monza.bots.value import danger, gain, guess, key, worth

__all__ = ["PLAYERS", "danger", "gain", "guess", "key", "reason", "worth"]

PLAYERS = Players(player, ENTRIES, warm, hints=HINTS, close_calls=CloseCalls(SEATS, EXPLORATION, best_driver))
