"""What a bot should like, what it would do without much thought, and its reasons in words."""

from __future__ import annotations

from typing import Any

from ludothek.games.masters_victory.board import (
    ARTILLERY,
    BUNKER,
    END,
    FIRE,
    MOVE,
    R1,
    RETURN,
    RULE,
    SQUARES,
    STAY,
    SWITCH,
    TERRAIN,
    TYPE,
    Board,
)
from ludothek.games.masters_victory.guessing import guess
from ludothek.games.masters_victory.judging import exchange, under_fire, worth
from ludothek.games.masters_victory.position import DEALING, TURN, State, is_aircraft

__all__ = ["gain", "guess", "reason", "worth"]


def gain(b: Board, s: State, action: int) -> int:
    """What an attack wins at once, by the numbers of this world."""
    if s.phase != TURN or action < MOVE:
        return 0
    here = (action - MOVE) // SQUARES
    there = (action - MOVE) % SQUARES
    return exchange(s, s.at[here] - 1, s.at[there] - 1) if s.at[there] > 0 else 0


# --- in words ---


def reason(b: Board, s: State, action: int) -> tuple[str, dict[str, Any]]:
    """Why a move is good, as a message of the words files; for a hint. Hidden numbers are 0 here."""
    if s.phase == DEALING:
        return "reason-deal", {}
    if action == END:
        return "reason-end", {}
    if action == STAY:
        return "reason-stay", {}
    if action >= MOVE:
        return reason_to_move(s, action)
    if action >= SWITCH or RETURN <= action < FIRE:
        return "reason-switch", {}
    return "reason-fire", {}


def reason_to_move(s: State, action: int) -> tuple[str, dict[str, Any]]:
    here, there = divmod(action - MOVE, SQUARES)
    piece = s.at[here] - 1
    if s.at[there]:
        fights = RULE[TYPE[piece]][TYPE[s.at[there] - 1]] == R1
        return ("reason-fight" if fights else "reason-take"), {}
    if TYPE[piece] == ARTILLERY:
        return "reason-gun", {}
    if TERRAIN[there] == BUNKER and not is_aircraft(TYPE[piece]):
        return "reason-bunker", {}
    if under_fire(s, piece):
        return "reason-leaves", {}
    return "reason-place", {}
