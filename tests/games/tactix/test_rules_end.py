"""The rules T4 to T6: capturing, the end of the game, the smaller board."""

from __future__ import annotations

from typing import Any

import pytest

import ludothek
from ludothek import Refused
from ludothek.games.tactix import GAME
from tests.games.play import refusal
from tests.games.tactix.positions import ending, faces, goals, place, played, written
from tests.games.tactix.test_rules import ORDER, row, squares_a_king_can_visit

WHITE_WINS, BLACK_WINS = (1.0, 0.0), (0.0, 1.0)
DUELL: dict[str, Any] = dict(GAME.presets["duell"])

# --- T4 capturing ---


def test_landing_on_an_enemy_captures_it_for_good() -> None:
    """T4.1: the taken die is gone, the taker stands there."""
    table = played(place("W 2/3/1 d4; B d6"), "d4>d6")
    assert written(table) == "W 5/4/1 d6; W K e1; B K e9"
    assert written(played(table, "e9>e8 d6>d7>h7")) == "W K e1; W 4/2/1 h7; B K e8"
    assert len(table.view()["taken"]) == 1


def test_black_captures_too() -> None:
    """T4.1: the other way round."""
    table = played(place("B 2/4/6 d6; W d4; B to move"), "d6>d4")
    assert written(table) == "W K e1; B 5/3/6 d4; B K e9"


def test_only_an_exact_landing_captures() -> None:
    """T4.2: an enemy nearer or farther than the last step is safe, and none is taken in passing."""
    for square in ("d5", "d6", "d8"):
        table = place(f"W 3/2/6 d4; B {square}")
        assert square not in goals(table, "d4")
    refused = refusal(place("W 3/2/6 d4; B d5"), "d4>d5>f5")
    assert (refused.why, refused.rule) == ("in-passing", "T4.2")
    assert "d7" in goals(place("W 3/2/6 d4; B d7"), "d4")


def test_capturing_is_voluntary() -> None:
    """T4.3: who can capture, even the king, may do anything else."""
    free, tempted = (place(f"W 2/3/1 d4; B K {square}") for square in ("e9", "d6"))
    assert tempted.moves() == free.moves()
    assert played(tempted, "e1>e2").turn == 1


def test_a_king_captures_like_a_die() -> None:
    """T4.4: by default, a die as well as a king."""
    assert written(played(place("W K e5; B e6"), "e5>e6")) == "W K e6; B K e9"
    assert ending(played(place("W K e5; B K e6"), "e5>e6")) == "king"


def test_a_king_that_does_not_capture_can_still_be_captured() -> None:
    """T4.5: with king_captures: false no occupied square is open to it."""
    table = place("W K e5; B e6; B K d5; W 1/3/5 e4", king_captures=False)
    assert goals(table, "e5") == ["f5"]
    assert [refusal(table, f"e5>{square}").rule for square in ("e6", "d5")] == ["T4.5", "T4.5"]
    assert ending(played(table, "e5>f5 d5>d4 e4>d4")) == "king"


# --- T5 the end ---


def test_capturing_the_enemy_king_wins_at_once() -> None:
    """T5.1: for either side, by a die or by a king."""
    white = played(place("W 2/3/1 d4; B K d6"), "d4>d6")
    assert (white.turn, white.score, ending(white), white.moves()) == ("over", WHITE_WINS, "king", [])
    black = played(place("W K d4; B 2/4/6 d6; B to move"), "d6>d4")
    assert (black.turn, black.score, ending(black)) == ("over", BLACK_WINS, "king")
    assert refusal(black, "e9>e8").rule == "T5.1"


@pytest.mark.parametrize("move", ["e8>e9", "d9>e9", "f9>e9"])
def test_the_king_on_the_enemy_king_square_wins_at_once(move: str) -> None:
    """T5.2: from any side."""
    table = played(place(f"W K {move[:2]}; B K a5"), move)
    assert (table.turn, table.score, ending(table)) == ("over", WHITE_WINS, "square")
    assert refusal(table, "a5>a6").rule == "T5.2"


def test_the_king_of_black_wants_e1() -> None:
    """T5.2: and its own king square wins nothing."""
    assert played(place("W K a5; B K e2; B to move"), "e2>e1").score == BLACK_WINS
    assert played(place("W K a5; B K e8; B to move"), "e8>e9").score is None
    assert played(place("W K e2; B K a5"), "e2>e1").score is None


@pytest.mark.parametrize("position", ["W 3/5/1 e6; B K a9: e6>e9", "W 1/3/5 d5: d5>e5", "W 2/3/1 d2; W K a1: d2>e2>e1"])
def test_only_the_king_wins_on_the_marked_squares(position: str) -> None:
    """T5.3: dice may stand on all king squares and on the centre, even in the short game."""
    pieces, move = position.split(": ")
    table = played(place(pieces, short=True), move)
    assert (table.turn, table.score) == (1, None)


def test_dice_may_cross_the_marked_squares() -> None:
    """T5.3: e1, e5 and e9 are squares like any other on the way."""
    for square in ("e1", "e5", "e9"):
        table = played(place(f"W 2/3/1 d{square[1]}; W K a2; B K a8"), f"d{square[1]}>f{square[1]}")
        assert (table.turn, faces(table, f"f{square[1]}")[0]) == (1, "5")


def test_arriving_is_enough() -> None:
    """T5.4: the king wins where it could be taken, for its enemy has no move any more."""
    table = played(place("W K e8; B K a9; B 1/4/2 f9"), "e8>e9")
    assert table.score == WHITE_WINS
    assert refusal(table, "f9>e9").why == "over"


def test_a_king_arrives_by_capturing() -> None:
    """T5.5: the die on the king square is taken; a king that does not capture finds the square closed (T4.5)."""
    position = "W K e8; B K a9; B e9"
    table = played(place(position), "e8>e9")
    assert (table.score, ending(table), len(table.view()["taken"])) == (WHITE_WINS, "square", 1)
    assert refusal(place(position, king_captures=False), "e8>e9").rule == "T4.5"


def test_the_first_king_on_the_centre_wins_the_short_game() -> None:
    """T5.6: for either side, and only with short."""
    assert played(place("W K e4", short=True), "e4>e5").score == WHITE_WINS
    black = played(place("B K d5; B to move", short=True), "d5>e5")
    assert (black.score, ending(black)) == (BLACK_WINS, "centre")
    assert played(place("B K d5; B to move"), "d5>e5").score is None


def test_the_short_game_can_be_won_like_the_long_one() -> None:
    """T5.7: by capturing the king or on the king square."""
    assert ending(played(place("W 2/3/1 d4; B K d6", short=True), "d4>d6")) == "king"
    assert ending(played(place("W K e8; B K a9", short=True), "e8>e9")) == "square"


def test_there_is_no_short_game_on_the_smaller_board() -> None:
    """T5.8: 8 ranks have no middle."""
    with pytest.raises(Refused) as refused:
        ludothek.table("tactix", board="9x8", short=True)
    assert (refused.value.why, refused.value.rule) == ("short-board", "T5.8")


# --- T6 the smaller board and the preset duell ---


def test_the_smaller_board() -> None:
    """T6.1: 9 files and 8 ranks; Black's home rank is 8, the king squares are e1 and e8."""
    table = ludothek.table("tactix", board="9x8")
    assert squares_a_king_can_visit(board="9x8") == {f"{file}{rank}" for file in ORDER for rank in range(1, 9)}
    assert row(table, 1) == row(ludothek.table("tactix"), 1)
    assert row(table, 8) == row(ludothek.table("tactix"), 9)
    assert (table.view()["kings"], table.view()["ranks"]) == (["e1", "e8"], 8)
    assert refusal(place("W 2/3/1 d8", board="9x8"), "d8>d9>e9").rule == "T3.11"


def test_the_king_squares_of_the_smaller_board() -> None:
    """T6.1: e8 wins for White and e1 for Black."""
    white = played(place("W K e7; B K a8", board="9x8"), "e7>e8")
    black = played(place("W K a8; B K e2; B to move", board="9x8"), "e2>e1")
    assert (white.score, ending(white)) == (WHITE_WINS, "square")
    assert (black.score, ending(black)) == (BLACK_WINS, "square")


def test_duell_is_the_smaller_board_with_a_king_that_does_not_capture() -> None:
    """T6.2: and nothing else is changed."""
    table = place("W K e5; B e6", **DUELL)
    default = ludothek.table("tactix").options
    assert table.options == default | {"board": "9x8", "king_captures": False}
    assert refusal(table, "e5>e6").rule == "T4.5"
    assert ending(played(place("W K e7; B K a8", **DUELL), "e7>e8")) == "square"


def test_the_title_page_can_be_read_after_a_table_was_opened() -> None:
    """T6.2: the preset is offered on the title page, which ludothek.games() gives at any time."""
    ludothek.table("tactix")
    assert "duell" in ludothek.games()[0].presets
