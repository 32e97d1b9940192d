"""The words of the house: nothing is said without words, and no words are kept for nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import ludothek
from ludothek import Refused
from ludothek.core.game import Game, spelled
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games import GAMES

ROOT = Path(__file__).parents[1]
PACKAGE = Path(ludothek.__file__).parent
CODE = {file: file.read_text("utf-8") for file in PACKAGE.rglob("*.py") if "template" not in file.parts}
WEB = PACKAGE.parent / "web" / "src"
PAGES = {
    file: file.read_text("utf-8")
    for file in WEB.rglob("*.*")
    if file.suffix in (".ts", ".svelte")
    and not {"node_modules", "template"} & {*file.parts}
    and ".test." not in file.name
}
BUILT = re.compile(r"""["'`]([a-z-]+-)\$?\{""")  # f"said-{kind}", `do-${kind}`: a name is made of these and a word


def house_messages() -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (PACKAGE / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE)


def test_every_refusal_in_the_house_has_words() -> None:
    whys = {why for text in CODE.values() for why in re.findall(r'Refused\("([\w-]+)"', text)}
    assert len(whys) > 30
    for why in whys:
        assert any(f"refused-{why}" in words("en", game) for game in GAMES), why


@pytest.mark.parametrize("key", GAMES)
def test_every_game_says_its_aim_in_each_language(key: str) -> None:
    """It is said in somebody's first turns."""
    aims = {language: words(language, key)("aim", **GAMES[key].choose({})) for language in LANGUAGES}
    assert len(set(aims.values())) == len(LANGUAGES) == 6, aims
    assert all(aim.endswith(".") and len(aim) > 30 for aim in aims.values()), aims


def test_no_words_of_the_house_are_kept_for_nothing() -> None:
    """Every message is named in the code, outright or by a pattern like f"level-{n}"."""
    code = "\n".join(CODE.values())
    patterns = [re.sub(r"\{[^}]*\}", "[a-z0-9-]+", text) for text in re.findall(r'f"([a-z-]+-\{[^"]*)"', code)]
    for message in house_messages():
        outright = re.search(rf"""['"](refused-)?{message.removeprefix("refused-")}['"]""", code)
        assert outright or any(re.fullmatch(p, message) for p in patterns), f"{message} is said nowhere"


@pytest.mark.parametrize("key", GAMES)
def test_no_words_of_a_game_are_kept_for_nothing(key: str) -> None:
    """Every message is named in the code or in another message, outright or made of a beginning and a word."""
    code, files = spoken_by(key), list((PACKAGE / "games" / key / "words").glob("*.ftl"))
    all_words = "\n".join(file.read_text("utf-8") for file in files)
    offered = set(words_offered(GAMES[key]))
    for message in set(re.findall(r"^([a-z][\w-]*) =", all_words, re.MULTILINE)) - offered:
        within = re.search(rf"\{{ {message}\b(?!-)", all_words)
        assert within or is_said(message, code) or is_made(message, code, key), f"{message} is said nowhere"


def spoken_by(key: str) -> dict[Path, str]:
    """The code that speaks of a game: its own and that of the house."""
    others = set(GAMES) - {key}
    return {file: text for file, text in (CODE | PAGES).items() if not others & set(file.relative_to(ROOT).parts)}


def words_offered(game: Game) -> Iterator[str]:
    """What the title page of a game needs words for, and its word in the terminal."""
    for option in game.options:
        parts = ("", "-about", "-typed", "-each", *(f"-{spelled(value)}" for value in (*option.values, *option.each)))
        yield from (f"option-{option.name}{part}" for part in parts)
    for name in game.presets:
        yield from (f"preset-{name}", f"preset-{name}-about")
    yield f"terminal-help-{game.terminal.DETAILS}"


def is_said(message: str, code: dict[Path, str]) -> bool:
    """A hint says whatever the log says of a move: `foretold-halt` stands for `said-halt`."""
    name = message.removeprefix("refused-").replace("foretold-", "(?:foretold|said)-")
    outright = re.compile(rf"""["'`](refused-)?{name}["'`]""")
    return any(outright.search(text) for text in code.values())


def is_made(message: str, code: dict[Path, str], key: str) -> bool:
    """The rest of the name stands where the beginning does, or travels there in the view."""
    room = PACKAGE / "games" / key
    view = "\n".join(
        text for file, text in code.items() if file.is_relative_to(room) and "view" in file.relative_to(room).parts[0]
    )
    for text in code.values():
        for first in filter(message.startswith, beginnings(text)):
            rest = re.escape(message.removeprefix(first))
            named = re.compile(rf"""["'`]{rest}["'`]|\b{rest}\??:""")
            if rest.isdecimal() or named.search(text) or named.search(view):
                return True
    return False


@cache
def beginnings(text: str) -> set[str]:
    return set(BUILT.findall(text)) - {"refused-"}


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


@pytest.mark.parametrize("language", ["fr", "it"])
def test_an_apostrophe_is_a_printers(language: str) -> None:
    for folder in (PACKAGE, WEB.parent / "words"):
        for file in folder.rglob(f"{language}.ftl"):
            lines = file.read_text("utf-8").splitlines()
            assert not [line for line in lines if "'" in line and not line.startswith("#")], file


def test_a_rulebook_gives_the_sentence_of_a_rule() -> None:
    assert "jump" in rulebook("en", "tactix")["T3.9"] or "in the way" in rulebook("en", "tactix")["T3.9"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_no_language_can_form_is_quoted_and_breaks_no_refusal(language: str) -> None:
    refused = Refused("seats", game="victory", seats=10**30, possible="2, 3")
    assert str(10**30) in words(language, "victory").refusal(refused)
