"""What can be asked of the table server: the shelf, new tables, links, replays, and the socket of a table."""

from __future__ import annotations

from asyncio import to_thread
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response, WebSocket
from fastapi.requests import HTTPConnection
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest

from ludothek.bots import levels
from ludothek.core.game import Game, Option, Refused, spelled
from ludothek.games import GAMES
from ludothek.server import campaigns, lan, replays, socket, standing, wire, workshop
from ludothek.server.campaigns import Campaigns
from ludothek.server.links import CARRY_SECONDS
from ludothek.server.tables import Tables
from ludothek.server.wire_campaign import Branch, CampaignName, CampaignShown, Change, LaidGame, NewCampaign, NextGame

routes = APIRouter()
ADDRESS = r"^https?://[A-Za-z0-9.:\[\]_-]+/[A-Za-z0-9_/-]*$"


def tables_of(asked: HTTPConnection) -> Tables:
    tables: Tables = asked.app.state.tables
    return tables


def campaigns_of(asked: HTTPConnection) -> Campaigns:
    campaigns: Campaigns = asked.app.state.campaigns
    return campaigns


def reports_of(asked: HTTPConnection) -> workshop.Reports:
    reports: workshop.Reports = asked.app.state.reports
    return reports


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


@routes.get("/api/games")
async def games() -> list[wire.GameCard]:
    """The games on the shelf, with their options."""
    return [card(game) for game in GAMES.values()]


@routes.get("/api/warmth")
async def warmth(request: Request) -> wire.Warmth:
    """The games whose engines are being compiled, and how long that will still take."""
    return wire.Warmth(left=request.app.state.engines.left())


async def making(request: Request) -> None:
    """Whoever lays tables does not lay too many."""
    if not request.app.state.limits.may_make_table(address_of(request)):
        raise Refused("too-many-tables")


@routes.post("/api/tables", status_code=201, dependencies=[Depends(making)])
async def make_table(request: Request, plan: wire.NewTable) -> wire.MadeTable:
    """Lay a table; the answer holds the links of its seats."""
    return await tables_of(request).make(plan)


async def designing(request: Request) -> None:
    """Whoever asks for designs does not ask too often."""
    if not request.app.state.limits.may_look_at_design(address_of(request)):
        raise Refused("too-fast")


Size = Annotated[int | None, Query(ge=1, le=1000, description="of the design; without it those the game brings")]
Seed = Annotated[int | None, Query(ge=0, le=2**53, description="for any one design of that size instead of all")]


@routes.get("/api/games/{key}/designs", dependencies=[Depends(designing)])
def designs(key: str, size: Size = None, seed: Seed = None) -> list[wire.Design]:
    """Designs that are ready: those the game brings along, all of a size, or any one of that size."""
    return workshop.designs(key, size, seed)


@routes.get("/api/games/{key}/designs/{code}", dependencies=[Depends(designing)])
def design(key: str, code: str) -> wire.Design:
    """A design as far as it is laid, and what keeps it from being played."""
    return workshop.look(key, code)


@routes.get("/api/games/{key}/designs/{code}/report", dependencies=[Depends(designing)])
async def report(request: Request, key: str, code: str, seats: int = 4, laps: int = 3) -> wire.Report:
    """What many games say about a design. They are played from the first question on, for as long as somebody asks."""
    return reports_of(request).ask(workshop.case(key, code, seats, laps))


@routes.get("/api/seats/{token}")
async def seated(request: Request, token: str) -> wire.Seated:
    """What a link opens."""
    return await standing.seated(tables_of(request), token)


@routes.post("/api/seats")
async def all_seated(request: Request, links: wire.Links) -> list[wire.Seated | None]:
    """What several links open, in their order; none for one that opens nothing any more."""
    return await standing.all_seated(tables_of(request), links.tokens)


@routes.post("/api/seats/{token}/key")
async def sit_down(request: Request, token: str, asked: wire.SitDown) -> wire.Seated:
    """Sit down: an invite, or a link that carries a seat along, is exchanged for a key. To ask twice does no harm."""
    await tables_of(request).sit(token, asked)
    return await standing.seated(tables_of(request), asked.key)


@routes.post("/api/seats/{token}/carry", status_code=201)
async def carry(request: Request, token: str) -> wire.Carrying:
    """A link that carries the seat of a key to another device; it works once, and the last one made is the one."""
    return wire.Carrying(token=await tables_of(request).carry(token), seconds=CARRY_SECONDS)


@routes.get("/api/address")
async def address(request: Request) -> wire.Reach:
    """Where this table can be reached from other devices."""
    return wire.Reach(reach=list(request.app.state.settings.reach))


@routes.get("/api/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
def qr(address: Annotated[str, Query(pattern=ADDRESS, max_length=200)]) -> Response:
    """The QR code of a link."""
    return Response(lan.qr_picture(address), media_type="image/svg+xml")


@routes.get("/api/replay/{token}")
async def replay(request: Request, token: str, eyes: wire.Eyes | None = None) -> wire.Replay:
    """A game to step through, as the holder of the link may see it; once it is over, through anybody's eyes."""
    async with tables_of(request).glance(token) as (live, opened):
        return await to_thread(replays.replay, live.draft(), opened.eyes, eyes)


@routes.get("/api/replay/{token}/file", response_class=Response)
async def download(request: Request, token: str) -> Response:
    """The game as one page that opens without a network; `ludothek verify` reads it too."""
    async with tables_of(request).glance(token) as (live, opened):
        page = await to_thread(replays.page, live.draft(), opened.eyes, request.app.state.settings.web)
    name = f"ludothek-{live.table.game.key}-{live.id}.html"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(page, media_type="text/html; charset=utf-8", headers=headers)


Row = Annotated[int, Path(ge=0, le=1_000_000, description="rows of the log that had been played")]


@routes.get("/api/replay/{token}/{row}")
async def moment(request: Request, token: str, row: Row) -> wire.Moment:
    """One moment of a game, as the holder of the link saw it then; beyond the last row the last one."""
    async with tables_of(request).glance(token) as (live, opened):
        return await to_thread(replays.moment, live.draft(), opened.eyes, row)


@routes.post("/api/campaigns", status_code=201, dependencies=[Depends(making)])
async def begin_campaign(request: Request, plan: NewCampaign) -> CampaignShown:
    """A new campaign, or one that was exported; the answer holds its key."""
    return await campaigns_of(request).begin(plan.file)


@routes.get("/api/campaigns/{token}")
async def campaign(request: Request, token: str) -> CampaignShown:
    """The passport that a key opens."""
    return await campaigns_of(request).show(token)


@routes.post("/api/campaigns/{token}/games", status_code=201, dependencies=[Depends(making)])
async def next_game(request: Request, token: str, plan: NextGame) -> LaidGame:
    """Lay the table of the next game; one game is played at a time."""
    return await campaigns_of(request).lay(token, plan)


@routes.post("/api/campaigns/{token}/resignation")
async def give_up_game(request: Request, token: str, change: Change) -> CampaignShown:
    """Give up the game that is running: it is lost."""
    return await campaigns_of(request).give_up(token, change)


@routes.post("/api/campaigns/{token}/season")
async def new_season(request: Request, token: str, change: Change) -> CampaignShown:
    """Deck and powers begin anew; stamps stay."""
    return await campaigns_of(request).season(token, change)


@routes.post("/api/campaigns/{token}/branch", status_code=201, dependencies=[Depends(making)])
async def branch_campaign(request: Request, token: str, branch: Branch) -> CampaignShown:
    """A campaign of its own that goes on from an earlier game; the answer holds its key."""
    return await campaigns_of(request).branch(token, branch)


@routes.post("/api/campaigns/{token}/name")
async def rename_campaign(request: Request, token: str, asked: CampaignName) -> CampaignShown:
    """Call a campaign by a name of one's own."""
    return await campaigns_of(request).rename(token, asked)


@routes.get("/api/campaigns/{token}/file", response_class=PlainTextResponse)
async def campaign_file(request: Request, token: str) -> Response:
    """The whole campaign as one text file, to keep and to go on from."""
    headers = {"Content-Disposition": 'attachment; filename="ludothek-campaign.txt"'}
    return PlainTextResponse(await campaigns_of(request).file(token), headers=headers)


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


def card(game: Game) -> wire.GameCard:
    presets = {name: dict(preset) for name, preset in game.presets.items()}
    return wire.GameCard(
        key=game.key,
        version=game.version,
        seats=list(game.seats),
        options=[option_card(option) for option in game.options],
        presets=presets,
        levels=len(levels.LEVELS),
        campaign=game.key == campaigns.GAME,
        workshop=game.workshop.OPTION if game.workshop else None,
    )


def option_card(option: Option) -> wire.OptionCard:
    return wire.OptionCard(
        name=option.name,
        values=list(option.values),
        rule=option.rule,
        longest=option.longest,
        seats={spelled(value): list(possible) for value, possible in option.seats.items()},
        needs=dict(option.needs),
        each=list(option.each),
        names_seat=option.names_seat,
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
