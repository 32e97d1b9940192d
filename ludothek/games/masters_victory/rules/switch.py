"""The triple switch: a soldier on the enemy's base line is exchanged for pieces that were lost."""

from __future__ import annotations

from ludothek.games.masters_victory.board import (
    ARMY,
    ARTILLERY,
    COLUMNS,
    DONE,
    FIRST,
    KINDS,
    LINES,
    NOWHERE,
    OWN,
    RED,
    RETURN,
    SLOTS,
    START,
    WITHOUT_NUMBER,
    Board,
)
from ludothek.games.masters_victory.rules.combat import fire
from ludothek.games.masters_victory.rules.position import SWITCHING, State, look_for_masters, put, remove

BUDGET = 3  # the sum of numbers that a soldier brings back (W10.1)


def can_switch(s: State, piece: int) -> bool:
    """A soldier on the enemy's base line, with something to come back (W10.1, W10.11)."""
    line = LINES - 1 if s.turn == RED else 0
    if s.where[piece] == NOWHERE or s.where[piece] // COLUMNS != line:
        return False
    for kind in range(len(KINDS)):
        if can_return(s, kind, BUDGET, piece + 1):
            return True
    return False


def begin_switch(s: State, piece: int) -> None:
    """The soldier leaves the board; if it was the last master, that loses the game (W10.10)."""
    remove(s, piece)
    look_for_masters(s)
    s.phase = SWITCHING
    s.running = piece + 1
    s.budget = BUDGET
    s.returned = 0


def cost(kind: int) -> int:
    return KINDS[kind][1] if KINDS[kind][1] > 0 else WITHOUT_NUMBER  # W10.2


def can_return(s: State, kind: int, budget: int, exchanged: int) -> bool:
    return cost(kind) <= budget and lying(s, kind, exchanged) != NOWHERE and free_slot(s, kind, 0) < SLOTS


def lying(s: State, kind: int, exchanged: int) -> int:
    """The removed piece that would come back: one that has not moved in this turn, if there is any (W10.7)."""
    found = NOWHERE
    first = OWN * s.turn + FIRST[KINDS[kind][0]]
    for piece in range(first, first + ARMY[KINDS[kind][0]]):
        if s.where[piece] != NOWHERE or s.number[piece] != KINDS[kind][1] or piece + 1 == exchanged:
            continue
        if found == NOWHERE or (s.moved[found] and not s.moved[piece]):
            found = piece
    return found


def free_slot(s: State, kind: int, slot: int) -> int:
    """The first empty start square of the type from a slot on (W10.4, W10.5); SLOTS if there is none."""
    first = OWN * s.turn + FIRST[KINDS[kind][0]]
    while slot < ARMY[KINDS[kind][0]]:
        if s.at[START[first + slot]] == 0:
            return slot
        slot += 1
    return SLOTS


def list_returns(s: State, out: list[int]) -> int:
    n = 0
    for kind in range(len(KINDS)):
        if can_return(s, kind, s.budget, s.running):
            slot = free_slot(s, kind, 0)
            while slot < SLOTS:
                out[n] = RETURN + SLOTS * kind + slot
                n += 1
                slot = free_slot(s, kind, slot + 1)
    if s.returned > 0:
        out[n] = DONE
        n += 1
    return n


def can_bring_back(s: State) -> bool:
    for kind in range(len(KINDS)):
        if can_return(s, kind, s.budget, s.running):
            return True
    return False


def bring_back(b: Board, s: State, kind: int, slot: int) -> None:
    """A removed piece stands on a start square again, its number known to both (W11.4)."""
    piece = lying(s, kind, s.running)
    put(s, piece, START[OWN * s.turn + FIRST[KINDS[kind][0]] + slot])
    s.open[piece] = 1
    s.budget -= cost(kind)
    s.returned += 1
    if KINDS[kind][0] == ARTILLERY and not b.ask:
        fire(s, piece)  # W8.6
