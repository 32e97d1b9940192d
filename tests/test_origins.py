"""Exact where the book speaks, marked where it is silent: every disputed rule has its sentence and its option."""

from __future__ import annotations

import re
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from ludothek.core.game import Game, Option
from ludothek.core.origins import option, origins, reading
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games import GAMES
from tests.test_glossary import glossary

ROOT = Path(__file__).parents[1]
# that two tables have read differently
DISPUTED = {"V2.8", "V6.10", "V8.5", "W5.2", "W11.4", "M4.9", "M8.7", "G17.5", "G18.3", "G22.2"}
QUOTES = {
    "de": "„(.+?)“",
    "en": "“(.+?)”",
    "es": "«(.+?)»",
    "fr": "«\u00a0(.+?)\u00a0»",
    "it": "«(.+?)»",
    "nl": r"‘(.+?)’(?!\w)",  # no apostrophe
}


def room(game: Game) -> Path:
    return Path(import_module(game.room).__file__ or "").parent


def page(game: Game, language: str) -> str:
    return (room(game) / f"rulebook/{language}.md").read_text("utf-8")


def names(game: Game, language: str) -> set[str]:
    """What the set-up calls options, their values and the presets."""
    said = words(language, game.key)
    values = [f"option-{each.name}-{value}" for each in game.options for value in (*each.values, *each.each)]
    labels = [f"option-{each.name}{beside}" for each in game.options for beside in ("", "-each")]  # or at every seat
    known = [*labels, *values, *(f"preset-{name}" for name in game.presets)]
    return {said(name) for name in known if name in said}


def test_both_kinds_are_told_apart() -> None:
    """The counts of the printed books; a rule that changes sides is looked at by a person."""
    kinds = {game: Counter(origins(game)["rules"].values()) for game in GAMES}
    assert all(count["book"] >= 16 and count["house"] >= 26 for count in kinds.values())
    assert origins("tactix")["rules"]["T3.9"] == "book"
    assert origins("tactix")["rules"]["T1.1"] == "house"
    assert origins("victory")["rules"]["V7.1"] == "both"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_disputed_reading_has_a_sentence_in_six_languages(game: str, language: str) -> None:
    for rule, found in origins(game)["readings"].items():
        assert rule in origins(game)["rules"]
        assert set(found["why"]) == set(LANGUAGES)
        told = found["why"][language]
        assert 30 < len(told) < 220, (rule, told)
        assert told.endswith(".")
        assert (reading(language, game, rule) or "").startswith(told)
    assert len({found["why"][language] for found in origins(game)["readings"].values()}) == len(
        origins(game)["readings"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_that_is_partly_printed_says_which_part_and_why(game: str) -> None:
    """“Both” alone leaves a reader wondering: of W3.6's five numbers one is printed."""
    partly = {rule for rule, origin in origins(game)["rules"].items() if origin == "both"}
    assert partly - set(origins(game)["readings"]) == set()


def test_the_readings_that_tables_dispute_are_among_them() -> None:
    told = {rule for game in GAMES for rule in origins(game)["readings"]}
    assert told >= DISPUTED
    assert len(told) >= 30


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_other_way_is_an_option_and_not_the_default(game: Game) -> None:
    for rule, found in origins(game.key)["readings"].items():
        for name, value in found["otherwise"].items():
            each = next(one for one in game.options if one.name == name)
            assert each.read(value) == value, rule
            assert value != each.default, rule


def test_the_other_way_has_the_name_of_the_set_up() -> None:
    assert option("en", "masters_victory", "fire", "auto") == "“Artillery fire” set to “Automatic”"
    assert option("de", "tactix", "king_captures", False) == "„König schlägt“ ausgeschaltet"
    told = reading("en", "monza", "M4.9") or ""
    assert told.endswith("In the set-up you can choose otherwise: “Stop at will”; “Farthest route”.")
    assert reading("en", "monza", "M4.10") is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_options_are_called_as_in_the_set_up(game: Game, language: str) -> None:
    """Where a rule speaks of an option, it does so by the name on the switch."""
    said, rules = words(language, game.key), rulebook(language, game.key)

    def is_named(option: Option) -> bool:
        labels = [label for label in (f"option-{option.name}", f"option-{option.name}-each") if label in said]
        return any(said(label) in rules[option.rule] for label in labels)

    assert [option.name for option in game.options if not is_named(option)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_a_rulebook_quotes_is_a_name_of_the_set_up(game: Game, language: str) -> None:
    """Or a button; or, like the French “Relancer les dés”, a name that the printed book itself quotes."""
    files = [ROOT / f"web/words/{language}.ftl", room(game) / f"words/{language}.ftl"]
    buttons = {name for file in files for name in re.findall(r"(?m)^do-[\w-]+ = (.+)$", file.read_text("utf-8"))}
    terms = [term[language]["say"] for term in glossary(game.key)["terms"]]
    printed = {name for term in terms for name in re.findall(QUOTES[language], term)}
    assert set(re.findall(QUOTES[language], page(game, language))) - names(game, language) - printed - buttons == set()


def test_a_rule_told_in_steps_is_read_with_them() -> None:
    """G16.3, G16.11: steps that a child could follow, as many in every language."""
    for rule, steps in (("G16.3", 4), ("G16.11", 5)):
        for language in LANGUAGES:
            told = rulebook(language, "great_race")[rule].splitlines()
            assert [line[:5] for line in told[1:]] == [f"  {n}. " for n in range(1, steps + 1)]
