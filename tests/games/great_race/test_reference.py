"""The room against the slow reference: what a crew may do, what comes of it, and everything that TORPEDO does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import product
from typing import Any

from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race.board import SOLO
from ludothek.games.great_race.board.africa import NAMED
from ludothek.games.great_race.board.box import TILES, WINCH
from ludothek.games.great_race.rules import course
from ludothek.games.great_race.rules.phase import BIVOUAC, DRIVE, NEXT, PLAN, T_FIGURE, T_GOAL, TURN, USE_WINCH
from ludothek.games.great_race.rules.position import T
from tests.chunks import chunks
from tests.games.great_race.random_games import Journey, change_somehow, resign_somebody, some_journey
from tests.games.great_race.reference_position import PHASES
from tests.reference import great_race_convoy_slow, great_race_slow, great_race_torpedo_slow
from tests.reference.great_race_box import Position, Told

Play = Callable[[Position, Told], None]
CHUNKS = chunks(2, 4)
MODES = ("race", "race", "solo", "alone")
ALIKE = (
    *("where", "arrived", "fuel", "engine", "chassis", "money", "used", "hand", "left", "tiles", "bag", "tiles_out"),
    *("box", "deck", "cards_out", "slots", "goal", "last_level", "stickers"),
)


def assert_same_outcome(trip: Journey, before: Position, said: list[str], play: Play) -> None:
    """The room stands where the reference stands once it has been told the same."""
    after, told, room = deepcopy(before), iter(said), trip.plain()
    try:
        play(after, told)
        assert next(told, None) is None, "the reference is not asked for all of it"
        for what in ALIKE:
            if "T" not in room["arrived"] or what not in ("goal", "last_level"):
                assert tidy(room[what]) == tidy(after[what]), what
    except (AssertionError, KeyError, StopIteration, ValueError) as trouble:
        raise AssertionError(f"{trouble!r}\nafter {said}\nin {before}") from trouble


def tidy(value: Any) -> Any:
    """Without what there is none of."""
    if isinstance(value, dict):
        return {key: tidy(one) for key, one in value.items() if tidy(one)}
    return sorted(value) if isinstance(value, list) else value


# --- what a crew may do ---


@CHUNKS
def test_moves_of_a_crew(chunk: int) -> None:
    """In random games, changed by hand now and then, everybody may say exactly what the reference says."""
    rng, asked = random.Random(chunk), Counter[str]()
    while asked.total() < 2_500:
        trip = some_journey(rng, rng.choice(MODES))
        for _ in range(rng.randint(20, 300)):
            if trip.s.turn == OVER:
                break
            if trip.s.turn != CHANCE:
                asked[assert_same_moves(trip)] += 1
            if trip.s.phase in (TURN, DRIVE) and rng.random() < 0.3:
                change_somehow(rng, trip)
                asked[assert_same_moves(trip)] += 1
            elif trip.s.phase == TURN and rng.random() < 0.01:
                resign_somebody(rng, trip)
            else:
                trip.play_somehow(rng)
    assert all(asked[phase] for phase in PHASES.values()), asked


def assert_same_moves(trip: Journey) -> str:
    before = trip.plain()
    room, slow = sorted(trip.legal), sorted(great_race_slow.legal(before))
    assert room == slow, f"room only {set(room) - set(slow)}, reference only {set(slow) - set(room)}\nin {before}"
    return before["phase"]


def test_every_question_about_winches() -> None:
    """G8.10, G10.6: each tile, with few levels left and any number of winches used and held."""
    trip = some_turn(random.Random(0))
    trip.put(0, "2.0", fuel=6)
    s, asked = trip.s, 0
    s.mover, s.turn, s.phase, s.entering = 0, 0, USE_WINCH, NAMED["1.0"]
    counts = product(range(1, len(TILES) + 1), range(3), range(2), range(5), range(3), range(2), range(2))
    for s.tile[s.entering], s.engine[0], s.chassis[0], s.hand[WINCH], s.winched_m, s.winched_s, s.blind in counts:
        tile = TILES[s.tile[s.entering] - 1].id
        symbols, stops = tile.count("M") - s.winched_m, tile.count("S") - s.winched_s
        payable = s.engine[0] + s.chassis[0] + s.hand[WINCH] >= symbols
        if s.hand[WINCH] and min(symbols, stops) >= 0 and symbols + stops > 0 and payable:
            assert_same_moves(trip)
            asked += 1
    assert asked > 500


# --- what comes of it ---


@CHUNKS
def test_turn_of_a_crew(chunk: int) -> None:
    """A random move of a random turn, with all that is drawn and answered on the way, changes what the rules say."""
    rng, said_first = random.Random(chunk), Counter[str]()
    while said_first.total() < 1_000:
        trip = some_turn(rng)
        before = trip.plain()
        said = [trip.play_somehow(rng)]
        if said[0] == "pass":
            continue
        said += trip.play_until(rng, lambda trip=trip: trip.s.phase == TURN)
        assert_same_outcome(trip, before, said, great_race_convoy_slow.play)
        said_first[said[0].split()[0]] += 1
    assert min(said_first.values()) >= 5, said_first


def some_turn(rng: random.Random) -> Journey:
    """A turn after which somebody has another one before anything else happens."""
    trip = some_journey(rng, rng.choice(MODES))
    trip.play_until(rng, lambda: trip.s.phase == TURN)
    for _ in range(2):
        change_somehow(rng, trip)
    for seat in range(trip.b.seats):
        trip.s.passed[seat] = 0
        trip.s.left[4 * seat] = 2
        keep_to_limit(trip, seat)
    if trip.b.mode == SOLO:
        trip.s.figure = 5
    return trip


def keep_to_limit(trip: Journey, seat: int) -> None:
    """Cards that a chassis cannot bear go back to the deck."""
    s = trip.s
    for card in range(8):
        while s.held[seat] > s.chassis[seat] and s.hand[8 * seat + card]:
            s.hand[8 * seat + card] -= 1
            s.shown[8 * seat + card] = min(s.shown[8 * seat + card], s.hand[8 * seat + card])
            s.held[seat] -= 1
            s.deck[card] += 1


# --- TORPEDO ---


def some_duel(rng: random.Random) -> Journey:
    """A solo game with everything anywhere; the player still has a turn this round, or has arrived."""
    trip = some_journey(rng, "solo")
    trip.play_until(rng, lambda: trip.s.card > 0)
    for _ in range(2):
        change_somehow(rng, trip)
    s = trip.s
    s.turn, s.left[0], s.passed[0], s.draws = 0, 2, 0, 0
    s.drawn = [0] * len(s.drawn)
    keep_to_limit(trip, 0)
    if rng.random() < 0.1:
        s.where[0], s.arrived[0], s.arrival[0] = trip.b.finish, 1, s.round
    s.phase, s.then = T_GOAL, NEXT
    course.go_through_t(trip.b, s)
    return trip


@CHUNKS
def test_goal_of_torpedo(chunk: int) -> None:
    """G16.1-G16.8."""
    rng = random.Random(chunk)
    for _ in range(500):
        trip = some_duel(rng)
        before, slow = trip.plain(), trip.plain()
        great_race_torpedo_slow.choose_goal(slow)
        assert before["goal"] == slow["goal"], f"room {before['goal']}, reference {slow['goal']}\nin {before}"


@CHUNKS
def test_figures_of_torpedo(chunk: int) -> None:
    """G16.9-G16.18, G17, G21: what a figure lays, where it moves T, what happens in towns."""
    rng = random.Random(chunk)
    for _ in range(1_000):
        trip, figure = some_duel(rng), rng.choice((1, 1, 2, 2, 3, 5))
        if rng.random() < 0.2:
            trip.s.goal = NAMED[some_town(rng, trip)]
        before = trip.plain() | {"figure": figure}
        assert_same_outcome(trip, before, act(rng, trip, figure), great_race_torpedo_slow.act)


def act(rng: random.Random, trip: Journey, figure: int) -> list[str]:
    s = trip.s
    s.figure, s.mover, s.place, s.phase = figure - 1, T, s.order.index(T), T_FIGURE
    course.carry_on(trip.b, s)
    return trip.play_until(rng, lambda: s.phase == TURN)


def some_town(rng: random.Random, trip: Journey) -> str:
    """Another goal than T would choose now, as it may have been chosen before: nearer to the finish."""
    before = trip.plain()
    towns = [t for t in great_race_torpedo_slow.TOWNS if great_race_torpedo_slow.is_open(before, t)]
    return rng.choice(towns)


@CHUNKS
def test_bivouac_with_torpedo(chunk: int) -> None:
    """G18.2-G18.6, G18.8 and the powers green 1, green 2 and red 1."""
    rng = random.Random(chunk)
    for _ in range(250):
        trip = some_duel(rng)
        trip.s.arrived[0] = trip.s.used[0] = 0
        trip.s.order[:2] = rng.choice(([0, T], [T, 0]))
        torpedo_first = (trip.s.order[0] == T) == bool(trip.b.turn_first)
        before = trip.plain() | {"torpedo_first": torpedo_first}
        trip.s.phase, trip.s.planned[0] = BIVOUAC, 0
        course.carry_on(trip.b, trip.s)
        said = trip.play_until(rng, lambda trip=trip: trip.s.phase == PLAN)
        assert_same_outcome(trip, before, said, great_race_torpedo_slow.bivouac)
