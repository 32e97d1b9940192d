"""The shelf: one line per game, the only list of games anywhere."""

from __future__ import annotations

from importlib import import_module

from ludothek.core.game import Feature, Game, Refused

KEYS = [
    "tactix",
    "monza",
    "victory",
    "masters_victory",
    "great_race",
]

GAMES: dict[str, Game] = {key: import_module(f"{__name__}.{key}").GAME for key in KEYS}


def features() -> list[Feature]:
    """What only one of the boxes has, of all of them."""
    return [feature for game in GAMES.values() for feature in game.features]


def find(key: str) -> Game:
    """The game of that name; refused with the list of games where there is none."""
    if key not in GAMES:
        raise Refused("game", name=key, games=", ".join(GAMES))
    return GAMES[key]
