"""A player that tries things out: it simulates many games to their end and follows what went well.

Monte Carlo tree search (UCT) for any number of seats, with chance as a seat. Each simulation has four steps: select a
path through the tree, expand its last node, simulate a game from there, and carry the result backward. Throws get
their nodes as they fall, for there may be hundreds of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import NamedTuple

from ludothek.core.engine import How, engine_for, how_at_once
from ludothek.core.fields import CHANCE, OVER, Board, Fields, Position, assign, cell
from ludothek.core.game import Game
from ludothek.core.loops import some_throw
from ludothek.core.verbs import apply, guess, legal

EXPLORATION = 1.4  # the constant of UCB1, unless told otherwise
LONGEST = 512  # no path through the tree is longer
UNTRIED = 1e9  # the uncertainty of a move never tried: more than any other
INTERPRETED = 100  # how many times slower the interpreted engine is, about
MOST_NODES = 2_000_000  # a tree does not grow larger
USED = 0  # the counter: nodes of the tree in use


class Node(Fields):
    """A node of the tree: what led to it and how it went. A seat's choices stand side by side in the row."""

    mean: float = cell("f8")  # the mean result for the seat that chose it
    uncertainty: float = cell("f8")  # 1 / the root of its visits, UNTRIED before the first
    visits: int = cell("i4")
    action: int = cell("i4")  # what leads here
    first: int = cell("i4")  # its first child; of a throw the one that fell last, 0 for none
    next: int = cell("i4")  # another outcome of the same throw, 0 for none
    children: int = cell("i2")  # how many it has, 0 while it has not been expanded
    actor: int = cell("i1")  # who decides here, or CHANCE or OVER


class Tree(NamedTuple):
    nodes: list[Node]  # a row of Node; 0 is the root
    path: list[int]  # the nodes of the simulation under way
    counters: list[int]  # USED


@dataclass
class Mcts:
    """Answers with the move it has tried most often."""

    game: Game
    simulations: int = 10_000
    seed: int = 0
    exploration: float = EXPLORATION
    how: How | None = None  # without it, compiled once that has been done on this machine, and interpreted until then

    def __post_init__(self) -> None:
        self.engine = engine_for(self.game, ENTRIES, self.how or how_at_once(self.game, ENTRIES))
        if not self.engine.is_compiled:
            self.simulations = max(self.simulations // INTERPRETED, 50)
        self.rng = self.engine.stream(self.seed)
        nodes = self.engine.blanks(Node, min(self.simulations * self.game.most, MOST_NODES) + 1)
        self.tree = Tree(nodes, self.engine.numbers(LONGEST), self.engine.numbers(1))

    def choose(self, board: Board, state: Position, seat: int, candidates: Sequence[int] = ()) -> int:
        """One of the candidates, or else of all legal actions."""
        engine, positions = self.engine, self.engine.row_of([state, state])
        run, out, b = engine.run, engine.lists(1)[0], engine.row_of([board])
        n = len(candidates) or run.list_legal(b, positions, out)
        out[: len(candidates)] = candidates
        run.search_tree(b, positions, out, n, self.tree, self.rng, self.simulations, self.exploration)
        return int(run.chosen(self.tree))


# --- the search itself, compiled with each game ---


def list_legal(B: list[Board], positions: list[Position], out: list[int]) -> int:
    return legal(B[0], positions[0], out)


def search_tree(
    B: list[Board],
    positions: list[Position],
    out: list[int],
    n: int,
    tree: Tree,
    rng: list[int],
    simulations: int,
    exploration: float,
) -> None:
    """Grow a new tree from position 0 and its first `n` actions in `out`; position 1 is scratch."""
    b = B[0]
    tree.counters[USED] = 1
    clear(tree.nodes[0], 0, positions[0].turn)
    add_children(tree, 0, out, n)
    for _ in range(simulations):
        assign(positions, 1, positions[0])
        s = positions[1]
        depth = select(b, s, out, tree, rng, exploration)
        if tree.nodes[tree.path[depth]].visits > 0 and s.turn >= 0:
            depth = expand(b, s, out, tree, rng, exploration, depth)
        simulate(b, s, out, rng)
        backward(tree, depth, s)


def chosen(tree: Tree) -> int:
    """The action tried most often."""
    root = tree.nodes[0]
    best = root.first
    for node in range(root.first, root.first + root.children):
        if tree.nodes[node].visits > tree.nodes[best].visits:
            best = node
    return tree.nodes[best].action


def select(b: Board, s: Position, out: list[int], tree: Tree, rng: list[int], exploration: float) -> int:
    """Walk down to a node without children, playing the actions; return how deep it lies."""
    tree.path[0] = 0
    depth = 0
    while depth < LONGEST - 2 and goes_on(tree, tree.nodes[tree.path[depth]]):
        depth = step_down(b, s, out, tree, rng, exploration, depth)
    return depth


def goes_on(tree: Tree, node: Node) -> bool:
    """Whether a node has children, or is a throw that may still get one."""
    return node.children > 0 or (node.actor == CHANCE and tree.counters[USED] < len(tree.nodes))


def step_down(b: Board, s: Position, out: list[int], tree: Tree, rng: list[int], exploration: float, depth: int) -> int:
    """Go to one child: the one that chance throws, or the one most worth trying."""
    node = tree.nodes[tree.path[depth]]
    is_throw = s.turn == CHANCE
    child = outcome_of(tree, node, some_throw(b, s, out, rng)) if is_throw else best_child(tree, node, exploration)
    apply(b, s, tree.nodes[child].action)
    tree.nodes[child].actor = s.turn
    tree.path[depth + 1] = child
    return depth + 1


def outcome_of(tree: Tree, node: Node, action: int) -> int:
    """The node of a throw's outcome, made when it falls for the first time."""
    child = node.first
    while child > 0 and tree.nodes[child].action != action:
        child = tree.nodes[child].next
    if child == 0:
        child = tree.counters[USED]
        tree.counters[USED] += 1
        clear(tree.nodes[child], action, 0)
        tree.nodes[child].next = node.first
        node.first = child
    return child


def best_child(tree: Tree, node: Node, exploration: float) -> int:
    """The child with the highest upper confidence bound of its mean result (UCB1)."""
    scale = exploration * sqrt(log(node.visits + 1.0))
    best, best_value = node.first, -1.0
    for child in range(node.first, node.first + node.children):
        value = tree.nodes[child].mean + scale * tree.nodes[child].uncertainty
        if value > best_value:
            best, best_value = child, value
    return best


def expand(b: Board, s: Position, out: list[int], tree: Tree, rng: list[int], exploration: float, depth: int) -> int:
    """Give the last node its children, if the tree has room for them, and go to one."""
    n = legal(b, s, out)
    if tree.counters[USED] + n > len(tree.nodes):
        return depth
    add_children(tree, tree.path[depth], out, n)
    return step_down(b, s, out, tree, rng, exploration, depth)


def add_children(tree: Tree, node: int, out: list[int], n: int) -> None:
    first = tree.counters[USED]
    for i in range(n):
        clear(tree.nodes[first + i], out[i], 0)
    tree.nodes[node].first = first
    tree.nodes[node].children = n
    tree.counters[USED] += n


def simulate(b: Board, s: Position, out: list[int], rng: list[int]) -> None:
    """Play on to the end by the rollout policy, `guess`."""
    while s.turn != OVER:
        if s.turn == CHANCE:
            apply(b, s, some_throw(b, s, out, rng))
        else:
            apply(b, s, guess(b, s, out, rng))


def backward(tree: Tree, depth: int, s: Position) -> None:
    """Tell every node on the path how it ended for the seat that chose it."""
    tree.nodes[0].visits += 1
    for i in range(1, depth + 1):
        chooser = tree.nodes[tree.path[i - 1]].actor
        node = tree.nodes[tree.path[i]]
        node.visits += 1
        node.uncertainty = 1.0 / sqrt(node.visits)
        if chooser >= 0:
            node.mean += (s.score[chooser] - node.mean) / node.visits


def clear(node: Node, action: int, actor: int) -> None:
    node.action = action
    node.actor = actor
    node.first = 0
    node.next = 0
    node.children = 0
    node.visits = 0
    node.mean = 0.0
    node.uncertainty = UNTRIED


ENTRIES = (list_legal, search_tree, chosen)
