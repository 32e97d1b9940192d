"""Races of Monza as a text: where the cars stand, who drives, and the tiles in the driver's hand."""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.games.monza.board import EXTRA_ROLL, TRACKS, Board
from ludothek.games.monza.board.dice import COLOURS
from ludothek.games.monza.rules.position import State


def arrange(b: Board, s: State, given: Mapping[str, str]) -> None:
    """Put the `cars` on their spaces, seat 0's first; the `driver`, 0 if it is not said, is about to throw.

    `tiles` are the driver's accelerators by their colours, with a `*` for the extra roll: "RY*".
    """
    spaces = [TRACKS[b.track].numbered[space] for space in given["cars"].split()]
    s.car[: len(spaces)] = spaces
    s.driver = int(given.get("driver", "0"))
    s.origin = s.car[s.driver]
    if "tiles" in given:
        s.tiles[s.driver] = sum(EXTRA_ROLL if tile == "*" else 1 << COLOURS.index(tile) for tile in given["tiles"])
