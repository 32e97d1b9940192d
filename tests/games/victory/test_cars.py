"""Everybody picks a car: whichever seat drives which, it is called by its colour, and the race goes as it would."""

from __future__ import annotations

import random

import pytest

import ludothek
from ludothek import Table
from ludothek.bots import answer
from ludothek.bots.simple import Greedy
from ludothek.core import loops
from ludothek.core.engine import engine_for
from ludothek.core.game import Refused
from ludothek.core.words import LANGUAGES, words
from ludothek.games.victory import GAME
from ludothek.games.victory.board import CARS
from ludothek.games.victory.telling import NAMES
from tests.games.play import played, refusal
from tests.games.victory.positions import place, sheet, start, state

EN = words("en", "victory")


def told(table: Table) -> list[str]:
    """The log as it is read, in English."""
    telling = table.game.telling
    return [
        EN(message, **facts)
        for row in table.line
        for message, facts in [telling.tell(table.board, row.before, row.action)]
    ]


# --- who drives which ---


@pytest.mark.parametrize(
    ("cars", "seats", "drives"),
    [
        ("any", 6, "RBGYWK"),
        ("K,W", 2, "KW"),
        ("y", 3, "YRB"),
        ("G,K", 4, "GKRB"),
        ("K,W,Y,G,B,R", 6, "KWYGBR"),
    ],
)
def test_everybody_picks_a_car_and_who_does_not_gets_the_next(cars: str, seats: int, drives: str) -> None:
    """V3.1, V1.5: one of six for each seat, otherwise in their order."""
    view = ludothek.table("victory", seats=seats, seed=1, cars=cars).view(0)
    assert "".join(view["colours"]) == drives
    assert view["sides"] == [f"side-{car}" for car in drives]


@pytest.mark.parametrize("cars", ["R,R", "P", "R,B,G", "R;B", ",", "K,"])
def test_no_car_twice_and_none_that_is_not_in_the_box(cars: str) -> None:
    """V3.1, V1.5: two seats cannot have the same one, and nobody a seventh."""
    with pytest.raises(Refused) as refused:
        ludothek.table("victory", cars=cars)
    assert (refused.value.why, refused.value.rule) == ("option-value", "V3.1")
    assert str(refused.value) == f"“{cars}” is not a value for cars. Choose one of: R, B, G, Y, W, K. (V3.1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_car_is_called_the_same_in_the_set_up_and_in_the_race(language: str) -> None:
    """V3.1: the value of the option, the seat and the sentence have one name."""
    say = words(language, "victory")
    for car in GAME.option("cars").each:
        assert say(f"option-cars-{car}") == say(f"side-{car}") == say("of-side", side=car)
    assert len({say(f"side-{car}") for car in CARS}) == 6
    assert all(car in say("option-cars-about") for car in CARS)


# --- what follows ---


def test_the_lot_names_the_colour_of_who_begins() -> None:
    """V3.1: seat 0 drives black and begins with it."""
    table = ludothek.table("victory", seats=3, throws="manual", cars="K,W,Y")
    assert table.moves() == ["lot black", "lot white", "lot yellow"]
    assert refusal(table, "lot red").facts["moves"] == "lot black, lot white, lot yellow"
    assert state(played(table, "lot white")).first == 1
    assert told(table)[0] == "Drawn to start: White."


def test_the_lap_sheet_has_the_chosen_colours() -> None:
    """V7.4, V3.1: the starting order under N, in the order of play."""
    assert sheet(start(4, 1, cars="K,W,Y,G")).startswith("3: W Y G K |")


def test_the_log_calls_a_seat_by_its_car() -> None:
    """V3.1: throws, choices and drives of seat 0 are those of Black."""
    table = played(start(cars="K,W"), "throw RBX, take 1, throw R")
    assert told(table)[1:] == [
        "Black: first roll · 1 red · 1 blue · 1 cross.",
        "Black: one die for the second roll.",
        "Black: second roll · 1 red.",
    ]


def test_a_car_in_the_way_is_called_by_its_colour() -> None:
    """V6.5, V6.6, V8.3, V3.1: jumped, hit, or on the point behind the line."""
    table = place("0.1 0.4", "RRX R", cars="W,K")
    for text, why in (("R>0.7", "jump"), ("R>0.4", "hit")):
        refused = refusal(table, text, seat=0)
        assert (refused.why, refused.facts["side"]) == (why, "K")
    assert str(refusal(table, "R>0.4", seat=0)).startswith("There is already a car there: Black. ")
    taken = place("11.7 0.1", "RBX BR", laps=1, cars="W,Y")
    assert refusal(taken, "R>0.1", seat=0).facts["side"] == "Y"


def test_a_race_goes_the_same_way_whoever_drives_which() -> None:
    """V3.1: positions, choices and throws do not depend on the cars, and bots drive alike in any of them."""
    plain, chosen = (Table(GAME, {"laps": 2, "cars": cars}, seats=4, seed=7) for cars in ("any", "K,W,Y,G"))
    bot, twin = Greedy(GAME, 1), Greedy(GAME, 1)
    while plain.turn != "over":
        text = answer(plain, bot)
        assert answer(chosen, twin) == text
        plain.play(text)
        chosen.play(text)
        assert vars(chosen.state) == vars(plain.state)
    rename = dict(zip((NAMES[car] for car in "RBGY"), (NAMES[car] for car in "KWYG"), strict=True))
    lots = [table.steps[0].text.removeprefix("lot ") for table in (plain, chosen)]
    assert rename[lots[0]] == lots[1]
    assert ludothek.replay(chosen.transcript()).view(None)["colours"] == ["K", "W", "Y", "G"]


def test_compiled_and_interpreted_races_agree_on_cars_in_any_order() -> None:
    """V3.1: the same random races in lockstep, both with the same cars."""
    rng = random.Random(16)
    for seats in GAME.seats:
        options = {"laps": 1, "no_reverse": True, "cars": ",".join(rng.sample(CARS, seats))}
        ends = []
        for how in ("interpreted", "compiled"):
            engine = engine_for(GAME, loops.ENTRIES, how)
            board, positions = engine.board(options, seats), engine.positions(2)
            engine.run.set_up(board, positions)
            scores = engine.numbers(seats, kind="f8")
            engine.run.random_games(board, positions, engine.lists(1)[0], engine.stream(seats), 5, scores)
            drives = board[0]["drives"] if how == "compiled" else board[0].drives
            ends.append(([CARS[car] for car in drives[:seats]], list(scores)))
        assert ends[0] == ends[1]
        assert ends[0][0] == str(options["cars"]).split(",")
