"""Every word a person reads, in six languages: the house's own and each game's, from Fluent files."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from ludothek.core.game import Refused

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en", "es", "fr", "it", "nl")
BREAK = "\u00ad"  # where a browser may break a long word; nothing else does
QUOTED = 500  # letters of what somebody has written, at most
RULE = re.compile(r"^- \*\*(\S+)\*\* (.+(?:\n  \d+\. .+)*)", re.MULTILINE)  # - **T3.9** sentence, then "  1. step"
LONGEST = 10**15  # numbers from here on are quoted like texts


class Words:
    """The words of one language: the house's, and a game's where one is named."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle

    def __call__(self, message: str, **facts: object) -> str:
        """The text of a message with its placeholders filled."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no text"
        text, problems = self._bundle.format_pattern(pattern, facts)
        if problems:
            raise ValueError(f"{self.language}: {message}: {problems[0]}")
        return str(text).replace(BREAK, "")

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def refusal(self, refused: Refused) -> str:
        """The sentence of a refusal, with its rule; where one refusal explains another, both."""
        within = {name: fact for name, fact in refused.facts.items() if isinstance(fact, Refused)}
        told = {name: words(self.language, fact.game).refusal(fact) for name, fact in within.items()}
        quoted = {name: str(fact)[:QUOTED] for name, fact in refused.facts.items() if is_quoted(fact)}
        sentence = self(f"refused-{refused.why}", **(refused.facts | quoted | told))
        return f"{sentence} ({refused.rule})" if refused.rule else sentence


def is_quoted(fact: object) -> bool:
    """Whether a fact is written as it was given: a text, or a number too long to be put into the form of a language."""
    return isinstance(fact, str) or (isinstance(fact, int) and abs(fact) >= LONGEST)


@cache
def words(language: str, game: str | None = None) -> Words:
    """The words of a language. A language without words is refused with the list of those that have some."""
    from fluent.runtime import FluentBundle, FluentResource

    if language not in LANGUAGES:
        raise Refused("language", language=language, languages=", ".join(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    for folder in ("ludothek", *([room_of(game)] if game else [])):
        bundle.add_resource(FluentResource((files(folder) / "words" / f"{language}.ftl").read_text("utf-8")))
    return Words(language, bundle)


@cache
def rulebook(language: str, game: str) -> dict[str, str]:
    """The rules of a game in our words: rule id -> sentence, and below it its steps where it is told in steps."""
    text = (files(room_of(game)) / "rulebook" / f"{language}.md").read_text("utf-8")
    return dict(RULE.findall(text))


def room_of(game: str) -> str:
    from ludothek.games import GAMES

    return GAMES[game].room
