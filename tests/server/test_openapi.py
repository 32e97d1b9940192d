"""The description of the server is true: it lists every route, and every answer is as described."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from ludothek.games import features
from ludothek.server.app import make_app
from ludothek.server.routes import keyless, routes
from ludothek.server.settings import Settings
from tests.server.server import Server

described = make_app(Settings(database="sqlite+aiosqlite://", web=Path("/nowhere"))).openapi()
schema = schemathesis.openapi.from_dict(described)


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Any, house: Server) -> None:
    case.call_and_validate(
        base_url=house.address, excluded_checks=[positive_data_acceptance]
    )  # a game has a word in it too


seats = st.sampled_from([{"kind": "person", "name": "Zoë"}, {"kind": "open"}, {"kind": "bot", "level": 1}])
clocks = st.fixed_dictionaries({"kind": st.sampled_from(["none", "move", "game"]), "seconds": st.integers(5, 604_800)})
values = st.sampled_from([True, False, "9x9", "9x8", "left", "true", 0, 10**30, ""])
names = st.sampled_from(["board", "king_captures", "short", "draws", "handed", "else"])
plans = st.fixed_dictionaries(
    {"game": st.sampled_from(["tactix", "template"]), "seats": st.lists(seats, min_size=1, max_size=6)},
    optional={"clock": clocks, "options": st.dictionaries(names, values, max_size=3)},
)


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(plan=plans)
def test_a_plan_is_laid_or_refused_with_a_reason(house: Server, plan: dict[str, Any]) -> None:
    answer = house.http.post("/api/tables", json=plan)
    assert answer.status_code == 201 or (answer.status_code, bool(answer.json()["why"])) == (400, True)


def test_the_server_describes_itself_like_this(house: Server) -> None:
    assert house.http.get("/openapi.json").json() == described


def test_the_description_lists_exactly_the_routes() -> None:
    laid = {
        (way.lower(), route.path)
        for router in (routes, keyless, *(feature.routes.routes for feature in features()))
        for route in router.routes
        if isinstance(route, APIRoute)
        for way in route.methods or ()
    }
    assert {(way, path) for path, ways in described["paths"].items() for way in ways} == laid
    assert laid >= {("post", "/api/tables"), ("get", "/api/games"), ("get", "/healthz"), ("get", "/metrics")}
    assert all(way["description"] for ways in described["paths"].values() for way in ways.values())


@pytest.mark.parametrize("kind", ["Person", "BotSeat", "OpenSeat"])
def test_the_kind_of_a_seat_is_described_as_needed_as_it_is(kind: str) -> None:
    assert "kind" in described["components"]["schemas"][kind]["required"]


def test_an_error_is_described_in_the_form_it_has() -> None:
    for path, ways in described["paths"].items():
        for way, about in ways.items():
            forms = [answer["content"] for code, answer in about["responses"].items() if code >= "4"]
            assert all(form.keys() == {"application/problem+json"} for form in forms), (way, path)
            assert all(form["application/problem+json"].get("schema") for form in forms), (way, path)
