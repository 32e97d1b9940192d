"""The generals of the four levels: one charges, one is wary but overlooks much, two play out in the head what may come.

None of them sees a number that its seat does not know. The last three imagine deals that agree with all that was seen:
the second and the third hold all of them equally likely, the last one believes in habits (beliefs.py). How long they
think is counted in worlds and simulations, never by a clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ludothek.core.dice import below, stream
from ludothek.core.engine import How, engine_for, is_ready
from ludothek.core.game import Game
from ludothek.core.halving import no_candidates
from ludothek.games.masters_victory.board import END, MOVE, SQUARES, TYPE, Board
from ludothek.games.masters_victory.bots.evaluation import WORTH
from ludothek.games.masters_victory.bots.search import ENTRIES, Style
from ludothek.games.masters_victory.rules import apply, legal, setup
from ludothek.games.masters_victory.rules.deployment import set_up
from ludothek.games.masters_victory.rules.knowledge import EVEN, LIKELY, redact
from ludothek.games.masters_victory.rules.position import DEALING, TURN, State

__all__ = ["ENTRIES", "HINTS", "SEATS", "greedy", "player", "search", "warm"]

SEATS = 2  # it is made for two
HINTS = 3  # the level that gives hints
MIDDLE = 60  # actions until a battle is in full swing
GREEDY = Style(notices=100, deals=1, wary=0, model=EVEN, chosen=1, simulations=0, turns=0)
STYLES = {
    2: Style(notices=25, deals=1, wary=1, model=EVEN, chosen=1, simulations=0, turns=0),
    3: Style(notices=100, deals=2, wary=1, model=EVEN, chosen=4, simulations=48, turns=2),
    4: Style(notices=100, deals=4, wary=1, model=LIKELY, chosen=16, simulations=4096, turns=2),
}


def player(game: Game, level: int, seed: int, how: How | None = None) -> Charger | General:
    """The general of a level. Unless told how, one who thinks plays like the first until the game is compiled."""
    return Charger(game, seed) if level == 1 else General(game, STYLES[level], seed, how)


def greedy(game: Game, seed: int, how: How | None = None) -> General:
    """Below all levels that think: takes the first deal that comes to mind for true, and what looks best at once."""
    return General(game, GREEDY, seed, how)


@dataclass
class Charger:
    """Attacks where it can, moves anything forward where it cannot, and deals at random."""

    game: Game
    seed: int = 0
    rng: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.rng = stream(self.seed)

    def choose(self, board: Board, state: State, seat: int) -> int:
        out = [0] * self.game.most
        actions = out[: legal(board, state, out)]
        if state.phase != TURN:
            return actions[below(self.rng, len(actions))]
        attacks = [action for action in actions if target(state, action) >= 0]
        if attacks:
            return max(attacks, key=lambda action: WORTH[TYPE[target(state, action)]])
        ahead = [action for action in actions if action >= MOVE and goes_ahead(action, seat)]
        return ahead[below(self.rng, len(ahead))] if ahead else END


def target(s: State, action: int) -> int:
    """The piece that an action attacks; -1 for none."""
    return s.at[(action - MOVE) % SQUARES] - 1 if action >= MOVE else -1


def goes_ahead(action: int, seat: int) -> bool:
    here, there = divmod(action - MOVE, SQUARES)
    return there > here if seat == 0 else there < here


@dataclass
class General:
    """Imagines what it cannot see, and does what is best on the whole."""

    game: Game
    style: Style
    seed: int = 0
    how: How | None = None

    def choose(self, board: Board, state: State, seat: int) -> int:
        seed = self.seed + 1009 * state.played
        if state.phase == DEALING:
            return set_up(state, stream(seed))
        how = self.how or ("compiled" if is_ready(self.game, ENTRIES) else "interpreted")
        engine = engine_for(self.game, ENTRIES, how)
        if not engine.is_compiled:
            return Charger(self.game, seed).choose(board, state, seat)
        here = engine.row_of([board]), engine.row_of([state])
        return int(engine.run.search_worlds(*here, no_candidates(engine), engine.stream(seed), seat, self.style))


def search(game: Game) -> tuple[Callable[[], int], str]:
    """A choice of the last level in the middle of a battle, to measure it: answers how much it simulates."""
    board, state, generals = game.lay({}), State(), [player(game, 2, seed, "compiled") for seed in (0, 1)]
    setup(board, state)
    while state.played < MIDDLE:
        apply(board, state, generals[state.turn].choose(board, known(board, state), state.turn))
    last, seen = player(game, 4, 0, "compiled"), known(board, state)

    def choice() -> int:
        last.choose(board, seen, seen.turn)
        return STYLES[4].simulations

    return choice, f"compiled, cut off after {STYLES[4].turns} turns and judged"


def known(b: Board, s: State) -> State:
    """What the side to move knows."""
    seen = s.copy()
    redact(b, seen, s.turn)
    return seen


def warm(game: Game) -> None:
    """Compile ahead: one choice."""
    board, state = game.lay({}), State()
    setup(board, state)
    for _ in range(6):
        apply(board, state, 0)
    General(game, GREEDY, how="compiled").choose(board, state, state.turn)
