"""One browser at one table: a message up, a message down. The socket only carries."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AsyncExitStack

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ludothek.core.game import Refused
from ludothek.server import handlers, wire
from ludothek.server.limits import MESSAGE_BYTES, Limits
from ludothek.server.live import Listener, LiveTable
from ludothek.server.tables import Tables

log = logging.getLogger("ludothek.socket")
UP: TypeAdapter[wire.up.Up] = TypeAdapter(wire.up.Up)
GONE = 4404  # the link is dead
TOO_MUCH = 4429
UNREAD = 100  # replies that may wait for a browser that does not read


async def serve(socket: WebSocket, tables: Tables, limits: Limits) -> None:
    """Greet, show the table, and carry messages until the browser is gone."""
    address = socket.client.host if socket.client else ""
    with limits.socket_from(address) as welcome:
        if not welcome:
            await socket.close(TOO_MUCH)  # before it is accepted: the browser is told 403
            return
        await socket.accept()
        try:
            await sit_down(socket, tables, limits)
        except WebSocketDisconnect:
            log.debug("a browser has gone")


async def sit_down(socket: WebSocket, tables: Tables, limits: Limits) -> None:
    async with AsyncExitStack() as stay:
        try:
            hello = read(await receive(socket))
            if not isinstance(hello, wire.up.Hello):
                raise Refused("message")
            live, opened = await stay.enter_async_context(tables.open(hello.token))
        except Refused as refused:
            await send(socket, refusal(refused, 0))
            await socket.close(GONE)
            return
        await listen(socket, tables, live, Listener(opened.eyes), limits)


async def listen(socket: WebSocket, tables: Tables, live: LiveTable, listener: Listener, limits: Limits) -> None:
    showing = asyncio.create_task(show(socket, live, listener))
    try:
        await tables.listen(live, listener)
        await carry(socket, tables, live, listener, limits)
    finally:
        showing.cancel()
        tables.unlisten(live, listener)


async def show(socket: WebSocket, live: LiveTable, listener: Listener) -> None:
    """Whenever there is news, show the table as it is by then: who reads slowly sees less often, not later."""
    while True:
        await listener.wake.wait()
        listener.wake.clear()
        if listener.news:
            listener.news = False
            shown = live.shown_to(listener)
            listener.told = shown.ply
            await send(socket, shown)
        while listener.replies:
            await send(socket, listener.replies.popleft())


async def carry(socket: WebSocket, tables: Tables, live: LiveTable, listener: Listener, limits: Limits) -> None:
    bucket = limits.for_socket()
    while True:
        text = await receive(socket)
        if not bucket.take() or len(listener.replies) > UNREAD:
            await send(socket, refusal(Refused("too-fast"), live.table.ply))
            await socket.close(TOO_MUCH)
            return
        try:
            if answer := await handlers.do(tables, live, listener, read(text)):
                listener.post(answer)
        except Refused as refused:
            listener.post(refusal(refused, live.table.ply))


async def receive(socket: WebSocket) -> str:
    """The next message as text; a binary one counts as empty, which is refused."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    return message.get("text") or ""


async def send(socket: WebSocket, message: wire.down.Down) -> None:
    """Say it if anybody still listens; a browser that has gone will ask again when it comes back."""
    try:
        await socket.send_text(message.model_dump_json())
    except (WebSocketDisconnect, RuntimeError):
        log.debug("nobody listens any more")


def read(text: str) -> wire.up.Up:
    if len(text.encode()) > MESSAGE_BYTES:
        raise Refused("message")
    try:
        return UP.validate_json(text)
    except ValidationError as problem:
        raise Refused("message") from problem


def refusal(refused: Refused, ply: int) -> wire.down.RefusedShown:
    return wire.down.RefusedShown(
        ply=ply, why=refused.why, rule=refused.rule, facts=refused.told, squares=list(refused.squares)
    )
