"""Nothing outside the rooms names a game, one of its options, or a word of its rulebook: no code, no page, no words.

The one list of games is the exception. Examples that run (`>>>`) may use a game: they show how one is played; so may
tests, and the types that `make wire` writes from whatever the server says.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import ludothek
from ludothek.core.words import LANGUAGES
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE

PACKAGE = Path(ludothek.__file__).parent
WEB = PACKAGE.parent / "web"
HOUSE = ("core", "bots", "server", "terminal", "cli.py", "bench.py", "room.py")
MIGRATIONS = PACKAGE / "server/migrations/versions"  # what the database was called once stays as it was
EXAMPLE = re.compile(r"^\s*(>>>|\.\.\.) .*$", re.MULTILINE)
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")  # between the words of a name like seatLook

# Option names that are everyday words as well; the house means something else by them.
EVERYDAY = {"board", "rules", "first", "mode", "reverse", "short", "draws", "handed", "upgrade"}
EVERYDAY |= {"goal"}  # of the template, and so of a game that `make new` has just made
EVERYDAY |= {"direction", "track"}  # of a style sheet, and what the knob of a switch slides in

# Words of the rulebooks that the house once knew, or is tempted to know.
OWN_WORDS = {
    "tactix": ("duell", "faces", "die", "tip"),
    "monza": ("tyre", "kerb", "pit stop"),
    "victory": ("circuit", "lap", "tile"),
    "masters_victory": ("troop", "tank", "gun", "deploy"),
    "great_race": ("campaign", "passport", "stamp", "bivouac", "convoy", "crew", "mechanic", "torpedo", "estienne"),
}


def code() -> list[Path]:
    files = [f for name in HOUSE for f in [PACKAGE / name, *(PACKAGE / name).rglob("*.py")] if f.is_file()]
    return [file for file in files if file.parent != MIGRATIONS]


def pages() -> list[Path]:
    """The page outside the rooms, which are the folders of web/src/games and the template."""
    files = [f for f in (WEB / "src").rglob("*") if f.suffix in (".ts", ".svelte", ".css") and ".test." not in f.name]
    rooms = [WEB / "src/template", *(folder for folder in (WEB / "src/games").iterdir() if folder.is_dir())]
    outside = [file for file in files if not any(room in file.parents for room in rooms)]
    return [file for file in outside if file != WEB / "src/wire.ts"] + [WEB / "index.html"]


def words(*languages: str) -> list[Path]:
    return [folder / "words" / f"{language}.ftl" for folder in (PACKAGE, WEB) for language in languages]


@cache
def text_of(file: Path) -> str:
    return HUMP.sub("_", EXAMPLE.sub("", file.read_text("utf-8")))


def leaks(word: str, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """Where a word stands, alone or as a part of a name, in the singular or in the plural."""
    pattern = re.compile(rf"(?<![a-z]){re.escape(word)}s?(?![a-z])", re.IGNORECASE)
    files = [*code(), *pages(), *words(*languages)]
    rows = ((file, n, row) for file in files for n, row in enumerate(text_of(file).splitlines(), 1))
    return [f"{file.relative_to(PACKAGE.parent)}:{n}: {row.strip()}" for file, n, row in rows if pattern.search(row)]


@pytest.mark.parametrize("key", GAMES)
def test_the_house_names_no_game(key: str) -> None:
    title = key.replace("_", " ")
    assert leaks(key) + leaks(title) == []


@pytest.mark.parametrize("key", GAMES)
def test_the_house_names_no_option_and_no_feature_of_a_game(key: str) -> None:
    game = GAMES[key]
    names = {option.name for option in game.options} | {feature.name for feature in game.features} | {*game.presets}
    assert [found for name in sorted(names - EVERYDAY) for found in leaks(name)] == []


@pytest.mark.parametrize("key", OWN_WORDS)
def test_the_house_speaks_no_words_of_a_rulebook(key: str) -> None:
    """In English: there they are words of the rulebook, while German and Dutch have a `die` of their own."""
    assert [found for word in OWN_WORDS[key] for found in leaks(word, ("en",))] == []


def test_everyday_words_are_names_of_options() -> None:
    assert {option.name for game in [*GAMES.values(), TEMPLATE] for option in game.options} >= EVERYDAY


def test_a_leak_would_be_found() -> None:
    assert leaks("handler")
    assert leaks("server") != leaks("store")
    assert not leaks("xyzzy")
    places = {Path(found.split(":")[0]).parent for found in leaks("seat", ("de",))}
    assert {Path("ludothek/server"), Path("ludothek/words"), Path("web/src/shelf"), Path("web/src/games")} <= places
    assert {Path(file.split(":")[0]).suffix for file in leaks("seat_look")} == {".ts", ".svelte"}, "seatLook"
