"""The front end's papers: its types come from the server, its words are complete, its pages are not too heavy."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any, cast

import pytest

import ludothek
from docs.wire import files
from ludothek.core import verbs
from ludothek.core.game import Game
from ludothek.core.view import Shown
from ludothek.core.words import LANGUAGES
from ludothek.games import GAMES
from ludothek.server import openapi
from ludothek.server.fold import folded
from ludothek.server.wire.replays import Moment
from tests.test_words_of_every_game import messages

WEB = Path(__file__).parents[1] / "web"
REMARK = re.compile(r"//.*|/\*.*?\*/|<!--.*?-->")


def test_the_types_of_the_front_end_are_fresh() -> None:
    for path, text in files().items():
        assert path.read_text("utf-8") == text, "run `make wire`"


def test_what_is_told_has_a_shape() -> None:
    """Views and facts were once told as dicts of anything."""
    told = [openapi.description()["components"]["schemas"]]
    told += [openapi.schemas_of(feature) for game in GAMES.values() for feature in game.features]
    fields = [(name, *field) for schemas in told for name, schema in schemas.items() for field in fields_of(schema)]
    assert ("TableShown", "view", {"$ref": "#/components/schemas/FoldedView"}) in fields
    assert ("Design", "shown", {"$ref": "#/components/schemas/LaidRoad"}) in fields
    shapeless = [(name, field) for name, field, shape in fields if '"additionalProperties": true' in json.dumps(shape)]
    assert not shapeless


def fields_of(schema: dict[str, Any]) -> list[tuple[str, Any]]:
    return [*schema.get("properties", {}).items()]


def test_a_view_is_told_whole() -> None:
    """With all that a room says, and not only what the house knows of."""
    for key, game in GAMES.items():
        view = folded(ludothek.table(key, seed=7).view(0))
        assert set(game.view.View.__annotations__) <= {*view}
        assert json.loads(Moment(n=0, view=cast(Shown, view)).model_dump_json())["view"] == json.loads(json.dumps(view))


def test_the_house_writes_no_view_by_hand() -> None:
    room = (WEB / "src/games/room.ts").read_text("utf-8")
    assert "export type View = Shown;" in room
    assert 'Shown, TrailStep } from "./view"' in room


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


def test_every_built_file_lies_compressed_beside_itself() -> None:
    built = [file for file in (WEB / "dist" / "assets").iterdir() if file.suffix != ".gz"]
    assert built
    for file in built:
        assert gzip.decompress(file.with_name(f"{file.name}.gz").read_bytes()) == file.read_bytes()
