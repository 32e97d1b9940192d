"""Why not? Every row of section 9 of the page, and that nothing whatsoever is answered without a reason."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludothek
from ludothek import Refused
from ludothek.core.words import rulebook
from tests.games.play import attempt, judged, refusal
from tests.games.tactix.positions import place, played, scattered, written
from tests.games.tactix.texts import SQUARES
from tests.reference import tactix_slow
from tests.reference.tactix_slow import Route, Slow

ROWS = """
W 2/3/1 a1; W K a2; W 1/3/5 b1  | a1           | stuck          | T3.9
W 4/1/5 d4                      | e9           | not-yours      | T3.1
W 4/1/5 d4                      | e5           | no-piece       | T3.1
W 4/1/5 d4                      | k5           | off-board      | T3.11
W 4/1/5 d4; B a9                | a9>a4        | not-yours      | T3.1
W 4/1/5 d4                      | d5>d9        | no-piece       | T3.1
W 4/1/5 d4                      | to the north | unreadable     | T3.1
W 4/1/5 d4                      | d4           | unreadable     | T3.1
W 4/1/5 d4                      | >>           | unreadable     | T3.1
W 4/1/5 d4                      | d4>          | unreadable     | T3.1
W 4/1/5 d4                      | >d4>d8       | unreadable     | T3.1
W 4/1/5 d4                      | d4>d7        | steps          | T3.3
W 4/1/5 d4                      | d4>d9        | steps          | T3.3
W 4/1/5 d4                      | d4>d5>e5     | steps          | T3.3
W 4/1/5 d4                      | d4>d4        | steps          | T3.3
W K e1                          | e1>e3        | king-steps     | T3.4
W K e1                          | e1>e2>f2     | king-steps     | T3.4
W K e1                          | e1>f2        | diagonal       | T3.5
W 1/3/5 d4                      | d4>e5        | diagonal       | T3.5
W 4/1/5 d4                      | d4>e5        | steps          | T3.3
W 6/3/2 d1                      | d1>c4        | steps          | T3.3
W K e1                          | e1>f3        | king-steps     | T3.4
W 4/1/5 d4; B d5; W f6          | d4>f6        | own-piece      | T3.10
W 4/1/5 d4                      | d4>e5>g5     | diagonal       | T3.5
W 4/1/5 d4                      | d4>d5>e5>e7  | turns          | T3.6
W 4/1/5 d4                      | d4>d7>d6     | there-and-back | T3.7
W 4/1/5 d4                      | d4>d5>f5>f4  | there-and-back | T3.7
W 4/1/5 d4                      | d4>g4>f4     | left-and-right | T3.8
W 4/1/5 d4                      | d4>e4>e6>d6  | left-and-right | T3.8
W 4/1/5 d4; B d6                | d4>d8        | blocked        | T3.9
W 4/1/5 d4; W d6                | d4>d8        | blocked        | T3.9
W 4/1/5 d4; B d5                | d4>d6>f6     | blocked        | T3.9
W 4/1/5 d4; W d6                | d4>d6>f6     | blocked        | T3.9
W 4/1/5 d4; B d5; B e4          | d4>f6        | blocked        | T3.9
W 4/1/5 d4; B d6                | d4>d6>f6     | in-passing     | T4.2
W 2/3/1 d4; B d5                | d4>d5>d6     | in-passing     | T4.2
W 4/1/5 d4; W d8                | d4>d8        | own-piece      | T3.10
W K e1; W 1/3/5 e2              | e1>e2        | own-piece      | T3.10
W 4/1/5 d4                      | d4>d0        | off-board      | T3.11
W 2/3/1 i4                      | i4>k4        | off-board      | T3.11
W 2/3/1 d9                      | d9>d11       | off-board      | T3.11
W 4/1/5 d4                      | pass         | pass           | T3.13
W 3/5/1 e6; B K a9              | e6>e9#       | no-win         | T5.3
W 1/3/5 d5                      | d5>e5#       | no-win         | T5.3
W K e4                          | e4>e5#       | no-win-king    | T5.6
W K e2                          | e2>e1#       | no-win-king    | T5.2
W 4/1/5 d4                      | d4>d8=3      | wrong-note     | T3.2
W 4/1/5 d4; B d8                | d4>d8x6=4    | wrong-note     | T3.2
"""
ATTEMPTS = [tuple(cell.strip() for cell in row.split("|")) for row in ROWS.strip().splitlines()]
GIVEN_ELSEWHERE = {"turn", "over", "king-takes", "short-board"}  # in the tests below


@pytest.mark.parametrize(("position", "text", "why", "rule"), ATTEMPTS)
def test_an_attempt_is_refused_with_its_rule(position: str, text: str, why: str, rule: str) -> None:
    """T3.1, T3.2, T3.3, T3.4, T3.5, T3.6, T3.7, T3.8, T3.9, T3.10, T3.11, T3.13, T4.2, T5.2, T5.3, T5.6: section 9."""
    table = place(position)
    before = written(table)
    refused = refusal(table, text)
    assert (refused.why, refused.rule, bool(str(refused))) == (why, rule, True)
    assert (written(table), table.turn, table.ply) == (before, 0, 0)


def test_moving_out_of_turn() -> None:
    """T2.4: section 9, the other seat's moves are refused, even those of its own pieces."""
    refused = refusal(ludothek.table("tactix"), "e9>e8", seat=1)
    assert (refused.why, refused.rule, bool(str(refused))) == ("turn", "T2.4", True)


def test_a_king_that_takes_in_duell() -> None:
    """T4.5: section 9."""
    refused = refusal(place("W K e5; B e6", board="9x8", king_captures=False), "e5>e6")
    assert (refused.why, refused.rule, bool(str(refused))) == ("king-takes", "T4.5", True)


def test_the_short_game_on_the_smaller_board() -> None:
    """T5.8: section 9, refused before the first move."""
    with pytest.raises(Refused) as refused:
        ludothek.table("tactix", board="9x8", short=True)
    assert (refused.value.why, refused.value.rule, bool(str(refused.value))) == ("short-board", "T5.8", True)


SHUFFLE = " e1>e2 e9>e8 e2>e1 e8>e9"


@pytest.mark.parametrize(
    ("position", "line", "rule"),
    [
        ("W 2/3/1 d4; B K d6", "d4>d6", "T5.1"),
        ("W K e8; B K a9", "e8>e9", "T5.2"),
        ("W K e4", "e4>e5", "T5.6"),
        ("", 2 * SHUFFLE, "T5.9"),
    ],
)
def test_moving_after_the_end(position: str, line: str, rule: str) -> None:
    """T5.1, T5.2, T5.6, T5.9: section 9, with the rule that ended the game."""
    for text in ("a5>a6", "pass", "anything"):
        refused = refusal(played(place(position, short=True), line), text)
        assert (refused.why, refused.rule, bool(str(refused))) == ("over", rule, True)


def test_a_winning_move_may_be_written_with_its_win_alone() -> None:
    """T5.1: taking the king wins, so a # behind it is no false claim."""
    refused = attempt(place("W 2/3/1 d4; B K d6"), "d4>d6#")
    assert refused is None or refused.why != "no-win", str(refused)


# --- every word has a sentence, a rule and a test ---


def test_every_refusal_of_the_words_file_is_proved_here() -> None:
    """No word without an attempt that earns it, and no attempt without a word."""
    english = (files("ludothek.games.tactix") / "words" / "en.ftl").read_text("utf-8")
    words = set(re.findall(r"^refused-([\w-]+) =", english, re.MULTILINE))
    assert words | {"over"} == {why for _, _, why, _ in ATTEMPTS} | GIVEN_ELSEWHERE


def test_every_refusal_of_the_referee_has_a_rule() -> None:
    """Read in its source: each word stands before a rule of the rulebook."""
    source = (files("ludothek.games.tactix") / "referee.py").read_text("utf-8")
    words = re.findall(r'(?:Refused|= )\(\(?"([\w-]+)"', source)
    ruled = dict(re.findall(r'\("([\w-]+)", "(T\d\.\d+)"\)?', source)) | {"over": "T5.1"}
    assert set(words) <= set(ruled)
    assert set(ruled.values()) <= set(rulebook("en", "tactix"))


seeds = st.integers(0, 9999).map(random.Random)


# --- any walk of an own piece, judged by the slow reference ---

walks = st.lists(st.tuples(st.sampled_from(list(tactix_slow.DIRECTIONS)), st.integers(1, 4)), min_size=1, max_size=4)


def broken_rules(slow: Slow, route: Route) -> set[str]:
    """All rules that a walk of an own piece breaks, one by one."""
    piece, steps = slow.board[route[0]], tactix_slow.directions_of(route)
    enemies = any(slow.board[square].side != piece.side for square in route[1:-1] if square in slow.board)
    findings = {
        "T3.4" if piece.king else "T3.3": len(steps) != piece.steps(),
        "T3.6": not tactix_slow.turns_at_most_once(steps),
        "T3.7": tactix_slow.combines_forward_with_backward(steps),
        "T3.8": tactix_slow.combines_left_with_right(steps),
        "T3.9": slow.jumps_a_piece(route),
        "T4.2": enemies,
        "T3.10": slow.ends_on_own_piece(route),
        "T3.11": not slow.stays_on_the_board(route),
        "T4.5": slow.king_captures_against_the_rule(route),
    }
    return {rule for rule, broken in findings.items() if broken}


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
@given(rng=seeds, legs=walks, king_captures=st.booleans())
def test_a_walk_is_refused_with_a_rule_that_it_breaks(
    rng: random.Random, legs: list[tuple[str, int]], king_captures: bool
) -> None:
    """T3.3, T3.4, T3.6, T3.7, T3.8, T3.9, T3.10, T3.11, T4.2, T4.5: and played if it breaks none."""
    position = scattered(rng)
    slow = Slow.from_text(position, king_captures=king_captures)
    origin = rng.choice(sorted(square for square, piece in slow.board.items() if piece.side == slow.turn))
    route = tactix_slow.walk(origin, tuple(direction for direction, steps in legs for _ in range(steps)))
    refused = judged(place(position, king_captures=king_captures), tactix_slow.name_route(route))
    broken = broken_rules(slow, route)
    if refused is None:
        assert not broken
    elif refused.why == "unreadable":  # beyond the edge there are squares without a name
        assert "T3.11" in broken
    else:
        assert refused.rule in broken


# --- a die and a goal clicked: the reason holds whichever way round the corner is meant ---


def ways_round(origin: str, goal: str) -> list[list[str]]:
    """The squares of both ways with at most one corner."""
    files = [*range(ord(origin[0]), ord(goal[0]), 1 if goal > origin else -1), ord(goal[0])]
    up = int(goal[1]) >= int(origin[1])
    ranks = [*range(int(origin[1]), int(goal[1]), 1 if up else -1), int(goal[1])]
    along_file = [f"{origin[0]}{rank}" for rank in ranks] + [f"{chr(file)}{goal[1]}" for file in files[1:]]
    along_rank = [f"{chr(file)}{origin[1]}" for file in files] + [f"{goal[0]}{rank}" for rank in ranks[1:]]
    return [along_file, along_rank]


def the_reason(slow: Slow, origin: str, goal: str) -> str | None:
    """Why no way from a piece to a goal is legal, worked out from the page alone; None if one is."""
    piece, ways = slow.board[origin], ways_round(origin, goal)
    if len(ways[0]) - 1 != piece.steps():
        touching = abs(ord(origin[0]) - ord(goal[0])) == abs(int(origin[1]) - int(goal[1])) == 1
        if piece.steps() == 1 and touching:
            return "T3.5"
        return "T3.4" if piece.king else "T3.3"
    there = slow.board.get(goal)
    if there and there.side == piece.side:
        return "T3.10"
    if all(any(square in slow.board for square in way[1:-1]) for way in ways):
        return "T3.9"
    return "T4.5" if there and piece.king and not slow.king_captures else None


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(rng=seeds, king_captures=st.booleans())
def test_a_corner_of_the_wrong_length_was_refused_as_diagonal(rng: random.Random, king_captures: bool) -> None:
    """T3.3, T3.4, T3.5, T3.9, T3.10, T4.5: d1 and c4 with a six: six steps, not four."""
    position = scattered(rng)
    slow = Slow.from_text(position, king_captures=king_captures)
    origin = rng.choice(sorted(square for square, piece in slow.board.items() if piece.side == slow.turn))
    for goal in SQUARES[:81]:
        if goal == origin:
            continue
        refused = attempt(place(position, king_captures=king_captures), f"{origin}>{goal}")
        if refused is None or refused.why == "ambiguous":  # two ways with different results
            assert the_reason(slow, origin, goal) is None
        else:
            assert refused.rule == the_reason(slow, origin, goal)
