"""Where a piece cannot go: targets it may not attack, ways that are too long, and what stands in them."""

from __future__ import annotations

from itertools import pairwise

from ludothek.core.game import Refused
from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import name
from ludothek.games.masters_victory.rules import MOVES
from ludothek.games.masters_victory.rules.combat import protector
from ludothek.games.masters_victory.rules.position import TURN, State, is_aircraft, is_enemy, side_of

SQUARE = "([A-Z][0-9]{1,2})"  # anything that may name one
MINES = {square for square in range(board.SQUARES) if board.TERRAIN[square] == board.MINE}


# --- which piece ---


def wrong_piece(s: State, at: str) -> Refused | None:
    """A square without a piece of one's own."""
    if at not in board.NAMED:
        return Refused("off-board", "W1.4", square=at)
    if s.at[board.NAMED[at]] == 0:
        return Refused("no-piece", "W3.1", squares=[at], square=at)
    return Refused("not-yours", "W3.1", squares=[at], square=at) if is_enemy(s, board.NAMED[at], s.turn) else None


def wrong_mover(s: State, piece: int) -> Refused | None:
    """A piece that has moved, or a fourth one."""
    at = name(s.where[piece])
    if s.moved[piece]:
        return Refused("moved", "W3.3", squares=[at], type=board.TYPES[board.TYPE[piece]])
    return Refused("fourth", "W3.1", squares=[at]) if s.moves == MOVES else None


# --- where to ---


def wrong_goal(s: State, piece: int, goals: list[str]) -> Refused | None:
    """Why a piece cannot go to the last of some squares, by way of the others; None if it can."""
    for at in goals:
        if at not in board.NAMED:
            return Refused("off-board", "W1.4", square=at)
    way = [s.where[piece], *(board.NAMED[at] for at in goals)]
    if len(way) > 2 and any(is_diagonal(here, there) for here, there in pairwise(way)):
        return Refused("diagonal", "W3.4", squares=goals)
    if len(way) > 2 and board.TYPE[piece] == board.ARTILLERY:
        return Refused("step-by-step", "W3.9", squares=goals, at=name(way[0]))
    to = way[-1]
    if to == way[0]:
        return Refused("origin" if s.phase == TURN else "origin-rest", "W3.9", squares=goals[-1:], square=goals[-1])
    if s.at[to] and not is_enemy(s, to, side_of(piece)):
        return Refused("own-piece", "W3.8", squares=goals[-1:], square=goals[-1])
    return (wrong_target(s, piece, to) if s.at[to] else None) or wrong_way(s, piece, to)


# --- attacking ---


def wrong_target(s: State, piece: int, to: int) -> Refused | None:
    """An enemy that this piece may not attack: never, not again, or not there."""
    kind, target, at = board.TYPE[piece], board.TYPE[s.at[to] - 1], name(to)
    if kind == board.ARTILLERY:
        return Refused("gun-attacks", "W5.2", squares=[at], square=at)
    if s.phase != TURN:
        return Refused("second-attack", "W5.3", squares=[at], square=at)
    if kind == target == board.BOMBER:
        return Refused("no-numbers", "W7.2", squares=[at], square=at)
    if board.RULE[kind][target] == 0:
        return Refused("no-target", "W5.2", squares=[at], type=board.TYPES[kind], target=board.TYPES[target], square=at)
    if kind == board.SOLDIER and board.TERRAIN[to] == board.MINE:
        return Refused("over-mines", "W4.1", squares=[at], square=at)
    if board.TERRAIN[to] == board.BUNKER and is_aircraft(kind) and not is_aircraft(target):
        return Refused("bunker", "W4.3", squares=[at], type=board.TYPES[kind], square=at)
    return None


def wrong_shield(s: State, to: int, by: int) -> Refused | None:
    """A taller neighbour that must be removed first."""
    if by == board.NOWHERE:
        return None
    types = {"target": board.TYPES[board.TYPE[s.at[to] - 1]], "type": board.TYPES[board.TYPE[s.at[by] - 1]]}
    return Refused("shielded", "W9.2", squares=[name(to), name(by)], square=name(to), by=name(by), **types)


# --- the way ---


def wrong_way(s: State, piece: int, to: int) -> Refused | None:
    """A way that is too long, bends where none may, ends at a shield, or is shut by mines or pieces."""
    kind, here, at = board.TYPE[piece], s.where[piece], name(to)
    steps = board.FARTHEST[kind] if s.phase == TURN else s.steps
    if not is_aircraft(kind) and board.TERRAIN[to] == board.MINE:
        return Refused("mines", "W4.1", squares=[at], square=at)
    if is_diagonal(here, to) and (kind == board.ARTILLERY or steps == 1):
        return Refused("diagonal", "W3.4", squares=[name(here), at])
    if distance(here, to) > steps:
        why, facts = ("steps", {"type": board.TYPES[kind]}) if s.phase == TURN else ("steps-left", {})
        return Refused(why, "W3.6", squares=[at], square=at, needed=distance(here, to), limit=steps, **facts)
    if kind == board.ARTILLERY and distance(here, to) > 1:
        return Refused("step-by-step", "W3.9", squares=[name(here)], at=name(here))
    if s.at[to] and (refused := wrong_shield(s, to, protector(s, to))):
        return refused
    return None if is_aircraft(kind) else wrong_ground(s, here, to, steps)


def wrong_ground(s: State, here: int, to: int, steps: int) -> Refused | None:
    """On the ground: pieces in the way, or mines that take too long to go round."""
    pieces = {square for square in range(board.SQUARES) if s.at[square] and square not in (here, to)}
    if route(here, to, steps, pieces | MINES):
        return None
    why, rule, shut, open_way = "blocked", "W3.7", pieces, route(here, to, steps, MINES)
    if not open_way:
        why, rule, shut, open_way = "round-mines", "W4.1", MINES, route(here, to, steps, set())
    at = name(next(square for square in open_way if square in shut))
    return Refused(why, rule, squares=[at, name(to)], at=at, square=name(to))


def route(here: int, to: int, steps: int, shut: set[int]) -> list[int]:
    """The squares of a shortest way round what is shut; none if it takes too many steps."""
    ways = [[here]]
    seen = {here} | shut
    for _ in range(steps):
        ways = [[*way, on] for way in ways for on in board.NEXT[way[-1]] if on not in seen and on != board.NOWHERE]
        ways = list({way[-1]: way for way in ways}.values())
        seen |= {way[-1] for way in ways}
        for way in ways:
            if way[-1] == to:
                return way
    return []


def distance(here: int, to: int) -> int:
    return abs(here // board.COLUMNS - to // board.COLUMNS) + abs(here % board.COLUMNS - to % board.COLUMNS)


def is_diagonal(here: int, to: int) -> bool:
    return abs(here // board.COLUMNS - to // board.COLUMNS) == abs(here % board.COLUMNS - to % board.COLUMNS) == 1
