"""The generals: they play by the rules, know no more than their seat, and each is stronger than the one below."""

from __future__ import annotations

from typing import Any

import pytest

from ludothek.bots import hints, levels
from ludothek.bots.levels import LEVELS
from ludothek.core.compiled import twin
from ludothek.core.fields import OVER
from ludothek.core.table import Table
from ludothek.core.words import words
from ludothek.games import find
from ludothek.games.masters_victory import players, rules
from ludothek.games.masters_victory.board import ARRANGEMENTS, GREEN, MASTER, RED
from ludothek.games.masters_victory.position import DEALING

GAME = find("masters_victory")


def battle(generals: list[Any], most: int = 400) -> Any:
    """A battle, or its first `most` choices; every general is shown what its seat knows."""
    b, s, out = GAME.lay({"quiet_limit": 20}), rules.State(), [0] * GAME.most
    rules.setup(b, s)
    while s.turn != OVER and s.ply < most:
        known = s.copy()
        rules.redact(b, known, s.turn)
        action = generals[s.turn].choose(b, known, s.turn)
        assert action in out[: rules.legal(b, s, out)]
        rules.apply(b, s, action)
    return s


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_by_the_rules(level: int) -> None:
    battle([levels.bot(GAME, level, seed, "compiled") for seed in (1, 2)], most=60)


def test_who_takes_what_is_worth_most_beats_who_charges() -> None:
    """A coarse look; `python -m benchmarks.ladder masters_victory` prints the intervals of all levels."""
    wins = 0.0
    for seed in range(12):
        better, worse = (levels.bot(GAME, level, seed, "compiled") for level in (2, 1))
        seat = seed % 2
        wins += battle([better, worse] if seat == RED else [worse, better]).score[seat]
    assert wins > 6


def test_the_same_knowledge_leads_to_the_same_choice() -> None:
    """W11.1: what a general does not know cannot move it."""
    b = GAME.lay({})
    chosen = []
    for theirs in (0, 100):
        s = rules.State()
        rules.setup(b, s)
        for deal in (3, 5, 7, theirs, theirs + 1, theirs + 2):
            rules.apply(b, s, deal)
        rules.redact(b, s, RED)
        chosen.append([levels.bot(GAME, level, 9, "compiled").choose(b, s, RED) for level in LEVELS])
    assert chosen[0] == chosen[1]


def test_before_the_compiler_is_done_a_general_charges() -> None:
    state = battle([players.General(GAME, 4, seed, "interpreted") for seed in (1, 2)], most=80)
    assert state.ply == 80 or state.turn == OVER


def test_masters_are_dealt_to_the_rear_and_not_always_to_the_same_square() -> None:
    """W2.2: a set-up is chosen apart from the moves."""
    s = rules.State()
    rules.setup(GAME.lay({}), s)
    assert s.phase == DEALING
    squares = set()
    for seed in range(30):
        action = players.General(GAME, 3, seed).choose(GAME.lay({}), s, RED)
        squares.add(ARRANGEMENTS[action].index(MASTER))
    assert 1 < len(squares) < 6


def test_a_hint_has_a_reason_in_words() -> None:
    table = Table(GAME, {}, seed=1)
    while table.turn != GREEN or table.state.phase == DEALING:
        hint = hints.hint(table)
        assert words("en", GAME.key)(hint.reason, **hint.facts)
        table.play(hint.move)


def test_worlds_are_weighed_alike_interpreted_and_compiled() -> None:
    """The same stream imagines the same deals in both twins."""
    b, s = GAME.lay({}), rules.State()
    rules.setup(b, s)
    for _ in range(6):
        rules.apply(b, s, 11)
    for piece in range(50):
        if piece not in (0, 9, 15, 21, 25, 34, 40, 46):
            s.at[s.where[piece]] = 0
            s.where[piece] = -1
    told = []
    for how in ("interpreted", "compiled"):
        engine = twin(GAME, players.ENTRIES, how)
        out, values = engine.lists(1)[0], engine.numbers(GAME.most, kind="f8")
        here = engine.row_of([b]), engine.row_of([s]), engine.positions(2)
        n = engine.run.weigh(*here, out, values, engine.stream(3), RED, 2, 1)
        told.append([round(float(value), 6) for value in values[:n]])
    assert told[0] == told[1]
