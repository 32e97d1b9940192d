"""The house knows how to guess: the room has nothing to say about it."""

from __future__ import annotations

from ludothek.core.players import Players
from ludothek.core.verbs import danger, estimate, gain, guess, is_far, key, promise, suppose, worth

__all__ = [
    "PLAYERS",
    "danger",
    "estimate",
    "gain",
    "guess",
    "is_far",
    "key",
    "promise",
    "suppose",
    "worth",
]

PLAYERS: Players | None = None
