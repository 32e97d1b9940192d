"""A campaign in a file, checked and told in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludothek.cli import app
from ludothek.core.game import Refused
from ludothek.core.words import LANGUAGES, words
from ludothek.games.great_race.campaign.record import write
from tests.server.campaigns import two_games


@pytest.fixture
def file(tmp_path: Path) -> Path:
    saved = tmp_path / "campaign.txt"
    saved.write_text(write(two_games()))
    return saved


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_stands(file: Path, language: str) -> None:
    said, now = words(language, "great_race"), two_games().standing
    told = CliRunner().invoke(app, ["campaign", str(file), "--language", language]).output.splitlines()
    assert told[0] == said("verify-whole")
    assert f"{said('campaign-deck')}: {' '.join(now.deck)}" in told
    earned = [said("campaign-mission", id=mission) for mission, _ in sorted(now.stamps)]
    assert f"{said('campaign-way-legendary')}: {', '.join(earned)}" in told
    assert f"{said('campaign-way-alone')}: -" in told


def test_for_machines(file: Path) -> None:
    found = json.loads(CliRunner().invoke(app, ["campaign", str(file), "--json"]).output)
    assert (found["entries"], found["games"], found["first"]) == (2, 2, "player")
    assert found["deck"] == list(two_games().standing.deck)


def test_a_torn_file_is_refused(file: Path) -> None:
    file.write_text(file.read_text().replace("plan", "PLAN", 1))
    with pytest.raises(Refused, match="torn"):
        CliRunner().invoke(app, ["campaign", str(file)], catch_exceptions=False)
