"""The words the pages speak, read from the same files."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tests.browser.parlour import ROOT

LANGUAGES = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "it": "Italiano", "nl": "Nederlands"}
FILES = ("ludothek/games/tactix/words", "web/words", "ludothek/words")  # a game's own word comes first


@cache
def bundle(language: str) -> Any:
    made = FluentBundle([language], use_isolating=False)
    for folder in FILES:
        made.add_resource(FluentResource((ROOT / folder / f"{language}.ftl").read_text("utf-8")))
    return made


def say(id: str, language: str = "en", **facts: Any) -> str:
    """The sentence of that name."""
    spoken, problems = bundle(language).format_pattern(bundle(language).get_message(id).value, facts)
    assert not problems, problems
    return str(spoken)


def ids() -> set[str]:
    """The names of all messages."""
    texts = [(ROOT / folder / "en.ftl").read_text("utf-8") for folder in FILES]
    return {line.split(" =")[0] for text in texts for line in text.splitlines() if " =" in line and line[0].isalpha()}
