"""The rules T1 to T3: the material, the set-up, and how pieces move."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import ludothek
from ludothek import Table
from tests.games.play import refusal
from tests.games.tactix.positions import ending, faces, goals, place, played, ways_to_lie, written

ORDER = "abcdefghi"


def squares_a_king_can_visit(**options: object) -> set[str]:
    """Flood the board with single steps of a king."""
    found, waiting = {"a1"}, ["a1"]
    while waiting:
        for square in goals(place(f"W K {(here := waiting.pop())}; B K i8", **options), here):
            if square not in found:
                found.add(square)
                waiting += [square] * (square != "i8")
    return found


def row(table: Table, rank: int) -> list[str]:
    return [faces(table, f"{file}{rank}") for file in ORDER]


# --- T1 material ---


def test_the_board_has_nine_files_and_nine_ranks() -> None:
    """T1.1: files a-i, ranks 1-9, White at rank 1 and Black at rank 9."""
    assert squares_a_king_can_visit() == {f"{file}{rank}" for file in ORDER for rank in range(1, 10)}
    pieces = ludothek.table("tactix").view()["pieces"]
    assert {(square[1], piece["side"]) for square, piece in pieces.items()} == {("1", 0), ("9", 1)}


def test_each_side_owns_eight_dice_and_a_king() -> None:
    """T1.2: nine pieces a side."""
    pieces = ludothek.table("tactix").view()["pieces"].values()
    assert Counter((piece["side"], piece["king"]) for piece in pieces) == {
        (0, False): 8,
        (0, True): 1,
        (1, False): 8,
        (1, True): 1,
    }


@pytest.mark.parametrize("move", ["e5>e7", "e5>e3", "e5>g5", "e5>c5"])
def test_opposite_faces_add_up_to_seven(move: str) -> None:
    """T1.3: two tips in one direction bring the bottom to the top, 5 under 2."""
    assert faces(played(place("W 2/3/1 e5"), move), move[-2:])[0] == "5"


@pytest.mark.parametrize("handed", ["right", "left"])
def test_all_dice_are_identical(handed: str) -> None:
    """T1.4: all sixteen lie in one of the same 24 ways, at the start and after many moves."""
    table, rng = ludothek.table("tactix", handed=handed), random.Random(7)
    while table.turn != "over" and table.ply < 60:
        assert {part.split()[1] for part in written(table).split("; ")} <= {"K", *ways_to_lie(handed)}
        table.play(rng.choice(table.moves()))
    assert table.ply > 20


def test_dice_are_right_handed() -> None:
    """T1.5: top 1 and near 2 give right 3; the orientations are those of table 3.3."""
    assert len(ways_to_lie()) == 24
    for shown in ways_to_lie():
        assert faces(place(f"W {shown} e5"), "e5") == shown
    assert faces(played(place("W 4/1/5 d4"), "d4>d3>g3"), "g3") == "5/4/1"
    assert faces(ludothek.table("tactix"), "a1") == "5/3/6"


def test_left_handed_dice_show_seven_minus_the_right_face() -> None:
    """T1.5: with handed: left."""
    right, left = (ludothek.table("tactix", handed=handed) for handed in ("right", "left"))
    for one, other in zip(row(right, 1) + row(right, 9), row(left, 1) + row(left, 9), strict=True):
        assert other == one == "K" or other == f"{one[:4]}{7 - int(one[4])}"
    assert faces(played(place("W 4/1/2 d4", handed="left"), "d4>d3>g3"), "g3") == "2/4/1"


def test_a_king_has_no_pips_and_no_orientation() -> None:
    """T1.6: kings that have walked in a circle stand as they stood, so the position repeats."""
    table = place()
    assert table.view()["pieces"]["e1"] == {"side": 0, "king": True, "top": 0, "near": 0, "right": 0, "moves": 3}
    circle = "e1>e2 e9>e8 e2>d2 e8>d8 d2>d1 d8>d9 d1>e1 d9>e9 "
    assert ending(played(table, 2 * circle)) == "repetition"


def test_the_king_squares_and_the_centre() -> None:
    """T1.7: e1 and e9, and e5 between them; a step to any neighbour of these wins nothing."""
    view = ludothek.table("tactix", short=True).view()
    assert (view["kings"], view["centre"]) == (["e1", "e9"], "e5")
    ends = {ending(played(place(f"W K d{rank}; B K a1"), f"d{rank}>e{rank}")): rank for rank in range(2, 10)}
    assert ends == {"": 8, "square": 9}
    assert ending(played(place("W K a9; B K d1; B to move"), "d1>e1")) == "square"
    ends = {ending(played(place(f"W K d{rank}; B K a1", short=True), f"d{rank}>e{rank}")): rank for rank in range(2, 9)}
    assert ends == {"": 8, "centre": 5}


# --- T2 set-up ---


def test_the_tops_of_the_home_rows() -> None:
    """T2.1: 5 1 2 6 K 6 2 1 5 on rank 1 and on rank 9."""
    for rank in (1, 9):
        assert [shown[0] for shown in row(ludothek.table("tactix"), rank)] == list("5126K6215")


def test_every_die_shows_its_3_to_its_owner() -> None:
    """T2.2: 3 towards the owner, so the near face, seen from White, is 3 for White and 4 for Black."""
    table = ludothek.table("tactix")
    assert {shown[2:3] for shown in row(table, 1)} == {"3", ""}
    assert {shown[2:3] for shown in row(table, 9)} == {"4", ""}


def test_the_face_on_the_owners_right() -> None:
    """T2.3: 6, 5, 1, 2 for tops 5, 1, 2, 6; Black's right is White's left."""
    table, right = ludothek.table("tactix"), {"5": 6, "1": 5, "2": 1, "6": 2}
    assert all(int(shown[4]) == right[shown[0]] for shown in row(table, 1) if shown != "K")
    assert all(7 - int(shown[4]) == right[shown[0]] for shown in row(table, 9) if shown != "K")


def test_white_begins_and_the_sides_alternate() -> None:
    """T2.4: White is seat 0; a seat that is not to move is refused."""
    table = ludothek.table("tactix")
    assert table.turn == 0
    assert refusal(table, "e9>e8", seat=1).rule == "T2.4"
    assert played(table, "e1>e2").turn == 1
    assert refusal(table, "e2>e3", seat=0).rule == "T2.4"
    assert played(table, "e9>e8").turn == 0


def test_a_placed_start_is_the_start() -> None:
    """T2.1, T2.2, T2.3, T2.4: the text of the start set up again is the same position to the last field."""
    table = ludothek.table("tactix")
    assert place(f"{written(table)}; W to move").state == table.state


# --- T3 moving ---


def test_a_turn_is_one_move_of_one_own_piece() -> None:
    """T3.1: moves start from own pieces only, one piece changes its place, then it is the other's turn."""
    table = ludothek.table("tactix")
    assert {move[1] for move in table.moves()} == {"1"}
    before = set(written(table).split("; "))
    played(table, "d1>d7")
    assert before ^ set(written(table).split("; ")) == {"W 6/3/2 d1", "W 1/4/2 d7"}
    assert {move[1] for move in table.moves()} == {"9"}
    assert refusal(table, "d7>d8").rule == "T3.1"


@pytest.mark.parametrize("example", ["e6 2/6/3", "e4 5/1/3", "f5 4/2/1", "d5 3/2/6"])
@pytest.mark.parametrize("side", ["W", "B"])
def test_a_step_tips_the_die_over_an_edge(side: str, example: str) -> None:
    """T3.2: the table of section 3.2, for either side."""
    goal, result = example.split()
    assert faces(played(place(f"{side} 1/2/3 e5; {side} to move"), f"e5>{goal}"), goal) == result


@pytest.mark.parametrize("shown", ["1/3/5", "2/3/1", "3/2/6", "4/1/5", "5/3/6", "6/3/2"])
def test_a_die_goes_as_many_steps_as_its_top_shows(shown: str) -> None:
    """T3.3: no move of the die is longer or shorter."""
    choices = place(f"W {shown} d4; W K i1").view(seat=0)["choices"]
    assert {len(choice["path"]) - 1 for choice in choices if choice["path"][0] == "d4"} == {int(shown[0])}
    assert refusal(place("W 3/2/6 d4"), "d4>d6").rule == "T3.3"
    assert refusal(place("W 3/2/6 d4"), "d4>d8").rule == "T3.3"


def test_a_king_makes_one_step() -> None:
    """T3.4: to its four neighbours and no further."""
    table = place("W K e4")
    assert sorted(table.moves()) == ["e4>d4", "e4>e3", "e4>e5", "e4>f4"]
    assert refusal(table, "e4>e6").rule == "T3.4"


def test_no_step_is_diagonal() -> None:
    """T3.5: a die that shows 1 goes forward, backward or sideways."""
    table = place("W 1/3/5 d4; W K i1")
    assert sorted(goals(table, "d4")) == ["c4", "d3", "d5", "e4"]
    assert refusal(table, "d4>e5").rule == "T3.5"


def test_a_move_may_turn_once_at_any_point() -> None:
    """T3.6: all moves of a three that begin northward, and no second turn."""
    table = place("W 3/2/6 e4; W K i1")
    north = [move for move in table.moves() if move.startswith(("e4>e5", "e4>e6", "e4>e7"))]
    assert sorted(north) == ["e4>e5>c5", "e4>e5>g5", "e4>e6>d6", "e4>e6>f6", "e4>e7"]
    assert refusal(table, "e4>e5>f5>f6").rule == "T3.6"


def test_forward_and_backward_do_not_mix() -> None:
    """T3.7: nobody comes back within a move, nor after a step aside."""
    assert not {"e7", "e5", "e3"} & set(goals(place("W 4/1/5 e5; W K i1"), "e5"))
    assert refusal(place("W 2/3/1 e5"), "e5>e6>e5").rule == "T3.7"
    assert refusal(place("W 3/2/6 e5"), "e5>e6>f6>f5").rule == "T3.7"


def test_left_and_right_do_not_mix() -> None:
    """T3.8: neither at once nor after a step ahead; every goal lies as far away as the die goes."""
    table = place("W 4/1/5 e5; W K i1; B K i9")
    assert {abs(ord(goal[0]) - ord("e")) + abs(int(goal[1]) - 5) for goal in goals(table, "e5")} == {4}
    assert refusal(place("W 2/3/1 e5"), "e5>f5>e5").rule == "T3.8"
    assert refusal(place("W 3/2/6 e5"), "e5>f5>f6>e6").rule == "T3.8"


@pytest.mark.parametrize("position", ["W 3/2/6 d4: d4>d7", "W 4/1/5 c7: c7>d7>d4"])
@pytest.mark.parametrize("blocker", ["W d5", "B d5", "W d6", "B d6"])
def test_no_piece_is_jumped(position: str, blocker: str) -> None:
    """T3.9: neither an own nor an enemy one, before or after a turn."""
    die, move = position.split(": ")
    assert move in place(die).moves()
    table = place(f"{die}; {blocker}")
    assert move not in table.moves()
    assert refusal(table, move).rule == "T3.9"


def test_a_move_does_not_end_on_an_own_piece() -> None:
    """T3.10: neither a die nor a king takes its own side."""
    table = place("W 2/3/1 d2; W d4; W K d1")
    assert "d4" not in goals(table, "d2")
    assert refusal(table, "d2>d4").rule == "T3.10"
    assert refusal(table, "d1>d2").rule == "T3.10"


@pytest.mark.parametrize("corner", ["a1: a3 b2 b2 c1", "i1: g1 h2 h2 i3", "a9: a7 b8 b8 c9", "i9: g9 h8 h8 i7"])
def test_every_step_stays_on_the_board(corner: str) -> None:
    """T3.11: a two in a corner; nothing leaves the board or comes round its edge."""
    square, reached = corner.split(": ")
    assert sorted(goals(place(f"W 2/3/1 {square}; W K e4"), square)) == reached.split()
    assert refusal(place("W 2/3/1 i5"), "i5>k5").rule == "T3.11"
    assert refusal(place("W 2/3/1 d9"), "d9>d10>e10").rule == "T3.11"


@pytest.mark.parametrize(
    ("top", "moves"), [("1/3/5", 2), ("2/3/1", 4), ("3/2/6", 6), ("4/1/5", 7), ("5/3/6", 8), ("6/3/2", 10)]
)
def test_routes_with_the_same_result_are_one_move(top: str, moves: int) -> None:
    """T3.12: from a corner 2+2, 1+4 with 4+1, and 2+4 with 4+2 are merged, all other routes are moves of their own."""
    assert len(goals(place(f"W {top} a1; W K i1"), "a1")) == moves


def test_routes_with_different_results_are_two_moves() -> None:
    """T3.12: 1+1 either way round."""
    assert faces(played(place("W 2/3/1 d4"), "d4>d5>e5"), "e5") == "6/5/3"
    assert faces(played(place("W 2/3/1 d4"), "d4>e4>e5"), "e5") == "3/1/2"


def test_only_a_player_without_a_move_passes() -> None:
    """T3.13: the forced pass is the only action; who can move may not pass."""
    shut_in = "W K a1; W 6/3/2 a2; W 6/3/2 b1; B a3; B b2"
    assert place(f"{shut_in}; B c1").moves() == ["pass"]
    table = place(shut_in)
    assert table.moves()
    assert "pass" not in table.moves()
    assert refusal(table, "pass").rule == "T3.13"
