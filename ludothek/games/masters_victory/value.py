"""What a bot should like: its own pieces on the board, above all its masters, and the other side's off it.

These read numbers, so they are asked about a world in which all of them are known or imagined.
"""

from __future__ import annotations

from typing import Any

from ludothek.core.dice import below
from ludothek.games.masters_victory.board import (
    ARTILLERY,
    BUNKER,
    COLUMNS,
    END,
    FARTHEST,
    FIRE,
    LINES,
    MASTER,
    MOVE,
    NOWHERE,
    OWN,
    PIECES,
    R1,
    RED,
    RETURN,
    RULE,
    SOLDIER,
    SQUARES,
    STAY,
    SWITCH,
    TERRAIN,
    TYPE,
    Board,
)
from ludothek.games.masters_victory.fighting import in_zone, is_open_target, may_attack, protector
from ludothek.games.masters_victory.position import DEALING, TURN, State, is_aircraft, side_of, value
from ludothek.games.masters_victory.rules import legal

WORTH = (60, 90, 55, 30, 80)  # of a type, without its number
PER_NUMBER = (30, 0, 25, 12, 0)  # more for each number above one
MASTER_WORTH = 400  # more for a master: three of them are the game
ADVANCE = 2  # a line that a soldier is nearer to the switch


def worth(b: Board, s: State, seat: int) -> int:
    """How much `seat` should like this unfinished position."""
    total = 0
    for piece in range(PIECES):
        if s.where[piece] != NOWHERE:
            total += piece_worth(s, piece) if side_of(piece) == seat else -piece_worth(s, piece)
    return total


def piece_worth(s: State, piece: int) -> int:
    kind = TYPE[piece]
    total = WORTH[kind] + PER_NUMBER[kind] * max(0, value(s, piece) - 1)
    if s.number[piece] == MASTER:
        total += MASTER_WORTH
    if kind == SOLDIER:
        line = s.where[piece] // COLUMNS
        total += ADVANCE * (line if side_of(piece) == RED else LINES - 1 - line)
    return total


def gain(b: Board, s: State, action: int) -> int:
    """What an attack wins at once, by the numbers of this world."""
    if s.phase != TURN or action < MOVE:
        return 0
    here = (action - MOVE) // SQUARES
    there = (action - MOVE) % SQUARES
    return exchange(s, s.at[here] - 1, s.at[there] - 1) if s.at[there] > 0 else 0


def exchange(s: State, attacker: int, target: int) -> int:
    """What is won less what is lost when one piece attacks another."""
    if RULE[TYPE[attacker]][TYPE[target]] != R1:
        return piece_worth(s, target)
    won = piece_worth(s, target) if value(s, attacker) >= value(s, target) else 0
    lost = piece_worth(s, attacker) if value(s, attacker) <= value(s, target) else 0
    return won - lost


def guess(b: Board, s: State, out: list[int], rng: list[int]) -> int:
    """The attack that wins most; without one the turn ends, or now and then anything is done."""
    n = legal(b, s, out)
    if s.phase != TURN:
        return out[below(rng, n)]
    best = n - 1
    most = 0
    for i in range(n):
        won = gain(b, s, out[i])
        if won > most:
            most = won
            best = i
    return out[best]


# --- dangers ---


def threat(s: State, side: int) -> int:
    """What the other side, if it were to move, would take at once: by fire, and by its three best attacks."""
    total = 0
    first = 0
    second = 0
    third = 0
    for piece in range(OWN * side, OWN * side + OWN):
        if s.where[piece] == NOWHERE:
            continue
        if under_fire(s, piece):
            total += piece_worth(s, piece)
            continue
        loss = worst_attack(s, piece)
        if loss > first:
            third = second
            second = first
            first = loss
        elif loss > second:
            third = second
            second = loss
        elif loss > third:
            third = loss
    return total + first + second // 2 + third // 3


def under_fire(s: State, piece: int) -> bool:
    """Whether an enemy's artillery has the piece in its zone."""
    square = s.where[piece]
    side = 1 - side_of(piece)
    for gun in range(OWN * side + OWN - 4, OWN * side + OWN):
        if s.where[gun] != NOWHERE and is_open_target(s, square, side):
            for i in range(9):
                if in_zone(s.where[gun], side, i) == square:
                    return True
    return False


def worst_attack(s: State, piece: int) -> int:
    """The most that one attack on a piece would win; obstacles on the way are not looked at."""
    square = s.where[piece]
    side = 1 - side_of(piece)
    worst = 0
    if protector(s, square) != NOWHERE:
        return 0
    for other in range(OWN * side, OWN * side + OWN):
        if s.where[other] != NOWHERE and RULE[TYPE[other]][TYPE[piece]] and is_near(s, other, square):
            worst = max(worst, exchange(s, other, piece))
    return worst


def is_near(s: State, piece: int, square: int) -> bool:
    """Whether a piece could come so far, and attack what stands there."""
    here = s.where[piece]
    if abs(here // COLUMNS - square // COLUMNS) + abs(here % COLUMNS - square % COLUMNS) > FARTHEST[TYPE[piece]]:
        return False
    return may_attack(s, piece, square)


# --- in words ---


def reason(b: Board, s: State, action: int) -> tuple[str, dict[str, Any]]:
    """Why a move is good, as a message of the words files; for a hint. Hidden numbers are 0 here."""
    if s.phase == DEALING:
        return "reason-deal", {}
    if action == END:
        return "reason-end", {}
    if action == STAY:
        return "reason-stay", {}
    if action >= MOVE:
        return reason_to_move(s, action)
    if action >= SWITCH or RETURN <= action < FIRE:
        return "reason-switch", {}
    return "reason-fire", {}


def reason_to_move(s: State, action: int) -> tuple[str, dict[str, Any]]:
    here, there = divmod(action - MOVE, SQUARES)
    piece = s.at[here] - 1
    if s.at[there]:
        fights = RULE[TYPE[piece]][TYPE[s.at[there] - 1]] == R1
        return ("reason-fight" if fights else "reason-take"), {}
    if TYPE[piece] == ARTILLERY:
        return "reason-gun", {}
    if TERRAIN[there] == BUNKER and not is_aircraft(TYPE[piece]):
        return "reason-bunker", {}
    if under_fire(s, piece):
        return "reason-leaves", {}
    return "reason-place", {}
