"""What is said of a move, looked at in all six languages."""

from __future__ import annotations

from typing import Any

from ludothek.core.words import LANGUAGES, words
from ludothek.games.great_race import GAME, rules, telling
from tests.games.great_race.positions import Trip


def sentences(message: str, facts: dict[str, Any]) -> dict[str, str]:
    """A message in all six languages, no two of them alike."""
    said = {language: words(language, GAME.key)(message, **facts) for language in LANGUAGES}
    assert len(set(said.values())) == 6, said
    assert not any("{" in sentence or "  " in sentence for sentence in said.values()), said
    return said


def action(trip: Trip, text: str) -> int:
    out = [0] * GAME.most
    actions = out[: rules.legal(trip.b, trip.s, out)]
    return next(each for each in actions if telling.write(trip.b, trip.s, each) == text)


def told(trip: Trip, text: str) -> str:
    """A move in English."""
    return sentences(*telling.tell(trip.b, trip.s, action(trip, text)))["en"]


def followed(trip: Trip, text: str) -> list[tuple[str, str]]:
    """What follows a move by itself: English sentences with their rules."""
    rows = telling.aftermath(trip.b, trip.s, action(trip, text))
    return [(sentences(message, facts)["en"], rule) for message, rule, facts in rows]
