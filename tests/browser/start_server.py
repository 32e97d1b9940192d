"""Starts the table server as people have it: `python -m tests.browser.start_server PLAN`, once its input is closed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

LINE = "/api/line"  # of the tests alone


def settle_throws(seed: int) -> None:
    """Every table of this process throws the same dice in the same order."""
    from ludothek.core import dice, table

    vars(table).update(seed_from=lambda given: dice.seed_from(seed if given is None else given))


def take_lines() -> None:
    """Every server of this process plays a whole line at once, where a browser would have to show each move of it."""
    from starlette.responses import Response

    from ludothek.server import serve

    async def play_line(request: Any) -> Response:
        asked, tables = await request.json(), request.app.state.tables
        async with tables.open(asked["token"]) as (live, _):
            await tables.act(live, lambda draft: play_all(draft.table, asked["moves"]))
        return Response(status_code=204)

    def make_app(settings: Any, make: Any = serve.make_app) -> Any:
        app = make(settings)
        app.add_route(LINE, play_line, methods=["POST"])
        return app

    vars(serve).update(make_app=make_app)


def play_all(table: Any, moves: list[str]) -> None:
    """Whoever is to decide plays the next move, and ends the turn."""
    for move in moves:
        table.play(move, seat=table.turn)
        while table.waiting is not None:
            table.confirm(table.waiting)


if __name__ == "__main__":
    from ludothek.server.serve import serve
    from ludothek.server.settings import Settings

    plan = json.loads(sys.argv[1])
    if plan["seed"] is not None:
        settle_throws(plan["seed"])
    take_lines()
    sys.stdin.read()  # everything is read; now say when
    own = {"web": Path(plan["settings"]["web"]), "warm": plan["warm"]}
    serve(Settings(**plan["settings"] | own), port=plan["port"])
