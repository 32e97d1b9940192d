"""How players differ who search among imagined worlds: the parameters that a room chooses for its levels.

The search itself is the house's (`bots/pimc.py`); a room without styles of its own gets those that stand there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, NamedTuple

from typing_extensions import TypeVar

from ludothek.core.fields import B, Board, Position, PositionT, S

if TYPE_CHECKING:
    from ludothek.core.game import Game
    from ludothek.core.players import Player

UNBOUNDED = 1 << 30
Trait_co = TypeVar("Trait_co", default=object, covariant=True)  # what the verbs of the room read of a style


class Style(NamedTuple, Generic[Trait_co]):
    """The parameters of a search."""

    trait: Trait_co  # what else sets the player apart; only the verbs of the room read it, and take this type
    notices: int = 0  # of a hundred actions; 0 if nothing is overlooked
    ends: int = 0  # 1 if it never overlooks the last action on the list, with which turns end
    noise: int = 0  # added to what an action promises at once, from 0 to this
    looks: int = 1  # worlds imagined for what an action promises at once; 0 if that shows without
    chosen: int = 1  # the most promising actions, which are simulated
    simulations: int = 0  # of all of them together
    prior: float = 0.0  # the head start of the most promising one, in what a simulation is worth
    turns: int = UNBOUNDED  # to be ended in a simulation: its own, and those that follow
    steps: int = UNBOUNDED  # the most actions of a simulation


class Candidates(NamedTuple, Generic[PositionT]):
    """The actions that are compared, and scratch arrays for their simulations."""

    worlds: list[PositionT]  # two positions: an imagined world, and the one in which an action is simulated
    actions: list[int]
    values: list[float]  # values[i]: the value of actions[i] so far
    out: list[int]  # the legal actions of a simulated position


def same_style(style: Style, state: Position) -> Style:
    """Every position is thought about alike."""
    return style


def no_book(board: Board, state: Position, rng: list[int]) -> int | None:
    """Every choice is searched for."""
    return None


@dataclass(frozen=True)
class Styles(Generic[B, S, Trait_co]):
    """The players that the search among imagined worlds makes for a room."""

    levels: Mapping[int, Style[Trait_co]]  # a level that is not here is played by `quick`
    hints: int = 3  # the level that gives hints
    quick: Callable[[Game, int], Player[B, S]] | None = None  # (game, seed): plays until the search has been compiled
    book: Callable[[B, S, list[int]], int | None] = no_book  # (board, position, stream): a choice without a search
    fitted: Callable[[Style, S], Style] = same_style  # (style, position): the style for a position
    greedy: Style[Trait_co] | None = None  # the yardstick of the ladder, where the house's will not do
    swing: int = 0  # actions until a game is in full swing: there the search is measured
    remark: str = "compiled, to the end of the game"  # how far a measured simulation goes
