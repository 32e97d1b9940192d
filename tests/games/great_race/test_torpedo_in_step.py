"""TORPEDO where its rules are finest: ways that are nearly full, and ports from which it may sail.

Each position is played by the room, by the slow reference and by the compiled rules: all three must then stand alike.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ludothek.core import loops
from ludothek.core.engine import Engine, engine_for
from ludothek.core.fields import CHANCE
from ludothek.games.great_race import GAME, telling
from ludothek.games.great_race.board.africa import BLUE, NAMED, NEIGHBOURS, NOWHERE, PORTS, TOWN, name
from ludothek.games.great_race.board.box import TILE_EASY, TILES
from ludothek.games.great_race.rules.position import T, is_on
from ludothek.games.great_race.telling.automa_log import story
from ludothek.games.great_race.telling.automa_ways import steps_to_goal
from tests.games.great_race.random_games import Journey
from tests.games.great_race.test_reference import CHUNKS, act, assert_same_outcome, some_duel
from tests.reference import great_race_torpedo_slow

IN_PORT = [NAMED[name(port)] for route in PORTS for port in route[:2]]


def ready(trip: Journey, figure: int) -> Journey:
    """The player passes on to the figure of this number, and has another turn after it."""
    trip.s.figure = figure - 1
    return trip.turn(0).assign(0, "FFFFF")


def crowd(rng: random.Random, trip: Journey) -> None:
    """A tile on every space of the shortest ways of both, but for a few."""
    s = trip.s
    ways = between(steps_to_goal(trip.b, s), s.where[T])
    ways |= between(trip.b.home, s.where[0]) if is_on(s, 0) else set()
    free = rng.sample(sorted(ways), min(len(ways), rng.choice((0, 1, 1, 2, 3))))
    for space in ways - set(free):
        s.tile[space] = s.tile[space] or rng.randint(1, len(TILES))
    for space in free:
        s.tile[space] = 0


def between(steps: list[int], here: int) -> set[int]:
    """The terrain on all shortest ways from a space."""
    found, reached = set[int](), {here}
    while reached:
        reached = {to for at in reached for to in NEIGHBOURS[at] if to != NOWHERE and steps[to] == steps[at] - 1}
        found |= reached
    return {space for space in found if not TOWN[space]}


@CHUNKS
def test_tiles_on_ways_that_are_nearly_full(chunk: int) -> None:
    """G16.14, G16.16, G16.18: a tile leaves the way only if no shortest way has room; each reason is told."""
    rng, reasons = random.Random(chunk), Counter[str]()
    while reasons.total() < 1_000:
        trip = some_duel(rng)
        crowd(rng, trip)
        before = trip.plain() | {"figure": 1}
        said = act(rng, trip, 1)
        assert_same_outcome(trip, before, said, great_race_torpedo_slow.act)
        reasons += why_there(before, trip)
    assert all(reasons[why] >= 10 for why in ("easy on another way", "hard on another way", "box", "beside")), reasons


def why_there(before: dict[str, Any], trip: Journey) -> Counter[str]:
    """What the reference makes of the tiles that were laid: found on its plain way, on another, or off all of them."""
    slow = great_race_torpedo_slow
    found = Counter[str]({"box": sum(trip.plain()["box"].values()) - sum(before["box"].values())})
    laid = [space for space in trip.plain()["tiles"] if space not in before["tiles"]]
    homeward = between(trip.b.home, trip.s.where[0])
    for space in laid:
        is_easy = bool(TILE_EASY[trip.s.tile[NAMED[space]] - 1])
        if is_easy:
            found["easy" if space in slow.way(before) else "easy on another way"] += 1
        elif NAMED[space] not in homeward:
            found["beside"] += 1
        else:
            found["hard" if space in plain_way_of_player(before) else "hard on another way"] += 1
    return found


def plain_way_of_player(p: dict[str, Any]) -> list[str]:
    """As it would be without keeping room (G16.11, G16.12)."""
    slow, spaces, here = great_race_torpedo_slow, list[str](), p["where"]["P1"]
    avoided = slow.way(p)
    while here != slow.finish(p):
        here = min(slow.homeward(p, here), key=lambda space: (space in avoided, slow.worth(p, space)))
        spaces.append(here)
    return spaces


@CHUNKS
def test_voyages(chunk: int) -> None:
    """G21.3: T sails to its goal, or to an open port that leaves no more steps than all its spaces would."""
    rng, ends = random.Random(chunk), Counter[str]()
    while ends.total() < 1_000:
        trip, figure = some_port(rng), rng.choice((2, 3, 5))
        before = trip.plain() | {"figure": figure}
        told = next((step.text for step in steps_told(trip, figure) if step.text.startswith("T sail")), "")
        sails = bool(voyages(before, figure))
        assert bool(told) == sails
        assert_same_outcome(trip, before, act(rng, trip, figure), great_race_torpedo_slow.act)
        ends[("to the goal" if told == f"T sail {before['goal']}" else "on the way") if sails else "by land"] += 1
    assert min(ends["to the goal"], ends["on the way"], ends["by land"]) >= 20, ends


def some_port(rng: random.Random) -> Journey:
    """T in a port with blue 3 or 4, bound for the goal of some card; the player is still under way."""
    trip = some_duel(rng)
    while not (trip.b.legacy and is_on(trip.s, 0)):
        trip = some_duel(rng)
    trip.s.where[T], trip.s.sticker[BLUE] = rng.choice(IN_PORT), rng.choice((3, 4))
    trip.s.last_level = min(8, trip.b.level[trip.s.where[T]])
    trip.goal()
    return trip


def voyages(p: dict[str, Any], figure: int) -> list[str]:
    slow = great_race_torpedo_slow
    spaces = slow.card(p).figure_2 + (p["stickers"]["blue"] == 4) if figure == 2 else slow.card(p).others
    return slow.useful_ports(p, spaces)


def steps_told(trip: Journey, figure: int) -> list[Any]:
    """What the story tells of a figure that follows the player's pass."""
    ahead = Journey(trip.b, leaders=trip.leaders)
    ahead.s = trip.s.copy()
    ready(ahead, figure)
    out = [0] * GAME.most
    actions = out[: GAME.rules.legal(ahead.b, ahead.s, out)]
    fund = next(action for action in actions if telling.write(ahead.b, ahead.s, action) == "fund")
    return story(ahead.b, ahead.s, fund)[1]


# --- compiled ---


@pytest.mark.parametrize("chunk", range(2))
def test_torpedo_compiled(chunk: int) -> None:
    """G16.18, G21.3: the compiled rules, with every index checked, lay and sail as the interpreted ones do."""
    plain, checked = engine_for(GAME, loops.ENTRIES, "interpreted"), engine_for(GAME, loops.ENTRIES, "checked")
    rng = random.Random(chunk)
    for number in range(150):
        trip = some_port(rng) if number % 2 else some_duel(rng)
        if not is_on(trip.s, 0):
            continue
        crowd(rng, trip)
        ready(trip, rng.choice((1, 1, 2, 3)))
        assert_in_step(rng, trip, plain, checked)


def assert_in_step(rng: random.Random, trip: Journey, plain: Engine, checked: Engine) -> None:
    """Some action and the draws after it, in both ways."""
    boards = [engine.row_of([trip.b]) for engine in (plain, checked)]
    rows = [engine.row_of([trip.s]) for engine in (plain, checked)]
    lists = [engine.lists(1)[0] for engine in (plain, checked)]
    for n in range(6):
        counts = [
            engine.run.legal_at(board, row, 0, out)
            for engine, board, row, out in zip((plain, checked), boards, rows, lists, strict=True)
        ]
        assert list(lists[0][: counts[0]]) == lists[1][: counts[1]].tolist()
        action = int(rng.choice(list(lists[0][: counts[0]])))
        for engine, board, row in zip((plain, checked), boards, rows, strict=True):
            engine.run.apply_at(board, row, 0, action)
        assert plain.read(rows[0], 0) == checked.read(rows[1], 0)
        if n and plain.read(rows[0], 0).turn != CHANCE:
            return
