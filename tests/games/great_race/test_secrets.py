"""What a seat cannot know makes no difference to what it is shown: hands drawn in secret, and plans before the last."""

from __future__ import annotations

import json
import random
from typing import Any

from ludothek import Table
from ludothek.core.dice import stream
from ludothek.core.fields import CHANCE
from ludothek.games.great_race import GAME, rules
from ludothek.games.great_race.board.box import CARD_COUNT, WINCH
from ludothek.games.great_race.rules.knowledge import unknown
from ludothek.games.great_race.rules.phase import PLAN, USE_WINCH

PAIRS = 2_000
SEATS = (2, 3, 5)


def some_tables(seed: int, **how: Any) -> Any:
    """Races that are played at random, with a liking for cards and the road; for ever new ones."""
    rng = random.Random(seed)
    while True:
        table = Table(GAME, {"leaders": "all"}, seats=rng.choice(SEATS), seed=rng.randrange(10**6), **how)
        while table.turn != "over" and table.ply < 400:
            yield table, rng
            moves = table.moves()
            on_the_road = [move for move in moves if move.startswith(("drive", "go", "fetch"))]
            table.play(rng.choice(on_the_road or moves if rng.random() < 0.5 else moves))


def other_world(table: Table, seat: int, rng: random.Random) -> Any:
    """The same table with other cards and plans in the others' hands, as far as a seat knows."""
    other = table.fork()
    other.state = table.known(seat)
    rules.imagine(other.board, other.state, seat, stream(rng.randrange(10**6)))
    if other.state.phase == table.state.phase:
        other.state.planned = table.state.planned[:]
    return other


def test_nobody_is_shown_what_they_cannot_know() -> None:
    """G1.8, G4.1, G4.3, D4: views, choices and refusals of a seat and of a spectator are the same to the last byte."""
    differed = 0
    for pairs, (table, rng) in enumerate(some_tables(1)):
        if pairs == PAIRS:
            break
        seat = rng.randrange(table.seats)
        other = other_world(table, seat, rng)
        differed += other.state.hand != table.state.hand
        assert json.dumps(table.view(seat)) == json.dumps(other.view(seat))
        assert json.dumps(table.known(seat).__dict__) == json.dumps(other.known(seat).__dict__)
    assert differed > PAIRS / 20


def test_what_nobody_can_know_decides_nothing_that_is_seen() -> None:
    """G1.8, G10.6, D4: the same choice in two such worlds leads a seat to the same view, winches or not."""
    compared = winches = 0
    for table, rng in some_tables(4, throws="manual"):
        seat = rng.randrange(table.seats)
        one, other = table.fork(), other_world(table, seat, rng)
        both = sorted(set(one.moves()) & set(other.moves()))
        if one.state.hand == other.state.hand or table.state.phase == PLAN or not both:  # the last plan opens them all
            continue
        move = rng.choice(both)
        one.play(move)
        other.play(move)
        assert json.dumps(one.view(seat)) == json.dumps(other.view(seat)), move
        compared += 1
        held = [world.state.hand[8 * one.state.mover + WINCH] > 0 for world in (one, other)]
        winches += one.state.phase == USE_WINCH and held[0] != held[1]
        if compared == PAIRS:
            break
    assert winches > 8


def test_worlds_agree_with_what_is_known() -> None:
    """D1, D4: as many cards as are held, those taken openly among them, and all 48 cards are somewhere."""
    for pairs, (table, rng) in enumerate(some_tables(2)):
        if pairs == 500:
            break
        seat = rng.randrange(table.seats)
        s, b = other_world(table, seat, rng).state, table.board
        assert s.held == table.state.held
        assert all(unknown(s, other) == 0 for other in range(b.seats))
        assert all(shown <= held for shown, held in zip(s.shown, s.hand, strict=True))
        cards = [s.deck[k] + s.cards_out[k] + sum(s.hand[k::8]) + s.slot.count(k + 1) for k in range(8)]
        assert cards == list(CARD_COUNT)


def test_a_card_is_as_likely_as_it_is_frequent() -> None:
    """D1: a hidden card is drawn from the pool of all that are unseen (chi-square, 7 degrees of freedom)."""
    table = Table(GAME, seats=2, seed=3, throws="manual")
    while table.state.phase != 1:
        table.play(table.moves()[0])
    table.play("plan FFPPM")
    table.play("plan FFPPM")
    table.play("fetch")
    table.play("deck:WINCH")
    known, counts, draws = table.known(1), [0] * 8, 4000
    for number in range(draws):
        s = known.copy()
        rules.imagine(table.board, s, 1, stream(number))
        for card in range(8):
            counts[card] += s.hand[card] - known.hand[card]
    pool = sum(known.deck)
    expected = [draws * n / pool for n in known.deck]
    chi = sum((seen - wanted) ** 2 / wanted for seen, wanted in zip(counts, expected, strict=True) if wanted)
    assert sum(counts) == draws
    assert chi < 24.3  # one time in a thousand


def test_a_spectator_sees_no_hand_and_no_plan() -> None:
    table = Table(GAME, seats=2, seed=3, throws="manual")
    while table.state.phase != 1:
        table.play(table.moves()[0])
    table.play("plan FFPPM")
    shown = table.view(None)
    assert [one["plan"] for one in shown["vehicles"]] == [None, None]
    assert shown["last"][-1]["text"] == "plan"
    assert table.view(0)["vehicles"][0]["plan"] == "FFPPM"
    table.play("plan FFPPM")
    table.play("fetch")
    table.play("deck:WINCH")
    assert table.line[-1].actor == CHANCE
    assert table.view(None)["last"][-1]["text"] == "deck:"
    assert table.view(0)["last"][-1]["text"] == "deck:WINCH"
    assert "WINCH" not in table.view(1)["vehicles"][0]["hand"]
