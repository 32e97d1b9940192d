"""Answers that are compressed: a route says so where it answers much and its answer holds no key.

A key in a compressed answer could be guessed letter by letter from the lengths of many such answers.
"""

from __future__ import annotations

from fastapi.routing import APIRoute
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

LEVEL = 6  # beyond it a replay of megabytes takes much longer and gets hardly any smaller


class CompressedRoute(APIRoute):
    """A route whose answer is compressed for whoever understands that."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await GZipMiddleware(super().handle, compresslevel=LEVEL)(scope, receive, send)
