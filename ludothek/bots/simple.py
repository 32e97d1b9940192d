"""Players that need no search: uniform, greedy, greedy in one imagined world, and greedy with a look at the answer."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludothek.core.dice import below, stream
from ludothek.core.fields import OVER, Board, Position
from ludothek.core.game import Game
from ludothek.core.verbs import WON


@dataclass
class Uniform:
    """Any legal move, all equally likely."""

    game: Game
    seed: int = 0
    rng: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.rng = stream(self.seed)

    def choose(self, board: Board, state: Position, seat: int) -> int:
        actions = self.game.legal_actions(board, state)
        return actions[below(self.rng, len(actions))]


@dataclass
class Greedy(Uniform):
    """The move after which the position looks best, whatever the answer to it may be."""

    def choose(self, board: Board, state: Position, seat: int) -> int:
        actions = self.game.legal_actions(board, state)
        return max(actions, key=lambda action: (self.liking(board, state, seat, action), below(self.rng, 1 << 20)))

    def liking(self, board: Board, state: Position, seat: int, action: int) -> int:
        return standing(self.game, board, played(self.game, board, state, action), seat)


@dataclass
class GreedyInOneWorld(Greedy):
    """Where something is hidden: takes the first world it imagines for true, and what looks best in it."""

    def choose(self, board: Board, state: Position, seat: int) -> int:
        world = state.copy()
        assert self.game.secrets
        self.game.secrets.imagine(board, world, seat, self.rng)
        return super().choose(board, world, seat)


@dataclass
class GreedyWithReply(Greedy):
    """What can I take, what could be taken from me? A look at each, and now and then something is overlooked."""

    moves_missed: int = 25  # of a hundred
    answers_missed: int = 30  # of a hundred
    noise: int = 30  # added to what it likes, from 0 to this; a hundred is a piece

    def choose(self, board: Board, state: Position, seat: int) -> int:
        actions = self.game.legal_actions(board, state)
        noticed = [action for action in actions if below(self.rng, 100) >= self.moves_missed] or actions
        return max(noticed, key=lambda action: self.liking(board, state, seat, action) + below(self.rng, self.noise))

    def liking(self, board: Board, state: Position, seat: int, action: int) -> int:
        after = played(self.game, board, state, action)
        return standing(self.game, board, after, seat) - self.worst_answer(board, after, seat)

    def worst_answer(self, board: Board, after: Position, seat: int) -> int:
        """The most that the other side can win at once, as far as it is noticed."""
        if after.turn in (OVER, seat):
            return 0
        answers = self.game.legal_actions(board, after)
        gains = (self.game.bots.gain(board, after, answer) for answer in answers)
        return max((g for g in gains if g and below(self.rng, 100) >= self.answers_missed), default=0)


# --- looking ahead by hand ---


def played(game: Game, board: Board, state: Position, action: int) -> Position:
    after = state.copy()
    game.rules.apply(board, after, action)
    return after


def standing(game: Game, board: Board, state: Position, seat: int) -> int:
    """How a seat stands: won and lost games outweigh everything."""
    if state.turn == OVER:
        return int((2 * state.score[seat] - 1) * WON)
    return int(game.bots.worth(board, state, seat))
