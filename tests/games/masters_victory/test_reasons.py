"""The rule that a refusal cites is the one that was broken: the slow reference, which shares nothing, says so too."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludothek import Refused
from ludothek.games.masters_victory.referee import judge
from ludothek.games.masters_victory.rules.knowledge import redact
from tests.games.masters_victory.random_games import lay
from tests.games.masters_victory.test_reference import position_of, some_war
from tests.reference.masters_victory_box import (
    BEATS,
    BUNKERS,
    CALLED,
    EQUALS,
    FAR,
    MINES,
    NAMES,
    TALL,
    Piece,
    Square,
    at,
    distances,
    round_about,
    spread,
)
from tests.reference.masters_victory_slow import War

POSITIONS, ASKED = 60, 60


@pytest.mark.parametrize("chunk", range(3))
def test_every_goal_is_refused_for_what_forbids_it(chunk: int) -> None:
    """W3.4, W3.6, W3.7, W3.8, W3.9, W4.1, W4.3, W5.2, W5.3, W7.2, W9.2: any piece of one's own to any square."""
    rng, whys = random.Random(chunk), Counter[str]()
    for _ in range(POSITIONS):
        war = some_war(rng)
        if war.due == "switch":
            continue
        b, s = lay("ask" if war.ask else "auto", war.limit), position_of(war)
        redact(b, s, s.turn)
        movers = [war.running] if war.running else list(war.on_board(war.side))
        for piece, to in ((rng.choice(movers), rng.choice(list(NAMES))) for _ in range(ASKED)):
            assert piece
            text = f"{'' if war.running else NAMES[at(piece)]}>{NAMES[to]}"
            if not {text, text.replace(">", "x")} & war.legal():
                refused = judge(b, s, s.turn, text)
                assert is_the_reason(war, piece, to, refused), (text, refused.why, refused.facts)
                whys[refused.why] += 1
    assert len(whys) > 8, whys


def is_the_reason(war: War, piece: Piece, to: Square, refused: Refused) -> bool:
    """Whether what is cited forbids the move, and nothing that cannot be mended comes before it."""
    other, near = war.standing().get(to), distances(at(piece))[to]
    steps = war.steps if war.running else FAR[piece.type]
    match refused.why, refused.rule:
        case "moved", "W3.3":
            return piece.moved and not war.running
        case "fourth", "W3.1":
            return war.moves == 3 and not piece.moved and not war.running
        case (("origin" | "origin-rest"), "W3.9"):
            return to == at(piece)
        case "own-piece", "W3.8":
            return other is not None and other.side == piece.side
        case "mines", "W4.1":
            return other is None and to in MINES and not piece.flies
        case "diagonal", "W3.4":
            return to in round_about(at(piece)) and near == 2 and (piece.type == "A" or steps == 1)
        case (("steps" | "steps-left"), "W3.6"):
            return near > steps and refused.facts["needed"] == near and refused.facts["limit"] == steps
        case "step-by-step", "W3.9":
            return piece.type == "A" and near == 2
    if other and other.side != piece.side and refused.why not in ("blocked", "round-mines"):
        return is_no_target(war, piece, other, refused) and (refused.why != "shielded" or near <= steps)
    return near <= steps and is_shut(war, piece, to, steps, refused)


def is_no_target(war: War, piece: Piece, other: Piece, refused: Refused) -> bool:
    """Why an enemy cannot be attacked, wherever it stands or just there."""
    can = other.type in BEATS[piece.type] or (piece.type == other.type and piece.type in EQUALS)
    match refused.why, refused.rule:
        case "gun-attacks", "W5.2":
            return piece.type == "A"
        case "second-attack", "W5.3":
            return war.due == "rest"
        case "no-numbers", "W7.2":
            return piece.type == other.type == "B"
        case "no-target", "W5.2":
            return not can
        case "over-mines", "W4.1":
            return can and piece.type == "S" and at(other) in MINES
        case "bunker", "W4.3":
            return can and piece.flies and not other.flies and at(other) in BUNKERS
        case "shielded", "W9.2":
            by = war.standing()[CALLED[refused.facts["by"]]]
            taller = by.side == other.side and TALL[by.type] > TALL[other.type]
            return can and taller and at(by) in round_about(at(other))
    return False


def is_shut(war: War, piece: Piece, to: Square, steps: int, refused: Refused) -> bool:
    """Whether the way would be open without the pieces in it, or not even then because of mines."""
    there = CALLED[refused.facts["at"]]
    dry = to in spread(at(piece), NAMES.keys() - MINES, steps)
    match refused.why, refused.rule:
        case "blocked", "W3.7":
            return dry and there in war.standing() and not piece.flies
        case "round-mines", "W4.1":
            return not dry and there in MINES and not piece.flies
    return False
