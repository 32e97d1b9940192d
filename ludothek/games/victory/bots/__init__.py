"""The drivers: what a bot should like on a circuit, and the players of the four levels."""

from __future__ import annotations

from ludothek.core.players import Players
from ludothek.core.verbs import danger, gain, key
from ludothek.games.victory.bots.players import ENTRIES, HINTS, player, warm
from ludothek.games.victory.bots.reasons import reason
from ludothek.games.victory.bots.value import guess, worth

__all__ = ["PLAYERS", "danger", "gain", "guess", "key", "reason", "worth"]

PLAYERS = Players(player, ENTRIES, warm, hints=HINTS)
