"""What a seat sees and can click: every piece with its type, its own numbers and what lies open, never a secret.

Everything here is made from the position as the seat knows it, so that what it does not know cannot come through.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, get_args

from ludothek.core.fields import OVER
from ludothek.games.masters_victory.board import (
    ARMY,
    ARTILLERY,
    COLUMNS,
    DONE,
    END,
    FARTHEST,
    FIRE,
    FIRST,
    HEIGHT,
    KINDS,
    MAP,
    MOVE,
    NOWHERE,
    NUMBERED,
    OWN,
    PIECES,
    R1,
    RETURN,
    RULE,
    SLOTS,
    SOLDIER,
    SQUARES,
    STAY,
    SWITCH,
    TYPE,
    TYPES,
    Board,
    name,
    number_text,
)
from ludothek.games.masters_victory.bots.threats import threats
from ludothek.games.masters_victory.rules import DEALS, MOVES
from ludothek.games.masters_victory.rules.combat import protector
from ludothek.games.masters_victory.rules.knowledge import is_seen, redact
from ludothek.games.masters_victory.rules.odds import possible
from ludothek.games.masters_victory.rules.position import DEALING, MASTERS, QUIET, TURN, State, side_of
from ludothek.games.masters_victory.rules.switch import BUDGET, can_switch, list_returns
from ludothek.games.masters_victory.telling import log, shown, write, zone
from ludothek.games.masters_victory.view.shape import Danger, Ending, Kind, Last, Move, Phase, Piece, View
from ludothek.games.masters_victory.view.trail import last_step, trail, turn_so_far

if TYPE_CHECKING:
    from ludothek.core.table import Table

__all__ = ["View", "view"]

PHASES: tuple[Phase, ...] = get_args(Phase)
ENDINGS: dict[int, Ending] = {MASTERS: "masters", QUIET: "quiet"}
RETURNS = len(KINDS) * SLOTS + 1  # ways to bring a piece back, and to have done


def view(table: Table, seat: int | None) -> View:
    b: Board = table.board
    s = seen_by(table, seat)
    return {
        "map": map_lines(),
        "phase": PHASES[s.phase],
        "dealing": TYPES[NUMBERED[s.dealt % 3]] if s.phase == DEALING else None,
        "dealt": s.dealt,
        "pieces": [piece_shown(s, piece, seat) for piece in range(PIECES)],
        "moves_left": MOVES - s.moves,
        "running": name(s.where[s.running - 1]) if s.running and s.where[s.running - 1] != NOWHERE else None,
        "steps": s.steps,
        "budget": s.budget,
        "masters": [masters_left(table.state, side) for side in range(2)] if s.dealt == DEALS else [3, 3],
        "quiet": s.quiet,
        "limit": b.limit,
        "fire": "ask" if b.ask else "auto",
        "zones": zones(s),
        "shields": shields(s),
        "last": last(table, seat),
        "trail": trail(table, seat),
        "deeds": turn_so_far(table),
        "threats": dangers(b, s, seat),
        "switches": switches(b, s, seat),
        "ending": ENDINGS.get(s.ending),
        "choices": [choice(b, s, action) for action in table.actions()] if seat == s.turn else [],
    }


def seen_by(table: Table, seat: int | None) -> State:
    """The position as somebody knows it."""
    known: State = table.state.copy()
    if not lies_open(table):
        for side in range(2):
            if side != seat:
                redact(table.board, known, 1 - side)
    return known


def lies_open(table: Table) -> bool:
    """Once the game is over, all may see everything."""
    return table.open or table.state.turn == OVER


@cache
def map_lines() -> list[str]:
    """The squares, line A first, without the start squares: m for mines, # for bunkers."""
    return ["".join(sign if sign in "m#" else "." for sign in MAP[i : i + COLUMNS]) for i in range(0, SQUARES, COLUMNS)]


def piece_shown(s: State, piece: int, seat: int | None) -> Piece:
    square, number = s.where[piece], s.number[piece]
    return {
        "side": side_of(piece),
        "type": TYPES[TYPE[piece]],
        "square": None if square == NOWHERE else name(square),
        "number": number_text(number) if number else None,
        "open": is_seen(s, piece),
        "moved": bool(s.moved[piece]),
        "walked": bool(s.walked[piece]),
        "possible": shares(s, piece) if TYPE[piece] in NUMBERED and not number else [],
        "reach": FARTHEST[TYPE[piece]],
        "height": HEIGHT[TYPE[piece]],
    }


def shares(s: State, piece: int) -> list[tuple[str, float]]:
    """For a number that is not known: each one that it can still be, with its share of the deals that agree."""
    return [(number_text(n), round(share, 4)) for n, share in possible(s, piece)] if s.dealt == DEALS else []


def masters_left(s: State, side: int) -> int:
    """Masters still on the board: those that fell lie open for both."""
    pieces = range(OWN * side, OWN * side + OWN)
    return 3 - sum(s.number[piece] == 4 and s.where[piece] == NOWHERE for piece in pieces)


def zones(s: State) -> dict[str, list[str]]:
    """For each artillery piece on the board the squares that it fires at."""
    guns = [p for p in range(PIECES) if TYPE[p] == ARTILLERY and s.where[p] != NOWHERE]
    return {name(s.where[p]): [name(square) for square in zone(s.where[p], side_of(p))] for p in guns}


def shields(s: State) -> dict[str, str]:
    """For each protected piece the square of one that protects it (W9.2)."""
    squares = [square for square in range(SQUARES) if s.at[square]]
    return {name(one): name(by) for one in squares if (by := protector(s, one)) != NOWHERE}


def last(table: Table, seat: int | None) -> Last | None:
    """The last step as everybody may know it, and where a piece went by it."""
    if not table.line:
        return None
    played = table.line[-1]
    s: State = played.before
    hidden = shown(table.board, s, played.action) if seat != played.actor and not lies_open(table) else ""
    return {**last_step(table), "move": hidden or log(table.board, s, played.action)}


def dangers(b: Board, s: State, seat: int | None) -> list[Danger]:
    """While a seat is to move: its masters that could be removed with the other side's next move, and from where."""
    if seat is None or s.turn != seat or s.phase == DEALING:
        return []
    return [{"at": name(at), "by": [name(square) for square in by]} for at, by in threats(b, s, seat)]


def switches(b: Board, s: State, seat: int | None) -> dict[str, list[str]]:
    """For each soldier that can be exchanged now: what can come back, and where (W10.1, W10.4)."""
    if s.turn != seat or s.phase != TURN:
        return {}
    soldiers = range(OWN * s.turn + FIRST[SOLDIER], OWN * s.turn + FIRST[SOLDIER] + ARMY[SOLDIER])
    return {name(s.where[piece]): returns(b, s, piece) for piece in soldiers if can_switch(s, piece)}


def returns(b: Board, s: State, soldier: int) -> list[str]:
    """What could be brought back first for a soldier."""
    then, out = s.copy(), [0] * RETURNS
    then.budget, then.running, then.returned = BUDGET, soldier + 1, 0
    return [write(b, then, action) for action in out[: list_returns(then, out)]]


# --- what can be clicked ---


def choice(b: Board, s: State, action: int) -> Move:
    """A move as clicks: a piece and a square, a square alone for the rest of a move, or the word of a button."""
    move = write(b, s, action)
    if s.phase == DEALING:
        return {"move": move, "clicks": [move], "rule": "W2.2", "kind": "deal"}
    if action >= MOVE:
        return choice_to_move(s, move, *divmod(action - MOVE, SQUARES))
    if action >= FIRE:
        first = SWITCH if action >= SWITCH else FIRE
        kind, rule = BUTTONS[first]
        return {"move": move, "clicks": [name(action - first), kind], "rule": rule, "kind": kind}
    if action >= RETURN:
        piece, _, square = move.partition("@")
        return {"move": move, "clicks": [piece, square], "rule": "W10.4", "kind": "return"}
    kind, rule = BUTTONS[action]
    return {"move": move, "clicks": [kind], "rule": rule, "kind": kind}


BUTTONS: dict[int, tuple[Kind, str]] = {
    SWITCH: ("switch", "W10.1"),
    FIRE: ("fire", "W8.7"),
    END: ("end", "W3.2"),
    STAY: ("stay", "W5.4"),
    DONE: ("done", "W10.1"),
}


def choice_to_move(s: State, move: str, here: int, there: int) -> Move:
    clicks = [name(here), name(there)] if s.phase == TURN else [name(there)]
    if not s.at[there]:
        return {"move": move, "clicks": clicks, "rule": "W3.1", "kind": "move"}
    by_numbers = RULE[TYPE[s.at[here] - 1]][TYPE[s.at[there] - 1]] == R1
    return {"move": move, "clicks": clicks, "rule": "W6.1" if by_numbers else "W7.1", "kind": "attack"}
