"""How a table stands, in short: who sits there, whose turn it is or how it ended, and when something was last done."""

from __future__ import annotations

from collections.abc import Sequence

from ludothek.core.game import Refused
from ludothek.server.links import Opened
from ludothek.server.live import LiveTable
from ludothek.server.tables import Tables
from ludothek.server.wire.tables import Seated, Sitter


async def seated(tables: Tables, token: str) -> Seated:
    """What a link opens."""
    async with tables.open_any(token) as (live, opened):
        return summary(live, opened, await tables.store.moved(live.id))


async def all_seated(tables: Tables, tokens: Sequence[str]) -> list[Seated | None]:
    """One after the other, so that those who play need not wait."""
    return [await seated_if_any(tables, token) for token in tokens]


async def seated_if_any(tables: Tables, token: str) -> Seated | None:
    try:
        return await seated(tables, token)
    except Refused as refused:
        if refused.why != "link":
            raise
        return None


def summary(live: LiveTable, opened: Opened, moved: float | None) -> Seated:
    table = live.table
    view = table.view(None)
    return Seated(
        kind=opened.kind,
        table=live.id,
        game=table.game.key,
        seat=opened.seat,
        turn=table.turn,
        seats=[Sitter(kind=row["kind"], name=row["name"], level=row["level"]) for row in live.seats],
        sides=view.get("sides"),
        moved=moved,
        over=live.over,
        score=list(table.score) if table.score else None,
        winners=view.get("winners") if live.over else None,
        ending=view["ending"] if live.over else None,
    )
