"""Connect Four is only played out here; nothing in it is valued."""

from __future__ import annotations

from ludothek.core.players import Players
from ludothek.core.verbs import danger, gain, guess, key, worth

__all__ = ["PLAYERS", "danger", "gain", "guess", "key", "worth"]

PLAYERS: Players | None = None
