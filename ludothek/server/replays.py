"""A game to look at again: step by step in the browser, and as one page to keep."""

from __future__ import annotations

import gzip
import html
import json
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path

from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.core.transcript import replay_row, unthrown, write
from ludothek.core.view import Shown
from ludothek.server import examples
from ludothek.server.live import LiveTable
from ludothek.server.wire.replays import Moment, Replay
from ludothek.server.wire.values import Message

OPEN, WATCH = "open", "watch"  # everything lies open; as a spectator saw it


def replay(live: LiveTable, seat: int | None, eyes: str | None = None) -> Replay:
    """What was seen after each row: while a game runs through one's own eyes, afterwards through anybody's."""
    own = WATCH if seat is None else str(seat)
    eyes = eyes or (OPEN if live.over else own)
    if eyes != own and not live.over:
        raise Refused("eyes")
    reader = seat if eyes == OPEN else None if eyes == WATCH else int(eyes)
    return Replay(
        table=live.id,
        game=live.table.game.key,
        seats=[live.seat_shown(place, False, 0) for place in range(live.table.seats)],
        said=live.said() if eyes == OPEN else live.redacted_for(reader),
        views=views(live.table, reader, eyes == OPEN),
        over=live.over,
        eyes=eyes,
        all_eyes=all_eyes(live),
    )


def moment(live: LiveTable, seat: int | None, n: int) -> Moment:
    """What a seat saw after n rows, as it would find it in the replay while the game runs."""
    again, rows = begun_anew(live.table), live.table.steps[:n]
    for step in rows:
        replay_row(again, step.actor, step.text)
    return Moment(n=len(rows), view=view_of(again, seat))


def all_eyes(live: LiveTable) -> list[str]:
    """Where one saw what another did not: everything, then what each seat and what a spectator saw."""
    return [OPEN, *map(str, range(live.table.seats)), WATCH] if live.table.game.hidden and live.over else []


def begun_anew(table: Table) -> Table:
    """The same game before its first step."""
    return unthrown(table.game, table.options, seats=table.seats, seed=table.dice.seed)


def views(table: Table, seat: int | None, opened: bool = False) -> list[Shown]:
    again = begun_anew(table)
    again.open = opened
    shown = [view_of(again, seat)]
    for step in table.steps:
        replay_row(again, step.actor, step.text)
        shown.append(view_of(again, seat))
    return shown


def view_of(table: Table, seat: int | None) -> Shown:
    return table.view(seat) | {"choices": [], "undo": False}


def page(live: LiveTable, seat: int | None, web: Path) -> str:
    """One page with everything in it: the transcript to read and verify, the pictures to step through."""
    text = transcript(live) if live.over or not live.table.game.hidden else redacted_log(live, seat)
    games = [replay(live, seat, eyes) for eyes in all_eyes(live)] or [replay(live, seat)]
    script, style = asset(web, "offline.js"), asset(web, "offline.css")
    return (
        "<!doctype html>\n<html>\n<meta charset=utf-8>\n"
        '<meta name=viewport content="width=device-width, initial-scale=1">\n'
        f"<title>Ludothek: {html.escape(live.table.game.key)}</title>\n<style>{style}</style>\n<div id=app></div>\n"
        f"<pre id=transcript>\n{html.escape(text)}</pre>\n"
        f"<script type=text/plain id=replay>{packed(games)}</script>\n"
        f"<script type=text/plain id=examples>{packed(examples.shown(live.table.game.key))}</script>\n"
        f"<script type=module>{script}</script>\n</html>\n"
    )


def packed(messages: Sequence[Message]) -> str:
    """In few letters: a board that is drawn a hundred times over need not be written a hundred times."""
    text = json.dumps([message.model_dump() for message in messages], separators=(",", ":"))
    return b64encode(gzip.compress(text.encode(), mtime=0)).decode()


def redacted_log(live: LiveTable, seat: int | None) -> str:
    """Of a running game with secrets: the log as this reader knows it."""
    return "".join(f"{row.n} {row.log}\n" for row in live.said_to(seat))


def transcript(live: LiveTable) -> str:
    """The transcript for others: while the game runs, throws keep their seed to themselves."""
    table = live.table.fork()
    table.names = tuple(row["name"] for row in live.seats)
    return write(table, shared=True)


def asset(web: Path, name: str) -> str:
    """A part of the front end that is made to be put into a page."""
    file = web / "offline" / name
    return file.read_text("utf-8").replace("</script", "<\\/script") if file.is_file() else ""
