"""One browser at one table: a message up, a message down. The socket only carries."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from ludothek.core.game import Refused
from ludothek.server import deeds, wire
from ludothek.server.limits import MESSAGE_BYTES, Limits
from ludothek.server.live import Listener, Live
from ludothek.server.tables import Tables

log = logging.getLogger("ludothek.socket")
UP: TypeAdapter[Any] = TypeAdapter(wire.Up)
GONE = 4404  # the link is dead
TOO_MUCH = 4429


async def serve(socket: WebSocket, tables: Tables, limits: Limits) -> None:
    """Greet, show the table, and carry messages until the browser is gone."""
    await socket.accept()
    try:
        hello = read(await socket.receive_text())
        if not isinstance(hello, wire.Hello):
            raise Refused("message")
        live, seat = await tables.open(hello.token)
    except Refused as refused:
        await send(socket, refusal(refused, 0))
        await socket.close(GONE)
        return
    except (WebSocketDisconnect, KeyError):
        return
    listener = await tables.listen(live, seat, lambda shown: send(socket, shown))
    try:
        await carry(socket, tables, live, listener, limits)
    except WebSocketDisconnect:
        log.debug("a browser has gone")
    finally:
        await tables.unlisten(live, listener)


async def carry(socket: WebSocket, tables: Tables, live: Live, listener: Listener, limits: Limits) -> None:
    bucket = limits.for_socket()
    while True:
        text = await receive(socket)
        if not bucket.take():
            await send(socket, refusal(Refused("too-fast"), live.table.ply))
            await socket.close(TOO_MUCH)
            return
        try:
            live = await tables.wake(live.id)  # it may have been read anew
            if answer := await deeds.do(tables, live, listener, read(text)):
                await send(socket, answer)
        except Refused as refused:
            await send(socket, refusal(refused, live.table.ply))


async def receive(socket: WebSocket) -> str:
    """The next message as text; bytes are not spoken here."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or 1005)
    return message.get("text") or ""


async def send(socket: WebSocket, message: wire.Down) -> None:
    """Say it if anybody still listens; a browser that has gone will ask again when it comes back."""
    try:
        await socket.send_text(message.model_dump_json())
    except (WebSocketDisconnect, RuntimeError):
        log.debug("nobody listens any more")


def read(text: str) -> Any:
    if len(text.encode()) > MESSAGE_BYTES:
        raise Refused("message")
    try:
        return UP.validate_json(text)
    except ValidationError as problem:
        raise Refused("message") from problem


def refusal(refused: Refused, ply: int) -> wire.RefusedShown:
    facts = {name: fact for name, fact in refused.facts.items() if isinstance(fact, str | int)}
    return wire.RefusedShown(ply=ply, why=refused.why, rule=refused.rule, facts=facts, squares=list(refused.squares))
