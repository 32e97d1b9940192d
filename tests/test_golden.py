"""The golden games replay move by move to the same bytes."""

from __future__ import annotations

import pytest

import ludothek
from ludothek.games import GAMES
from tests.golden.write import FOLDER, OPTIONS, file

GOLDEN = [(key, name) for key, variants in OPTIONS.items() for name in variants]


def test_every_game_has_golden_transcripts() -> None:
    assert set(OPTIONS) == set(GAMES)
    assert {path.name for path in FOLDER.glob("*.txt")} == {file(*pair).name for pair in GOLDEN}


@pytest.mark.parametrize(("key", "name"), GOLDEN)
def test_a_golden_game_replays(key: str, name: str) -> None:
    text = file(key, name).read_text()
    table = ludothek.replay(text)
    assert table.turn == "over"
    assert table.transcript() == text
