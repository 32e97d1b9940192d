"""Positions of The Great Race as a text: `"T": "NOU 4/5"` is TORPEDO with fuel 4 and mechanics 5 in Nouadhibou."""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import NAMED, TOWN
from ludothek.games.great_race.board.box import TILES
from ludothek.games.great_race.rules.automa.goal import choose_goal
from ludothek.games.great_race.rules.position import State, T

TILE = {tile.id: number + 1 for number, tile in enumerate(TILES)}


def arrange(b: Board, s: State, given: Mapping[str, str]) -> None:
    """Change what is named, and nothing else.

    `P1` to `P5` and `T` are vehicles, each with its space and, where they are not full, its gauges; `tiles` lie on
    their spaces: "1.1 FM; 2.1 FS". `figure` is how many figures of T have acted, and `last` the town T was in last if
    it stands in none. T then chooses its goal anew.
    """
    for vehicle in range(b.vehicles):
        words = given.get(sign(b, vehicle), "").split()
        if words:
            put(s, vehicle, *words)
    for part in given.get("tiles", "").split(";"):
        if part:
            lay_tile(s, *part.split())
    if b.mode == SOLO:
        s.figure = int(given.get("figure", s.figure))
        aim(b, s, NAMED[given["last"]] if "last" in given else s.where[T])


def sign(b: Board, vehicle: int) -> str:
    return "T" if b.mode == SOLO and vehicle == T else f"P{vehicle + 1}"


def put(s: State, vehicle: int, space: str, gauges: str = "") -> None:
    """A vehicle on a space; "3/5/6" are its fuel, engine and chassis, of T its fuel and mechanics."""
    s.where[vehicle] = NAMED[space]
    for gauge, level in zip((s.fuel, s.engine, s.chassis), gauges.split("/") if gauges else (), strict=False):
        gauge[vehicle] = int(level)


def lay_tile(s: State, space: str, tile: str) -> None:
    """A tile out of the bag."""
    s.tile[NAMED[space]] = TILE[tile]
    s.bag[TILE[tile] - 1] -= 1


def aim(b: Board, s: State, last: int) -> None:
    """T was in a town last, and chooses a goal by its card if there is one."""
    if TOWN[last] > 0:
        s.last_level = b.level[last]
    if s.card:
        phase = s.phase
        choose_goal(b, s)
        s.phase = phase
