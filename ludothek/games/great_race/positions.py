"""Positions of The Great Race as texts: tiles on the map, and vehicles with their gauges."""

from __future__ import annotations

from collections.abc import Mapping

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import NAMED
from ludothek.games.great_race.board.box import TILES
from ludothek.games.great_race.rules.position import State

TILE = {tile.id: number + 1 for number, tile in enumerate(TILES)}


def arrange(b: Board, s: State, given: Mapping[str, str]) -> None:
    """Change what is named: `tiles` are "1.1 FM, 2.1 FS", `vehicle 0` is "NOU fuel 3 chassis 5", of T `vehicle 1`."""
    for text in filter(None, given.get("tiles", "").split(", ")):
        space, tile = text.split()
        s.tile[NAMED[space]] = TILE[tile]
        s.bag[TILE[tile] - 1] -= 1
    for name, text in given.items():
        if name.startswith("vehicle "):
            put(s, int(name[-1]), *text.split())
    if "last town" in given:
        s.last_level = b.level[NAMED[given["last town"]]]


def put(s: State, vehicle: int, space: str, *gauges: str) -> None:
    s.where[vehicle] = NAMED[space]
    rows = {"fuel": s.fuel, "engine": s.engine, "chassis": s.chassis, "money": s.money}
    for gauge, level in zip(gauges[::2], gauges[1::2], strict=True):
        rows[gauge][vehicle] = int(level)
