"""The generals of the four levels: one who charges, one who takes, one who weighs, one who plays it through.

None of them sees a number that its seat does not know. The last three imagine deals that agree with all that was seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ludothek.core.compiled import How, Twin, is_ready, twin
from ludothek.core.dice import below, stream
from ludothek.core.game import Game
from ludothek.games.masters_victory.board import ARRANGEMENTS, END, MASTER, MOVE, NUMBERED, SQUARES, START, TYPE, Board
from ludothek.games.masters_victory.pondering import ENTRIES
from ludothek.games.masters_victory.position import DEALING, TURN, State
from ludothek.games.masters_victory.rules import apply, legal, setup
from ludothek.games.masters_victory.value import WORTH

__all__ = ["ENTRIES", "HINTS", "SEATS", "player", "warm"]

SEATS = 2  # it is made for two
HINTS = 3  # the level that gives hints
DEALS = {2: 4, 3: 8, 4: 12}  # imagined for every action
CHOSEN, PLAYED, TURNS = 12, 60, 3  # of the last level: actions played through, in how many deals, how many turns
TRIES = 8  # arrangements that a set-up is chosen from


def player(game: Game, level: int, seed: int, how: How | None = None) -> Charger | General:
    """The general of a level. Unless told how, one who thinks plays like the first until the game is compiled."""
    return Charger(game, seed) if level == 1 else General(game, level, seed, how)


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
    level: int
    seed: int = 0
    how: How | None = None

    def choose(self, board: Board, state: State, seat: int) -> int:
        rng = stream(self.seed + 1009 * state.ply)
        if state.phase == DEALING:
            return set_up(state, rng)
        how = self.how or ("compiled" if is_ready(self.game, ENTRIES) else "interpreted")
        engine = twin(self.game, ENTRIES, how)
        if not engine.is_compiled:
            return Charger(self.game, self.seed + state.ply).choose(board, state, seat)
        return self.ponder(engine, board, state, seat)

    def ponder(self, engine: Twin, board: Board, state: State, seat: int) -> int:
        table, known, out = engine.row_of([board]), engine.row_of([state]), paper(engine).out
        values, rng = paper(engine).values, engine.stream(self.seed + 1009 * state.ply)
        wary = int(self.level > 2)
        n = engine.run.weigh(table, known, paper(engine).worlds, out, values, rng, seat, DEALS[self.level], wary)
        best = sorted(range(n), key=lambda i: -values[i])[: CHOSEN if self.level == 4 else 1]
        if len(best) == 1:
            return int(out[best[0]])
        chosen = engine.numbers(len(best))
        chosen[:] = [int(out[i]) for i in best]
        worlds = paper(engine).worlds
        engine.run.play_through(table, known, worlds, chosen, out, values, rng, seat, PLAYED, TURNS)
        return int(chosen[max(range(len(best)), key=lambda i: values[i])])


@dataclass(frozen=True)
class Paper:
    """To reckon on, the same for every choice."""

    out: Any
    values: Any
    worlds: Any


@cache
def paper(engine: Twin) -> Paper:
    most = engine.game.most
    return Paper(engine.lists(1)[0], engine.numbers(most, kind="f8"), engine.positions(2))


# --- the set-up ---


def set_up(s: State, rng: list[int]) -> int:
    """Of a few arrangements that come to mind the one with its master farthest from the front, at the edge."""
    found = [below(rng, len(ARRANGEMENTS)) for _ in range(TRIES)]
    return max(found, key=lambda arrangement: shelter(s, arrangement))


def shelter(s: State, arrangement: int) -> int:
    """How sheltered the master's start square is: the edges and the rear are."""
    piece = TYPE.index(NUMBERED[s.dealt % 3]) + ARRANGEMENTS[arrangement].index(MASTER)
    line, column = divmod(START[piece], 15)
    return abs(column - 7) - 2 * line


def warm(game: Game) -> None:
    """Compile ahead: one choice of the last level."""
    board, state = game.lay({}), State()
    setup(board, state)
    for _ in range(6):
        apply(board, state, 0)
    General(game, 4, how="compiled").choose(board, state, 0)
