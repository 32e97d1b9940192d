"""The four levels a person can choose; their names and sentences stand in the words files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from ludothek.bots import pimc
from ludothek.bots.alphabeta import AlphaBeta, suits
from ludothek.bots.mcts import Mcts
from ludothek.bots.simple import GreedyWithReply
from ludothek.core.engine import How
from ludothek.core.fields import Board, Position
from ludothek.core.game import Game, Refused
from ludothek.core.players import Player, Players

LEVELS = (1, 2, 3, 4)
CLOSE_CALLS = 5_000  # simulations that tell apart what a room's own player finds about equal
SIMULATIONS = {2: 300, 3: 2_000, 4: 15_000}  # of a tree search, where alpha-beta does not suit a game


@dataclass
class RoomPlayer:
    """The player that a room brings along; with more seats than it is made for, a search decides close calls."""

    game: Game
    players: Players
    level: int
    seed: int
    how: How | None = None

    def choose(self, board: Board, state: Position, seat: int) -> int:
        calls = self.players.close_calls
        if calls is None or self.level < max(LEVELS) or board.seats <= calls.seats:
            return self.own.choose(board, state, seat)
        candidates = calls.player(self.game, self.how).consider(board, state)
        return candidates[0] if len(candidates) == 1 else self.search.choose(board, state, seat, candidates)

    @cached_property
    def own(self) -> Player:
        return self.players.player(self.game, self.level, self.seed, self.how)

    @cached_property
    def search(self) -> Mcts:
        assert self.players.close_calls
        return Mcts(self.game, CLOSE_CALLS, self.seed, self.players.close_calls.exploration, self.how)


def players_of(game: Game) -> Players | None:
    """The players that a room brings along, or those who imagine what is hidden; None where any search will do."""
    own = game.bots.PLAYERS
    if isinstance(own, Players):
        return own
    return pimc.players(game) if game.hidden else None


def bot(game: Game, level: int, seed: int, how: How | None = None) -> Player:
    """The player of a level. Unless told how, it does not wait for the compiler: it plays interpreted until then."""
    own = players_of(game)
    if level in LEVELS and own:
        return RoomPlayer(game, own, level, seed, how)
    if level == 1:
        return GreedyWithReply(game, seed)
    if level in SIMULATIONS and not suits(game):
        return Mcts(game, simulations=SIMULATIONS[level], seed=seed, how=how)
    if level == 2:
        return AlphaBeta(game, depth=2, nodes=20_000, seed=seed, how=how)
    if level == 3:
        return AlphaBeta(game, depth=4, nodes=200_000, seed=seed, how=how)
    if level == 4:
        return AlphaBeta(game, nodes=2_500_000, seed=seed, how=how)
    raise Refused("level", level=str(level), levels=len(LEVELS))
