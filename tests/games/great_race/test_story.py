"""What T does is told step by step, with the rule that made it so."""

from __future__ import annotations

import random
import re
from itertools import product

from ludothek import Table
from ludothek.core.fields import CHANCE, OVER
from ludothek.games.great_race import GAME, rules
from ludothek.games.great_race.board.africa import NAMED, name
from ludothek.games.great_race.rules import actions
from ludothek.games.great_race.rules.position import T
from ludothek.games.great_race.telling.automa_log import story
from ludothek.games.great_race.telling.automa_ways import way_of_player, way_of_t
from ludothek.games.great_race.telling.texts import ESTIENNE_NAMES
from tests.games.great_race.positions import solo


def test_telling_changes_nothing_and_leaves_nothing_out() -> None:
    """The story ends where the rules end, and T is never somewhere else without a word."""
    rng, out, rules_cited = random.Random(3), [0] * GAME.most, set()
    for direction, stickers in product(("NS", "SN"), ("0000", "2222", "4444")):
        b, s = GAME.lay({"mode": "solo", "direction": direction, "stickers": stickers}, 1), rules.State()
        rules.setup(b, s)
        while s.turn != OVER:
            actions = out[: rules.legal(b, s, out)]
            weights = [rules.weight(b, s, action) for action in actions] if s.turn == CHANCE else None
            action = rng.choices(actions, weights)[0]
            after, told = story(b, s, action)
            went = [name(s.where[T]), *(t.text.split()[2] for t in told if t.text.startswith(("T go ", "T sail ")))]
            rules.apply(b, s, action)
            assert after == s
            assert went[-1] == name(s.where[T])
            rules_cited |= {each.rule for each in told}
    assert {"G16.1", "G16.6", "G16.9", "G17.1", "G17.3", "G17.10", "G18.2", "G18.7", "G21.1"} <= rules_cited
    assert all(re.fullmatch(r"G\d+\.\d+", rule) for rule in rules_cited)


def test_the_goal_and_why_no_other() -> None:
    """G16.1-G16.6: every other town of the colour has a rule against it."""
    trip = solo("G1").put(T, "NOU")
    trip.s.last_level, trip.s.phase = 2, 13
    trip.s.turn, trip.s.estienne = CHANCE, trip.b.deck[:]
    action = actions.CARD + ESTIENNE_NAMES.index("G1")
    _, told = story(trip.b, trip.s, action)
    assert told[0].logged == "T goal DAK #G16.1"
    assert dict(told[0].others) == {"INS": "G16.2", "NAI": "G16.1", "LEO": "G16.1", "LIV": "G16.1"}


def test_ways_are_drawn() -> None:
    """G16.11, G16.12."""
    trip = solo()
    assert [name(space) for space in way_of_t(trip.b, trip.s)] == ["COL", "1.1", "2.1", "NOU"]
    assert name(way_of_player(trip.b, trip.s)[1]) == "1.2"
    assert way_of_player(trip.b, trip.s)[-1] == NAMED["CAP"]


def test_the_log_tells_of_t() -> None:
    """Section 6: `T go 2.1 #G17.3`, behind the move that it followed."""
    table = Table(GAME, {"mode": "solo"}, seats=1, seed=5, throws="manual")
    table.play("plan FFPPM")
    table.play("est:A1")
    assert table.steps[-1].log == "est:A1 [T goal NOU #G16.1]"
    table.play("fund")
    table.play("bag:FM")
    table.play("bag:FFMM")
    assert table.steps[-1].log == "bag:FFMM [T lay FM 1.1 #G16.9] [T lay FFMM 1.2 #G16.9]"
    table.play("fund")
    assert table.steps[-1].log == "fund [T go 1.1 #G17.3]"
