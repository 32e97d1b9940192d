"""The report of a circuit: bot races by the hundred, added up, with intervals."""

from __future__ import annotations

import pytest

from ludothek.core.engine import engine_for
from ludothek.games import find
from ludothek.games.victory.bots import players
from ludothek.games.victory.bots.races import CRASHES, OVERTAKES, ROUNDS, WINS
from ludothek.games.victory.workshop import fairness
from ludothek.games.victory.workshop.fairness import Tally, batch, told

GAME = find("victory")


def test_every_race_has_one_winner_and_the_report_adds_up() -> None:
    report = told(batch("RSRRSR", 3, 2, 200, seed=1))
    assert (report["races"], report["seats"], report["laps"]) == (200, 3, 2)
    assert sum(place["wins"] for place in report["places"]) == pytest.approx(1)
    assert [place["place"] for place in report["places"]] == [1, 2, 3]
    for known in (report["rounds"], report["overtakes_per_lap"], report["crashes_per_lap"]):
        assert 0 <= known["low"] <= known["mean"] <= known["high"]
    for place in report["places"]:
        assert place["low"] < place["wins"] < place["high"]


def test_races_over_twelve_laps_are_told_too() -> None:
    """V7.1: six cars, the longest race there is."""
    report = told(batch("RRRR", 6, 12, 20, seed=1))
    assert (report["laps"], sum(place["wins"] for place in report["places"])) == (12, pytest.approx(1))
    assert report["rounds"]["mean"] > 12


def test_the_first_place_of_the_start_is_the_best_one() -> None:
    """The first car drives before the others do."""
    places = told(batch("square", 4, 1, 600, seed=2))["places"]
    assert places[0]["low"] > places[3]["high"]


def test_tallies_add_up_and_the_same_seed_tells_the_same() -> None:
    one, two = batch("RRRR", 2, 1, 50, seed=3), batch("RRRR", 2, 1, 70, seed=4)
    both = one + two
    assert both.races == 120
    assert both.sums[ROUNDS] == one.sums[ROUNDS] + two.sums[ROUNDS]
    assert batch("RRRR", 2, 1, 50, seed=3) == one != batch("RRRR", 2, 1, 50, seed=5)


def test_more_races_make_narrower_intervals() -> None:
    few, many = told(batch("RRRR", 2, 1, 100, seed=6)), told(batch("RRRR", 2, 1, 1600, seed=6))
    width = [report["places"][0]["high"] - report["places"][0]["low"] for report in (few, many)]
    assert width[1] < width[0] / 3


def test_means_and_shares_by_hand() -> None:
    """Four races of 4, 6, 6 and 8 rounds; the first place wins three of them."""
    sums = [0.0] * (WINS + 2)
    sums[ROUNDS : ROUNDS + 2] = [24, 16 + 36 + 36 + 64]
    sums[OVERTAKES : OVERTAKES + 2] = [2, 1]
    sums[CRASHES : CRASHES + 2] = [0, 0]
    sums[WINS:] = [3, 1]
    report = told(Tally(2, 3, 4, tuple(sums)))
    assert report["rounds"]["mean"] == 6
    assert report["rounds"]["high"] - 6 == pytest.approx(1.96 * (2**0.5) / 2)
    assert report["overtakes_per_lap"] == {"mean": 0.5, "low": 0.5, "high": 0.5}
    assert report["places"][0]["low"] == pytest.approx(0.3006, abs=1e-3)  # Wilson's interval of 3 of 4
    assert report["places"][0]["high"] == pytest.approx(0.9544, abs=1e-3)


def test_races_are_the_same_interpreted_and_compiled() -> None:
    engines = [engine_for(GAME, players.ENTRIES, how) for how in ("interpreted", "compiled")]
    sums = [fairness.raced(engine, "RRRR", 3, 1, 2, seed=7) for engine in engines]
    assert sums[0] == sums[1]
