"""Ludothek: a digital table for printed board games. The same rules for people, bots and a million simulated games.

>>> import ludothek
>>> table = ludothek.table("tactix", short=True)
>>> table.turn
0
>>> table.play("e1>e2")
>>> table.view(seat=1)["last"]["path"]
['e1', 'e2']
>>> ludothek.replay(table.transcript()).moves() == table.moves()
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ludothek.core.game import Game, Option, Refused
from ludothek.core.table import Table
from ludothek.games import GAMES, find

__version__ = "0.1.0"
__all__ = ["Game", "Option", "Refused", "Table", "games", "perft", "replay", "table"]


def table(
    game: str,
    *,
    seats: int | None = None,
    seed: int | bytes | None = None,
    throws: Literal["auto", "manual"] = "auto",
    names: Sequence[str] = (),
    luck: Sequence[str] = (),
    **options: object,
) -> Table:
    """Start a game. Options have the names and values of `games()`; `seats` defaults to the fewest.

    With `throws="manual"` the caller plays chance: `turn` is "chance", `moves()` lists every throw and `weights()` in
    how many ways each comes about. A `seed` makes the throws repeatable; without one they are secret to the end. Each
    seat may add some text of its own to the throws as its `luck`.
    """
    return Table(find(game), options, seats=seats, seed=seed, throws=throws, names=names, luck=luck)


def replay(transcript: str) -> Table:
    """The same game from its text; refused if a move, a throw or the file itself does not hold."""
    from ludothek.core.transcript import read

    return read(transcript)


def perft(game: str, depth: int, **options: object) -> int:
    """Count the sequences of `depth` moves from the start, each played out by the compiled rules.

    >>> perft("tactix", 2), perft("tactix", 2, board="9x8")
    (1329, 1293)
    """
    from ludothek.core.perft import perft as count

    return count(find(game), depth, options)


def games() -> list[Game]:
    """The title pages: key, seats, options with their defaults. (The rooms stand in the package of the same name.)

    >>> [option.name for option in games()[0].options]
    ['board', 'king_captures', 'short', 'draws', 'handed']
    """
    return list(GAMES.values())
