"""What can be asked of a campaign: begin one, look at it, lay its next game, branch it, keep it as a file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.datastructures import State

from ludothek.games.great_race.board.box import ESTIENNE
from ludothek.games.great_race.campaign.service import Campaigns
from ludothek.games.great_race.campaign.shown import card
from ludothek.games.great_race.campaign.wire import (
    Branch,
    CampaignName,
    CampaignShown,
    Change,
    EstienneCard,
    LaidGame,
    NewCampaign,
    NextGame,
)
from ludothek.server.limits import check_table_limit

routes = APIRouter()
PAGES = ("/campaign", "/campaign/{token}")
STATUS = {"campaign-key": 404}
BODIES = {"/api/campaigns": 4_000_000}  # a campaign that was exported


def start(state: State) -> Campaigns:
    state.campaigns = Campaigns(state.tables)
    return campaigns_of(state)


def campaigns_of(state: State) -> Campaigns:
    campaigns: Campaigns = state.campaigns
    return campaigns


@routes.get("/api/games/great_race/cards")
async def estienne_cards() -> list[EstienneCard]:
    """What is printed on T's cards, of every letter and level."""
    return [card(one) for one in ESTIENNE]


@routes.post("/api/campaigns", status_code=201, dependencies=[Depends(check_table_limit)])
async def begin_campaign(request: Request, plan: NewCampaign) -> CampaignShown:
    """A new campaign, or one that was exported; the answer holds its key."""
    return await campaigns_of(request.app.state).begin(plan)


@routes.get("/api/campaigns/{token}")
async def campaign(request: Request, token: str) -> CampaignShown:
    """The passport that a key opens."""
    return await campaigns_of(request.app.state).show(token)


@routes.post("/api/campaigns/{token}/games", status_code=201, dependencies=[Depends(check_table_limit)])
async def next_game(request: Request, token: str, plan: NextGame) -> LaidGame:
    """Lay the table of the next game; one game is played at a time."""
    return await campaigns_of(request.app.state).lay(token, plan)


@routes.post("/api/campaigns/{token}/resignation")
async def give_up_game(request: Request, token: str, change: Change) -> CampaignShown:
    """Give up the game that is running: it is lost."""
    return await campaigns_of(request.app.state).give_up(token, change)


@routes.post("/api/campaigns/{token}/season")
async def new_season(request: Request, token: str, change: Change) -> CampaignShown:
    """Deck and powers begin anew; stamps stay."""
    return await campaigns_of(request.app.state).season(token, change)


@routes.post("/api/campaigns/{token}/branch", status_code=201, dependencies=[Depends(check_table_limit)])
async def branch_campaign(request: Request, token: str, branch: Branch) -> CampaignShown:
    """A campaign of its own that goes on from an earlier game; the answer holds its key."""
    return await campaigns_of(request.app.state).branch(token, branch)


@routes.post("/api/campaigns/{token}/name")
async def rename_campaign(request: Request, token: str, asked: CampaignName) -> CampaignShown:
    """Call a campaign by a name of one's own."""
    return await campaigns_of(request.app.state).rename(token, asked)


@routes.get("/api/campaigns/{token}/file", response_class=PlainTextResponse)
async def campaign_file(request: Request, token: str) -> Response:
    """The whole campaign as one text file, to keep and to go on from."""
    headers = {"Content-Disposition": 'attachment; filename="ludothek-campaign.txt"'}
    return PlainTextResponse(await campaigns_of(request.app.state).file(token), headers=headers)


if TYPE_CHECKING:  # the doors keep their contract: mypy proves it
    from ludothek.core import features
    from ludothek.games.great_race.campaign import command
    from ludothek.games.great_race.campaign import routes as this

    features.FeatureDoors(this, command)
