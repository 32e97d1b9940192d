"""Nobody plays this for strength."""

from __future__ import annotations

from ludothek.core.contract import Players
from ludothek.core.verbs import danger, gain, guess, key, worth

__all__ = ["PLAYERS", "danger", "gain", "guess", "key", "worth"]

PLAYERS: Players | None = None
