"""Who may come in: strangers' pages may not talk to the table, and long letters are turned away."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

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


class Guard:
    """Stands before every route."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if is_foreign(headers):
            await turn_away(scope, send, 403, "This page may not talk to the table.")
        elif scope["type"] == "http" and length(headers) > BODY_BYTES:
            await turn_away(scope, send, 413, "That is too long.")
        else:
            await self.app(scope, bounded(receive), dressed(send) if scope["type"] == "http" else send)


def is_foreign(headers: Headers) -> bool:
    """A browser says where its page came from; that must be here. Programs say nothing."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def length(headers: Headers) -> int:
    text = headers.get("content-length", "0")
    return int(text) if text.isdecimal() else BODY_BYTES + 1


def bounded(receive: Receive) -> Receive:
    """A body without a length is cut off where a long one would be turned away."""
    taken = 0

    async def bounded_receive() -> Message:
        nonlocal taken
        message = await receive()
        if message["type"] == "http.request":
            taken += len(message.get("body", b""))
            if taken > BODY_BYTES:
                return {"type": "http.disconnect"}
        return message

    return bounded_receive


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
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
