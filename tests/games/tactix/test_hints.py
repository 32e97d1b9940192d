"""The reasons of hints are true: each claim is tried out with the rules alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

import pytest

from ludothek import Table
from ludothek.bots.hints import advise, hint
from ludothek.games import GAMES
from ludothek.games.tactix.board import KING, PASS, STEPS, WAYS, name
from ludothek.games.tactix.rules import State
from ludothek.games.tactix.telling import goal_of
from tests.games.tactix.positions import place

TACTIX = GAMES["tactix"]
WAYS_TO_PLAY = ({}, {"board": "9x8", "king_captures": False}, {"short": True}, {"handed": "left"})


def after(table: Table, action: int) -> Table:
    """The table after a move, wherever it leads."""
    fork = table.fork()
    fork.play(table.write(action))
    return fork


def handed(table: Table, seat: int) -> Table:
    """The same position with a seat to move."""
    fork = table.fork()
    fork.state = table.state.copy()
    fork.state.turn = seat
    return fork


def captures(table: Table, seat: int) -> set[int]:
    """The squares where a seat could take something, were it to move."""
    asked = handed(table, seat)
    s: State = asked.state
    return {goal for action in asked.actions() if action != PASS and s.at[goal := goal_of(s, action)] != 0}


def wins(table: Table, seat: int) -> bool:
    """Whether a seat could win at once, were it to move."""
    asked = handed(table, seat)
    return any((after(asked, action).score or (0, 0))[seat] == 1 for action in asked.actions())


def square_of_king(table: Table, seat: int) -> int:
    return int(table.state.at.index(-KING if seat else KING))


def threatens_king(table: Table, seat: int) -> bool:
    return square_of_king(table, 1 - seat) in captures(table, seat)


class Made(NamedTuple):
    """A move that was made, and what its reason says."""

    t: Table  # before
    u: Table  # after
    me: int
    you: int
    o: int  # where it began
    g: int  # where it ended
    facts: dict[str, int]


CLAIMS: dict[str, Callable[[Made], bool]] = {
    "reason-wins": lambda m: (m.u.score or (0, 0))[m.me] == 1,
    "reason-takes": lambda m: pieces_of(m.u, m.you) == pieces_of(m.t, m.you) - 1,
    "reason-takes-free": lambda m: pieces_of(m.u, m.you) < pieces_of(m.t, m.you) and is_safe(m.u, m.g, m.me),
    "reason-saves-king": lambda m: threatens_king(m.t, m.you) and not wins(m.u, m.you),
    "reason-stops-king": lambda m: wins(m.t, m.you) and not wins(m.u, m.you),
    "reason-threatens-king": lambda m: threatens_king(m.u, m.me) and not threatens_king(m.t, m.me),
    "reason-saves-die": lambda m: not is_safe(m.t, m.o, m.me) and is_safe(m.u, m.g, m.me),
    "reason-threatens-die": lambda m: m.facts["threatened"] in taken_by(m.u, m.g, m.me),
    "reason-king-nearer": lambda m: to_go(m.t, m.g, m.me) < to_go(m.t, m.o, m.me),
    "reason-mobile": lambda m: m.facts["top"] == top(m.u, m.g) > top(m.t, m.o),
    "reason-safe": lambda m: is_safe(m.u, m.g, m.me),
    "reason-guarded": lambda m: not is_safe(m.u, m.g, m.me) and is_recaptured(m.u, m.g, m.me),
}


def pieces_of(table: Table, seat: int) -> int:
    return sum((piece < 0) == seat for piece in table.state.at if piece != 0 and abs(piece) <= KING)


def is_safe(table: Table, square: int, seat: int) -> bool:
    return square not in captures(table, 1 - seat)


def is_recaptured(table: Table, square: int, seat: int) -> bool:
    """Whether a seat can take back whatever takes its piece on a square, in every way in which that can be done."""
    asked = handed(table, 1 - seat)
    takers = [after(asked, action) for action in asked.actions() if goal_of(asked.state, action) == square]
    return all(square in captures(then, seat) for then in takers)


def top(table: Table, square: int) -> int:
    return STEPS[abs(table.state.at[square])]


def taken_by(table: Table, origin: int, seat: int) -> list[int]:
    """The tops of what the die on a square could take next."""
    asked = handed(table, seat)
    s: State = asked.state
    goals = [goal_of(s, action) for action in asked.actions() if action // WAYS == origin]
    return [top(table, goal) for goal in goals if s.at[goal] != 0]


def to_go(table: Table, square: int, seat: int) -> int:
    """Steps from a square to the nearest one that wins for a king."""
    view = table.view(None)
    ends = [view["kings"][1 - seat], *([view["centre"]] if table.options["short"] else [])]
    here = name(square)
    return min(abs(ord(end[0]) - ord(here[0])) + abs(int(end[1]) - int(here[1])) for end in ends)


def is_true(table: Table, action: int, message: str, facts: dict[str, int]) -> bool:
    me, goal = int(table.turn), goal_of(table.state, action)
    return CLAIMS[message](Made(table, after(table, action), me, 1 - me, action // WAYS, goal, facts))


@pytest.mark.parametrize("options", WAYS_TO_PLAY, ids=str)
def test_every_reason_is_true_of_every_move_it_is_given_for(options: dict[str, object]) -> None:
    rng, seen = random.Random(1), set()
    for seed in range(4):
        table = Table(TACTIX, options, seed=seed)
        for _ in range(30):
            for action in rng.sample(table.actions(), min(6, len(table.actions()))):
                if told := TACTIX.bots.reason(table.board, table.state, action):
                    assert is_true(table, action, *told), f"{table.write(action)}: {told}"
                    seen.add(told[0])
            table.play(rng.choice(table.moves()))
            if table.turn == "over":
                break
    assert len(seen) > 5, seen


def test_a_king_that_is_about_to_arrive_is_no_danger_to_the_own_king() -> None:
    table = place("W K a5; W 1/2/3 d1; B K e2; B 5/4/1 i9", king_captures=False)
    told = TACTIX.bots.reason(table.board, table.state, table.find("d1>e1"))
    assert told == ("reason-stops-king", {})


LOST = "W K a1; B 4/1/5 a5; B 1/2/3 b2; B 1/2/3 c1; B K i9; W 5/3/6 i1"


def test_no_reason_where_all_moves_lose() -> None:
    table = place(LOST)
    action, reason = advise(TACTIX, table.board, table.state, 0, seed=1)
    assert action in table.actions()
    assert reason is None


LOST_IN_TWO = "g1>g2>h2 i9>i6>g6 h1>g1 a9>a8>e8 g1>g6 e8>e7>c7 h2>h5>e5"  # Black saves its king for a move at most


def test_no_reason_where_the_search_sees_that_all_moves_lose() -> None:
    table = Table(TACTIX, {})
    for move in LOST_IN_TWO.split():
        table.play(move)
    action, reason = advise(TACTIX, table.board, table.state, 1, seed=1)
    assert TACTIX.bots.reason(table.board, table.state, action), "as far as the next move goes there is one"
    assert reason is None


def test_nearly_every_hint_has_a_reason() -> None:
    """T5.1: of what is advised in whole games; the other side plays anything, and wins now and then."""
    given: list[bool] = []
    for seed in range(24):
        table, rng = Table(TACTIX, {}), random.Random(seed)
        while table.turn != "over" and table.ply < 30:
            if table.turn == seed % 2:
                advised = hint(table)
                given.append(advised.reason is not None)
                table.play(advised.move)
            else:
                table.play(rng.choice(table.moves()))
    assert len(given) > 80
    assert sum(given) >= 0.97 * len(given), (sum(given), len(given))
