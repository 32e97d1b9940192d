"""The front end's papers: its types come from the server, its words are complete, its pages are not too heavy."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from docs.wire import files
from ludothek.core import verbs
from ludothek.core.game import Game
from ludothek.core.words import LANGUAGES
from ludothek.games import GAMES
from tests.test_every_game import messages

WEB = Path(__file__).parents[1] / "web"
REMARK = re.compile(r"//.*|/\*.*?\*/|<!--.*?-->")


def test_the_types_of_the_front_end_are_fresh() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, "run `make wire`"


def test_nothing_in_the_pages_is_of_any_type() -> None:
    """A view is what its room declares: a board that asks it for anything else is not built."""
    found = []
    for file in [*(WEB / "src").rglob("*.ts"), *(WEB / "src").rglob("*.svelte")]:
        rows = enumerate(REMARK.sub("", file.read_text("utf-8")).splitlines(), 1)
        found += [f"{file.name}:{n}: {row}" for n, row in rows if re.search(r"(?::|<|,|\bas|=>|\||=)\s*any\b", row)]
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_every_room_of_the_pages_proves_that_it_keeps_the_contract(game: str) -> None:
    assert 'Keeps<Room<View>, typeof import(".")>' in (WEB / "src" / "games" / game / "index.ts").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_browser_are_complete(language: str) -> None:
    assert messages(WEB, language) == messages(WEB, "en")
    assert "!" not in (WEB / "words" / f"{language}.ftl").read_text("utf-8")


def test_no_message_of_the_browser_hides_one_of_the_house() -> None:
    house = Path(__file__).parents[1] / "ludothek"
    shared = messages(WEB, "en").keys() & messages(house, "en").keys()
    assert not shared


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_turn_is_confirmed_where_the_rules_say_when_the_next_one_opens(game: Game) -> None:
    page = (WEB / "src" / "games" / game.key / "index.ts").read_text("utf-8")
    assert ("export const confirms = true;" in page) == (game.rules.opens_turn is not verbs.opens_turn)


def test_every_game_has_a_room_in_the_browser() -> None:
    """The page has no list of games: it finds the folders that hold a room and a box."""
    for file in ("index.ts", "box.ts"):
        assert {found.parent.name for found in (WEB / "src/games").glob(f"*/{file}")} == set(GAMES), file


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_feature_brings_its_page(game: Game) -> None:
    """By the name and at the address that the server knows."""
    pages = [file.read_text("utf-8") for file in (WEB / "src/games" / game.key).glob("*/feature.ts")]
    known = {(fact(page, "name"), f"/{fact(page, 'address')}") for page in pages}
    assert known == {(feature.name, feature.routes.PAGES[0]) for feature in game.features}


def fact(page: str, name: str) -> str:
    found = re.search(rf'^  {name}: "(.+)",$', page, re.MULTILINE)
    assert found, name
    return found[1]
