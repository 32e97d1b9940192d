"""The drivers: what they know is exact, what they do is legal, and each drives better than the one below."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludothek.bots import hints, levels
from ludothek.bots.levels import LEVELS
from ludothek.core.engine import engine_for
from ludothek.core.table import Table
from ludothek.core.words import words
from ludothek.games import find
from ludothek.games.victory import rules
from ludothek.games.victory.board import BLUE, LOT, POINTS, RED, TAKE_ONE, TAKE_TWO, THROW, laid
from ludothek.games.victory.board.circuit import PRESETS
from ludothek.games.victory.bots import players, solver
from ludothek.games.victory.bots.solver import HAND, MOST_LAPS, OUT_COSTS, STANDS
from ludothek.games.victory.rules.dice import FIRST, LETTERED, SETS, WAYS
from tests.games.play import race

GAME = find("victory")


@pytest.fixture(scope="module")
def compiled() -> Any:
    return engine_for(GAME, players.ENTRIES, "compiled")


# --- the best use of dice ---


def best_by_trying(b: Any, s: Any, leaf: list[float]) -> float:
    """The least value at the end of the turn over every order of every move, played by the rules."""
    if s.home[0]:
        return leaf[0]
    out = [0] * GAME.most
    n = rules.list_moves(b, s, out)
    if n == 0:
        return leaf[POINTS * (b.laps - s.count[0]) + s.car[0]]
    best = 1e9
    for action in out[:n]:
        after = s.copy()
        rules.move(b, after, action // POINTS, action % POINTS)
        best = min(best, best_by_trying(b, after, leaf))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_the_best_use_is_the_best_of_all_orders(seed: int) -> None:
    """V6.7, V6.9: up to three dice on small circuits, with another car in the way and the line nearby."""
    choose = random.Random(seed)
    b = GAME.lay({"circuit": choose.choice(["RRRR", "RSRRSR"]), "no_reverse": seed % 2 == 1}, 2)
    s = position(b, choose.sample(range(9 * b.tiles), 2))
    s.count[0] = choose.choice([0, 1, 2])
    s.dice[RED], s.dice[BLUE] = choose.choice([(1, 0), (1, 1), (2, 1), (1, 2), (0, 2), (3, 0)])
    leaf = [choose.random() for _ in range(STANDS)]
    leaf[:POINTS] = [leaf[0]] * POINTS
    tables = players.blank_tables(engine_for(GAME, players.ENTRIES, "interpreted"))
    solver.clear_way(b, s, tables, 0)
    solver.fill_uses(b, tables, leaf, s.dice[RED], s.dice[BLUE], 1, MOST_LAPS)
    hand, stand = HAND * s.dice[RED] + s.dice[BLUE], solver.stand_of(b, s, 0)
    assert tables.use[hand][stand] == pytest.approx(best_by_trying(b, s, leaf))
    assert leaf[tables.end[hand][stand]] == pytest.approx(tables.use[hand][stand])


def position(b: Any, points: list[int]) -> Any:
    """Cars on these points in the middle of a drive of seat 0."""
    s = rules.State()
    rules.setup(b, s)
    rules.apply(b, s, LOT)
    for seat, point in enumerate(points):
        s.at[s.car[seat]] = 0
        s.car[seat] = point
    for seat, point in enumerate(points):
        s.at[point] = seat + 1
    s.phase, s.turn = rules.DRIVING, 0
    return s


def test_turns_to_go_are_what_driving_brings(compiled: Any) -> None:
    """A lone car, driven by the plan with dice of six faces, takes as long as was worked out."""
    b = laid(PRESETS["twelve"], False)
    tables, _ = players.solved_tables(compiled, b.circuit, 0)
    rng, total, races = random.Random(5), 0.0, 4000
    for _ in range(races):
        stand = POINTS * 3
        while stand >= POINTS:
            total += 1
            first = thrown(rng, 3)
            one, two = (solver.mean_after(tables, stand, first, dice, OUT_COSTS) for dice in (1, 2))
            second = thrown(rng, 1 if one <= two else 2)
            crosses = SETS[first][2] + SETS[second][2]
            if crosses >= 4:
                total += OUT_COSTS
                break
            stand = int(tables.end[solver.hand_of(first, second) if crosses < 3 else 0][stand])
    assert total / races == pytest.approx(float(tables.turns[0][POINTS * 3]), abs=0.15)


def thrown(rng: random.Random, dice: int) -> int:
    return LETTERED["".join(sorted(rng.choices("RRBBXX", k=dice), key="RBX".index))]


def test_chances_to_be_home_grow_with_the_turns_and_shrink_with_the_laps(compiled: Any) -> None:
    tables, _ = players.solved_tables(compiled, laid(PRESETS["oval"], False).circuit, 0)
    for point in range(9 * 12):
        for laps in range(1, MOST_LAPS):
            chances = tables.home[POINTS * laps + point]
            assert (chances[1:] >= chances[:-1]).all()
            assert chances[-1] < 1
            assert chances[8] >= tables.home[POINTS * (laps + 1) + point][8]


def test_a_turn_from_home_is_valued_exactly(compiled: Any) -> None:
    """V8.1: the car on 11.7 is home with any red die; it cannot be home more often than it may drive at all."""
    b = GAME.lay({"circuit": "oval", "laps": 1}, 2)
    tables, _ = players.solved_tables(compiled, b.circuit, 0)
    stand = POINTS + 9 * 11 + 6
    ways = 0.0
    for first in range(FIRST[3], FIRST[4]):
        options = []
        for dice in (1, 2):
            sets = range(FIRST[dice], FIRST[dice + 1])
            coloured = [t for t in sets if SETS[first][2] + SETS[t][2] < 3]
            options.append(sum(WAYS[t] for t in coloured) / 3**dice)
        ways += WAYS[first] * max(options)
    assert float(tables.home[stand][1]) <= ways / 27 + 1e-6
    assert float(tables.home[stand][1]) > 0.8


# --- choices ---


def choosing(points: list[int], counts: list[int], throw: str, laps: int = 3) -> tuple[Any, Any]:
    b = GAME.lay({"laps": laps}, 2)
    s = position(b, points)
    s.count[:2] = counts
    s.column[:2] = [max(count, 0) for count in counts]
    s.phase, s.thrown[0] = rules.CHOOSING, LETTERED[throw] + 1
    return b, s


def test_careful_in_front_and_bold_behind(compiled: Any) -> None:
    """V-EX4: with two crosses a second die may cost the car; the last hope takes it all the same."""
    ahead = choosing([4, 0], [2, 0], "RXX")
    behind = choosing([4, 9 * 11 + 6], [2, 2], "RXX")
    driver = players.Racer(GAME, "compiled")
    assert driver.choose(*ahead, 0) == TAKE_ONE
    assert driver.choose(*behind, 0) == TAKE_TWO


def test_a_car_that_can_finish_does(compiled: Any) -> None:
    """V8.1."""
    b = GAME.lay({"laps": 1}, 2)
    s = position(b, [9 * 11 + 6, 9 * 4])
    s.dice[RED] = 2
    assert players.Racer(GAME, "compiled").choose(b, s, 0) == 0


def test_the_line_of_a_follower_is_blocked() -> None:
    """Level 4 ends where the other car's way is worse than if its car stood elsewhere equally near."""
    b = GAME.lay({"circuit": "oval", "laps": 2}, 2)
    s = position(b, [9 * 9 + 2, 9 * 8 + 2])
    s.dice[RED] = s.dice[BLUE] = 1
    driver = players.Racer(GAME, "compiled")
    while s.turn == 0:
        rules.apply(b, s, driver.choose(b, s, 0))
    free = position(b, [s.car[0], 9 * 8 + 2])
    alone = position(b, [9 * 2, 9 * 8 + 2])
    assert reach(b, free) <= reach(b, alone)


def reach(b: Any, s: Any) -> int:
    s.driver = s.turn = 1
    s.dice[RED] = s.dice[BLUE] = 1
    return rules.list_moves(b, s, [0] * GAME.most)


# --- races ---


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_every_level_drives_by_the_rules(level: int, seed: int) -> None:
    choose = random.Random(seed)
    options = {"circuit": choose.choice(list(PRESETS)), "no_reverse": choose.random() < 0.5, "laps": 2}
    race(GAME, [levels.bot(GAME, level, seed, "compiled") for _ in range(choose.choice([2, 4, 6]))], options, seed)


@pytest.mark.parametrize("level", [2, 3, 4])
def test_each_level_beats_the_one_below(level: int) -> None:
    """A coarse look; `python -m benchmarks.ladder victory` prints the intervals of 1,000 races a pair."""
    wins = 0.0
    for seed in range(40):
        better, worse = (levels.bot(GAME, n, seed, "compiled") for n in (level, level - 1))
        drivers, place = ([better, worse], 0) if seed % 2 else ([worse, better], 1)
        wins += race(GAME, drivers, {"laps": 2}, seed).score[place]
    assert wins > 20


@pytest.mark.parametrize("level", [3, 4])
def test_a_race_of_twelve_laps_is_driven_to_the_finish(level: int) -> None:
    """V7.1: far from home a driver still wants the next lap."""
    drivers = [levels.bot(GAME, level, seed, "compiled") for seed in range(2)]
    over = race(GAME, drivers, {"circuit": "RRRR", "laps": 12}, seed=2)
    assert max(over.home) == 1
    assert over.round < 40


def test_before_the_compiler_is_done_a_racer_still_drives_well() -> None:
    wins = 0.0
    for seed in range(30):
        wins += race(GAME, [players.Racer(GAME, "interpreted"), players.Rookie(GAME)], {"laps": 2}, seed).score[0]
    assert wins > 18


# --- hints ---


def test_a_hint_has_a_reason_in_words() -> None:
    table = Table(GAME, {"circuit": "RRRR", "laps": 2}, seed=1)
    seen = set()
    while table.turn != "over":
        hint = hints.hint(table)
        if hint.reason:
            seen.add(hint.reason[0])
            assert words("en", "victory")(hint.reason[0], **hint.reason[1])
        table.play(hint.move)
    assert table.state.home[0] or table.state.home[1]
    assert {"reason-take-two", "reason-moves", "reason-finish"} <= seen


def test_throws_are_numbered_like_the_weights_say() -> None:
    """Every number below `ways` brings a throw, each as often as its weight."""
    b = GAME.lay({}, 3)
    s = rules.State()
    rules.setup(b, s)
    assert [rules.outcome(b, s, [], n) for n in range(3)] == [LOT, LOT + 1, LOT + 2]
    rules.apply(b, s, LOT)
    found = [rules.outcome(b, s, [], n) for n in range(27)]
    assert {throw: found.count(throw) for throw in found} == {THROW + t: WAYS[t] for t in range(FIRST[3], FIRST[4])}
