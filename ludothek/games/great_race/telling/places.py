"""How a space is called: no map shows its number, so it is named after a town beside it or two spaces away."""

from __future__ import annotations

from typing_extensions import TypedDict

from ludothek.games.great_race.board.africa import MAP, SPACES, TOWN, name

AT = "at"  # the town itself
SIDES = {  # rows down and half spaces east; the last ones lie two spaces away
    (0, 0): AT,
    (0, 2): "E",
    (0, -2): "W",
    (-1, 1): "NE",
    (-1, -1): "NW",
    (1, 1): "SE",
    (1, -1): "SW",
    (-2, 0): "NN",
    (2, 0): "SS",
    (0, 4): "EE",
}
FAR = {AT: 0, "NN": 2, "SS": 2, "EE": 2}  # steps; beside each other where it is not said


class Near(TypedDict):
    """How a space is named."""

    near: str  # the town it is named after: "COL"
    side: str  # where it lies from there: "SE", "NN" for two spaces north, "at" for the town itself


def whereabouts(space: int) -> dict[str, str]:
    """The facts of a sentence that names a space: itself, the town near it, and on which side of it the space lies."""
    near = NEAR[space]
    return {"space": name(space), "near": near["near"], "side": near["side"]}


def compass(here: int, there: int) -> str:
    """Where a space lies, seen from one beside it or in line with it: "W", "NE", "NN"; "" for others."""
    one, other = MAP[here], MAP[there]
    down = other.row - one.row
    across = 2 * (other.column - one.column) + other.row % 2 - one.row % 2  # halves of a space
    return SIDES.get((down, across), "")


def near(space: int) -> Near:
    """The first town, from the north, that lies nearest in line with a space."""
    towns = [town for town in range(SPACES) if TOWN[town] and compass(town, space)]
    found = min(towns, key=lambda town: (FAR.get(compass(town, space), 1), town))
    return {"near": name(found), "side": compass(found, space)}


NEAR = [near(space) for space in range(SPACES)]
