"""What a bot should like, what it would do without much thought, and its reasons in words."""

from __future__ import annotations

from ludothek.games.masters_victory.board import NOWHERE, SQUARES, Board
from ludothek.games.masters_victory.bots.evaluation import exchange, piece_worth, worth
from ludothek.games.masters_victory.bots.policy import guess
from ludothek.games.masters_victory.bots.reasons import reason
from ludothek.games.masters_victory.rules.actions import FIRE, MOVE, SWITCH
from ludothek.games.masters_victory.rules.combat import in_zone, is_open_target
from ludothek.games.masters_victory.rules.position import TURN, State

__all__ = ["gain", "guess", "reason", "worth"]


def gain(b: Board, s: State, action: int) -> int:
    """What an attack or a shot wins at once, by the numbers of this world."""
    if FIRE <= action < SWITCH:
        return shot(s, action - FIRE)
    if s.phase != TURN or action < MOVE:
        return 0
    here = (action - MOVE) // SQUARES
    there = (action - MOVE) % SQUARES
    return exchange(s, s.at[here] - 1, s.at[there] - 1) if s.at[there] > 0 else 0


def shot(s: State, square: int) -> int:
    """What artillery removes from a square."""
    total = 0
    for i in range(9):
        to = in_zone(square, s.turn, i)
        if to != NOWHERE and is_open_target(s, to, s.turn):
            total += piece_worth(s, s.at[to] - 1)
    return total
