"""Why not? Every row of section 9 of the page, told in six languages."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

import ludothek
from ludothek import Refused, Table
from ludothek.core.words import LANGUAGES, words
from ludothek.games.victory.board.circuit import Circuit, check
from tests.games.play import refusal
from tests.games.victory.positions import place, played, start, state

# where the cars stand | both throws | the attempt | why it is refused | the rule | the points to look at
ROWS = """
0.1 0.2              | RBX BR | R>0.9     | colour       | V6.1 | 0.1 0.9
0.1 0.2              | RBX BR | B>0.7     | colour       | V6.1 | 0.1 0.7
0.1 5.1              | RRX RX | 0.9       | colour       | V6.1 | 0.1 0.9
0.1 5.1              | RRX RX | B>0.9     | no-die       | V6.1 |
0.1 5.1              | RRX RX | B         | no-die       | V6.1 |
0.1 5.1              | RBX BR | R>0.6     | bend         | V6.2 | 0.1 0.6
0.1 5.1              | RBX BR | R>2.7     | bend         | V6.2 | 0.1 2.7
0.1 5.1              | RBX BR | 6.4       | bend         | V6.2 | 0.1 6.4
1.7 5.1              | RBX BR | B>5.4     | bend         | V6.2 | 1.7 5.4
0.1 5.1              | RBX BR | R>0.1     | stay         | V6.3 | 0.1
0.1 5.1              | RBX BR | 0.1       | stay         | V6.3 | 0.1
0.1 5.1              | RBX BR | R>0.45    | no-point     | V6.4 |
0.1 5.1              | RBX BR | R>0.0     | no-point     | V6.4 |
0.1 5.1              | RBX BR | 12.1      | no-point     | V6.4 |
0.1 5.1              | RBX BR | R>00.4    | no-point     | V6.4 |
0.1 5.1              | RBX BR | R>0.4-0.7 | between      | V6.4 | 0.4 0.7
0.1 5.1              | RBX BR | 0.4 / 0.7 | between      | V6.4 | 0.4 0.7
0.1 5.1              | RBX BR | 0.4-0.0   | no-point     | V6.4 |
0.1 5.1              | RBX BR | R         | no-goal      | V6.4 |
0.1 5.1              | RBX BR | B>        | no-goal      | V6.4 |
0.1 0.7              | RBX BR | R>1.1     | jump         | V6.5 | 0.7 1.1
0.1 0.5              | RBX BR | B>0.9     | jump         | V6.5 | 0.5 0.9
0.1 0.2 0.3          | RBX BR | R>0.3     | jump         | V6.5 | 0.2 0.3
0.1 0.7              | RBX BR | R>0.7     | hit          | V6.6 | 0.7
0.1 0.7              | RBX BR | 0.7       | hit          | V6.6 | 0.7
0.1 0.7              | RBX BR | stop      | stop         | V6.8 |
0.1 0.7              | RBX BR | pass      | stop         | V6.8 |
0.1 0.2 0.4 11.7     | RBX BR | stop      | stop-other   | V6.9 |
0.1 0.2 0.4 11.7     | RBX BR | R         | no-line      | V6.9 | 0.1
0.1 0.2 0.4 11.7     | RBX BR | R>0.7     | jump         | V6.5 | 0.4 0.7
0.9 5.1              | RBX BR | B>2.1     | corner       | V2.6 | 0.9 2.1
0.9 5.1              | RBX BR | 2.5       | corner       | V2.6 | 0.9 2.1
0.1 5.1              | RBX BR | X>0.4     | cross        | V5.2 |
0.1 5.1              | RBX BR | X         | cross        | V5.2 |
0.1 5.1              | RBX BR | take 1    | take-again   | V4.1 |
0.1 5.1              | RBX BR | take 3    | take-again   | V4.1 |
0.1 5.1              | RBX BR | throw RB  | throw-said   | V4.1 |
0.1 5.1              | RBX BR | lot red   | lot-said     | V3.1 |
0.1 5.1              | RBX BR | r>0.7     | unreadable   | V6.1 |
0.1 5.1              | RBX BR | faster    | unreadable   | V6.1 |
0.1 5.1              | RBX BR | R>0.7 now | unreadable   | V6.1 |
"""
OVAL_ROWS = """
0.3 9.1              | RBX BR | R>5.1     | alongside    | V2.6 | 0.3 5.1
0.2 9.1              | RBX BR | R>5.2     | alongside    | V2.6 | 0.3 5.1
0.3 9.1              | RBX BR | B>5.4     | alongside    | V2.6 | 0.3 5.4
0.3 9.1              | RBX BR | 4.1       | bend         | V6.2 | 0.3 4.1
0.9 9.1              | RBX BR | B>4.1     | corner       | V2.6 | 0.9 4.1
"""
STRICT_ROWS = """
0.1 5.1              | RBX BR | R>11.7    | joint        | V6.12 | 0.1 11.7
0.4 5.1              | RBX BR | R>10.1    | joint        | V6.12 | 0.1 11.7
0.1 5.1              | RBX BR | 11.8      | joint        | V6.12 | 0.1 11.8
"""
FINISH_ROWS = """
11.7 5.1             | RBX BR | R>0.4     | beyond       | V8.2 | 0.1 0.4
11.4 5.1             | RBX BR | R>1.1     | beyond       | V8.2 | 0.1 1.1
11.7 0.1             | RBX BR | R>0.1     | finish-taken | V8.3 | 0.1
11.7 0.1             | RBX BR | R>0.4     | jump         | V6.5 | 0.1 0.4
"""
Row = tuple[str, ...]


def rows(text: str) -> list[Row]:
    return [tuple(cell.strip() for cell in row.split("|")) for row in text.strip().splitlines()]


ATTEMPTS: list[tuple[dict[str, Any], Row]] = [
    *(({}, row) for row in rows(ROWS)),
    *(({"circuit": "oval"}, row) for row in rows(OVAL_ROWS)),
    *(({"no_reverse": True}, row) for row in rows(STRICT_ROWS)),
    *(({"laps": 1}, row) for row in rows(FINISH_ROWS)),
]


def told(refused: Refused) -> tuple[str, str | None]:
    """Why and by which rule, once the refusal has been told in all six languages."""
    said = {words(language, "victory").refusal(refused) for language in LANGUAGES}
    assert len(said) == 6
    assert all(sentence.endswith(f"({refused.rule})") == (refused.rule is not None) for sentence in said)
    return refused.why, refused.rule


@pytest.mark.parametrize(("options", "row"), ATTEMPTS, ids=lambda value: value[2] if isinstance(value, tuple) else "")
def test_an_attempt_is_refused_with_its_rule(options: dict[str, Any], row: Row) -> None:
    """V2.6, V3.1, V4.1, V5.2, V6.1, V6.2, V6.3, V6.4, V6.5, V6.6, V6.8, V6.9, V6.12, V8.2, V8.3: section 9."""
    where, throws, text, why, rule, squares = row
    table = place(where, throws, **options)
    before, ply = state(table).copy(), table.ply
    refused = refusal(table, text, seat=0)
    assert told(refused) == (why, rule)
    assert " ".join(refused.squares) == squares
    assert (table.state, table.ply) == (before, ply)


# --- the throws ---


@pytest.mark.parametrize("text", ["R>0.7", "0.7", "B", "R>0.4-0.7", "X>0.4"])
def test_moving_before_the_second_throw(text: str) -> None:
    """V4.2: also while the first one is still to be made."""
    assert told(refusal(played(start(), "throw RRB"), text, seat=0)) == ("before-throw", "V4.2")
    assert told(refusal(start(), text, seat=0)) == ("before-throw", "V4.2")
    assert told(refusal(played(start(), "throw RRB, take 1"), text, seat=0)) == ("before-throw", "V4.2")


@pytest.mark.parametrize("text", ["take 3", "3", "take 12", "take 5"])
def test_a_second_throw_of_the_wrong_size(text: str) -> None:
    """V4.1: it has one die or two."""
    assert told(refusal(played(start(), "throw RRB"), text)) == ("take-number", "V4.1")


@pytest.mark.parametrize("text", ["take 0", "0", "take", "stop", "pass"])
def test_no_second_throw(text: str) -> None:
    """V4.3: it cannot be left out, not even after three crosses."""
    for throw in ("RRB", "XXX"):
        assert told(refusal(played(start(), f"throw {throw}"), text)) == ("take-none", "V4.3")


@pytest.mark.parametrize("text", ["both", "take one", "take3", "take -1"])
def test_a_choice_that_says_nothing(text: str) -> None:
    """V4.1: there is one die to take, or two."""
    assert told(refusal(played(start(), "throw RRB"), text)) == ("take-unreadable", "V4.1")


def test_throws_that_cannot_fall() -> None:
    """V3.1, V4.1: whoever plays chance draws one of the cars and throws as many dice as were taken."""
    before = ludothek.table("victory", seats=3, throws="manual")
    for text in ("lot yellow", "lot", "throw RRB", "R>0.7"):
        refused = refusal(before, text)
        assert told(refused) == ("lot", "V3.1")
        assert refused.facts["moves"] == "lot red, lot blue, lot green"
    first, second = start(), played(start(), "throw RRB, take 2")
    for table, dice in ((first, 3), (second, 2), (played(start(), "throw RRB, take 1"), 1)):
        for text in ("throw RRBX", "throw", "throw RRY", "take 1", "R>0.7"):
            refused = refusal(table, text)
            assert (*told(refused), refused.facts["dice"]) == ("throw", "V4.1", dice)


def test_nobody_names_what_falls() -> None:
    """V4.1: neither the driver nor the others, before a throw or after it."""
    for table in (start(), played(start(), "throw RRB")):
        for seat in range(2):
            assert told(refusal(table, "throw RRB", seat=seat)) == ("throw-said", "V4.1")


# --- crosses ---


@pytest.mark.parametrize("text", ["R>0.7", "0.7", "B", "X>0.4"])
def test_moving_after_three_crosses(text: str) -> None:
    """V5.3: nothing is driven, whatever the second throw brings; after it, it is another driver's turn."""
    table = played(start(), "throw XXX")
    assert told(refusal(table, text, seat=0)) == ("missed", "V5.3")
    for line in ("throw XXX, take 1, throw R", "throw RXX, take 1, throw X"):
        assert told(refusal(played(start(), line), text, seat=0)) == ("turn", "V8.7")


@pytest.mark.parametrize("text", ["R>0.7", "take 1", "throw RRB", "stop", "lap", "anything"])
def test_a_car_that_is_out_or_home(text: str) -> None:
    """V5.4, V5.5, V8.2: it does nothing more, neither on its own turn nor on another one's."""
    for throws in ("RXX XX", "XXX X", "XXX XX"):
        assert told(refusal(place("0.1 0.2 0.3", throws), text, seat=0)) == ("out", "V5.4")
    table = played(place("11.7 5.1 5.2", "RRX RX", laps=1), "R>0.1")
    assert told(refusal(table, text, seat=0)) == ("home", "V8.2")
    assert told(refusal(played(table, "throw RRB"), text, seat=0)) == ("home", "V8.2")


# --- the line and the laps ---


@pytest.mark.parametrize("text", ["lap", "lap 1", "finish", "finish 1"])
def test_claiming_a_lap_after_going_back(text: str) -> None:
    """V7.2, V7.6: going back takes one away, coming again only makes up for it."""
    table = played(place("0.1 5.1", "RRX RX"), "R>11.7")
    refused = refusal(table, text, seat=0)
    assert (*told(refused), refused.facts["owed"]) == ("lap-owed", "V7.2", 1)
    refused = refusal(played(table, "R>0.4"), text, seat=0)
    assert (*told(refused), refused.facts["count"]) == ("lap-counted", "V7.6", 0)


def test_claiming_a_lap_from_the_second_row_or_twice() -> None:
    """V7.3, V7.6: the second row has the line ahead of it; a lap that is noted is not noted again."""
    second_row = played(start(4, first=1), "throw RRB")
    state(second_row).driver = state(second_row).turn = 0
    assert told(refusal(second_row, "lap", seat=0)) == ("lap-owed", "V7.2")
    noted = place("0.1 5.1", "RRX RX", counts="2 0")
    assert refusal(noted, "lap", seat=0).facts == {"count": 2}
    assert refusal(played(noted, "R>11.7"), "lap", seat=0).facts == {"owed": 1}
    assert told(refusal(played(noted, "R>0.1"), "lap", seat=0)) == ("lap-counted", "V7.6")


def test_the_way_to_the_finish_that_is_free() -> None:
    """V8.3: where the first point is taken, the next lane leads home."""
    table = place("11.7 0.1", "RBX BR", laps=1)
    assert refusal(table, "R>0.1", seat=0).facts["side"] == "B"
    assert state(played(table, "B>0.2")).home[0] == 1


# --- whose turn it is, and the end ---


def test_moving_out_of_turn() -> None:
    """V8.7: another seat's move, at any time of a turn, and any move before the lot."""
    for table in (start(), played(start(), "throw RRB"), place("0.1 0.2", "RBX BR")):
        for text in ("R>0.7", "take 1", "stop", "lot blue", "lap"):
            assert told(refusal(table, text, seat=1)) == ("turn", "V8.7")
    assert told(refusal(ludothek.table("victory", throws="manual"), "R>0.7", seat=0)) == ("turn", "V8.7")


def test_moving_after_the_end() -> None:
    """V8.5, V8.8: with the rule that ended the race, and with none where it was given up."""
    home = played(place("11.7 5.1", "RRX RX", laps=1), "R>0.1")
    alone = place("0.1 5.1", "XXX X")
    capped = played(start(round_cap=1), "throw XXX, take 1, throw R, throw XXX, take 1, throw R")
    given_up = start()
    given_up.resign(0)
    ended: list[tuple[Table, str | None]] = [(home, "V8.5"), (alone, "V8.5"), (capped, "V8.8"), (given_up, None)]
    for table, rule in ended:
        for seat in (None, 0, 1):
            assert told(refusal(table, "R>0.7", seat=seat)) == ("over", rule)


# --- the circuit, before the race ---


@pytest.mark.parametrize(
    ("options", "why", "rule", "facts"),
    [
        ({"circuit": "SRSQ"}, "circuit-letter", "V2.2", {"letter": "Q", "number": 4}),
        ({"circuit": "RRR"}, "circuit-length", "V2.2", {"tiles": 3}),
        ({"circuit": "S"}, "circuit-length", "V2.2", {"tiles": 1}),
        ({"circuit": "SSRSSSRSSRSSSRS"}, "circuit-length", "V2.2", {"tiles": 15}),
        ({"circuit": "RRRRRR"}, "circuit-overlap", "V2.2", {"one": 0, "two": 4}),
        ({"circuit": "SSSSSSSSSSSS"}, "circuit-astray", "V2.2", {"most": 12}),
        ({"circuit": "SRSRSRS"}, "circuit-open", "V2.2", {"tiles": 1, "add": "R"}),
        ({"circuit": "SRSSRSSRSS"}, "circuit-open", "V2.2", {"tiles": 2, "add": "RS"}),
        ({"circuit": "S" * 41}, "option-value", "V2.2", {}),
        ({"laps": 13}, "option-value", "V7.1", {}),
        ({"reverse": "maybe"}, "option-value", "V2.10", {}),
        ({"no_reverse": 3}, "option-value", "V6.12", {}),
        ({"round_cap": 0}, "option-value", "V8.8", {}),
        ({"round_cap": 1001}, "option-value", "V8.8", {}),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], why: str, rule: str, facts: dict[str, Any]) -> None:
    """V2.2, V2.10, V6.12, V7.1, V8.8: refused before the lot is drawn."""
    with pytest.raises(Refused) as refused:
        ludothek.table("victory", **options)
    assert told(refused.value) == (why, rule)
    assert refused.value.facts.items() >= facts.items()


def test_what_an_open_circuit_lacks_closes_it() -> None:
    """V2.2: the remedy in the sentence works."""
    for letters in ("SSSS", "SRSR", "SLRR", "LRRLRR", "SSRRSSSSRRS"):
        with pytest.raises(Refused) as refused:
            check(Circuit(letters))
        assert Circuit(letters + refused.value.facts["add"]).is_closed
        ludothek.table("victory", circuit=letters + refused.value.facts["add"])


# --- every word has a sentence, a rule and a test ---

GIVEN_ELSEWHERE = {
    "turn", "home", "out", "missed", "before-throw", "throw", "lot",
    "take-number", "take-none", "take-unreadable", "lap-owed", "lap-counted",
    "circuit-size", "circuit-letter", "circuit-length", "circuit-overlap", "circuit-astray", "circuit-open",
    "circuit-both",
}  # in the tests above; circuit-size in those of the workshop, circuit-both in the terminal's  # fmt: skip


def test_every_refusal_of_the_words_file_is_proved_here() -> None:
    """No word without an attempt that earns it, and no attempt without a word."""
    english = (files("ludothek.games.victory") / "words" / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^refused-([\w-]+) =", english, re.MULTILINE))
    assert known == {row[3] for _, row in ATTEMPTS} | GIVEN_ELSEWHERE
