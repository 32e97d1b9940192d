"""The words the pages speak, read from the same files."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.server import ROOT

LANGUAGES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}
FILES = ("ludothek/games/tactix/words", "web/words", "ludothek/words")  # a game's own word comes first


@cache
def bundle(language: str, folders: tuple[str, ...]) -> Any:
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        made.add_resource(FluentResource((ROOT / folder / f"{language}.ftl").read_text("utf-8")))
    return made


def words_in(*folders: str) -> Callable[..., str]:
    """What says the sentences of these folders, each by its name."""

    def say(id: str, language: str = "en", **facts: Any) -> str:
        words = bundle(language, folders)
        spoken, problems = words.format_pattern(words.get_message(id).value, facts)
        assert not problems, problems
        return str(spoken)

    return say


def words_of(game: str) -> Callable[..., str]:
    """What says the sentences of one game."""
    return words_in(f"ludothek/games/{game}/words")


say = words_in(*FILES)


def ids() -> set[str]:
    """The names of all messages."""
    texts = [(ROOT / folder / "en.ftl").read_text("utf-8") for folder in FILES]
    return {line.split(" =")[0] for text in texts for line in text.splitlines() if " =" in line and line[0].isalpha()}
