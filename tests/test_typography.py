"""Texts stand as a printer sets them: no line begins with a colon or a unit, and a minus is no hyphen, a times no x."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludothek.core.examples import examples
from ludothek.core.origins import origins
from ludothek.games import GAMES
from tests.test_glossary import meanings

ROOT = Path(__file__).parents[1]
TIED = r'(?:\u00a0|\{ ?"\\u00A0" ?\})'  # a space at which no line is broken, as it is or spelled out
UNIT = r"[\d}] (?:F|mm|min|s)\b"
MINUS = r"(?:^|[\s(])[-–][\d{]"  # "essence -1"
TIMES = r"[\d}] ?x ?[\d{]"  # "9x9"
EVERYWHERE = rf"{UNIT}|{MINUS}|{TIMES}|'"
CLOSED = rf"(?:\s|{TIED})%"  # where a percent sign follows its number at once
SPACED = r'[\d}](?<!\\u00A0" \})(?<!\\u00A0"\})%| %'  # where a space that is not broken comes before it
FAULTS = {
    "de": rf"{EVERYWHERE}|{SPACED}",
    "en": rf"{EVERYWHERE}|{CLOSED}",
    "es": rf"{EVERYWHERE}|{SPACED}",
    "fr": rf'{EVERYWHERE}|{SPACED}| [;:?!»]|\{{" "\}}[;:?!»%]|« |\s…',
    "it": rf"{EVERYWHERE}|{CLOSED}|«\s|\s[»]|\s…",
    "nl": rf"{EVERYWHERE}|{CLOSED}",
}


def files(language: str) -> Iterator[Path]:
    for folder in ("ludothek", "web/words"):
        for ending in ("ftl", "md"):
            yield from (ROOT / folder).rglob(f"{language}.{ending}")


def lines(file: Path) -> Iterator[str]:
    """What is read: no names of messages, no comments, no drawn maps, nothing that is typed."""
    text = file.read_text("utf-8")
    if file.suffix == ".ftl":
        yield from re.sub(r"^#.*\n|^[\w-]+ = ?", "", text, flags=re.MULTILINE).splitlines()
    else:
        yield from re.sub(r"^```.*?^```|`[^`\n]*`", "", text, flags=re.MULTILINE | re.DOTALL).splitlines()


def readings(language: str) -> Iterator[tuple[str, str]]:
    """Why disputed rules are read as they are."""
    for game in GAMES:
        yield from ((rule, found["why"][language]) for rule, found in origins(game)["readings"].items())


def captions(language: str) -> Iterator[tuple[str, str]]:
    """What the worked examples say."""
    for game in GAMES:
        for one in examples(game):
            yield from ((one["id"], said[language]) for said in (one["title"], *(step["say"] for step in one["steps"])))


@pytest.mark.parametrize("language", FAULTS)
def test_spaces_dots_and_signs_are_a_printers(language: str) -> None:
    assert len(list(files(language))) >= 14
    read = [(str(file.relative_to(ROOT)), line) for file in files(language) for line in lines(file)]
    explained = [(game, said) for game in GAMES for said in meanings(game, language)]
    told = [*read, *readings(language), *captions(language), *explained]
    faults = [f"{place}: {line}" for place, line in told if re.search(FAULTS[language], line)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Temps écoulé : { $side }."),
        ("fr", "« pose »"),
        ("fr", "réfléchit …"),
        ("fr", "{ $share } %"),
        ("it", "{ $share } %"),
        ("it", "sta pensando …"),
        ("it", "{ $price } F"),
        ("it", "benzina -{ $fuel }"),
        ("it", "9x9 è Tactix"),
        ("en", "nine squares (3x3)"),
        ("nl", "de auto's"),
        ("it", "l'arrivo"),
        ("en", "for { $price } F"),
        ("es", "32 mm"),
        ("en", "{ $share } %"),
        ("en", '{ $share }{ "\\u00A0" }%'),
        ("nl", "95\u00a0%"),
        ("de", "{ $share }%"),
        ("es", "95 %"),
        ("de", "Motor -1"),
        ("es", "(-{ $fuel })"),
        ("de", "drei Felder, 3 x 3"),
    ],
)
def test_what_no_printer_would_set_is_seen(language: str, line: str) -> None:
    assert re.search(FAULTS[language], line)


@pytest.mark.parametrize("language", FAULTS)
def test_what_a_printer_sets_is_left_alone(language: str) -> None:
    percent = "95%" if language in ("en", "it", "nl") else "95\u00a0%"
    assert not re.search(
        FAULTS[language], f"30\u00a0F, 32\u00a0mm, {percent}, −{{ $n }}, 9\u00a0×\u00a09, M9 space, l’arrivo"
    )
    assert not re.search(FAULTS["es"], '{ $share }{ "\\u00A0" }%')
