"""A campaign in a file, checked and told in the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludothek.cli import app
from ludothek.core.game import Refused
from ludothek.core.words import LANGUAGES, words
from ludothek.games.great_race.campaign.file import write
from ludothek.games.great_race.campaign.history import Campaign
from ludothek.games.great_race.campaign.modules import Modules
from tests.games.great_race.test_campaign import SEED
from tests.server.campaigns import two_games


@pytest.fixture
def file(tmp_path: Path) -> Path:
    saved = tmp_path / "campaign.txt"
    saved.write_text(write(two_games()))
    return saved


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_stands(file: Path, language: str) -> None:
    said, now = words(language, "great_race"), two_games().state
    told = CliRunner().invoke(app, ["campaign", str(file), "--language", language]).output.splitlines()
    assert told[0] == said("verify-whole")
    assert said("campaign-label", label=said("campaign-deck"), value=" ".join(now.deck)) in told
    earned = ", ".join(said("campaign-mission", id=mission) for mission, _ in sorted(now.stamps))
    assert said("campaign-label", label=said("campaign-way-legendary"), value=earned) in told
    assert said("campaign-label", label=said("campaign-way-alone"), value="–") in told


def test_checking_can_be_named_and_its_options_may_come_first(file: Path) -> None:
    """`campaign FILE` is `campaign check FILE`."""
    plain, named, first = (
        CliRunner().invoke(app, ["campaign", *words_typed]).output
        for words_typed in ([str(file), "--json"], ["check", str(file), "--json"], ["--json", str(file)])
    )
    assert plain == named == first
    assert json.loads(plain)["whole"]


def test_what_is_not_played_with_is_not_told(tmp_path: Path) -> None:
    """G15.1: without the passport there is no stamp, without legacy powers no power."""
    file, said = tmp_path / "campaign.txt", words("en", "great_race")
    file.write_text(write(Campaign(SEED, modules=Modules(legacy=False, passport=False))))
    told = CliRunner().invoke(app, ["campaign", str(file), "--language", "en"]).output
    assert said("campaign-with", modules=said("option-deck_upgrades")) in told
    assert said("campaign-powers") not in told
    assert "tamp" not in told


def test_for_machines(file: Path) -> None:
    found = json.loads(CliRunner().invoke(app, ["campaign", str(file), "--json"]).output)
    assert (found["entries"], found["games"], found["first"]) == (2, 2, "player")
    assert found["deck"] == list(two_games().state.deck)


def test_a_torn_file_is_refused(file: Path) -> None:
    file.write_text(file.read_text().replace("plan", "PLAN", 1))
    with pytest.raises(Refused, match="damaged"):
        CliRunner().invoke(app, ["campaign", str(file)], catch_exceptions=False)
