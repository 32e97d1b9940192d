"""What a seat knows of others' hands and plans, and worlds that agree with it."""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.box import DANGER_CARD, GUIDE, PARTS, TOOLS, WINCH
from ludothek.games.great_race.rules import actions
from ludothek.games.great_race.rules.phase import PLAN
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.rules.supplies import KINDS, total


def redact(b: Board, s: State, seat: int) -> None:
    """Others' cards that were not taken openly join the pool of unknown ones (D4); plans are seen with the last one."""
    for other in range(b.seats):
        if other != seat:
            for card in range(KINDS):
                hidden = s.hand[KINDS * other + card] - s.shown[KINDS * other + card]
                s.hand[KINDS * other + card] -= hidden
                s.deck[card] += hidden
            if s.phase == PLAN:
                for role in range(4):
                    s.plan[4 * other + role] = 0


def imagine(b: Board, s: State, seat: int, rng: list[int]) -> None:
    """Deal the unknown cards, each as likely as the others; plans not seen are made anew."""
    for other in range(b.seats):
        if other != seat:
            for _ in range(unknown(s, other)):
                deal_one(s, other, below(rng, total(s.deck)))
            if s.phase == PLAN:
                s.planned[other] = 0


def reveals(b: Board, s: State, action: int) -> int:
    """The last plan shows all of them, and a card of which others did not know shows itself when it is put down."""
    if s.phase == PLAN:
        return int(all(s.planned[other] or s.gone[other] for other in range(b.seats) if other != s.turn))
    card = put_down_by(action)
    return int(card >= 0 and b.seats > 1 and s.shown[KINDS * s.turn + card] == 0)


def put_down_by(action: int) -> int:
    """The card that leaves a hand with an action; -1 if none does."""
    if actions.DISCARD <= action < actions.PLACE:
        return action - actions.DISCARD
    if action in (actions.WINCH_M, actions.WINCH_S):
        return WINCH
    if not actions.USE <= action < actions.FUND:
        return -1
    if action >= actions.GUIDE_CLEAR:
        return GUIDE
    if action >= actions.STRIKE:
        return DANGER_CARD
    if action >= actions.MEND:
        return PARTS if action < actions.MEND + 2 else TOOLS
    return action - actions.USE


def unknown(s: State, seat: int) -> int:
    """How many cards of a hand nobody else has seen."""
    known = 0
    for card in range(KINDS):
        known += s.hand[KINDS * seat + card]
    return s.held[seat] - known


def deal_one(s: State, seat: int, number: int) -> None:
    """The card behind a number below all that are in the pool."""
    for card in range(KINDS):
        number -= s.deck[card]
        if number < 0:
            s.deck[card] -= 1
            s.hand[KINDS * seat + card] += 1
            return
