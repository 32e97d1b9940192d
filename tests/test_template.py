"""The template is a true little room: throw, gather, stop in time."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import ludothek
from ludothek import Refused, Table
from ludothek.bots.simple import Curious, Greedy
from ludothek.core import loops
from ludothek.core.dice import below, stream
from ludothek.core.engine import Engine, engine_for
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.verbs import danger, gain, key, worth
from ludothek.core.words import LANGUAGES, words
from ludothek.games import GAMES
from ludothek.template import GAME, terminal
from ludothek.template.board import FACES, GO, STOP

ROOT = Path(ludothek.__file__).parents[1]
TEMPLATE = ROOT / "ludothek" / "template"


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The template stands on no shelf; its words and transcripts are found by name only while these tests run."""
    monkeypatch.setitem(GAMES, "template", GAME)


def after(line: str, seats: int = 2, goal: int = 30) -> Table:
    """A table some throws and words into a game: "4 go 1 6 stop"."""
    table = Table(GAME, {"goal": goal}, seats=seats, throws="manual")
    for text in line.split():
        table.play(text)
    return table


def shown(table: Table) -> tuple[list[int], int, int]:
    """Points, gathered, and who holds the die."""
    view = table.view()
    return view["points"], view["gathered"], view["holder"]


# --- the rules, one by one ---


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


# --- refusals ---


@pytest.mark.parametrize(
    ("line", "seat", "text", "why", "rule"),
    [
        ("4", 1, "go", "turn", "P2.7"),
        ("4", 1, "nonsense", "turn", "P2.7"),
        ("4", None, "nonsense", "unknown", "P2.5"),
        ("4", 0, "throw 6", "unknown", "P2.5"),
        ("4", 0, "GO", "unknown", "P2.5"),
        ("4 go", 0, "stop", "throw-first", "P2.2"),
        ("4 go", None, "stop", "throw-first", "P2.2"),
        ("4 go", None, "throw 7", "face", "P1.2"),
        ("4 go", None, "7", "face", "P1.2"),
        ("6 go 6 go 6 go 6 go 6 stop", 0, "go", "over", "P3.1"),
        ("6 go 6 go 6 go 6 go 6 stop", None, "throw 1", "over", "P3.1"),
    ],
)
def test_a_refusal_names_its_rule(line: str, seat: int | None, text: str, why: str, rule: str) -> None:
    table = after(line)
    before = table.transcript()
    with pytest.raises(Refused) as refused:
        table.play(text, seat=seat)
    assert (refused.value.why, refused.value.rule) == (why, rule)
    assert all(words(language, "template").refusal(refused.value).endswith(f"({rule})") for language in LANGUAGES)
    assert table.transcript() == before


# --- notation and view ---


@pytest.mark.parametrize(
    ("line", "text", "log", "said"),
    [
        ("", "throw 4", "throw 4 (4)", "Red throws a 4 and has gathered 4 points in this turn."),
        ("4", "go", "", "Red throws again."),
        ("4 go", "throw 5", "throw 5 (9)", "Red throws a 5 and has gathered 9 points in this turn."),
        ("4 go", "throw 1", "throw 1 (-4)", "Red throws a 1 and loses the 4 points of this turn."),
        ("1", "throw 1", "", "Yellow throws a 1 and hands the die on."),
        ("1 6", "stop", "stop (6)", "Yellow stops, keeps 6 points and now has 6."),
        ("6 stop 1 6 go 6 go 6 go 6", "stop", "stop (30)#", "Red stops, keeps 24 points and wins with 30."),
    ],
)
def test_a_move_is_written_logged_and_told(line: str, text: str, log: str, said: str) -> None:
    table = after(line)
    message, facts = GAME.telling.tell(table.board, table.state, table.find(text))
    assert words("en", "template")(message, **facts) == said
    assert all(words(language, "template")(message, **facts) for language in LANGUAGES)
    table.play(log or text)
    assert (table.steps[-1].text, table.steps[-1].log) == (text, log)


@pytest.mark.parametrize(("short", "text"), [("4", "throw 4"), ("4 g", "go"), ("4 s", "stop")])
def test_moves_have_short_names(short: str, text: str) -> None:
    assert after(short).steps[-1].text == text


def test_only_the_seat_to_move_gets_choices() -> None:
    table = after("4", seats=3)
    assert [len(table.view(seat)["choices"]) for seat in (0, 1, 2, None)] == [2, 0, 0, 0]
    assert all(after(line).view(seat)["choices"] == [] for line in ("", "4 go") for seat in (0, 1, None))


def test_a_choice_is_a_click_with_a_rule_and_what_it_will_bring() -> None:
    go, stop = after("4 stop 1 6").view(0)["choices"]
    assert go == {"move": "go", "clicks": ["go"], "rule": "P2.5", "points": 4, "wins": False}
    assert stop == {"move": "stop", "clicks": ["stop"], "rule": "P2.6", "points": 10, "wins": False}
    stop = after("6 go " * 4 + "6").view(0)["choices"][1]
    assert (stop["rule"], stop["points"], stop["wins"]) == ("P3.1", 30, True)


def test_the_view_shows_the_throws_of_this_turn_and_the_last_step() -> None:
    view = after("2 stop 4 go 6 go").view()
    assert (view["thrown"], view["last"], view["ending"]) == ([4, 6], {"seat": 1, "move": "go"}, None)
    assert (after("4 go 1").view()["thrown"], after("").view()["last"]) == ([], None)
    over = after("6 go " * 4 + "6 stop").view()
    assert (over["thrown"], over["ending"]) == ([6] * 5, "goal")
    assert json.loads(json.dumps(view)) == view


# --- transcripts and taking back ---


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


# --- compiled ---


def value_at(B: Any, positions: Any, i: int, seat: int, action: int, found: Any) -> None:
    """Write down what a bot would make of position `i`."""
    b, s = B[0], positions[i]
    found[0] = worth(b, s, seat)
    found[1] = gain(b, s, action)
    found[2] = danger(b, s)
    found[3] = key(b, s)


ENTRIES = (*loops.ENTRIES, value_at)


def walk(engine: Engine, seed: int, seats: int) -> list[Any]:
    """A random game: every position, its actions and values."""
    board, positions, out = engine.board({"goal": 50}, seats), engine.positions(1), engine.lists(1)[0]
    rng, found, seen = engine.stream(seed), engine.numbers(4, kind="i8"), []
    engine.run.set_up(board, positions)
    while engine.read(positions, 0).turn != OVER:  # type: ignore[attr-defined]
        n = engine.run.legal_at(board, positions, 0, out)
        action = int(out[below(rng, n)])
        engine.run.value_at(board, positions, 0, seed % seats, action, found)
        weight = engine.run.weight_at(board, positions, 0, action)
        seen.append((engine.read(positions, 0), [int(number) for number in (*out[:n], weight, *found)]))
        engine.run.apply_at(board, positions, 0, action)
    return [*seen, engine.read(positions, 0)]


def test_the_key_tells_positions_apart() -> None:
    plain = engine_for(GAME, ENTRIES, "interpreted")
    known: dict[int, object] = {}
    for seed in range(30):
        for s, numbers in walk(plain, seed, 4)[:-1]:
            told = (s.turn, s.holder, s.gathered, tuple(s.points))
            assert known.setdefault(numbers[-1], told) == told


# --- what a bot likes ---


@pytest.mark.parametrize(
    ("line", "best"), [("6 go 6 go 6", GO), ("6 go 6 go 6 go 2", STOP), ("6 go 6 go 6 go 6", STOP)]
)
def test_a_greedy_player_stops_where_a_throw_no_longer_pays(line: str, best: int) -> None:
    """Below twenty points a throw wins more than it risks."""
    table = after(line, goal=100)
    assert Greedy(GAME).choose(table.board, table.state, 0) == best


def test_bots_without_search_play_to_the_end() -> None:
    for seats in GAME.seats:
        table, bots = Table(GAME, {}, seats=seats, seed=seats), (Curious(GAME), Greedy(GAME))
        while table.turn != "over":
            seat = table.state.turn
            table.play(table.write(bots[seat % 2].choose(table.board, table.known(seat), seat)))
        assert sum(table.score or ()) == 1


@pytest.mark.parametrize(
    ("line", "action", "reason"),
    [
        ("4", GO, "reason-more"),
        ("4", STOP, "reason-keeps"),
        ("6 go 6 go 6 go 6 stop 2", GO, "reason-hurry"),
        ("6 go 6 go 6 go 6 go 6", STOP, "reason-wins"),
    ],
)
def test_a_hint_has_a_reason(line: str, action: int, reason: str) -> None:
    table = after(line)
    message, facts = GAME.bots.reason(table.board, table.state, action)
    assert message == reason
    assert all(words(language, "template")(message, **facts) for language in LANGUAGES)


# --- words, rules and pictures ---


def drawn(table: Table, language: str = "en", **how: Any) -> str:
    page = Console(file=io.StringIO(), width=70, color_system=None)
    page.print(terminal.draw(table.view(0), words(language, "template"), **how))
    return page.file.getvalue()  # type: ignore[attr-defined, no-any-return]


PICTURE = """\
  Red     [======........................]  6
> Yellow  [+++++++++.....................]  0 + 9
  Green   [..............................]  0
Points to win: 30
Thrown in this turn: [4] [5]
Yellow to move
"""


def test_the_picture_looks_like_this() -> None:
    assert [line.rstrip() for line in drawn(after("6 stop 4 go 5", seats=3)).splitlines()] == PICTURE.splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_can_be_drawn_in_every_language(language: str) -> None:
    resigned, agreed = after("4"), after("4", seats=4)
    resigned.resign(0)
    agreed.agree_draw(0)
    for table in (after(""), after("4"), after("4 go"), after("6 go " * 6 + "6 stop", seats=4), resigned, agreed):
        picture = drawn(table, language, turned=True, detailed=True, chosen="4")
        assert all(words(language, "template")(f"side-{seat}") in picture for seat in range(table.seats))


def test_what_is_typed_is_read_kindly() -> None:
    assert terminal.normal("  Throw   4 ") == "throw 4"
    assert terminal.places(after("4").view(0)) == []
    assert str(terminal.destinations(after("4").view(0), "a1", words("en", "template"))) == "go stop"


def test_the_faces_and_the_words_are_numbered_apart() -> None:
    assert len({*FACES, GO, STOP}) == 8
    assert max(FACES[-1], GO, STOP) < GAME.actions
    assert CHANCE not in range(GAME.actions)
