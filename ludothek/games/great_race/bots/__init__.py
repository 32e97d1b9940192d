"""The crews of bots: what a bot should like on the way, and the styles of the four levels."""

from __future__ import annotations

from ludothek.core.verbs import danger, gain, key, suppose
from ludothek.games.great_race.bots.reasons import reason
from ludothek.games.great_race.bots.simulation import estimate, is_far, promise
from ludothek.games.great_race.bots.styles import PLAYERS
from ludothek.games.great_race.bots.value import guess, worth

__all__ = [
    "PLAYERS",
    "danger",
    "estimate",
    "gain",
    "guess",
    "is_far",
    "key",
    "promise",
    "reason",
    "suppose",
    "worth",
]
