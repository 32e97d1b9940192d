"""The routes of the table server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from fastapi.staticfiles import StaticFiles
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest
from starlette.exceptions import HTTPException

from ludothek import __version__
from ludothek.bots import levels, warm
from ludothek.core.game import Game, Refused
from ludothek.games import GAMES
from ludothek.server import replays, socket, wire
from ludothek.server.botwork import BotWork
from ludothek.server.guard import Guard
from ludothek.server.limits import Limits
from ludothek.server.settings import Settings
from ludothek.server.store import Store, migrate
from ludothek.server.tables import Tables

log = logging.getLogger("ludothek.app")
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": wire.Problem, "content": {"application/problem+json": {}}}
    for code in (400, 403, 404, 413, 422, 429)
}


def make_app(settings: Settings) -> FastAPI:
    """A server for one database and one built front end."""
    app = FastAPI(
        title="Ludothek", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, responses=PROBLEMS
    )
    app.state.settings, app.state.limits = settings, Limits(**settings.limits)
    add_routes(app)
    add_pages(app, settings.web)
    app.add_exception_handler(Refused, refused_problem)
    app.add_exception_handler(RequestValidationError, invalid_problem)
    app.add_exception_handler(HTTPException, http_problem)
    app.add_middleware(Guard)
    return app


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    await asyncio.to_thread(migrate, settings.database)
    store, bots = Store(settings.database), BotWork(settings.workers)
    tables = app.state.tables = Tables(store, bots)
    if settings.warm:
        for game in GAMES.values():
            warm.start(game)
    await tables.resume()
    clocks = asyncio.create_task(tables.watch_clocks())
    yield
    clocks.cancel()
    await tables.close()
    bots.close()
    await store.close()


def add_routes(app: FastAPI) -> None:
    """Everything under /api, the socket, and what the machines ask."""

    @app.get("/api/games")
    async def games() -> list[wire.GameCard]:
        """The games on the shelf, with their options."""
        return [card(game) for game in GAMES.values()]

    @app.post("/api/tables", status_code=201)
    async def make_table(request: Request, plan: wire.NewTable) -> wire.MadeTable:
        """Lay a table; the answer holds the links of its seats."""
        if not app.state.limits.may_make_table(request.client.host if request.client else ""):
            raise Refused("too-many-tables")
        return await tables_of(app).make(plan)

    @app.get("/api/seats/{token}")
    async def seated(token: str) -> wire.Seated:
        """What a link opens."""
        live, seat = await tables_of(app).open(token)
        names = [row["name"] for row in live.seats]
        return wire.Seated(
            table=live.id, game=live.table.game.key, seat=seat, turn=live.table.turn, over=live.over, names=names
        )

    @app.get("/api/replay/{token}")
    async def replay(token: str) -> wire.Replay:
        """A game to step through, as the holder of the link may see it."""
        return replays.replay(*await tables_of(app).open(token))

    @app.get("/api/replay/{token}/file", response_class=Response)
    async def download(token: str) -> Response:
        """The game as one page that opens without a network; `ludothek verify` reads it too."""
        live, seat = await tables_of(app).open(token)
        page = replays.page(live, seat, app.state.settings.web)
        name = f"ludothek-{live.table.game.key}-{live.id}.html"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(page, media_type="text/html; charset=utf-8", headers=headers)

    @app.websocket("/ws")
    async def table(websocket: WebSocket) -> None:
        await socket.serve(websocket, tables_of(app), app.state.limits)

    @app.get("/healthz", response_class=PlainTextResponse)
    async def healthz() -> str:
        """Whether the server and its database answer."""
        await tables_of(app).store.check()
        return "ok"

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> Response:
        return Response(measured(tables_of(app)), media_type=CONTENT_TYPE_LATEST)


def add_pages(app: FastAPI, web: Path) -> None:
    """The front end: every address of a person is the same page."""
    if not web.is_dir():
        return
    app.mount("/assets", StaticFiles(directory=web / "assets"), name="assets")

    @app.get("/", include_in_schema=False)
    @app.get("/t/{token}", include_in_schema=False)
    @app.get("/w/{token}", include_in_schema=False)
    @app.get("/replay/{token}", include_in_schema=False)
    async def page(token: str = "") -> FileResponse:
        return FileResponse(web / "index.html", headers={"Cache-Control": "no-cache"})

    @app.get("/{name}", include_in_schema=False)
    async def file(name: str) -> FileResponse:
        """What lies beside the page: its icon, its manifest."""
        path = web / name
        if path.parent != web or not path.is_file():
            raise HTTPException(404)
        return FileResponse(path)


def tables_of(app: FastAPI) -> Tables:
    tables: Tables = app.state.tables
    return tables


def card(game: Game) -> wire.GameCard:
    options = [wire.OptionCard(name=o.name, values=list(o.values), rule=o.rule) for o in game.options]
    presets = {name: dict(preset) for name, preset in game.presets.items()}
    return wire.GameCard(
        key=game.key,
        version=game.version,
        seats=list(game.seats),
        options=options,
        presets=presets,
        levels=len(levels.LEVELS),
    )


def measured(tables: Tables) -> bytes:
    registry = CollectorRegistry()
    live = list(tables.live.values())
    figures = {
        "tables_in_memory": len(live),
        "browsers_listening": sum(len(t.listeners) for t in live),
        "bots_thinking": sum(t.busy for t in live),
        "steps_since_start": tables.moves,
    }
    for name, value in figures.items():
        Gauge(f"ludothek_{name}", name.replace("_", " "), registry=registry).set(value)
    return generate_latest(registry)


# --- errors, without internals ---

STATUS = {"link": 404, "game": 404, "too-many-tables": 429}


async def refused_problem(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    status = STATUS.get(refused.why, 400)
    facts = {name: fact for name, fact in refused.facts.items() if isinstance(fact, str | int)}
    return problem(wire.Problem(title=str(refused), status=status, why=refused.why, rule=refused.rule, facts=facts))


async def invalid_problem(request: Request, invalid: Exception) -> Response:
    assert isinstance(invalid, RequestValidationError)
    first = invalid.errors()[0]
    where = ".".join(map(str, first["loc"]))
    return problem(wire.Problem(title=f"{where}: {first['msg']}", status=422))


async def http_problem(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    answer = problem(wire.Problem(title=wrong.detail, status=wrong.status_code))
    answer.headers.update(wrong.headers or {})
    return answer


def problem(trouble: wire.Problem) -> Response:
    return JSONResponse(trouble.model_dump(), trouble.status, media_type="application/problem+json")
