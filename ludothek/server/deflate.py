"""Sockets that compress what they send: each message by itself, so that a silent one keeps no memory for it."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": 5},
)


class DeflateProtocol(WebSocketsSansIOProtocol):
    """The server's own would keep a window for each socket, some 50 kB that do nothing while nobody plays."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.conn.available_extensions = [DEFLATE]
