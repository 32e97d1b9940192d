"""Throw, gather, stop in time: the rules of Template, one by one."""

from __future__ import annotations

import pytest

import ludothek
from ludothek import Refused, Table
from ludothek.core import loops
from ludothek.core.dice import below, stream
from ludothek.core.engine import engine_for
from ludothek.core.fields import CHANCE
from ludothek.template import GAME
from ludothek.template.board import FACES, GO, STOP
from tests.template.positions import after, shown


@pytest.mark.parametrize(
    ("line", "points", "gathered", "holder", "turn"),
    [
        pytest.param("", [0, 0], 0, 0, "chance", id="P2.1 P2.2 the first seat begins with a throw"),
        pytest.param("4", [0, 0], 4, 0, 0, id="P2.3 the die is gathered"),
        pytest.param("4 go", [0, 0], 4, 0, "chance", id="P2.5 go throws again"),
        pytest.param("4 go 6", [0, 0], 10, 0, 0, id="P2.3 throws add up"),
        pytest.param("1", [0, 0], 0, 1, "chance", id="P2.4 a one ends the turn at once"),
        pytest.param("4 go 1", [0, 0], 0, 1, "chance", id="P2.4 a one loses what was gathered"),
        pytest.param("6 stop 1 5 go 1", [6, 0], 0, 1, "chance", id="P2.4 points kept earlier stay"),
        pytest.param("4 go 6 stop", [10, 0], 0, 1, "chance", id="P2.6 stop keeps the points and hands the die on"),
        pytest.param("4 stop 3 stop 2", [4, 3], 2, 0, 0, id="P2.1 after the last seat the first"),
        pytest.param("6 go 6 go 6 go 6 go 6", [0, 0], 30, 0, 0, id="P3.2 the goal is not reached before stopping"),
        pytest.param("6 go 6 go 6 go 6 go 6 go 1", [0, 0], 0, 1, "chance", id="P3.2 and can still be lost"),
        pytest.param("6 go 6 go 6 go 6 go 6 stop", [30, 0], 0, 0, "over", id="P3.1 stopping at the goal wins"),
        pytest.param("6 go 6 go 6 go 6 go 5 stop", [29, 0], 0, 1, "chance", id="P3.1 one less does not"),
    ],
)
def test_a_line_of_play(line: str, points: list[int], gathered: int, holder: int, turn: int | str) -> None:
    table = after(line)
    assert (*shown(table), table.turn) == (points, gathered, holder, turn)


def test_the_winner_alone_scores() -> None:
    """P3.3: with any number of seats (P1.1)."""
    for seats in GAME.seats:
        table = after("1 " * (seats - 1) + "6 go " * 4 + "6 stop", seats)
        assert table.score == (*[0.0] * (seats - 1), 1.0)


def test_three_and_four_hand_the_die_round() -> None:
    """P1.1, P2.1."""
    for seats in (3, 4):
        assert [shown(after("1 " * turns, seats))[2] for turns in range(seats + 1)] == [*range(seats), 0]


@pytest.mark.parametrize("goal", [30, 50, 100])
def test_the_goal_is_chosen(goal: int) -> None:
    """P1.3: it is won with exactly so many points, and not with less."""
    throws = "5 go " * (goal // 5 - 1)
    assert after(f"{throws}5 stop", goal=goal).turn == "over"
    assert after(f"{throws}4 stop", goal=goal).turn == "chance"


def test_a_fair_die() -> None:
    """P1.2: six faces of one weight each."""
    table = after("")
    assert table.moves() == [f"throw {face}" for face in range(1, 7)]
    assert table.weights() == [1] * 6
    assert GAME.rules.ways(table.board, table.state) == 6


def test_random_games_end() -> None:
    """For any number of seats and any goal, long before anything could overflow."""
    for seats in GAME.seats:
        for goal in GAME.options[0].values:
            engine = engine_for(GAME, loops.ENTRIES)
            board, positions = engine.board({"goal": goal}, seats), engine.positions(2)
            engine.run.set_up(board, positions)
            scores, out, games = engine.numbers(seats, kind="f8"), engine.lists(1)[0], 2000
            played = engine.run.random_games(board, positions, out, engine.stream(1), games, scores)
            assert sum(scores) == games
            assert min(scores) > 0
            assert played / games < 2 * seats * int(goal)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_is_replayed_from_its_transcript(seats: int) -> None:
    """Thrown by the table itself, with every throw worked out again from the seed."""
    table, rng = Table(GAME, {}, seats=seats, seed=seats), stream(seats)
    while table.turn != "over":
        table.play(table.moves()[below(rng, 2)])
    again = ludothek.replay(table.transcript())
    assert (again.transcript(), again.state, again.score) == (table.transcript(), table.state, table.score)


def test_throws_by_hand_are_replayed_too() -> None:
    table = after("4 go 6 stop 1 5")
    assert ludothek.replay(table.transcript()).state == table.state


@pytest.mark.parametrize("word", ["go", "stop"])
def test_a_word_can_be_taken_back_before_the_throw_and_not_after(word: str) -> None:
    table = after("4")
    before = table.state
    table.play(word, seat=0)
    assert (table.can_undo(0), table.can_undo(1)) == (True, False)
    table.undo(0)
    assert table.state == before
    table.play(word)
    table.play("throw 3")
    assert not table.can_undo()
    with pytest.raises(Refused, match="The last move is final"):
        table.undo(0)


def test_a_throw_and_a_won_game_are_final() -> None:
    assert not after("4").can_undo()
    assert not after("6 go " * 4 + "6 stop").can_undo()


def test_the_faces_and_the_words_are_numbered_apart() -> None:
    assert len({*FACES, GO, STOP}) == 8
    assert max(FACES[-1], GO, STOP) < GAME.actions
    assert CHANCE not in range(GAME.actions)
