"""Iterative deepening: one round of search after the other, from the moves of a position in a random order."""

from __future__ import annotations

from dataclasses import dataclass

from ludothek.bots.alphabeta.memory import BUDGET, DEEPEST, NODES, REACH, WIN, Memory
from ludothek.core.dice import below
from ludothek.core.engine import Engine
from ludothek.core.fields import Board, Position

SLOTS = 1 << 20  # entries of the transposition table


@dataclass
class SearchResult:
    """What a search found: the move, what it is worth to the mover, how deep and how widely it looked."""

    action: int
    value: int
    depth: int
    nodes: int


class Searcher:
    """Runs the compiled or interpreted search in a memory of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.moves = 0
        game, numbers, slots = engine.game, engine.numbers, SLOTS if engine.is_compiled else 1 << 12
        self.memory = Memory(
            board=engine.row_of([game.lay({})]),
            positions=engine.positions(DEEPEST + 2),
            outs=engine.lists(DEEPEST + 2),
            ranks=numbers(DEEPEST + 2, game.most, kind="i8"),
            keys=numbers(slots, kind="i8"),
            entries=numbers(slots, kind="i8"),
            history=numbers(2 * game.actions, kind="i8"),
            counters=numbers(3, kind="i8"),
        )

    def set_position(self, board: Board, state: Position, rng: list[int]) -> None:
        """Make a position the root of a search, its moves in a random order so that equals take turns."""
        m = self.memory
        m.board[0] = self.engine.row_of([board])[0]
        m.positions[0] = self.engine.row_of([state])[0]
        for blank in (m.keys, m.entries, m.history, m.counters):
            blank[:] = self.engine.numbers(len(blank), kind="i8")
        self.moves = self.engine.run.list_moves(m)
        for i in range(self.moves - 1, 0, -1):
            j = below(rng, i + 1)
            m.outs[0][i], m.outs[0][j] = int(m.outs[0][j]), int(m.outs[0][i])

    def deepen(self, depth: int, budget: int) -> SearchResult | None:
        """One round of deepening; None if the budget ran out in its first line."""
        self.memory.counters[BUDGET], self.memory.counters[REACH] = budget, min(2 * depth + 4, DEEPEST)
        value = self.engine.run.search_root(self.memory, 0, self.moves, depth, -WIN, WIN)
        return SearchResult(self.first(), int(value), depth, self.nodes()) if value > -WIN else None

    def first(self) -> int:
        return int(self.memory.outs[0][0])

    def only_move(self) -> bool:
        return self.moves == 1

    def nodes(self) -> int:
        return int(self.memory.counters[NODES])
