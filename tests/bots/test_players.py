"""The simple players, the levels, the hints, and the one that plays games in its head."""

from __future__ import annotations

from collections import Counter

import pytest

from ludothek import Refused, Table
from ludothek.bots import answer, levels, warm
from ludothek.bots.alphabeta import AlphaBeta
from ludothek.bots.hints import hint
from ludothek.bots.mcts import Mcts
from ludothek.bots.simple import Greedy, GreedyWithReply, Uniform
from ludothek.core.game import Game
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES
from ludothek.template import GAME as TEMPLATE
from tests.games.tactix.positions import place
from tests.hint_sentences import sentences
from tests.test_every_game import option_sets

TACTIX = GAMES["tactix"]


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "template", TEMPLATE)


def match(game: Game, first: object, second: object, games: int, **options: object) -> float:
    """The share of the first player over some games with colours alternating."""
    share = 0.0
    for number in range(games):
        table = Table(game, options, seed=number)
        bots = [first, second] if number % 2 == 0 else [second, first]
        while table.turn != "over":
            table.play(answer(table, bots[int(table.turn)]))  # type: ignore[arg-type]
        assert table.score
        share += table.score[number % 2]
    return share / games


def test_uniform_plays_everything_equally_often() -> None:
    table, bot = Table(TACTIX, {}), Uniform(TACTIX, 1)
    counts = Counter(bot.choose(table.board, table.state, 0) for _ in range(7_400))
    assert set(counts) == set(table.actions())
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < 68  # 99.9 %, 36 degrees


def test_greedy_takes_the_most() -> None:
    table = place("W 2/3/1 d4; B 6/4/5 d6; B 1/4/2 e5; W K a1; B K i9")
    assert answer(table, Greedy(TACTIX)) == "d4>d6"


def test_each_simple_player_beats_the_simpler_one() -> None:
    assert match(TACTIX, Greedy(TACTIX, 1), Uniform(TACTIX, 2), 10) > 0.8
    assert match(TACTIX, GreedyWithReply(TACTIX, 1), Uniform(TACTIX, 2), 10) > 0.8


def test_the_first_level_does_not_leave_a_die_to_be_taken_for_nothing() -> None:
    """It overlooks things, but a die that moves onto a guarded square is a mistake it rarely makes on purpose."""
    table = place("W 1/3/5 d4; B 2/4/6 d7; W K a1; B K i9")
    chosen = Counter(answer(table, GreedyWithReply(TACTIX, seed)) for seed in range(60))
    assert chosen["d4>d5"] < 20


def test_the_second_level_beats_the_first() -> None:
    second = levels.bot(TACTIX, 2, 1, how="compiled")
    assert match(TACTIX, second, levels.bot(TACTIX, 1, 2), 8) >= 0.75


@pytest.mark.parametrize("level", levels.LEVELS)
def test_every_level_plays_legal_moves_with_any_options(level: int) -> None:
    """Each with its own way to search; what it may spend is cut, as the fourth alone would take minutes."""
    for seed, options in enumerate(option_sets(TACTIX)[::5]):
        table, bot = Table(TACTIX, options), levels.bot(TACTIX, level, seed, how="compiled")
        if isinstance(bot, AlphaBeta):
            bot.nodes = min(bot.nodes, 20_000)
        for _ in range(6):
            move = answer(table, bot)
            assert move in table.moves()
            table.play(move)


def test_each_level_looks_further_ahead_than_the_one_below() -> None:
    table = Table(TACTIX, {})
    bots = [levels.bot(TACTIX, level, 1, how="compiled") for level in levels.LEVELS[1:]]
    depths = [bot.search(table.board, table.state).depth for bot in bots if isinstance(bot, AlphaBeta)]
    assert depths[:2] == [2, 4]
    assert depths[2] > 4


@pytest.mark.parametrize(
    ("points", "gathered", "right"),
    [
        pytest.param([20, 0, 0], 10, "stop", id="it wins at once"),
        pytest.param([20, 29, 29], 8, "go", id="the others would win"),
        pytest.param([0, 0, 0], 2, "go", id="there is nothing to lose"),
    ],
)
def test_only_the_first_level_overlooks_what_is_clearly_right_where_there_is_chance(
    points: list[int], gathered: int, right: str
) -> None:
    table = Table(TEMPLATE, {"goal": 30}, seats=3, seed=3)
    table.state.points[:3], table.state.gathered = points, gathered  # type: ignore[attr-defined]
    table.state.turn = 0
    for level in levels.LEVELS:
        answers = Counter(answer(table, levels.bot(TEMPLATE, level, seed, how="compiled")) for seed in range(20))
        assert answers[right] > 10, level
        assert (answers[right] < 20) == (level == 1), level


@pytest.mark.parametrize("level", [0, 5, -1])
def test_a_level_that_is_not_there_is_refused(level: int) -> None:
    with pytest.raises(Refused, match="Levels go from 1 to 4"):
        levels.bot(TACTIX, level, 0)


def test_levels_have_names_and_sentences_in_every_language() -> None:
    for language in LANGUAGES:
        tongue = words(language)
        assert all(tongue(f"level-{level}") and tongue(f"level-{level}-about") for level in levels.LEVELS)


# --- hints ---

REASONS = {
    "wins": "W 2/3/1 d4; B K d6",
    "takes-free": "W 2/3/1 d4; B d6; W K a1; B K i9",
    "saves-king": "W K e1; W 6/3/2 a1; B 3/1/2 e4; B K e9; B 5/4/1 i9",
}


@pytest.mark.parametrize("reason", REASONS)
def test_a_hint_names_its_reason(reason: str) -> None:
    assert (hint(place(REASONS[reason])).reason or ("",))[0] == f"reason-{reason}"


def test_hints_are_legal_and_told_in_every_language() -> None:
    table, mover = Table(TACTIX, {}), Greedy(TACTIX, 3)
    seen = set()
    for _ in range(30):
        if table.turn == "over":
            break
        advice = hint(table)
        assert advice.move in table.moves()
        seen.add(advice.reason and advice.reason[0])
        assert all(sentences(advice, language, "tactix") for language in LANGUAGES)
        table.play(answer(table, mover))
    assert len(seen) > 1


def test_there_is_no_hint_after_the_end() -> None:
    table = Table(TACTIX, {})
    table.resign(0)
    with pytest.raises(Refused):
        hint(table)


# --- games in the head ---


def test_a_win_at_once_is_found_by_trying() -> None:
    table = place("W 2/3/1 d4; B K d6; W K a1")
    bot = Mcts(TACTIX, simulations=3_000, how="compiled")
    assert answer(table, bot) == "d4>d6"


@pytest.mark.parametrize("how", ["compiled", "interpreted"])
def test_every_simulation_is_counted_once(how: str) -> None:
    table = Table(TEMPLATE, {}, seed=2)
    bot = Mcts(TEMPLATE, simulations=6_000, how=how)  # type: ignore[arg-type]
    bot.choose(table.board, table.state, int(table.turn))
    root = bot.tree.nodes[0]
    visits = [int(node["visits"]) if how == "compiled" else node.visits for node in bot.tree.nodes[1:3]]
    assert sum(visits) in (bot.simulations - 1, bot.simulations)
    assert int(root["visits"] if how == "compiled" else root.visits) == bot.simulations


def test_trying_beats_guessing_in_a_game_of_dice() -> None:
    assert match(TEMPLATE, Mcts(TEMPLATE, 500, how="compiled"), Uniform(TEMPLATE, 1), 20) > 0.7


# --- warming up ---


def test_a_warm_game_has_nothing_left_to_compile(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDOTHEK_CACHE", str(tmp_path))
    assert not warm.is_warm(TACTIX)
    process = warm.start(TACTIX)
    assert process
    assert process.wait(timeout=180) == 0
    assert warm.is_warm(TACTIX)
    assert warm.start(TACTIX) is None
