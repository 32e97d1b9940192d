"""What happens in a race is told in every language, with nothing left out."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import ludothek
from ludothek.core.words import LANGUAGES, words
from ludothek.games import victory
from ludothek.games.victory.board import course_of
from tests.games.play import attempt
from tests.games.victory.positions import place

DRIVE = {"side": "W", "colour": "R", "from": "11.7", "to": "0.1", "way": "n", "length": 1, "tile": 0}
FACTS = DRIVE | {"lap": 0, "finish": 0, "miss": 0, "out": 0}
POINT = re.compile(r"\d\.\d")  # "0.7": a name that stands nowhere on the board
SCENES: list[tuple[str, str, dict[str, Any]]] = [
    ("0.1 0.7 3.5 11.7", "RRX RX", {"no_reverse": True}),
    ("0.1 0.2 0.4 11.7", "RBX B", {}),
    ("11.7 0.1 3.5 6.6", "RBX B", {"counts": "0 0 0 0", "laps": 1}),
    ("0.3 1.5 3.5 6.6", "RBX B", {"circuit": "oval"}),
]
LEFT_OVER = [(red, blue) for red in range(6) for blue in range(6 - red) if red + blue]
LAPS_AND_PLACES = ((0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (0, 6))


def test_every_step_of_a_race_is_told() -> None:
    """V3.1, V4.1, V5.3, V5.4, V6.9, V8.1: lots, throws, choices, moves, and what comes of them."""
    seen = set()
    for seed in range(2):
        rng = random.Random(seed)
        table = ludothek.table("victory", seats=6, throws="manual", laps=2, no_reverse=True, circuit="RRRR")
        while table.turn != "over":
            action = rng.choice(table.actions())
            message, facts = table.game.telling.tell(table.board, table.state, action)
            seen |= {message, *(fact for fact in ("lap", "finish", "lapsed", "miss", "out") if facts.get(fact))}
            told = {words(language, "victory")(message, **facts) for language in LANGUAGES}
            assert len(told) == 6
            assert not any(POINT.search(text) for text in told)
            table.play(table.write(action))
    messages = {"said-lot", "said-throw", "said-take", "said-throw-on", "said-move"}
    assert seen == messages | {"lap", "finish", "lapsed", "miss", "out"}


def test_no_refusal_of_a_click_names_a_point_as_it_is_typed() -> None:
    """V6.2, V6.5, V6.6, V6.8, V8.3: "No line leads from 0.1 to 2.7" on a board without such names."""
    whys = set()
    for cars, throws, more in SCENES:
        table = place(cars, throws, **more)
        name, points = course_of(table.board).name, 9 * table.board.tiles
        names = [name(point) for point in range(points)]
        moves = [f"{face}{goal}" for face in ("", "R>", "B>") for goal in names]
        for text in ("stop", "R", "B", "X", "0.1-0.2", *moves):
            if refused := attempt(table, text, seat=0):
                whys.add(refused.why)
                told = {words(one, "victory")(f"refused-{refused.why}", **refused.facts) for one in LANGUAGES}
                assert len(told) == 6
                assert not any(POINT.search(text) for text in told), told
            else:
                table = place(cars, throws, **more)
    assert whys >= {"stop", "stay", "colour", "bend", "jump", "hit", "alongside", "corner", "beyond", "finish-taken"}
    assert whys >= {"no-die", "no-goal", "no-line", "cross", "joint", "between", "stop-other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_that_lapse_are_named(language: str) -> None:
    """V6.9, V8.2: however many they are, whether the car is boxed in or home."""
    say = words(language, "victory")
    for rank in range(4):
        facts = FACTS | {"finish": rank}
        plain = say("said-move", **facts, lapsed=0)
        for red, blue in LEFT_OVER:
            told = say("said-move", **facts, lapsed=red + blue, lapse_r=red, lapse_b=blue)
            dice = say("dice-of", r=red, b=blue, x=0)
            assert told.startswith(plain)
            assert told.endswith(f"{dice}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_laps_places_and_accidents_differ_in_words(language: str) -> None:
    """V5.3, V5.4, V7.5, V8.1: nobody has to guess what a move brought."""
    say, none = words(language, "victory"), {"lapse": "", "lapsed": 0}
    thrown = {"side": "B", "r": 1, "b": 0, "x": 1, "lap": 0, "finish": 0} | none
    moves = [say("said-move", **FACTS | none | {"lap": lap, "finish": place}) for lap, place in LAPS_AND_PLACES]
    throws = [say("said-throw-on", **thrown, miss=miss, out=out) for miss, out in ((0, 0), (1, 0), (0, 1))]
    assert len(set(moves)) == len(LAPS_AND_PLACES)
    assert len(set(throws)) == 3


VERBLESS = re.compile(r"\{ of-side \} (?!to )[^\W\d]")  # "Red drives", "Rot fährt"; not "Red to drive"
NUMBERS = (0, 1, 2, 5)
FOLDER = Path(victory.__file__).parent / "words"
INVARIABLE = {  # "noch 1", "noch 2": nothing there that would agree
    *((language, "to-go") for language in ("de", "en", "fr", "it", "nl")),
    *((language, "spoken-count") for language in ("de", "en", "nl")),
}
COUNTED = {
    "next-last": ("count", {"colour": "R"}),
    "card-point-reach": ("length", {"colour": "B"}),
    "card-line-wins": ("laps", {}),
    "card-car-owes": ("owed", {}),
    "reason-moves": ("moves", {}),
    "spoken-count": ("count", {"colour": "R", "crosses": 0}),
    "legend-to-go": ("laps", {}),
    "to-go": ("laps", {}),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_never_stands_before_a_verb(language: str) -> None:
    """Whoever drives is a label: a crew, a pair or „du“ would ask for another verb."""
    text = (FOLDER / f"{language}.ftl").read_text("utf-8")
    assert VERBLESS.findall(text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_counted_like_many(language: str) -> None:
    """ "One red die is left", "2 red dice are left": whatever the number, the words agree with it."""
    say = words(language, "victory")
    for message, (fact, more) in COUNTED.items():
        told = {number: say(message, **more, **{fact: number}) for number in NUMBERS}
        assert len(set(told.values())) == len(NUMBERS), message
        same = told[1].replace("1", "2") == told[2]
        assert not same or (language, message) in INVARIABLE, (message, told)
