"""What a hint says of a move is true: the slow reference, which shares nothing with the room, says so too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from typing import Any

import pytest

from ludothek import Table
from ludothek.core.words import LANGUAGES, words
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import ARRANGEMENTS, DONE, END, STAY, TYPES
from ludothek.games.masters_victory.knowledge import redact
from ludothek.games.masters_victory.notation import write
from ludothek.games.masters_victory.reasons import reason
from tests.games.masters_victory.playing import actions, lay
from tests.games.masters_victory.positions import place, state
from tests.games.masters_victory.test_reference import position_of, some_war
from tests.games.masters_victory.test_words import sentences
from tests.reference.masters_victory_paper import (
    BUNKERS,
    CALLED,
    MINES,
    NAMES,
    NUMBERS,
    TALL,
    Piece,
    at,
    front,
    round_about,
    spread,
)
from tests.reference.masters_victory_slow import War

POSITIONS, ASKED = 120, 30  # positions in each chunk, and actions that are asked about in each


@dataclass
class Claim:
    """What is said of a move: the war before it, the piece that goes, and the war with the piece in its new place."""

    war: War
    text: str
    facts: dict[str, Any]

    def __post_init__(self) -> None:
        here, _, there = self.text.replace("x", ">").partition(">")
        self.piece = self.war.standing()[CALLED[here]] if here in CALLED else self.war.running
        self.then = deepcopy(self.war)
        if there:
            assert self.piece
            self.target = self.war.standing().get(CALLED[there])
            self.moved = self.then.pieces[self.war.pieces.index(self.piece)]
            self.moved.square = CALLED[there]

    def was(self) -> Piece:
        assert self.piece
        return self.piece


# --- what can happen to a piece, by the reference ---


def enemies_of(war: War, piece: Piece) -> list[Piece]:
    return list(war.on_board(1 - piece.side))


def attacked_by(war: War, piece: Piece) -> list[Piece]:
    """The enemies that could attack a piece or fire at it with one move."""
    standing = war.standing()
    empty = NAMES.keys() - standing.keys()
    return [
        other
        for other in enemies_of(war, piece)
        if at(piece) in war.attacks(other, standing, empty) or sweeps(war, other, piece)
    ]


def sweeps(war: War, gun: Piece, piece: Piece) -> bool:
    if gun.type != "A" or (at(piece) in BUNKERS and not piece.flies):
        return False
    empty = NAMES.keys() - war.standing().keys() - MINES
    return any(at(piece) in front(square, gun.side) for square in spread(at(gun), empty, 2))


def in_fire(war: War, piece: Piece) -> bool:
    """Whether a gun has it in its zone as it stands."""
    return any(piece in war.targets(gun) for gun in enemies_of(war, piece))


def guards_of(war: War, piece: Piece) -> list[Piece]:
    near = [one for one in war.on_board(piece.side) if at(one) in round_about(at(piece))]
    return [one for one in near if TALL[one.type] > TALL[piece.type]]


def share(claim: Claim, wins: Callable[[int, int], bool]) -> int:
    """Of a hundred deals of the target's type that agree with what was seen."""
    assert claim.target
    six = [one for one in claim.war.pieces if (one.side, one.type) == (claim.target.side, claim.target.type)]
    known = {i: one.number for i, one in enumerate(six) if one.shown or not one.square}
    deals = [deal for deal in set(product(NUMBERS, repeat=6)) if sorted(deal) == sorted(NUMBERS)]
    agreeing = [
        deal
        for deal in deals
        if all(deal[i] == number for i, number in known.items())
        and all(i in known or int(deal[i][0]) >= one.least for i, one in enumerate(six))
    ]
    i, mine = six.index(claim.target), claim.was().strength
    return round(100 * sum(wins(mine, int(deal[i][0])) for deal in agreeing) / len(agreeing))


# --- what is claimed ---


def is_safe(claim: Claim) -> bool:
    return bool(attacked_by(claim.war, claim.was())) and not attacked_by(claim.then, claim.moved)


def threatens(claim: Claim) -> bool:
    standing = claim.then.standing()
    target = standing[CALLED[claim.facts["square"]]]
    ways = claim.then.attacks(claim.moved, standing, NAMES.keys() - standing.keys())
    return target.type == claim.facts["target"] and at(target) in ways


def shields(claim: Claim) -> bool:
    one = claim.then.standing()[CALLED[claim.facts["square"]]]
    before = claim.war.pieces[claim.then.pieces.index(one)]
    return (
        one.type == claim.facts["type"]
        and claim.moved in guards_of(claim.then, one)
        and not guards_of(claim.war, before)
    )


def guarded(claim: Claim) -> bool:
    by = claim.then.standing()[CALLED[claim.facts["by"]]]
    return by in guards_of(claim.then, claim.moved) and not guards_of(claim.war, claim.was())


def ends_quietly(claim: Claim) -> bool:
    own = list(claim.war.on_board(claim.war.side))
    return not any("x" in text for text in claim.war.in_turn()) and not any(in_fire(claim.war, one) for one in own)


def runs(claim: Claim) -> bool:
    ahead = at(claim.moved)[0] - at(claim.was())[0]
    waiting = [p for p in claim.war.pieces if p.side == claim.war.side and not p.square and p.number != "3M"]
    return claim.was().type == "S" and (ahead if claim.war.side == 0 else -ahead) > 0 and bool(waiting)


def shot_at(claim: Claim) -> int:
    gun = claim.then.standing()[CALLED[claim.text.split(" ")[-1].split(">")[-1]]]
    return len(claim.then.targets(gun))


def returns(claim: Claim) -> bool:
    return claim.text in claim.war.legal() and claim.text.startswith("+")


def switches(claim: Claim) -> bool:
    soldier = claim.war.standing()[CALLED[claim.text.split(" ")[1]]]
    left = [one for one in claim.war.on_board(claim.war.side) if one.number == "3M"]
    return bool(claim.war.returns(3)) and left != [soldier]


CLAIMS: dict[str, Callable[[Claim], bool]] = {
    "end-three": lambda claim: claim.text == "end" and claim.war.moves == 3,
    "end": ends_quietly,
    "stay": lambda claim: not attacked_by(claim.war, claim.was()),
    "take": lambda claim: bool(claim.target) and claim.was().type != claim.target.type,
    "fight-sure": lambda claim: share(claim, lambda mine, theirs: mine > theirs) == 100,
    "fight": lambda claim: (
        claim.facts
        == {
            "won": share(claim, lambda mine, theirs: mine > theirs),
            "lost": share(claim, lambda mine, theirs: mine < theirs),
        }
    ),
    "gun": lambda claim: claim.was().type == "A" and shot_at(claim) == claim.facts["hits"] > 0,
    "bunker": lambda claim: at(claim.moved) in BUNKERS and not claim.was().flies and at(claim.was()) not in BUNKERS,
    "leaves": lambda claim: in_fire(claim.war, claim.was()) and not in_fire(claim.then, claim.moved),
    "safe": is_safe,
    "guarded": guarded,
    "shields": shields,
    "threatens": threatens,
    "runs": runs,
    "switch": switches,
    "return": returns,
    "fire": lambda claim: shot_at(claim) == claim.facts["hits"] > 0,
}


@pytest.mark.parametrize("chunk", range(4))
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
    assert len(said) > 12, said


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
    """W10.1, W10.10, W3.2: the end of a switch, a last master given up, a piece left where it can be taken."""
    table = place("S3M R8, T1 A2", "T3M R15, F1 A9", kings=False)
    assert reason(table.board, table.known(0), table.find("switch R8")) is None
    assert reason(table.board, table.known(0), DONE) is None
    fought = place("F3 G7", "S1 M7, F1 N9")
    fought.play("G7xM7")
    assert reason(fought.board, fought.known(0), STAY) is None  # the fighter on N9 reaches it
    attacked = place("T1 G1", "T1 L1")
    assert reason(attacked.board, attacked.known(0), END) is None  # something could be attacked


def test_every_reason_has_words() -> None:
    """W8.4: in six languages, for one and for many."""
    facts = {"square": "G8", "by": "G7", "won": 67, "lost": 17}
    for claim in (*CLAIMS, "deal", "deal-edge"):
        for type, hits in product(TYPES, (1, 2, 9)):
            sentences(f"reason-{claim}", **facts, type=type, target=type, hits=hits)
    for language in LANGUAGES:
        say = words(language, GAME.key)
        assert say("reason-fire", hits=1) != say("reason-fire", hits=2)
