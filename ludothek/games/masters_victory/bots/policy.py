"""What a quick player does, knowing its own numbers only: it takes what seems to win, and then looks for shelter.

Turns are played in the head with it. In an imagined world every number is known, so each side is asked what it would
do on average over the numbers that are still hidden from it.
"""

from __future__ import annotations

from ludothek.core.dice import below
from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board
from ludothek.games.masters_victory.bots.value import MASTER_WORTH, PER_NUMBER, WORTH, exchange, risk
from ludothek.games.masters_victory.rules import actions, legal
from ludothek.games.masters_victory.rules.combat import in_zone, is_open_target
from ludothek.games.masters_victory.rules.knowledge import is_seen
from ludothek.games.masters_victory.rules.position import REST, STEP, TURN, State, put, side_of, value

SEEMING = tuple(  # SEEMING[type]: what a piece is worth on average
    WORTH[kind] + PER_NUMBER[kind] + (MASTER_WORTH // 6 if kind in board.NUMBERED else 0) for kind in range(5)
)
SWITCH_GAIN = 50  # for a soldier on the enemy's base line
LOOKS = 5  # squares that are looked at after an attack


def guess(b: Board, s: State, out: list[int], rng: list[int]) -> int:
    """What seems to win most, or nothing; after an attack a safe square; where a switch or a deal is due, anything."""
    n = legal(b, s, out)
    if s.phase == TURN or s.phase == STEP:
        return most_gainful(s, out, n)
    if s.phase == REST:
        return safest(s, out, n, rng)
    return out[below(rng, n)]


def most_gainful(s: State, out: list[int], n: int) -> int:
    """The last action ends the turn or the move."""
    best = n - 1
    most = 0
    for i in range(n):
        won = seeming_gain(s, out[i])
        if won > most:
            most = won
            best = i
    return out[best]


def seeming_gain(s: State, action: int) -> int:
    """What an action of a turn wins at once, as far as its side can know."""
    if action >= actions.MOVE:
        piece = s.at[(action - actions.MOVE) // board.SQUARES] - 1
        to = (action - actions.MOVE) % board.SQUARES
        if s.at[to] > 0:
            return seeming_exchange(s, piece, s.at[to] - 1)
        return swept(s, to, side_of(piece)) if board.TYPE[piece] == board.ARTILLERY else 0
    if action >= actions.SWITCH:
        return SWITCH_GAIN
    return swept(s, action - actions.FIRE, s.turn) if action >= actions.FIRE else 0


def seeming_exchange(s: State, attacker: int, target: int) -> int:
    """What an attack wins on average over the numbers that the target may bear."""
    if is_seen(s, target) or s.number[target] == 0:
        return exchange(s, attacker, target)
    first = board.OWN * side_of(target) + board.FIRST[board.TYPE[target]]
    total = 0
    n = 0
    for other in range(first, first + 6):
        if not is_seen(s, other) and value(s, other) >= s.floor[target]:
            total += exchange(s, attacker, other)
            n += 1
    return total // max(n, 1)


def swept(s: State, square: int, side: int) -> int:
    """What artillery removes from a square, by what the types are worth."""
    total = 0
    for i in range(9):
        to = in_zone(square, side, i)
        if to != board.NOWHERE and is_open_target(s, to, side):
            total += SEEMING[board.TYPE[s.at[to] - 1]]
    return total


def safest(s: State, out: list[int], n: int, rng: list[int]) -> int:
    """Where least can be taken next, of staying and a few squares at random."""
    piece = s.running - 1
    here = s.where[piece]
    best = out[n - 1]
    least = risk(s, piece)
    for _ in range(LOOKS):
        if least > 0:
            action = out[below(rng, n - 1)]
            put(s, piece, (action - actions.MOVE) % board.SQUARES)
            if risk(s, piece) < least:
                least = risk(s, piece)
                best = action
            put(s, piece, here)
    return best
