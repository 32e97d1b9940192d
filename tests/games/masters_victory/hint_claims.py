"""What a hint claims of a move, each checked by the slow reference, which shares nothing with the room."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from itertools import product
from typing import Any

from tests.reference.masters_victory_box import (
    BUNKERS,
    CALLED,
    MINES,
    NAMES,
    NUMBERS,
    TALL,
    Piece,
    Square,
    at,
    distances,
    front,
    round_about,
    spread,
)
from tests.reference.masters_victory_slow import War


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
    return not attacked_by(claim.then, claim.moved)


def relieved(claim: Claim) -> bool:
    before, then = len(attacked_by(claim.war, claim.was())), len(attacked_by(claim.then, claim.moved))
    return (claim.facts["before"], claim.facts["then"]) == (before, then) and 0 < then < before


def aims(claim: Claim) -> bool:
    target = claim.then.standing()[CALLED[claim.facts["square"]]]
    return target.type == claim.facts["target"] and sweeps(claim.then, claim.moved, target)


def comes_nearer(claim: Claim) -> bool:
    """To an enemy that it could attack, or fire at, if only it stood near enough."""
    standing = claim.then.standing()
    target = standing[CALLED[claim.facts["square"]]]
    away = [distances(at(target))[at(piece)] for piece in (claim.was(), claim.moved)]
    if claim.was().type == "A":
        can = target.flies or at(target) not in BUNKERS
    else:
        can = claim.then.may_attack(claim.moved, target, standing) and (claim.was().flies or at(target) not in MINES)
    return can and target.side != claim.war.side and target.type == claim.facts["target"] and away[1] < away[0]


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


def hangs(war: War) -> bool:
    """Whether one move of the other side is sure to remove the only master that is left."""
    masters = [one for one in war.on_board(war.side) if one.number == "3M"]
    if len(masters) != 1:
        return False
    known = [one for one in attacked_by(war, masters[0]) if one.type != masters[0].type or one.shown]
    return any(one.type != masters[0].type or one.strength == 3 for one in known)


def ends_quietly(claim: Claim) -> bool:
    own = list(claim.war.on_board(claim.war.side))
    calm = not hangs(claim.war) and not any(in_fire(claim.war, one) for one in own)
    return calm and not any("x" in text or text.startswith("fire") for text in claim.war.in_turn())


def ends_in_a_draw(claim: Claim) -> bool:
    quiet = not claim.war.busy and claim.war.quiet + 1 == claim.war.limit
    return claim.text == "end" and quiet


def runs(claim: Claim) -> bool:
    ahead = at(claim.moved)[0] - at(claim.was())[0]
    waiting = [p for p in claim.war.pieces if p.side == claim.war.side and not p.square and p.number != "3M"]
    return claim.was().type == "S" and (ahead if claim.war.side == 0 else -ahead) > 0 and bool(waiting)


def reach(war: War, piece: Piece) -> set[Square]:
    """What a piece could attack with one move, if it were free to."""
    standing = war.standing()
    return set(war.attacks(piece, standing, NAMES.keys() - standing.keys()))


def stays_with_fewest(claim: Claim) -> bool:
    """Nowhere else that it may still go could fewer enemies attack it."""
    here = len(attacked_by(claim.war, claim.was()))
    goals = [CALLED[text[1:]] for text in claim.war.legal() if text.startswith(">")]
    for goal in goals:
        then = deepcopy(claim.war)
        moved = then.pieces[claim.war.pieces.index(claim.was())]
        moved.square = goal
        if len(attacked_by(then, moved)) < here:
            return False
    return claim.facts == {"enemies": here}


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
    "end-three": lambda claim: (
        claim.war.moves == 3
        and not hangs(claim.war)
        and not any(text.startswith("fire") for text in claim.war.in_turn())
    ),
    "end-draw": ends_in_a_draw,
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
    "fight-risk": lambda claim: (
        claim.facts == {"mine": claim.was().strength, "falls": 100 - share(claim, lambda mine, theirs: mine < theirs)}
        and claim.facts["falls"] > 0
    ),
    "stay-fewest": stays_with_fewest,
    "stay-threatens": lambda claim: any(
        at(one) == CALLED[claim.facts["square"]] and one.type == claim.facts["target"]
        for one in enemies_of(claim.war, claim.was())
        if at(one) in reach(claim.war, claim.was())
    ),
    "gun": lambda claim: claim.was().type == "A" and shot_at(claim) == claim.facts["hits"] > 0,
    "bunker": lambda claim: at(claim.moved) in BUNKERS and not claim.was().flies and at(claim.was()) not in BUNKERS,
    "leaves": lambda claim: in_fire(claim.war, claim.was()) and not in_fire(claim.then, claim.moved),
    "safe": is_safe,
    "guarded": guarded,
    "shields": shields,
    "threatens": threatens,
    "runs": runs,
    "fewer": relieved,
    "aims": aims,
    "nearer": comes_nearer,
    "switch": switches,
    "return": returns,
    "fire": lambda claim: shot_at(claim) == claim.facts["hits"] > 0,
}
