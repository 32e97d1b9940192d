"""What a bot should like, what it would do without much thought, and its reasons in words."""

from __future__ import annotations

from ludothek.games.masters_victory.board import MOVE, SQUARES, Board
from ludothek.games.masters_victory.bots.evaluation import exchange, worth
from ludothek.games.masters_victory.bots.policy import guess
from ludothek.games.masters_victory.bots.reasons import reason
from ludothek.games.masters_victory.rules.position import TURN, State

__all__ = ["gain", "guess", "reason", "worth"]


def gain(b: Board, s: State, action: int) -> int:
    """What an attack wins at once, by the numbers of this world."""
    if s.phase != TURN or action < MOVE:
        return 0
    here = (action - MOVE) // SQUARES
    there = (action - MOVE) % SQUARES
    return exchange(s, s.at[here] - 1, s.at[there] - 1) if s.at[there] > 0 else 0
