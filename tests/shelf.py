"""The games that every page of tests goes through: those that are listed, and the template."""

from __future__ import annotations

from ludothek.core.game import Game
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE

SHELF: dict[str, Game] = {**GAMES, "template": TEMPLATE}
