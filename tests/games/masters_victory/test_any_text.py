"""Nothing whatsoever is answered without a reason, the reason is true, and it gives no secret away."""

from __future__ import annotations

import random

import pytest

from ludothek import Refused
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import GREEN, MINE, NAMED, RED, TERRAIN
from ludothek.games.masters_victory.rules.combat import protector
from ludothek.games.masters_victory.rules.position import TURN, State
from tests.games.masters_victory.positions import place, played, start
from tests.games.masters_victory.telling import told
from tests.games.play import refusal

# --- numbers that are not told ---


def test_a_piece_that_came_back_can_be_asked_for() -> None:
    """W11.4: both know its number; those that never left the board stay hidden."""
    table = played(place("S R5, T1 G1", "S L2"), "switch R5, +F1@B2, +T2@D14, end")
    refused = refusal(table, "number D14", seat=GREEN)
    assert (*told(refused), refused.facts["number"]) == ("number-known", "W11.4", "2")
    assert told(refusal(table, "number G1", seat=GREEN)) == ("hidden", "W11.1")


@pytest.mark.parametrize("note", ["[T1 out]", "[T2 out]", "[T3 out]", "[attacker T2 out]", "[both T2 out]", "#", "="])
def test_no_text_finds_out_a_hidden_number(note: str) -> None:
    """W11.1, W11.3: a guess at what comes of an attack is answered alike, whatever the number is."""
    answers = []
    for number in ("1", "2", "3"):
        table = place("T2 G1", f"T{number} L1")
        refused = GAME.referee.judge(table.board, table.known(RED), RED, f"G1xL1 {note}")
        answers.append((*told(refused), refused.facts))
    assert answers == [("note", "W11.3", {"move": "G1xL1"})] * 3


ARMIES = [
    ("F1 N7, T1 N9, S1 N8, F2 K6, T2 K5", "F3 N7, T3 N9, S3 N8, F1 K6, T1 K5"),
    ("S1 M7, S2 G8, T1 L1, F3 L2, B P5", "S3 M7, S1 G8, T2 L1, F1 L2, B P5"),
]
TEXTS = [f"{here}x{there}" for here in ("G7", "J6", "D7", "E1", "C5") for there in ("N7", "N8", "N9", "K5", "K6", "M7")]
TEXTS += [f"number {at}" for at in ("N7", "N8", "L1", "L2")] + ["fire D7", "fire D7 G8", "switch R5", "+F1@B2"]


@pytest.mark.parametrize(("one", "other"), ARMIES)
def test_a_refusal_does_not_depend_on_a_hidden_number(one: str, other: str) -> None:
    """W11.1: the same board with other numbers behind it, the same answers."""
    tables = [place("F G7, T J6, A D7, S E1, B C5, S R5", green) for green in (one, other)]
    for text in TEXTS:
        refused = [GAME.referee.judge(table.board, table.known(RED), RED, text) for table in tables]
        assert len({(*told(each), each.squares, str(each.facts)) for each in refused}) == 1


# --- what would be right instead ---


@pytest.mark.parametrize("line", ["", "G7xM7", "D7>E7", "switch R5", "switch R5, +F1@B2"])
def test_the_example_in_a_refusal_can_be_played(line: str) -> None:
    """W3.1: at any point of a turn."""
    table = place("F G7, A D7, S R5", "S M7")
    if line:
        played(table, line)
    table.play(refusal(table, "+" if "switch" in line else "nonsense", seat=RED).facts["example"], seat=RED)


def test_every_goal_that_is_not_legal_is_refused_for_what_is_there() -> None:
    """W3.4-W3.8, W4.1-W4.3, W5.2, W9.2: every square for every piece, in games that have gone on for a while."""
    rng, whys = random.Random(4), set()
    table = start(deal="3M 1 2 1 3 2")
    for _ in range(60):
        table.play(rng.choice(table.moves()))
    while table.state.phase != TURN or table.state.moves:
        table.play("end" if "end" in table.moves() else rng.choice(table.moves()))
    seat, s = table.state.turn, table.known(table.state.turn)
    legal = {move.replace("x", ">") for move in table.moves()}
    mine = [one["square"] for one in table.view(seat)["pieces"] if one["side"] == seat and one["square"]]
    for text in (f"{here}>{there}" for here in mine for there in NAMED if f"{here}>{there}" not in legal):
        refused = GAME.referee.judge(table.board, s, seat, text)
        assert refused.why != "route", f"{text} would be legal"
        check_reason(s, refused)
        whys.add(refused.why)
    assert whys >= {"steps", "diagonal", "step-by-step", "origin", "own-piece", "blocked", "mines", "shielded"}


def check_reason(s: State, refused: Refused) -> None:
    """What a sentence names is where it is said to be."""
    facts = {name: NAMED[at] for name, at in refused.facts.items() if name in ("square", "at", "by")}
    if refused.why in ("blocked", "own-piece"):
        assert s.at[facts.get("at", facts["square"])]
    elif refused.why in ("mines", "round-mines"):
        assert TERRAIN[facts.get("at", facts["square"])] == MINE
    elif refused.why == "shielded":
        assert facts["by"] == protector(s, facts["square"])
