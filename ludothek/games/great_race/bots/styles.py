"""The crews of the four levels: one overlooks much, one follows its policy, and two try out what may come.

None of them sees a card or a plan that its seat does not know: the last two imagine hands and plans that agree with all
that was seen.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludothek.core.dice import stream
from ludothek.core.game import Game
from ludothek.core.styles import Style, Styles
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.bots.value import guess
from ludothek.games.great_race.rules.position import State

NO_MISSION = 0
POLICY = Style(NO_MISSION, notices=100, noise=14, looks=0)
STYLES = {
    1: POLICY._replace(notices=70, noise=60),
    2: POLICY,
    3: POLICY._replace(chosen=5, simulations=30, prior=0.02),  # the head start is a chance to win
    4: POLICY._replace(noise=1, chosen=12, simulations=2400, prior=0.02),
}
SEEKER = POLICY._replace(noise=1, chosen=12, simulations=240, prior=0.01)  # its trait is a mission, M04 being 4


@dataclass
class Quick:
    """Follows its policy alone."""

    game: Game
    seed: int

    def choose(self, board: Board, state: State, seat: int) -> int:
        return guess(board, state, [0] * self.game.most, stream(self.seed))


PLAYERS = Styles(STYLES, hints=4, quick=Quick, remark="compiled, to the end of the round and judged")
