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
    (SLOT, "hint-take"),
    (BUY, "hint-petrol"),
    (MEND, "hint-mend"),
    (STRIKE, "hint-strike"),
    (GUIDE_CLEAR, "hint-clear"),
    (FUND, "hint-fund"),
    (SCOUT, "hint-scout"),
    (FETCH, "hint-fetch"),
    (PASS, "hint-pass"),
    (HALT, "hint-halt"),
    (GUARD, "hint-guard"),
    (GUARD + 2, "hint-accept"),
    (WINCH_M, "hint-winch"),
    (NO_WINCH, "hint-keep-winch"),
    (REPAIR, "hint-repair"),
    (LOSE, "hint-hit"),
    (SAIL, "hint-sail"),
    (CLEAR, "hint-clear"),
    (RETURN, "hint-back"),
    (DISCARD, "hint-drop"),
)


def reason(b: Board, s: State, action: int) -> tuple[str, dict[str, Any]]:
    """The message that says why an action is good."""
    if legal(b, s, [0] * GAME.most) == 1:
        return "hint-only", {}
    if action >= PLACE:
        return ("hint-lay" if TILE_EASY[(action - PLACE) // SPACES] else "hint-lay-hard"), {}
    if GO <= action < SAIL:
        return reason_for_step(b, s, action - GO), {}
    if COMMIT <= action < BUY:
        return reason_for_plan(PLANS[action - COMMIT]), {}
    if USE <= action < MEND:
        return reason_for_card(action - USE), {}
    return next(message for first, message in reversed(FROM) if action >= first), {}


def reason_for_step(b: Board, s: State, space: int) -> str:
    if space == b.finish:
        return "hint-finish"
    if TOWN[space]:
        return "hint-town"
    return "hint-road" if s.tile[space] else "hint-blind"


def reason_for_plan(plan: tuple[int, ...]) -> str:
    """By what is most striking in it."""
    if plan[FUNDING] == 2:
        return "hint-plan-money"
    if plan[PATHFINDER] == 2:
        return "hint-plan-paths"
    return "hint-plan-drive" if plan[MECHANIC] >= 2 else "hint-plan-safe"


def reason_for_card(card: int) -> str:
    if CARD_FUEL[card]:
        return "hint-fuel"
    return "hint-guide" if card == GUIDE else "hint-telegram"
