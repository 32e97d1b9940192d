"""The journey in texts and sentences: how moves are written, what happened, what followed, and by which rule."""

from __future__ import annotations

from ludothek.games.great_race.telling.consequences import aftermath
from ludothek.games.great_race.telling.kinds import foretell, tell, write
from ludothek.games.great_race.telling.notation import log, means, spell
from ludothek.games.great_race.telling.secrets import keeper, overhear, shown

__all__ = ["aftermath", "foretell", "keeper", "log", "means", "overhear", "shown", "spell", "tell", "write"]
