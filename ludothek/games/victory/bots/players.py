"""The drivers of the four levels: one floors it, one counts points, one counts moves, one knows the odds.

The first three look at one die at a time. The last one tries every order of all dice, knows from each point the chance
to be home within so many turns, and looks at what the others can do once its car stands in their way.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache

from ludothek.core.dice import stream
from ludothek.core.engine import Engine, How, engine_for, how_at_once
from ludothek.core.fields import Matrix
from ludothek.core.game import Game
from ludothek.games.victory.board import LOT, POINTS, SEATS, TAKE_TWO, THROW, Board, laid, unpacked
from ludothek.games.victory.bots.choice import evaluate_actions
from ludothek.games.victory.bots.races import WINS, race_many
from ludothek.games.victory.bots.solver import HANDS, STANDS, TURNS, DpTables, solve
from ludothek.games.victory.bots.value import advised, guess, left_after
from ludothek.games.victory.rules import apply, setup
from ludothek.games.victory.rules.dice import SETS
from ludothek.games.victory.rules.drive import laps_over
from ludothek.games.victory.rules.position import CHOOSING, State

ENTRIES = (solve, evaluate_actions, race_many)
HINTS = 4  # the level that gives hints
KNOWN_COURSES = 64  # whose chances are kept


def player(game: Game, level: int, seed: int, how: How | None = None) -> Rookie | Steady | Racer:
    """The driver of a level. Unless told how, one who thinks plays interpreted until the game is compiled."""
    if level == 1:
        return Rookie(game)
    return Racer(game, how) if level == 4 else Steady(game, points_left if level == 2 else left_after)


@dataclass
class Rookie:
    """Always throws two dice more, and drives red before blue, each as far towards the line as it goes."""

    game: Game

    def choose(self, board: Board, state: State, seat: int) -> int:
        if state.phase == CHOOSING:
            return TAKE_TWO
        actions = self.game.legal_actions(board, state)
        colour = min(actions) // POINTS
        return min((a for a in actions if a // POINTS == colour), key=lambda a: points_left(board, state, a))


@dataclass
class Steady:
    """Heeds the book's advice about crosses, and drives die after die to where least is left."""

    game: Game
    left: Callable[[Board, State, int], int]  # what counts as left after a move: points, or moves

    def choose(self, board: Board, state: State, seat: int) -> int:
        if state.phase == CHOOSING:
            return advised(state)
        return min(self.game.legal_actions(board, state), key=lambda a: self.left(board, state, a))


def points_left(b: Board, s: State, action: int) -> int:
    """How many points it is to the finish after a move; a lap is three of them a tile."""
    goal = action % POINTS
    laps = b.laps - s.count[s.driver] - laps_over(b, s.car[s.driver], action // POINTS, goal)
    return 3 * b.tiles * laps + b.points[goal]


@dataclass
class Racer:
    """Does what gives the best chance to win."""

    game: Game
    how: How | None = None

    def choose(self, board: Board, state: State, seat: int) -> int:
        how = self.how or how_at_once(self.game, ENTRIES)
        engine = engine_for(self.game, ENTRIES, how)
        if not engine.is_compiled:
            return guess(board, state, [0] * self.game.most, stream(state.played))
        out, values = engine.lists(1)[0], engine.numbers(self.game.most, kind="f8")
        here = engine.row_of([board]), engine.row_of([state])
        n = engine.run.evaluate_actions(*here, *solved_tables(engine, board.circuit, board.strict), out, values)
        return int(min(zip(values[:n].tolist(), out[:n].tolist(), strict=True))[1])


@lru_cache(KNOWN_COURSES)
def solved_tables(engine: Engine, circuit: int, strict: int) -> tuple[DpTables, DpTables]:
    """The solver's tables with the turns to go and the chances of a course worked out; it takes a moment, once."""
    board = engine.row_of([laid(unpacked(circuit), bool(strict))])
    own, reply = scratch_tables(engine)
    known = own._replace(turns=new_turns(engine), home=engine.numbers(STANDS, TURNS, kind="f4"))
    engine.run.solve(board, known)
    return known, reply._replace(turns=known.turns, home=known.home)


@cache
def scratch_tables(engine: Engine) -> tuple[DpTables, DpTables]:
    """Overwritten for every move: one for the driver and one for the others' replies."""
    return blank_tables(engine), blank_tables(engine)


def blank_tables(engine: Engine) -> DpTables:
    make = engine.numbers
    return DpTables(
        leaf=make(1, STANDS, kind="f4"),
        use=make(HANDS, STANDS, kind="f4"),
        end=make(HANDS, STANDS, kind="i2"),
        turns=new_turns(engine),
        home=make(1, TURNS, kind="f4"),
        at=make(POINTS),
        seen=make(HANDS, STANDS, kind="i1"),
        rival=make(SEATS, TURNS, kind="f4"),
    )


def new_turns(engine: Engine) -> Matrix:
    turns: Matrix = engine.numbers(1, STANDS, kind="f4")
    return turns


def warm(game: Game) -> None:
    """Compile ahead: one choice at the start of a race, and one race."""
    board, state = game.lay({}), State()
    assert isinstance(board, Board)
    setup(board, state)
    engine = engine_for(game, ENTRIES, "compiled")
    positions, sums = engine.row_of([state, state]), engine.numbers(WINS + SEATS, kind="f8")
    tables, out = blank_tables(engine), engine.lists(1)[0]
    engine.run.race_many(engine.row_of([board]), positions, tables, out, engine.stream(1), 1, sums)
    apply(board, state, LOT)
    apply(board, state, THROW + len(SETS) - 1)
    Racer(game, "compiled").choose(board, state, state.turn)
