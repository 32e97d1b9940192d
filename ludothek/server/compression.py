"""Answers that are compressed: a route says so where it answers much and its answer holds no key.

A key in a compressed answer could be guessed letter by letter from the lengths of many such answers.
"""

from __future__ import annotations

from fastapi.routing import APIRoute
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

LEVEL = 6  # beyond it a replay of megabytes takes much longer and gets hardly any smaller


class CompressedRoute(APIRoute):
    """A route whose answer is compressed for whoever understands that."""

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await GZipMiddleware(super().handle, compresslevel=LEVEL)(scope, receive, send)


class CompressedFiles(StaticFiles):
    """Files that lie there compressed as well: `table.js.gz` is sent as `table.js` to whoever understands that."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = None
        if "gzip" in Headers(scope=scope).get("Accept-Encoding", ""):
            response = await self.compressed(path, scope)
        response = response or await super().get_response(path, scope)
        response.headers.add_vary_header("Accept-Encoding")
        return response

    async def compressed(self, path: str, scope: Scope) -> Response | None:
        try:
            response = await super().get_response(f"{path}.gz", scope)
        except HTTPException:
            return None
        response.headers["Content-Encoding"] = "gzip"
        return response
