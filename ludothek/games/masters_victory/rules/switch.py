"""The triple switch: a soldier on the enemy's base line is exchanged for pieces that were lost."""

from __future__ import annotations

from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board
from ludothek.games.masters_victory.rules import actions
from ludothek.games.masters_victory.rules.combat import fire
from ludothek.games.masters_victory.rules.position import SWITCHING, State, look_for_masters, put, remove

BUDGET = 3  # the sum of numbers that a soldier brings back (W10.1)


def can_switch(s: State, piece: int) -> bool:
    """A soldier on the enemy's base line, with something to come back (W10.1, W10.11)."""
    line = board.LINES - 1 if s.turn == board.RED else 0
    if s.where[piece] == board.NOWHERE or s.where[piece] // board.COLUMNS != line:
        return False
    for kind in range(len(board.KINDS)):
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
    return board.KINDS[kind][1] if board.KINDS[kind][1] > 0 else board.WITHOUT_NUMBER  # W10.2


def can_return(s: State, kind: int, budget: int, exchanged: int) -> bool:
    return cost(kind) <= budget and lying(s, kind, exchanged) != board.NOWHERE and free_slot(s, kind, 0) < board.SLOTS


def lying(s: State, kind: int, exchanged: int) -> int:
    """The removed piece that would come back: one that has not moved in this turn, if there is any (W10.7)."""
    found = board.NOWHERE
    first = board.OWN * s.turn + board.FIRST[board.KINDS[kind][0]]
    for piece in range(first, first + board.ARMY[board.KINDS[kind][0]]):
        if s.where[piece] != board.NOWHERE or s.number[piece] != board.KINDS[kind][1] or piece + 1 == exchanged:
            continue
        if found == board.NOWHERE or (s.moved[found] and not s.moved[piece]):
            found = piece
    return found


def free_slot(s: State, kind: int, slot: int) -> int:
    """The first empty start square of the type from a slot on (W10.4, W10.5); SLOTS if there is none."""
    first = board.OWN * s.turn + board.FIRST[board.KINDS[kind][0]]
    while slot < board.ARMY[board.KINDS[kind][0]]:
        if s.at[board.START[first + slot]] == 0:
            return slot
        slot += 1
    return board.SLOTS


def list_returns(s: State, out: list[int]) -> int:
    n = 0
    for kind in range(len(board.KINDS)):
        if can_return(s, kind, s.budget, s.running):
            slot = free_slot(s, kind, 0)
            while slot < board.SLOTS:
                out[n] = actions.RETURN + board.SLOTS * kind + slot
                n += 1
                slot = free_slot(s, kind, slot + 1)
    if s.returned > 0:
        out[n] = actions.DONE
        n += 1
    return n


def can_bring_back(s: State) -> bool:
    for kind in range(len(board.KINDS)):
        if can_return(s, kind, s.budget, s.running):
            return True
    return False


def bring_back(b: Board, s: State, kind: int, slot: int) -> None:
    """A removed piece stands on a start square again, its number known to both (W11.4)."""
    piece = lying(s, kind, s.running)
    put(s, piece, board.START[board.OWN * s.turn + board.FIRST[board.KINDS[kind][0]] + slot])
    s.open[piece] = 1
    s.budget -= cost(kind)
    s.returned += 1
    if board.KINDS[kind][0] == board.ARTILLERY and not b.ask:
        fire(s, piece)  # W8.6
