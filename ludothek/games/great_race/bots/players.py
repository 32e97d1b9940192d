"""The crews of the four levels: one overlooks much, one follows its policy, and two try out what may come.

None of them sees a card or a plan that its seat does not know: the last two imagine hands and plans that agree with all
that was seen. How long they think is counted in simulations, never by a clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ludothek.core.dice import below, stream
from ludothek.core.engine import How, engine_for, is_ready
from ludothek.core.fields import OVER
from ludothek.core.game import Game
from ludothek.core.halving import no_candidates
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.bots.search import ENTRIES, Style
from ludothek.games.great_race.bots.value import guess, worth
from ludothek.games.great_race.rules import apply, imagine, legal, setup
from ludothek.games.great_race.rules.position import State

__all__ = ["ENTRIES", "HINTS", "SEATS", "after", "greedy", "player", "search", "warm"]

SEATS = 5  # it is made for any number
HINTS = 4  # the level that gives hints
POLICY = Style(notices=100, noise=14, chosen=1, simulations=0, prior=0.0, mission=0)
STYLES = {
    1: POLICY._replace(notices=70, noise=60),
    2: POLICY,
    3: POLICY._replace(chosen=5, simulations=30, prior=0.02),
    4: POLICY._replace(noise=1, chosen=12, simulations=2400, prior=0.02),
}
SEEKER = POLICY._replace(noise=1, chosen=12, simulations=240, prior=0.01)


def player(game: Game, level: int, seed: int, how: How | None = None) -> Crew:
    """The crew of a level."""
    return Crew(game, STYLES[level], seed, how)


def after(game: Game, mission: int, seed: int, how: How | None = None) -> Crew:
    """A crew that is after the stamp of a mission, M04 being 4."""
    return Crew(game, SEEKER._replace(mission=mission), seed, how)


def greedy(game: Game, seed: int, how: How | None = None) -> Greedy:
    """Below all levels that think: takes the first world that comes to mind for true, and what looks best at once."""
    return Greedy(game, seed)


@dataclass
class Crew:
    """Plays by its style; unless told how, by its policy alone until the game is compiled."""

    game: Game
    style: Style
    seed: int = 0
    how: How | None = None

    def choose(self, board: Board, state: State, seat: int) -> int:
        seed = self.seed + 1009 * state.played
        how = self.how or ("compiled" if is_ready(self.game, ENTRIES) else "interpreted")
        engine = engine_for(self.game, ENTRIES, how)
        if not engine.is_compiled:
            return guess(board, state, [0] * self.game.most, stream(seed))
        here = engine.row_of([board]), engine.row_of([state])
        return int(engine.run.search_worlds(*here, no_candidates(engine), engine.stream(seed), seat, self.style))


@dataclass
class Greedy:
    game: Game
    seed: int = 0
    rng: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.rng = stream(self.seed)

    def choose(self, board: Board, state: State, seat: int) -> int:
        out, world = [0] * self.game.most, state.copy()
        imagine(board, world, seat, self.rng)
        actions = out[: legal(board, world, out)]
        return max(actions, key=lambda action: (liking(board, world, seat, action), below(self.rng, 1 << 20)))


def liking(b: Board, world: State, seat: int, action: int) -> float:
    """How a seat stands after an action; won and lost games outweigh everything."""
    after = world.copy()
    apply(b, after, action)
    return (2 * after.score[seat] - 1) * 100_000 if after.turn == OVER else worth(b, after, seat)


def search(game: Game) -> tuple[Callable[[], int], str]:
    """A choice of the last level at the start of a race, to measure it: answers how much it simulates."""
    board, state = game.lay({}), State()
    setup(board, state)
    out = [0] * game.most
    while state.turn < 0:
        legal(board, state, out)
        apply(board, state, out[0])
    last = player(game, 4, 0, "compiled")

    def choice() -> int:
        last.choose(board, state, state.turn)
        return STYLES[4].simulations

    return choice, "compiled, to the end of the round and judged"


def warm(game: Game) -> None:
    """Compile ahead: one choice."""
    board, state = game.lay({"mode": "alone"}), State()
    setup(board, state)
    Crew(game, STYLES[4]._replace(simulations=1), how="compiled").choose(board, state, state.turn)
