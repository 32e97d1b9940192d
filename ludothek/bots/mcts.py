"""A player that tries things out: it plays many games to their end in its head and follows what went well.

Monte Carlo tree search for any number of seats, with chance as a seat. Each simulation is told in four steps: select a
path through the tree, expand its last place, simulate a game from there, and carry the result backward. Throws get
their places in the tree as they fall, for there may be hundreds of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Any, NamedTuple

from ludothek.core.engine import How, engine_for, is_ready
from ludothek.core.fields import CHANCE, OVER, Fields, assign, cell
from ludothek.core.game import Game
from ludothek.core.loops import some_throw
from ludothek.core.verbs import apply, guess, legal

CURIOSITY = 1.4  # how much an untried move is worth trying, unless told otherwise
LONGEST = 512  # no path through the tree is longer
UNTRIED = 1e9  # the doubt about a move never tried: more than any other
INTERPRETED = 100  # how many times slower the interpreted engine is, about
MOST_PLACES = 2_000_000  # a tree does not grow larger
USED = 0  # the counter: places of the tree in use


class Place(Fields):
    """A place of the tree: what led to it and how it went. A seat's choices stand side by side in the row."""

    mean: float = cell("f8")  # the mean result for the seat that chose it
    doubt: float = cell("f8")  # 1 / the root of its visits, UNTRIED before the first
    visits: int = cell("i4")
    action: int = cell("i4")  # what leads here
    first: int = cell("i4")  # its first child; of a throw the one that fell last, 0 for none
    next: int = cell("i4")  # another outcome of the same throw, 0 for none
    children: int = cell("i2")  # how many it has, 0 while it has not been expanded
    actor: int = cell("i1")  # who decides here, or CHANCE or OVER


class Tree(NamedTuple):
    places: Any  # a row of Place; 0 is the root
    path: Any  # the places of the simulation under way
    counters: Any  # USED


@dataclass
class Mcts:
    """Answers with the move it has tried most often."""

    game: Game
    simulations: int = 10_000
    seed: int = 0
    curiosity: float = CURIOSITY
    how: How | None = None  # without it, compiled once that has been done on this machine, and interpreted until then

    def __post_init__(self) -> None:
        how = self.how or ("compiled" if is_ready(self.game, ENTRIES) else "interpreted")
        self.engine = engine_for(self.game, ENTRIES, how)
        if not self.engine.is_compiled:
            self.simulations = max(self.simulations // INTERPRETED, 50)
        self.rng = self.engine.stream(self.seed)
        places = self.engine.blanks(Place, min(self.simulations * self.game.most, MOST_PLACES) + 1)
        self.tree = Tree(places, self.engine.numbers(LONGEST), self.engine.numbers(1))

    def choose(self, board: Any, state: Any, seat: int, candidates: Sequence[int] = ()) -> int:
        """One of the candidates, or else of all legal actions."""
        engine, positions = self.engine, self.engine.row_of([state, state])
        run, out, b = engine.run, engine.lists(1)[0], engine.row_of([board])
        n = len(candidates) or run.list_legal(b, positions, out)
        out[: len(candidates)] = candidates
        run.search_tree(b, positions, out, n, self.tree, self.rng, self.simulations, self.curiosity)
        return int(run.chosen(self.tree))


# --- the search itself, compiled with each game ---


def list_legal(B: Any, positions: Any, out: Any) -> int:
    return legal(B[0], positions[0], out)


def search_tree(
    B: Any, positions: Any, out: Any, n: int, tree: Tree, rng: Any, simulations: int, curiosity: float
) -> None:
    """Grow a new tree from position 0 and its first `n` actions in `out`; position 1 is played on in the head."""
    b = B[0]
    tree.counters[USED] = 1
    clear(tree.places[0], 0, positions[0].turn)
    add_children(tree, 0, out, n)
    for _ in range(simulations):
        assign(positions, 1, positions[0])
        s = positions[1]
        depth = select(b, s, out, tree, rng, curiosity)
        if tree.places[tree.path[depth]].visits > 0 and s.turn >= 0:
            depth = expand(b, s, out, tree, rng, curiosity, depth)
        simulate(b, s, out, rng)
        backward(tree, depth, s)


def chosen(tree: Tree) -> int:
    """The action tried most often."""
    root = tree.places[0]
    best = root.first
    for place in range(root.first, root.first + root.children):
        if tree.places[place].visits > tree.places[best].visits:
            best = place
    return tree.places[best].action  # type: ignore[no-any-return]


def select(b: Any, s: Any, out: Any, tree: Tree, rng: Any, curiosity: float) -> int:
    """Walk down to a place without children, playing the actions; return how deep it lies."""
    tree.path[0] = 0
    depth = 0
    while depth < LONGEST - 2 and goes_on(tree, tree.places[tree.path[depth]]):
        depth = step_down(b, s, out, tree, rng, curiosity, depth)
    return depth


def goes_on(tree: Tree, place: Any) -> bool:
    """Whether a place has children, or is a throw that may still get one."""
    return place.children > 0 or (place.actor == CHANCE and tree.counters[USED] < len(tree.places))  # type: ignore[no-any-return]


def step_down(b: Any, s: Any, out: Any, tree: Tree, rng: Any, curiosity: float, depth: int) -> int:
    """Go to one child: the one that chance throws, or the one most worth trying."""
    place = tree.places[tree.path[depth]]
    is_throw = s.turn == CHANCE
    child = outcome_of(tree, place, some_throw(b, s, out, rng)) if is_throw else worth_trying(tree, place, curiosity)
    apply(b, s, tree.places[child].action)
    tree.places[child].actor = s.turn
    tree.path[depth + 1] = child
    return depth + 1


def outcome_of(tree: Tree, place: Any, action: int) -> int:
    """The place of a throw's outcome, made when it falls for the first time."""
    child = place.first
    while child > 0 and tree.places[child].action != action:
        child = tree.places[child].next
    if child == 0:
        child = tree.counters[USED]
        tree.counters[USED] += 1
        clear(tree.places[child], action, 0)
        tree.places[child].next = place.first
        place.first = child
    return child  # type: ignore[no-any-return]


def worth_trying(tree: Tree, place: Any, curiosity: float) -> int:
    """The child with the best mean result plus what is hoped of one seldom tried (UCB1)."""
    hope = curiosity * sqrt(log(place.visits + 1.0))
    best, best_value = place.first, -1.0
    for child in range(place.first, place.first + place.children):
        value = tree.places[child].mean + hope * tree.places[child].doubt
        if value > best_value:
            best, best_value = child, value
    return best  # type: ignore[no-any-return]


def expand(b: Any, s: Any, out: Any, tree: Tree, rng: Any, curiosity: float, depth: int) -> int:
    """Give the last place its children, if the tree has room for them, and go to one."""
    n = legal(b, s, out)
    if tree.counters[USED] + n > len(tree.places):
        return depth
    add_children(tree, tree.path[depth], out, n)
    return step_down(b, s, out, tree, rng, curiosity, depth)


def add_children(tree: Tree, place: int, out: Any, n: int) -> None:
    first = tree.counters[USED]
    for i in range(n):
        clear(tree.places[first + i], out[i], 0)
    tree.places[place].first = first
    tree.places[place].children = n
    tree.counters[USED] += n


def simulate(b: Any, s: Any, out: Any, rng: Any) -> None:
    """Play on to the end as a quick player would."""
    while s.turn != OVER:
        if s.turn == CHANCE:
            apply(b, s, some_throw(b, s, out, rng))
        else:
            apply(b, s, guess(b, s, out, rng))


def backward(tree: Tree, depth: int, s: Any) -> None:
    """Tell every place on the path how it ended for the seat that chose it."""
    tree.places[0].visits += 1
    for i in range(1, depth + 1):
        chooser = tree.places[tree.path[i - 1]].actor
        place = tree.places[tree.path[i]]
        place.visits += 1
        place.doubt = 1.0 / sqrt(place.visits)
        if chooser >= 0:
            place.mean += (s.score[chooser] - place.mean) / place.visits


def clear(place: Any, action: int, actor: int) -> None:
    place.action = action
    place.actor = actor
    place.first = 0
    place.next = 0
    place.children = 0
    place.visits = 0
    place.mean = 0.0
    place.doubt = UNTRIED


ENTRIES = (list_legal, search_tree, chosen)
