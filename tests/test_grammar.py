"""Every message is right whoever and however many it speaks of: 0, 1, 2, many, a plural crew, and you."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludothek.core.words import LANGUAGES
from ludothek.games import GAMES
from tests.fluent_texts import FOLDERS, ROOT, Filled, all_filled, messages, nodes, selector, values_of
from tests.reviewed_words import LINKS, NEVER_NONE, NEVER_ONE, SAME_FOR_ONE, TEXT_VARIABLES

NAMES = {"side", "name", "names", "who", "of-crew", "bot", "seat"}  # of people, sides, crews: "Franzosen", "French"
SIDES = {"of-side"}  # "Red", "Weiß": words of the game, which may follow a preposition
OTHER_NAMES = {  # of a game, a room, a town; the number of a seat
    *("house:refused-game", "house:refused-room-name", "house:refused-room-exists", "house:new-made"),
    "house:new-made-alone",
    *("house:refused-no-seat", "great_race:terminal-town"),
}
LABEL = re.compile(r"(^|[:.(«“„‘]\s?|, |\n)$")  # what may stand before a name
CLOSED = re.compile(r"^\s?([:.,;)!?»”“’…]|$|\n)")  # and what behind it

ALIKE = [
    "to",
    "de",
    "distribuire",
    "proseguire",
    "far",
    "tirare",
    "back",
    "zurück",
    "terug",
    "verder",
]  # follow one and many alike
WORD = re.compile(r"[\s\u00a0\u202f]+([^\W\d_]+)")  # the next word behind a number
TEXTS = set(re.findall(r"\w+", TEXT_VARIABLES))


def is_name(filled: Filled) -> bool:
    return filled.variable in NAMES and filled.where not in OTHER_NAMES


def is_reviewed(filled: Filled) -> bool:
    never = {row.split()[0]: row.split()[1:] for row in NEVER_ONE}
    return filled.where in SAME_FOR_ONE or filled.variable in never.get(filled.where, [])


def test_a_name_is_a_label_and_never_stands_before_a_verb_as_in_franzosen_gibt_auf() -> None:
    faults = [
        f"{each.language} {each.where}: {each.before[-30:]}{{ ${each.variable} }}{each.after[:30]}"
        for each in all_filled()
        if is_name(each) and not (LABEL.search(each.before) and CLOSED.search(each.after))
    ]
    assert not faults, "\n".join(faults)


def test_no_verb_agrees_with_a_side_before_it_as_in_only_red_goes_on() -> None:
    faults = [
        f"{each.language} {each.where}: {each.before[-30:]}{{ {each.variable} }}{each.after[:30]}"
        for each in all_filled()
        if each.variable in SIDES and (word := WORD.match(each.after)) and word[1] not in ALIKE
    ]
    assert not faults, "\n".join(faults)


def test_a_number_before_a_noun_is_told_apart_from_one_as_in_1_games() -> None:
    faults = [
        f"{each.language} {each.where}: {each.before[-20:]}{{ ${each.variable} }}{each.after[:30]}"
        for each in all_filled()
        if each.variable not in TEXTS | NAMES | SIDES | each.chosen_by and not is_reviewed(each)
        if (word := WORD.match(each.after)) and word[1] not in LINKS[each.language].split()
    ]
    assert not faults, "\n".join(faults)


NUMBERS = (0, 1, 2, 7, 1000)
PEOPLE = ("Franzosen", "French", "You", "Du", "Ann")
PLURALS = {"zero", "one", "two", "few", "many", "other"}  # the categories of numbers, which are no values
ODD = re.compile(r"[{}]|  |\.\.|,\.|\(\s|\s\)|\s[.,](?!\d)")


def fillings(folder: str, language: str, name: str) -> Iterator[dict[str, object]]:
    """A message filled in all ways that matter: one variable after the other, and all with the same number."""
    choices: dict[str, list[object]] = {}
    for variable, keys in values_of(folder, language, name).items():
        named = [int(key) if key.isdecimal() else key for key in sorted(keys - PLURALS)]
        if variable in NAMES and not keys:
            choices[variable] = list(PEOPLE)
        elif variable in TEXTS and not keys:
            choices[variable] = ["c4"]
        else:
            choices[variable] = [*named, *NUMBERS]
    usual = {variable: values[0] for variable, values in choices.items()}
    yield usual
    for variable, values in choices.items():
        yield from (usual | {variable: value} for value in values)
    for number in NUMBERS:
        yield usual | {variable: number for variable, values in choices.items() if number in values}


def bundle_of(folder: str, language: str) -> FluentBundle:
    """What is said there, with what the house and the pages say."""
    bundle = FluentBundle([language], use_isolating=False)
    for place in dict.fromkeys((folder, "house", "pages")):
        bundle.add_resource(FluentResource((ROOT / FOLDERS[place] / f"{language}.ftl").read_text("utf-8")))
    return bundle


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_whole_with_0_1_2_many_a_plural_crew_and_you(folder: str, language: str) -> None:
    bundle, faults = bundle_of(folder, language), set()
    for name in messages(folder, language):
        for facts in fillings(folder, language, name):
            text, problems = bundle.format_pattern(bundle.get_message(name).value, facts)
            if problems or ODD.search(text):
                faults.add(f"{name}: {text!r} {problems or ''}")
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_log_has_a_side_as_a_label_where_white_tips_had_it_before_a_verb(key: str, language: str) -> None:
    """Also where a sentence chooses between the sides instead of being handed a name."""
    said = bundle_of(key, language)
    sides = [name for name in messages(key, language) if re.match(r"(side|crew)-[^-]+$", name)]
    names = "|".join(re.escape(said.format_pattern(said.get_message(name).value, {})[0]) for name in sides)
    before_a_verb, faults = re.compile(rf"(\w+ )?({names})\b(?!\s?[:.,]| (to|de) |$)", re.IGNORECASE), set()
    for name in messages(key, language):
        for facts in fillings(key, language, name) if name.startswith(("said-", "to-", "news-")) else ():
            text, _ = said.format_pattern(said.get_message(name).value, facts)
            if before_a_verb.match(text):
                faults.add(f"{name}: {text}")
    assert sides
    assert not faults, "\n".join(sorted(faults))


LAP = re.compile(r"\blaps?\b", re.IGNORECASE)
TOUR = re.compile(r"\btours?\b", re.IGNORECASE)
TOUR_DE_PISTE = re.compile(r"\btours? de piste", re.IGNORECASE)


def spoken(folder: str, language: str, name: str) -> str:
    texts = [node.value for node in nodes(messages(folder, language)[name]) if isinstance(node, ast.TextElement)]
    return " ".join(texts)


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_lap_is_a_tour_de_piste_and_a_turn_a_tour_in_french(folder: str) -> None:
    """At a table where both are counted "encore 2 tours" could be either."""
    for name in messages(folder, "en"):
        english, french = spoken(folder, "en", name), spoken(folder, "fr", name)
        laps = len(TOUR_DE_PISTE.findall(french))
        assert laps == (len(TOUR.findall(french)) if LAP.search(english) else 0), f"{name}: {french}"


TAKE_BACK = re.compile(r"\bund(o|id|one|oes)\b|\bta(k(e|es|en|ing)|ken)\b( \w+){0,3} back\b", re.IGNORECASE)
REPRENDRE = re.compile(r"\brepr[ei]\w+", re.IGNORECASE)


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_taken_back_is_annule_in_french_as_its_button_says(folder: str) -> None:
    """« Reprendre » stood beside a button « Annuler »; in Tactix it means to recapture."""
    for name in messages(folder, "en"):
        english, french = spoken(folder, "en", name), spoken(folder, "fr", name)
        if TAKE_BACK.search(english):
            assert "annul" in french.lower(), f"{name}: {french}"
            assert not REPRENDRE.search(french), f"{name}: {french}"


def shows_number(variant: ast.Variant, counted: frozenset[str]) -> bool:
    return any(isinstance(node, ast.VariableReference) and node.id.name in counted for node in nodes(variant.value))


def key_of(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_is_not_told_as_one_in_french(folder: str) -> None:
    """French counts 0 as one, so a sentence that says “un seul” needs a word of its own for none."""
    faults = []
    for name, message in messages(folder, "fr").items():
        for node in nodes(message.value):
            if isinstance(node, ast.SelectExpression) and f"{folder}:{name}" not in NEVER_NONE:
                keys = {key_of(variant): variant for variant in node.variants}
                if "one" in keys and "0" not in keys and not shows_number(keys["one"], selector(node)):
                    faults.append(f"{folder}:{name}")
    assert not faults, "\n".join(faults)
