"""What each message from a browser does at the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from ludothek.core.game import Refused
from ludothek.core.table import Table
from ludothek.server import advice, links, wire
from ludothek.server.consent import (
    asker_of,
    bots_of,
    check_plays,
    check_takeback,
    is_last,
    others_of,
    unheard,
)
from ludothek.server.live import Listener, LiveTable
from ludothek.server.new_table import another, statements
from ludothek.server.tables import Tables
from ludothek.server.tokens import hashed, new_token

BEHIND = -100  # a bot that likes its position no better than this accepts a draw
Answer = wire.down.HintShown | wire.down.ReviewShown | wire.down.EarlierShown | wire.down.Pong | None


async def do(tables: Tables, live: LiveTable, listener: Listener, message: wire.up.Up) -> Answer:
    """Carry out a message; spectators may only look."""
    if isinstance(message, wire.up.Ping):
        return wire.down.Pong()
    if isinstance(message, wire.up.Earlier):
        return live.earlier_to(listener.seat, message.before)
    if listener.seat is None:
        raise Refused("spectator")
    if type(message) not in HANDLERS:
        raise Refused("message")
    return await HANDLERS[type(message)](tables, live, listener.seat, message)


def check_fresh(live: LiveTable, ply: int) -> None:
    if ply != live.table.ply:
        raise Refused("stale")


def check_time(live: LiveTable, seat: int) -> None:
    """While a bot plays the turn of a seat whose time is out, that seat can only watch."""
    if live.table.stood == seat:
        raise Refused("time-out")


async def move(tables: Tables, live: LiveTable, seat: int, message: wire.up.Move) -> None:
    def change(draft: LiveTable) -> None:
        check_time(draft, seat)
        draft.table.play(message.move, seat=seat, ply=message.ply)
        forget_asks(draft)

    await tables.act(live, change)


async def confirm(tables: Tables, live: LiveTable, seat: int, message: wire.up.Confirm) -> None:
    def change(draft: LiveTable) -> None:
        check_fresh(draft, message.ply)
        draft.table.confirm(seat)

    await tables.act(live, change)


async def why(tables: Tables, live: LiveTable, seat: int, message: wire.up.Why) -> None:
    """Clicks that spell no move: say which rule forbids them. They are tried on a fork, which nobody sees."""
    check_fresh(live, message.ply)
    table = live.table.fork()
    text = table.game.telling.spell(message.clicks)
    if table.turn == seat:
        table.find(text)
    else:
        table.play(text, seat=seat)
    raise Refused("unfinished")


async def undo(tables: Tables, live: LiveTable, seat: int, message: wire.up.Undo) -> None:
    def change(draft: LiveTable) -> None:
        check_fresh(draft, message.ply)
        check_time(draft, seat)
        draft.table.undo(seat)

    await tables.act(live, change)


async def resign(tables: Tables, live: LiveTable, seat: int, message: wire.up.Resign) -> None:
    def change(draft: LiveTable) -> None:
        check_fresh(draft, message.ply)
        draft.table.resign(seat)
        forget_asks(draft)

    await tables.act(live, change)


async def ask(tables: Tables, live: LiveTable, seat: int, message: wire.up.Ask) -> None:
    """Ask the others; bots answer at once."""

    def change(draft: LiveTable) -> None:
        check_fresh(draft, message.ply)
        check_takeback(draft, seat) if message.what == "takeback" else check_draw(draft, seat)
        others, bots = others_of(draft, seat), bots_of(draft, seat)
        if bots == others:
            grant(draft, seat, message.what)
        elif (offer := f"{message.what}:{seat}") not in draft.asks:
            draft.asks.append(offer)
            draft.yes = [y for y in draft.yes if not y.startswith(offer)]

    await tables.act(live, change)


async def answer(tables: Tables, live: LiveTable, seat: int, message: wire.up.Answer) -> None:
    """Say yes or no to what another seat asked: one no is enough, a yes counts once every person has said it."""

    def change(draft: LiveTable) -> None:
        check_fresh(draft, message.ply)
        asked = [a for a in draft.asks if a.startswith(f"{message.what}:") and not a.endswith(f":{seat}")]
        if not asked:
            raise Refused("not-asked")
        check_plays(draft, seat)
        if not message.yes:
            draft.asks = [a for a in draft.asks if a not in asked]
            draft.yes = [y for y in draft.yes if y.rpartition(":")[0] not in asked]
            return
        draft.yes += [f"{asked[0]}:{seat}"]
        if not unheard(draft, asked[0]):
            grant(draft, asker_of(asked[0]), message.what)

    await tables.act(live, change)


def forget_asks(draft: LiveTable) -> None:
    draft.asks, draft.yes = [], []


def check_draw(live: LiveTable, seat: int) -> None:
    """Refused where nobody is there to agree, or a bot does not."""
    check_plays(live, seat)
    others = others_of(live, seat)
    if not others or all(live.seats[other]["kind"] == "open" for other in others):
        raise Refused("draw-alone")
    if not all(accepts_draw(live.table, bot) for bot in bots_of(live, seat)):
        raise Refused("draw-declined")


def grant(draft: LiveTable, seat: int, what: str) -> None:
    """Do what was agreed to."""
    forget_asks(draft)
    table = draft.table
    if what == "draw":
        table.agree_draw(seat)
        return
    while not table.can_undo(seat) and not is_last(table, seat):
        table.undo(seat, consent=True)
    table.undo(seat, consent=True)


def accepts_draw(table: Table, bot: int) -> bool:
    return bool(table.game.bots.worth(table.board, table.known(bot), bot) <= BEHIND)


async def hint_please(tables: Tables, live: LiveTable, seat: int, message: wire.up.HintPlease) -> wire.down.HintShown:
    check_fresh(live, message.ply)
    check_time(live, seat)
    shown = await advice.hint(tables.bots, live.table, seat)
    check_fresh(live, message.ply)
    return shown


async def review_please(
    tables: Tables, live: LiveTable, seat: int, message: wire.up.ReviewPlease
) -> wire.down.ReviewShown:
    return await advice.review(tables.bots, live.table, seat, message.ply)


async def rename(tables: Tables, live: LiveTable, seat: int, message: wire.up.Rename) -> None:
    def change(draft: LiveTable) -> None:
        draft.seats[seat]["name"] = message.name.strip()

    await tables.act(live, change)


async def leave(tables: Tables, live: LiveTable, seat: int, message: wire.up.Leave) -> None:
    """Get up: nothing opens the seat any more but a new invite, which the others are shown."""

    def change(draft: LiveTable) -> None:
        draft.seats[seat] |= {"kind": "open", "name": ""}
        invite(draft, seat)
        draft.forget_trophies(seat)
        if draft.table.waiting == seat:
            draft.table.confirm(seat)
        draft.asks = [a for a in draft.asks if not a.endswith(f":{seat}")]
        draft.yes = [y for y in draft.yes if not y.endswith(f":{seat}")]

    await tables.act(live, change)
    for gone in [listener for listener in live.listeners if listener.seat == seat]:
        gone.seat = None


async def link(tables: Tables, live: LiveTable, seat: int, message: wire.up.Link) -> None:
    """A new invite to an open seat; the old one is dead."""

    def change(draft: LiveTable) -> None:
        if message.seat not in range(draft.table.seats) or draft.seats[message.seat]["kind"] != "open":
            raise Refused("seat-taken")
        invite(draft, message.seat)

    await tables.act(live, change)


def invite(draft: LiveTable, seat: int) -> None:
    """A new link to an open seat; whatever opened it before is dead."""
    draft.links[seat] = new_token()
    draft.statements += links.invitation(draft.id, seat, draft.links[seat])


async def rematch(tables: Tables, live: LiveTable, seat: int, message: wire.up.Rematch) -> None:
    """The same game again with the seats turned by one; every seat is told its link there."""
    if live.next is None:
        await lay_again(tables, live)
    if seat not in live.rematch:
        await relink(tables, live, seat)


async def lay_again(tables: Tables, live: LiveTable) -> None:
    """The next table with the trophies of the series, and the way to it: kept in one go before anybody plays there."""
    laid: list[LiveTable] = []

    def change(draft: LiveTable) -> None:
        if not draft.over:
            raise Refused("not-over")
        if draft.next is None:  # otherwise somebody was faster
            again, n = another(draft), draft.table.seats
            tokens = {seat: again.links.get((seat - 1) % n) for seat in range(n)}
            draft.rematch = {seat: token for seat, token in tokens.items() if token}
            draft.next, draft.issued = again.id, {str(seat): hashed(token) for seat, token in draft.rematch.items()}
            draft.statements += statements(again)
            laid.append(again)

    await tables.act(live, change)
    for again in laid:
        tables.start(again)


async def relink(tables: Tables, live: LiveTable, seat: int) -> None:
    """Nobody remembers the link: the seat gets one more, unless it was left and belongs to others now."""
    assert live.next
    next_table, place, token = live.next, (seat - 1) % live.table.seats, new_token()
    if not await tables.links.opens(live.issued.get(str(seat), ""), next_table, place):
        raise Refused("link")

    def change(draft: LiveTable) -> None:
        draft.rematch[seat] = token
        draft.statements += [links.key(next_table, place, token)]

    await tables.act(live, change)


Handler = Callable[[Tables, LiveTable, int, Any], Awaitable[Answer]]
HANDLERS: dict[type, Handler] = {
    wire.up.Move: move,
    wire.up.Confirm: confirm,
    wire.up.Why: why,
    wire.up.Undo: undo,
    wire.up.Ask: ask,
    wire.up.Answer: answer,
    wire.up.Resign: resign,
    wire.up.HintPlease: hint_please,
    wire.up.ReviewPlease: review_please,
    wire.up.Rename: rename,
    wire.up.Leave: leave,
    wire.up.Link: link,
    wire.up.Rematch: rematch,
}
