"""Starts table servers for the tests, with two more games on their shelf.

`python -m tests.server.start_servers` reads all the code once; then each line that it is given, a plan in JSON, becomes
a server process of its own, whose id is the answer.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ludothek import template
from ludothek.games import GAMES
from tests.rooms import secret


def shelve() -> None:
    """A game with throws for two to four, and one with something to hide and to take back."""
    GAMES["template"], GAMES["secret"] = template.GAME, secret.GAME


def main() -> None:
    for module in ("ludothek.server.serve", "alembic.command", "aiosqlite"):
        import_module(module)  # before the first fork

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever ends is not waited for here
    for line in sys.stdin:
        if server := os.fork():
            print(server, flush=True)
        else:
            become_server(json.loads(line))
            return


def become_server(plan: dict[str, Any]) -> None:
    from ludothek.server.serve import serve
    from ludothek.server.settings import Settings

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    nowhere, log = os.open(os.devnull, os.O_RDWR), os.open(plan["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for new, old in ((nowhere, 0), (nowhere, 1), (log, 2)):
        os.dup2(new, old)
    names, reach = frozenset(plan.get("names", ())), tuple(plan.get("reach", ()))
    where = {"database": plan["database"], "web": Path(plan["web"]), "names": names, "reach": reach}
    serve(Settings(**where, warm=False, limits=plan["limits"]), port=plan["port"])


if __name__ in ("__main__", "__mp_main__"):  # the second is a worker, which must know the games too
    shelve()
if __name__ == "__main__":
    main()
