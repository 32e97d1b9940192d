"""What has happened since a seat last chose: ways, fights, fire and pieces that came back, for everybody to see.

Whatever falls lies open for both (W11.2), so nothing here depends on a number that is hidden.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board, name
from ludothek.games.masters_victory.referee.moves import MINES, route
from ludothek.games.masters_victory.rules import actions
from ludothek.games.masters_victory.rules.position import DEALING, TURN, State, is_aircraft
from ludothek.games.masters_victory.telling import losses
from ludothek.games.masters_victory.view.shape import Cause, Lost, Step, StepKind

if TYPE_CHECKING:
    from ludothek.core.steps import Played
    from ludothek.core.table import Table


def trail(table: Table[Board, State], seat: int | None) -> list[Step]:
    """What others have done since a seat last chose, with the fire that answered the end of its own turn."""
    first = len(table.line) - len(table.since(seat))
    return told(table, first - 1 if first and is_end(table.line[first - 1]) else first)


def turn_so_far(table: Table[Board, State]) -> list[Step]:
    """What has been done in the turn that goes on."""
    ends = (number + 1 for number in reversed(range(len(table.line))) if is_end(table.line[number]))
    return told(table, next(ends, 0))


def told(table: Table[Board, State], first: int) -> list[Step]:
    """All that was played from a number on, a step for each piece."""
    steps: list[Step] = []
    for number in range(first, len(table.line)):
        after = table.line[number + 1].before if number + 1 < len(table.line) else table.state
        for step in steps_of(table.line[number], after):
            follow(steps, step)
    return steps


def is_end(played: Played[State]) -> bool:
    return played.action == actions.END and bool(played.before.phase == TURN)


def last_step(table: Table[Board, State]) -> Step:
    """What the last row of the log was, on the map."""
    steps = told(table, len(table.line) - 1)
    nothing = stepped(table.line[-1].actor, "", [], [])
    lost = [one for step in steps for one in step["lost"]]
    return {**steps[0], "fell": [one["at"] for one in lost], "lost": lost} if steps else nothing


def follow(steps: list[Step], step: Step) -> None:
    """Lay a step down; where it goes on from the last one, both are one way."""
    if steps and step["kind"] == "rest":
        steps[-1]["path"] += step["path"][1:]
        steps[-1]["lost"] += step["lost"]
        steps[-1]["fell"] += step["fell"]
    else:
        steps.append(step)


def steps_of(played: Played[State], after: State) -> list[Step]:
    """An action on the map; artillery that fires when a turn ends is a step of its own, gun by gun."""
    s, action, seat = played.before, played.action, played.actor
    if s.phase == DEALING:
        return []
    fought, shot = losses(s, after, action)
    if action == actions.END:
        return [stepped(1 - seat, "fire", [gun], fires(s, hit)) for gun, hit in shot]
    burnt = [one for _, hit in shot for one in fires(s, hit)]
    if action >= actions.MOVE:
        here, there = divmod(action - actions.MOVE, board.SQUARES)
        kind: StepKind = "attack" if s.at[there] else "move" if s.phase == TURN else "rest"
        return [stepped(seat, kind, way(s, here, there), [*fights(fought, there), *burnt])]
    if action >= actions.SWITCH:
        square = action - actions.SWITCH
        return [stepped(seat, "switch", [square], [fallen(s.at[square] - 1, square, "switch")])]
    if action >= actions.FIRE:
        return [stepped(seat, "fire", [action - actions.FIRE], burnt)]
    if action >= actions.RETURN:
        return [stepped(seat, "return", [came_back(s, after)], burnt)]
    return []


def stepped(seat: int, kind: StepKind, path: list[int], lost: list[Lost]) -> Step:
    fell = [one["at"] for one in lost]
    return {"seat": seat, "kind": kind, "path": [name(square) for square in path], "fell": fell, "lost": lost}


def fallen(piece: int, square: int, how: Cause) -> Lost:
    """A piece by its place in the view, where it fell, and what took it: a fight, fire, or a switch."""
    return {"piece": piece, "at": name(square), "how": how}


def fights(fought: list[int], square: int) -> list[Lost]:
    return [fallen(piece, square, "fight") for piece in fought]


def fires(s: State, hit: list[int]) -> list[Lost]:
    return [fallen(piece, s.where[piece], "fire") for piece in hit]


def way(s: State, here: int, there: int) -> list[int]:
    """The squares of a move: straight through the air, on the ground one of the shortest open ways (W3.9)."""
    kind = board.TYPE[s.at[here] - 1]
    if is_aircraft(kind) or kind == board.ARTILLERY:
        return [here, there]
    pieces = {square for square in range(board.SQUARES) if s.at[square] and square not in (here, there)}
    return route(here, there, board.FARTHEST[kind], pieces | MINES)


def came_back(s: State, after: State) -> int:
    """Where a piece stands that did not before."""
    side = range(board.OWN * s.turn, board.OWN * s.turn + board.OWN)
    return next(after.where[piece] for piece in side if s.where[piece] == board.NOWHERE != after.where[piece])
