"""What the worked examples say is read as closely as the rules: towns as on the map, sides as in every sentence."""

from __future__ import annotations

import re

import pytest

from ludothek.core.examples import examples
from ludothek.core.words import LANGUAGES, words
from ludothek.games.great_race.board.africa import TOWNS
from tests.test_glossary import captions

BARE = r"(?<![Ii]l )(?<![Dd]el )(?<![Aa]l )(?<![Dd]al )\b(Rosso|Verde)\b"  # "il Rosso" is a side, "rosso" a colour


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_caption_calls_a_town_as_the_map_does(language: str) -> None:
    english, said, seen = words("en", "great_race"), words(language, "great_race"), 0
    for one in examples("great_race"):
        for caption in (one["title"], *(step["say"] for step in one["steps"])):
            for town in TOWNS:
                if english(f"town-{town.code}") in caption["en"]:
                    seen += 1
                    assert said(f"town-{town.code}") in caption[language], (one["id"], caption[language])
    assert seen >= 20


@pytest.mark.parametrize("game", ["victory", "masters_victory"])
def test_a_side_has_its_article_in_italian(game: str) -> None:
    faults = [caption for caption in captions(game, "it") if re.search(BARE, caption)]
    assert not faults, "\n".join(faults)
    assert re.search(BARE, "Comincia il turno di Rosso e si spara.")
    assert not re.search(BARE, "Comincia il turno del Rosso. Il Verde ha un carro armato rosso.")


def test_english_says_where_a_thing_is_and_not_that_it_stands_or_lies_there() -> None:
    games = ("tactix", "monza", "victory", "masters_victory", "great_race")
    said = [caption for game in games for caption in captions(game, "en")]
    assert [caption for caption in said if re.search(r"\b(stands?|lies?)\b", caption)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_caption_of_a_race_names_tiles_as_they_are_numbered_and_no_point_as_it_is_typed(language: str) -> None:
    """“To 0.7” is nowhere on the board."""
    said = captions("victory", language)
    assert said
    assert [caption for caption in said if re.search(r"\d\.\d", caption)] == []
