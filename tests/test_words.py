"""The words of the house: nothing is said without words, and no words are kept for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludothek
from ludothek import Refused
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games import GAMES

PACKAGE = Path(ludothek.__file__).parent
CODE = {file: file.read_text("utf-8") for file in PACKAGE.rglob("*.py") if "template" not in file.parts}


def house_messages() -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (PACKAGE / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE)


def test_every_refusal_in_the_house_has_words() -> None:
    whys = {why for text in CODE.values() for why in re.findall(r'Refused\("([\w-]+)"', text)}
    assert len(whys) > 30
    for why in whys:
        assert any(f"refused-{why}" in words("en", game) for game in GAMES), why


def test_no_words_of_the_house_are_kept_for_nothing() -> None:
    """Every message is named in the code, outright or by a pattern like f"level-{n}"."""
    code = "\n".join(CODE.values())
    patterns = [re.sub(r"\{[^}]*\}", "[a-z0-9-]+", text) for text in re.findall(r'f"([a-z-]+-\{[^"]*)"', code)]
    for message in house_messages():
        outright = re.search(rf"""['"](refused-)?{message.removeprefix("refused-")}['"]""", code)
        assert outright or any(re.fullmatch(p, message) for p in patterns), f"{message} is said nowhere"


def test_a_refusal_is_told_in_every_language_with_its_rule() -> None:
    refused = Refused("steps", "T3.3", game="tactix", top=1, given=3)
    told = {language: words(language, "tactix").refusal(refused) for language in LANGUAGES}
    assert len(set(told.values())) == 6
    assert all(text.endswith("(T3.3)") for text in told.values())
    assert "one step" in told["en"]


def test_a_refusal_within_a_refusal_is_told_in_the_same_language() -> None:
    inner = Refused("king-steps", "T3.4", game="tactix")
    outer = Refused("transcript-step", step=3, move="e1>e3", reason=inner)
    assert words("de").refusal(outer).endswith(words("de", "tactix").refusal(inner))


@pytest.mark.parametrize("language", ["xx", "", "EN", "en_GB", "../en"])
def test_an_unknown_language_is_refused_with_the_known_ones(language: str) -> None:
    with pytest.raises(Refused, match="de, en, es, fr, it, nl"):
        words(language)


def test_a_missing_fact_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(ValueError, match="refused-steps"):
        words("en", "tactix")("refused-steps")


def test_the_machine_does_not_shout() -> None:
    for file in PACKAGE.rglob("*.ftl"):
        assert "!" not in file.read_text("utf-8"), file


def test_a_rulebook_gives_the_sentence_of_a_rule() -> None:
    assert "jump" in rulebook("en", "tactix")["T3.9"] or "in the way" in rulebook("en", "tactix")["T3.9"]
