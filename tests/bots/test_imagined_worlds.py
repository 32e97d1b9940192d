"""A game with a secret and without players of its own: the house's search imagines what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from ludothek import Table
from ludothek.bots import answer, levels, pimc, warm
from ludothek.core.engine import How, engine_for, is_ready
from ludothek.core.styles import Style
from tests.rooms.secret import GAME as SECRET

HIDDEN_TWO = ("hide 2", "show", "ready")  # it is even, so it must be two


def secret(*moves: str) -> Table:
    table = Table(SECRET, {}, seed=1)
    for move in moves:
        table.play(move)
    return table


@pytest.mark.parametrize("how", ["compiled", "interpreted"])
@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_plays_a_new_game_to_its_end(level: int, how: How) -> None:
    for seed in range(5):
        table, bots = secret(), [levels.bot(SECRET, level, seed + seat, how) for seat in (0, 1)]
        while table.turn != "over":
            table.play(answer(table, bots[int(table.turn)]))
        assert table.score is not None


@pytest.mark.parametrize("level", levels.LEVELS[1:])
def test_what_was_shown_is_used(level: int) -> None:
    assert {answer(secret(*HIDDEN_TWO), levels.bot(SECRET, level, seed, "compiled")) for seed in range(20)} == {
        "guess 2"
    }


def test_what_was_not_shown_is_not_known() -> None:
    """Whatever is hidden, the same seeds guess the same, and sometimes wrong."""
    guesses = [
        [answer(secret(hidden, "ready"), levels.bot(SECRET, 4, seed, "compiled")) for seed in range(30)]
        for hidden in ("hide 1", "hide 2", "hide 3")
    ]
    assert guesses[0] == guesses[1] == guesses[2]
    assert len(Counter(guesses[0])) == 3


def test_both_engines_imagine_the_same_worlds() -> None:
    table = secret("hide 3", "show", "ready")
    style = Style(pimc.NO_TRAIT, looks=2, chosen=3, simulations=30, noise=5, notices=90)
    for seed in range(20):
        found = []
        for how in ("interpreted", "compiled"):
            engine = engine_for(SECRET, pimc.ENTRIES, how)
            found.append(pimc.search(engine, table.board, table.known(1), 1, seed, style))
        assert found[0] == found[1]


def test_the_house_gives_hints_and_can_be_warmed_and_measured() -> None:
    for _, piece in warm.work(SECRET):
        piece()
    assert is_ready(SECRET, pimc.ENTRIES)
    assert warm.is_warm(SECRET)
    choice, remark = pimc.measured(SECRET)
    assert choice() == pimc.STYLES.levels[4].simulations
    assert "end of the game" in remark


def test_the_yardstick_takes_its_fancy_for_true() -> None:
    guesses = Counter(answer(secret("hide 1", "ready"), pimc.greedy(SECRET, seed)) for seed in range(60))
    assert len(guesses) == 3
