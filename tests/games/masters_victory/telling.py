"""A refusal as people read it: in six languages, with its rule."""

from __future__ import annotations

from ludothek import Refused
from ludothek.core.words import LANGUAGES, words
from ludothek.games.masters_victory import GAME


def told(refused: Refused) -> tuple[str, str | None]:
    """Why and by which rule, once the refusal has been told in all six languages."""
    said = {words(language, GAME.key).refusal(refused) for language in LANGUAGES}
    assert len(said) == 6
    assert all(sentence.endswith(f"({refused.rule})") for sentence in said)
    return refused.why, refused.rule
