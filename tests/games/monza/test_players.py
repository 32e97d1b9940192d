"""The drivers: what they know is exact, what they do is legal, and each drives better than the one below."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludothek.bots import levels
from ludothek.bots.levels import LEVELS, RoomPlayer
from ludothek.bots.mcts import Mcts
from ludothek.core.dice import below, stream
from ludothek.core.engine import engine_for
from ludothek.games import find
from ludothek.games.monza import rules
from ludothek.games.monza.board import SET, SPACES, STEP, TRACKS
from ludothek.games.monza.board.dice import LETTERED, WITH, WITHOUT
from ludothek.games.monza.bots.choice import ENTRIES
from ludothek.games.monza.bots.expected_rounds import ROUNDS
from ludothek.games.monza.bots.players import Child, Driver, rounds_with_tiles
from ludothek.games.monza.rules.drive import space_ahead
from tests.games.play import race

GAME = find("monza")
OVAL, LONG = TRACKS
WHITE_TILE, ALL = 1 << 5, 63
LAST = [OVAL.numbered[name] for name in ("O18", "M19", "I18")]


@pytest.fixture(scope="module")
def with_tiles() -> Any:
    engine = engine_for(GAME, ENTRIES, "compiled")
    return {(track, pro): rounds_with_tiles(engine, track, pro) for track in (0, 1) for pro in (0, 1)}


# --- rounds to go ---


@pytest.mark.parametrize("space", LAST)
def test_before_the_finish_only_white_helps(space: int) -> None:
    """M4.8: six dice show no white in (5/6)^6 of the throws."""
    assert ROUNDS[0][space] == pytest.approx(1 / (1 - (5 / 6) ** 6))


def test_rounds_to_go_are_what_driving_brings(with_tiles: Any) -> None:
    """A car alone, driven by the plan, takes as long as was worked out."""
    b = GAME.lay({"round_cap": 1000}, 2)
    rng, total, races = stream(3), 0, 3000
    for _ in range(races):
        space = 0
        while space != b.finish:
            s = rules.State()
            s.car[0], s.dice = space, 0
            number = below(rng, 6**6)
            for _ in range(6):
                s.dice = WITH[s.dice][number % 6]
                number //= 6
            space = driven(b, s)
            total += 1
    assert total / races == pytest.approx(ROUNDS[0][0], abs=0.12)


def driven(b: Any, s: Any) -> int:
    from ludothek.games.monza.bots.expected_rounds import NEXT_DIE

    while (colour := NEXT_DIE[0][s.car[0]][s.dice]) < 6:
        s.car[0] = space_ahead(b, s.car[0], colour)
        s.dice = WITHOUT[s.dice][colour]
    return int(s.car[0])


@pytest.mark.parametrize("track", [0, 1])
def test_without_tiles_both_solvers_agree(with_tiles: Any, track: int) -> None:
    for space in TRACKS[track].open_spaces():
        assert with_tiles[track, 0][space][0] == pytest.approx(ROUNDS[track][space], abs=0.05)


def test_a_white_tile_before_the_finish_is_a_sure_thing(with_tiles: Any) -> None:
    """M7.6: laid like a die of its colour."""
    for space in LAST:
        assert with_tiles[0, 1][space][WHITE_TILE] == pytest.approx(1.0, abs=0.05)


@pytest.mark.parametrize("track", [0, 1])
def test_no_tile_is_ever_a_burden(with_tiles: Any, track: int) -> None:
    rounds = with_tiles[track, 1]
    for space in TRACKS[track].open_spaces():
        for hand in range(64):
            assert rounds[space + SPACES][hand] <= rounds[space][hand] + 1e-3, "the extra roll"
            for bit in range(6):
                assert rounds[space][hand | 1 << bit] <= rounds[space][hand] + 1e-3


# --- what they do ---


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_every_level_drives_by_the_rules(level: int, seed: int) -> None:
    choose = random.Random(seed)
    options = {
        "track": choose.choice(["oval", "long"]),
        "rules": choose.choice(["basic", "pro"]),
        "bonus": choose.random() < 0.5,
        choose.choice(["must_max", "may_stop"]): choose.random() < 0.5,
    }
    seats = choose.choice([2, 3])
    race(GAME, [levels.bot(GAME, level, seed + seat, "compiled") for seat in range(seats)], options, seed)


def test_before_the_compiler_is_done_a_driver_still_drives_well() -> None:
    wins = 0.0
    for seed in range(30):
        wins += race(GAME, [Driver(GAME, 4, "interpreted"), Child(GAME, seed)], {"rules": "pro"}, seed).score[0]
    assert wins > 18


@pytest.mark.parametrize("level", [2, 3, 4])
def test_each_level_beats_the_one_below(level: int) -> None:
    """A coarse look; `python -m benchmarks.ladder monza` prints the intervals of 2,000 races a pair."""
    wins = 0.0
    for seed in range(24):
        better, worse = (levels.bot(GAME, n, seed, "compiled") for n in (level, level - 1))
        players, place = ([better, worse], 0) if seed % 2 else ([worse, better], 1)
        wins += race(GAME, players, {"track": "long", "rules": "pro"}, seed).score[place]
    assert wins > 12


def test_three_and_four_seats_are_searched_with_throws_in_the_tree() -> None:
    b = GAME.lay({"rules": "pro"}, 4)
    s = rules.State()
    rules.setup(b, s)
    rules.apply(b, s, SET + LETTERED["RYGBPW"])
    player = levels.bot(GAME, 4, 1, "compiled")
    assert isinstance(player, RoomPlayer)
    assert isinstance(player.search, Mcts)
    out = [0] * GAME.most
    assert player.choose(b, s, 0) in out[: rules.legal(b, s, out)]


def test_a_driver_goes_home_when_it_can() -> None:
    """M6.1: with somebody home already, only that counts."""
    b = GAME.lay({}, 2)
    s = rules.State()
    rules.setup(b, s)
    s.car[0], s.car[1], s.used[1] = LAST[0], b.finish, 3
    rules.apply(b, s, SET + LETTERED["RRYYGW"])
    assert Driver(GAME, 4, "compiled").choose(b, s, 0) == 5


def test_a_bonus_step_is_taken_where_it_saves_time() -> None:
    """M9.6."""
    b = GAME.lay({"bonus": True}, 2)
    s = rules.State()
    rules.setup(b, s)
    s.stepping, s.turn, s.last, s.driver = 1, 0, 1, 1
    s.car[0] = LAST[0]
    for how in ("interpreted", "compiled"):
        assert Driver(GAME, 4, how).choose(b, s, 0) == STEP + 5
