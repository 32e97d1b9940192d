"""Counting positions: the usual first check of a game's rules and of their speed."""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.core import loops
from ludothek.core.engine import How, engine_for
from ludothek.core.game import Game, Refused

DEEPEST = 32


def perft(game: Game, depth: int, options: Mapping[str, object], how: How = "compiled") -> int:
    """How many sequences of `depth` actions lead from the start, every last position really made."""
    if not isinstance(depth, int) or not 0 <= depth <= DEEPEST:
        raise Refused("depth", depth=str(depth), most=DEEPEST)
    engine = engine_for(game, loops.ENTRIES, how)
    board, positions = engine.board(dict(options)), engine.positions(depth + 1)
    engine.run.set_up(board, positions)
    return int(engine.run.perft(board, positions, engine.lists(depth + 1), 0, depth))
