"""Campaigns for the server's tests: files of games that were really played, and a player who finishes what is laid."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludothek.core.table import Table
from ludothek.games.great_race import GAME
from ludothek.games.great_race.campaign.history import Campaign, CampaignState
from tests.games.great_race.test_campaign import SEED, played
from tests.server.browser import Browser
from tests.server.server import Server


@cache
def two_games() -> Campaign:
    """One won, one lost."""
    one = Campaign(SEED).add(played(CampaignState(), 1, wins=True))
    return one.add(played(one.state, 5, wins=False))


@cache
def journeys(games: int) -> Campaign:
    """So many journeys alone that fail."""
    table = Table(GAME, CampaignState().options({"mode": "alone"}), seats=1, seed=1)
    while table.turn != "over":
        table.play(table.moves()[0])
    campaign = Campaign(SEED)
    for _ in range(games):
        campaign = campaign.add(table)
    return campaign


class Passport:
    """A campaign as somebody with its key handles it."""

    def __init__(self, house: Server, file: str | None = None, **begins: Any) -> None:
        self.house = house
        answer = house.http.post("/api/campaigns", json={"file": file, **begins})
        assert answer.status_code == 201, answer.text
        self.take(answer.json())

    def take(self, shown: dict[str, Any]) -> dict[str, Any]:
        self.shown = self.house.heard(shown)
        self.at = f"/api/campaigns/{shown['token']}"
        return shown

    def open(self) -> dict[str, Any]:
        answer = self.house.http.get(self.at)
        assert answer.status_code == 200, answer.text
        return self.take(answer.json())

    def post(self, what: str, **facts: Any) -> Any:
        """The answer to something that is done, with the rows that were seen last."""
        return self.house.http.post(f"{self.at}/{what}", json={"rows": self.shown["rows"]} | facts)

    def lay(self, **options: Any) -> str:
        answer = self.post("games", options=options)
        assert answer.status_code == 201, answer.text
        return str(self.house.heard(answer.json())["token"])

    def branch(self, entries: int) -> Passport:
        answer = self.house.http.post(f"{self.at}/branch", json={"entries": entries})
        assert answer.status_code == 201, answer.text
        branch = Passport.__new__(Passport)
        branch.house = self.house
        branch.take(answer.json())
        return branch

    def file(self) -> str:
        return str(self.house.http.get(f"{self.at}/file").text)

    def journey(self, **options: Any) -> None:
        """A whole game, to whatever end."""
        with Browser(self.house, self.lay(**options)) as browser:
            while browser.shown["view"]["turn"] != "over":
                browser.play()

    @property
    def levels(self) -> str:
        return "".join(sorted(card["id"][1] for card in self.shown["deck"]))
