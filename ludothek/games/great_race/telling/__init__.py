"""The journey in texts and sentences: how moves are written, what happened, what followed, and by which rule."""

from __future__ import annotations

from ludothek.games.great_race.telling.consequences import aftermath
from ludothek.games.great_race.telling.notation import log, means, shown, spell, write
from ludothek.games.great_race.telling.sentences import foretell, keeper, overhear, tell

__all__ = ["aftermath", "foretell", "keeper", "log", "means", "overhear", "shown", "spell", "tell", "write"]
