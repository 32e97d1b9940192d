"""The shelf: one line per game, the only list of games anywhere."""

from __future__ import annotations

from ludothek.core.game import Game, Refused
from ludothek.games import tactix

GAMES: dict[str, Game] = {
    "tactix": tactix.GAME,
}


def find(key: str) -> Game:
    """The game of that name; refused with the list of games where there is none."""
    if key not in GAMES:
        raise Refused("game", name=key, games=", ".join(GAMES))
    return GAMES[key]
