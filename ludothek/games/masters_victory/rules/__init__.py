"""Masters Victory: move up to three pieces a turn, fight by hidden numbers, and take the other side's three masters."""

from __future__ import annotations

from ludothek.core.fields import OVER
from ludothek.core.verbs import begins_turn, opens_turn, ways, weight, withdraw
from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board
from ludothek.games.masters_victory.rules import actions
from ludothek.games.masters_victory.rules.combat import fight, fire, fire_all, list_fire
from ludothek.games.masters_victory.rules.knowledge import imagine, redact
from ludothek.games.masters_victory.rules.movement import (
    clear_scratch,
    list_flights,
    list_moves,
    list_steps,
    list_ways,
    steps_to,
)
from ludothek.games.masters_victory.rules.position import (
    DEALING,
    QUIET,
    REST,
    STEP,
    SWITCHING,
    TURN,
    State,
    is_aircraft,
    put,
)
from ludothek.games.masters_victory.rules.switch import (
    begin_switch,
    bring_back,
    can_bring_back,
    can_switch,
    list_returns,
)

__all__ = [
    "State",
    "apply",
    "begins_turn",
    "imagine",
    "legal",
    "opens_turn",
    "outcome",
    "redact",
    "reveals",
    "setup",
    "ways",
    "weight",
    "withdraw",
]

DEALS = 6  # three types for each side, Red's first
MOVES = 3  # pieces a turn (W3.1)


def setup(b: Board, s: State) -> None:
    for piece in range(board.PIECES):
        s.where[piece] = board.START[piece]  # W2.1
        s.at[board.START[piece]] = piece + 1
        s.floor[piece] = 1
    s.phase = DEALING
    s.turn = board.RED


def legal(b: Board, s: State, out: list[int]) -> int:
    """Fill `out` with the legal actions; return how many."""
    if s.phase == TURN:
        return list_turn(b, s, out)
    if s.phase == REST:
        return list_rest(s, out)
    if s.phase == STEP:
        return list_second_step(b, s, out)
    if s.phase == SWITCHING:
        return list_returns(s, out)
    for i in range(len(board.ARRANGEMENTS)):
        out[i] = i
    return len(board.ARRANGEMENTS)


def apply(b: Board, s: State, action: int) -> None:
    """Play one legal action."""
    s.played += 1
    if s.phase == DEALING:
        deal(s, action)
    elif action >= actions.MOVE:
        square = (action - actions.MOVE) // board.SQUARES
        drive(b, s, s.at[square] - 1, (action - actions.MOVE) % board.SQUARES)
    elif action >= actions.SWITCH:
        begin_switch(s, s.at[action - actions.SWITCH] - 1)
    elif action >= actions.FIRE:
        fire(s, s.at[action - actions.FIRE] - 1)  # W8.7
    elif action >= actions.RETURN:
        bring_back(b, s, (action - actions.RETURN) // board.SLOTS, (action - actions.RETURN) % board.SLOTS)
    elif action == actions.END:
        end_turn(b, s)
    else:
        s.phase = TURN  # stay, or done
    if s.turn != OVER:
        skip_what_is_no_choice(s)


def outcome(b: Board, s: State, out: list[int], number: int) -> int:
    """Nothing is left to chance here."""
    return number


def reveals(b: Board, s: State, action: int) -> int:
    """1 if a number is shown or bounded by this: something is removed, fought or exchanged."""
    if s.phase == DEALING:
        return 0
    after = s.copy()
    apply(b, after, action)
    came_or_went = [
        (here == board.NOWHERE) != (there == board.NOWHERE) for here, there in zip(s.where, after.where, strict=True)
    ]
    return int(any(came_or_went))


# --- dealing ---


def deal(s: State, arrangement: int) -> None:
    """Six numbers go onto six backs (W2.2)."""
    first = board.OWN * (s.dealt // 3) + board.FIRST[board.NUMBERED[s.dealt % 3]]
    for i in range(6):
        s.number[first + i] = board.ARRANGEMENTS[arrangement][i]
    s.dealt += 1
    s.turn = board.GREEN if 3 <= s.dealt < DEALS else board.RED  # W2.3
    if s.dealt == DEALS:
        s.phase = TURN


# --- what can be done in a turn ---


def list_turn(b: Board, s: State, out: list[int]) -> int:
    n = 0
    if s.moves < MOVES:  # W3.1
        clear_scratch(out)
        for piece in range(board.OWN * s.turn, board.OWN * s.turn + board.OWN):
            if s.where[piece] != board.NOWHERE and not s.moved[piece]:  # W3.3
                n = list_moves(s, piece, out, n)
    for i in range(board.ARMY[board.SOLDIER]):
        piece = board.OWN * s.turn + board.FIRST[board.SOLDIER] + i
        if can_switch(s, piece):
            out[n] = actions.SWITCH + s.where[piece]
            n += 1
    if b.ask:
        for i in range(board.ARMY[board.ARTILLERY]):
            n = list_fire(s, board.OWN * s.turn + board.FIRST[board.ARTILLERY] + i, out, n)
    out[n] = actions.END  # W3.2
    return n + 1


# --- moving ---


def drive(b: Board, s: State, piece: int, to: int) -> None:
    """A move, an attack, the rest of a move, or a step of artillery."""
    kind = board.TYPE[piece]
    begins = s.phase == TURN
    used = 1 if kind == board.ARTILLERY or not begins else steps_to(s, piece, to)
    s.steps = (board.FARTHEST[kind] if begins else s.steps) - used
    if begins:
        s.moved[piece] = 1
        s.walked[piece] = 1
        s.moves += 1  # W5.7
    s.running = piece + 1
    attacks = s.at[to] > 0
    if attacks:
        fight(s, piece, to)
    else:
        put(s, piece, to)
    if kind == board.ARTILLERY and not b.ask:
        fire(s, piece)  # W8.6
    if s.turn != OVER:
        s.phase = TURN
        if s.where[piece] != board.NOWHERE and begins and s.steps > 0:
            if attacks:
                s.phase = REST  # W5.4
            elif kind == board.ARTILLERY:
                s.phase = STEP


# --- the rest of a move ---


def list_rest(s: State, out: list[int]) -> int:
    """After a won attack: an empty square within the steps left, without another attack (W5.5), or stay."""
    piece = s.running - 1
    if is_aircraft(board.TYPE[piece]):
        n = list_flights(s, piece, s.steps, 0, out, 0)
    else:
        clear_scratch(out)
        n = list_ways(s, piece, s.steps, 0, out, 0)
    out[n] = actions.STAY
    return n + 1


def list_second_step(b: Board, s: State, out: list[int]) -> int:
    piece = s.running - 1
    n = list_steps(s, piece, out, 0)
    if b.ask:
        n = list_fire(s, piece, out, n)
    out[n] = actions.STAY
    return n + 1


def skip_what_is_no_choice(s: State) -> None:
    """A rest, a second step or a switch that offers nothing is over."""
    if s.phase == REST or s.phase == STEP:
        if not can_go_on(s, s.running - 1):
            s.phase = TURN
    elif s.phase == SWITCHING and not can_bring_back(s):
        s.phase = TURN
    if s.phase == TURN:
        s.running = 0
        s.steps = 0
        s.budget = 0
        s.returned = 0


def can_go_on(s: State, piece: int) -> bool:
    """Whether anything but staying is possible: on the ground one step back always is, in the air all may be taken."""
    return not is_aircraft(board.TYPE[piece]) or has_free_square(s, s.where[piece], s.steps)


def has_free_square(s: State, square: int, steps: int) -> bool:
    for to in range(board.SQUARES):
        near = abs(square // board.COLUMNS - to // board.COLUMNS) + abs(square % board.COLUMNS - to % board.COLUMNS)
        if near <= steps and s.at[to] == 0:
            return True
    return False


# --- the end of a turn ---


def end_turn(b: Board, s: State) -> None:
    s.quiet = 0 if s.busy else s.quiet + 1
    s.busy = 0
    s.moves = 0
    for piece in range(board.PIECES):
        s.moved[piece] = 0
    s.turn = 1 - s.turn
    if s.quiet == b.limit and b.limit > 0:
        end_quietly(s)
    elif not b.ask:
        fire_all(s, s.turn)  # W8.2, W8.6


def end_quietly(s: State) -> None:
    """W12.4."""
    s.score[board.RED] = 0.5
    s.score[board.GREEN] = 0.5
    s.turn = OVER
    s.ending = QUIET
