"""The players of a room: one answers with an action; a room may bring its own for the four levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol

from ludothek.core.fields import B, S

if TYPE_CHECKING:
    from ludothek.core.engine import Function, How
    from ludothek.core.game import Game


class Player(Protocol[B, S]):
    """One who is shown what its seat knows and answers with an action."""

    def choose(self, board: B, state: S, seat: int) -> int:
        """The action that it plays from here."""


class Shortlister(Player[B, S], Protocol[B, S]):
    """A player who can say between which actions it hesitates."""

    def consider(self, board: B, state: S) -> list[int]:
        """The best action, and those that seem hardly worse."""


Search = Callable[["Game"], tuple[Callable[[], int], str]]  # one choice of a search to time, and a remark


@dataclass(frozen=True)
class CloseCalls(Generic[B, S]):
    """With more seats than a room's players are made for, a search decides where the best of them hesitates."""

    seats: int  # that the players are made for
    exploration: float  # of the search
    player: Callable[[Game, How | None], Shortlister[B, S]]  # the best one


@dataclass(frozen=True)
class Players(Generic[B, S]):
    """The players that a room brings along for its four levels."""

    player: Callable[[Game, int, int, How | None], Player[B, S]]  # (game, level, seed, how): the player of a level
    entries: tuple[Function, ...]  # what of them is compiled
    warm: Callable[[Game], None]  # call every entry once, so that it is
    hints: int  # the level that gives hints
    close_calls: CloseCalls[B, S] | None = None
    greedy: Callable[[Game, int, How | None], Player[B, S]] | None = None  # (game, seed, how): the ladder's yardstick
    search: Search | None = None
