"""Why a move is good, as messages of the words files: for hints."""

from __future__ import annotations

from typing import Any

from ludothek.games.great_race import GAME
from ludothek.games.great_race.actions import (
    BUY,
    CLEAR,
    COMMIT,
    DISCARD,
    FETCH,
    FUND,
    GO,
    GUARD,
    GUIDE_CLEAR,
    HALT,
    LOSE,
    MEND,
    NO_WINCH,
    PASS,
    PLACE,
    REPAIR,
    RETURN,
    SAIL,
    SCOUT,
    SLOT,
    STRIKE,
    USE,
    WINCH_M,
)
from ludothek.games.great_race.board import SPACES, TOWN, Board
from ludothek.games.great_race.box import CARD_FUEL, FUNDING, GUIDE, MECHANIC, PATHFINDER, PLANS, TILE_EASY
from ludothek.games.great_race.position import State
from ludothek.games.great_race.rules import legal

FROM = (  # an action from this number on has this reason; later lines before earlier ones
    (SLOT, "reason-take"),
    (BUY, "reason-petrol"),
    (MEND, "reason-mend"),
    (STRIKE, "reason-strike"),
    (GUIDE_CLEAR, "reason-clear"),
    (FUND, "reason-fund"),
    (SCOUT, "reason-scout"),
    (FETCH, "reason-fetch"),
    (PASS, "reason-pass"),
    (HALT, "reason-halt"),
    (GUARD, "reason-guard"),
    (GUARD + 2, "reason-accept"),
    (WINCH_M, "reason-winch"),
    (NO_WINCH, "reason-keep-winch"),
    (REPAIR, "reason-repair"),
    (LOSE, "reason-hit"),
    (SAIL, "reason-sail"),
    (CLEAR, "reason-clear"),
    (RETURN, "reason-back"),
    (DISCARD, "reason-drop"),
)


def reason(b: Board, s: State, action: int) -> tuple[str, dict[str, Any]]:
    """The message that says why an action is good."""
    if legal(b, s, [0] * GAME.most) == 1:
        return "reason-only", {}
    if action >= PLACE:
        return ("reason-lay" if TILE_EASY[(action - PLACE) // SPACES] else "reason-lay-hard"), {}
    if GO <= action < SAIL:
        return reason_for_step(b, s, action - GO), {}
    if COMMIT <= action < BUY:
        return reason_for_plan(PLANS[action - COMMIT]), {}
    if USE <= action < MEND:
        return reason_for_card(action - USE), {}
    return next(message for first, message in reversed(FROM) if action >= first), {}


def reason_for_step(b: Board, s: State, space: int) -> str:
    if space == b.finish:
        return "reason-finish"
    if TOWN[space]:
        return "reason-town"
    return "reason-road" if s.tile[space] else "reason-blind"


def reason_for_plan(plan: tuple[int, ...]) -> str:
    """By what is most striking in it."""
    if plan[FUNDING] == 2:
        return "reason-plan-money"
    if plan[PATHFINDER] == 2:
        return "reason-plan-paths"
    return "reason-plan-drive" if plan[MECHANIC] >= 2 else "reason-plan-safe"


def reason_for_card(card: int) -> str:
    if CARD_FUEL[card]:
        return "reason-fuel"
    return "reason-guide" if card == GUIDE else "reason-telegram"
