"""The words that moves are written with: names of tiles, cards, spaces and plans, and what depends on the position."""

from __future__ import annotations

from collections.abc import Iterable

from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import SPACES, name, other_port
from ludothek.games.great_race.board.box import CARDS, ESTIENNE, PLANS, ROLES, SPLITS, TILES, split_text
from ludothek.games.great_race.rules.phase import DRIVE
from ludothek.games.great_race.rules.position import State, T

TILE_NAMES = [tile.id for tile in TILES]
CARD_NAMES = [card.id for card in CARDS]
ESTIENNE_NAMES = [card.id for card in ESTIENNE]
SPACE_NAMES = [name(space) for space in range(SPACES)]
TILES_ON_SPACES = [f"{tile} {space}" for tile in TILE_NAMES for space in SPACE_NAMES]
SPLIT_NAMES = [split_text(split) for split in range(len(SPLITS))]
PLAN_NAMES = ["".join(role * n for role, n in zip(ROLES, plan, strict=True)) for plan in PLANS]


def each(word: str, names: Iterable[object]) -> list[str]:
    """The same word with one name after the other."""
    return [f"{word}{name}" for name in names]


PLAYED = [f"play {card}{' lay' * (card == 'GUIDE')}" for card in CARD_NAMES]
MENDED = [*each("play PARTS ", SPLIT_NAMES[:2]), *each("play TOOLS ", SPLIT_NAMES[2:5])]  # no card mends three levels


def strike_text(b: Board, s: State, target: int) -> str:
    rival, gauge = divmod(target, 2)
    return "play DNG T" if b.mode == SOLO and rival == T else f"play DNG P{rival + 1} {'ec'[gauge]}"


def step_text(b: Board, s: State, space: int) -> str:
    return f"{'go' if s.phase == DRIVE else 'drive'} {name(space)}"


def voyage_text(b: Board, s: State, route: int) -> str:
    return f"sail {name(other_port(route, s.where[s.mover]))}"
