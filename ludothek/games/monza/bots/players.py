"""The drivers of the four levels: a child who likes colours, one who races ahead, one who plans, one who watches all.

The three that think share an exact answer to "what is the best use of these dice and tiles": from the spaces ahead
backward, for each space, each set of dice left and each set of tiles left, what the turn will be worth at its end. They
differ in what they call good. The last one also weighs every throw of the driver after it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from ludothek.core.dice import below, stream
from ludothek.core.engine import Engine, How, engine_for, how_at_once
from ludothek.core.fields import Matrix
from ludothek.core.game import Game
from ludothek.games.monza.board import DECLINE, SET, SPACES, STEP, STOP, TILE, TRACKS, Board
from ludothek.games.monza.board.dice import SETS
from ludothek.games.monza.bots.choice import ENTRIES
from ludothek.games.monza.bots.leaf import WATCHES
from ludothek.games.monza.bots.solver import HANDS, DpTables
from ludothek.games.monza.bots.value import guess
from ludothek.games.monza.rules import apply, outcome, setup
from ludothek.games.monza.rules.position import State

HINTS = 3  # the level that gives hints
SEATS = 2  # with more of them close calls are decided by playing races to their end
EXPLORATION = 0.2  # chances to win differ little here, so that a search must look closely
CLOSE_CALL, CANDIDATES = 0.03, 4  # rounds by which a choice may seem worse and still be tried out, and how many


def player(game: Game, level: int, seed: int, how: How | None = None) -> Child | Driver:
    """The driver of a level. Unless told how, one who thinks plays interpreted until the game is compiled."""
    return Child(game, seed) if level == 1 else Driver(game, level, how)


def best_driver(game: Game, how: How | None) -> Driver:
    return Driver(game, WATCHES, how)


@dataclass
class Child:
    """Lays the colour it likes best wherever that fits, then the next one it likes, and never throws again."""

    game: Game
    seed: int = 0
    liking: list[int] = field(init=False)  # the colours, the favourite first

    def __post_init__(self) -> None:
        rng, colours = stream(self.seed), list(range(TILE))
        self.liking = [colours.pop(below(rng, len(colours))) for _ in range(TILE)]

    def choose(self, board: Board, state: State, seat: int) -> int:
        actions = self.game.legal_actions(board, state)
        dice = [action for action in actions if action < TILE]
        others = [action for action in actions if action < SET and action not in (STOP, DECLINE)]
        return min(dice or others or actions, key=self.fondness)

    def fondness(self, action: int) -> int:
        return self.liking.index((action - STEP if STEP <= action < DECLINE else action) % TILE)


@dataclass
class Driver:
    """Knows the best use of its dice, by what its level calls good."""

    game: Game
    level: int = WATCHES
    how: How | None = None

    def choose(self, board: Board, state: State, seat: int) -> int:
        return self.consider(board, state, 0.0)[0]

    def consider(self, board: Board, state: State, margin: float = CLOSE_CALL) -> list[int]:
        """The best action, and those that seem hardly worse; without the compiler only a quick guess."""
        how = self.how or how_at_once(self.game, ENTRIES)
        engine = engine_for(self.game, ENTRIES, how)
        if not engine.is_compiled:
            return [guess(board, state, [0] * self.game.most, stream(state.played))]
        out, values = engine.lists(1)[0], engine.numbers(self.game.most, kind="f8")
        rounds = rounds_with_tiles(engine, board.track, board.pro)
        here = engine.row_of([board]), engine.row_of([state])
        n = engine.run.evaluate_actions(*here, rounds, scratch_tables(engine), out, values, self.level)
        ranked = sorted(zip(values[:n].tolist(), out[:n].tolist(), strict=True))
        return [action for value, action in ranked[:CANDIDATES] if value <= ranked[0][0] + margin]


@cache
def scratch_tables(engine: Engine) -> DpTables:
    """The tables of the solver, overwritten for every move."""
    make, sets = engine.numbers, len(SETS)
    return DpTables(
        leaf=make(2 * SPACES, HANDS, kind="f4"),
        use=make(2 * SPACES, sets * HANDS, kind="f4"),
        again=make(HANDS, sets, kind="f8"),
        mean=make(sets, kind="f8"),
        reply=make(SPACES, sets, kind="f4"),
        wanted=make(sets),
        steps=make(SPACES),
    )


@cache
def rounds_with_tiles(engine: Engine, track: int, pro: int) -> Matrix:
    """rounds[space + SPACES * extra][hand], worked out once in a process; it takes about a second."""
    board = engine.board({"track": TRACKS[track].name, "rules": "pro" if pro else "basic"})
    rounds: Matrix = engine.numbers(2 * SPACES, HANDS, kind="f4")
    engine.run.solve(board, rounds, scratch_tables(engine))
    return rounds


def warm(game: Game) -> None:
    """Compile ahead: one choice at the start of a race."""
    out, board, state = [0] * game.most, game.lay({"rules": "pro"}), State()
    assert isinstance(board, Board)
    setup(board, state)
    apply(board, state, outcome(board, state, out, 0))
    Driver(game, WATCHES, "compiled").choose(board, state, state.turn)
