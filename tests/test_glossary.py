"""One name for one thing: every game's glossary is complete in six languages, and its texts keep to it."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ludothek.core.examples import examples
from ludothek.core.origins import origins
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES

HYPHEN = re.compile(r'\u00ad|\{ ?"\\u00AD" ?\}', re.IGNORECASE)  # where a long word may be broken


def room(game: str) -> Path:
    return Path(import_module(GAMES[game].room).__file__ or "").parent


@cache
def glossary(game: str) -> Any:
    return json.loads((room(game) / "rulebook/glossary.json").read_text("utf-8"))


def captions(game: str, language: str) -> list[str]:
    """What the worked examples say."""
    return [
        said[language] for one in examples(game) for said in (one["title"], *(step["say"] for step in one["steps"]))
    ]


def meanings(game: str, language: str) -> list[str]:
    """How the glossary explains its own words; a game that was only begun has none."""
    if not (room(game) / "rulebook/glossary.json").exists():
        return []
    return [f"{term[language]['say']}: {term[language]['means']}" for term in glossary(game)["terms"]]


def texts(game: str, language: str) -> str:
    """What is read in this language: no names of messages, no facts put in, nothing that is typed."""
    words = HYPHEN.sub("", (room(game) / f"words/{language}.ftl").read_text("utf-8"))
    book = (room(game) / f"rulebook/{language}.md").read_text("utf-8")
    why = [found["why"][language] for found in origins(game)["readings"].values()]
    said = re.sub(r"^#.*\n|^-?[\w-]+ =|^\s*\*?\[[\w.]+\]|\{[^{}]*?\}|\$[\w-]+|-?of-\w+", " ", words, flags=re.MULTILINE)
    rules = re.sub(r"^```.*?^```|`[^`\n]*`|\*\*", " ", book, flags=re.MULTILINE | re.DOTALL)
    return "\n".join([said, rules, *why, *captions(game, language), *meanings(game, language)])


def uses(text: str, word: str) -> list[str]:
    """Where this very word stands, with what is around it."""
    return [
        text[max(found.start() - 30, 0) : found.end() + 30] for found in re.finditer(rf"\b{re.escape(word)}\b", text)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_explained_in_six_languages(game: str) -> None:
    terms = glossary(game)["terms"]
    assert len({term["id"] for term in terms}) == len(terms) >= 8
    for term in terms:
        assert set(term) == {"id", *LANGUAGES}
        for language in LANGUAGES:
            assert term[language]["say"].strip()
            assert term[language]["means"].endswith("."), (term["id"], language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_two_things_never_have_one_name(game: str, language: str) -> None:
    names = [term[language]["say"] for term in glossary(game)["terms"]]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_reader_meets_in_the_great_race_is_explained(language: str) -> None:
    """Every task, card, gauge and way of travelling, by the very name that the table gives it."""
    said = words(language, "great_race")
    names = ["role-F", "role-P", "role-M", "role-E", "gauge-f", "gauge-e", "gauge-c"]
    cards = ["CAN", "TANK", "PARTS", "TOOLS", "DNG", "TEL", "GUIDE", "WINCH"]
    ways = ["prudent", "legendary", "alone"]
    met = [
        said(name) for name in (*names, *(f"card-{card}" for card in cards), *(f"campaign-way-{way}" for way in ways))
    ]
    explained = {term[language]["say"].casefold() for term in glossary("great_race")["terms"]}
    assert {HYPHEN.sub("", name).casefold() for name in met} - explained == set()


def test_words_that_rules_take_for_granted_are_explained() -> None:
    race, masters = ({term["id"] for term in glossary(game)["terms"]} for game in ("great_race", "masters_victory"))
    assert race >= {"assistant", "estienne-card", "risk-area", "bonus"}
    assert masters >= {"mines", "bunker", "quiet-turn"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_text_calls_a_thing_by_another_name(game: str, language: str) -> None:
    text, instead = texts(game, language), glossary(game)["instead"][language]
    assert instead
    found = {f"{wrong}, instead of {right}": uses(text, wrong) for wrong, right in instead.items()}
    assert {words: places for words, places in found.items() if places} == {}


def test_a_wrong_name_would_be_found() -> None:
    assert uses("Nimm einen anderen Beschleuniger oder", "Beschleuniger") == ["Nimm einen anderen Beschleuniger oder"]
    assert uses("ein Beschleunigungs-Plättchen", "Beschleuniger") == []
