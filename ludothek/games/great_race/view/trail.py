"""The tracks on the map: what the other crews and T have done there since a seat last chose, oldest first.

Only what lies open to everybody is compared: where vehicles stand, what tiles lie there, which levels are left (G1.8).
"""

from __future__ import annotations

from collections.abc import Iterator

from ludothek.core.table import Played, Table
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, SPACES, name
from ludothek.games.great_race.board.box import TILES
from ludothek.games.great_race.rules.position import (
    DRAW_TILE,
    ENTER,
    FOR_BLIND_STEP,
    FOR_T_STEP,
    MISHAP,
    PAY,
    T_FIGURE,
    State,
    T,
)
from ludothek.games.great_race.telling.automa_log import unfold
from ludothek.games.great_race.telling.sentences import crew
from ludothek.games.great_race.view.shape import Deed, Track

ON_THE_ROAD = (ENTER, PAY, MISHAP)  # where a drive costs levels without a question


def tracks(table: Table, seat: int | None) -> list[Track]:
    """One entry for a way that was gone, a tile laid or taken away, a loss; one's own drive is left out."""
    b: Board = table.board
    found: list[Track] = []
    for before, after in moments(table, seat):
        for track in changes(b, before, after):
            if not is_own(track, before, seat):
                add(found, track)
    return found


def moments(table: Table, seat: int | None) -> Iterator[tuple[State, State]]:
    """Phase by phase what was played since, and what followed by itself from one's own choice."""
    since = table.since(seat)
    own = table.line[: len(table.line) - len(since)][-1:]
    for played in own:
        yield from list(steps_of(table, played))[1:]
    for played in since:
        yield from steps_of(table, played)


def steps_of(table: Table, played: Played) -> Iterator[tuple[State, State]]:
    return ((before, after) for before, after, _ in unfold(table.board, played.before, played.action))


def is_own(track: Track, before: State, seat: int | None) -> bool:
    """Whether the viewer has just done this: on the own drive also what it cost."""
    if track["seat"] != seat:
        return False
    return track["deed"] != "hurt" or (before.mover == seat and before.phase in ON_THE_ROAD)


def add(found: list[Track], track: Track) -> None:
    """A step further belongs to the same way, and so does a loss on it; a tile met on it is part of it."""
    if found and track["deed"] == "drive" and found[-1]["deed"] == "met" and found[-1]["path"][0] == track["path"][-1]:
        del found[-1]
    last = found[-1] if found else None
    goes_on = last and last["deed"] == "drive" and (last["seat"], last["path"][-1]) == (track["seat"], track["path"][0])
    if last and goes_on and track["deed"] in ("drive", "hurt"):
        last["path"] += track["path"][1:]
        last["fell"] += track["fell"]
        last["lost"] = [one + more for one, more in zip(last["lost"], track["lost"], strict=True)]
    else:
        found.append(track)


# --- what has changed between two moments ---


def changes(b: Board, before: State, after: State) -> Iterator[Track]:
    by_t = before.phase >= T_FIGURE or (before.phase == DRAW_TILE and before.drawing == FOR_T_STEP)
    acting = T if b.mode == SOLO and by_t else before.mover
    for space in range(SPACES):
        if before.tile[space] != after.tile[space]:
            yield laid(b, acting, before, after, space)
    for vehicle in range(b.vehicles):
        here, there = before.where[vehicle], after.where[vehicle]
        if NOWHERE not in (here, there) and here != there:
            deed: Deed = "drive" if there in NEIGHBOURS[here] else "sail"
            yield track_of(b, vehicle, deed, [name(here), name(there)])
        gauges = ((before.engine, after.engine), (before.chassis, after.chassis))
        lost = [max(0, int(was[vehicle] - now[vehicle])) for was, now in gauges]
        if there != NOWHERE and any(lost):
            yield {**track_of(b, vehicle, "hurt", [name(there)]), "fell": [name(there)], "lost": lost}


def laid(b: Board, vehicle: int, before: State, after: State, space: int) -> Track:
    """A tile that has come, by a hand or by a step into the unknown, or one that has gone."""
    if after.tile[space]:
        deed: Deed = "met" if before.drawing in (FOR_BLIND_STEP, FOR_T_STEP) and before.phase == DRAW_TILE else "lay"
        return {**track_of(b, vehicle, deed, [name(space)]), "tile": TILES[after.tile[space] - 1].id}
    gone = TILES[before.tile[space] - 1].id
    return {**track_of(b, vehicle, "clear", [name(space)]), "fell": [name(space)], "tile": gone}


def track_of(b: Board, vehicle: int, deed: Deed, path: list[str]) -> Track:
    return {"seat": vehicle, "crew": crew(b, vehicle), "deed": deed, "path": path, "fell": [], "lost": [0, 0]}
