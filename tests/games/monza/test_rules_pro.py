"""The rules M7 to M9: tiles, the turbo roll and the bonus step."""

from __future__ import annotations

from typing import Any

import pytest

from ludothek import Table
from tests.games.monza.positions import cars, drives, goals, laying, place, played, state, tiles, used
from tests.games.play import refusal

PRO: dict[str, Any] = {"rules": "pro"}
SIX = "W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12"  # all six dice of RYBPPW, from O7


def rerolls(table: Table) -> list[str]:
    return [move.removeprefix("reroll ") for move in table.moves() if move.startswith("reroll")]


# --- M7 tiles ---


@pytest.mark.parametrize("side", ["oval", "long"])
def test_each_player_gets_one_extra_roll_and_six_accelerators(side: str) -> None:
    """M7.1: everything of the basic game stays."""
    table = place("START START START", "RYBPPW", rules="pro", track=side)
    assert [tiles(table, seat) for seat in range(3)] == ["RYGBPW*"] * 3
    assert table.view()["tiles"] == [{"extra": True, "accelerators": "RYGBPW"}] * 3
    dice = {move for move in laying(table) if not move.startswith(("+", "stop"))}
    assert dice == set(place("START START START", "RYBPPW", track=side).moves())


def test_any_number_of_tiles_may_be_used_in_a_turn() -> None:
    """M7.2: the extra roll and all six accelerators, without a single die."""
    table = played(place("START START", "RRRGGG", **PRO), "reroll RRR, rethrow GGG")
    played(table, "+P>I1, +R>M2, +Y>M3, +G>M4, +B>M5, +W>O5")
    assert (tiles(table, 0), used(table)) == ("", [0, 0])
    assert goals(table) == {"G": "O6"}


def test_the_extra_roll_throws_chosen_dice_once_more() -> None:
    """M7.3: any number of the own dice, after the throw and before anything is laid; then the tile is gone."""
    table = place("O7 START", "RRBPPW", tiles="*", **PRO)
    assert len(rerolls(table)) == 3 * 2 * 3 * 2 - 1
    played(table, "reroll RRB")
    assert (table.turn, len(table.moves()), sum(table.weights())) == ("chance", 56, 6**3)
    played(table, "rethrow YYY")
    assert (table.view()["dice"], tiles(table, 0), rerolls(table)) == ("YYYPPW", "", [])
    assert refusal(table, "reroll Y").rule == "M7.3"
    assert refusal(played(place("O7 START", "RRBPPW", tiles="*", **PRO), "W>O8"), "reroll R").rule == "M7.3"


def test_the_extra_roll_serves_where_no_die_fits() -> None:
    """M7.3, M7.7: the turn does not end by itself as long as the tile could still be used, and stopping is free."""
    table = place("O7 START", "RRGGBP", tiles="*", **PRO)
    assert (table.turn, laying(table)) == (0, ["stop"])
    assert cars(played(table.fork(), "stop")) == "O7 START"
    assert goals(played(table, "reroll RRGGBP, rethrow WWWWWW")) == {"W": "O8"}


def test_a_re_throw_that_does_not_fit_ends_the_turn() -> None:
    """M7.3, M3.3: without tiles nothing is left to choose."""
    table = played(place("O7 START", "RRGGBP", tiles="*", **PRO), "reroll P, rethrow P")
    assert (table.turn, state(table).driver, cars(table)) == ("chance", 1, "O7 START")


def test_at_least_one_die_is_thrown_again() -> None:
    """M7.4: otherwise the tile does nothing."""
    table = place("O7 START", "RRBPPW", tiles="*", **PRO)
    assert "" not in rerolls(table)
    assert refusal(table, "reroll").rule == "M7.4"


def test_an_accelerator_laid_first_closes_the_extra_roll() -> None:
    """M7.5: all six dice are still there, and yet it is too late."""
    table = played(place("O7 START", "RRBPPW", **PRO), "+W>O8")
    assert rerolls(table) == []
    assert refusal(table, "reroll R").rule == "M7.5"


def test_pieces_of_the_turn_before_do_not_close_the_extra_roll() -> None:
    """M7.5: what another player has laid does not matter."""
    table = played(place("O7 I8", "WBBBBB", tiles="", **PRO), "W>O8, B>O9, throw RRRRRR")
    assert "reroll R" in table.moves()


def test_an_accelerator_is_laid_like_a_die_of_its_colour() -> None:
    """M7.6: at any place in the sequence."""
    table = place("O7 START", "RRRRRW", tiles="PYB", **PRO)
    played(table, "W>O8, +P>M10, R>I9, +Y>M11, +B>M12")
    assert (cars(table), tiles(table, 0), used(table)) == ("M12 START", "", [2, 0])


def test_a_used_accelerator_is_gone_for_the_rest_of_the_race() -> None:
    """M7.6: red is on turn again and has no white one any more; yellow has kept its own."""
    table = played(place("I5 START", "RRRRRR", tiles="WY", **PRO), "+W>I6, stop, throw RRRRRR, stop, throw RRRRRR")
    assert (tiles(table, 0), tiles(table, 1)) == ("Y", "RYGBPW*")
    assert refusal(table, "+W>I6").rule == "M7.6"


def test_tiles_are_never_compulsory() -> None:
    """M7.7: a player may stop where only tiles fit; where a die fits the die decides."""
    table = place("O7 START", "RRRRRR", tiles="WY", **PRO)
    assert table.moves() == ["+Y>M9", "+W>O8", "stop"]
    table = place("O7 START", "RRRRRW", tiles="Y", **PRO)
    assert table.moves() == ["W>O8", "+Y>M9"]
    assert refusal(table, "stop").rule == "M4.9"


def test_tiles_are_not_bound_to_the_farthest_route() -> None:
    """M7.7, M4.10: the tile may lead into the shorter route that is closed to the die."""
    table = place("O7 START", "RYBPPW", tiles="Y", must_max=True, **PRO)
    assert table.moves() == ["W>O8", "+Y>M9"]
    assert goals(played(table, "+Y>M9")) == {"P": "M10"}, "from there the dice decide anew"


# --- M8 the turbo roll ---


def test_whoever_has_laid_all_six_dice_gets_a_turbo_roll() -> None:
    """M8.1: in the professional game only, and not with five."""
    table = played(place("O7 START", "RYBPPW", tiles="", **PRO), SIX)
    assert (table.turn, state(table).driver, table.moves()[0]) == ("chance", 0, "turbo RR")
    assert state(played(place("O7 START", "RYBPPW"), SIX)).driver == 1
    five = played(place("O7 START", "RYBPPW", tiles="", **PRO), "W>O8, P>M10, Y>M11, B>M12, P>I11")
    assert state(five).driver == 1


def test_accelerators_beside_the_dice_do_not_matter() -> None:
    """M8.1: six dice and a tile earn it, five dice and a tile do not."""
    table = played(place("O7 START", "RRBPPW", tiles="Y", **PRO), "W>O8, P>M10, R>I9, +Y>M11, P>O10, B>M12")
    assert state(table).driver == 1
    earned = [end for moves, end in drives(place("O6 START", "RYBPPW", tiles="B", **PRO)) if len(moves) == 7]
    assert earned
    assert all(end.turn == "chance" and end.moves()[0] == "turbo RR" for end in earned)


def test_the_turbo_dice_are_thrown_without_asking() -> None:
    """M8.2: no choice lies between the sixth die and the throw; at a table with a seed it has been thrown at once."""
    table = played(place("O7 START", "RYBPPW", tiles="", **PRO), SIX)
    assert (len(table.moves()), sum(table.weights())) == (21, 36)
    table = place("O7 START", "RYBPPW", tiles="", **PRO)
    table.manual = False
    assert any(step.text.startswith("turbo") for step in played(table, SIX).steps)


def test_the_car_drives_first_and_the_board_is_cleared() -> None:
    """M8.3: it stands on the space of the last piece, nothing lies on the track, two dice are in the hand."""
    table = played(place("O7 START", "RYBPPW", tiles="", **PRO), f"{SIX}, turbo YW")
    view = table.view()
    assert (view["cars"], view["laid"], view["dice"], view["turbo"]) == (["M12", "START"], [], "YW", True)


def test_whoever_could_still_lay_a_tile_says_when() -> None:
    """M8.2: `turbo` means `stop` there, and `stop` is written; the button says so too."""
    table = played(place("O7 START", "RYBPPW", tiles="W", **PRO), SIX)
    assert (table.turn, table.moves()) == (0, ["+W>M13", "stop"])
    (button,) = [one for one in table.view(0)["choices"] if one["move"] == "stop"]
    assert (button["kind"], button["clicks"], button["rule"]) == ("turbo", ["turbo"], "M8.2")
    for text in ("turbo", "stop"):
        after = played(table.fork(), text)
        assert (after.turn, after.steps[-1].text, after.moves()[0]) == ("chance", "stop", "turbo RR")
    assert refusal(place("O7 START", "RYBPPW", may_stop=True, **PRO), "turbo").why == "turbo-dice-left"


def test_one_or_both_turbo_dice_may_be_laid() -> None:
    """M8.4: by the usual rules, from where the car stands."""
    table = played(place("O7 START", "RYBPPW", tiles="", **PRO), f"{SIX}, turbo YW")
    assert goals(table) == {"Y": "O11", "W": "M13"}
    both = played(table.fork(), "W>M13, Y>I12")
    assert (cars(both), state(both).driver, used(both)) == ("I12 START", 1, [8, 0])
    one = played(table, "W>M13, stop")
    assert (cars(one), state(one).driver, used(one)) == ("M13 START", 1, [7, 0])


@pytest.mark.parametrize("option", [{}, {"must_max": True}])
def test_turbo_dice_are_never_compulsory(option: dict[str, bool]) -> None:
    """M8.5: not even under must_max, where the shorter die may be laid too."""
    table = place("O7 START", "RYBPPW", tiles="", **PRO, **option)
    line = "W>O8, P>M10, R>I9, Y>M11, B>M12, P>I11"
    played(table, f"{line}, turbo YW")
    assert table.moves() == ["Y>I12", "W>M13", "stop"]
    assert cars(played(table, "stop")) == "I11 START"


def test_occupied_spaces_are_checked_after_the_turbo_roll() -> None:
    """M8.6: the car under the sixth die stays if the turbo roll leads on, and goes back if it does not."""
    table = played(place("O7 M12 M13", "RYBPPW", tiles="", **PRO), SIX)
    assert cars(table) == "M12 M12 M13"
    assert cars(played(table.fork(), "turbo GG")) == "M12 M11 M13"
    assert cars(played(table.fork(), "turbo WW, stop")) == "M12 M11 M13"
    assert cars(played(table, "turbo WW, W>M13")) == "M13 M12 M11"


def test_no_tile_is_used_in_the_turbo_roll() -> None:
    """M8.7: neither an accelerator nor the extra roll, though they may be laid between the sixth die and it."""
    table = played(place("O7 START", "RYBPPW", **PRO), SIX)
    assert table.moves() == ["+Y>O11", "+P>I11", "+W>M13", "stop"]
    after = played(table.fork(), "+W>M13, stop, turbo YY")
    assert after.moves() == ["Y>I12", "stop"]
    played(table, "stop, turbo YY")
    assert table.moves() == ["Y>O11", "stop"]
    assert [refusal(table, text).rule for text in ("+W>M13", "reroll Y")] == ["M8.7", "M8.7"]


def test_a_car_in_the_finish_gets_no_turbo_roll() -> None:
    """M8.8: the sixth die leads home."""
    table = place("M14 START", "RBYYPW", tiles="", **PRO)
    line = "Y>I14, P>I15, Y>I16, R>M18, B>M19, W>FIN"
    assert (cars(played(table, line)), state(table).driver, used(table)) == ("FIN START", 1, [6, 0])


def test_there_is_one_turbo_roll_in_a_turn() -> None:
    """M8.8: both turbo dice are laid, and the next seat throws."""
    table = played(place("O7 START", "RYBPPW", tiles="", **PRO), f"{SIX}, turbo YW, W>M13, Y>I12")
    assert (state(table).driver, state(table).throwing) == (1, 6)


# --- M9 the bonus step ---

BONUS: dict[str, Any] = {"bonus": True}


@pytest.mark.parametrize("rules", ["basic", "pro"])
def test_the_car_in_the_colour_laid_last_may_step(rules: str) -> None:
    """M9.1: with either rule set, one space forward, when the turn is over."""
    table = place("O5 START M9 START", "GPPPPP", tiles="", bonus=True, rules=rules)
    played(table, "G>O6")
    assert (table.turn, table.moves()) == (2, ["bonus G>I8", "bonus G>M10", "bonus G>O8", "bonus G-"])
    assert (cars(played(table, "bonus G>M10")), state(table).driver) == ("O6 START M10 START", 1)


def test_a_tile_laid_last_counts_as_well() -> None:
    """M9.1: "die or tile"."""
    table = played(place("O5 START M9", "PPPPPP", tiles="G", **BONUS, **PRO), "+G>O6")
    assert table.turn == 2


def test_without_the_variant_nobody_steps() -> None:
    """M9.1: it is an option."""
    assert played(place("O5 START M9", "GPPPPP"), "G>O6").turn == "chance"


def test_the_space_must_be_adjacent_and_free() -> None:
    """M9.2: not where a car stands, the driver's included; a lane may be changed."""
    table = played(place("O5 O8 M9 I8", "GPPPPP", **BONUS), "G>O6")
    assert table.moves() == ["bonus G>M10", "bonus G-"]
    assert [refusal(table, f"bonus G>{space}").rule for space in ("O8", "I8")] == ["M9.2", "M9.2"]
    assert refusal(table, "bonus G>M11").rule == "M9.3"


def test_without_a_free_space_there_is_no_step() -> None:
    """M9.2: nobody is asked."""
    assert played(place("O14 O15 START O18", "RYYYYY", **BONUS), "R>O15").turn == 0
    table = played(place("M5 START O5 O6", "RYYYYY", **BONUS), "R>M6")
    assert (table.turn, table.moves()) == (0, ["bonus R>I5", "bonus R-"])
    table = played(place("O5 START O14 O15", "GPPPPP", **BONUS), "G>O6")
    assert (table.turn, state(table).driver) == ("chance", 1)


def test_the_step_goes_forward_and_never_onto_a_tyre() -> None:
    """M9.3: what a die could reach and nothing else."""
    table = played(place("O5 START M15", "GPPPPP", **BONUS), "G>O6")
    assert table.moves() == ["bonus G>I14", "bonus G>O14", "bonus G-"]
    assert [refusal(table, f"bonus G>{space}").rule for space in ("M16", "M14", "O15")] == ["M9.3", "M9.3", "M9.3"]
    assert laying(played(place("O5 START START", "GPPPPP", **BONUS), "G>O6")) == [
        "bonus G>I1",
        "bonus G>O1",
        "bonus G-",
    ]


def test_the_turbo_roll_comes_before_the_bonus_step() -> None:
    """M9.4: the last colour is that of the turbo die; without one, of the die before."""
    table = played(place("O7 START START START", "RYBPPW", tiles="", **BONUS, **PRO), SIX)
    assert table.turn == "chance"
    assert played(table.fork(), "turbo YY, Y>O11").turn == 1
    assert played(table.fork(), "turbo RR").turn == 3


def test_moving_back_comes_before_the_bonus_step() -> None:
    """M9.5: the green car is sent back by the die that lets it step, and steps from there."""
    table = played(place("O5 START O6", "GPPPPP", **BONUS), "G>O6")
    assert (cars(table), table.turn) == ("O6 START O5", 2)
    assert table.moves() == ["bonus G>M6", "bonus G-"]


def test_the_owner_decides_and_no_die_is_needed() -> None:
    """M9.6: nobody else does; it may decline, and it may come home."""
    table = played(place("O5 START O18", "GPPPPP", **BONUS), "G>O6")
    assert refusal(table, "bonus G>FIN", seat=0).rule == "M2.3"
    declined = played(table.fork(), "bonus G-")
    assert (cars(declined), declined.turn) == ("O6 START O18", "chance")
    table.play("bonus G>FIN", seat=2)
    assert (cars(table), used(table)) == ("O6 START FIN", [1, 0, 0])


def test_a_second_car_may_step_home() -> None:
    """M9.6, M5.4: the finish is never occupied."""
    table = played(place("O5 FIN O18", "GPPPPP", **BONUS), "G>O6")
    assert table.moves() == ["bonus G>FIN", "bonus G-"]


@pytest.mark.parametrize(
    ("where", "throw", "line"),
    [
        ("O10 START START START", "BPPPPP", "B>M12, P>I11"),  # purple is no car
        ("M12 START START START", "WPPPPP", "P>I11, W>M13"),  # nor is white
        ("O6 START START", "BPPPPP", "B>O7"),  # blue is not in the race
        ("O5 START FIN", "GPPPPP", "G>O6"),  # green is home
        ("O6 START START", "YYYYYY", ""),  # nothing was laid
    ],
)
def test_no_step_without_such_a_car(where: str, throw: str, line: str) -> None:
    """M9.7: the next seat throws at once."""
    table = place(where, throw, **BONUS)
    table = played(table, line) if line else table
    assert (table.turn, state(table).driver) == ("chance", 1)


def test_the_last_colour_is_that_of_this_turn() -> None:
    """M9.7: red ends on green and green steps; then yellow lays nothing, and nobody steps."""
    table = played(place("O5 START START", "GPPPPP", **BONUS), "G>O6, bonus G>O1, throw RRRRRR")
    assert (table.turn, state(table).driver) == ("chance", 2)


def test_a_driver_that_is_home_still_gives_its_step() -> None:
    """M9.7: white came last, so nobody steps; only the car in the colour must still be on the way."""
    assert played(place("O18 START START START", "RRRRRW", **BONUS), "W>FIN").turn == "chance"


def test_the_own_car_steps_if_the_last_colour_is_its_own() -> None:
    """M9.8: red laid last by red."""
    table = played(place("O14 START", "RYYYYY", **BONUS), "R>O15")
    assert (table.turn, table.moves()) == (0, ["bonus R>O16", "bonus R-"])
    assert cars(played(table, "bonus R>O16")) == "O16 START"
