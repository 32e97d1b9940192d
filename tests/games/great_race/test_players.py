"""The crews: they play by the rules, know no more than their seat, and each is stronger than the one below."""

from __future__ import annotations

from typing import Any

import pytest

from ludothek.bots import hints, levels, pimc
from ludothek.bots.levels import LEVELS
from ludothek.core.dice import below, stream
from ludothek.core.engine import engine_for
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.table import Table
from ludothek.core.words import words
from ludothek.games import find
from ludothek.games.great_race import rules
from ludothek.games.great_race.bots.styles import STYLES

GAME = find("great_race")
WAYS_TO_PLAY = ((2, {}), (3, {"leaders": "all"}), (5, {}), (1, {"mode": "solo"}), (1, {"mode": "alone"}))


def race(crews: list[Any], most: int = 2000, seed: int = 0, **options: Any) -> Any:
    """A race, or its first `most` actions; every crew is shown what its seat knows."""
    b, s, out, rng = GAME.lay(options, len(crews)), rules.State(), [0] * GAME.most, stream(seed)
    rules.setup(b, s)
    while s.turn != OVER and s.played < most:
        if s.turn == CHANCE:
            action = rules.outcome(b, s, out, below(rng, rules.ways(b, s)))
        else:
            action = crews[s.turn].choose(b, known(b, s, s.turn), s.turn)
            assert action in out[: rules.legal(b, s, out)]
        rules.apply(b, s, action)
    return s


def known(b: Any, s: Any, seat: int) -> Any:
    seen = s.copy()
    rules.redact(b, seen, seat)
    return seen


def bots(level: int, seats: int, seed: int = 1) -> list[Any]:
    return [levels.bot(GAME, level, seed + seat, "compiled") for seat in range(seats)]


@pytest.mark.parametrize(("seats", "options"), WAYS_TO_PLAY)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_by_the_rules(level: int, seats: int, options: dict[str, Any]) -> None:
    race(bots(level, seats), most=100 // level, **options)


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_settles_a_whole_race(level: int) -> None:
    """How long a crew thinks is counted, so neither a clock nor an earlier game changes what it does."""
    first, again, other = (race(bots(level, 2, seed), most=40) for seed in (3, 3, 5))
    assert first == again != other


@pytest.mark.parametrize("better", LEVELS[1:3])
def test_a_level_beats_the_one_below(better: int) -> None:
    """A coarse look; `python -m benchmarks.ladder great_race` prints the intervals of all levels."""
    assert share(lambda seed: levels.bot(GAME, better, seed, "compiled"), better - 1) > 0.5


def test_greedy_play_is_beaten_by_a_crew_that_thinks() -> None:
    assert share(lambda seed: pimc.greedy(GAME, seed), 3, races=20) < 0.3


def share(one: Any, level: int, races: int = 60) -> float:
    """Of the points against a level, seats taken in turns."""
    points = 0.0
    for seed in range(races):
        seat = seed % 2
        crews = [one(seed), levels.bot(GAME, level, seed, "compiled")]
        points += race(crews if seat == 0 else crews[::-1], seed=seed).score[seat]
    return points / races


def test_t_grows_stronger_with_its_cards() -> None:
    """G20: games won of forty by a careless crew against a deck of level 1 and one of level 3."""
    decks = [",".join(f"{letter}{level}" for letter in "ABCDEFGH") for level in (1, 3)]
    first, last = (
        sum(race(bots(1, 1, seed), seed=seed, mode="solo", legacy=False, deck=deck).score[0] for seed in range(40))
        for deck in decks
    )
    assert first > last
    assert first > 20


def test_the_same_knowledge_leads_to_the_same_choice() -> None:
    """D4: hands and plans that a crew does not know cannot move it."""
    b = GAME.lay({}, 3)
    for actions in (10, 60, 120):
        s = race(bots(3, 3), most=actions)
        while s.turn == CHANCE:
            rules.apply(b, s, rules.outcome(b, s, [0] * GAME.most, 0))
        world = s.copy()
        rules.imagine(b, world, s.turn, stream(actions))
        chosen = [[bot.choose(b, known(b, w, s.turn), s.turn) for bot in bots(4, 1) + bots(2, 1)] for w in (s, world)]
        assert chosen[0] == chosen[1]


def test_before_the_compiler_is_done_a_crew_plays_by_taste() -> None:
    s = race([pimc.player(GAME, 4, seed, "interpreted") for seed in (1, 2)], most=60)
    assert s.played == 60


def test_worlds_are_searched_alike_interpreted_and_compiled() -> None:
    """The same stream imagines the same hands both ways."""
    b, s = GAME.lay({}, 2), race(bots(3, 2), most=70)
    while s.turn == CHANCE:
        rules.apply(b, s, rules.outcome(b, s, [0] * GAME.most, 0))
    told = []
    for how in ("interpreted", "compiled"):
        engine = engine_for(GAME, pimc.ENTRIES, how)
        candidates = pimc.blank_candidates(engine)
        here = engine.row_of([b]), engine.row_of([known(b, s, s.turn)])
        style = STYLES[4]._replace(chosen=4, simulations=8)
        chosen = engine.run.search_worlds(*here, candidates, engine.stream(3), s.turn, style)
        told.append([chosen, *candidates.actions[:4], *(round(float(value), 6) for value in candidates.values[:4])])
    assert told[0] == told[1]


def test_the_bench_counts_what_is_simulated() -> None:
    choice, remark = pimc.measured(GAME)
    assert choice() == STYLES[4].simulations
    assert "end of the round" in remark


# --- hints ---


@pytest.mark.parametrize(("seats", "options"), WAYS_TO_PLAY)
def test_a_hint_can_be_played_and_its_reason_can_be_told(seats: int, options: dict[str, Any]) -> None:
    table = Table(GAME, options, seats=seats, seed=1)
    for _ in range(6):
        hint = hints.hint(table)
        assert not hint.reason or words("en", GAME.key)(hint.reason[0], **hint.reason[1])
        table.play(hint.move)
