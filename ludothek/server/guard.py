"""Which requests are let in: only for names of this server, from its own pages, and with bodies of bounded length."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludothek.server.lan import name_of
from ludothek.server.limits import BODY_BYTES

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # a link is a key: it is not told to anybody
    "Cross-Origin-Opener-Policy": "same-origin",
}
WRONG_NAME = (
    "The table does not answer to this name. Open it by the address that was printed when it was started, "
    "or start it with: ludothek serve --allow-host NAME"
)


class Guard:
    """Stands before every route."""

    def __init__(self, app: ASGIApp, names: frozenset[str], bodies: Mapping[str, int]) -> None:
        self.app, self.names = app, names
        self.bodies = bodies  # paths that take a longer body than usual, and how many bytes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if name_of(headers.get("host", "")) not in self.names:
            await turn_away(scope, send, 421, WRONG_NAME)
        elif is_foreign(headers):
            await turn_away(scope, send, 403, "This page may not talk to the table.")
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif (body := await whole_body(headers, receive, self.bodies.get(scope["path"], BODY_BYTES))) is None:
            await turn_away(scope, send, 413, "That is too long.")
        else:
            await self.app(scope, handing_on(body, receive), dressed(send))


def is_foreign(headers: Headers) -> bool:
    """A browser says where its page came from; that must be here. Programs say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc != headers.get("host")
    except ValueError:  # no address at all
        return True


async def whole_body(headers: Headers, receive: Receive, most: int) -> bytes | None:
    """What came with a request, read to its end; None if that is too long, whether or not it says so."""
    if int_of(headers.get("content-length", "0"), most) > most:
        return None
    body: bytes = b""
    while len(body) <= most:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            return body
    return None


def int_of(text: str, most: int) -> int:
    return int(text) if text.isdecimal() else most + 1


def handing_on(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then whatever comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def handed() -> Message:
        return waiting.pop() if waiting else await receive()

    return handed


def dressed(send: Send) -> Send:
    async def dressed_send(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return dressed_send


async def turn_away(scope: Scope, send: Send, status: int, title: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
        return
    body = f'{{"type":"about:blank","title":"{title}","status":{status}}}'.encode()
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
