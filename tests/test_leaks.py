"""Nothing outside the rooms names a game, one of its options, a word of its rulebook or of its moves.

The one list of games is the exception. Examples that run (`>>>`) may use a game: they show how one is played; so may
tests. What a feature says over the wire has its types in the feature's own folder.
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
HOUSE = ("core", "bots", "server", "terminal", "cli.py", "bench.py", "room.py", "__init__.py", "__main__.py")
MIGRATIONS = PACKAGE / "server/migrations/versions"  # what the database was called once stays as it was
EXAMPLE = re.compile(r"^\s*>>> .*(?:\n(?!\s*(?:\"\"\"|$)).*)*", re.MULTILINE)  # with what it prints
HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")  # between the words of a name like seatLook

# Option names that are everyday words as well; the house means something else by them.
EVERYDAY = {"board", "rules", "first", "mode", "reverse", "short", "draws", "handed", "upgrade"}
EVERYDAY |= {"goal"}  # of the template, and so of a game that `make new` has just made
EVERYDAY |= {"direction", "track"}  # of a style sheet, and what the knob of a switch slides in

QUOTED = {
    "board",
    "rules",
    "first",
    "track",
}  # of these what the house writes in quotation marks: areas, kinds, classes

# Words of the rulebooks that the house once knew, or is tempted to know.
OWN_WORDS = {
    "tactix": ("duell", "faces", "die", "tip", "king"),
    "monza": ("tyre", "kerb", "pit stop"),
    "victory": ("circuit", "lap", "tile", "race", "car", "driver"),
    "masters_victory": ("troop", "tank", "gun", "deploy"),
    "great_race": ("campaign", "passport", "stamp", "bivouac", "convoy", "crew", "mechanic", "torpedo", "estienne"),
}
OWN_WORDS["great_race"] += ("petrol", "winch")
NOTHING = "(?!)"  # matches nowhere
TERMS = re.compile("exec_driver_sql|synchronous driver")  # of databases


# Words of moves that the house writes too, and means something else: a header, icons, a class, a role, colours, and
# what one types in the terminal to end a turn.
NOT_MOVES = {"accept", "back", "play", "plan", "switch", "green", "yellow", "done", "end"}  # "end" is a key too
SELDOM = {"tactix": {"pass"}, "masters_victory": {"done"}}  # words of moves that no golden game has


def code() -> list[Path]:
    files = [f for name in HOUSE for f in [PACKAGE / name, *(PACKAGE / name).rglob("*.py")] if f.is_file()]
    return [file for file in files if file.parent != MIGRATIONS]


def pages() -> list[Path]:
    """The page outside the rooms, which are the folders of web/src/games and the template."""
    files = [f for f in (WEB / "src").rglob("*") if f.suffix in (".ts", ".svelte", ".css") and ".test." not in f.name]
    rooms = [WEB / "src/template", *(folder for folder in (WEB / "src/games").iterdir() if folder.is_dir())]
    outside = [file for file in files if not any(room in file.parents for room in rooms)]
    return [*outside, WEB / "index.html"]


def words(*languages: str) -> list[Path]:
    return [folder / "words" / f"{language}.ftl" for folder in (PACKAGE, WEB) for language in languages]


@cache
def text_of(file: Path) -> str:
    return HUMP.sub("_", TERMS.sub("", EXAMPLE.sub("", file.read_text("utf-8"))))


def leaks(word: str, languages: tuple[str, ...] = LANGUAGES) -> list[str]:
    """Where a word stands, alone or as a part of a name, in the singular or in the plural."""
    pattern = re.compile(rf"(?<![a-z]){re.escape(word)}s?(?![a-z])", re.IGNORECASE)
    files = [*code(), *pages(), *words(*languages)]
    rows = ((file, n, row) for file in files for n, row in enumerate(text_of(file).splitlines(), 1))
    return [f"{file.relative_to(PACKAGE.parent)}:{n}: {row.strip()}" for file, n, row in rows if pattern.search(row)]


def literals(names: set[str]) -> list[str]:
    """Where one of these stands in quotation marks, in code and pages."""
    literal = re.compile(f"""["'](?:{"|".join(sorted(names)) or NOTHING})["']""")
    rows = ((file, n, row) for file in [*code(), *pages()] for n, row in enumerate(text_of(file).splitlines(), 1))
    return [f"{file.name}:{n}: {row.strip()}" for file, n, row in rows if literal.search(row)]


@pytest.mark.parametrize("key", GAMES)
def test_the_house_names_no_game(key: str) -> None:
    spellings = {key.replace("_", between) for between in ("_", " ", "-", "")}  # name, title, class, address
    assert [found for spelling in sorted(spellings) for found in leaks(spelling)] == []


@pytest.mark.parametrize("key", GAMES)
def test_the_house_names_no_option_and_no_feature_of_a_game(key: str) -> None:
    game = GAMES[key]
    names = {option.name for option in game.options} | {feature.name for feature in game.features} | {*game.presets}
    assert [found for name in sorted(names - EVERYDAY) for found in leaks(name)] == []


def test_the_house_asks_for_no_option_by_a_name_that_is_an_everyday_word() -> None:
    """They were not searched for at all; an option is asked for with its name in quotation marks."""
    assert literals(EVERYDAY - QUOTED) == []
    assert all(literals({name}) for name in QUOTED)


@pytest.mark.parametrize("key", OWN_WORDS)
def test_the_house_speaks_no_words_of_a_rulebook(key: str) -> None:
    """In English: there they are words of the rulebook, while German and Dutch have a `die` of their own."""
    assert [found for word in OWN_WORDS[key] for found in leaks(word, ("en",))] == []


@cache
def words_of_moves(key: str) -> set[str]:
    """The words with which moves of a game are written: `throw`, `take`; what is in capitals or short is a place."""
    texts = [file.read_text("utf-8") for file in (Path(__file__).parent / "golden").glob(f"{key}-*.txt")]
    moves = [row for text in texts for row in re.findall(r"^ *\d+  [\d-]  ([^;\n]+)", text, re.MULTILINE)]
    return SELDOM.get(key, set()) | set(re.findall(r"\b[a-z]{3,}\b", " ".join(moves)))


@pytest.mark.parametrize("key", GAMES)
def test_the_house_compares_nothing_with_a_word_of_a_move(key: str) -> None:
    """The table once knew by itself that "pass" and "halt" end a turn: that is the room's to say."""
    assert literals(words_of_moves(key) - NOT_MOVES) == []


def test_words_of_moves_are_found() -> None:
    assert {"throw", "take", "lot"} <= words_of_moves("victory")
    assert "halt" in words_of_moves("great_race")
    assert set().union(*map(words_of_moves, GAMES)) >= NOT_MOVES


def test_everyday_words_are_names_of_options() -> None:
    assert {option.name for game in [*GAMES.values(), TEMPLATE] for option in game.options} >= EVERYDAY


def test_a_leak_would_be_found() -> None:
    assert leaks("handler")
    assert leaks("server") != leaks("store")
    assert not leaks("xyzzy")
    places = {Path(found.split(":")[0]).parent for found in leaks("seat", ("de",))}
    assert {Path("ludothek/server"), Path("ludothek/words"), Path("web/src/shelf"), Path("web/src/games")} <= places
    assert {Path(file.split(":")[0]).suffix for file in leaks("seat_look")} == {".ts", ".svelte"}, "seatLook"
