"""What is kept of campaigns: an append-only log of each, one row below the other.

A row says that a table was laid, that a game was finished, or that a season began. The log's key (campaign, n) is
unique, so of two that race for the same place exactly one is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludothek.core.game import Refused
from ludothek.games.great_race.campaign.history import Campaign, CampaignState, Entry
from ludothek.games.great_race.campaign.modules import NAMES, Modules
from ludothek.server.store import Store, metadata

LAID, GAME, SEASON = "laid", "game", "season"

campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False, unique=True),  # hash of the token that opens it
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("name", sa.String(40), nullable=False, server_default=""),  # as its player calls it
    sa.Column("branched", sa.Integer),  # after how many games it went its own way; none where it did not
    sa.Column("modules", sa.String(40), nullable=False, server_default=" ".join(NAMES)),  # that it is played with
)

campaign_rows = sa.Table(
    "campaign_rows",
    metadata,
    sa.Column("campaign", sa.String(32), sa.ForeignKey("campaigns.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # laid, game, season
    sa.Column("table", sa.String(32), sa.ForeignKey("tables.id")),  # the one that was laid
    sa.Column("transcript", sa.Text, nullable=False, default=""),
    sa.Column("upgrades", sa.JSON, nullable=False, default=list),
    sa.Column("day", sa.String(10), nullable=False, default=""),
    sa.Column("standing", sa.JSON),  # after it, proven once
    sa.Column("replay", sa.String(64), unique=True),  # hash of the token with which the game is looked at again
)
LIGHT = [column for column in campaign_rows.c if column.name != "transcript"]


@dataclass(frozen=True)
class StoredCampaign:
    """A campaign as it was kept; transcripts are read only where they are needed."""

    id: str
    seed: bytes
    made: float
    name: str
    branched: int | None
    modules: Modules
    rows: list[dict[str, Any]]

    @property
    def entries(self) -> list[dict[str, Any]]:
        return [row for row in self.rows if row["kind"] != LAID]

    @property
    def states(self) -> list[CampaignState]:
        """Before the first entry and after each."""
        return [CampaignState(modules=self.modules), *(CampaignState.read(row["standing"]) for row in self.entries)]

    @property
    def running(self) -> str | None:
        """The table that is being played at."""
        return self.rows[-1]["table"] if self.rows and self.rows[-1]["kind"] == LAID else None

    @property
    def campaign(self) -> Campaign:
        """Where the transcripts have been read."""
        return Campaign(self.seed, tuple(map(entry_of, self.entries)), tuple(self.states[1:]), self.modules)

    def at(self, rows: int) -> int:
        """The place of the next row, for somebody who has seen so many; refused as stale if there are others."""
        if rows != len(self.rows):
            raise Refused("stale")
        return rows + 1


def entry_of(row: dict[str, Any]) -> Entry:
    return Entry(row["transcript"], tuple((old, new) for old, new in row["upgrades"]), row["day"])


def row_of(campaign: str, n: int, entry: Entry, state: CampaignState, replay: str) -> dict[str, Any]:
    facts = {"kind": GAME, "replay": replay} if entry.transcript else {"kind": SEASON, "replay": None}
    what = {"transcript": entry.transcript, "upgrades": [list(pair) for pair in entry.upgrades], "day": entry.day}
    return {"campaign": campaign, "n": n, **facts, **what, "standing": state.data()}


class CampaignStore:
    """The campaigns in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make(self, campaign: dict[str, Any], rows: Sequence[dict[str, Any]]) -> None:
        async with self.store.writing() as connection:
            await connection.execute(sa.insert(campaigns), campaign)
            if rows:
                await connection.execute(sa.insert(campaign_rows), list(rows))

    async def append(self, row: dict[str, Any]) -> None:
        """Add a row; refused as stale if another was faster."""
        try:
            async with self.store.writing() as connection:
                await connection.execute(sa.insert(campaign_rows), row)
        except IntegrityError as clash:
            raise Refused("stale") from clash

    async def rename(self, campaign: str, name: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(sa.update(campaigns).where(campaigns.c.id == campaign).values(name=name))

    async def load(self, key: str, *, whole: bool = False) -> StoredCampaign:
        """What the hash of a token opens; whole, with all transcripts."""
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(sa.select(campaigns).where(campaigns.c.key == key))).mappings().first()
            if found is None:
                raise Refused("campaign-key", game="great_race")
            wanted = sa.select(*(campaign_rows.c if whole else LIGHT)).where(campaign_rows.c.campaign == found["id"])
            rows = await connection.execute(wanted.order_by(campaign_rows.c.n))
            head = {name: found[name] for name in ("id", "seed", "made", "name", "branched")}
            modules = Modules.named(found["modules"].split())
            return StoredCampaign(**head, modules=modules, rows=[dict(row) for row in rows.mappings()])

    async def game(self, replay: str) -> tuple[str, str] | None:
        """The name and the transcript of the game that the hash of a token shows again."""
        row = campaign_rows.c
        wanted = sa.select(row.campaign, row.n, row.transcript).where(row.replay == replay)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
            return (f"{found[0]}-{found[1]}", found[2]) if found else None
