"""The reason of a hint is true: what it claims is worked out again from the rules, in every position of many races."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import ludothek
from ludothek import Table
from ludothek.bots.hints import hint
from ludothek.core.words import LANGUAGES, words
from ludothek.games.monza.bots.expected_rounds import ROUNDS
from ludothek.games.monza.bots.reasons import reason
from tests.games.monza.positions import board, drives, place, played, state, track
from tests.reference.monza_slow import SIDES, farthest

OPTIONS: list[dict[str, Any]] = [
    {},
    {"may_stop": True, "bonus": True},
    {"rules": "pro", "bonus": True},
    {"rules": "pro", "track": "long"},
    {"must_max": True},
]
RACES = 4  # of each kind


def positions() -> Iterator[Table]:
    """Every choice of some races, driven at random."""
    for number, options in enumerate(OPTIONS * RACES):
        rng = random.Random(number)
        table = ludothek.table("monza", seats=3, seed=number, **options)
        while table.turn != "over":
            yield table
            table.play(rng.choice([move for move in table.moves() if "reroll" not in move] or table.moves()))


def test_every_reason_is_true() -> None:
    """M3.2, M4.8, M4.9, M5.1, M7.3, M8.1, M9.6: for every legal move, good or bad, of every position."""
    seen: Counter[str] = Counter()
    for table in positions():
        for action in table.actions()[:20]:
            told = reason(board(table), state(table), action)
            if told:
                assert TRUE[told[0]](Claim(table, table.write(action), told[1])), (table.write(action), told)
                seen[told[0]] += 1
    assert set(seen) == set(TRUE), seen


@dataclass
class Claim:
    """A move in its position, as the slow reference sees it."""

    table: Table
    move: str
    facts: dict[str, Any]

    def __post_init__(self) -> None:
        s, self.side = state(self.table), SIDES[track(self.table).name]
        self.names = [space.name for space in track(self.table).spaces]
        self.here, self.dice = self.names[s.car[s.turn if s.stepping else s.driver]], str(self.table.view()["dice"])
        self.goal = self.move.rpartition(">")[2] if ">" in self.move else ""
        self.fits = [die for die in self.dice if die in self.side.ahead[self.here]]
        self.rivals = [there for die in self.fits if (there := self.side.ahead[self.here][die]) != self.goal]

    def reach(self, space: str, without: str = "") -> int:
        """How far the dice lead from a space, without some of them."""
        left = self.dice
        for die in without:
            left = left.replace(die, "", 1)
        return farthest(self.side, space, left) if space != "FIN" else self.side.front("FIN")

    @property
    def rounds(self) -> dict[str, float]:
        return dict(zip(self.names, ROUNDS[self.table.board.track], strict=False))

    def stands(self) -> bool:
        """Whether every way on would cost rounds, however many dice are laid along it."""
        ahead = ends(self.table, int(self.table.turn))
        return bool(ahead) and all(self.rounds[self.here] < self.rounds[place] for place in ahead)


def ends(table: Table, seat: int) -> set[str]:
    """Every space that the car can come to before anything is thrown again or another seat is asked."""
    found = set[str]()
    for move in [move for move in table.moves() if ">" in move and not move.startswith("+")]:
        then = table.fork()
        then.manual = True
        then.play(move)
        found |= {move.split(">")[1]} | (ends(then, seat) if then.turn == seat and "bonus" not in move else set())
    return found


TRUE: dict[str, Callable[[Claim], bool]] = {
    "reason-forced": lambda one: len(one.table.moves()) == 1,
    "reason-home": lambda one: one.goal == "FIN",
    "reason-throws-back": lambda one: goes_back(one.table, one.move, one.facts["side"]),
    "reason-far": lambda one: one.reach(one.goal, one.move[0]) == one.reach(one.here),
    "reason-opens": lambda one: all(len(one.side.ahead[one.goal]) > len(one.side.ahead[it]) for it in one.rivals),
    "reason-ahead": lambda one: all(one.side.front(one.goal) > one.side.front(it) for it in one.rivals),
    "reason-tile-on": lambda one: one.move.startswith("+") and not one.fits,
    "reason-tile-far": lambda one: one.move.startswith("+") and one.reach(one.goal) > one.reach(one.here),
    "reason-saves-tile": lambda one: one.move == "stop" and not one.fits and len(one.table.moves()) > 1,
    "reason-turbo": lambda one: one.move == "stop" and not one.dice and not one.table.view()["turbo"],
    "reason-reroll": lambda one: one.reach(one.here, one.move.split()[1]) == one.reach(one.here),
    "reason-step": lambda one: one.table.view()["bonus"] is not None and one.goal not in ("", "FIN"),
    "reason-stand": Claim.stands,
    "reason-fewer": lambda one: one.rounds[one.goal] < one.rounds[one.here],
}


def goes_back(table: Table, move: str, car: str) -> bool:
    """Whether the log says so, in the row of this very move."""
    after = table.fork()
    after.manual = True
    after.play(move)
    return f"{car} " in after.steps[-1].log.partition("(")[2].partition(",")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    for message in TRUE:
        assert words(language, "monza")(message, side=2).endswith(".")


# --- what was claimed and was not so ---


def told(table: Table, move: str) -> str | None:
    """The reason for a move."""
    found = reason(board(table), state(table), table.find(move))
    return found[0] if found else None


def test_nothing_else_fits_was_said_with_tiles_in_hand() -> None:
    """M4.9: one die fits, and so do accelerator tiles."""
    table = place("O7 START", "WRRRRR", rules="pro")
    assert told(table, "W>O8") == "reason-far"
    assert told(place("O7 START", "WRRRRR"), "W>O8") == "reason-forced"


def test_as_far_as_these_dice_can_was_said_of_the_next_space_alone() -> None:
    """M-EX3: Y>M9 is a longer step than none, but the throw leads farther by O8."""
    table = place("O7 M10 I9 I11", "RYBPPW")
    ends = {moves[0]: max(track(table).spaces[state(end).car[0]].end for m, end in drives(table) if m[0] == moves[0])
            for moves, _ in drives(table)}  # fmt: skip
    assert ends["W>O8"] > ends["Y>M9"]
    assert told(table, "W>O8") == "reason-far"
    assert told(table, "Y>M9") != "reason-far"


def test_no_reason_where_the_race_is_lost() -> None:
    """M6.1, M6.5: another car is home, and these dice do not lead there, or only more of them."""
    table = played(place("O18 M18", "WYRGBP"), "W>FIN, throw RBBWYW")
    assert [told(table, move) for move in table.moves()] == [None] * len(table.moves())
    assert told(played(place("O18 M19", "WYRGBP"), "W>FIN, throw RBBWYW"), "W>FIN") == "reason-forced"


def test_nearly_every_hint_has_a_reason() -> None:
    """M3.2, M6.1: of what is advised in whole races; none is true where the race is lost already."""
    given: list[bool] = []
    for number, options in enumerate(OPTIONS * 2):
        table = ludothek.table("monza", seats=2 + number % 3, seed=number, **options)
        while table.turn != "over":
            advised = hint(table)
            if "FIN" not in table.view()["cars"]:
                given.append(advised.reason is not None)
            table.play(advised.move)
    assert len(given) > 300
    assert sum(given) >= 0.97 * len(given), (sum(given), len(given))
