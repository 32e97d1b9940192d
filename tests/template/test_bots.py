"""What a bot likes at Template."""

from __future__ import annotations

from typing import Any

import pytest

from ludothek import Table
from ludothek.bots.simple import Greedy, GreedyWithReply
from ludothek.core import loops
from ludothek.core.dice import below
from ludothek.core.engine import Engine, engine_for
from ludothek.core.fields import OVER
from ludothek.core.verbs import danger, gain, key, worth
from ludothek.core.words import LANGUAGES, words
from ludothek.template import GAME
from ludothek.template.board import GO, STOP
from tests.template.positions import after


def value_at(B: Any, positions: Any, i: int, seat: int, action: int, found: Any) -> None:
    """Write down what a bot would make of position `i`."""
    b, s = B[0], positions[i]
    found[0] = worth(b, s, seat)
    found[1] = gain(b, s, action)
    found[2] = danger(b, s)
    found[3] = key(b, s)


ENTRIES = (*loops.ENTRIES, value_at)


def walk(engine: Engine, seed: int, seats: int) -> list[Any]:
    """A random game: every position, its actions and values."""
    board, positions, out = engine.board({"goal": 50}, seats), engine.positions(1), engine.lists(1)[0]
    rng, found, seen = engine.stream(seed), engine.numbers(4, kind="i8"), []
    engine.run.set_up(board, positions)
    while engine.read(positions, 0).turn != OVER:  # type: ignore[attr-defined]
        n = engine.run.legal_at(board, positions, 0, out)
        action = int(out[below(rng, n)])
        engine.run.value_at(board, positions, 0, seed % seats, action, found)
        weight = engine.run.weight_at(board, positions, 0, action)
        seen.append((engine.read(positions, 0), [int(number) for number in (*out[:n], weight, *found)]))
        engine.run.apply_at(board, positions, 0, action)
    return [*seen, engine.read(positions, 0)]


def test_the_key_tells_positions_apart() -> None:
    plain = engine_for(GAME, ENTRIES, "interpreted")
    known: dict[int, object] = {}
    for seed in range(30):
        for s, numbers in walk(plain, seed, 4)[:-1]:
            told = (s.turn, s.holder, s.gathered, tuple(s.points))
            assert known.setdefault(numbers[-1], told) == told


@pytest.mark.parametrize(
    ("line", "best"), [("6 go 6 go 6", GO), ("6 go 6 go 6 go 2", STOP), ("6 go 6 go 6 go 6", STOP)]
)
def test_a_greedy_player_stops_where_a_throw_no_longer_pays(line: str, best: int) -> None:
    """Below twenty points a throw wins more than it risks."""
    table = after(line, goal=100)
    assert Greedy(GAME).choose(table.board, table.state, 0) == best


def test_bots_without_search_play_to_the_end() -> None:
    for seats in GAME.seats:
        table, bots = Table(GAME, {}, seats=seats, seed=seats), (GreedyWithReply(GAME), Greedy(GAME))
        while table.turn != "over":
            seat = table.state.turn
            table.play(table.write(bots[seat % 2].choose(table.board, table.known(seat), seat)))
        assert sum(table.score or ()) == 1


@pytest.mark.parametrize(
    ("line", "action", "reason"),
    [
        ("4", GO, "reason-more"),
        ("6 go 6 go 6", GO, "reason-more"),
        ("6 go 6 go 6 go 2", GO, None),
        ("4", STOP, "reason-keeps"),
        ("6 go 6 go 6 go 6 stop 2", GO, "reason-hurry"),
        ("6 go 6 go 6 go 6 go 6", STOP, "reason-wins"),
    ],
)
def test_a_hint_has_a_reason_where_one_is_true(line: str, action: int, reason: str | None) -> None:
    """From twenty points on a throw no longer brings more than it costs."""
    table = after(line)
    message, facts = GAME.bots.reason(table.board, table.state, action) or (None, {})
    assert message == reason
    assert message is None or all(words(language, GAME.key)(message, **facts) for language in LANGUAGES)
