"""A hint says nothing but the truth: what its reason claims is worked out again by the slow reference."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

import ludothek
from ludothek import Table
from ludothek.bots.hints import hint
from ludothek.core.words import LANGUAGES, words
from tests.games.play import played
from tests.games.victory.positions import place, state
from tests.reference.victory_slow import Course, Point, every_circuit, goals

CIRCUITS = [code for tiles in (4, 6, 8, 12) for code in every_circuit(tiles)]
THROWS = ("RBX BR", "RRX RX", "BBX B", "RRB X", "RXX B", "RBX X")
FAR = 99


class Scene:
    """A car alone with its dice, and everything that can come of them."""

    def __init__(self, rng: random.Random) -> None:
        code, self.throws, self.laps = rng.choice(CIRCUITS), rng.choice(THROWS), rng.choice([1, 2])
        self.course, self.strict = Course(code), rng.random() < 0.3
        names = rng.sample(sorted(self.course.points), rng.randint(2, 6))
        self.count = rng.randrange(-1, self.laps)
        counts = " ".join([str(self.count)] + ["0"] * (len(names) - 1))
        options: dict[str, Any] = {"circuit": code, "laps": self.laps, "no_reverse": self.strict}
        self.waiting = place(" ".join(names), counts=counts, **options)  # nothing is thrown yet
        self.table = place(" ".join(names), self.throws, counts=counts, **options)
        self.here, self.cars = self.course.points[names[0]], {self.course.points[name] for name in names[1:]}
        self.dice = self.throws.replace("X", "").replace(" ", "")
        self.left = moves_left(self.course, self.laps, self.strict)

    def ways(self, here: Point, count: int, dice: str) -> Iterator[tuple[str, Point, int, str]]:
        for colour in sorted(set(dice)):
            for goal, laps in goals(self.course, colour, here, count, self.cars, self.laps, self.strict).items():
                yield colour, goal, laps, dice.replace(colour, "", 1)

    def end(self, here: Point, count: int, dice: str, known: dict[Any, int]) -> int:
        """The fewest moves to the finish that the dice can leave, in any order."""
        if count == self.laps:
            return 0
        if (here, count, dice) not in known:
            found = [self.end(goal, laps, rest, known) for _, goal, laps, rest in self.ways(here, count, dice)]
            known[here, count, dice] = min(found, default=self.left[here, count])
        return known[here, count, dice]


def moves_left(course: Course, laps: int, strict: bool) -> dict[tuple[Point, int], int]:
    """The fewest moves of a lone car from each point and count, with any colours: forward search, step by step."""
    nodes = [(point, count) for point in course.points.values() for count in range(-2, laps)]
    left = dict.fromkeys(nodes, FAR)
    on = {node: [pair for colour in "RB" for pair in lone(course, colour, node, laps, strict)] for node in nodes}
    for moves in range(1, FAR):
        fresh = [
            node for node in nodes if left[node] == FAR and any(is_near(left, end, laps, moves) for end in on[node])
        ]
        if not fresh:
            break
        left.update(dict.fromkeys(fresh, moves))
    return left


def lone(course: Course, colour: str, node: tuple[Point, int], laps: int, strict: bool) -> list[tuple[Point, int]]:
    return list(goals(course, colour, *node, set(), laps, strict).items())


def is_near(left: dict[tuple[Point, int], int], end: tuple[Point, int], laps: int, moves: int) -> bool:
    return end[1] == laps if moves == 1 else left.get(end, FAR) == moves - 1


@pytest.mark.parametrize("seed", range(30))
def test_the_reason_for_every_move_holds(seed: int) -> None:
    """V6.8, V7.6, V8.1: of every move that can be made, not only of the best one."""
    scene = Scene(random.Random(seed))
    if scene.table.turn != 0:
        return  # boxed in
    known: dict[Any, int] = {}
    ways = list(scene.ways(scene.here, scene.count, scene.dice))
    ends = {
        f"{colour}>{scene.course.names[goal]}": scene.end(goal, laps, rest, known) for colour, goal, laps, rest in ways
    }
    left = {f"{colour}>{scene.course.names[goal]}": scene.left.get((goal, laps), 0) for colour, goal, laps, _ in ways}
    for colour, goal, laps, _ in ways:
        move = f"{colour}>{scene.course.names[goal]}"
        if told := reason(scene.table, move):
            assert TRUE[told[0]](Told(scene, move, laps, ends, left, **told[1])), told
        else:
            assert len(ways) > 1
            assert laps <= scene.count
            assert len(set(ends.values())) > 1


@dataclass
class Told:
    """A reason for a move, and what comes of all moves by the reference."""

    scene: Scene
    move: str
    laps: int  # counted after the move
    ends: dict[str, int]  # moves left when all dice are driven, by the first move
    left: dict[str, int]  # moves left after the move alone
    moves: int = 0  # as it is told


TRUE: dict[str, Callable[[Told], bool]] = {
    "reason-forced": lambda t: len(t.ends) == 1,
    "reason-finish": lambda t: t.laps == t.scene.laps,
    "reason-lap": lambda t: t.laps == t.scene.count + 1 > 0,
    "reason-plan": lambda t: (
        len(t.scene.dice) > 1 and t.moves == t.ends[t.move] == min(t.ends.values()) < max(t.ends.values())
    ),
    "reason-moves": lambda t: t.moves == t.left[t.move] == min(t.left.values()) < max(t.left.values()),
    "reason-spare": lambda t: t.left[t.move] == t.scene.left[t.scene.here, t.scene.count] < max(t.left.values()),
    "reason-same": lambda t: {t.moves} == set(t.ends.values()),
}


def reason(table: Table, move: str) -> tuple[str, dict[str, Any]] | None:
    actions = {table.write(action): action for action in table.actions()}
    found: tuple[str, dict[str, Any]] | None = table.game.bots.reason(table.board, state(table), actions[move])
    return found


@pytest.mark.parametrize(
    ("first", "one", "two"),
    [
        ("RRB", None, ("reason-take-two", {"miss": 0, "out": 0})),
        ("RBX", ("reason-take-one-miss", {"one": 0, "two": 11}), ("reason-take-two", {"miss": 11, "out": 0})),
        ("RXX", ("reason-take-one-out", {"one": 0, "two": 11}), ("reason-take-two", {"miss": 44, "out": 11})),
        ("XXX", ("reason-take-one-out", {"one": 33, "two": 56}), None),
    ],
)
def test_the_reason_for_one_die_or_two_is_their_risk(first: str, one: object, two: object) -> None:
    """V5.3, V5.4, V-EX4: in the per cent that stand beside the dice; after three crosses two dice bring nothing."""
    table = played(place("0.1 0.2"), f"throw {first}")
    assert (reason(table, "take 1"), reason(table, "take 2")) == (one, two)


@pytest.mark.parametrize("seed", range(12))
def test_one_die_without_a_risk_is_praised_only_where_two_get_less_far(seed: int) -> None:
    """V4.1, V6.8: every die must be driven, so that one more can lead away from the finish."""
    scene = Scene(random.Random(seed))
    first = "RRB" if seed % 2 else "RBB"
    table, known = played(scene.waiting, f"throw {first}"), dict[Any, int]()
    one, two = (
        round(sum(scene.end(scene.here, scene.count, dice(first, more), known) for more in throws) / len(throws), 1)
        for throws in (list("RBX"), ["".join(pair) for pair in product("RBX", repeat=2)])
    )
    assert reason(table, "take 1") == (("reason-take-one-left", {"one": one, "two": two}) if one < two else None)


def dice(first: str, more: str) -> str:
    """All that can be driven, in one order."""
    return "".join(sorted((first + more).replace("X", "")))


def test_no_reason_where_every_move_loses() -> None:
    """V8.8: the race is stopped after this turn, and these dice do not reach the car that is ahead."""
    for ahead, cap, is_lost in (("9.5", 1, True), ("9.5", 2, False), ("4.5", 1, False)):
        table = place(f"{ahead} 3.1", "RRX X", driver=1, round_cap=cap)
        assert len(table.moves()) > 1
        given = [reason(table, move) for move in table.moves()]
        assert (set(map(type, given)) == {type(None)}) == is_lost
        assert (hint(table).reason is None) == is_lost


def test_nearly_every_hint_has_a_reason() -> None:
    """V4.1, V6.8: of what is advised in whole races, dice and moves alike."""
    given: list[bool] = []
    for seed in range(6):
        table = ludothek.table("victory", seats=2 + seed % 3, laps=1, seed=seed)
        while table.turn != "over":
            advised = hint(table)
            given.append(advised.reason is not None)
            table.play(advised.move)
    assert len(given) > 100
    assert sum(given) > 0.95 * len(given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_with_its_numbers(language: str) -> None:
    say = words(language, "victory")
    for message in ("forced", "finish", "lap", "spare"):
        assert say(f"reason-{message}").endswith(".")
    for message in ("moves", "plan", "same"):
        told = [say(f"reason-{message}", moves=moves) for moves in (1, 2, 5, 12)]
        assert len(set(told)) == 4
        assert all(str(moves) in text for moves, text in zip((2, 5, 12), told[1:], strict=True))
    for message in ("take-one-out", "take-one-miss"):
        assert {"11", "44"} <= set(say(f"reason-{message}", one=11, two=44).replace("%", " ").split())
    assert re.search(r"2[.,]5.*3[.,]1", say("reason-take-one-left", one=2.5, two=3.1))
    assert len({say("reason-take-two", miss=miss, out=out) for miss, out in ((0, 0), (11, 0), (44, 11))}) == 3
