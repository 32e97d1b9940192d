"""How many rounds a car still needs from each space, on the average, if it is alone and driven as well as can be.

Worked out from the finish backward: for every set of dice the best use of them is known from the spaces ahead, and
the mean over all throws is what a round brings. Tiles are left out here; `solver.py` counts with them.
"""

from __future__ import annotations

from typing import NamedTuple

from ludothek.games.monza.board import SPACES, TRACKS, Track
from ludothek.games.monza.board.dice import COLOURS, DICE, FIRST, SETS, THROWS, WAYS_TO_THROW, WITHOUT


class Plan(NamedTuple):
    """What to expect of each space, and what to do there."""

    rounds: tuple[float, ...]  # rounds[space], filled up with zeros for places that are no space
    colours: tuple[tuple[int, ...], ...]  # colours[space][set]: the die to lay next, 6 if none fits


def plan(track: Track) -> Plan:
    rounds, colours = [0.0] * SPACES, [(6,) * len(SETS)] * SPACES
    best = {track.finish: [0.0] * len(SETS)}  # best[space][set]: the rounds still to go after the best use of the set
    for space in sorted(track.open_spaces(), key=lambda number: -track.spaces[number].end):
        ways = [(COLOURS.index(track.spaces[ahead].colour), best[ahead]) for ahead in track.ahead(space)]
        moving = [best_of(ways, number) for number in range(len(SETS))]
        rounds[space] = mean_rounds([use for use, _ in moving])
        best[space] = [rounds[space] if use is None else use for use, _ in moving]
        colours[space] = tuple(colour for _, colour in moving)
    return Plan(tuple(rounds), tuple(colours))


def best_of(ways: list[tuple[int, list[float]]], dice: int) -> tuple[float | None, int]:
    """The best that a set of dice can do along these ways, and with which colour first; nothing if no die fits."""
    uses = [(best[WITHOUT[dice][colour]], colour) for colour, best in ways if SETS[dice][colour]]
    return min(uses) if uses else (None, 6)


def mean_rounds(moving: list[float | None]) -> float:
    """One round and what is left after it; a throw that does not move the car leaves as much as there was."""
    throws = zip(WAYS_TO_THROW[FIRST[DICE] :], moving[FIRST[DICE] :], strict=True)
    moves = [(ways, use) for ways, use in throws if use is not None]
    return (THROWS[DICE] + sum(ways * use for ways, use in moves)) / sum(ways for ways, _ in moves)


PLANS = tuple(map(plan, TRACKS))
ROUNDS = tuple(one.rounds for one in PLANS)  # ROUNDS[track][space]
NEXT_DIE = tuple(one.colours for one in PLANS)  # NEXT_DIE[track][space][set]
