"""How far pieces come: aircraft over everything, ground pieces round what is in their way, artillery step by step."""

from __future__ import annotations

from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.rules import actions
from ludothek.games.masters_victory.rules.combat import may_attack
from ludothek.games.masters_victory.rules.position import State, is_aircraft, is_free

SCRATCH = 4096 - board.SQUARES  # where the scratch array of a list of actions begins, a number for each square


def list_moves(s: State, piece: int, out: list[int], n: int) -> int:
    kind = board.TYPE[piece]
    if kind == board.ARTILLERY:
        return list_steps(s, piece, out, n)
    if is_aircraft(kind):
        return list_flights(s, piece, board.FARTHEST[kind], 1, out, n)
    return list_ways(s, piece, board.FARTHEST[kind], 1, out, n)


def list_steps(s: State, piece: int, out: list[int], n: int) -> int:
    """Artillery goes step by step (W3.9) and never onto an enemy."""
    square = s.where[piece]
    for direction in range(4):
        to = board.NEXT[square][direction]
        if is_free(s, to):
            out[n] = actions.MOVE + board.SQUARES * square + to
            n += 1
    return n


def list_flights(s: State, piece: int, steps: int, attacks: int, out: list[int], n: int) -> int:
    """Aircraft pass over everything (W3.7): whatever is near enough."""
    square = s.where[piece]
    line = square // board.COLUMNS
    column = square % board.COLUMNS
    for to_line in range(max(0, line - steps), min(board.LINES, line + steps + 1)):
        rest = steps - abs(to_line - line)
        base = board.COLUMNS * to_line
        for to in range(base + max(0, column - rest), base + min(board.COLUMNS, column + rest + 1)):
            if s.at[to] == 0 or (attacks and may_attack(s, piece, to)):
                out[n] = actions.MOVE + board.SQUARES * square + to
                n += 1
    return n


def list_ways(s: State, piece: int, steps: int, attacks: int, out: list[int], n: int) -> int:
    """Ground pieces go round what is in their way (W3.5, W3.7); the list is the queue of squares to go on from."""
    square = s.where[piece]
    begin = actions.MOVE + board.SQUARES * square
    mark = piece + 1
    out[SCRATCH + square] = mark
    head = n
    n = list_beside(s, piece, square, mark, attacks, out, n)
    for _ in range(1, steps):
        tail = n
        for i in range(head, tail):
            if s.at[out[i] - begin] == 0:
                n = list_beside(s, piece, out[i] - begin, mark, attacks, out, n)
        head = tail
    return n


def list_beside(s: State, piece: int, here: int, mark: int, attacks: int, out: list[int], n: int) -> int:
    """The squares beside one that have not been listed yet: empty ones, and enemies to attack."""
    for direction in range(4):
        to = board.NEXT[here][direction]
        if to == board.NOWHERE or out[SCRATCH + to] == mark or board.TERRAIN[to] == board.MINE:
            continue
        if s.at[to] == 0 or (attacks and may_attack(s, piece, to)):
            out[SCRATCH + to] = mark
            out[n] = actions.MOVE + board.SQUARES * s.where[piece] + to
            n += 1
    return n


def clear_scratch(out: list[int]) -> None:
    for square in range(board.SQUARES):
        out[SCRATCH + square] = 0


def steps_to(s: State, piece: int, to: int) -> int:
    """The steps of the shortest open route (W3.9)."""
    square = s.where[piece]
    steps = abs(square // board.COLUMNS - to // board.COLUMNS) + abs(square % board.COLUMNS - to % board.COLUMNS)
    if is_aircraft(board.TYPE[piece]):
        return steps
    while leads(s, square, to, steps) == 0:
        steps += 2
    return steps


def leads(s: State, here: int, to: int, steps: int) -> int:
    """1 if a ground piece comes from one square to another over empty ones in so many steps."""
    if here == to:
        return 1
    if abs(here // board.COLUMNS - to // board.COLUMNS) + abs(here % board.COLUMNS - to % board.COLUMNS) > steps:
        return 0
    for direction in range(4):
        on = board.NEXT[here][direction]
        if (on == to or is_free(s, on)) and leads(s, on, to, steps - 1) == 1:
            return 1
    return 0
