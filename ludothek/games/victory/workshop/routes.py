"""What can be asked of the workshop: circuits that are ready, one as it grows, and how fair it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.datastructures import State

from ludothek.games.victory.workshop import designs as circuits
from ludothek.games.victory.workshop.fairness import case
from ludothek.games.victory.workshop.wire import Design, Ready, Report
from ludothek.server.compression import CompressedRoute
from ludothek.server.limits import check_question_limit
from ludothek.server.studies import Studies

routes = APIRouter(
    prefix="/api/games/victory/designs", dependencies=[Depends(check_question_limit)], route_class=CompressedRoute
)
PAGES = ("/circuits", "/circuits/{code}")
STATUS: dict[str, int] = {}
BODIES: dict[str, int] = {}

Size = Annotated[int | None, Query(ge=1, le=1000, description="tiles; without it the circuits that have a name")]
Seed = Annotated[int | None, Query(ge=0, le=2**53, description="for any one circuit of that size instead of all")]


def start(state: State) -> Studies:
    state.fairness = Studies(state.bots, state.compile_jobs)
    return fairness_of(state)


def fairness_of(state: State) -> Studies:
    studies: Studies = state.fairness
    return studies


@routes.get("")
def designs(size: Size = None, seed: Seed = None) -> list[Ready]:
    """Circuits that are whole: those that have a name, all of a size, or any one of that size."""
    if size is None:
        return circuits.presets()
    return circuits.sized(size) if seed is None else circuits.some(seed, size)


@routes.get("/{code}")
def design(code: str) -> Design:
    """A circuit as far as it is laid, and what keeps it from being raced on."""
    return circuits.look(code)


@routes.get("/{code}/report")
async def report(request: Request, code: str, seats: int = 4, laps: int = 3) -> Report:
    """What many races say about a circuit. They are driven from the first question on, for as long as somebody asks."""
    progress, told = fairness_of(request.app.state).ask(case(code, seats, laps))
    return Report(**progress.model_dump(), told=told)


if TYPE_CHECKING:  # the doors keep their contract: mypy proves it
    from ludothek.core import features
    from ludothek.games.victory.workshop import command
    from ludothek.games.victory.workshop import routes as this

    features.FeatureDoors(this, command)
