"""What a hint says of a move is true: the slow reference, which shares nothing with the room, says so too."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from ludothek import Table
from ludothek.bots.pimc import known, player
from ludothek.core.fields import OVER
from ludothek.core.words import LANGUAGES, words
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import ARRANGEMENTS, TYPES
from ludothek.games.masters_victory.bots.reasons import reason
from ludothek.games.masters_victory.bots.styles import PLAYERS
from ludothek.games.masters_victory.rules import apply, setup
from ludothek.games.masters_victory.rules.actions import DONE, END
from ludothek.games.masters_victory.rules.knowledge import redact
from ludothek.games.masters_victory.rules.position import REST, State
from ludothek.games.masters_victory.telling import write
from tests.chunks import chunks
from tests.games.masters_victory.hint_claims import CLAIMS, Claim
from tests.games.masters_victory.positions import place, played, state
from tests.games.masters_victory.random_games import actions, lay
from tests.games.masters_victory.test_reference import position_of, some_war
from tests.games.masters_victory.test_words import sentences

POSITIONS, ASKED = 120, 30  # positions in each chunk, and actions that are asked about in each


@chunks(2, 4)
def test_every_reason_is_true(chunk: int) -> None:
    """W3.2, W4.3, W5.4, W6.1, W7.1, W8.2, W8.4, W9.2, W10.1: whatever is said of a move, in any phase of a turn."""
    rng, said = random.Random(chunk), Counter[str]()
    for _ in range(POSITIONS):
        war = some_war(rng)
        b, s = lay("ask" if war.ask else "auto", war.limit), position_of(war)
        redact(b, s, s.turn)
        found = actions(b, s)
        for action in rng.sample(found, min(ASKED, len(found))):
            given = reason(b, s, action)
            if given:
                claim = given[0].removeprefix("reason-")
                assert CLAIMS[claim](Claim(war, write(b, s, action), given[1])), (given, write(b, s, action))
                said[claim] += 1
    assert sum(said.values()) > POSITIONS
    assert len(said) > 14, said


def test_every_claim_comes_up() -> None:
    """W3.2: none of them is for nothing."""
    said: set[str] = set()
    for seed in range(220):
        war = some_war(random.Random(seed))
        b, s = lay("ask" if war.ask else "auto", war.limit), position_of(war)
        redact(b, s, s.turn)
        said |= {given[0].removeprefix("reason-") for action in actions(b, s) if (given := reason(b, s, action))}
    assert said == set(CLAIMS)


@pytest.mark.parametrize("arrangement", range(0, len(ARRANGEMENTS), 7))
def test_a_deal_is_praised_for_where_its_master_starts(arrangement: int) -> None:
    """W2.2: at the edge, or for chance alone."""
    table = Table(GAME, {})
    message, facts = reason(table.board, state(table), arrangement) or ("", {})
    squares = ["B2", "B5", "B7", "B9", "B11", "B14"]
    at_the_edge = squares[ARRANGEMENTS[arrangement].index(4)] in ("B2", "B14")
    assert message == ("reason-deal-edge" if at_the_edge else "reason-deal")
    assert facts == ({"square": squares[ARRANGEMENTS[arrangement].index(4)]} if at_the_edge else {})


def test_nothing_is_said_where_nothing_is_known_to_be_good() -> None:
    """W10.1, W10.10, W3.2: the end of a switch, a last master given up, a target left alone."""
    table = place("S3M R8, T1 A2", "T3M R15, F1 A9", kings=False)
    assert reason(table.board, table.known(0), table.find("switch R8")) is None
    assert reason(table.board, table.known(0), DONE) is None
    attacked = place("T1 G1", "T1 L1")
    assert reason(attacked.board, attacked.known(0), END) is None  # something could be attacked


@pytest.mark.parametrize("fire", ["auto", "ask"])
def test_nothing_is_said_where_every_move_loses(fire: str) -> None:
    """W8.3, W12.1: three pieces have moved, and the only master stands in the fire; with two of them it is no end."""
    for red, said in (("T3M G8", None), ("T3M G8, S3M A1", "reason-end-three")):
        table = place(f"{red}, F1 B2, F1 B5, F2 B7", "A J8, T3M R15", kings=False, fire=fire)
        played(table, "B2>B3, B5>B4, B7>B8")
        assert table.moves() == ["end"]
        given = reason(table.board, table.known(0), END)
        assert (given and given[0]) == said


def test_the_end_of_a_turn_is_praised_only_where_no_shot_is_left_or_it_is_a_draw() -> None:
    """W8.7, W12.4: three pieces have moved, but artillery could still fire."""
    table = played(place("A D7, F1 B2, F1 B5, F2 B7", "S1 G8, S2 R1"), "B2>B3, B5>B4, B7>B8")
    assert set(table.moves()) == {"fire D7", "end"}
    assert reason(table.board, table.known(0), END) is None
    table.state.quiet = 99
    assert reason(table.board, table.known(0), END) == ("reason-end-draw", {})
    played(table, "fire D7")
    assert reason(table.board, table.known(0), END) == ("reason-end-three", {})


def test_nearly_every_hint_has_a_reason() -> None:
    """W3.2: of what a seasoned general does, but for fights that cannot be won; after a fight, always."""
    with_reason, all_of_them = Counter[int](), Counter[int]()
    for seed, fire in enumerate(("auto", "ask", "auto", "ask")):
        b, s, generals = (
            lay(fire),
            State(),
            [player(GAME, PLAYERS.hints, 2 * seed + seat, "compiled") for seat in (0, 1)],
        )
        setup(b, s)
        while s.turn != OVER and s.played < 240:
            seen = known(GAME, b, s)
            action = generals[s.turn].choose(b, seen, s.turn)
            all_of_them[s.phase] += 1
            with_reason[s.phase] += reason(b, seen, action) is not None
            apply(b, s, action)
    assert with_reason.total() > 0.97 * all_of_them.total()
    assert with_reason[REST] > 0.97 * all_of_them[REST]


def test_every_reason_has_words() -> None:
    """W8.4: in six languages, for one and for many."""
    facts = {
        "square": "G8",
        "by": "G7",
        "won": 67,
        "lost": 17,
        "before": 3,
        "then": 2,
        "mine": 1,
        "falls": 33,
        "enemies": 2,
    }
    for claim in (*CLAIMS, "deal", "deal-edge"):
        for type, hits in product(TYPES, (1, 2, 9)):
            sentences(f"reason-{claim}", **facts, type=type, target=type, hits=hits)
    for language in LANGUAGES:
        say = words(language, GAME.key)
        assert say("reason-fire", hits=1) != say("reason-fire", hits=2)
