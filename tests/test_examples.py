"""The worked examples that the rulebooks draw: each plays as it says, at the rule where it stands, in six languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludothek.core.examples import Example, examples, found, pictures
from ludothek.core.origins import origins
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES

PRINTED = {"tactix": {"T-EX1"}}  # the examples of the printed books, by the names of our tests
HARD = {"T3.2"}  # rules that nobody should have to imagine
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
    board = GAMES[game].terminal.places(next(pictures(GAMES[game], example)).view)
    for place in [*example.get("near", []), *(place for step in example["steps"] for place in step.get("marked", []))]:
        assert place in board


def test_every_name_is_given_once() -> None:
    names = [one["id"] for game in GAMES for one in examples(game)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", PRINTED)
def test_every_example_of_the_printed_book_is_drawn(game: str) -> None:
    assert {one["id"] for one in examples(game) if one["origin"] == "book"} == PRINTED[game]


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
