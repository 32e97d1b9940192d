"""The template stands on no shelf; its words and transcripts are found by name only while its tests run."""

from __future__ import annotations

import pytest

from ludothek.games import GAMES
from ludothek.template import GAME


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "template", GAME)
