"""The crews without hands: what a bot should like on the way, and the styles of the four levels."""

from __future__ import annotations

from ludothek.core.verbs import danger, gain, key, suppose
from ludothek.games.great_race.bots.horizon import estimate, is_far
from ludothek.games.great_race.bots.styles import PLAYERS
from ludothek.games.great_race.bots.value import guess, promise, reason, worth

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
