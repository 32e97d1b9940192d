"""Everybody chooses a car: any colour on any seat, and everything that follows from a colour follows the car."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import ludothek
from ludothek import Table
from ludothek.bots.hints import hint
from ludothek.core import loops
from ludothek.core.dice import below
from ludothek.core.engine import engine_for
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.words import LANGUAGES, words
from ludothek.games.monza import GAME
from ludothek.games.monza.board.dice import COLOURS
from ludothek.games.monza.bots.leaf import gift
from ludothek.games.monza.bots.reasons import reason
from ludothek.games.monza.telling import tell
from ludothek.terminal.language import side
from ludothek.terminal.seats import seat_of
from tests.games.monza.positions import board, cars, place, played, some_spaces, some_throw, state, track
from tests.games.play import refusal
from tests.reference.monza_slow import SIDES, bonus_step

ORDERS = [order for seats in (2, 3, 4) for order in permutations("RYGB", seats)]  # 12 + 24 + 24
BONUS: dict[str, Any] = {"bonus": True}


# --- which car is whose ---


@pytest.mark.parametrize(
    ("chosen", "seats", "colours"),
    [
        ("any", 4, "RYGB"),
        ("any", 2, "RY"),
        ("B,G", 2, "BG"),
        ("g", 3, "GRY"),  # the others get the next that are left
        ("B,Y,R,G", 4, "BYRG"),
    ],
)
def test_every_seat_drives_the_car_it_has_chosen(chosen: str, seats: int, colours: str) -> None:
    """M2.1: by default in the order red, yellow, green, blue; unused cars stay in the tin."""
    table = ludothek.table("monza", seats=seats, cars=chosen)
    view = table.view()
    assert "".join(view["colours"]) == colours
    assert view["sides"] == [f"side-{colour}" for colour in colours]
    assert view["cars"] == ["START"] * seats


def test_a_race_with_the_cars_in_their_usual_order_is_the_race_there_always_was() -> None:
    """M2.1: named or not, the same throws and moves lead to the same places."""
    tables = [ludothek.table("monza", seats=4, seed=5, bonus=True, cars=cars) for cars in ("any", "R,Y,G,B")]
    rng = random.Random(5)
    while tables[0].turn != "over":
        assert tables[0].moves() == tables[1].moves()
        move = rng.choice(tables[0].moves())
        for table in tables:
            table.play(move)
        assert tables[0].state == tables[1].state


def test_who_starts_is_a_seat_whatever_it_drives() -> None:
    """M2.4, M2.3: seat 1 begins, in the green car; then the blue one on seat 0."""
    table = place("START START", cars="B,G", first_seat=1, driver=1)
    assert (state(table).driver, table.view()["first"]) == (1, 1)
    assert played(table, "throw RRRRRR").view()["driver"] == 0


# --- the bonus step ---


def test_the_step_is_for_whoever_drives_the_colour_laid_last() -> None:
    """M9.1, M9.6: green was laid last, and green is the car of seat 1."""
    table = played(place("O5 M9 START", "GPPPPP", cars="B,G,R", **BONUS), "G>O6")
    assert (table.turn, table.moves()) == (1, ["bonus G>I8", "bonus G>M10", "bonus G>O8", "bonus G-"])
    assert refusal(table, "bonus R>O1", seat=1).why == "bonus-car"
    assert refusal(table, "bonus G>I8", seat=2).rule == "M2.3"
    assert cars(played(table, "bonus G>I8")) == "O6 I8 START"


@pytest.mark.parametrize(("chosen", "steps"), [("B,Y", False), ("Y,R", False), ("R,G", True), ("G,B", True)])
def test_a_colour_that_nobody_drives_gives_no_step(chosen: str, steps: bool) -> None:
    """M9.7: green is in the tin or in the race, whatever seat has it."""
    table = played(place("O5 M9", "GPPPPP", cars=chosen, **BONUS), "G>O6")
    assert isinstance(table.turn, int) == steps


def test_the_own_car_steps_if_its_own_colour_came_last() -> None:
    """M9.8: blue laid last by seat 0, which drives blue."""
    table = played(place("O6 START", "BPPPPP", cars="B,R", **BONUS), "B>O7")
    assert (table.turn, table.moves()) == (0, ["bonus B>M9", "bonus B>O8", "bonus B-"])


@pytest.mark.parametrize("name", list(SIDES))
def test_bonus_steps_are_those_of_the_reference(name: str) -> None:
    """M2.1, M9.1, M9.2, M9.3, M9.7, M9.8: random drives with the cars in any order."""
    rng, seen = random.Random(name), Counter[str]()
    for _ in range(1500):
        colours = "".join(rng.choice(ORDERS))
        options: dict[str, Any] = {"track": name, "rules": rng.choice(["basic", "pro"]), "cars": ",".join(colours)}
        where = some_spaces(rng, track(ludothek.table("monza", track=name)), len(colours))
        driver = rng.randrange(len(colours))
        table = place(" ".join(where), some_throw(rng), driver=driver, **BONUS, **options)
        end, last = driven(table, rng)
        expected = bonus_step(SIDES[name], end, colours, last)
        assert offered(table, colours) == expected, (where, options, end, last)
        seen["none" if expected is None else "own" if expected[0] == driver else "other"] += 1
    assert min(seen.values()) > 50, seen


def driven(table: Table, rng: random.Random) -> tuple[tuple[str, ...], str]:
    """Drive to the end of the turn: where the cars stand then, and the colour of the last piece."""
    driver, last = state(table).driver, ""
    while state(table).driver == driver and not state(table).stepping and table.turn != "over":
        if table.turn == "chance" and state(table).roll == 0:
            break
        move = rng.choice(table.moves())
        last = move.lstrip("+")[0] if ">" in move else last
        table.play(move)
    return tuple(cars(table).split()), last


def offered(table: Table, colours: str) -> tuple[int, set[str]] | None:
    """Whose bonus step it is and where it may go, as the room says it; each move begins with the letter of the car."""
    if not state(table).stepping:
        return None
    letter, moves = colours[int(table.turn)], table.moves()
    assert moves[-1] == f"bonus {letter}-"
    assert all(move.startswith(f"bonus {letter}>") for move in moves[:-1])
    return int(table.turn), {move.partition(">")[2] for move in moves[:-1]}


# --- what is written and told ---


def test_the_log_names_cars_by_their_letters() -> None:
    """M2.1, M5.1: as section 6 writes it, with the cars in another order."""
    table = played(place("O7 M10 I11 I9", "RYBPPW", cars="B,Y,R,G"), "W>O8, P>M10, Y>M11, B>M12, P>I11")
    assert table.steps[-1].log == "P>I11 (B O7>I11, R I11>I8)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_name_the_car(language: str) -> None:
    """M2.1, M5.1: whose throw it is, whose move, who is moved back, who steps."""
    said = words(language, "monza")
    table = place("O7 O8", "RRRRRW", cars="G,B")
    message, facts = tell(board(table), state(table), table.find("W>O8"))
    sentence = said(message, **facts)
    assert sentence.startswith(said("side-G"))
    assert said("side-B") in sentence
    table = played(place("O5 START M9", "GPPPPP", cars="B,R,G", **BONUS), "G>O6")
    message, facts = tell(board(table), state(table), table.find("bonus G>I8"))
    assert said(message, **facts).startswith(said("side-G"))


def test_the_terminal_calls_seats_by_their_cars() -> None:
    """M2.1: in the language spoken or in English, and what is drawn has their letters."""
    table = ludothek.table("monza", seats=3, cars="B,G,R")
    assert [side(table, seat, "en") for seat in range(3)] == ["Blue", "Green", "Red"]
    assert [seat_of(table, name) for name in ("blue", "green", "red", "2")] == [0, 1, 2, 2]


# --- bots ---


def test_a_bot_knows_whose_car_a_colour_is() -> None:
    """M9.1, M9.8: red on its last space is a gift to whoever drives red, to nobody, or to itself."""

    def given(cars: str) -> float:
        table = place("O14 O7", "RYYYYY", cars=cars, **BONUS)
        return gift(board(table), state(table), track(table).numbered["O15"])

    assert given("R,Y") < 0 < given("Y,R")
    assert given("G,B") == 0


def test_a_reason_names_the_car_that_is_moved_back() -> None:
    """M5.1, M2.1."""
    table = place("O7 O8", "RRRRRW", cars="G,B", may_stop=True)
    assert reason(board(table), state(table), table.find("W>O8")) == ("reason-throws-back", {"side": "B"})
    assert hint(table).move in table.moves()


# --- the compiled rules ---


def test_interpreted_and_compiled_agree_with_the_cars_in_any_order() -> None:
    """M2.1, M9.1: a random race for each of the sixty orders, every position the same in both."""
    plain, checked = engine_for(GAME, loops.ENTRIES, "interpreted"), engine_for(GAME, loops.ENTRIES, "checked")
    steps = 0
    for seed, order in enumerate(ORDERS):
        options = {"cars": ",".join(order), "bonus": True, "rules": ("basic", "pro")[seed % 2]}
        boards = [engine.board(options, len(order)) for engine in (plain, checked)]
        rows = [engine.positions(1) for engine in (plain, checked)]
        outs, rng = [engine.lists(1)[0] for engine in (plain, checked)], plain.stream(seed)
        for engine, b, row in zip((plain, checked), boards, rows, strict=True):
            engine.run.set_up(b, row)
        for _ in range(150):
            if rows[0][0].turn == OVER:
                break
            n, m = (e.run.legal_at(b, r, 0, o) for e, b, r, o in zip((plain, checked), boards, rows, outs, strict=True))
            assert list(outs[0][:n]) == list(outs[1][:m])
            steps += rows[0][0].stepping
            action = int(outs[0][below(rng, n)])
            for engine, b, row in zip((plain, checked), boards, rows, strict=True):
                engine.run.apply_at(b, row, 0, action)
            assert checked.read(rows[1], 0) == rows[0][0]
    assert steps > 100


def test_the_driver_of_a_colour_is_found_from_either_side() -> None:
    """M2.1: what a seat drives and who drives a colour say the same."""
    for order in ORDERS:
        b = board(ludothek.table("monza", seats=len(order), cars=",".join(order)))
        assert [COLOURS[b.driven[seat]] for seat in range(b.seats)] == list(order)
        assert [b.driver_of[COLOURS.index(car)] for car in order] == list(range(b.seats))
        assert sum(seat == CHANCE for seat in b.driver_of) == 6 - len(order)
