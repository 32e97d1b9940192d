"""The generals: what a bot should like in battle, and the styles of the four levels."""

from __future__ import annotations

from ludothek.core.verbs import danger, is_far, key
from ludothek.games.masters_victory.bots.policy import guess
from ludothek.games.masters_victory.bots.reasons import reason
from ludothek.games.masters_victory.bots.simulation import estimate, promise, suppose
from ludothek.games.masters_victory.bots.styles import PLAYERS
from ludothek.games.masters_victory.bots.value import gain, worth

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
