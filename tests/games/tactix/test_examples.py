"""The worked examples of the page, T-EX1 to T-EX11."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import ludothek
from tests.games.play import refusal
from tests.games.tactix.positions import ending, faces, goals, place, played
from tests.reference import tactix_slow

DIAGRAM = "W 4/1/5 d4"


@pytest.mark.parametrize(
    ("move", "result"),
    [("d4>d8", "4/1/5"), ("d4>d3>g3", "5/4/1"), ("d4>g4>g3", "6/5/3")],
    ids=["four straight ahead", "one back, three right", "three right, right once more"],
)
def test_ex1_the_diagram_of_the_book(move: str, result: str) -> None:
    """T1.5, T3.2: T-EX1, the moves the book describes hold for a right-handed die with its 6 on the far side."""
    assert faces(played(place(DIAGRAM), move), move[-2:]) == result


def test_ex1_cross_check_with_the_die_turned_round() -> None:
    """T1.5, T3.2: T-EX1, from 4/6/2 the same three moves show 4, 2 and 1."""
    lines = ["d4>d8", "d4>d3>g3", "d4>g4>g3"]
    assert [faces(played(place("W 4/6/2 d4"), line), line[-2:])[0] for line in lines] == ["4", "2", "1"]


def test_ex2_twenty_four_routes_are_twenty_moves() -> None:
    """T3.12: T-EX2, routes that end with the same faces are one move."""
    slow = tactix_slow.Slow.from_text("W 4/1/5 d4; W K e1; B K e9; W to move")
    assert sum(route[0] == "d4" for route in slow.routes()) == 24
    assert len(goals(place(DIAGRAM), "d4")) == 20


@pytest.mark.parametrize("route", ["d4>d6>f6", "d4>f4>f6"])
def test_ex2_both_routes_to_f6_are_one_move(route: str) -> None:
    """T3.12: T-EX2, both routes end 4/6/2 and stand in the log as the one along the file."""
    table = played(place(DIAGRAM), route)
    assert faces(table, "f6") == "4/6/2"
    assert table.steps[-1].text == "d4>d6>f6"


def test_ex3_a_die_in_the_way_closes_one_of_two_routes() -> None:
    """T3.9, T3.12: T-EX3, a black die on d5 leaves 15 moves, among them the other route to f6."""
    table = place(f"{DIAGRAM}; B d5")
    assert len(goals(table, "d4")) == 15
    refused = refusal(table, "d4>d6>f6")
    assert (refused.why, refused.rule) == ("blocked", "T3.9")
    assert faces(played(table, "d4>f4>f6"), "f6") == "4/6/2"


def test_ex4_the_opening_has_37_moves() -> None:
    """T3.3, T3.9: T-EX4, so many for each piece of the home row."""
    table = ludothek.table("tactix")
    each = Counter(move[0] for move in table.moves())
    assert len(table.moves()) == 37
    assert each == {"a": 5, "b": 1, "c": 3, "d": 9, "e": 1, "f": 9, "g": 3, "h": 1, "i": 5}


OPENINGS = """
a1>a6 3/2/6, a1>a5>b5 1/3/5, a1>a3>d3 6/4/5, a1>a2>e2 3/2/6, c1>c3 5/4/1, c1>c2>b2 1/5/4, c1>c2>d2 6/5/3,
d1>d7 1/4/2, d1>d6>c6 2/1/4, d1>d6>e6 5/1/3, d1>d2>i2 5/1/3, i1>i5>h5 6/3/2, i1>i3>f3 1/4/2
"""


@pytest.mark.parametrize("example", OPENINGS.replace("\n", " ").split(", "))
def test_ex4_what_the_openings_of_white_show(example: str) -> None:
    """T2.1, T2.2, T2.3, T3.2: T-EX4, the faces after the first move."""
    move, result = example.split()
    assert faces(played(ludothek.table("tactix"), move), move[-2:]) == result


@pytest.mark.parametrize("example", ["b9>b8 3/1/2", "g9>g7 5/3/6", "i9>i5>h5 1/4/2"])
def test_ex4_what_the_openings_of_black_show(example: str) -> None:
    """T2.1, T2.2, T2.3, T3.2: T-EX4, Black's dice are read from White's chair too."""
    move, result = example.split()
    assert faces(played(ludothek.table("tactix"), f"e1>e2 {move}"), move[-2:]) == result


@pytest.mark.parametrize("example", ["d4>d6 5/4/1", "d4>d5>e5 6/5/3", "d4>e4>e5 3/1/2"])
def test_ex5_captures(example: str) -> None:
    """T4.1: T-EX5, three of the twelve moves of d4 capture."""
    move, result = example.split()
    table = place("W 2/3/1 d4; B d6; B e5")
    assert len(goals(table, "d4")) == 12
    assert [goals(table, "d4").count(goal) for goal in ("d6", "e5")] == [1, 2]
    assert faces(played(table, move), move[-2:]) == result
    assert table.view()["taken"] == [{"side": 1, "king": False, "top": 5, "near": 4, "right": 1}]


def test_ex5_nothing_is_taken_on_the_first_of_two_steps() -> None:
    """T3.9, T4.2: T-EX5, with black dice on d6 and d5 and a white one on e4 there are six moves and no capture."""
    table = place("W 2/3/1 d4; W e4; B d6; B d5")
    assert len(goals(table, "d4")) == 6
    assert not {"d5", "d6"} & set(goals(table, "d4"))


def test_ex6_a_king_captures_unless_told_otherwise() -> None:
    """T4.4, T4.5: T-EX6, on e5 with a black die on e6."""
    position = "W K e5; B K a9; B e6"
    assert faces(played(place(position), "e5>e6"), "e6") == "K"
    assert sorted(place(position, king_captures=False).moves()) == ["e5>d5", "e5>e4", "e5>f5"]


def test_ex7_arriving_on_the_king_square_is_enough() -> None:
    """T5.2, T5.4: T-EX7, White wins although f9 could take on e9."""
    position = "W K e8; B K a9; B 1/4/2 f9"
    table = played(place(position), "e8>e9")
    assert (table.turn, table.score, ending(table)) == ("over", (1.0, 0.0), "square")
    assert "f9>e9" in place(f"{position}; B to move").moves()


def test_ex8_a_die_on_the_king_square_does_not_win() -> None:
    """T5.3: T-EX8, three steps to e9 are an ordinary move."""
    table = played(place("W 3/5/1 e6; B K a9"), "e6>e9")
    assert (faces(table, "e9"), table.turn, table.score) == ("2/3/1", 1, None)


def test_ex9_the_centre_wins_the_short_game_only() -> None:
    """T5.6: T-EX9, a king steps onto e5."""
    short, long = (played(place("W K e4", short=short), "e4>e5") for short in (True, False))
    assert (short.score, ending(short)) == ((1.0, 0.0), "centre")
    assert (long.score, long.turn) == (None, 1)


def test_ex9_a_die_on_the_centre_never_wins() -> None:
    """T5.3, T5.6: T-EX9, not even in the short game."""
    assert played(place("W 1/3/5 e4", short=True), "e4>e5").turn == 1


def test_ex10_a_player_without_a_move_passes() -> None:
    """T3.13: T-EX10, White is shut in."""
    table = place("W K a1; W 6/3/2 a2; W 6/3/2 b1; B a3; B b2; B c1")
    assert table.moves() == ["pass"]
    assert played(table, "pass").turn == 1


PERFT = {  # counted from the start to depth 1, 2, 3
    "routes": {"9x9": (37, 1329, 50759), "9x8": (37, 1293, 47873), "duell": (37, 1293, 47869)},
    "results": {"9x9": (37, 1329, 49594), "9x8": (37, 1293, 46843), "duell": (37, 1293, 46839)},
}
OPTIONS: dict[str, Any] = {"9x9": {}, "9x8": {"board": "9x8"}, "duell": {"board": "9x8", "king_captures": False}}


@pytest.mark.parametrize("depth", [1, 2, 3])
@pytest.mark.parametrize("board", OPTIONS)
def test_ex11_perft_of_results_compiled(board: str, depth: int) -> None:
    """T3.12, T6.1, T6.2: T-EX11, counted by the compiled rules."""
    assert ludothek.perft("tactix", depth, **OPTIONS[board]) == PERFT["results"][board][depth - 1]


@pytest.mark.parametrize("board", OPTIONS)
def test_ex11_perft_of_routes_by_the_reference(board: str) -> None:
    """T3.12: T-EX11, every step sequence counted separately."""
    slow = tactix_slow.Slow(**OPTIONS[board])
    assert tuple(tactix_slow.perft(slow, depth, routes=True) for depth in (1, 2, 3)) == PERFT["routes"][board]
