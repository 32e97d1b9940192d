"""How moves are written and read, and what the screen is given: sections 5, 6 and 7 of the page."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import ludothek
from ludothek import Table
from ludothek.core.words import words
from tests.games.play import attempt, refusal
from tests.games.tactix.positions import faces, place, played, scattered
from tests.reference import tactix_slow
from tests.reference.tactix_slow import Slow

DIAGRAM = "W 4/1/5 d4"
SHUT_IN = "W K a1; W 6/3/2 a2; W 6/3/2 b1; B a3; B b2; B c1"


def positions(number: int, seed: int) -> Iterator[str]:
    """The start and some made-up positions."""
    rng = random.Random(seed)
    yield Slow().text()
    yield from (scattered(rng) for _ in range(number))


# --- writing ---


def test_no_two_legal_moves_share_a_text() -> None:
    """T3.12: origin, turning square and goal fix a move (section 6)."""
    for position in positions(100, seed=1):
        moves = place(position).moves()
        assert len(set(moves)) == len(moves)


@pytest.mark.parametrize(
    ("position", "move", "log"),
    [
        (DIAGRAM, "d4>d8", "d4>d8=4"),
        (DIAGRAM, "d4>d3>g3", "d4>d3>g3=5"),
        (f"{DIAGRAM}; B 2/4/6 d8", "d4>d8", "d4>d8x2=4"),
        ("W 6/3/2 d1; B 2/4/6 c6; W K a1", "d1>d6>c6", "d1>d6>c6x2=2"),
        ("W 2/3/1 d4; B K d6", "d4>d6", "d4>d6xK=5#"),
        ("W K e4", "e4>e5", ""),
        ("W K e4; B 3/1/2 e5", "e4>e5", "e4>e5x3"),
        ("W K e8; B K a9", "e8>e9", "e8>e9#"),
        ("W K e8; B K a9; B e9", "e8>e9", "e8>e9x5#"),
        (SHUT_IN, "pass", ""),
    ],
)
def test_the_log_decorates_the_move(position: str, move: str, log: str) -> None:
    """T3.2, T4.1, T5.1, T5.2: taken top, new top and win as in section 6; nothing where there is nothing to tell."""
    step = played(place(position), move).steps[-1]
    assert (step.text, step.log) == (move, log)


def test_a_drawing_move_is_no_win() -> None:
    """T5.9: the log of the third repetition has no #."""
    table = played(place(), 2 * "e1>e2 e9>e8 e2>e1 e8>e9 ")
    assert (table.turn, table.steps[-1].log) == ("over", "")


# --- reading ---


@pytest.mark.parametrize("text", ["d4>d3>g3", "d4>d3>e3>f3>g3", "d4>d3>g3=5", " d4>d3>g3\n"])
def test_a_move_can_be_written_in_several_ways(text: str) -> None:
    """T3.2: with its corner, square by square, as the log has it."""
    assert played_text(place(DIAGRAM), text) == "d4>d3>g3"


@pytest.mark.parametrize("text", ["d4>d6>f6", "d4>f4>f6", "d4>f6", "d4>d5>d6>e6>f6", "d4>d6>f6=4"])
def test_a_merged_pair_is_one_move_however_it_is_written(text: str) -> None:
    """T3.12: by either route, or by its goal alone."""
    assert played_text(place(DIAGRAM), text) == "d4>d6>f6"


@pytest.mark.parametrize("text", ["d4>e4>f4>f5>f6", "d4>f4>f6=4", "d4>f6=4"])
def test_the_other_name_of_a_merged_pair_may_be_spelled_out_or_decorated(text: str) -> None:
    """T3.12: the other route is the same move; nothing is wrong with what is written behind it."""
    assert played_text(place(DIAGRAM), text) == "d4>d6>f6"


@pytest.mark.parametrize("text", ["d4>d6>d8", "d4>d5>d6>d8"])
def test_naming_some_squares_on_the_way_is_no_wrong_note(text: str) -> None:
    """T3.2: it is the same route, so it is not refused for a note that nobody wrote."""
    refused = attempt(place(DIAGRAM), text)
    assert refused is None or refused.why != "wrong-note", str(refused)


def test_every_open_route_can_be_played_square_by_square() -> None:
    """T3.12: all routes of the reference, and each does what the reference says."""
    for position in positions(12, seed=2):
        slow = Slow.from_text(position)
        for route in slow.routes():
            table = played(place(position), ">".join(route))
            landed = tactix_slow.tip_along(slow.board[route[0]], route).faces
            assert faces(table, route[-1]) == ("/".join(map(str, landed)) if landed else "K")


def test_a_goal_with_one_route_is_enough() -> None:
    """T3.12: where the other route is closed nothing is left to choose."""
    assert played_text(place("W 3/2/6 d4; B d5"), "d4>e6") == "d4>e4>e6"


def test_an_ambiguous_goal_is_refused_with_both_moves() -> None:
    """T3.12: two results, two moves."""
    refused = refusal(place(DIAGRAM), "d4>g3")
    assert (refused.why, refused.facts["moves"]) == ("ambiguous", "d4>d3>g3, d4>g4>g3")
    assert "d4>d3>g3, d4>g4>g3" in str(refused)


def played_text(table: Table, text: str) -> str:
    table.play(text)
    return table.line[-1].text


# --- telling ---


@pytest.mark.parametrize(
    ("position", "move", "message"),
    [
        (DIAGRAM, "d4>d8", "said-die"),
        (f"{DIAGRAM}; B g3", "d4>d3>g3", "said-die"),
        ("W 2/3/1 d4; B K d6", "d4>d6", "said-die"),
        ("W K e4", "e4>e5", "said-king"),
        ("W K e4; B e5", "e4>e5", "said-king"),
        ("W K e4; B K e5", "e4>e5", "said-king"),
        (SHUT_IN, "pass", "said-pass"),
    ],
)
def test_a_move_is_told_as_a_sentence(position: str, move: str, message: str) -> None:
    """T3.2: with words that exist, and the squares in them."""
    table = place(position)
    said, facts = table.game.telling.tell(table.board, table.state, table.find(move))
    sentence = words("en", "tactix")(said, **facts)
    assert said == message
    assert move == "pass" or all(square in sentence for square in move.split(">"))
    assert sentence.startswith("White")


# --- the view ---


def test_the_view_is_plain_data() -> None:
    """T2.4: it can be sent as JSON to every seat and to spectators."""
    for position in positions(20, seed=3):
        for seat in (0, 1, None):
            view = place(position).view(seat)
            assert json.loads(json.dumps(view))["pieces"] == view["pieces"]


def test_only_the_seat_to_move_gets_choices() -> None:
    """T2.4: as many as there are moves; none for the other seat, a spectator, or after the end."""
    table = ludothek.table("tactix")
    assert [len(table.view(seat)["choices"]) for seat in (0, 1, None)] == [37, 0, 0]
    moves = len(played(table, "e1>e2").moves())
    assert [len(table.view(seat)["choices"]) for seat in (0, 1, None)] == [0, moves, 0]
    over = played(place("W K e8; B K a9"), "e8>e9")
    assert [over.view(seat)["choices"] for seat in (0, 1, None)] == [[], [], []]


def test_click_paths_are_unique_and_none_begins_another() -> None:
    """T3.12: die, goal, and the turning square where two results lead there."""
    for position in positions(100, seed=4):
        table = place(position)
        paths = [tuple(choice["clicks"]) for choice in table.view(table.state.turn)["choices"]]
        assert all(one != other[: len(one)] for one, other in permutations(paths, 2))
    assert ("d4", "g3", "d3") in clicks(place(DIAGRAM))
    assert ("d4", "f6") in clicks(place(DIAGRAM))
    assert clicks(place(SHUT_IN)) == {("pass",)}


def clicks(table: Table) -> set[tuple[str, ...]]:
    return {tuple(choice["clicks"]) for choice in table.view(table.state.turn)["choices"]}


def test_the_tips_of_a_choice_come_true() -> None:
    """T3.2, T4.1: each choice shows the faces after every step, and what it takes."""
    for position in positions(25, seed=5):
        slow, offered = Slow.from_text(position), place(position).view(seat_of(position))["choices"]
        for choice in offered:
            table = played(place(position), choice["move"])
            assert (table.view()["taken"] or [None])[-1] == choice["takes"]
            if choice["move"] != "pass":
                route = tuple(choice["path"])
                tips = [
                    tactix_slow.tip_along(slow.board[route[0]], route[: n + 2]).faces for n in range(len(route) - 1)
                ]
                assert choice["tips"] == [list(tip or ()) for tip in tips]
                assert faces(table, route[-1]) == ("/".join(map(str, choice["tips"][-1])) or "K")


def seat_of(position: str) -> int:
    return "WB".index(position.split("; ")[-1][0])


def test_the_pieces_of_the_view() -> None:
    """T1.6, T2.1: each with its side, its faces and the number of its moves."""
    view = ludothek.table("tactix").view()
    assert view["pieces"]["d1"] == {"side": 0, "king": False, "top": 6, "near": 3, "right": 2, "moves": 9}
    assert view["pieces"]["i9"] == {"side": 1, "king": False, "top": 5, "near": 4, "right": 1, "moves": 0}
    assert len(view["pieces"]) == 18


def test_the_last_move_with_its_route() -> None:
    """T3.2: every square it touched; nothing before the first move."""
    table = place(SHUT_IN)
    assert table.view()["last"] is None
    nothing = {"seat": 0, "path": [], "fell": [], "takes": None}
    assert played(table, "pass").view()["last"] == nothing | {"move": "pass"}
    table = played(place(DIAGRAM), "d4>d3>g3")
    step = nothing | {"path": ["d4", "d3", "e3", "f3", "g3"]}
    assert table.view()["last"] == step | {"move": "d4>d3>g3"}
    assert (table.view(seat=1)["trail"], table.view(seat=0)["trail"]) == ([step], [])


def test_what_fell_stays_in_the_trail_until_one_has_moved() -> None:
    """T4.1: where, and with the faces it showed."""
    table = played(place("W 2/3/1 d4; B d6"), "d4>d6")
    (step,) = table.view(seat=1)["trail"]
    assert (step["fell"], step["takes"]["top"]) == (["d6"], 5)
    assert played(table, "e9>e8").view(seat=1)["trail"] == []


@pytest.mark.parametrize(
    ("position", "threats"),
    [
        ("W K e1; B 2/4/6 e3; B 5/4/1 a9", [{"seat": 0, "at": "e1", "by": ["e3"]}]),  # T5.1
        ("W K e1; B 2/4/6 e3; W 1/3/5 e2; B K i9", []),  # something stands in between
        ("W K e8; B K a9", [{"seat": 1, "at": "e9", "by": ["e8"]}]),  # T5.2
        ("W K e1; B 2/4/6 e3; B 2/4/6 c1", [{"seat": 0, "at": "e1", "by": ["c1", "e3"]}]),
    ],
)
def test_a_king_in_danger_is_told(position: str, threats: list[dict[str, Any]]) -> None:
    """T5.1, T5.2: whose, where, and by what."""
    assert place(position).view()["threats"] == threats


def test_the_taken_pieces_in_their_order() -> None:
    """T4.1: with the faces they showed."""
    taken = played(place("W 2/3/1 d4; B d6; B 1/4/2 d7"), "d4>d6 d7>d6").view()["taken"]
    assert [(piece["side"], piece["top"]) for piece in taken] == [(1, 5), (0, 5)]
    king: dict[str, Any] = played(place("W 2/3/1 d4; B K d6"), "d4>d6").view()["taken"][-1]
    assert (king["side"], king["king"]) == (1, True)


def test_quiet_moves_and_occurrences_are_counted() -> None:
    """T5.9, T5.10: moves since the last capture, and how often the position has stood."""
    table = place("W 2/3/1 d4; B d6")
    shown = [counted(played(table, move)) for move in ("e1>e2", "e9>e8", "e2>e1", "e8>e9", "d4>d6")]
    assert shown == [(1, 1), (2, 1), (3, 1), (4, 2), (0, 1)]


def counted(table: Table) -> tuple[int, int]:
    return table.view()["quiet"], table.view()["seen"]


def test_a_taken_king_is_a_capture_for_the_quiet_count() -> None:
    """T5.10: right after it no move has passed since the last capture."""
    assert played(place("W 2/3/1 d4; B K d7"), "e1>e2 d7>d6 d4>d6").view()["quiet"] == 0


def test_the_third_occurrence_is_shown_as_the_third() -> None:
    """T5.9: the drawn position has stood three times."""
    assert played(place(), 2 * "e1>e2 e9>e8 e2>e1 e8>e9 ").view()["seen"] == 3


@pytest.mark.parametrize(("options", "ranks", "kings"), [({}, 9, ["e1", "e9"]), ({"board": "9x8"}, 8, ["e1", "e8"])])
def test_the_marked_squares(options: dict[str, Any], ranks: int, kings: list[str]) -> None:
    """T1.1, T1.7, T6.1: for the crown signs of section 7."""
    view = ludothek.table("tactix", **options).view()
    assert (view["ranks"], view["kings"]) == (ranks, kings)


def test_the_centre_is_marked_in_the_long_game_too() -> None:
    """T1.7: section 7 marks both king squares and the centre; only the smaller board has none."""
    assert ludothek.table("tactix", short=True).view()["centre"] == "e5"
    assert ludothek.table("tactix", board="9x8").view()["centre"] is None
    assert ludothek.table("tactix").view()["centre"] == "e5"


@pytest.mark.parametrize(("board", "far"), [("9x9", 9), ("9x8", 8)])
def test_the_home_squares_keep_their_numbers(board: str, far: int) -> None:
    """T2.1, T6.1: those of the dice that start there, whatever has moved since; the king squares have none."""
    table = ludothek.table("tactix", board=board)
    numbers = dict(zip("abcdfghi", (5, 1, 2, 6, 6, 2, 1, 5), strict=True))
    printed = {f"{file}{rank}": top for rank in (1, far) for file, top in numbers.items()}
    assert table.view(0)["home"] == printed
    table.play("a1>a2>e2")
    assert table.view(1)["home"] == printed
