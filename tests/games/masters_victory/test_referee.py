"""Why not? Every row of section 9 of the page, told in six languages."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from ludothek import Table
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import GREEN, NAMED, RED
from ludothek.games.masters_victory.rules.position import put
from tests.games.masters_victory.positions import place, played, start, state
from tests.games.masters_victory.telling import told
from tests.games.play import refusal

# Red's pieces | Green's | what has been played | the attempt | why it is refused | the rule | the squares to look at
MOVES = """
F B2, S F4, T E3, B C5 |           | B2>B3, E3>E4, F4>F5 | C5>C6    | fourth        | W3.1  | C5
F B2                   |           | B2>B3               | B3>B4    | moved         | W3.3  | B3
F B2                   |           | B2>B3               | B3       | moved         | W3.3  | B3
F B2, T E3             |           | B2>B3, E3>E4        | B3>B2    | moved         | W3.3  | B3
F B2                   |           |                     | C3>C4    | no-piece      | W3.1  | C3
F B2                   | S M2      |                     | M2>M3    | not-yours     | W3.1  | M2
F B2                   |           |                     | B2>B16   | off-board     | W1.4  |
F B2                   |           |                     | S2>A3    | off-board     | W1.4  |
F B2                   |           |                     | B2       | no-goal       | W3.8  | B2
A D7                   |           |                     | D7>E8    | diagonal      | W3.4  | D7 E8
A D7                   |           | D7>E7               | >F8      | diagonal      | W3.4  | E7 F8
T E6                   |           |                     | E6>F7>G7 | diagonal      | W3.4  | F7 G7
T E6                   |           |                     | E6>E15   | steps         | W3.6  | E15
S F2                   |           |                     | F2>F7    | steps         | W3.6  | F7
F B2                   |           |                     | B2>P2    | steps         | W3.6  | P2
A D7                   |           |                     | D7>G7    | steps         | W3.6  | G7
A D7                   |           | D7>E7               | >G7      | steps-left    | W3.6  | G7
F G7                   | S M7      | G7xM7               | >F7      | steps-left    | W3.6  | F7
A D7                   |           |                     | D7>F7    | step-by-step  | W3.9  | D7
A D7                   |           |                     | D7>E7>D7 | step-by-step  | W3.9  | E7 D7
T E6                   |           |                     | E6>E6    | origin        | W3.9  | E6
T E6                   |           |                     | E6>F6>E6 | origin        | W3.9  | E6
F G7                   | S M7      | G7xM7               | >M7      | origin-rest   | W3.9  | M7
A D7                   |           | D7>E7               | E7       | origin-rest   | W3.9  | E7
T E6                   |           |                     | E6>E7>E8 | route         | W3.9  | E7 E8
S F7, T F9             |           |                     | F7>F11   | blocked       | W3.7  | F9 F11
S F7                   | A F9, S F11 |                   | F7xF11   | blocked       | W3.7  | F9 F11
S H3                   |           |                     | H3>K3    | round-mines   | W4.1  | I3 K3
S H8                   |           |                     | H8>I8    | mines         | W4.1  | I8
A H8                   |           |                     | H8>I8    | mines         | W4.1  | I8
T H3                   |           |                     | H3>J4    | mines         | W4.1  | J4
F B2, T E3             |           |                     | B2>E3    | own-piece     | W3.8  | E3
F B2                   |           | B2>B3               | >B4      | no-running    | W3.10 |
F B2                   |           | B2>B3               | stay     | no-running    | W3.10 |
F G7, T E6             | S M7      | G7xM7               | E6>E7    | running       | W3.10 | M7
F G7, T E6             | S M7      | G7xM7               | end      | running       | W3.10 | M7
A D7, T E3             |           | D7>E7               | E3>E4    | running       | W3.10 | E7
F B2                   |           |                     | faster   | unreadable    | W3.1  |
F B2                   |           |                     | b2>b3    | unreadable    | W3.1  |
F G7                   | S M7      | G7xM7               | faster   | unreadable    | W3.1  |
F B2                   |           |                     | deal F 1 | dealt         | W2.2  |
"""
ATTACKS = """
T G1                   | F L1      |                     | G1xL1    | no-target     | W5.2  | L1
T G1                   | B L1      |                     | G1xL1    | no-target     | W5.2  | L1
F G1                   | T L1      |                     | G1>L1    | no-target     | W5.2  | L1
S G1                   | A I1      |                     | G1xI1    | no-target     | W5.2  | I1
B C5                   | B G5      |                     | C5xG5    | no-numbers    | W7.2  | G5
A D7                   | S D8      |                     | D7xD8    | gun-attacks   | W5.2  | D8
A D7                   | S E8      | D7>E7               | xE8      | gun-attacks   | W5.2  | E8
F G7                   | S M7, B N9 | G7xM7              | xN9      | second-attack | W5.3  | N9
F G7                   | S M7, B N9 | G7xM7              | M7xN9    | second-attack | W5.3  | N9
B E5                   | T K5      |                     | E5xK5    | bunker        | W4.3  | K5
F E5                   | S K6      |                     | E5xK6    | bunker        | W4.3  | K6
S H8                   | F J8      |                     | H8xJ8    | over-mines    | W4.1  | J8
T G1                   | T L1, S L2 |                    | G1xL2    | shielded      | W9.2  | L2 L1
F G7                   | F1 N7, T N9, S N8 |             | G7xN8    | shielded      | W9.2  | N8 N7
T J6                   | S N8, S O8, T N9  |             | J6xN8    | shielded      | W9.2  | N8 N9
T G1                   | T1 L1     |                     | G1xL1 [T2 out] | note    | W11.3 |
T G1                   | T1 L1     |                     | G1>L1 #  | note          | W11.3 |
"""
FIRES_BY_ITSELF = """
A D7                   | S D9      |                     | fire D7 east | fire-side | W8.1  | D7
A D7                   | S D9      |                     | fire D7 D9   | fire-zone | W8.1  | D7
A D7                   | S D9      |                     | fire D7      | fire-auto | W8.6  |
A D7                   |           |                     | D7>fire      | fire-auto | W8.6  |
A D7                   |           |                     | fire         | fire-auto | W8.6  |
A H5                   | T K5      |                     | fire H5 K5   | fire-bunker | W8.5 | K5
A H5                   | T K5      |                     | fire H5      | fire-bunker | W8.5 | K5
T D7                   |           |                     | fire D7      | fire-type | W8.1  | D7
A D7                   |           |                     | fire C7      | no-piece  | W3.1  | C7
A D7                   | A O7      |                     | fire O7      | not-yours | W3.1  | O7
"""
FIRES_ON_ORDER = """
A D7                   | S D9      |                     | fire D7      | fire-nothing | W8.7 | D7
A D7                   | S D9      |                     | D7>fire      | fire-nothing | W8.7 | D7
A D7                   | S G8, S G7 |                    | fire D7 G8   | fire-part | W8.7  | D7
A D7                   | S G8, S G7 |                    | fire D7: G8, G7 | fire-part | W8.7 | D7
A D7                   | S G8      |                     | fire D7 west | fire-side | W8.1  | D7
A D7                   | S D9      |                     | fire D7 D9   | fire-zone | W8.1  | D7
A H5                   | T K5, F K6 |                    | fire H5 K5   | fire-bunker | W8.5 | K5
A H5                   | T K5      |                     | fire H5      | fire-bunker | W8.5 | K5
A D7, F G1             | S G8, S M1 | G1xM1              | fire D7      | fire-later | W8.7 | D7
A D7, A D4             | S G8      | D4>E4               | fire D7      | fire-later | W8.7 | D7
A D7, S R5             | S G8      | switch R5           | fire D7      | fire-later | W8.7 | D7
A D7                   | S G8      |                     | fire         | unreadable | W3.1 |
"""
SWITCHES = """
S F7                   |           |                     | switch F7    | switch-line   | W10.1 | F7
S A7                   |           |                     | A7>switch    | switch-line   | W10.1 | A7
T R5                   |           |                     | switch R5    | switch-type   | W10.1 | R5
S R5                   |           |                     | switch R6    | no-piece      | W3.1  | R6
S R5                   |           |                     | switch       | no-switch     | W10.1 |
S R5                   |           |                     | +F1@B2       | no-switch     | W10.8 |
S R5                   |           |                     | done         | no-switch     | W10.8 |
S R5, F G7             | S M7      | G7xM7               | switch R5    | switch-later  | W10.8 |
S R5, F G7             | S M7      | G7xM7               | +F1@B2       | switch-later  | W10.8 | M7
S R5, A D7             |           | D7>E7               | done         | switch-later  | W10.8 | E7
S R5, S R6             |           | switch R5           | switch R6    | switch-later  | W10.8 |
S R5                   |           | switch R5           | done         | return-first  | W10.1 |
S R5                   |           | switch R5           | end          | switching     | W10.8 |
S R5                   |           | switch R5           | A1>A2        | switching     | W10.8 |
S R5                   |           | switch R5, +F1@B2   | end          | switching     | W10.8 |
S R5                   |           | switch R5           | +F3M@B2      | return-master | W10.3 |
S3M R5                 |           | switch R5           | +S3M@F2      | return-master | W10.3 |
S R5                   |           | switch R5, +F1@B2   | +T3@D2       | return-sum    | W10.1 |
S R5                   |           | switch R5, +F2@B2   | +A@D4        | return-sum    | W10.1 |
S R5                   |           | switch R5           | +F1@B3       | return-square | W10.4 | B3
S R5                   |           | switch R5           | +F1>Q2       | return-square | W10.4 | Q2
S R5                   |           | switch R5           | +F1@C5       | return-square | W10.4 | C5
S R5, T B2             |           | switch R5           | +F1@B2       | return-taken  | W10.5 | B2
S R5                   |           | switch R5           | +F1@Z2       | off-board     | W1.4  |
S R5                   |           | switch R5           | +F@B2        | return-number | W10.1 |
S R5                   |           | switch R5           | +B2@C8       | return-plain  | W10.2 |
S R5                   |           | switch R5           | +tank        | return-unreadable | W10.4 |
S3 R5                  |           | switch R5           | +S3@F2       | return-self   | W10.9 |
S R5, F3 B5            |           | switch R5           | +F3@B2       | return-absent | W10.1 |
"""
NUMBERS = """
T G1                   | S L2      |                     | number L2    | hidden        | W11.1 | L2
T G1                   | S L2      |                     | look L2      | hidden        | W11.1 | L2
T G1                   | S L2      |                     | show L3      | numbers       | W11.1 |
T G1                   | S L2      |                     | number       | numbers       | W11.1 |
T G1                   | B L2      |                     | number L2    | number-none   | W1.2  | L2
T2 G1                  | S L2      |                     | number G1    | number-known  | W11.1 | G1
T1 G1                  | T2 L1     | G1xL1               | number L1    | hidden-survivor | W11.3 | L1
"""
Row = tuple[str, ...]


def rows(text: str) -> list[Row]:
    return [tuple(cell.strip() for cell in row.split("|")) for row in text.splitlines() if row]


ATTEMPTS: list[tuple[dict[str, Any], Row]] = [
    *(({}, row) for row in rows(MOVES + ATTACKS + FIRES_ON_ORDER + SWITCHES + NUMBERS)),
    *(({"fire": "auto"}, row) for row in rows(FIRES_BY_ITSELF)),
]


@pytest.mark.parametrize(("options", "row"), ATTEMPTS, ids=lambda value: value[3] if isinstance(value, tuple) else "")
def test_an_attempt_is_refused_with_its_rule(options: dict[str, Any], row: Row) -> None:
    """W3.1, W3.3, W3.4, W3.6-W3.10, W4.1, W4.3, W5.2, W5.3, W7.2, W8.1, W8.5-W8.7, W9.2, W10.1-W10.9: section 9."""
    red, green, line, text, why, rule, squares = row
    table = place(red, green, **options)
    if line:
        played(table, line)
    before, ply = state(table).copy(), table.ply
    refused = refusal(table, text, seat=RED)
    assert told(refused) == (why, rule)
    assert " ".join(refused.squares) == squares
    assert (table.state, table.ply) == (before, ply)


# --- dealing ---


@pytest.mark.parametrize(
    ("line", "text", "why", "rule"),
    [
        ("", "deal F 1 1 2 2 3 3", "deal-numbers", "W1.3"),
        ("", "deal F 1 2 3 3M", "deal-numbers", "W1.3"),
        ("", "deal F", "deal-numbers", "W1.3"),
        ("", "deal F 1, 1, 2, 2, 3, 3M", "deal-unreadable", "W2.2"),
        ("", "deal T 1 1 2 2 3 3M", "deal-type", "W2.2"),
        ("deal F 1 1 2 2 3 3M", "deal F 1 1 2 2 3 3M", "deal-again", "W2.2"),
        ("", "deal B 1 1 2 2 3 3M", "deal-none", "W1.2"),
        ("", "deal A", "deal-none", "W1.2"),
        ("", "deal", "deal-unreadable", "W2.2"),
        ("", "deal X 1 1 2 2 3 3M", "deal-unreadable", "W2.2"),
        ("", "B2>B3", "deal-unreadable", "W2.2"),
        ("", "fire D7", "deal-unreadable", "W2.2"),
        ("", "end", "deal-unreadable", "W2.2"),
        ("", "number B2", "deal-unreadable", "W2.2"),
        ("", "number Q2", "hidden", "W11.1"),
        ("", "look C5", "number-none", "W1.2"),
        ("deal F 1 1 2 2 3 3M", "number B2", "number-known", "W11.1"),
    ],
)
def test_a_deal_that_is_none(line: str, text: str, why: str, rule: str) -> None:
    """W1.2, W1.3, W2.2: six numbers for the type whose turn it is, before anything moves."""
    table = Table(GAME)
    if line:
        played(table, line)
    refused = refusal(table, text, seat=RED)
    assert told(refused) == (why, rule)
    if "example" in refused.facts:
        table.play(refused.facts["example"])


def test_the_other_side_waits_while_numbers_are_dealt() -> None:
    """W2.2: Red deals first, and neither sees what the other does."""
    table = Table(GAME)
    for text in ("deal F 1 1 2 2 3 3M", "Q2>Q3", "number Q2"):
        assert told(refusal(table, text, seat=GREEN)) == ("turn-deal", "W2.2")
    played(table, ", ".join(f"deal {kind} 1 1 2 2 3 3M" for kind in "FTS"))
    assert told(refusal(table, "B2>B3", seat=RED)) == ("turn-dealt", "W2.2")
    assert told(refusal(table, "number Q2", seat=RED)) == ("hidden", "W11.1")


# --- whose turn it is, and the end ---


def test_moving_and_firing_out_of_turn() -> None:
    """W2.3, W8.3: the other side's turn is no time to move, nor to fire."""
    for options in ({}, {"fire": "auto"}):
        table = start(**options)
        for text in ("Q2>Q3", "end", "stay", "switch A5", "anything", "deal F 1 1 2 2 3 3M"):
            assert told(refusal(table, text, seat=GREEN)) == ("turn", "W2.3")
        for text in ("fire O4", "fire", "O4>fire"):
            assert told(refusal(table, text, seat=GREEN)) == ("fire-turn", "W8.3")
        assert told(refusal(table, "number B2", seat=GREEN)) == ("hidden", "W11.1")


def test_moving_after_the_end() -> None:
    """W12.1, W12.4: with the rule that ended the game."""
    quiet = played(start(quiet_limit=1), "end")
    given_up = start()
    given_up.resign(RED)
    for table, rule in ((beaten(), "W12.1"), (quiet, "W12.4"), (given_up, "W12.1")):
        for seat in (None, RED, GREEN):
            for text in ("B2>B3", "fire D7", "number Q2"):
                assert told(refusal(table, text, seat=seat)) == ("over", rule)


def beaten() -> Table:
    """A game that Red has won: the last green master has fallen."""
    return played(place("B C8, T3M A1", "T3M I8", kings=False), "C8xI8")


# --- what the sentences say is true ---


def test_nothing_to_switch_for() -> None:
    """W10.11: while nothing is lost, or what is lost has no free start square."""
    table = start()
    soldier = state(table).at[NAMED["F2"]] - 1
    put(state(table), soldier, NAMED["R1"])
    assert told(refusal(table, "switch R1", seat=RED)) == ("switch-nothing", "W10.11")


def test_fire_and_base_lines_are_named_for_each_side() -> None:
    """W8.1, W10.1: Green fires south and switches on line A."""
    table = place("", "A O7, S M2", turn=GREEN)
    for text in ("fire O7 north", "fire O7 east", "fire O7 left"):
        assert told(refusal(table, text, seat=GREEN)) == ("fire-side", "W8.1")
    assert told(refusal(table, "fire O7 south", seat=GREEN)) == ("fire-part", "W8.7")
    refused = refusal(table, "switch M2", seat=GREEN)
    assert (refused.why, refused.facts["line"]) == ("switch-line", "A")


def test_the_free_start_squares_are_listed() -> None:
    """W10.4, W10.5: those of the type, on one's own side, as long as they are empty."""
    table = played(place("S R5, T C5, T C11", ""), "switch R5")
    assert refusal(table, "+B@B2").facts["free"] == "C8"
    assert refusal(table, "+B@C5").facts["free"] == "C8"
    assert refusal(played(table, "+B@C8"), "+F1@C8").facts["free"] == "B2, B5, B7, B9, B11, B14"


# --- every word has a sentence, a rule and a test ---

GIVEN_ELSEWHERE = {
    "turn", "turn-deal", "turn-dealt", "fire-turn", "switch-nothing",
    "deal-unreadable", "deal-type", "deal-again", "deal-none", "deal-numbers",
}  # in the tests above  # fmt: skip


def test_every_refusal_of_the_words_file_is_proved_here() -> None:
    """No word without an attempt that earns it, and no attempt without a word."""
    english = (files("ludothek.games.masters_victory") / "words" / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^refused-([\w-]+) =", english, re.MULTILINE))
    assert known == {row[4] for _, row in ATTEMPTS} | GIVEN_ELSEWHERE
