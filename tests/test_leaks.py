"""Nothing outside the rooms names a game, one of its options, or a word of its rulebook.

The one list of games is the exception. Examples that run (`>>>`) may use a game: they show how one is played.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludothek
from ludothek.games import GAMES

PACKAGE = Path(ludothek.__file__).parent
HOUSE = ("core", "bots", "server", "terminal", "cli.py", "bench.py", "room.py")
MIGRATIONS = PACKAGE / "server/migrations/versions"  # what the database was called once stays as it was
EXAMPLE = re.compile(r"^\s*(>>>|\.\.\.) .*$", re.MULTILINE)

# Option names that are everyday words as well; the house means something else by them.
EVERYDAY = {"board", "rules", "first", "mode", "reverse", "short", "draws", "handed", "upgrade"}

# Words of the rulebooks that the house once knew, or is tempted to know.
OWN_WORDS = {
    "tactix": ("duell", "faces", "die", "tip"),
    "monza": ("tyre", "kerb", "pit stop"),
    "victory": ("circuit", "lap", "tile"),
    "masters_victory": ("troop", "tank", "gun", "deploy"),
    "great_race": ("campaign", "passport", "stamp", "bivouac", "convoy", "crew", "mechanic", "torpedo", "estienne"),
}


def sources() -> dict[str, str]:
    files = [f for name in HOUSE for f in [PACKAGE / name, *(PACKAGE / name).rglob("*.py")] if f.is_file()]
    found = [file for file in files if file.parent != MIGRATIONS]
    return {str(file.relative_to(PACKAGE)): EXAMPLE.sub("", file.read_text("utf-8")) for file in found}


def leaks(word: str) -> list[str]:
    """Where a word stands, alone or as a part of a name, in the singular or in the plural."""
    pattern = re.compile(rf"(?<![a-z]){re.escape(word)}s?(?![a-z])", re.IGNORECASE)
    rows = ((file, n, row) for file, text in sources().items() for n, row in enumerate(text.splitlines(), 1))
    return [f"{file}:{n}: {row.strip()}" for file, n, row in rows if pattern.search(row)]


@pytest.mark.parametrize("key", GAMES)
def test_the_house_names_no_game(key: str) -> None:
    title = key.replace("_", " ")
    assert leaks(key) + leaks(title) == []


@pytest.mark.parametrize("key", GAMES)
def test_the_house_names_no_option_and_no_feature_of_a_game(key: str) -> None:
    game = GAMES[key]
    names = {option.name for option in game.options} | {feature.name for feature in game.features} | {*game.presets}
    assert [found for name in sorted(names - EVERYDAY) for found in leaks(name)] == []


@pytest.mark.parametrize("key", GAMES)
def test_the_house_speaks_no_words_of_a_rulebook(key: str) -> None:
    assert [found for word in OWN_WORDS[key] for found in leaks(word)] == []


def test_everyday_words_are_names_of_options() -> None:
    assert {option.name for game in GAMES.values() for option in game.options} >= EVERYDAY


def test_a_leak_would_be_found() -> None:
    assert leaks("handler")
    assert leaks("server") != leaks("store")
    assert not leaks("xyzzy")
