"""What the dashboards tell before anything is clicked: prices where a vehicle stands, and what each move brings."""

from __future__ import annotations

from typing import Any

import pytest

import ludothek
from ludothek.games.great_race.board.africa import NAMED, RISK, SPACES, TOWN
from ludothek.games.great_race.view.choices import step_shown


def offered(table: ludothek.Table, move: str) -> dict[str, Any]:
    return next(choice for choice in table.view(0)["choices"] if choice["move"] == move)


def solo(**options: Any) -> ludothek.Table:
    table = ludothek.table("great_race", seats=1, seed=7, **{"mode": "solo", **options})
    table.play("plan FPMME")
    return table


def test_a_move_says_what_it_brings() -> None:
    """Funding brings 30 F at once (G6.1)."""
    assert offered(solo(), "fund")["brings"] == {"money": 30}


def test_the_first_funding_of_the_belgians_brings_more() -> None:
    """40 F for the first of a round (G14.7)."""
    assert offered(solo(crews="BE", leaders="all"), "fund")["brings"] == {"money": 40}


def test_what_changes_no_gauge_brings_nothing() -> None:
    assert offered(solo(), "scout")["brings"] == {}


def test_looking_at_a_move_does_not_play_it() -> None:
    table = solo()
    assert table.view(0) == table.view(0)


def test_a_town_is_cheaper_than_the_country() -> None:
    """10 F a level in a town, 20 F elsewhere (G5.3, G11.2)."""
    table = solo()
    assert table.view(0)["vehicles"][0]["prices"] == {"petrol": 10, "repair": 10}
    while table.view(0)["vehicles"][0]["at"] == "COL":
        table.play(next(move for move in table.moves() if move.startswith(("drive 1", "hit", "accept"))))
    assert table.view(0)["vehicles"][0]["prices"] == {"petrol": 20, "repair": 20}


def test_alone_no_petrol_is_sold_outside_a_town() -> None:
    """Petrol is sold in towns only (G23.2)."""
    table = solo(mode="alone")
    while table.view(0)["vehicles"][0]["at"] == "COL":
        table.play(next(move for move in table.moves() if move.startswith(("drive 1", "hit", "accept"))))
    assert table.view(0)["vehicles"][0]["prices"] == {"petrol": None, "repair": 20}


def test_what_only_the_arrival_decides_is_no_mission_fulfilled() -> None:
    """Factory Fresh and No Patron bore a tick before the first move (G22.7)."""
    view = ludothek.table("great_race", seats=1, seed=7, mode="solo").view(0)
    holding = [mission for mission, holds in view["missions"].items() if holds]
    assert holding == ["M01", "M07", "M10"]
    assert set(holding) <= set(view["undecided"])
    assert view["undecided"] == ["M01", "M07", "M08", "M10"]


def test_what_lies_unknown_in_a_risk_area_costs_on_average_what_the_area_asks_too() -> None:
    """G8.4, G8.9: the average stood below the least that entering takes."""
    s = ludothek.table("great_race", seed=1).state
    unknown = [step_shown(s, space) for space in range(SPACES) if not TOWN[space]]
    risky = [step for step in unknown if RISK[NAMED[step["space"]]]]
    plain = next(step for step in unknown if not RISK[NAMED[step["space"]]])
    assert risky
    for step in risky:
        assert step["blind"]["fuel"] >= step["fuel"]
        assert step["blind"]["fuel"] - plain["blind"]["fuel"] == pytest.approx(step["fuel"] - plain["fuel"])
