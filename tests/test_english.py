"""English as a native would write it: dice are rolled, a file is damaged, and nothing “is no value”."""

from __future__ import annotations

import re

import pytest

from ludothek.games import GAMES
from tests.test_glossary import captions, meanings
from tests.test_typography import ROOT, files, lines, readings

TYPED = r"(?<!Write )(?<!Type )(?<!example )"  # a command keeps its name: “Write throw and its letter”
FORBIDDEN = {
    r"\b[Ww]hoever\b": "the one who, anybody who, no matter who",
    rf"{TYPED}\b(?:[Tt]hrow(?:s|ing|n)?|[Tt]hrew)\b": "roll",
    r"\b[Tt]orn\b": "damaged",
    r"(?<![Tt]here )\bis no (?!longer\b|further\b|nearer\b|more\b|less\b)": "is not a",
    r"\b(?:is|are|was|stays?|still) whole\b|\bwhole (?:file|copy|transcript)\b": "intact",
}


def read() -> list[tuple[str, str]]:
    """Every English sentence of words and rulebooks, the template's too, of reasons, captions and glossaries."""
    own = [(str(file.relative_to(ROOT)), line) for file in files("en") for line in lines(file)]
    said = [(f"{game}, said", one) for game in GAMES for one in (*captions(game, "en"), *meanings(game, "en"))]
    readme = [("README.md", line) for line in lines(ROOT / "README.md")]
    return [*own, *said, *readings("en"), *readme]


@pytest.mark.parametrize(("wrong", "right"), FORBIDDEN.items())
def test_no_sentence_is_put_as_in_another_language(wrong: str, right: str) -> None:
    faults = [f"{place}: {line} ({right})" for place, line in read() if re.search(wrong, facts(line))]
    assert not faults, "\n".join(faults)


def facts(line: str) -> str:
    """The sentence without the names of what is put in."""
    return re.sub(r"\{[^{}]*\}?|\[[\w.]+\]|\$[\w-]+|-?of-\w+", " ", line)


def test_what_is_forbidden_is_found() -> None:
    found = [
        "whoever is first",
        "Throw again",
        "a 4 is thrown",
        "This file is torn.",
        "“x” is no value",
        "The file is whole.",
    ]
    for line, wrong in zip(found, [0, 1, 1, 2, 3, 4], strict=True):
        assert re.search(list(FORBIDDEN)[wrong], line), line
    right = [
        "There is no value.",
        "Write throw and a number, for example throw 4.",
        "the whole map",
        "M8 is no further ahead",
    ]
    assert not [line for line in right for wrong in FORBIDDEN if re.search(wrong, line)]
