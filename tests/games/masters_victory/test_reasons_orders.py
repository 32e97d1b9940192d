"""Orders to fire, switches, deals and ends are refused for what the slow reference finds wrong with them, too."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludothek import Refused
from ludothek.games.masters_victory.referee import judge
from ludothek.games.masters_victory.rules.knowledge import redact
from tests.games.masters_victory.random_games import lay
from tests.games.masters_victory.test_reference import position_of, some_war
from tests.reference.masters_victory_box import BUNKERS, CALLED, NAMES, Piece, at, front
from tests.reference.masters_victory_slow import War

POSITIONS = 120
BACK = [*(f"{type}{number}" for type in "FTS" for number in ("1", "2", "3", "3M")), "B", "A"]
WORDS = ("end", "done", "stay", "switch", "fire", "deal F 1 1 2 2 3 3M")


def asked(rng: random.Random, war: War) -> list[str]:
    """An order to every piece and to some squares, each typed or clicked; pieces that come back; every word."""
    squares = [NAMES[at(piece)] for piece in war.on_board()] + rng.sample(list(NAMES.values()), 3)
    orders = [rng.choice((f"{word} {here}", f"{here}>{word}")) for here in squares for word in ("switch", "fire")]
    homes = [NAMES[piece.home] for piece in war.pieces if piece.side == war.side]
    back = [f"+{piece}@{rng.choice(homes if rng.random() < 0.8 else squares)}" for piece in BACK]
    return [*orders, *back, *WORDS]


@pytest.mark.parametrize("chunk", range(2))
def test_every_order_is_refused_for_what_forbids_it(chunk: int) -> None:
    """W2.2, W3.1, W3.10, W8.1, W8.5, W8.6, W8.7, W10.1, W10.3, W10.4, W10.5, W10.8, W10.9, W10.11: any order."""
    rng, whys = random.Random(chunk), Counter[str]()
    for _ in range(POSITIONS):
        war = some_war(rng)
        if not war.due:
            continue
        b, s, legal = lay("ask" if war.ask else "auto", war.limit), position_of(war), war.legal()
        redact(b, s, s.turn)
        for text in [text for text in asked(rng, war) if not {text, " ".join(reversed(text.split(">")))} & legal]:
            refused = judge(b, s, s.turn, text)
            assert is_the_reason(war, text, refused), (text, war.due, refused.why, refused.rule, refused.facts)
            whys[refused.why] += 1
    assert len(whys) > 20, whys


def is_the_reason(war: War, text: str, refused: Refused) -> bool:
    """Whether what is cited forbids the order."""
    word, _, rest = text.replace("@", " ").partition(" ")
    if ">" in text:
        rest, word = text.split(">")
    if word == "deal":
        return (refused.why, refused.rule) == ("dealt", "W2.2")
    if word == "switch" and war.due != "turn":
        return (refused.why, refused.rule) == ("switch-later", "W10.8")
    if word in ("fire", "switch") and rest:
        piece = war.standing().get(CALLED[rest])
        if piece is None or piece.side != war.side:
            return refused.rule == "W3.1" and refused.why == ("not-yours" if piece else "no-piece")
        return cannot_fire(war, piece, refused) if word == "fire" else cannot_switch(war, piece, refused)
    if word[0] == "+" and war.due == "switch":
        return comes_not_back(war, word[1:], rest, refused)
    return is_out_of_place(war, word, refused)


def cannot_fire(war: War, piece: Piece, refused: Refused) -> bool:
    zone = front(at(piece), piece.side)
    ahead = [one for one in war.on_board(1 - war.side) if one.square in zone]
    match refused.why, refused.rule:
        case "fire-type", "W8.1":
            return piece.type != "A"
        case "fire-bunker", "W8.5":
            hidden = war.standing()[CALLED[refused.facts["square"]]]
            return piece.type == "A" and hidden in ahead and at(hidden) in BUNKERS and not war.targets(piece)
        case "fire-auto", "W8.6":
            return piece.type == "A" and not war.ask
        case "fire-later", "W8.7":
            return war.ask and war.due != "turn" and not (war.due == "step" and piece is war.running)
        case "fire-nothing", "W8.7":
            return war.ask and piece.type == "A" and not ahead
    return False


def cannot_switch(war: War, piece: Piece, refused: Refused) -> bool:
    arrived = at(piece)[0] == (18, 1)[war.side]
    match refused.why, refused.rule:
        case "switch-type", "W10.1":
            return piece.type != "S"
        case "switch-line", "W10.1":
            return piece.type == "S" and not arrived
        case "switch-nothing", "W10.11":
            return piece.type == "S" and arrived and not war.returns(3)
    return False


def comes_not_back(war: War, text: str, square: str, refused: Refused) -> bool:
    """Why a piece does not come back, or not there."""
    own = [piece for piece in war.pieces if piece.side == war.side and piece.text == text]
    lying = [piece for piece in own if not piece.square and piece is not war.running]
    fits = lying and lying[0].price <= war.budget
    homes = {NAMES[piece.home] for piece in war.army(text[0])}
    match refused.why, refused.rule:
        case "return-master", "W10.3":
            return text.endswith("3M")
        case "return-absent", "W10.1":
            return not lying and war.running not in own
        case "return-self", "W10.9":
            return not lying and war.running in own
        case "return-sum", "W10.1":
            return bool(lying) and lying[0].price > war.budget
        case "return-square", "W10.4":
            return bool(fits) and square not in homes
        case "return-taken", "W10.5":
            return bool(fits) and square in homes and CALLED[square] in war.standing()
    return False


def is_out_of_place(war: War, word: str, refused: Refused) -> bool:
    """A word that belongs to another moment, or an order without a square."""
    because = (refused.why, refused.rule)
    if word == "fire":
        return because == (("unreadable", "W3.1") if war.ask else ("fire-auto", "W8.6"))
    if war.due == "switch":
        return because == (("return-first", "W10.1") if word == "done" else ("switching", "W10.8"))
    if war.due == "turn":
        idle = {"stay": ("no-running", "W3.10"), "switch": ("no-switch", "W10.1")}
        return because == idle.get(word, ("no-switch", "W10.8"))
    return because == (("running", "W3.10") if word == "end" else ("switch-later", "W10.8"))
