"""What can be asked of the table server: the shelf, new tables, links, replays, and the socket of a table."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.requests import HTTPConnection
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from ludothek.bots import levels
from ludothek.core.game import Game, Option, spelled
from ludothek.core.program import told_to_strangers
from ludothek.games import GAMES
from ludothek.server import examples, lan, replays, socket, summary, wire
from ludothek.server.compression import CompressedRoute
from ludothek.server.limits import check_table_limit
from ludothek.server.links import CARRY_SECONDS
from ludothek.server.tables import Tables

routes = APIRouter()
keyless = APIRouter(route_class=CompressedRoute)  # no answer of these holds a key
ADDRESS = r"^https?://[A-Za-z0-9.:\[\]_-]+/[A-Za-z0-9_/-]*$"


def tables_of(asked: HTTPConnection) -> Tables:
    tables: Tables = asked.app.state.tables
    return tables


@keyless.get("/api/games")
async def games() -> list[wire.shelf.GameCard]:
    """The games on the shelf, with their options."""
    return [card(game) for game in GAMES.values()]


@keyless.get("/api/games/{game}/examples")
async def worked_examples(game: str) -> list[wire.examples.ExampleShown]:
    """The worked examples of a game's rulebook, as pictures to step through."""
    return await to_thread(examples.shown, game)


@routes.get("/api/warmth")
async def warmth(request: Request) -> wire.shelf.Warmth:
    """The games whose engines are being compiled, and how long that will still take."""
    return wire.shelf.Warmth(left=request.app.state.compile_jobs.left())


@routes.post("/api/tables", status_code=201, dependencies=[Depends(check_table_limit)])
async def make_table(request: Request, plan: wire.tables.NewTable) -> wire.tables.MadeTable:
    """Lay a table; the answer holds the links of its seats."""
    return await tables_of(request).make(plan)


@routes.get("/api/seats/{token}")
async def seated(request: Request, token: str) -> wire.tables.Seated:
    """What a link opens."""
    return await summary.seated(tables_of(request), token)


@routes.post("/api/seats")
async def all_seated(request: Request, links: wire.tables.Links) -> list[wire.tables.Seated | None]:
    """What several links open, in their order; none for one that opens nothing any more."""
    return await summary.all_seated(tables_of(request), links.tokens)


@routes.post("/api/seats/{token}/key")
async def sit_down(request: Request, token: str, asked: wire.tables.SitDown) -> wire.tables.Seated:
    """Sit down: an invite, or a link that carries a seat along, is exchanged for a key. To ask twice does no harm."""
    await tables_of(request).sit(token, asked)
    return await summary.seated(tables_of(request), asked.key)


@routes.post("/api/seats/{token}/carry", status_code=201)
async def carry(request: Request, token: str) -> wire.tables.Carrying:
    """A link that carries the seat of a key to another device; it works once, and the last one made is the one."""
    return wire.tables.Carrying(token=await tables_of(request).carry(token), seconds=CARRY_SECONDS)


@routes.get("/api/address")
async def address(request: Request) -> wire.tables.Reach:
    """Where this table can be reached from other devices."""
    return wire.tables.Reach(reach=list(request.app.state.settings.reach), command=f"{told_to_strangers()} serve --lan")


@routes.get("/api/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
def qr(address: Annotated[str, Query(pattern=ADDRESS, max_length=200)]) -> Response:
    """The QR code of a link."""
    return Response(lan.qr_picture(address), media_type="image/svg+xml")


@keyless.get("/api/replay/{token}")
async def replay(request: Request, token: str, eyes: wire.replays.Eyes | None = None) -> wire.replays.Replay:
    """A game to step through, as the holder of the link may see it; once it is over, through anybody's eyes."""
    async with tables_of(request).open_any(token) as (live, opened):
        return await to_thread(replays.replay, live.draft(), opened.eyes, eyes)


@keyless.get("/api/replay/{token}/file", response_class=Response)
async def download(request: Request, token: str) -> Response:
    """The game as one page that opens without a network; `ludothek verify` reads it too."""
    async with tables_of(request).open_any(token) as (live, opened):
        page = await to_thread(replays.page, live.draft(), opened.eyes, request.app.state.settings.web)
    name = f"ludothek-{live.table.game.key}-{live.id}.html"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


Row = Annotated[int, Path(ge=0, le=1_000_000, description="rows of the log that had been played")]


@keyless.get("/api/replay/{token}/{row}")
async def moment(request: Request, token: str, row: Row) -> wire.replays.Moment:
    """One moment of a game, as the holder of the link saw it then; beyond the last row the last one."""
    async with tables_of(request).open_any(token) as (live, opened):
        return await to_thread(replays.moment, live.draft(), opened.eyes, row)


@routes.websocket("/ws")
async def table(websocket: WebSocket) -> None:
    await socket.serve(websocket, tables_of(websocket), websocket.app.state.limits)


@routes.get("/healthz", response_class=PlainTextResponse)
async def healthz(request: Request) -> str:
    """Whether the server and its database answer."""
    await tables_of(request).store.check()
    return "ok"


@routes.get("/metrics", response_class=PlainTextResponse)
async def metrics(request: Request) -> Response:
    """What goes on, for Prometheus."""
    return Response(measured(tables_of(request)), media_type=CONTENT_TYPE_LATEST)


# --- what the answers are made of ---


def card(game: Game) -> wire.shelf.GameCard:
    presets = {name: dict(preset) for name, preset in game.presets.items()}
    return wire.shelf.GameCard(
        key=game.key,
        version=game.version,
        seats=list(game.seats),
        options=[option_card(option) for option in game.options],
        presets=presets,
        levels=len(levels.LEVELS),
        features=[feature.name for feature in game.features],
    )


def option_card(option: Option) -> wire.shelf.OptionCard:
    return wire.shelf.OptionCard(
        name=option.name,
        values=list(option.values),
        rule=option.rule,
        longest=option.longest,
        seats={spelled(value): list(possible) for value, possible in option.seats.items()},
        needs={name: list(values) for name, values in option.needs.items()},
        excludes=[wire.shelf.ExcludedCard(value=e.value, option=e.option, other=e.other) for e in option.excludes],
        each=list(option.each),
        names_seat=option.names_seat,
        feature=option.feature,
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
