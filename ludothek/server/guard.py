"""Which requests are let in: only for names of this server, from its own pages, and with bodies of bounded length."""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludothek.core.game import Refused
from ludothek.core.program import told_to_strangers
from ludothek.core.words import LANGUAGES, words
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
PAGE = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Ludothek</title></head>
<body><h1>Ludothek</h1><p>{sentence}</p></body>
</html>
"""


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
            await reject_name(scope, send, headers)
        elif is_foreign(headers):
            await reject(scope, send, 403, "This page may not talk to the table.")
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        elif (body := await whole_body(headers, receive, self.bodies.get(scope["path"], BODY_BYTES))) is None:
            await reject(scope, send, 413, "That is too long.")
        else:
            await self.app(scope, with_body(body, receive), with_headers(send))


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


def with_body(body: bytes, receive: Receive) -> Receive:
    """The body that was read already, then whatever comes."""
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def handed() -> Message:
        return waiting.pop() if waiting else await receive()

    return handed


def with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers


async def reject_name(scope: Scope, send: Send, headers: Headers) -> None:
    """Who asked for another name is told the remedy: a person on a page, in their language."""
    language = language_of(headers) if "text/html" in headers.get("accept", "") else None
    sentence = words(language or "en").refusal(Refused("name", program=told_to_strangers()))
    if scope["type"] == "websocket" or language is None:
        await reject(scope, send, 421, sentence)
    else:
        await answer(send, 421, "text/html; charset=utf-8", PAGE.format(language=language, sentence=escape(sentence)))


def language_of(headers: Headers) -> str:
    """The first of ours that a browser likes to read."""
    liked = [each.strip()[:2].lower() for each in headers.get("accept-language", "").split(",")]
    return next((each for each in liked if each in LANGUAGES), "en")


async def reject(scope: Scope, send: Send, status: int, title: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4403})
        return
    problem = {"type": "about:blank", "title": title, "status": status}
    await answer(send, status, "application/problem+json", json.dumps(problem))


async def answer(send: Send, status: int, kind: str, text: str) -> None:
    body = text.encode()
    headers = [(b"content-type", kind.encode()), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
