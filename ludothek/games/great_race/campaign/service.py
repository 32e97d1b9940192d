"""Campaigns on the server: opened with a key, played at one table after the other, branched, exported and imported.

A game that is over is entered when its campaign is opened next, exactly once: whoever comes second finds it there.
Whatever else a campaign has to give away is opened with a token that is derived from its key by HMAC.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any

import sqlalchemy as sa

from ludothek.core.game import Refused
from ludothek.games import find
from ludothek.games.great_race.campaign.file import MOST_ENTRIES, SEED, read, too_long, write
from ludothek.games.great_race.campaign.history import Campaign, Entry, finish, new_season, today
from ludothek.games.great_race.campaign.modules import Modules
from ludothek.games.great_race.campaign.shown import shown
from ludothek.games.great_race.campaign.store import LAID, CampaignStore, StoredCampaign, campaign_rows, row_of
from ludothek.games.great_race.campaign.wire import (
    Branch,
    CampaignName,
    CampaignShown,
    Change,
    LaidGame,
    NewCampaign,
    NextGame,
)
from ludothek.server import links, wire
from ludothek.server.live import LiveTable
from ludothek.server.new_table import laid
from ludothek.server.tables import Tables
from ludothek.server.tokens import derived_token, hashed, new_id, new_token

GAME, FEATURE = "great_race", "campaign"


def seat_token(key: str, n: int) -> str:
    """The token of the seat in the game of row `n`, derived by HMAC from the key of its campaign."""
    return derived_token(key.encode(), f"seat {n}")


def replay_token(key: str, n: int) -> str:
    """The token with which the game of row `n` is looked at again, derived in the same way."""
    return derived_token(key.encode(), f"replay {n}")


class Campaigns:
    def __init__(self, tables: Tables) -> None:
        self.tables, self.store = tables, CampaignStore(tables.store)
        self.reading = asyncio.Semaphore(1)  # a file is played through, which takes a while: one after the other

    async def begin(self, asked: NewCampaign) -> CampaignShown:
        """A new campaign with its modules, or one from a file."""
        if asked.file is None:
            return await self.keep(Campaign(secrets.token_bytes(SEED), modules=Modules.named(asked.modules)))
        async with self.reading:
            return await self.keep(await asyncio.to_thread(read, asked.file))

    async def branch(self, token: str, asked: Branch) -> CampaignShown:
        """A campaign of its own that goes on from an earlier game; the old one stays."""
        stored = await self.store.load(hashed(token), whole=True)
        branch = stored.campaign.branch(asked.entries)
        return await self.keep(branch, branched=branch.state.games)

    async def keep(self, campaign: Campaign, branched: int | None = None) -> CampaignShown:
        """A campaign under a new key."""
        token, name = new_token(), new_id()
        row = {"id": name, "key": hashed(token), "seed": campaign.seed, "made": time.time(), "branched": branched}
        row["modules"] = " ".join(campaign.modules.names)
        rows = [
            row_of(name, n, entry, state, hashed(replay_token(token, n)))
            for n, (entry, state) in enumerate(zip(campaign.entries, campaign.known, strict=True), 1)
        ]
        await self.store.make(row, rows)
        return await self.show(token)

    # --- what is done with one ---

    async def show(self, token: str) -> CampaignShown:
        stored = await self.open(token)
        seat = seat_token(token, len(stored.rows))
        async with self.at_table(stored) as live:
            if live and await self.tables.links.find(seat) is None:  # whoever got up may sit down again
                await self.tables.act(live, lambda draft: draft.statements.append(links.key(draft.id, 0, seat)))
            return shown(stored, live, token, seat, replay_token)

    async def lay(self, token: str, asked: NextGame) -> LaidGame:
        """The table of the next game, laid as the campaign stands."""
        stored = await self.idle(token)
        n, game = stored.at(asked.rows), find(GAME)
        chosen = {name: value for name, value in game.choose(asked.options).items() if name in asked.options}
        plan = wire.tables.NewTable(
            game=GAME,
            options=stored.states[-1].options(chosen),
            seats=[wire.tables.Person(kind="person", name=asked.name)],
        )
        live = laid(plan)
        live.feature, live.links[0] = FEATURE, seat_token(token, n)
        row = {"campaign": stored.id, "n": n, "kind": LAID, "table": live.id}
        await self.tables.lay(live, sa.insert(campaign_rows).values(row))
        return LaidGame(token=live.links[0], table=live.id)

    async def give_up(self, token: str, asked: Change) -> CampaignShown:
        """T wins the game that is running (G19.5)."""
        stored = await self.open(token)
        stored.at(asked.rows)
        async with self.at_table(stored) as live:
            if live is None:
                raise Refused("stale")
            await self.tables.act(live, lambda draft: draft.table.resign(0))
        return await self.show(token)

    async def season(self, token: str, asked: Change) -> CampaignShown:
        stored = await self.idle(token)
        after = new_season(stored.states[-1])
        await self.store.append(row_of(stored.id, stored.at(asked.rows), Entry(day=today()), after, ""))
        return await self.show(token)

    async def rename(self, token: str, asked: CampaignName) -> CampaignShown:
        stored = await self.store.load(hashed(token))
        await self.store.rename(stored.id, asked.name.strip())
        return await self.show(token)

    async def file(self, token: str) -> str:
        await self.open(token)
        stored = await self.store.load(hashed(token), whole=True)
        return write(stored.campaign)

    async def opens(self, token: str) -> bool:
        """Whether a key opens a campaign."""
        try:
            return bool(await self.store.load(hashed(token)))
        except Refused:
            return False

    async def game(self, token: str) -> tuple[str, str] | None:
        """The name and the transcript of the game that a token shows again."""
        return await self.store.game(hashed(token))

    async def close(self) -> None:
        """Everything is stored already."""

    # --- what these are made of ---

    async def open(self, token: str) -> StoredCampaign:
        """The campaign that a key opens, with the last game in it if that is over."""
        stored = await self.store.load(hashed(token))
        async with self.at_table(stored) as live:
            if live is None or not live.over:
                return stored
            row = finished(stored, live, token)
            with suppress(Refused):  # somebody was faster
                await self.store.append(row)
        return await self.store.load(hashed(token))

    async def idle(self, token: str) -> StoredCampaign:
        """The campaign, while no game is running and there is room for one more."""
        stored = await self.open(token)
        if len(stored.entries) >= MOST_ENTRIES:
            raise too_long()
        async with self.at_table(stored) as live:
            if live:
                raise Refused("campaign-running", "G20.1", game=GAME, number=stored.states[-1].games + 1)
        return stored

    @asynccontextmanager
    async def at_table(self, stored: StoredCampaign) -> AsyncIterator[LiveTable | None]:
        """The running game; none where there is none, or none that the rules of today know."""
        async with AsyncExitStack() as held:
            live = None
            if stored.running:
                if known := self.tables.live.get(stored.running):
                    self.tables.unload(known)  # where nobody sits, another server may have played on
                with suppress(Refused):
                    live = await held.enter_async_context(self.tables.in_memory(stored.running))
            yield live


def finished(stored: StoredCampaign, live: LiveTable, token: str) -> dict[str, Any]:
    """The row of a game that is over."""
    table, n = live.table.fork(), len(stored.rows) + 1
    table.names = (live.seats[0]["name"],)
    entry, state = finish(stored.states[-1], table, stored.seed, len(stored.entries) + 1, today())
    return row_of(stored.id, n, entry, state, hashed(replay_token(token, n)))
