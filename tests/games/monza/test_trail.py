"""What came before a choice: throws that passed by themselves, and the whole turns of the others."""

from __future__ import annotations

import random
from typing import Any

import ludothek
from ludothek import Table
from tests.games.monza.positions import place, played


def told(turn: dict[str, Any]) -> tuple[Any, ...]:
    return turn["seat"], " ".join(turn["path"]), turn["fell"], turn["bonus"]


def test_a_turn_in_which_nothing_fits_passed_invisibly() -> None:
    """M3.3: every such throw is told with its dice and its row of the log, however many follow each other."""
    table = played(place("O7 START START", "WRRRRR"), "W>O8, throw RRRRRR, throw YYYYYY, throw BRRRRR")
    view = table.view(0)
    assert [(miss["seat"], miss["dice"], miss["ply"]) for miss in view["missed"]] == [
        (1, "RRRRRR", 3),
        (2, "YYYYYY", 4),
    ]
    assert view["missed"][0]["cars"] == ["O8", "START", "START"]
    assert [step.text for step in table.steps[2:4]] == ["throw RRRRRR", "throw YYYYYY"]
    assert view["thrown"]["dice"] == "RRRRRB", "the throw that is to be used now is another one"
    assert played(table, "B>M10" if "B>M10" in table.moves() else table.moves()[0]).view(0)["missed"] == []


def test_the_last_throw_of_a_race_is_missed_too() -> None:
    """M3.3, M6.1: nobody chooses after it."""
    view = played(place("O18 START", "RYGBPW"), "W>FIN, throw RRRRRR").view(0)
    assert [(miss["seat"], miss["ply"]) for miss in view["missed"]] == [(1, view["ply"])]
    assert view["turn"] == "over"


def test_a_turbo_roll_that_fits_nowhere_is_missed_where_the_car_has_come() -> None:
    """M8.4: the car stands where its sixth die lay."""
    table = place("O7 START", "RYBPPW", rules="pro", tiles="")
    played(table, "W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12, turbo GG")
    assert [(miss["kind"], miss["dice"], miss["cars"]) for miss in table.view()["missed"]] == [
        ("turbo", "GG", ["M12", "START"])
    ]


def test_the_trail_is_the_whole_last_turn_of_the_others_until_the_first_move() -> None:
    """M3.2, M5.1: every space they touched, the car they sent back, and who could not move."""
    table = played(place("O7 O5 START", "WRRRRR"), "W>O8, throw RRRRGB")
    while table.turn == 1:
        table.play(table.moves()[0])
    played(table, "throw RRRRRR, throw BPRRRR")
    others = table.view(0)["trail"]
    assert [turn["seat"] for turn in others] == [1, 2]
    assert others[0]["path"][0] == "O5"
    assert others[0]["path"][-1] == table.view()["cars"][1]
    assert others[1]["path"] == ["START"]
    table.play(table.moves()[0])
    assert table.view(0)["trail"] == []


def test_the_trail_tells_who_was_sent_back_and_where_to() -> None:
    """M5.2: with a cross where the car stood."""
    table = played(place("O7 O8", "WRRRRR"), "W>O8, throw RRRRRR")
    (turn, *_) = table.view(1)["trail"]
    assert (told(turn), turn["back"]) == ((0, "O7 O8", ["O8"], False), [{"seat": 1, "from": "O8", "to": "O7"}])


def test_a_bonus_step_is_a_trail_of_its_own() -> None:
    """M9.1: of the car that took it."""
    table = played(place("O5 START M9", "GPPPPP", bonus=True), "G>O6, bonus G>I8")
    assert [told(turn) for turn in table.view(1)["trail"]] == [(0, "O5 O6", [], False), (2, "M9 I8", [], True)]


def test_trails_lead_to_where_the_cars_stand() -> None:
    """M3.2, M5.2, M9.1: in whole races, for every seat, put together from nothing but the views."""
    for seed in range(6):
        rng = random.Random(seed)
        table = ludothek.table("monza", seats=3, seed=seed, rules="pro", bonus=True)
        cars = [["START"] * 3 for _ in range(3)]  # where each seat knew the cars when it last chose
        while table.turn != "over":
            check_trails(table, cars)
            seat = int(table.turn)
            table.play(rng.choice(table.moves()[:8]))
            cars[seat] = standing(table)


def check_trails(table: Table, cars: list[list[str]]) -> None:
    for seat, known in enumerate(cars):
        now = known[:]
        for turn in table.view(seat)["trail"]:
            assert turn["path"][0] == now[turn["seat"]]
            now[turn["seat"]] = turn["path"][-1]
            for back in turn["back"]:
                now[back["seat"]] = back["to"]
        running = table.state.driver
        where = standing(table)
        assert [place for i, place in enumerate(now) if i != running] == [
            place for i, place in enumerate(where) if i != running
        ]


def standing(table: Table) -> list[str]:
    return list(table.view()["cars"])
