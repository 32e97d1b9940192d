"""T's deck: which cards leave it after a game, and which come instead."""

from __future__ import annotations

from ludothek.games.great_race.board.box import ESTIENNE

START_DECK = tuple(card.id for card in ESTIENNE if card.id.endswith("1"))
HIGHEST = 3


def lowest(deck: tuple[str, ...]) -> list[str]:
    """Cards of the lowest level in the deck; none once all are of the highest (G20.3, G20.6)."""
    level = min(card[1] for card in deck)
    return [card for card in deck if card[1] == level and int(level) < HIGHEST]


def successors(deck: tuple[str, ...], old: str, upgrade: str) -> list[str]:
    """Cards of the next level that are not in the deck; by `letter` the same letter, if it is not (G20.5)."""
    level = str(int(old[1]) + 1)
    free = [card.id for card in ESTIENNE if card.id[1] == level and card.id not in deck]
    same = f"{old[0]}{level}"
    return [same] if upgrade == "letter" and same in free else free


def exchanged(deck: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return tuple(sorted(new if card == old else card for card in deck))
