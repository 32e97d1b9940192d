"""The table server put together: its routes, the pages of the front end, and what it says when something is wrong."""

from __future__ import annotations

import gc
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse
from starlette.exceptions import HTTPException

from ludothek import __version__
from ludothek.core.game import Feature, Refused
from ludothek.games import GAMES, features
from ludothek.server import wire
from ludothek.server.bot_pool import BotPool
from ludothek.server.compile_jobs import CompileJobs
from ludothek.server.compression import CompressedFiles
from ludothek.server.guard import HEADERS, Guard
from ludothek.server.limits import Limits
from ludothek.server.routes import keyless, routes
from ludothek.server.settings import Settings
from ludothek.server.store import Store
from ludothek.server.tables import Tables

log = logging.getLogger("ludothek.app")
PROBLEM = {"content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}}
PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"description": HTTPStatus(code).phrase, **PROBLEM}
    for code in (400, 403, 404, 409, 410, 413, 421, 422, 429, 500)
}


def make_app(settings: Settings) -> FastAPI:
    """A server for one database and one built front end."""
    app = FastAPI(
        title="Ludothek", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, responses=PROBLEMS
    )
    app.state.settings, app.state.limits = settings, Limits(**settings.limits)
    app.include_router(routes)
    app.include_router(keyless)
    for feature in features():
        app.include_router(feature.routes.routes)
    add_pages(app, settings.web)
    app.add_exception_handler(Refused, refused_problem)
    app.add_exception_handler(RequestValidationError, invalid_problem)
    app.add_exception_handler(HTTPException, http_problem)
    app.add_exception_handler(Exception, inner_problem)
    bodies = {path: size for feature in features() for path, size in feature.routes.BODIES.items()}
    app.add_middleware(Guard, names=settings.names, bodies=bodies)
    describe_problems(app)
    return app


def describe_problems(app: FastAPI) -> None:
    """The form of an error belongs to the description, though no route returns it."""
    described = app.openapi()
    described["components"]["schemas"]["Problem"] = wire.problems.Problem.model_json_schema()


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store, bots = Store(settings.database), BotPool(settings.workers)
    app.state.bots = bots
    tables = app.state.tables = Tables(store, bots)
    compile_jobs = app.state.compile_jobs = CompileJobs()
    tables.services = {feature.room: feature.routes.start(app.state) for feature in features()}
    if settings.warm:
        compile_jobs.start(GAMES)
    tables.spawn(tables.resume())  # meanwhile whoever comes is served
    tables.spawn(tables.watch_clocks())
    collect_garbage_seldom()
    yield
    for service in tables.services.values():
        await service.close()
    compile_jobs.stop()
    await tables.close()
    bots.close()
    await store.close()


def collect_garbage_seldom() -> None:
    """Moves wait while the garbage collector runs: leave out the objects that stay, and let it run less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 50)


def add_pages(app: FastAPI, web: Path) -> None:
    """The front end: every address of a person is the same page; where it opens nothing the page says so."""
    if not web.is_dir():
        return
    app.mount("/assets", CompressedFiles(directory=web / "assets"), name="assets")

    @app.get("/", include_in_schema=False)
    async def page() -> FileResponse:
        return page_of(web)

    @app.get("/t/{token}", include_in_schema=False)
    @app.get("/w/{token}", include_in_schema=False)
    @app.get("/replay/{token}", include_in_schema=False)
    async def table_page(request: Request, token: str) -> FileResponse:
        return page_of(web, 200 if await request.app.state.tables.knows(token) else 404)

    for feature in features():
        for address in feature.routes.PAGES:
            app.get(address, include_in_schema=False)(feature_page(feature, web))

    @app.get("/{name}", include_in_schema=False)
    async def file(name: str) -> FileResponse:
        """What lies beside the page: its icon, its manifest."""
        found = next((file for file in web.iterdir() if file.name == name and file.is_file()), None)
        if found is None:
            raise HTTPException(404)
        return FileResponse(found)


def feature_page(feature: Feature, web: Path) -> Callable[..., Awaitable[FileResponse]]:
    """A page of a feature; one whose address has a token is there only if that opens something."""

    async def page(request: Request) -> FileResponse:
        token, service = request.path_params.get("token"), request.app.state.tables.services[feature.room]
        return page_of(web, 200 if token is None or await service.opens(token) else 404)

    return page


def page_of(web: Path, status: int = 200) -> FileResponse:
    return FileResponse(web / "index.html", status, headers={"Cache-Control": "no-cache"})


# --- errors, without internals ---

STATUS = {"eyes": 403, "link": 404, "game": 404}
STATUS |= {"invite-taken": 409, "link-used": 410}
STATUS |= {"too-many-tables": 429, "too-many-reports": 429, "too-fast": 429}


def status_of(refused: Refused) -> int:
    """As the house says, or the feature that refuses."""
    known = [STATUS, *(feature.routes.STATUS for feature in features())]
    return next((statuses[refused.why] for statuses in known if refused.why in statuses), 400)


async def refused_problem(request: Request, refused: Exception) -> Response:
    assert isinstance(refused, Refused)
    status = status_of(refused)
    return problem(
        wire.problems.Problem(title=str(refused), status=status, why=refused.why, rule=refused.rule, facts=refused.told)
    )


async def invalid_problem(request: Request, invalid: Exception) -> Response:
    assert isinstance(invalid, RequestValidationError)
    first = invalid.errors()[0]
    where = ".".join(map(str, first["loc"]))
    return problem(wire.problems.Problem(title=f"{where}: {first['msg']}", status=422))


async def http_problem(request: Request, wrong: Exception) -> Response:
    assert isinstance(wrong, HTTPException)
    if wrong.status_code == 404 and is_of_person(request):
        return page_of(request.app.state.settings.web, 404)
    answer = problem(wire.problems.Problem(title=wrong.detail, status=wrong.status_code))
    answer.headers.update(wrong.headers or {})
    return answer


def is_of_person(request: Request) -> bool:
    """Whether somebody has typed this address, or followed a link to it: they are shown a page."""
    asks_for_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    of_machine = request.url.path.startswith(("/api/", "/assets/"))
    return asks_for_page and not of_machine and (request.app.state.settings.web / "index.html").is_file()


async def inner_problem(request: Request, wrong: Exception) -> Response:
    """Our own mistake: it stands in the log, not in the answer."""
    answer = problem(wire.problems.Problem(title="Something went wrong here. Try again in a moment.", status=500))
    answer.headers.update(HEADERS)
    return answer


def problem(trouble: wire.problems.Problem) -> Response:
    return Response(json.dumps(trouble.model_dump()), trouble.status, media_type="application/problem+json")
