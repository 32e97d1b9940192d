"""A player that searches ahead finds what is there, sees what threatens, and always answers the same."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ludothek import Table
from ludothek.bots import alphabeta, answer
from ludothek.bots.alphabeta import AlphaBeta
from ludothek.bots.alphabeta.memory import DECIDED, WIN
from ludothek.bots.simple import Uniform, played
from ludothek.core.dice import below, stream
from ludothek.core.fields import OVER
from ludothek.games import GAMES
from tests.games.tactix.positions import place

TACTIX = GAMES["tactix"]


def reader(**how: object) -> AlphaBeta:
    return AlphaBeta(TACTIX, **{"how": "compiled", "nodes": 100_000, **how})  # type: ignore[arg-type]


def best(text: str, **how: object) -> str:
    table = place(text)
    return answer(table, reader(**how))


def middle_game(seed: int, moves: int = 24) -> Table:
    """A position some random moves into a game."""
    table, rng = Table(TACTIX, {}), stream(seed)
    while table.turn != "over" and table.ply < moves:
        actions = table.actions()
        table.play(table.write(actions[below(rng, len(actions))]))
    return table if table.turn != "over" else middle_game(seed + 1000, moves)


# --- it finds what is there ---


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("W 2/3/1 d4; B K d6", "d4>d6"),  # takes the king
        ("W K e8; B K a9; B 1/4/2 f9", "e8>e9"),  # walks home though it could be taken there
        ("W 2/3/1 d4; B d6; W K a1; B K i9", "d4>d6"),  # takes what stands free
    ],
)
def test_it_takes_what_is_to_be_had(position: str, move: str) -> None:
    assert best(position) == move


def test_it_sees_a_win_in_two() -> None:
    """Two dice reach the king from different sides after the next move: the value says so, and it comes true."""
    for seed in range(40):
        table = middle_game(seed, 30)
        found = reader(depth=3).search(table.board, table.state)
        if DECIDED < found.value < WIN - 1:
            winner, bot = table.turn, reader(depth=3)
            for _ in range(3):
                if table.turn != "over":
                    table.play(answer(table, bot if table.turn == winner else reader(depth=4)))
            assert table.score is not None
            assert table.score[int(winner)] == 1.0
            return
    pytest.fail("no position with a win in two was found")


def test_it_guards_its_king_and_stops_the_other() -> None:
    for seed in range(60):
        table = middle_game(seed)
        if not TACTIX.bots.danger(table.board, table.state):
            continue
        found = reader(depth=3).search(table.board, table.state)
        if found.value < -DECIDED:
            continue  # nothing helps
        after = played(TACTIX, table.board, table.state, found.action)
        wins = [a for a in TACTIX.legal_actions(table.board, after) if after.turn != OVER]
        assert after.turn == OVER or all(played(TACTIX, table.board, after, a).score[after.turn] < 1 for a in wins), (
            f"seed {seed}: the threat was overlooked"
        )


def test_it_beats_a_random_player_every_time() -> None:
    for seed in range(6):
        table = Table(TACTIX, {"short": bool(seed % 2)})
        bots = [reader(nodes=3_000, seed=seed), Uniform(TACTIX, seed)]
        while table.turn != "over":
            table.play(answer(table, bots[(int(table.turn) + seed) % 2]))
        assert table.score is not None
        assert table.score[seed % 2] == 1.0


# --- it reads what plain counting reads ---


def plain_value(board: object, state: object, depth: int) -> int:
    """The same question answered without pruning, memory or order: every line to its end."""
    if depth == 0:
        return settled(board, state)
    values = []
    for action in TACTIX.legal_actions(board, state):
        values.append(-after_value(board, state, action, depth))
    return max(-value for value in values)


def after_value(board: object, state: object, action: int, depth: int) -> int:
    after = played(TACTIX, board, state, action)
    if after.turn == OVER:
        share = after.score[state.turn]  # type: ignore[attr-defined]
        return WIN if share == 1 else -WIN if share == 0 else 0
    return -plain_value(board, after, depth - 1)


def settled(board: object, state: object) -> int:
    value = TACTIX.bots.worth(board, state, state.turn)  # type: ignore[attr-defined]
    for action in TACTIX.legal_actions(board, state):
        if TACTIX.bots.gain(board, state, action):
            after = played(TACTIX, board, state, action)
            if after.turn == OVER:
                return WIN
            value = max(value, -settled(board, after))
    return int(value)


@pytest.mark.parametrize("seed", range(12))
def test_it_agrees_with_plain_counting(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """One move deep, where danger is not read further and no move is read less deeply than another."""
    table = middle_game(seed, 16)
    calm = [a for a in table.actions() if not is_dangerous(table, a)]
    plain = max(after_value(table.board, table.state, action, 1) for action in table.actions())
    found = reader(depth=1).search(table.board, table.state)
    if len(calm) == len(table.actions()):
        assert clipped(found.value) == clipped(plain)
    else:
        assert clipped(found.value) >= -DECIDED or clipped(plain) <= found.value


def is_dangerous(table: Table, action: int) -> bool:
    after = played(TACTIX, table.board, table.state, action)
    return after.turn != OVER and bool(TACTIX.bots.danger(table.board, after))


def clipped(value: int) -> int:
    """Won games are equal however long they take."""
    return WIN if value > DECIDED else -WIN if value < -DECIDED else value


# --- it always answers the same ---


def test_the_same_seed_and_budget_give_the_same_thought() -> None:
    table = middle_game(3)
    assert reader(seed=5).search(table.board, table.state) == reader(seed=5).search(table.board, table.state)


def test_equal_moves_take_turns() -> None:
    """The king on d5 is as near to e9 by d6 as by e5."""
    assert {best("W K d5; B K a9", seed=seed, depth=1) for seed in range(12)} == {"d5>d6", "d5>e5"}


def test_interpreted_and_compiled_think_alike() -> None:
    for seed in range(4):
        table = middle_game(seed)
        thoughts = [
            AlphaBeta(TACTIX, depth=2, nodes=2_000 * scale, seed=seed, how=how).search(table.board, table.state)  # type: ignore[arg-type]
            for how, scale in (("compiled", 1000), ("interpreted", 400_000))
        ]
        assert thoughts[0] == thoughts[1]


def test_a_budget_of_positions_is_kept() -> None:
    table = middle_game(1)
    for nodes in (500, 5_000, 50_000):
        assert reader(nodes=nodes).search(table.board, table.state).nodes <= nodes + 1000


def test_a_budget_of_seconds_brings_an_answer() -> None:
    table = middle_game(2)
    assert reader(seconds=0.05).search(table.board, table.state).depth >= 1


def test_the_search_compiled_and_kept_by_one_process_runs_in_the_next() -> None:
    """Regression: machine code of functions that call each other in a circle crashed when it was read back."""
    code = (
        "from ludothek.games import find; from ludothek.bots.alphabeta import AlphaBeta; g = find('tactix');"
        "b = g.lay({}); s = g.rules.State(); g.rules.setup(b, s);"
        "print(AlphaBeta(g, nodes=20000, how='compiled').search(b, s))"
    )
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True) for _ in range(3)]
    assert [run.returncode for run in runs] == [0, 0, 0]
    assert len({run.stdout for run in runs}) == 1


def test_only_a_pass_is_answered_at_once() -> None:
    table = place("W K a1; W 6/3/2 a2; W 6/3/2 b1; B a3; B b2; B c1")
    assert table.moves() == ["pass"]
    assert answer(table, reader()) == "pass"


def test_a_game_with_chance_cannot_be_read() -> None:
    from ludothek.template import GAME

    assert not alphabeta.suits(GAME)
    with pytest.raises(ValueError, match="alpha-beta cannot read it"):
        AlphaBeta(GAME)
