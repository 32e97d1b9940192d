"""The arrays that a search works in, and what its numbers mean."""

from __future__ import annotations

from typing import NamedTuple

from ludothek.core.fields import Board, Position

DEEPEST = 60  # no line is read further
WIN = 1_000_000  # a won game, less the moves it takes
DECIDED = WIN - 1000  # beyond this a value means a won game, below its negative a lost one
NODES, BUDGET, REACH = 0, 1, 2  # counters: positions looked at, how many may be, how far a check extends a line


class Memory(NamedTuple):
    """The arrays of a search: a stack of positions, the transposition table and the history table.

    Place 0 of the stack belongs to the root, place k to k moves on.
    """

    board: list[Board]  # a row of one
    positions: list[Position]
    outs: list[list[int]]  # outs[k]: the moves of position k
    ranks: list[list[int]]  # ranks[k]: how promising each of them is
    keys: list[int]  # keys[slot]: the position that the entry of the transposition table belongs to
    entries: list[int]  # entries[slot]: its value, depth, bound and best move, packed
    history: list[int]  # history[2 * action + seat]: how often a quiet move has caused a cutoff, weighted by depth
    counters: list[int]  # NODES, BUDGET, REACH
