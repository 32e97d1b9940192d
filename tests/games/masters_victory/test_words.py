"""What happens in a game is told in every language, and the rulebook says what the board is."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import Any

import pytest

from ludothek import Table
from ludothek.core.words import LANGUAGES, rulebook, words
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import ARMY, FARTHEST, HEIGHT, NUMBERED, R1, R2, RED, RULE, TYPES
from tests.games.masters_victory.positions import place, played, start, starts

TOLD = {"deal", "move", "rest", "attack", "fire", "switch", "return", "done", "stay", "end"}
FACTS: dict[str, Any] = {"side": 0, "shot": 0, "over": 0, "type": "T", "from": "G1", "to": "L1", "at": "D7"}
FACTS |= {"target": "S", "outcome": "won", "target_number": " 1", "number": " 2"}
FACTS |= {f"all_{type}": 0 for type in TYPES}
SHOT = {"shot": 2, "all_S": "1 (G8)", "all_F": "2 (G7)"}
ROOM = files("ludothek.games.masters_victory")
NO_BREAK = "\u00a0"  # where a language ties a unit to its number


def sentences(message: str, **facts: Any) -> list[str]:
    """A message in all six languages, no two of them alike."""
    said = [words(language, GAME.key)(message, **facts) for language in LANGUAGES]
    assert len(set(said)) == 6, said
    assert not any("{" in sentence or "  " in sentence for sentence in said)
    return said


def told(table: Table, text: str) -> tuple[str, dict[str, Any]]:
    """What is said of a move, in all languages."""
    message, facts = GAME.telling.tell(table.board, table.state, table.find(text))
    sentences(message, **facts)
    return message, facts


# --- what is said ---


@pytest.mark.parametrize(
    ("line", "text", "message"),
    [
        ("", "A1>A2", "said-move"),
        ("", "G7xM7", "said-attack"),
        ("G7xM7", ">G7", "said-rest"),
        ("G7xM7", "stay", "said-stay"),
        ("D7>D8", ">D9", "said-rest"),
        ("", "fire D7", "said-fire"),
        ("", "switch R5", "said-switch"),
        ("switch R5", "+T2@D14", "said-return"),
        ("switch R5", "+A@D4", "said-return"),
        ("switch R5, +F1@B2", "done", "said-done"),
        ("", "end", "said-end"),
    ],
)
def test_every_kind_of_step_is_told(line: str, text: str, message: str) -> None:
    """W3.1, W5.4, W8.7, W10.1: moves, attacks, what follows them, shots and switches."""
    table = place("F3 G7, A D7, S2 R5", "S1 M7, S1 G8")
    if line:
        played(table, line)
    assert told(table, text)[0] == message
    assert message.removeprefix("said-") in TOLD


def test_every_step_of_some_games_is_told() -> None:
    """W3.1, W8.6: from the first deal on, whatever comes up."""
    for seed, fire in enumerate(("auto", "ask")):
        rng, table = random.Random(seed), Table(GAME, {"fire": fire})
        while table.turn != "over" and table.ply < 90:
            attacks = [action for action in table.actions() if "x" in table.write(action)]
            action = rng.choice(attacks or table.actions())
            message, facts = GAME.telling.tell(table.board, table.state, action)
            sentences(message, **facts)
            assert message.removeprefix("said-") in TOLD
            table.play(table.write(action))


def test_a_deal_is_told_to_others_without_its_numbers() -> None:
    """W2.2, W11.1: the same sentence whatever was dealt."""
    table = Table(GAME)
    actions = [table.find(f"deal F {deal}") for deal in ("1 1 2 2 3 3M", "3M 3 2 2 1 1")]
    one, other = (GAME.telling.tell_others(table.board, table.state, action) for action in actions)
    assert one == other == ("heard-deal", {"side": RED, "type": "F"})
    sentences("heard-deal", side=RED, type="F")
    own = told(table, "deal F 1 1 2 2 3 3M")
    assert own == ("said-deal", {"side": RED, "type": "F", "numbers": "B2 1, B5 1, B7 2, B9 2, B11 3, B14 3♛"})


def test_a_master_is_told_as_the_board_draws_it() -> None:
    """W1.3: a 3 with a crown; "3M" is for typing."""
    won = told(place("B C8, T3M A1", "T3M I8", kings=False), "C8xI8")[1]
    shot = told(place("A F6, T1 A1", "S3M I6, S1 R1", kings=False), "fire F6")[1]
    given_up = told(place("S3M R8, T3M A1, T1 A2", "T3M R15", kings=False), "switch R8")[1]
    table = Table(GAME)
    foretold = GAME.telling.foretell(table.board, table.state, table.find("deal F 1 1 2 2 3 3M"))[1]
    assert (won["target_number"], shot["all_S"], given_up["number"]) == (" 3♛", "3♛ (I6)", "3♛")
    assert foretold["numbers"] == "B2 1, B5 1, B7 2, B9 2, B11 3, B14 3♛"


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes_fire_and_the_end_differ_in_words(language: str) -> None:
    """W6.1-W6.3, W8.2, W12.2: nobody has to guess what a move brought."""
    say = words(language, GAME.key)
    fallen = {"won": [f"{say('type-S')} 1"], "lost": [f"{say('type-T')} 2"]}
    fallen["both"] = fallen["won"] + fallen["lost"]
    for outcome, pieces in fallen.items():
        assert f": {', '.join(pieces)}." in say("said-attack", **FACTS | {"outcome": outcome})
    for message in ("said-move", "said-rest", "said-attack", "said-fire", "said-return", "said-end"):
        plain = say(message, **FACTS)
        shot = say(message, **FACTS | SHOT)
        over = say(message, **FACTS | SHOT | {"over": 1})
        assert shot.startswith(plain)
        assert shot.endswith(f" · {say('type-F')} 2 (G7) · {say('type-S')} 1 (G8).")
        assert over.startswith(shot)
        assert len(over) > len(shot)
    assert len(say("said-switch", **FACTS | {"over": 1})) > len(say("said-switch", **FACTS))


@pytest.mark.parametrize("type", list(TYPES))
def test_every_type_has_its_words(type: str) -> None:
    """W1.1: alone, in numbers, as what moves and as what is attacked."""
    for language in LANGUAGES:
        say = words(language, GAME.key)
        assert say("of-type", type=type) == say(f"type-{type}")
        assert say("of-types", type=type) == say(f"types-{type}")
        others = [other for other in TYPES if other != type]
        for message, fact in (("your-type", "type"), ("the-target", "target"), ("with-type", "type")):
            assert say(message, **{fact: type}) not in [say(message, **{fact: other}) for other in others]


# --- why, and how it ended ---


def test_every_ending_has_words() -> None:
    """W12.1, W12.4: a last master, or too many quiet turns."""
    won = played(place("B C8, T3M A1", "T3M I8", kings=False), "C8xI8")
    quiet = played(start(quiet_limit=1), "end")
    for table, ending in ((won, "masters"), (quiet, "quiet")):
        assert table.view(RED)["ending"] == ending
        sentences(f"ending-{ending}")


def test_options_levels_and_legends_have_words() -> None:
    """W8.6, W8.7, W12.4: what is chosen before a game, and what is read beside the board."""
    for message in (
        "option-fire-auto",
        "option-fire-ask",
        "option-quiet_limit-0",
        *(f"plays-{n}" for n in range(1, 5)),
    ):
        sentences(message)
    for n in range(4):
        for message, fact in (("moves-left", "moves"), ("masters", "masters"), ("quiet", "quiet"), ("steps", "steps")):
            for language in LANGUAGES:
                assert words(language, GAME.key)(f"legend-{message}", **{fact: n})
    for message in ("to-move", "to-deal", "to-rest", "to-switch"):
        sentences(message, side=1)


# --- the rulebook ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_draws_the_board(language: str) -> None:
    """W1.6: the map as the game reads it, and every start square in words."""
    page = (ROOM / "rulebook" / f"{language}.md").read_text("utf-8")
    assert f"```\n{(ROOM / 'map.txt').read_text('utf-8').rstrip()}\n```" in page
    sentence = rulebook(language, GAME.key)["W1.6"]
    assert all(" ".join(starts(RED, letter)) in sentence for letter in TYPES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_types_agrees_with_the_rules(language: str) -> None:
    """W1.1, W1.2, W1.7, W1.8, W3.6, W5.2: pieces, numbers, steps, heights and targets."""
    page = (ROOM / "rulebook" / f"{language}.md").read_text("utf-8")
    lines = [line for line in page.splitlines() if re.match(r"\| [FBTSA] ", line)]
    for kind, line in enumerate(lines):
        cells = line.replace(NO_BREAK, " ").strip("|").split("|")
        called, pieces, numbers, steps, height, same, others = (cell.strip() for cell in cells)
        assert called == f"{TYPES[kind]} {words(language, GAME.key)('of-type', type=TYPES[kind])}"
        assert (int(pieces), int(steps)) == (ARMY[kind], FARTHEST[kind])
        assert height.split() == [str(HEIGHT[kind]), "mm"]
        assert (numbers == "1 1 2 2 3 3M") == (kind in NUMBERED)
        assert (same == TYPES[kind]) == (R1 in RULE[kind])
        if R2 in RULE[kind]:
            assert others == ", ".join(TYPES[target] for target in range(5) if RULE[kind][target] == R2)
    assert len(lines) == 5
    assert all(str(steps) in rulebook(language, GAME.key)["W3.6"] for steps in FARTHEST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_numbered_without_a_gap(language: str) -> None:
    """W1.1, W12.4: from the first to the last."""
    counts = (8, 3, 10, 5, 7, 3, 2, 8, 4, 11, 4, 4)
    rules = [f"W{chapter}.{n}" for chapter, most in enumerate(counts, 1) for n in range(1, most + 1)]
    assert list(rulebook(language, GAME.key)) == rules
