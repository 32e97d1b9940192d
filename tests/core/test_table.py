"""A table decides who may play what, what each seat knows, and what can be taken back."""

from __future__ import annotations

import pytest

import ludothek
from ludothek import Refused, Table
from tests.rooms.secret import GAME as SECRET


def refused(why: str) -> pytest.RaisesContext[Refused]:  # type: ignore[name-defined]
    return pytest.raises(Refused, check=lambda problem: problem.why == why)


def test_a_new_table_waits_for_the_first_seat() -> None:
    table = ludothek.table("tactix", seed=7)
    assert (table.turn, table.ply, table.score) == (0, 0, None)
    assert table.options == {"board": "9x9", "king_captures": True, "short": False, "draws": True, "handed": "right"}


def test_wrong_options_seats_and_games_are_refused_with_the_right_ones() -> None:
    with refused("option-name") as caught:
        ludothek.table("tactix", bord="9x8")
    assert "board, king_captures, short, draws, handed" in str(caught.value)
    with refused("option-value") as caught:
        ludothek.table("tactix", board="8x8")
    assert "9x9, 9x8" in str(caught.value)
    with refused("option-value"):
        ludothek.table("tactix", short="perhaps")
    with refused("option-value"):
        ludothek.table("tactix", short=1)  # a number is not a yes
    with refused("seats") as caught:
        ludothek.table("tactix", seats=3)
    assert "2" in str(caught.value)
    with refused("game") as caught:
        ludothek.table("tactics")
    assert "tactix" in str(caught.value)
    with refused("throws"):
        ludothek.table("tactix", throws="loaded")  # type: ignore[arg-type]
    with refused("short-board") as caught:
        ludothek.table("tactix", board="9x8", short=True)
    assert caught.value.rule == "T5.8"


def test_options_may_be_given_as_text() -> None:
    assert ludothek.table("tactix", short="true").options["short"] is True


def test_a_stale_or_doubled_move_is_refused_and_nothing_lost() -> None:
    table = ludothek.table("tactix")
    table.play("d1>d7", seat=0, ply=0)
    with refused("stale"):
        table.play("d1>d7", seat=0, ply=0)
    with refused("turn"):
        table.play("e1>e2", seat=0, ply=1)
    assert (table.ply, table.turn) == (1, 1)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = ludothek.table("tactix")
    for call in (table.view, table.known, table.resign, table.agree_draw, table.undo):
        with refused("no-seat"):
            call(seat)


def test_a_move_handed_on_is_final_but_can_be_taken_back_by_consent() -> None:
    table = ludothek.table("tactix")
    table.play("d1>d7")
    assert not table.can_undo(0)
    with refused("undo"):
        table.undo(0)
    table.undo(0, consent=True)
    assert (table.turn, table.ply) == (0, 2), "the undo is a row of its own"
    assert [step.text for step in table.steps] == ["d1>d7", "undo"]
    assert [step.undoes for step in table.steps] == [(), (1,)], "what was taken back looked as if it had been played"
    with refused("undo-nothing"):
        table.undo(0, consent=True)


def test_resigning_ends_the_game_for_good() -> None:
    table = ludothek.table("tactix")
    table.play("d1>d7")
    table.resign(0)
    assert (table.turn, table.score) == ("over", (0.0, 1.0))
    assert table.moves() == []
    for late in (lambda: table.resign(1), lambda: table.agree_draw(1)):
        with refused("over"):
            late()
    with refused("undo-nothing"):
        table.undo(consent=True)
    assert ludothek.replay(table.transcript()).score == (0.0, 1.0)


def test_a_draw_can_be_agreed() -> None:
    table = ludothek.table("tactix")
    table.agree_draw(1)
    assert table.score == (0.5, 0.5)
    assert ludothek.replay(table.transcript()).transcript() == table.transcript()


def test_there_is_nothing_to_throw_in_a_game_without_chance() -> None:
    table = ludothek.table("tactix", throws="manual")
    for call in (table.weights, table.throw):
        with refused("no-throw"):
            call()


# --- hidden things ---


def test_a_seat_knows_only_what_it_may() -> None:
    table = Table(SECRET)
    table.play("hide 3")
    assert table.known(0).number == 3
    assert table.known(1).number == -1
    assert table.view(1)["number"] == table.view(None)["number"] == -1
    assert table.state.number == 3, "the table itself is not blanked"


def test_views_of_positions_that_differ_in_a_secret_are_the_same() -> None:
    tables = [Table(SECRET) for _ in range(3)]
    for number, table in enumerate(tables, 1):
        table.play(f"hide {number}")
    assert tables[0].view(1) == tables[1].view(1) == tables[2].view(1)


def test_a_seat_has_a_secret_from_when_it_is_to_choose_one_until_the_end() -> None:
    table, secret = Table(SECRET), []
    for move in ("hide 2", "show", "ready", "guess 1"):
        secret.append([table.view(seat)["secret"] for seat in (0, 1, None)])
        table.play(move)
    assert secret == [[True, False, False]] * 4
    assert not table.has_secret(0)
    table.undo(consent=True)
    assert table.has_secret(0)
    table.open = True
    assert not table.has_secret(0)


def test_undo_reaches_back_to_the_last_thing_shown() -> None:
    table = Table(SECRET)
    table.play("hide 3")
    table.undo(0)
    table.play("hide 2")
    assert table.can_undo(0)
    assert not table.can_undo(1), "only the seat that moved"
    table.play("show")
    with refused("undo"):
        table.undo(0)
    table.play("ready")
    with refused("undo"):
        table.undo(0)
    table.play("guess 2")
    assert table.score == (0.0, 1.0)


def test_a_seat_is_told_what_others_did_since_it_last_chose() -> None:
    table = ludothek.table("tactix")
    table.play("d1>d7")
    assert [played.text for played in table.since(1)] == ["d1>d7"]
    assert table.since(0) == []  # nobody has answered yet
    answer = table.moves()[0]
    table.play(answer)
    assert [played.text for played in table.since(0)] == [answer]
    assert [played.text for played in table.since(None)] == [answer]  # a spectator sees the last turn
    table.undo(consent=True)
    assert table.since(0) == []


def test_before_the_first_move_there_is_nothing_to_take_back_and_nothing_final() -> None:
    with refused("undo-nothing"):
        ludothek.table("tactix").undo(0)
