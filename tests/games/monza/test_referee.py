"""Why not? Every row of section 9 of the page, and that nothing whatsoever is answered without a reason."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

import ludothek
from ludothek import Refused
from ludothek.games.monza import board as board_module
from ludothek.games.monza import referee
from ludothek.games.monza.board import Space, Track
from tests.games.monza.positions import board, place, played, state
from tests.games.play import attempt, refusal

ROWS = """
O7 START   | RYBPPW |                                                          | G>O8      | colour           | M3.2
O7 START   | RYBPPW |                                                          | G         | no-die           | M3.2
O7 START   | RRBPPY |                                                          | W>O8      | no-die           | M3.2
O7 START   | RRBPPY |                                                          | O8        | no-die           | M3.2
O7 START   | RYBPPW | W>O8, P>M10, Y>M11                                       | Y         | no-die           | M3.2
O7 START   | RYBPPW |                                                          | B         | nowhere          | M3.2
O7 START   | RYBPPW |                                                          | R>O99     | unreadable       | M3.2
O7 START   | RYBPPW |                                                          | faster    | unreadable       | M3.2
O7 START   | RYBPPW |                                                          | W>o8      | unreadable       | M3.2
O7 START   | RYBPPW |                                                          | throw RR  | throw-said       | M3.1
M10 START  | RYBPPW |                                                          | Y>M9      | backward         | M4.1
M10 START  | RYBPPW |                                                          | G>O6      | backward         | M4.1
M10 START  | RYBPPW |                                                          | START     | backward         | M4.1
M10 START  | RYBPPW |                                                          | P>M10     | here             | M4.1
M10 START  | RYBPPW |                                                          | B>M12     | far              | M4.1
M10 START  | RYBPPW |                                                          | W>FIN     | finish-far       | M4.1
M10 START  | RYBPPW |                                                          | W>O8      | not-further      | M4.3
M10 START  | RYBPPW |                                                          | B>I8      | not-further      | M4.3
O8 START   | RYBPPW |                                                          | Y>M9      | not-further      | M4.3
O8 START   | RYBPPW |                                                          | R>I9      | two-lanes        | M4.1
O2 START   | RYBPPW |                                                          | R>O3      | tyre             | M4.5
O2 START   | RYBPPW |                                                          | >O3       | tyre             | M4.5
START O7   | RYBPPW |                                                          | R>M2      | start            | M4.6
START O7   | RYBPPW |                                                          | W>FIN     | start            | M4.6
START O7   | RYBPPW |                                                          | R>M1      | tyre             | M4.5
O17 O7     | RPPPWW | P>O18                                                    | P>FIN     | finish           | M4.8
O17 O7     | RPPPPW |                                                          | stop      | stop             | M4.9
O7 START   | RYBPPW |                                                          | turbo RR  | turbo-basic      | M8.1
O7 START   | RYBPPW |                                                          | +W>O8     | tile-basic       | M2.5
O7 START   | RYBPPW |                                                          | +         | unreadable       | M3.2
O7 START   | RYBPPW |                                                          | reroll R  | tile-basic       | M2.5
O7 START   | RYBPPW |                                                          | bonus R>O8 | bonus-off       | M9.1
"""
PRO_ROWS = """
O7 START   | RYBPPW | W>O8                                                     | reroll R  | reroll-late      | M7.3
O7 START   | RYBPPW | +W>O8                                                    | reroll R  | reroll-late      | M7.5
O7 START   | RYBPPW | reroll R, rethrow R                                      | reroll R  | reroll-gone      | M7.3
O7 START   | RYBPPW |                                                          | reroll    | reroll-none      | M7.4
O7 START   | RYBPPW |                                                          | reroll RR | reroll-dice      | M7.3
O7 START   | RYBPPW |                                                          | reroll XX | reroll-dice      | M7.3
O7 START   | RYBPPW | +W>O8, +P>M10, B>O9                                      | +P>O10    | tile-gone        | M7.6
O7 START   | RYBPPW |                                                          | +P        | nowhere          | M3.2
O7 START   | RYBPPW |                                                          | +P>O8     | colour           | M3.2
O7 START   | RYBPPW |                                                          | +P>M10    | far              | M4.1
O7 START   | RYBPPW |                                                          | +         | unreadable       | M3.2
O2 START   | RYBPPW |                                                          | +>O3      | tyre             | M4.5
O7 START   | RYBPPW | W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12, stop, turbo YW   | +W>M13    | tile-turbo       | M8.7
O7 START   | RYBPPW | W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12, stop, turbo YW   | reroll Y  | tile-turbo       | M8.7
O7 START   | RYBPPW | W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12, stop, turbo YW   | turbo RR  | turbo-once       | M8.8
O7 START   | RYBPPW | W>O8, P>M10, Y>M11, B>M12                                | turbo RR  | turbo-dice-left  | M8.1
O7 START   | RYBPPW |                                                          | turbo     | turbo-dice-left  | M8.1
O7 START   | RRRRRW | W>O8                                                     | turbo     | turbo-none-fits  | M8.1
O7 START   | RYBPPW | W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12                   | turbo YW  | throw-said       | M3.1
O7 START   | RYBPPW | W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12                   | W         | all-laid         | M8.2
O7 START   | RYBPPW | W>O8, P>M10, R>I9, Y>M11, P>O10, B>M12                   | M13       | all-laid         | M8.2
O18 START  | RRRRRR |                                                          | W>FIN     | finish           | M4.8
"""
BONUS_ROWS = """
O5 O8 M9   | GPPPPP | G>O6 | bonus G>O8   | bonus-occupied   | M9.2
O5 O8 M15  | GPPPPP | G>O6 | bonus G>M16  | tyre             | M9.3
O5 FIN M15 | GPPPPP | G>O6 | bonus G>FIN  | bonus-ahead      | M9.3
O5 O8 M9   | GPPPPP | G>O6 | M12          | bonus-ahead      | M9.3
O5 O8 M9   | GPPPPP | G>O6 | bonus G>O99  | bonus-unreadable | M9.1
O5 O8 M9   | GPPPPP | G>O6 | stop         | bonus-unreadable | M9.1
O5 O8 M9   | GPPPPP | G>O6 | turbo        | bonus-unreadable | M9.1
O5 O8 M9   | GPPPPP | G>O6 | bonus R>O7   | bonus-car        | M9.1
O5 O8 M9   | GPPPPP | G>O6 | bonus Y-     | bonus-car        | M9.1
"""
Row = tuple[str, ...]


def rows(text: str) -> list[Row]:
    return [tuple(cell.strip() for cell in row.split("|")) for row in text.strip().splitlines()]


ATTEMPTS: list[tuple[dict[str, Any], Row]] = [
    *(({}, row) for row in rows(ROWS)),
    *(({"rules": "pro"}, row) for row in rows(PRO_ROWS)),
    *(({"bonus": True}, row) for row in rows(BONUS_ROWS)),
    ({"must_max": True}, ("O7 START", "RYBPPW", "", "Y>M9", "shorter", "M4.10")),
    ({"must_max": True}, ("O7 START", "RYBPPW", "", "M9", "shorter", "M4.10")),
]
GIVEN_ELSEWHERE = {"turn", "home", "over", "throw", "corner", "max-or-stop", "first-seat"}  # in the tests below


@pytest.mark.parametrize(("options", "row"), ATTEMPTS, ids=lambda value: value[3] if isinstance(value, tuple) else "")
def test_an_attempt_is_refused_with_its_rule(options: dict[str, Any], row: Row) -> None:
    """M2.5, M3.1, M3.2, M4.1, M4.3, M4.5, M4.6, M4.8, M4.9, M4.10, M7.3, M7.4, M7.5, M7.6, M8.1, M8.2, M8.7:
    section 9.

    And the bonus step: M9.1, M9.2, M9.3.
    """
    where, throw, line, text, why, rule = row
    table = place(where, throw, **options)
    table = played(table, line) if line else table
    before, ply = state(table).copy(), table.ply
    refused = refusal(table, text, seat=state(table).turn)
    assert (refused.why, refused.rule, bool(str(refused))) == (why, rule, True)
    assert (table.state, table.ply) == (before, ply)


def test_a_shared_corner_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """M4.4: the printed tracks have no such corner, so this is a small board with edges that line up."""
    lanes = [Space("O1", 0, "W", 0, 4), Space("O2", 0, "R", 4, 8), Space("M1", 1, "P", 0, 4), Space("M2", 1, "B", 4, 8)]
    small = Track("square", 8, (Space("START", -1, "W", 0, 0), *lanes, Space("FIN", -1, "W", 8, 9)))
    table = place("O7 START", "RYGBPW")
    state(table).car[0] = small.numbered["O1"]
    board_module.lay_track(board(table), small)
    monkeypatch.setattr(referee, "TRACKS", (small,))
    refused = referee.judge(board(table), state(table), 0, "B>M2")
    assert (refused.why, refused.rule) == ("corner", "M4.4")


def test_moving_out_of_turn() -> None:
    """M2.3: another seat's move, and any move while the dice are being thrown."""
    assert refusal(place("O7 O9", "RYBPPW"), "W>O8", seat=1).rule == "M2.3"
    refused = refusal(place("O7 O9"), "W>O8", seat=0)
    assert (refused.why, refused.rule, bool(str(refused))) == ("turn", "M2.3", True)


def test_a_throw_that_cannot_fall() -> None:
    """M3.1: whoever plays chance names as many dice as are thrown."""
    for text in ("throw RYB", "turbo RR", "throw RYGBPX", "W>O8"):
        refused = refusal(place("O7 O9"), text)
        assert (refused.why, refused.rule, bool(str(refused))) == ("throw", "M3.1", True)


def test_laying_on_after_the_finish() -> None:
    """M4.8: the remaining dice lapse, also while somebody else decides."""
    table = played(place("O18 O7", "RYGBPW"), "W>FIN")
    refused = refusal(table, "P>O1", seat=0)
    assert (refused.why, refused.rule, bool(str(refused))) == ("home", "M4.8", True)
    assert refusal(played(table, "throw WWWWWW"), "+W", seat=0).rule == "M4.8"


def test_a_turn_for_a_car_already_home() -> None:
    """M6.9: it throws no more, whether it drove or was stepped home."""
    table = played(place("O18 O7", "RYGBPW"), "W>FIN")
    assert refusal(table, "throw RYGBPW", seat=0).rule == "M6.9"
    table = played(place("O5 START M19 O7", "GPPPPP", bonus=True), "G>O6, bonus G>FIN")
    refused = refusal(table, "W>O1", seat=2)
    assert (refused.why, refused.rule, bool(str(refused))) == ("home", "M6.9", True)


def test_stopping_while_a_die_fits() -> None:
    """M4.9, M4.11: refused unless the table is friendly."""
    assert refusal(place("O7 START", "RYBPPW"), "stop").rule == "M4.9"
    assert attempt(place("O7 START", "RYBPPW", may_stop=True), "stop") is None


def test_the_turbo_roll_cannot_be_claimed() -> None:
    """M8.1: with a die left over, or in the basic game."""
    assert refusal(place("O7 START", "RYBPPW", rules="pro"), "turbo YP", seat=0).rule == "M8.1"
    assert refusal(place("O7 START", "RYBPPW"), "turbo YP", seat=0).rule == "M8.1"


@pytest.mark.parametrize(
    ("options", "why", "rule"),
    [
        ({"must_max": True, "may_stop": True}, "max-or-stop", "M4.11"),
        ({"first_seat": 3}, "first-seat", "M2.4"),
        ({"track": "square"}, "option-value", "M1.2"),
        ({"cars": "R,R"}, "option-value", "M2.1"),
        ({"cars": "R,P"}, "option-value", "M2.1"),
        ({"cars": "B,G,R"}, "option-value", "M2.1"),
        ({"cars": "B,G,R,Y,B"}, "option-value", "M2.1"),
        ({"rules": "expert"}, "option-value", "M7.1"),
        ({"round_cap": 0}, "option-value", "M6.10"),
        ({"round_cap": -5}, "option-value", "M6.10"),
        ({"round_cap": 10**9}, "option-value", "M6.10"),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], why: str, rule: str) -> None:
    """M1.2, M2.1, M2.4, M4.11, M6.10, M7.1: refused before the first throw."""
    with pytest.raises(Refused) as refused:
        ludothek.table("monza", **options)
    assert (refused.value.why, refused.value.rule, bool(str(refused.value))) == (why, rule, True)


def test_moving_after_the_end() -> None:
    """M6.1, M6.10: with the rule that ended the race."""
    won = played(place("O18 START", "RYGBPW"), "W>FIN, throw RRRRRR")
    capped = played(place("START START", round_cap=1), "throw RRRRRR, throw RRRRRR")
    for table, rule in ((won, "M6.1"), (capped, "M6.10")):
        for text in ("W>O1", "stop", "anything"):
            refused = refusal(table, text)
            assert (refused.why, refused.rule, bool(str(refused))) == ("over", rule, True)


# --- every word has a sentence, a rule and a test ---


def test_every_refusal_of_the_words_file_is_proved_here() -> None:
    """No word without an attempt that earns it, and no attempt without a word."""
    english = (files("ludothek.games.monza") / "words" / "en.ftl").read_text("utf-8")
    words = set(re.findall(r"^refused-([\w-]+) =", english, re.MULTILINE))
    assert words | {"over"} == {row[4] for _, row in ATTEMPTS} | GIVEN_ELSEWHERE
