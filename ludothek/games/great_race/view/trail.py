"""The tracks on the map: what the other crews and T have done there since a seat last chose, oldest first.

Only what lies open to everybody is compared: where vehicles stand, what tiles lie there, which levels are left (G1.8).
"""

from __future__ import annotations

from collections.abc import Iterator

from ludothek.core.steps import Played
from ludothek.core.table import Table
from ludothek.games.great_race.board import SOLO, Board
from ludothek.games.great_race.board.africa import NEIGHBOURS, NOWHERE, SPACES, name
from ludothek.games.great_race.board.box import TILES
from ludothek.games.great_race.rules import phase, position
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.telling.automa_log import unfold
from ludothek.games.great_race.telling.sentences import crew
from ludothek.games.great_race.view.shape import Step, StepKind

ON_THE_ROAD = (phase.ENTER, phase.PAY, phase.MISHAP)  # where a drive costs levels without a question


def tracks(table: Table[Board, State], seat: int | None) -> list[Step]:
    """One entry for a way that was gone, a tile laid or taken away, a loss; one's own drive is left out."""
    b: Board = table.board
    found: list[Step] = []
    for before, after in moments(table, seat):
        for track in changes(b, before, after):
            if not is_own(track, before, seat):
                add(found, track)
    return found


def moments(table: Table[Board, State], seat: int | None) -> Iterator[tuple[State, State]]:
    """Phase by phase what was played since, and what followed by itself from one's own choice."""
    since = table.since(seat)
    own = table.line[: len(table.line) - len(since)][-1:]
    for played in own:
        yield from list(steps_of(table, played))[1:]
    for played in since:
        yield from steps_of(table, played)


def steps_of(table: Table[Board, State], played: Played[State]) -> Iterator[tuple[State, State]]:
    return ((before, after) for before, after, _ in unfold(table.board, played.before, played.action))


def is_own(track: Step, before: State, seat: int | None) -> bool:
    """Whether the viewer has just done this: on the own drive also what it cost."""
    if track["seat"] != seat:
        return False
    return track["kind"] != "hurt" or (before.mover == seat and before.phase in ON_THE_ROAD)


def add(found: list[Step], track: Step) -> None:
    """A step further belongs to the same way, and so does a loss on it; a tile met on it is part of it."""
    if found and track["kind"] == "drive" and found[-1]["kind"] == "met" and found[-1]["path"][0] == track["path"][-1]:
        del found[-1]
    last = found[-1] if found else None
    goes_on = last and last["kind"] == "drive" and (last["seat"], last["path"][-1]) == (track["seat"], track["path"][0])
    if last and goes_on and track["kind"] in ("drive", "hurt"):
        last["path"] += track["path"][1:]
        last["fell"] += track["fell"]
        last["lost"] = [one + more for one, more in zip(last["lost"], track["lost"], strict=True)]
    else:
        found.append(track)


# --- what has changed between two moments ---


def changes(b: Board, before: State, after: State) -> Iterator[Step]:
    by_t = before.phase >= phase.T_FIGURE or (before.phase == phase.DRAW_TILE and before.drawing == position.FOR_T_STEP)
    acting = position.T if b.mode == SOLO and by_t else before.mover
    for space in range(SPACES):
        if before.tile[space] != after.tile[space]:
            yield laid(b, acting, before, after, space)
    for vehicle in range(b.vehicles):
        here, there = before.where[vehicle], after.where[vehicle]
        if NOWHERE not in (here, there) and here != there:
            kind: StepKind = "drive" if there in NEIGHBOURS[here] else "sail"
            yield track_of(b, vehicle, kind, [name(here), name(there)])
        gauges = ((before.engine, after.engine), (before.chassis, after.chassis))
        lost = [max(0, int(was[vehicle] - now[vehicle])) for was, now in gauges]
        if there != NOWHERE and any(lost):
            yield {**track_of(b, vehicle, "hurt", [name(there)]), "fell": [name(there)], "lost": lost}


def laid(b: Board, vehicle: int, before: State, after: State, space: int) -> Step:
    """A tile that has come, by a hand or by a step into the unknown, or one that has gone."""
    if after.tile[space]:
        kind: StepKind = (
            "met"
            if before.drawing in (position.FOR_BLIND_STEP, position.FOR_T_STEP) and before.phase == phase.DRAW_TILE
            else "lay"
        )
        return {**track_of(b, vehicle, kind, [name(space)]), "tile": TILES[after.tile[space] - 1].id}
    gone = TILES[before.tile[space] - 1].id
    return {**track_of(b, vehicle, "clear", [name(space)]), "fell": [name(space)], "tile": gone}


def track_of(b: Board, vehicle: int, kind: StepKind, path: list[str]) -> Step:
    return {"seat": vehicle, "crew": crew(b, vehicle), "kind": kind, "path": path, "fell": [], "lost": [0, 0]}
