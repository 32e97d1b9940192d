"""How moves of Template are written and told, and what a seat sees."""

from __future__ import annotations

import json

import pytest

from ludothek.core.words import LANGUAGES, words
from ludothek.template import GAME
from tests.template.positions import after


@pytest.mark.parametrize(
    ("line", "text", "log", "said"),
    [
        ("", "throw 4", "throw 4 (4)", "Red: a 4 is rolled. Points in this turn: 4."),
        ("4", "go", "", "Red: roll again."),
        ("4 go", "throw 5", "throw 5 (9)", "Red: a 5 is rolled. Points in this turn: 9."),
        ("4 go", "throw 1", "throw 1 (-4)", "Red: a 1 is rolled. Points of this turn that are lost: 4."),
        ("1", "throw 1", "", "Yellow: a 1 is rolled, and the die is handed on."),
        ("1 6", "stop", "stop (6)", "Yellow: stop and keep the points of this turn: 6. In all: 6."),
        ("6 stop 1 6 go 6 go 6 go 6", "stop", "stop (30)#", "Red: stop and win. Points: 30."),
    ],
)
def test_a_move_is_written_logged_and_told(line: str, text: str, log: str, said: str) -> None:
    table = after(line)
    message, facts = GAME.telling.tell(table.board, table.state, table.find(text))
    assert words("en", GAME.key)(message, **facts) == said
    assert all(words(language, GAME.key)(message, **facts) for language in LANGUAGES)
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
