"""The rulebook tells every rule once, in six languages, in the same order."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")


def told(language: str) -> list[str]:
    text = files("ludothek.games.great_race").joinpath("rulebook", f"{language}.md").read_text()
    return re.findall(r"^- \*\*(G\d+\.\d+)\*\*", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_told_once_and_in_order(language: str) -> None:
    rules = told(language)
    assert rules == told("en")
    assert len(rules) == len(set(rules)) == 165
    numbers = [tuple(map(int, rule[1:].split("."))) for rule in rules]
    assert numbers == sorted(numbers)
