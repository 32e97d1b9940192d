"""The room against the slow reference, position by position, over games and over made-up positions."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import ludothek
from ludothek import Table
from tests.games.tactix.positions import ending, place, scattered, written
from tests.reference.tactix_slow import Slow

NAMES = ("board", "king_captures", "short", "draws", "handed")
VALUES = (("9x9", "9x8"), (True, False), (False, True), (True, False), ("right", "left"))
RULESETS: list[dict[str, Any]] = [dict(zip(NAMES, values, strict=True)) for values in product(*VALUES)]
RULESETS = [rules for rules in RULESETS if not (rules["board"] == "9x8" and rules["short"])]  # T5.8
SHARE = {"9x9": 2048 // 16, "9x8": 2048 // 8}  # positions for each ruleset, so that each board sees over 2,000


def called(rules: dict[str, Any]) -> str:
    return " ".join(f"{name}={value}" for name, value in rules.items())


def compare(table: Table, slow: Slow) -> list[str]:
    """The same moves, faces, turn, result and ending; return the moves."""
    moves = slow.moves()
    assert sorted(table.moves()) == moves
    assert written(table) == slow.text().rpartition("; ")[0]
    assert (table.turn, table.score) == ("over" if slow.turn is None else slow.turn, slow.result)
    assert ending(table) == (slow.ending or "")
    return moves


def walk(table: Table, slow: Slow, rng: random.Random, moves: int) -> Counter[str]:
    """Compare, play a move on both, and so on; tell what has been seen. Every second move is a lively one."""
    seen: Counter[str] = Counter()
    for _ in range(moves):
        moves = compare(table, slow)
        seen["positions"] += 1
        if slow.turn is None:
            break
        seen["twins"] += len(slow.routes()) > len(moves)
        lively = [move for move in moves if move[-2:] in slow.board or move[-2:] in (*slow.king_squares, "e5")]
        move = rng.choice(lively if lively and rng.random() < 0.5 else moves)
        seen["passes"] += move == "pass"
        seen["captures"] += move[-2:] in slow.board
        table.play(move)
        slow.play(move)
    seen[slow.ending or "unfinished"] += 1
    return seen


@pytest.mark.parametrize("rules", RULESETS, ids=called)
def test_games_go_as_in_the_reference(rules: dict[str, Any]) -> None:
    """T3.3, T3.9, T3.12, T4.1, T4.4, T5.1, T5.6, T5.11, T6.1: random games with every combination of options."""
    rng, seen = random.Random(called(rules)), Counter[str]()
    while seen["positions"] < SHARE[rules["board"]]:
        seen += walk(ludothek.table("tactix", **rules), Slow(**rules), rng, moves=SHARE[rules["board"]])
    assert seen["captures"]


def test_the_games_hold_two_thousand_positions_of_each_board() -> None:
    """T6.1: the shares of all rulesets add up."""
    total = Counter[str]()
    for rules in RULESETS:
        total[rules["board"]] += SHARE[rules["board"]]
    assert min(total["9x9"], total["9x8"]) >= 2000
    assert len(RULESETS) == 24


def test_made_up_positions_go_as_in_the_reference() -> None:
    """T3.12, T3.13, T4.1, T4.4, T4.5, T5.1, T5.2, T5.6: few pieces, so that long moves, passes and wins occur."""
    rng, seen = random.Random(42), Counter[str]()
    while seen["positions"] < 1500:
        rules = rng.choice(RULESETS)
        text = scattered(rng, ranks=int(rules["board"][-1]), handed=rules["handed"])
        seen += walk(place(text, **rules), Slow.from_text(text, **rules), rng, moves=8)
    found = {"captures": 100, "king": 50, "square": 5, "centre": 2, "passes": 10, "twins": 300}
    assert all(seen[what] >= number for what, number in found.items()), seen


# --- symmetry ---


def turned(text: str, ranks: int) -> str:
    """The position seen from the other chair, the colours swapped."""
    *parts, last = [part.split() for part in text.split("; ")]
    pieces = [
        f"{'BW'['WB'.index(side)]} {turned_die(what)} {turned_square(square, ranks)}" for side, what, square in parts
    ]
    return "; ".join([*pieces, f"{'BW'['WB'.index(last[0])]} to move"])


def turned_die(shown: str) -> str:
    if shown == "K":
        return shown
    top, near, right = map(int, shown.split("/"))
    return f"{top}/{7 - near}/{7 - right}"


def turned_square(square: str, ranks: int) -> str:
    return f"{chr(ord('a') + ord('i') - ord(square[0]))}{ranks + 1 - int(square[1])}"


def turned_move(move: str, ranks: int) -> str:
    return move if move == "pass" else ">".join(turned_square(square, ranks) for square in move.split(">"))


@pytest.mark.parametrize("ranks", [9, 8])
def test_both_sides_play_by_the_same_rules(ranks: int) -> None:
    """T1.4, T2.4, T6.1: turn the board, swap the colours, and the moves turn too, with all that they do."""
    rng, board = random.Random(ranks), f"9x{ranks}"
    for _ in range(250):
        text = scattered(rng, ranks)
        here, there = place(text, board=board), place(turned(text, ranks), board=board)
        assert sorted(there.moves()) == sorted(turned_move(move, ranks) for move in here.moves())
        move = rng.choice(here.moves())
        here.play(move)
        there.play(turned_move(move, ranks))
        after = turned(f"{written(here)}; W to move", ranks).rpartition("; ")[0]
        assert sorted(after.split("; ")) == sorted(written(there).split("; "))
        assert here.score == (there.score and there.score[::-1])


def test_the_start_is_the_same_from_both_chairs() -> None:
    """T2.1, T2.2, T2.3: turned and with the colours swapped it is itself."""
    start = written(ludothek.table("tactix"))
    assert sorted(turned(f"{start}; W to move", 9).split("; ")) == sorted(f"{start}; B to move".split("; "))


def test_left_handed_dice_are_a_mirror_image() -> None:
    """T1.5: swap left and right of the board and the handedness, and the moves are swapped too."""
    rng, swap = random.Random(5), str.maketrans("abcdefghi", "ihgfedcba")
    for _ in range(200):
        text = scattered(rng)
        mirrored = [part.split() for part in text.split("; ")[:-1]]
        other = [
            f"{side} {what if what == 'K' else f'{what[:4]}{7 - int(what[4])}'} {square.translate(swap)}"
            for side, what, square in mirrored
        ]
        there = place("; ".join([*other, text.split("; ")[-1]]), handed="left")
        moves = [move if move == "pass" else move.translate(swap) for move in place(text).moves()]
        assert sorted(there.moves()) == sorted(moves)
