"""Wrong deals are refused for what is wrong with them: a plain reading of the rule, sharing nothing, says so too."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludothek import Refused, Table
from ludothek.games.masters_victory import GAME
from tests.games.masters_victory.random_games import lay
from tests.reference.masters_victory_box import NUMBERS

SIDES, DEALT = ("Red", "Green"), ("F", "T", "S")  # in this order (W2.2)
SPELLINGS = ("{}", "{}", "{}", "{},", "no {}")
WORDS = ("end", "stay", "B2>B3", "fire D4", "switch F2", "deal", "anything", "deal X 1 1 2 2 3 3M")


def some_text(rng: random.Random) -> str:
    """Six numbers for some type, mostly with something wrong; or no deal at all."""
    if rng.random() < 0.2:
        return rng.choice(WORDS)
    numbers = rng.sample(NUMBERS, 6)
    if rng.random() < 0.6:
        numbers[rng.randrange(6)] = rng.choice(("0", "1", "2", "3", "3M", "4"))
    numbers = numbers[: rng.choice((6, 6, 6, 5, 0))] + ["1"] * (rng.random() < 0.1)
    spelling = rng.choice(SPELLINGS)
    return " ".join(["deal", rng.choice("FTSFTSBA"), *(spelling.format(number) for number in numbers)])


def expected(made: int, seat: int, text: str) -> tuple[str, str] | None:
    """The first thing that is wrong with a text after so many deals; None for a deal that is right."""
    mover, due = divmod(made, 3)
    if seat != mover:
        return ("turn-deal" if SIDES[mover] == "Red" else "turn-dealt"), "W2.2"
    word, *rest = text.split()
    if word != "deal" or not rest or rest[0] not in "FTSBA":
        return "deal-unreadable", "W2.2"
    if rest[0] in "BA":
        return "deal-none", "W1.2"
    if rest[0] != DEALT[due]:
        return ("deal-again" if rest[0] in DEALT[:due] else "deal-type"), "W2.2"
    if any(set(number) - set("01234M") for number in rest[1:]):
        return "deal-unreadable", "W2.2"
    return None if Counter(rest[1:]) == Counter(NUMBERS) else ("deal-numbers", "W1.3")


@pytest.mark.parametrize("made", range(6))
def test_every_deal_is_refused_for_what_is_wrong_with_it(made: int) -> None:
    """W1.2, W1.3, W2.2: a type without numbers, dealt already or not yet due, other numbers, another's turn."""
    rng, whys, board = random.Random(made), Counter[str](), lay()
    table = Table(GAME, {})
    for i in range(made):
        table.play(f"deal {DEALT[i % 3]} {' '.join(rng.sample(NUMBERS, 6))}")
    for _ in range(600):
        text, seat = some_text(rng), rng.choice((made // 3, made // 3, 1 - made // 3))
        told = expected(made, seat, text)
        if told is None:
            assert text in table.moves()
        else:
            refused = GAME.referee.judge(board, table.known(seat), seat, text)
            assert (refused.why, refused.rule) == told, text
        whys[told[0] if told else "right"] += 1
    assert len(whys) > 5, whys


def test_a_deal_that_is_refused_gives_an_example_that_is_taken() -> None:
    """W2.2: whatever was wrong."""
    for text in ("deal T 1 1 2 2 3 3M", "deal F 1 2 3", "end", "deal F 1, 1, 2, 2, 3, 3M"):
        table = Table(GAME, {})
        with pytest.raises(Refused) as refused:
            table.play(text)
        table.play(str(refused.value.facts["example"]))
        assert table.ply == 1
