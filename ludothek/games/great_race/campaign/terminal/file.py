"""The file of a campaign, the same that the browser exports, and beside it the game that is under way."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.core.transcript import read as read_transcript
from ludothek.games.great_race.campaign.file import SEED, read, write
from ludothek.games.great_race.campaign.history import Campaign, belongs, finish, today
from ludothek.games.great_race.campaign.modules import Modules
from ludothek.terminal import files


@dataclass
class CampaignFile:
    place: Path  # whole, so that it is found again from anywhere
    campaign: Campaign
    text: str = ""  # as it was last read or written here

    @classmethod
    def begin(cls, place: Path, modules: Modules) -> CampaignFile:
        """A new campaign in a new file."""
        return cls.new(place, Campaign(secrets.token_bytes(SEED), modules=modules))

    @classmethod
    def new(cls, place: Path, campaign: Campaign) -> CampaignFile:
        """A campaign in a file that was not there; refused where one is."""
        if place.exists():
            raise Refused("campaign-exists", game="great_race", file=place.name)
        made = cls(place, campaign)
        made.write(campaign)
        return made

    @classmethod
    def open(cls, place: Path) -> CampaignFile:
        """The campaign in a file; refused where anything in it cannot have been played."""
        text = files.read(place)
        return cls(place, read(text), text)

    @property
    def running(self) -> Path:
        """Where the game under way lies: that of `africa.txt` in `africa.running.txt`."""
        return self.place.with_name(f"{self.place.stem}.running{self.place.suffix}")

    @property
    def next_number(self) -> int:
        return self.campaign.state.games + 1

    def under_way(self) -> Table | None:
        """The game under way; refused where it was laid for a campaign that stood otherwise."""
        if not self.running.exists():
            return None
        table = read_transcript(files.read(self.running))
        if table.transcript() == self.last_transcript:  # entered, but not cleared away
            return None
        if not belongs(self.campaign.state, table):
            raise Refused("campaign-other-game", "G15.4", game="great_race", file=self.running.name)
        return table

    @property
    def last_transcript(self) -> str | None:
        return self.campaign.entries[-1].transcript if self.campaign.entries else None

    def enter(self, table: Table) -> None:
        """A game that is over, with the cards that go up after it; then it is no longer under way."""
        campaign = self.campaign.proven()
        number = len(campaign.entries) + 1
        self.write(campaign.with_entry(*finish(campaign.state, table, campaign.seed, number, today())))
        self.running.unlink(missing_ok=True)

    def write(self, campaign: Campaign) -> None:
        """Whole or not at all; refused where somebody else has written meanwhile."""
        if self.text and files.read(self.place) != self.text:
            raise Refused("campaign-changed", game="great_race", file=self.place.name)
        text = write(campaign)
        try:
            files.replace(self.place, text)
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise Refused("file-write", file=str(self.place), reason=reason) from problem
        self.campaign, self.text = campaign, text


def set_aside(place: Path) -> Path:
    """A damaged file keeps its content under another name."""
    other = place.with_name(f"{place.name}.damaged")
    place.replace(other)
    return other
