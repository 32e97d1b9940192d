"""The rules M6: the last round, who wins it, and races that nobody wins."""

from __future__ import annotations

import pytest

import ludothek
from ludothek import Refused, Table
from tests.games.monza.positions import cars, place, played, state, used
from tests.games.play import refusal

NOTHING = "throw RRRRRR"  # for a car on the start, or on the last space of a lane


def ended(table: Table) -> tuple[str, list[int]]:
    """How the race ended, and who takes a trophy."""
    view = table.view()
    return str(view["ending"]), list(view["winners"])


def test_the_round_of_the_first_arrival_is_played_to_its_end() -> None:
    """M6.1: seats 1 and 2 still throw, so that all have had equally many turns."""
    table = played(place("O18 START START", "RYGBPW"), "W>FIN")
    assert (table.turn, state(table).driver, table.view()["home"]) == ("chance", 1, [0])
    played(table, NOTHING)
    assert (table.turn, state(table).driver) == ("chance", 2)
    assert (played(table, NOTHING).turn, ended(table)) == ("over", ("home", [0]))
    assert refusal(table, "W>O1").rule == "M6.1"


def test_the_round_ends_where_the_first_seat_would_throw_again() -> None:
    """M6.1, M2.4: seat 1 began, so seat 0 is the last of three."""
    table = place("START O18 START", driver=1, first_seat=1)
    played(table, f"throw RRRRRW, W>FIN, {NOTHING}")
    assert (table.turn, state(table).driver) == ("chance", 0)
    assert (played(table, NOTHING).turn, ended(table)) == ("over", ("home", [1]))


def test_the_dice_of_the_round_are_counted_for_everybody() -> None:
    """M6.2: and the count begins anew with each round."""
    table = played(place("O7 O14", "WRRRRR"), "W>O8, throw RRGGGG, R>O15, G>O16, R>M18, G>I18")
    assert (state(table).round, used(table)) == (2, [0, 0])
    table = played(place("O7 O14 START", "WRRRRR"), "W>O8, throw RRGGGG, R>O15, G>O16, R>M18, G>I18")
    assert (state(table).round, used(table), table.view()["used"]) == (1, [1, 4, 0], [1, 4, 0])


def test_dice_laid_are_counted_and_turbo_dice_too() -> None:
    """M6.3: six dice and one of the turbo roll are seven; the tile beside them does not count."""
    table = place("M11 START", "RGBBPW", tiles="P", track="long", rules="pro")
    played(table, "R>M12, G>M13, B>M14, P>O15, W>O16, +P>O17, B>O18, turbo YY, Y>M17")
    assert used(table) == [7, 0]


def test_tiles_and_bonus_steps_do_not_count() -> None:
    """M6.3: home with a tile alone is home with no die; a step adds none to the stepped car."""
    table = played(place("O18 START", "RRRRRR", tiles="W", rules="pro"), "+W>FIN")
    assert (cars(table), used(table)) == ("FIN START", [0, 0])
    table = played(place("O14 O7", "RRYYYY", bonus=True), "R>O15, bonus R>O16")
    assert (cars(table), used(table)) == ("O16 O7", [1, 0])


def test_one_car_in_the_finish_wins() -> None:
    """M6.4: however many dice it has used."""
    table = played(place("O16 START", "RRPWWW"), f"W>O17, P>O18, W>FIN, {NOTHING}")
    assert (table.score, ended(table)) == ((1.0, 0.0), ("home", [0]))


def test_of_several_the_fewest_dice_win() -> None:
    """M6.5: counted in that round; a car on the way does not matter, though it has used none."""
    table = played(place("O17 O18 START", "PWRRRR"), f"P>O18, W>FIN, throw WRRRRR, W>FIN, {NOTHING}")
    assert (table.score, ended(table)) == ((0.0, 1.0, 0.0), ("home", [1]))


def test_still_equal_they_win_together() -> None:
    """M6.6: two of three share, and so do all three."""
    two = played(place("O18 M19 START", "RRRRRW"), f"W>FIN, throw RRRRRW, W>FIN, {NOTHING}")
    assert (two.score, ended(two)) == ((0.5, 0.5, 0.0), ("home", [0, 1]))
    three = played(place("O18 M19 I18", "RRRRRW"), "W>FIN, throw RRRRRW, W>FIN, throw RRRRRW, W>FIN")
    assert (three.score, ended(three)) == ((1 / 3, 1 / 3, 1 / 3), ("home", [0, 1, 2]))


def test_every_winner_takes_a_trophy() -> None:
    """M6.7: the view names them once the race is over, not before."""
    table = played(place("O18 M19", "RRRRRW"), "W>FIN")
    assert table.view()["winners"] == []
    assert played(table, "throw RRRRRW, W>FIN").view()["winners"] == [0, 1]


def test_one_race_is_one_game() -> None:
    """M6.8: after it nothing is thrown any more; the next race starts anew."""
    table = played(place("O18 START", "RRRRRW"), f"W>FIN, {NOTHING}")
    assert (table.turn, table.moves()) == ("over", [])
    with pytest.raises(Refused) as refused:
        table.throw()
    assert refused.value.why == "no-throw"
    assert cars(ludothek.table("monza", throws="manual")) == "START START"


def test_a_car_in_the_finish_takes_no_further_turn() -> None:
    """M6.9: green is stepped home in yellow's turn, so blue throws next; a green throw or move is refused."""
    table = place("START O5 M19 START", driver=1, bonus=True)
    played(table, "throw GPPPPP, G>O6, bonus G>FIN")
    assert (cars(table), state(table).driver) == ("START O6 FIN START", 3)
    assert [refusal(table, text, seat=2).rule for text in ("W>O1", NOTHING)] == ["M6.9", "M6.9"]
    played(table, NOTHING)
    assert (table.turn, ended(table), used(table)) == ("over", ("home", [2]), [0, 1, 0, 0])


def test_a_count_of_nought_beats_a_car_that_drove() -> None:
    """M6.9, M6.5: seat 1 drives home with one die, seat 2 was stepped home before and counts none."""
    table = place("O5 O18 M19 START", bonus=True)
    played(table, "throw GPPPPP, G>O6, bonus G>FIN, throw RRRRRW, W>FIN")
    assert (state(table).driver, used(table)) == (3, [1, 1, 0, 0])
    assert (played(table, NOTHING).score, ended(table)) == ((0.0, 0.0, 1.0, 0.0), ("home", [2]))


def test_a_car_that_has_thrown_before_it_is_stepped_home_keeps_its_count() -> None:
    """M6.9: red lays a die, and yellow's last die brings it home."""
    table = place("M17 O14", "RPPPPP", bonus=True)
    played(table, "R>M18, P>O18, throw RBBBBB, R>O15, bonus R>FIN")
    assert (cars(table), used(table), ended(table)) == ("FIN O15", [2, 1], ("home", [0]))


def test_a_race_without_an_arrival_ends_at_the_cap() -> None:
    """M6.10: after the last round, without a winner."""
    table = ludothek.table("monza", throws="manual", round_cap=20)
    for turn in range(40):
        assert (table.turn, state(table).round) == ("chance", 1 + turn // 2)
        played(table, NOTHING)
    assert (table.turn, ended(table)) == ("over", ("cap", []))
    assert table.score == (0.5, 0.5)
    assert refusal(table, NOTHING).rule == "M6.10"


def test_an_arrival_in_the_last_round_still_wins() -> None:
    """M6.10, M6.4: the cap ends only races without an arrival."""
    table = place("START O18", round_cap=20)
    state(table).round = 20
    played(table, f"{NOTHING}, throw RRRRRW, W>FIN")
    assert (table.score, ended(table)) == ((0.0, 1.0), ("home", [1]))


def test_the_cap_is_two_hundred_rounds_unless_said_otherwise() -> None:
    """M6.10: any number of rounds may be agreed on."""
    assert ludothek.table("monza").options["round_cap"] == 200
    table = place("START START", round_cap=1)
    assert ended(played(table, f"{NOTHING}, {NOTHING}")) == ("cap", [])
