"""The rule that a refusal cites is the one that was broken: the slow reference, which shares nothing, says so too."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass
from itertools import product

import pytest

from ludothek import Refused, Table
from tests.games.monza.positions import place, played, some_spaces, some_throw, state, tiles, track
from tests.games.play import attempt, refusal
from tests.reference.monza_slow import SIDES, Side, farthest

COLOURS = "RYGBPW"
SCENES = 90
WHYS = (
    "here tyre start finish finish-far two-lanes not-further backward far colour no-die nowhere shorter "
    "tile-basic tile-gone"
)
OPTIONS: list[dict[str, object]] = [{}, {"may_stop": True}, {"rules": "pro"}, *[{"must_max": True}] * 2]


@dataclass
class Scene:
    """A drive under way: where the last piece lies, and what is still to be laid."""

    table: Table
    side: Side
    here: str
    dice: str
    tiles: str
    must_max: bool
    pro: bool

    def goal(self, colour: str) -> str | None:
        return self.side.ahead[self.here].get(colour)

    def ahead(self, space: str) -> bool:
        return space in self.side.ahead[self.here].values()


def some_scene(rng: random.Random) -> Scene | None:
    """Somewhere in the middle of a turn; none if the turn is over by then."""
    options, name = rng.choice(OPTIONS), rng.choice(["oval", "long"])
    table = place("START START", track=name)
    near_home = [one.name for one in track(table).spaces if one.end == track(table).length and one.colour != "#"]
    where = [rng.choice(near_home), "O1"] if rng.random() < 0.1 else some_spaces(rng, track(table), 2)
    held = "".join(rng.sample(COLOURS, rng.randint(0, 4))) if "rules" in options else None
    table = place(" ".join(where), some_throw(rng), track=name, tiles=held, **options)
    for _ in range(rng.randrange(4)):
        laying = [move for move in table.moves() if ">" in move] if table.turn == 0 else []
        table = played(table, rng.choice(laying)) if laying else table
    if table.turn != 0 or state(table).driver != 0:
        return None
    view, names = table.view(0), [space.name for space in track(table).spaces]
    return Scene(
        *(table, SIDES[name], names[state(table).car[0]], view["dice"], tiles(table, 0)),
        *("must_max" in options, "rules" in options),
    )


def test_every_space_is_refused_for_what_is_broken() -> None:
    """M2.5, M3.2, M4.1, M4.3, M4.5, M4.6, M4.8, M4.10, M7.6: any die, any tile or none named, on any space or none."""
    seen: Counter[str] = Counter()
    for scene in filter(None, map(some_scene, map(random.Random, range(SCENES)))):
        spaces = ("START", "FIN", *scene.side.spaces, "")
        for piece, space in product(("", *COLOURS, *(f"+{colour}" for colour in COLOURS)), spaces):
            text = f"{piece}>{space}" if piece and space else piece or space
            if text and (refused := attempt(scene.table.fork(), text, seat=0)):
                assert is_the_reason(scene, piece, space, refused), (scene.here, scene.dice, text, refused.why)
                seen[refused.why] += 1
    assert set(WHYS.split()) == set(seen), seen


def is_the_reason(scene: Scene, piece: str, space: str, refused: Refused) -> bool:
    """Whether what is cited forbids the move."""
    tile, colour = piece.startswith("+"), piece[-1:]
    match refused.why, refused.rule:
        case "tile-basic", "M2.5":
            return tile and not scene.pro
        case "tile-gone", "M7.6":
            return tile and colour not in scene.tiles
        case "colour", "M3.2":
            return scene.ahead(space) and scene.side.spaces[space].colour != colour
        case "finish", "M4.8":
            return space == "FIN" and scene.ahead(space) and (colour not in ("", "W") or "W" not in scene.dice)
        case "no-die", "M3.2":
            asked = refused.facts["colour"]
            return not tile and asked not in scene.dice and (space == "" or scene.goal(asked) == space)
        case "nowhere", "M3.2":
            return space == "" and scene.goal(colour) is None
        case "shorter", "M4.10":
            return scene.must_max and is_shorter(scene, colour or scene.side.spaces[space].colour)
    return bool(space) and not scene.ahead(space) and is_off(scene, space, refused)


def is_shorter(scene: Scene, colour: str) -> bool:
    goal = scene.goal(colour)
    assert goal
    rest = scene.dice.replace(colour, "", 1)
    return farthest(scene.side, goal, rest) < farthest(scene.side, scene.here, scene.dice)


def is_off(scene: Scene, space: str, refused: Refused) -> bool:
    """Whether a space that cannot be entered from here is out of reach for this very reason."""
    side, here = scene.side, scene.here
    there, start = side.spaces.get(space), side.spaces.get(here)
    match refused.why, refused.rule:
        case "here", "M4.1":
            return space == here
        case "tyre", "M4.5":
            return there is not None and there.is_tyre
        case "start", "M4.6":
            return here == "START" and space != here
        case "finish-far", "M4.1":
            return space == "FIN" and side.spaces[here].front < side.length
        case "backward", "M4.1":
            return space == "START" or side.front(space) <= side.front(here)
    assert there
    assert start
    overlap = min(there.front, start.front) - max(there.begin, start.begin)
    lanes = abs("OMI".index(space[0]) - "OMI".index(here[0]))
    match refused.why, refused.rule:
        case "two-lanes", "M4.1":
            return lanes == 2 and overlap >= 0
        case "not-further", "M4.3":
            return lanes == 1 and overlap > 0 and there.front <= start.front
        case "corner", "M4.4":
            return lanes == 1 and overlap == 0 and there.begin == start.front
        case "far", "M4.1":
            return there.front > start.front and (overlap < 0 or (lanes == 0 and there.begin > start.front))
    return False


# --- what is no piece ---


@pytest.mark.parametrize("seed", range(12))
def test_words_are_refused_for_what_is_broken(seed: int) -> None:
    """M4.9, M7.3, M7.4, M7.5, M8.1, M9.1: stop, the extra roll, the turbo roll and the bonus step in any position."""
    scene = some_scene(random.Random(1000 + seed))
    if scene is None:
        return
    fits = any(scene.goal(die) for die in scene.dice)
    if "stop" not in scene.table.moves():
        assert fits
        assert refusal(scene.table, "stop", seat=0).rule == "M4.9"
    assert refusal(scene.table, "bonus R>O1", seat=0).why == "bonus-off"
    assert refusal(scene.table, "throw RYGBPW", seat=0).rule == "M3.1"
    earned = "turbo-dice-left" if fits else "turbo-none-fits" if scene.dice else "throw-said"
    assert refusal(scene.table, "turbo RR", seat=0).why == (earned if scene.pro else "turbo-basic")
    marked = scene.dice[:1] or "R"
    if f"reroll {marked}" not in scene.table.moves():
        refused = refusal(scene.table, f"reroll {marked}", seat=0)
        laid = len(scene.table.view(0)["laid"])
        assert {"tile-basic": not scene.pro, "reroll-gone": "*" not in scene.tiles, "reroll-late": laid > 0}[
            refused.why
        ]


def test_a_space_two_lanes_away_and_far_behind_was_refused_for_its_lane() -> None:
    """M4.1: changing lanes one at a time would not lead there."""
    assert refusal(place("O10 START", "RYBPPW"), "I3", seat=0).why == "backward"
    assert refusal(place("O4 START", "RYBPPW"), "I14", seat=0).why == "far"


def test_the_space_one_stands_on_was_said_to_lie_behind() -> None:
    """M4.1."""
    assert refusal(place("M10 START", "RYBPPW"), "M10", seat=0).why == "here"


def test_a_bonus_step_past_a_car_is_refused_for_the_way_and_onto_tyres_for_the_tyres() -> None:
    """M9.2, M9.3: a car far ahead is not the reason, and neither is the distance of a tyre that touches."""
    table = played(place("O5 O12 M15", "GPPPPP", bonus=True), "G>O6")
    assert refusal(table, "bonus G>O12", seat=2).why == "bonus-ahead"
    refused = refusal(table, "bonus G>M16", seat=2)
    assert (refused.why, refused.rule) == ("tyre", "M9.3")


def test_a_second_turbo_roll_and_one_that_is_due() -> None:
    """M8.2, M8.8: no dice are left over in either case."""
    six = "W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12"
    due = played(place("O7 START", "RYBPPW", rules="pro"), six)
    assert refusal(due.fork(), "turbo RR", seat=0).why == "throw-said"
    assert played(due.fork(), "turbo").turn == "chance", "the word means the same as stop"
    refused = refusal(played(due, "stop, turbo YW"), "turbo RR", seat=0)
    assert (refused.why, refused.rule) == ("turbo-once", "M8.8")


def test_a_race_that_ended_by_a_word_cites_no_rule() -> None:
    """M6.1: nobody is home."""
    table = place("O7 START", "RYBPPW")
    table.resign(0)
    refused = refusal(table, "W>O8", seat=0)
    assert (refused.why, refused.rule) == ("over", None)


def test_out_of_turn_comes_before_what_is_said() -> None:
    """M2.3: whoever is not on turn has earned no turbo roll either."""
    table = place("O7 START", "RYBPPW", rules="pro")
    for text in ("turbo RR", "throw RYGBPW", "bonus R>O8", "stop", "reroll R", "W>O8"):
        assert refusal(table, text, seat=1).rule == "M2.3"
