"""A game to look at again: step by step in the browser, and as one page to keep."""

from __future__ import annotations

import html
import json
from pathlib import Path
from typing import Any

from ludothek.core.table import Table
from ludothek.core.transcript import replay_row, waiting, write
from ludothek.server.live import Live
from ludothek.server.wire import Replay


def replay(live: Live, seat: int | None) -> Replay:
    """What this reader may see after each row; while a game runs, no more than its seat knew."""
    return Replay(
        table=live.id,
        game=live.table.game.key,
        seats=[live.seat_shown(place, False, 0) for place in range(live.table.seats)],
        said=live.said_to(seat),
        views=views(live.table, seat),
        over=live.over,
    )


def views(table: Table, seat: int | None) -> list[dict[str, Any]]:
    again = waiting(table.game, table.options, seats=table.seats, seed=table.dice.seed)
    pages = [page_of(again, seat)]
    for step in table.steps:
        replay_row(again, step.actor, step.text)
        pages.append(page_of(again, seat))
    return pages


def page_of(table: Table, seat: int | None) -> dict[str, Any]:
    return table.view(seat) | {"choices": [], "undo": False}


def page(live: Live, seat: int | None, web: Path) -> str:
    """One page with everything in it: the transcript to read and verify, the pictures to step through."""
    text = transcript(live) if live.over or not live.table.game.hidden else heard(live, seat)
    data = json.dumps(replay(live, seat).model_dump(), separators=(",", ":")).replace("</", "<\\/")
    script, style = built(web, "offline.js"), built(web, "offline.css")
    return (
        "<!doctype html>\n<html>\n<meta charset=utf-8>\n"
        '<meta name=viewport content="width=device-width, initial-scale=1">\n'
        f"<title>Ludothek: {html.escape(live.table.game.key)}</title>\n<style>{style}</style>\n<div id=app></div>\n"
        f"<pre id=transcript>\n{html.escape(text)}</pre>\n"
        f'<script type="application/json" id=replay>{data}</script>\n<script type=module>{script}</script>\n</html>\n'
    )


def heard(live: Live, seat: int | None) -> str:
    """Of a running game with secrets: the log as this reader knows it."""
    return "".join(f"{row.n} {row.log}\n" for row in live.said_to(seat))


def transcript(live: Live) -> str:
    """The transcript for others: while the game runs, throws keep their seed to themselves."""
    table = live.table.fork()
    table.names = tuple(row["name"] for row in live.seats)
    return write(table, shared=True)


def built(web: Path, name: str) -> str:
    """A part of the front end that is made to be put into a page."""
    file = web / "offline" / name
    return file.read_text("utf-8").replace("</script", "<\\/script") if file.is_file() else ""
