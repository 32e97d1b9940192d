"""A player that searches ahead: my move, your answer, my answer to that, as deep as its budget allows.

For games of two without chance and secrets. The search is written with the verbs of the contract and compiled with each
game: principal variation search with iterative deepening, a transposition table, quiescence search, late move
reductions and the history heuristic. Given the same seed and a budget of positions it always answers the same.
"""

from __future__ import annotations

import time

from ludothek.bots.alphabeta.memory import DECIDED, DEEPEST
from ludothek.bots.alphabeta.search import ENTRIES
from ludothek.bots.alphabeta.searcher import Searcher, SearchResult
from ludothek.core.dice import stream
from ludothek.core.engine import How, engine_for, how_at_once
from ludothek.core.fields import Board, Position
from ludothek.core.game import Game

__all__ = ["ENTRIES", "AlphaBeta", "SearchResult", "suits"]

INTERPRETED = 400  # how many times slower the interpreted engine is, about


def suits(game: Game) -> bool:
    """Whether the search can play a game: two seats, nothing thrown, nothing hidden."""
    return not game.chance and not game.hidden and game.seats == (2,)


class AlphaBeta:
    """Searches within a budget of positions, or of seconds."""

    def __init__(
        self,
        game: Game,
        *,
        depth: int = DEEPEST // 2,
        nodes: int = 1_000_000,
        seconds: float | None = None,
        seed: int = 0,
        how: How | None = None,
    ) -> None:
        """Without `how` it plays compiled once that has been done on this machine, and interpreted until then."""
        if not suits(game):
            raise ValueError(f"{game.key} has chance, secrets or more than two seats: alpha-beta cannot read it")
        self.game, self.depth, self.nodes, self.seconds, self.how = game, depth, nodes, seconds, how
        self.rng = stream(seed)
        self.searcher: Searcher | None = None

    def choose(self, board: Board, state: Position, seat: int) -> int:
        return self.search(board, state).action

    def search(self, board: Board, state: Position) -> SearchResult:
        """Deepen move by move until the budget is spent or the outcome is settled."""
        searcher = self.prepared()
        searcher.set_position(board, state, self.rng)
        nodes = self.nodes if searcher.engine.is_compiled else max(self.nodes // INTERPRETED, 200)
        start = time.perf_counter()
        found = SearchResult(searcher.first(), 0, 0, 0)
        for depth in range(1, self.depth + 1):
            budget = self.affordable(searcher.nodes(), time.perf_counter() - start) if self.seconds else nodes
            deeper = searcher.deepen(depth, budget)
            if deeper is None:
                break
            found = deeper
            if abs(found.value) > DECIDED or searcher.only_move():
                break
        return found

    def affordable(self, nodes: int, spent: float) -> int:
        """How many positions the seconds allow in all, at the pace so far."""
        assert self.seconds
        pace = nodes / spent if nodes > 5000 else 200_000
        return nodes + int(pace * max(self.seconds - spent, 0))

    def prepared(self) -> Searcher:
        how = self.how or how_at_once(self.game, ENTRIES)
        if self.searcher is None or self.searcher.engine.how != how:
            self.searcher = Searcher(engine_for(self.game, ENTRIES, how))
        return self.searcher
