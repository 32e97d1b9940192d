"""The draws of Tactix, T5.9 to T5.13: repetition, a hundred quiet moves, two passes."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

import ludothek
from ludothek import Table
from tests.games.play import refusal
from tests.games.tactix.positions import ending, faces, place, played, written

SHUFFLE = "e1>e2 e9>e8 e2>e1 e8>e9 "  # both kings step out and back: the position of the beginning again
DRAWN = ("over", (0.5, 0.5))
SHUT_IN = "B K a9; B 6/4/5 a8; B 6/4/5 b9; W a7; W b8; W c9"  # Black has no move, see T-EX10


def state(table: Table) -> tuple[int | str, tuple[float, ...] | None]:
    return table.turn, table.score


def ring(corner: str, opposite: str) -> list[str]:
    """The squares around a rectangle, beginning at its lower left corner and going up."""
    left, right, low, high = ord(corner[0]), ord(opposite[0]), int(corner[1]), int(opposite[1])
    up = [f"{chr(left)}{rank}" for rank in range(low, high)]
    along = [f"{chr(file)}{high}" for file in range(left, right)]
    down = [f"{chr(right)}{rank}" for rank in range(high, low, -1)]
    back = [f"{chr(file)}{low}" for file in range(right, left, -1)]
    return up + along + down + back


def steps_around(corner: str, opposite: str) -> cycle[str]:
    squares = ring(corner, opposite)
    return cycle(f"{here}>{there}" for here, there in zip(squares, squares[1:] + squares[:1], strict=True))


def stroll(moves: int, first: str = "W", white: tuple[str, str] = ("a1", "e2")) -> str:
    """So many quiet moves of the kings, Black's from a8; their rounds of 10 and of 6 steps meet only after 30."""
    sides = [steps_around(*white), steps_around("a8", "c9")]
    both = zip(*(sides if first == "W" else sides[::-1]), strict=True)
    return " ".join(islice((move for pair in both for move in pair), moves))


# --- repetition ---


def test_the_third_occurrence_is_a_draw_and_the_start_counts_as_the_first() -> None:
    """T5.9: the eighth move of two shuffles, not the seventh."""
    table = played(ludothek.table("tactix"), SHUFFLE + "e1>e2 e9>e8 e2>e1")
    assert state(table) == (1, None)
    assert state(played(table, "e8>e9")) == DRAWN
    assert ending(table) == "repetition"


def test_a_position_after_the_start_counts_as_well() -> None:
    """T5.9: the position after the first move comes again after the fifth and the ninth."""
    around = "e9>e8 e2>e3 e8>e9 e3>e2 "
    table = played(place(), "e1>e2 " + around + "e9>e8 e2>e3 e8>e9")
    assert state(table) == (0, None)
    assert state(played(table, "e3>e2")) == DRAWN


def test_the_occurrences_need_not_follow_each_other_at_once() -> None:
    """T5.9: other positions may lie between them."""
    detour = "e1>d1 e9>e8 d1>d2 e8>d8 d2>d1 d8>e8 d1>e1 e8>e9 "
    table = played(place(), SHUFFLE + detour.rsplit(maxsplit=1)[0])
    assert state(table) == (1, None)
    assert state(played(table, "e8>e9")) == DRAWN


def test_different_faces_are_different_positions() -> None:
    """T5.9: a die is back on e5 and shows other faces, so the position stands for the first time."""
    table = place("W 2/3/1 e5")
    played(table, SHUFFLE + "e5>e7 e9>d9 e7>e2 d9>e9 e2>b2 e9>d9 b2>b5>e5 d9>e9")
    assert written(table) == "W K e1; W 3/6/5 e5; B K e9"
    assert (state(table), table.view()["seen"]) == ((0, None), 1)
    assert state(played(table, SHUFFLE)) == (0, None)
    assert state(played(table, SHUFFLE)) == DRAWN


def test_the_side_to_move_belongs_to_the_position() -> None:
    """T5.9: a four returns in three moves while Black passes; with Black to move it is another position."""
    table = place(f"{SHUT_IN}; W 4/1/5 d1; W K i1")
    around = "d1>d5 pass d5>d3>f3 pass f3>f1>d1 "
    assert (faces(played(table, around), "d1"), table.view()["seen"]) == ("4/1/5", 1)
    assert (state(played(table, "pass")), table.view()["seen"]) == ((0, None), 2)
    assert state(played(table, around)) == (1, None)
    assert state(played(table, "pass")) == DRAWN


def test_a_capture_begins_the_count_anew() -> None:
    """T5.9: the position after the capture is its own first occurrence."""
    table = played(place("W 2/3/1 d4; B d6"), SHUFFLE + "d4>d6 ")
    around = "e9>e8 e1>e2 e8>e9 e2>e1 "
    assert state(played(table, around + "e9>e8 e1>e2 e8>e9")) == (0, None)
    assert state(played(table, "e2>e1")) == DRAWN
    assert table.ply == 4 + 1 + 8


# --- a hundred quiet moves ---


def test_the_hundredth_quiet_move_is_a_draw() -> None:
    """T5.10: not the ninety-ninth."""
    table = played(place("W K a1; B K a8"), stroll(99))
    assert (state(table), table.view()["quiet"]) == ((1, None), 99)
    assert state(played(table, stroll(100).split()[-1])) == DRAWN
    assert (ending(table), table.view()["quiet"]) == ("quiet", 100)
    assert refusal(table, "a1>a2").rule == "T5.10"


def test_a_capture_on_the_hundredth_move_goes_on() -> None:
    """T5.10: and the count begins anew."""
    table = played(place("W K a1; B K a8; B 1/4/2 i9; W i8; W 3/2/6 i2"), stroll(99) + " i9>i8")
    assert (state(table), table.view()["quiet"]) == ((0, None), 0)
    assert state(played(table, "i2>i5")) == (1, None)
    assert table.view()["quiet"] == 1


def test_a_capture_in_between_begins_the_count_anew() -> None:
    """T5.10: a capture as the second move puts the draw off to the hundred and second."""
    table = played(place("W 1/3/5 i1; W i8; W K a1; B 1/4/2 i9; B K a8"), "i1>i2 i9>i8")
    assert state(played(table, stroll(99))) == (1, None)
    assert state(played(table, stroll(100).split()[-1])) == DRAWN
    assert (ending(table), table.ply) == ("quiet", 102)


def test_passes_are_quiet_moves_too() -> None:
    """T5.10: fifty steps of White and fifty passes of Black."""
    line = " pass ".join(islice(steps_around("b1", "i7"), 50))
    table = played(place(f"W K b1; {SHUT_IN}"), line)
    assert (state(table), table.view()["quiet"]) == ((1, None), 99)
    assert state(played(table, "pass")) == DRAWN
    assert ending(table) == "quiet"


# --- without draws ---


def test_without_draws_positions_may_repeat() -> None:
    """T5.11: T5.9 is switched off."""
    assert state(played(place(draws=False), 5 * SHUFFLE)) == (0, None)


def test_without_draws_a_game_may_be_quiet_for_ever() -> None:
    """T5.11: T5.10 is switched off too."""
    table = played(place("W K a1; B K a8", draws=False), stroll(250))
    assert (state(table), ending(table)) == ((0, None), "")
    assert table.moves()


@pytest.mark.parametrize("moves", [100, 101, 102, 103, 250])
def test_without_draws_the_table_can_be_looked_at_after_100_quiet_moves(moves: int) -> None:
    """T5.11: the view still counts the quiet moves."""
    assert played(place("W K a1; B K a8", draws=False), stroll(moves)).view()["quiet"] == moves


def test_without_draws_the_repetitions_are_still_shown() -> None:
    """T5.11: section 7 wants the repetition count, which draws nothing here."""
    assert played(place(draws=False), SHUFFLE).view()["seen"] == 2
    assert played(place(draws=False), 2 * SHUFFLE).view()["seen"] == 3


# --- two passes ---


def full_board() -> str:
    """Every square is taken, White's half and Black's half, and no six can make its first step."""
    squares = [f"{file}{rank}" for file in "abcdefghi" for rank in range(1, 10) if f"{file}{rank}" not in ("e1", "e9")]
    return "; ".join(f"{'W 6/3/2' if square[1] < '5' else 'B 6/4/5'} {square}" for square in squares)


@pytest.mark.parametrize("draws", [True, False])
def test_two_passes_in_a_row_are_a_draw(draws: bool) -> None:
    """T5.12: always, also without T5.9 and T5.10 (T5.11)."""
    table = place(full_board(), draws=draws)
    assert table.moves() == ["pass"]
    assert state(played(table, "pass")) == (1, None)
    assert table.moves() == ["pass"]
    assert state(played(table, "pass")) == DRAWN
    assert ending(table) == "passes"
    assert refusal(table, "pass").rule == "T5.12"


def test_passes_with_a_move_between_them_are_no_draw() -> None:
    """T5.12: one side passes again and again."""
    table = played(place(f"{SHUT_IN}; W K i1; B to move", draws=False), "pass i1>i2 pass i2>i1 pass i1>i2 pass i2>i1")
    assert (state(table), table.moves()) == ((1, None), ["pass"])


# --- a win comes first ---


@pytest.mark.parametrize("winner", ["W 2/3/1 d9: d9>b9", "W 5/3/6 b4: b4>b9"])
def test_taking_the_king_on_the_hundredth_move_wins(winner: str) -> None:
    """T5.13: the board decides before the count of quiet moves."""
    die, move = winner.split(": ")
    table = played(place(f"W K a1; B K a8; {die}; B to move"), stroll(99, first="B"))
    assert (state(table), table.view()["quiet"]) == ((0, None), 99)
    assert state(played(table, move)) == ("over", (1.0, 0.0))
    assert ending(table) == "king"


def test_a_king_on_the_centre_on_the_hundredth_move_wins() -> None:
    """T5.13: a quiet step, and a win all the same."""
    table = played(place("W K d6; B K a8; B to move", short=True), stroll(99, first="B", white=("d6", "h7")))
    assert state(played(table, "e6>e5")) == ("over", (1.0, 0.0))
    assert ending(table) == "centre"
