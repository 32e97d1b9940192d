"""Starting the table: on a free port of this machine or of its home network, with the browser opened at it."""

from __future__ import annotations

import json
import logging
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any
from urllib.request import urlopen

import uvicorn

from ludothek.core.game import Refused
from ludothek.server import lan
from ludothek.server.app import make_app
from ludothek.server.database import prepare
from ludothek.server.deflate import DeflateProtocol
from ludothek.server.limits import MESSAGE_BYTES
from ludothek.server.ports import chosen_port
from ludothek.server.settings import Settings

Announce = Callable[[str, Sequence[str]], None]  # told the address here, and the beginnings of links for others


def print_address(address: str, reach: Sequence[str]) -> None:
    print(address, flush=True)


def serve(
    settings: Settings,
    *,
    host: str = "127.0.0.1",
    port: int = 0,
    browser: bool = False,
    announce: Announce = print_address,
) -> None:
    """Serve until asked to close; port 0 takes 8000, or any free one."""
    log_as_json()
    settings = replace(settings, database=prepare(settings.database), names=lan.names(host, settings.names))
    for asked in (signal.SIGINT, signal.SIGTERM):  # both ways of asking to close are the same
        signal.signal(asked, signal.default_int_handler)
    with suppress(KeyboardInterrupt):  # everything is stored already
        chosen = chosen_port(host, port)
        settings = replace(settings, reach=settings.reach or reach(host, chosen))
        address = f"{lan.origin(lan.HERE[0] if host in lan.ANYWHERE else host, chosen)}/"
        announce(address, settings.reach)
        if browser:
            threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
        uvicorn.Server(configured(settings, host, chosen)).run()


def reach(host: str, port: int) -> tuple[str, ...]:
    """The beginnings of links that work on other devices too; none while only this computer is listened to."""
    if host in lan.HERE:
        return ()
    found = lan.addresses() if host in lan.ANYWHERE else [host]
    if not found:
        raise Refused("no-network")
    return tuple(lan.origin(address, port) for address in found)


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws=DeflateProtocol,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,  # DeflateProtocol does it
        log_config=None,
        access_log=False,  # addresses hold tokens
        server_header=False,
    )


def open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(f"{address}healthz", timeout=1).close()  # noqa: S310  our own address
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


EXTRA = ("table", "why")  # what a record of ours may say besides its message


class Json(logging.Formatter):
    """A line a machine can read; what is logged never holds a token."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": record.created, "level": record.levelname, "from": record.name}
        line["says"] = record.getMessage()
        line |= {name: said for name, said in vars(record).items() if name in EXTRA}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_as_json() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
