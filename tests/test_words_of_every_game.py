"""What every listed game says: complete in six languages, with a rule behind each refusal and a sentence for it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import ludothek
from ludothek.core.game import Game
from ludothek.core.origins import SIGNS, origins
from ludothek.core.words import LANGUAGES, rulebook, words

RULE = re.compile(r"\b[A-Z]\d+\.\d+\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_six_languages_are_complete_with_equal_placeholders(game: Game, language: str) -> None:
    house = Path(ludothek.__file__).parent
    for folder in (house, room(game)):
        assert messages(folder, language) == messages(folder, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule_in_every_language(game: Game, language: str) -> None:
    rules = rulebook(language, game.key)
    assert list(rules) == list(rulebook("en", game.key))
    assert all(len(sentence) > 20 for sentence in rules.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_is_printed_with_curly_apostrophes(game: Game, language: str) -> None:
    text = (room(game) / "rulebook" / f"{language}.md").read_text("utf-8")
    assert "'" not in re.sub(r"`[^`]*`", "", text)


def test_every_rule_says_where_it_comes_from(game: Game) -> None:
    found = origins(game.key)
    assert list(found["rules"]) == list(rulebook("en", game.key))
    assert set(found["rules"].values()) <= set(SIGNS)
    for rule, read in found["readings"].items():
        assert rule in found["rules"]
        assert set(read["why"]) == set(LANGUAGES)
        assert set(read["otherwise"]) <= {option.name for option in game.options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_of_an_option_and_no_code_stands_in_a_rulebook(game: Game, language: str) -> None:
    page = (room(game) / "rulebook" / f"{language}.md").read_text("utf-8")
    text = re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL)
    assert "`" not in text
    assert not re.findall(r"\b\w+_\w+\b|\b\d+x\d+\b", text)
    codes = [f"{each.name}{sign}{value}" for each in game.options for value in each.values for sign in (":", ": ", "=")]
    assert not [code for code in codes if code in text]


def test_options_presets_and_title_have_words(game: Game) -> None:
    tongue = words("en", game.key)
    assert "title" in tongue
    assert "about" in tongue
    for option in game.options:
        assert f"option-{option.name}" in tongue
        assert f"option-{option.name}-about" in tongue
        assert option.rule in rulebook("en", game.key)
    for name, preset in game.presets.items():
        assert f"preset-{name}" in tongue
        game.lay(preset)


def test_every_rule_cited_in_code_exists(game: Game) -> None:
    cited = {rule for file in room(game).rglob("*.py") for rule in RULE.findall(file.read_text())}
    assert cited
    assert cited <= set(rulebook("en", game.key))


def test_every_refusal_of_the_referee_has_a_rule_and_a_sentence(game: Game) -> None:
    """A refusal stands in the code as `Refused("why", "T3.4", …)` or, where several are tried, as a pair of both."""
    code = source(game, "referee")
    whys = set(re.findall(r'Refused\("([a-z-]+)"', code)) | set(re.findall(r'\("([a-z-]+)", "[A-Z]\d+\.\d+"\)', code))
    assert whys
    assert not re.findall(r'Refused\("[a-z-]+"\)', code), "a refusal without a rule"
    for language in LANGUAGES:
        assert not [why for why in whys if f"refused-{why}" not in words(language, game.key)]


def test_every_sentence_of_a_refusal_is_said_somewhere_in_the_room(game: Game) -> None:
    code = source(game)
    sentences = [name.removeprefix("refused-") for name in messages(room(game), "en") if name.startswith("refused-")]
    assert sentences
    assert not [why for why in sentences if f'"{why}"' not in code]


# --- what these are read from ---


class Placeholders(visitor.Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """Message id -> its placeholders."""
    resource = FluentParser().parse((folder / "words" / f"{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            placeholders = Placeholders()
            placeholders.visit(entry)
            found[entry.id.name] = placeholders.names
    return found


def room(game: Game) -> Path:
    return Path(import_module(game.room).__file__ or "").parent


def source(game: Game, door: str = "") -> str:
    """The code of a room, or behind one of its doors, be it a module or a package."""
    module = room(game) / f"{door}.py"
    files = [module] if module.is_file() else sorted((room(game) / door).rglob("*.py"))
    return "\n".join(file.read_text() for file in files)
