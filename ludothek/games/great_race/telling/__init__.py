"""The journey in texts and sentences: how moves are written, what happened, what followed, and by which rule."""

from __future__ import annotations

from ludothek.games.great_race.telling.consequences import aftermath
from ludothek.games.great_race.telling.kinds import foretell, tell, write
from ludothek.games.great_race.telling.notation import log, means, spell
from ludothek.games.great_race.telling.secrets import dealt_to, redacted, tell_others

__all__ = ["aftermath", "dealt_to", "foretell", "log", "means", "redacted", "spell", "tell", "tell_others", "write"]
