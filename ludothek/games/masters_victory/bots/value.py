"""How good a position is: own pieces on the board, above all masters, the other side's off it, and what can be taken.

These read numbers, so they are asked about a world in which all of them are known or imagined.
"""

from __future__ import annotations

from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board
from ludothek.games.masters_victory.rules.actions import FIRE, MOVE, SWITCH
from ludothek.games.masters_victory.rules.combat import in_zone, is_open_target, protector
from ludothek.games.masters_victory.rules.position import TURN, State, is_aircraft, side_of, value

WORTH = (60, 90, 55, 30, 80)  # of a type, without its number
PER_NUMBER = (30, 0, 25, 12, 0)  # more for each number above one
MASTER_WORTH = 400  # more for a master: three of them are the game
ADVANCE = 2  # a line that a soldier is nearer to the switch


def worth(b: Board, s: State, seat: int) -> int:
    """How much `seat` should like this unfinished position."""
    total = 0
    for piece in range(board.PIECES):
        if s.where[piece] != board.NOWHERE:
            total += piece_worth(s, piece) if side_of(piece) == seat else -piece_worth(s, piece)
    return total


def piece_worth(s: State, piece: int) -> int:
    kind = board.TYPE[piece]
    total = WORTH[kind] + PER_NUMBER[kind] * max(0, value(s, piece) - 1)
    if s.number[piece] == board.MASTER:
        total += MASTER_WORTH
    if kind == board.SOLDIER:
        line = s.where[piece] // board.COLUMNS
        total += ADVANCE * (line if side_of(piece) == board.RED else board.LINES - 1 - line)
    return total


def gain(b: Board, s: State, action: int) -> int:
    """What an attack or a shot wins at once, by the numbers of this world."""
    if FIRE <= action < SWITCH:
        return shot(s, action - FIRE)
    if s.phase != TURN or action < MOVE:
        return 0
    here = (action - MOVE) // board.SQUARES
    there = (action - MOVE) % board.SQUARES
    return exchange(s, s.at[here] - 1, s.at[there] - 1) if s.at[there] > 0 else 0


def shot(s: State, square: int) -> int:
    """What artillery removes from a square."""
    total = 0
    for i in range(9):
        to = in_zone(square, s.turn, i)
        if to != board.NOWHERE and is_open_target(s, to, s.turn):
            total += piece_worth(s, s.at[to] - 1)
    return total


def exchange(s: State, attacker: int, target: int) -> int:
    """What is won less what is lost when one piece attacks another."""
    if board.RULE[board.TYPE[attacker]][board.TYPE[target]] != board.R1:
        return piece_worth(s, target)
    won = piece_worth(s, target) if value(s, attacker) >= value(s, target) else 0
    lost = piece_worth(s, attacker) if value(s, attacker) <= value(s, target) else 0
    return won - lost


def draws_by_ending(b: Board, s: State) -> bool:
    """Whether the game is drawn if the turn is ended now: it would be the last quiet one (W12.4)."""
    return s.phase == TURN and not s.busy and b.limit > 0 and s.quiet + 1 == b.limit


# --- dangers ---


def threat(s: State, side: int) -> int:
    """What the other side, if it were to move, would take at once: by fire, and by its three best attacks."""
    total = 0
    first = 0
    second = 0
    third = 0
    for piece in range(board.OWN * side, board.OWN * side + board.OWN):
        if s.where[piece] == board.NOWHERE:
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


def risk(s: State, piece: int) -> int:
    """What a piece would lose its side if the other one were to move."""
    return piece_worth(s, piece) if under_fire(s, piece) else worst_attack(s, piece)


def under_fire(s: State, piece: int) -> bool:
    """Whether an enemy's artillery has the piece in its zone (W8.1, W4.3)."""
    square = s.where[piece]
    if is_sheltered(square, board.TYPE[piece]):
        return False
    side = 1 - side_of(piece)
    first = board.OWN * side + board.FIRST[board.ARTILLERY]
    for gun in range(first, first + board.ARMY[board.ARTILLERY]):
        if s.where[gun] != board.NOWHERE and abs(square % board.COLUMNS - s.where[gun] % board.COLUMNS) <= 1:
            north = square // board.COLUMNS - s.where[gun] // board.COLUMNS
            if 1 <= (north if side == board.RED else -north) <= 3:
                return True
    return False


def is_sheltered(square: int, kind: int) -> bool:
    """Whether a piece is safe there from fire and from aircraft (W4.3)."""
    return board.TERRAIN[square] == board.BUNKER and not is_aircraft(kind)


def worst_attack(s: State, piece: int) -> int:
    """The most that one attack on a piece would win; obstacles on the way are not looked at."""
    square = s.where[piece]
    if protector(s, square) != board.NOWHERE:
        return 0
    kind = board.TYPE[piece]
    sheltered = is_sheltered(square, kind)
    first = board.OWN * (1 - side_of(piece))
    worst = 0
    for other in range(first, first + board.FIRST[board.ARTILLERY]):
        if (
            s.where[other] == board.NOWHERE
            or board.RULE[board.TYPE[other]][kind] == 0
            or (sheltered and is_aircraft(board.TYPE[other]))
        ):
            continue
        if distance(s.where[other], square) <= board.FARTHEST[board.TYPE[other]]:
            worst = max(worst, exchange(s, other, piece))
    return worst


def distance(here: int, there: int) -> int:
    return abs(here // board.COLUMNS - there // board.COLUMNS) + abs(here % board.COLUMNS - there % board.COLUMNS)
