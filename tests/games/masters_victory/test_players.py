"""The generals: they play by the rules, know no more than their seat, and each is stronger than the one below."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludothek.bots import hints, levels, pimc
from ludothek.bots.levels import LEVELS
from ludothek.core.dice import stream
from ludothek.core.engine import engine_for
from ludothek.core.fields import OVER
from ludothek.core.table import Table
from ludothek.core.words import words
from ludothek.games import find
from ludothek.games.masters_victory import rules
from ludothek.games.masters_victory.board import ARRANGEMENTS, FIRST, GREEN, MASTER, NUMBERED, RED
from ludothek.games.masters_victory.bots.simulation import Trait
from ludothek.games.masters_victory.bots.styles import STYLES
from ludothek.games.masters_victory.rules.deployment import BY_KEEPING, KEPT
from ludothek.games.masters_victory.rules.knowledge import LIKELY
from ludothek.games.masters_victory.rules.position import DEALING, State
from tests.games.masters_victory.positions import place

GAME = find("masters_victory")


def battle(generals: list[Any], most: int = 400, fire: str = "ask") -> Any:
    """A battle, or its first `most` choices; every general is shown what its seat knows."""
    b, s, out = GAME.lay({"quiet_limit": 20, "fire": fire}), rules.State(), [0] * GAME.most
    rules.setup(b, s)
    while s.turn != OVER and s.played < most:
        known = s.copy()
        rules.redact(b, known, s.turn)
        action = generals[s.turn].choose(b, known, s.turn)
        assert action in out[: rules.legal(b, s, out)]
        rules.apply(b, s, action)
    return s


@pytest.mark.parametrize("fire", ["ask", "auto"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_by_the_rules(level: int, fire: str) -> None:
    battle([levels.bot(GAME, level, seed, "compiled") for seed in (1, 2)], most=100 // level, fire=fire)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_settles_a_whole_battle(level: int) -> None:
    """How long a general thinks is counted, so neither a clock nor an earlier game changes what it does."""
    first, again, other = (
        battle([levels.bot(GAME, level, seed, "compiled") for seed in seeds], most=16)
        for seeds in ((3, 4), (3, 4), (5, 6))
    )
    assert first == again != other


@pytest.mark.parametrize("better", LEVELS[1:3])
def test_a_level_beats_the_one_below(better: int) -> None:
    """A coarse look; `python -m benchmarks.ladder masters_victory` prints the intervals of all levels."""
    wins = 0.0
    for seed in range(10):
        bots = [levels.bot(GAME, level, seed, "compiled") for level in (better, better - 1)]
        seat = seed % 2
        wins += battle(bots if seat == RED else bots[::-1]).score[seat]
    assert wins > 5


def test_the_same_knowledge_leads_to_the_same_choice() -> None:
    """W11.1: what a general does not know cannot move it, in no position of a battle."""
    b = GAME.lay({})
    for actions in (6, 20, 33, 47):
        s = battle([levels.bot(GAME, 3, seed, "compiled") for seed in (1, 2)], most=actions)
        chosen = [chosen_by_all(b, world, s.turn) for world in (s, *other_worlds(b, s, s.turn))]
        assert chosen[0] == chosen[1] == chosen[2]


def other_worlds(b: Any, s: State, seat: int) -> list[State]:
    """True positions that a seat cannot tell from this one."""
    found = [s.copy(), s.copy()]
    for number, world in enumerate(found):
        rules.imagine(b, world, seat, stream(number))
        assert world != s
    return found


def chosen_by_all(b: Any, s: State, seat: int) -> list[int]:
    """What the levels do, shown a position as a seat knows it."""
    known = s.copy()
    rules.redact(b, known, seat)
    return [levels.bot(GAME, level, 9, "compiled").choose(b, known, seat) for level in LEVELS]


def test_before_the_compiler_is_done_a_general_charges() -> None:
    state = battle([pimc.player(GAME, 4, seed, "interpreted") for seed in (1, 2)], most=80)
    assert state.played == 80 or state.turn == OVER


def test_masters_are_dealt_to_shelter_and_not_always_to_the_same_square() -> None:
    """W2.2: a set-up is chosen apart from the moves."""
    s = rules.State()
    rules.setup(GAME.lay({}), s)
    assert s.phase == DEALING
    squares = Counter[int]()
    for seed in range(200):
        action = pimc.player(GAME, 3, seed).choose(GAME.lay({}), s, RED)
        squares[ARRANGEMENTS[action].index(MASTER)] += 1
    edges, middle = squares[0] + squares[5], squares[2] + squares[3]
    assert min(squares[0], squares[5]) > 40
    assert edges > 8 * middle


def test_every_deal_comes_up_as_often_as_the_model_says() -> None:
    """How people set up, by hand: fighters on B2 36 times, B5 9 times, B7 once and so on; else anything."""
    for number, kind in enumerate(NUMBERED):
        times = Counter(BY_KEEPING[number])
        assert len(times) == len(ARRANGEMENTS)
        assert {times[a] for a, deal in enumerate(ARRANGEMENTS) if deal[0] == MASTER} == {KEPT[FIRST[kind]]}
    assert KEPT[:6] == (36, 9, 1, 1, 9, 36)


def test_a_hint_has_a_reason_in_words() -> None:
    table = Table(GAME, {}, seed=1)
    while table.turn != GREEN or table.state.phase == DEALING:
        hint = hints.hint(table)
        assert hint.reason
        assert words("en", GAME.key)(hint.reason[0], **hint.reason[1])
        table.play(hint.move)


def test_the_bench_counts_what_is_simulated() -> None:
    """Sixteen actions, then eight, four and two, each round with its share of the simulations."""
    choice, remark = pimc.measured(GAME)
    style = STYLES[4]
    rounds = [16, 8, 4, 2]
    assert choice() == sum(n * (style.simulations // (len(rounds) * n)) for n in rounds) == style.simulations
    assert f"after {style.turns} turns" in remark


SMALL = STYLES[2]._replace(notices=60, looks=2, chosen=4, simulations=16, trait=Trait(wary=1, model=LIKELY))


def test_worlds_are_searched_alike_interpreted_and_compiled() -> None:
    """The same stream imagines the same deals both ways."""
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
        engine = engine_for(GAME, pimc.ENTRIES, how)
        candidates = pimc.blank_candidates(engine)
        here = engine.row_of([b]), engine.row_of([s])
        chosen = engine.run.search_worlds(*here, candidates, engine.stream(3), RED, SMALL)
        told.append([chosen, *candidates.actions[:4], *(round(float(value), 6) for value in candidates.values[:4])])
    assert told[0] == told[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_gun_with_a_target_fires_at_once(level: int) -> None:
    """W8.4, W8.7: a shot costs no move, so no general forgets it, whatever else there is to do."""
    table = place("A D7, F3 G1", "S1 G8, S2 L1")
    general = levels.bot(GAME, level, 1, "compiled")
    assert table.write(general.choose(table.board, table.state, RED)) == "fire D7"


@pytest.mark.parametrize("level", LEVELS[1:])
def test_who_is_losing_does_not_fire_where_ending_the_turn_is_a_draw(level: int) -> None:
    """W12.4: a removal would start the count of quiet turns anew; who is ahead fires, and so does whoever has time."""
    fleet = "F3M R1, F3 R3, F2 R5, F2 R7, F1 R9, T3 P1, T2 P3, T2 P5, B Q1, B Q3, S3M Q8"
    assert chosen_after(level, 99, "A D7", f"S1 G8, {fleet}") == "end"
    assert chosen_after(level, 98, "A D7", f"S1 G8, {fleet}") == "fire D7"
    assert chosen_after(level, 99, f"A D7, {fleet}", "S1 G8") != "end"


def chosen_after(level: int, quiet: int, red: str, green: str) -> str:
    """What a general does for Red after so many quiet turns, of a hundred that are a draw."""
    table = place(red, green)
    table.state.quiet = quiet
    return table.write(levels.bot(GAME, level, 1, "compiled").choose(table.board, table.state, RED))


def test_a_step_that_opens_a_shot_is_worth_the_shot() -> None:
    """W8.7: also where the gun must be told to fire afterwards."""
    table = place("A D7", "B G9, S1 Q1")
    general = levels.bot(GAME, 4, 1, "compiled")
    assert table.write(general.choose(table.board, table.state, RED)) in ("D7>D8", "D7>E7")
