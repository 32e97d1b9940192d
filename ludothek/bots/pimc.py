"""A player that imagines what it cannot see: it tries its actions in worlds that agree with all that its seat knows.

Perfect information Monte Carlo (PIMC) with successive halving. What is noticed of the legal actions is evaluated at
once. The most promising ones are simulated, and the worse half is dropped, over and over, until one is left. A
simulation plays an action in an imagined world and then, everybody by `guess`, as far as the style says; what is
reached there is estimated. Worlds are drawn anew for every halving and are the same for all actions in it. How long a
player thinks is counted in simulations, never by a clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludothek.bots.simple import GreedyInOneWorld
from ludothek.core.dice import below, stream
from ludothek.core.engine import Engine, How, engine_for, how_at_once
from ludothek.core.fields import CHANCE, OVER, Board, Position, assign
from ludothek.core.game import Game
from ludothek.core.loops import some_throw
from ludothek.core.players import Player, Players
from ludothek.core.styles import Candidates, Style, Styles
from ludothek.core.verbs import apply, estimate, guess, is_far, legal, promise, suppose

INTERPRETED = 100  # how many times slower the interpreted engine is, about
LONG = 500  # actions after which a simulation is judged where it stands
NO_TRAIT = 0  # in a room whose verbs read none
STYLES = Styles(  # for a room that has none of its own
    {
        1: Style(NO_TRAIT, notices=70, noise=60),
        2: Style(NO_TRAIT, looks=4),
        3: Style(NO_TRAIT, looks=4, chosen=6, simulations=240, steps=LONG),
        4: Style(NO_TRAIT, looks=8, chosen=16, simulations=4096, steps=LONG),
    }
)


@dataclass
class Pimc:
    """Answers with the action that comes out best in its style."""

    game: Game
    style: Style
    seed: int = 0
    how: How | None = None  # without it, compiled once that has been done on this machine, and interpreted until then

    def choose(self, board: Board, state: Position, seat: int) -> int:
        styles, seed = styles_of(self.game), self.seed + 1009 * state.played
        by_book = styles.book(board, state, stream(seed))
        if by_book is not None:
            return by_book
        engine = engine_for(self.game, ENTRIES, self.how or how_at_once(self.game, ENTRIES))
        style = styles.fitted(self.style, state)
        if not engine.is_compiled:
            if styles.quick:
                return styles.quick(self.game, seed).choose(board, state, seat)
            style = style._replace(simulations=style.simulations // INTERPRETED)
        return search(engine, board, state, seat, seed, style)


def search(engine: Engine, board: Board, state: Position, seat: int, seed: int, style: Style) -> int:
    """The action that comes out best for a seat, by a search in arrays of its own."""
    here = engine.row_of([board]), engine.row_of([state])
    return int(engine.run.search_worlds(*here, blank_candidates(engine), engine.stream(seed), seat, style))


def blank_candidates(engine: Engine) -> Candidates:
    """Arrays long enough for all actions of a position."""
    actions, out = engine.lists(2)
    return Candidates(engine.positions(2), actions, engine.numbers(engine.game.most, kind="f8"), out)


# --- the players of a room ---


def styles_of(game: Game) -> Styles:
    own = game.bots.PLAYERS
    return own if isinstance(own, Styles) else STYLES


def players(game: Game) -> Players:
    """The players of the four levels in a game with secrets."""
    return Players(player, ENTRIES, warm, hints=styles_of(game).hints, greedy=greedy, search=measured)


def player(game: Game, level: int, seed: int, how: How | None = None) -> Player:
    """The player of a level."""
    styles = styles_of(game)
    if styles.quick and level not in styles.levels:
        return styles.quick(game, seed)
    return Pimc(game, styles.levels[level], seed, how)


def greedy(game: Game, seed: int, how: How | None = None) -> Player:
    """Below all levels that search: takes the first world it imagines for true, and what looks best in it at once."""
    style = styles_of(game).greedy
    return Pimc(game, style, seed, how) if style else GreedyInOneWorld(game, seed)


def warm(game: Game) -> None:
    """Compile ahead: one choice."""
    board, state = first_decision(game)
    style = styles_of(game).levels[4]._replace(chosen=1)
    search(engine_for(game, ENTRIES), board, state, state.turn, 0, style)


def measured(game: Game) -> tuple[Callable[[], int], str]:
    """A choice of the last level in full swing, to measure it: answers how much it simulates."""
    styles, (board, state) = styles_of(game), first_decision(game)
    second = [player(game, 2, seat, "compiled") for seat in range(board.seats)]
    while state.played < styles.swing:
        game.rules.apply(board, state, second[state.turn].choose(board, known(game, board, state), state.turn))
    last, seen = player(game, 4, 0, "compiled"), known(game, board, state)

    def choice() -> int:
        last.choose(board, seen, seen.turn)
        return styles.levels[4].simulations

    return choice, styles.remark


def first_decision(game: Game) -> tuple[Board, Position]:
    """A board and the first position on it in which a seat decides."""
    board, state = game.lay({}), game.rules.State()
    game.rules.setup(board, state)
    while state.turn == CHANCE:
        game.rules.apply(board, state, game.legal_actions(board, state)[0])
    return board, state


def known(game: Game, board: Board, state: Position) -> Position:
    """What the seat to move knows."""
    seen = state.copy()
    assert game.secrets
    game.secrets.redact(board, seen, state.turn)
    return seen


# --- the search itself, compiled with each game ---


def search_worlds(
    B: list[Board],
    known: list[Position],
    candidates: Candidates,
    rng: list[int],
    seat: int,
    style: Style,
) -> int:
    """The action that comes out best, of those of a position as a seat knows it."""
    n = keep_best(candidates, evaluate(B[0], known, candidates, rng, seat, style), style.chosen)
    favourite = candidates.actions[0]
    rounds = halvings(n)
    while n > 1:
        worlds = max(1, style.simulations // (rounds * n))
        simulate(B[0], known, candidates, rng, seat, style, n, worlds, favourite)
        n = keep_best(candidates, n, (n + 1) // 2)
    return candidates.actions[0]


def evaluate(b: Board, known: list[Position], candidates: Candidates, rng: list[int], seat: int, style: Style) -> int:
    """List what is noticed of the legal actions and what each promises at once; return how many."""
    n = notice(candidates.actions, legal(b, known[0], candidates.actions), rng, style)
    for i in range(n):
        candidates.values[i] = below(rng, style.noise) if style.noise > 0 else 0.0
    for _ in range(max(1, style.looks)):
        assign(candidates.worlds, 0, known[0])
        if style.looks > 0:
            suppose(b, candidates.worlds[0], seat, rng, style.trait)
        promise(b, candidates, n, seat, style.trait)
    return n


def notice(actions: list[int], n: int, rng: list[int], style: Style) -> int:
    """Keep about so many of a hundred actions, one at least; return how many."""
    if style.notices == 0:
        return n
    kept = 0
    for i in range(n):
        is_last = i == n - 1
        if (is_last and style.ends > 0) or below(rng, 100) < style.notices or (is_last and kept == 0):
            actions[kept] = actions[i]
            kept += 1
    return kept


def simulate(
    b: Board,
    known: list[Position],
    candidates: Candidates,
    rng: list[int],
    seat: int,
    style: Style,
    n: int,
    worlds: int,
    favourite: int,
) -> None:
    """Value the first `n` actions by what becomes of them in so many worlds."""
    for i in range(n):
        candidates.values[i] = style.prior * worlds if candidates.actions[i] == favourite else 0.0
    for _ in range(worlds):
        assign(candidates.worlds, 0, known[0])
        suppose(b, candidates.worlds[0], seat, rng, style.trait)
        for i in range(n):
            assign(candidates.worlds, 1, candidates.worlds[0])
            apply(b, candidates.worlds[1], candidates.actions[i])
            play_ahead(b, known[0], candidates.worlds[1], candidates.out, rng, style.turns, style.steps)
            candidates.values[i] += estimate(b, candidates.worlds[1], seat, candidates.out, style.trait)


def play_ahead(b: Board, root: Position, s: Position, out: list[int], rng: list[int], turns: int, steps: int) -> None:
    """Everybody plays quickly until so many turns have ended, so many actions were played, or the room says enough."""
    while turns > 0 and steps > 0 and s.turn != OVER and not is_far(b, root, s):
        turn = s.turn
        apply(b, s, some_throw(b, s, out, rng) if turn == CHANCE else guess(b, s, out, rng))
        turns -= s.turn != turn
        steps -= 1


def keep_best(candidates: Candidates, n: int, most: int) -> int:
    """Bring the best of `n` actions to the front, the first of equals first; return how many they are."""
    most = min(n, most)
    for place in range(most):
        best = place
        for i in range(place + 1, n):
            if candidates.values[i] > candidates.values[best]:
                best = i
        action = candidates.actions[best]
        candidates.actions[best] = candidates.actions[place]
        candidates.actions[place] = action
        candidates.values[best] = candidates.values[place]
    return most


def halvings(n: int) -> int:
    """How often a half is dropped until one is left."""
    rounds = 0
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    return rounds


ENTRIES = (search_worlds,)
