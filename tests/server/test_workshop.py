"""Circuits laid out before the race: looked at as they grow, found by chance, tried out while one waits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludothek.games.victory.board.circuit import PRESETS, circuits
from tests.server.server import GENEROUS, PERSON, Server, eventually
from tests.server.test_errors import check_problem

DESIGNS = "/api/games/victory/designs"
SMALL = "RRRR"
PATIENT = 300.0  # seconds: the first report on a machine waits until the game is compiled


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    house = Server(tmp_path_factory.mktemp("house"), GENEROUS | {"questions": 1e9})
    try:
        yield house.start()
    finally:
        house.close()


def look(house: Server, code: str) -> Any:
    answer = house.http.get(f"{DESIGNS}/{code}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def report(house: Server, code: str = SMALL, **how: int) -> Any:
    return house.http.get(f"{DESIGNS}/{code}/report", params=how)


# --- looking ---


def test_a_road_is_looked_at_as_it_grows(house: Server) -> None:
    """V2.2: what is still missing is told with the tiles that would close it."""
    nothing = look(house, "-")
    assert (nothing["code"], nothing["shown"]["tiles"], nothing["shown"]["left"]) == ("", [], 12)
    assert [one["letter"] for one in nothing["shown"]["next"]] == ["S", "L", "R"]
    road = look(house, "SRSSR")
    assert road["problem"]["why"] == "circuit-open"
    assert road["problem"]["rule"] == "V2.2"
    missing = road["shown"]["missing"]
    assert road["problem"]["facts"] == {"add": missing["letters"], "tiles": len(missing["tiles"])}
    whole = look(house, road["code"] + missing["letters"])
    assert whole["shown"]["closed"]
    assert whole["problem"] is None
    assert whole["shown"]["next"] is None
    assert whole["shown"]["tiles"][-len(missing["tiles"]) :] == missing["tiles"]


def test_a_finished_circuit_tells_all_about_itself(house: Server) -> None:
    six = look(house, "six")
    assert (six["code"], six["name"], six["problem"]) == (PRESETS["six"], "six", None)
    shown = six["shown"]
    assert (shown["left"], shown["bends"], shown["moves"], shown["closed"]) == (0, 6, 6, True)
    assert shown["reversed"] == "SLLSSSLSLLRS", "as the rules page has it (3.3)"
    assert shown["mirrored"] == "SRLLSLSSSLLS"
    assert shown["turned"] == PRESETS["six"][1:] + "S"
    assert [(tile["x"], tile["y"]) for tile in shown["tiles"][:4]] == [(0, 0), (0, 1), (-1, 1), (-1, 2)]


@pytest.mark.parametrize(
    ("code", "why", "facts"),
    [
        ("SR", "circuit-length", {"tiles": 2, "fewest": 4, "most": 12}),
        ("S" * 13, "circuit-length", {"tiles": 13, "fewest": 4, "most": 12}),
        ("SSSSSSSS", "circuit-astray", {"tiles": 8, "most": 12}),
    ],
)
def test_what_is_wrong_with_a_road_is_told_and_it_is_drawn_all_the_same(
    house: Server, code: str, why: str, facts: dict[str, int]
) -> None:
    road = look(house, code)
    assert road["problem"]["why"] == why
    assert len(road["shown"]["tiles"]) == len(code)
    assert road["shown"]["moves"] is None
    assert road["problem"]["facts"] == facts


def test_tiles_on_the_same_place_are_named(house: Server) -> None:
    road = look(house, "SLLLL")
    assert (road["problem"]["why"], road["problem"]["facts"]) == ("circuit-overlap", {"one": 0, "two": 4})
    one, two = (road["shown"]["tiles"][number] for number in road["shown"]["overlap"])
    assert (one["x"], one["y"]) == (two["x"], two["y"])


def test_the_next_tile_says_on_which_one_it_would_lie(house: Server) -> None:
    ways = look(house, "SLLL")["shown"]["next"]
    assert {way["over"] for way in ways} == {0}
    assert {way["over"] for way in look(house, "SL")["shown"]["next"]} == {None}


def test_small_letters_are_read_too(house: Server) -> None:
    assert look(house, "rrrr") == look(house, SMALL)


# --- ready ones ---


def test_the_game_brings_six_circuits(house: Server) -> None:
    ready = house.http.get(DESIGNS).json()
    assert {one["name"]: one["code"] for one in ready} == PRESETS
    assert all(one["shown"]["closed"] and len(one["shown"]["tiles"]) == 12 for one in ready)


@pytest.mark.parametrize(("size", "many"), [(4, 1), (6, 1), (8, 3), (10, 9), (12, 36)])
def test_all_circuits_of_a_size_are_there(house: Server, size: int, many: int) -> None:
    found = house.http.get(DESIGNS, params={"size": size}).json()
    assert len({one["code"] for one in found}) == len(found) == many
    assert all(one["code"] in circuits(size) for one in found)


def test_a_seed_finds_a_circuit_and_finds_it_again(house: Server) -> None:
    def some(seed: int) -> str:
        [one] = house.http.get(DESIGNS, params={"size": 8, "seed": seed}).json()
        assert one["code"] in circuits(8)
        return str(one["code"])

    assert [some(seed) for seed in range(9)] == [some(seed) for seed in range(9)]
    assert len({some(seed) for seed in range(9)}) > 3


def test_the_shelf_says_what_can_be_laid_out(house: Server) -> None:
    cards = {card["key"]: card for card in house.http.get("/api/games").json()}
    assert (cards["victory"]["features"], cards["tactix"]["features"]) == (["workshop"], [])
    assert [one["name"] for one in cards["victory"]["options"] if one["feature"] == "workshop"] == ["circuit"]
    [circuit] = [one for one in cards["victory"]["options"] if one["name"] == "circuit"]
    assert circuit["longest"] == 40
    house.make(PERSON, PERSON, game="victory", options={"circuit": SMALL})


# --- refusals ---


@pytest.mark.parametrize(
    ("path", "status", "why"),
    [
        ("/api/games/tactix/designs", 404, None),
        ("/api/games/tactix/designs/RRRR", 404, None),
        ("/api/games/tactix/designs/RRRR/report", 404, None),
        (f"{DESIGNS}/SXR", 400, "circuit-letter"),
        (f"{DESIGNS}/%F0%9F%8E%B2", 400, "circuit-letter"),
        (f"{DESIGNS}/%ff%00", 400, "circuit-letter"),
        (f"{DESIGNS}/{'S' * 5000}", 400, "circuit-length"),
        (f"{DESIGNS}?size=5", 400, "circuit-size"),
        (f"{DESIGNS}?size=14&seed=1", 400, "circuit-size"),
        (f"{DESIGNS}?size=many", 422, None),
        (f"{DESIGNS}?size=8&seed=-1", 422, None),
        (f"{DESIGNS}?size=8&seed=1e9", 422, None),
        (f"{DESIGNS}/SRSS/report", 400, "circuit-open"),
        (f"{DESIGNS}/LLLLL/report", 400, "circuit-overlap"),
        (f"{DESIGNS}/RRRR/report?seats=7", 400, "seats"),
        (f"{DESIGNS}/RRRR/report?laps=13", 400, "option-value"),
        (f"{DESIGNS}/RRRR/report?laps=-1", 400, "option-value"),
        (f"{DESIGNS}/RRRR/report?laps=x", 422, None),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(house: Server, path: str, status: int, why: str | None) -> None:
    check_problem(house.http.get(path), status, why)


def test_who_asks_too_often_is_told_to_wait(tmp_path_factory: pytest.TempPathFactory) -> None:
    strict = Server(tmp_path_factory.mktemp("strict"), GENEROUS | {"questions": 3, "questions_per_second": 0})
    try:
        strict.start()
        for _ in range(3):
            look(strict, SMALL)
        check_problem(strict.http.get(f"{DESIGNS}/{SMALL}"), 429, "too-fast")
        assert strict.http.get("/api/games").status_code == 200
    finally:
        strict.close()


# --- reports ---

LAPS = 12  # so many that a report takes a second, and is asked for on the way


@pytest.fixture(scope="module")
def done(house: Server) -> list[Any]:
    """A report from its first question to its end; every answer on the way."""
    answers = [report(house, seats=3, laps=LAPS).json()]

    def is_done() -> bool:
        answers.append(report(house, seats=3, laps=LAPS).json())
        return bool(answers[-1]["done"])

    eventually(is_done, within=PATIENT)
    return answers


def test_a_report_grows_and_ends(done: list[Any]) -> None:
    games = [answer["games"] for answer in done]
    assert games[0] == 0, "the first question starts it"
    assert games == sorted(games)
    assert games[-1] == done[-1]["wanted"] == 2000
    assert len(set(games)) > 2, "it is told before it is done"
    assert all((answer["told"] is None) == (answer["games"] == 0) for answer in done)


def test_a_report_tells_how_long_it_will_take(done: list[Any]) -> None:
    for answer in done:
        if answer["compiled"] is not None:
            assert (0 <= answer["compiled"] <= 1, answer["games"], answer["left"] >= 0) == (True, 0, True)
        else:
            assert (answer["left"] is None) == (answer["games"] == 0)
    assert done[-1]["left"] == 0


def test_a_finished_report_says_how_fair_a_circuit_is(done: list[Any]) -> None:
    told = done[-1]["told"]
    assert (told["races"], told["seats"], told["laps"]) == (2000, 3, LAPS)
    assert [place["place"] for place in told["places"]] == [1, 2, 3]
    assert sum(place["wins"] for place in told["places"]) == pytest.approx(1, abs=0.02)
    for place in told["places"]:
        assert 0 <= place["low"] <= place["wins"] <= place["high"] <= 1
    for one in ("rounds", "overtakes_per_lap", "crashes_per_lap"):
        assert 0 <= told[one]["low"] <= told[one]["mean"] <= told[one]["high"]


def test_a_finished_report_is_remembered(house: Server, done: list[Any]) -> None:
    assert report(house, seats=3, laps=LAPS).json() == done[-1]
    assert report(house, "rrrr", seats=3, laps=LAPS).json() == done[-1]


def test_too_many_reports_at_once_are_refused_and_the_others_go_on(house: Server, done: list[Any]) -> None:
    codes = circuits(8)[:5]
    answers = [report(house, code, seats=4, laps=3) for code in codes]
    assert [answer.status_code for answer in answers[:4]] == [200] * 4
    check_problem(answers[4], 429, "too-many-reports")
    assert report(house, codes[0], seats=4, laps=3).status_code == 200
    assert report(house, seats=3, laps=LAPS).json() == done[-1], "one that is known needs nobody"
