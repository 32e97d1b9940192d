"""Template in a terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from ludothek import Table
from ludothek.core.words import LANGUAGES, words
from ludothek.template import GAME, terminal
from tests.template.positions import after


def drawn(table: Table, language: str = "en", **how: Any) -> str:
    page = Console(file=io.StringIO(), width=70, color_system=None)
    page.print(terminal.draw(table.view(0), words(language, GAME.key), **how))
    return page.file.getvalue()  # type: ignore[attr-defined, no-any-return]


PICTURE = """\
  Red     [======........................]  6
> Yellow  [+++++++++.....................]  0 + 9
  Green   [..............................]  0
Points to win: 30
Rolled in this turn: [4] [5]
Yellow to move
"""


def test_the_picture_looks_like_this() -> None:
    assert [line.rstrip() for line in drawn(after("6 stop 4 go 5", seats=3)).splitlines()] == PICTURE.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_drawn_in_every_language(language: str) -> None:
    resigned, agreed = after("4"), after("4", seats=4)
    resigned.resign(0)
    agreed.agree_draw(0)
    for table in (after(""), after("4"), after("4 go"), after("6 go " * 6 + "6 stop", seats=4), resigned, agreed):
        picture = drawn(table, language, turned=True, detailed=True, chosen="4")
        assert all(words(language, GAME.key)(f"side-{seat}") in picture for seat in range(table.seats))


def test_what_is_typed_is_read_kindly() -> None:
    assert terminal.normal("  Throw   4 ") == "throw 4"
    assert terminal.places(after("4").view(0)) == []
    assert str(terminal.destinations(after("4").view(0), "a1", words("en", GAME.key))) == "go stop"
