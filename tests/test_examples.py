"""The worked examples that the rulebooks draw: each plays as it says, at the rule where it stands, in six languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping
from typing import Any

import pytest

from ludothek.core.examples import Example, examples, found, pictures
from ludothek.core.origins import origins
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES

PRINTED = {  # the examples of the printed books, by the names of our tests
    "tactix": {"T-EX1"},
    "monza": {"M-EX1", "M-EX2", "M-EX4", "M-EX5", "M-EX7"},
    "victory": {"V-EX1", "V-EX2", "V-EX3", "V-EX4"},
    "masters_victory": {"W-EX1", "W-EX3", "W-EX4", "W-EX5"},
    "great_race": {"W01", "W02", "W03", "W03b", "W04", "W05", "W05b", "W06"},
}
HARD = {"T3.2", "M4.3", "M4.10", "W8.6", "G16.3", "G16.11"}  # rules that nobody should have to imagine
ROWS = {f"row:{row}" for row in ("1", "2", "3–5", "slots", "gains", "danger")}  # of TORPEDO's card
PLACES: dict[str, Callable[[Mapping[str, Any]], Container[str]]] = {  # what can be pointed at on each board
    "tactix": lambda view: {f"{file}{rank}" for file in "abcdefghi" for rank in range(1, view["ranks"] + 1)},
    "monza": lambda view: {f"{lane}{n + 1}" for lane, spaces in view["lanes"].items() for n in range(len(spaces))},
    "victory": lambda view: {f"{tile}.{digit}" for tile in range(len(view["tiles"])) for digit in range(1, 10)},
    "masters_victory": lambda _: {f"{line}{column}" for line in "ABCDEFGHIJKLMNOPQR" for column in range(1, 16)},
    "great_race": lambda view: {space["id"] for space in view["map"]} | ROWS,
}
NAMES = {
    "monza": r"\b[OMI]\d+\b",
    "victory": r"\b\d+\.\d\b",
}  # places that sentences name, where no letters and numbers stand around the board
ALL = [pytest.param(game, one, id=one["id"]) for game in GAMES for one in examples(game)]


def told(example: Example) -> Iterator[dict[str, str]]:
    yield example["title"]
    yield from (step["say"] for step in example["steps"])


@pytest.mark.parametrize(("game", "example"), ALL)
def test_an_example_plays_as_it_says(game: str, example: Example) -> None:
    """Its moves are legal, what it calls forbidden is refused by that rule, and its pictures show what they promise."""
    drawn = list(pictures(GAMES[game], example))
    assert len(drawn) == len(example["steps"]) > 1
    for picture in drawn:
        for path, value in picture.step.get("holds", {}).items():
            assert found(picture.view, path) == value, path
        if forbidden := picture.step.get("forbidden"):
            assert picture.refused is not None
            assert (picture.refused.why, picture.refused.rule) == (forbidden["why"], forbidden["rule"])
    assert any(picture.step.get("holds") or picture.refused for picture in drawn)


TYPED = re.compile(r"\b(write|schreib|écris|scrivi|escribe|schrijf|stay)\b", re.IGNORECASE)


@pytest.mark.parametrize(("game", "example"), ALL)
def test_a_refusal_that_an_example_shows_advises_nothing_that_is_typed(game: str, example: Example) -> None:
    """It said "or write stay" to people who click."""
    refusals = [picture.refused for picture in pictures(GAMES[game], example) if picture.refused]
    told = [words(language, game).refusal(refused) for refused in refusals for language in LANGUAGES]
    assert not [sentence for sentence in told if TYPED.search(sentence)]


@pytest.mark.parametrize(("game", "example"), ALL)
def test_an_example_stands_at_a_rule_and_is_told_in_six_languages(game: str, example: Example) -> None:
    assert example["rule"] in origins(game)["rules"]
    for said in told(example):
        assert set(said) == set(LANGUAGES)
        assert all(said.values())
    for step in example["steps"]:
        for sentence in step["say"].values():
            assert len(sentence) < 220, sentence
            assert sentence.endswith((".", "!", "?")), sentence
        assert len(set(step["say"].values())) == len(LANGUAGES)


@pytest.mark.parametrize(("game", "example"), ALL)
def test_a_picture_is_drawn_from_one_that_was_seen(game: str, example: Example) -> None:
    """What moves comes from an earlier picture: the one before, or the first where the example begins anew."""
    for n, picture in enumerate(pictures(GAMES[game], example)):
        moved = n > 0 and bool(picture.step.get("play"))
        assert (picture.before is not None) == moved
        assert picture.before is None or picture.before == (0 if picture.step.get("anew") else n - 1)
        assert picture.view["choices"] == []


@pytest.mark.parametrize(("game", "example"), ALL)
def test_the_places_of_an_example_are_places_of_its_board(game: str, example: Example) -> None:
    """Whatever is marked or looked at is drawn somewhere."""
    board = PLACES[game](next(pictures(GAMES[game], example)).view)
    for place in [*example.get("near", []), *(place for step in example["steps"] for place in step.get("marked", []))]:
        assert place in board


@pytest.mark.parametrize(("game", "example"), [one for one in ALL if one.values[0] in NAMES])
def test_what_a_sentence_names_is_marked(game: str, example: Example) -> None:
    """In every language; a space that is refused has a sign of its own."""
    assert example["near"]
    for picture in pictures(GAMES[game], example):
        refused = picture.refused.squares if picture.refused else ()
        for sentence in picture.step["say"].values():
            spoken = re.sub(r"\bM\d+\.\d+\b", "", sentence)  # a rule
            assert set(re.findall(NAMES[game], spoken)) <= {*picture.step.get("marked", []), *refused}, sentence


def test_every_name_is_given_once() -> None:
    names = [one["id"] for game in GAMES for one in examples(game)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", PRINTED)
def test_every_example_of_the_printed_book_is_drawn(game: str) -> None:
    assert {one["id"] for one in examples(game) if one["origin"] != "house"} == PRINTED[game]


def test_the_hard_rules_have_one() -> None:
    assert {one["rule"] for game in GAMES for one in examples(game)} >= HARD


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_within_an_example_has_its_sentence(language: str) -> None:
    """The page tells it in the words of the table."""
    refusals = [
        (game, picture.refused)
        for game in GAMES
        for one in examples(game)
        for picture in pictures(GAMES[game], one)
        if picture.refused
    ]
    assert refusals
    for game, refused in refusals:
        assert words(language, game).refusal(refused).endswith(f"({refused.rule})")
