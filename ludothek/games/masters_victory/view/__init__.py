"""What a seat sees and can click: every piece with its type, its own numbers and what lies open, never a secret.

Everything here is made from the position as the seat knows it, so that what it does not know cannot come through.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, get_args

from ludothek.core.fields import OVER
from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board, name, number_text
from ludothek.games.masters_victory.bots.threats import threats
from ludothek.games.masters_victory.rules import DEALS, MOVES, actions
from ludothek.games.masters_victory.rules.combat import is_open_target, protector
from ludothek.games.masters_victory.rules.knowledge import is_seen, redact
from ludothek.games.masters_victory.rules.odds import possible
from ludothek.games.masters_victory.rules.position import DEALING, MASTERS, QUIET, TURN, State, side_of
from ludothek.games.masters_victory.rules.switch import BUDGET, can_switch, list_returns
from ludothek.games.masters_victory.telling import log, redacted, write, zone
from ludothek.games.masters_victory.view.ranges import ranges
from ludothek.games.masters_victory.view.shape import Danger, Ending, Kind, Last, Move, Phase, Piece, Shown, View
from ludothek.games.masters_victory.view.trail import last_step, trail, turn_so_far

if TYPE_CHECKING:
    from ludothek.core.table import Table

__all__ = ["Shown", "View", "view"]

PHASES: tuple[Phase, ...] = get_args(Phase)
ENDINGS: dict[int, Ending] = {MASTERS: "masters", QUIET: "quiet"}
RETURNS = len(board.KINDS) * board.SLOTS + 1  # ways to bring a piece back, and to have done


def view(table: Table[Board, State], seat: int | None) -> View:
    b: Board = table.board
    s = seen_by(table, seat)
    offered = table.actions() if seat == s.turn else []
    could_go, could_attack = ranges(tuple(s.where))
    return {
        "map": map_lines(),
        "phase": PHASES[s.phase],
        "dealing": board.TYPES[board.NUMBERED[s.dealt % 3]] if s.phase == DEALING else None,
        "dealt": s.dealt,
        "pieces": [piece_shown(s, piece, seat) for piece in range(board.PIECES)],
        "moves_left": MOVES - s.moves,
        "running": name(s.where[s.running - 1]) if s.running and s.where[s.running - 1] != board.NOWHERE else None,
        "steps": s.steps,
        "budget": s.budget,
        "masters": [masters_left(table.state, side) for side in range(2)] if s.dealt == DEALS else [3, 3],
        "quiet": s.quiet,
        "limit": b.limit,
        "fire": "ask" if b.ask else "auto",
        "zones": zones(s),
        "shots": shots(s, offered),
        "ranges": could_go,
        "attacks": could_attack,
        "shields": shields(s),
        "last": last(table, seat),
        "trail": trail(table, seat),
        "turn_so_far": turn_so_far(table),
        "threats": dangers(b, s, seat),
        "switches": switches(b, s, seat),
        "ending": ENDINGS.get(s.ending),
        "choices": [choice(b, s, action) for action in offered],
    }


def seen_by(table: Table[Board, State], seat: int | None) -> State:
    """The position as somebody knows it."""
    known: State = table.state.copy()
    if not lies_open(table):
        for side in range(2):
            if side != seat:
                redact(table.board, known, 1 - side)
    return known


def lies_open(table: Table[Board, State]) -> bool:
    """Once the game is over, all may see everything."""
    return table.open or table.state.turn == OVER


@cache
def map_lines() -> list[str]:
    """The squares, line A first, without the start squares: m for mines, # for bunkers."""
    return [
        "".join(sign if sign in "m#" else "." for sign in board.MAP[i : i + board.COLUMNS])
        for i in range(0, board.SQUARES, board.COLUMNS)
    ]


def piece_shown(s: State, piece: int, seat: int | None) -> Piece:
    square, number = s.where[piece], s.number[piece]
    return {
        "side": side_of(piece),
        "type": board.TYPES[board.TYPE[piece]],
        "square": None if square == board.NOWHERE else name(square),
        "number": number_text(number) if number else None,
        "open": is_seen(s, piece),
        "moved": bool(s.moved[piece]),
        "walked": bool(s.walked[piece]),
        "possible": shares(s, piece) if board.TYPE[piece] in board.NUMBERED and not number else [],
        "reach": board.FARTHEST[board.TYPE[piece]],
        "height": board.HEIGHT[board.TYPE[piece]],
    }


def shares(s: State, piece: int) -> list[tuple[str, float]]:
    """For a number that is not known: each one that it can still be, with its share of the deals that agree."""
    return [(number_text(n), round(share, 4)) for n, share in possible(s, piece)] if s.dealt == DEALS else []


def masters_left(s: State, side: int) -> int:
    """Masters still on the board: those that fell lie open for both."""
    pieces = range(board.OWN * side, board.OWN * side + board.OWN)
    return 3 - sum(s.number[piece] == 4 and s.where[piece] == board.NOWHERE for piece in pieces)


def zones(s: State) -> dict[str, list[str]]:
    """For each artillery piece on the board the squares that it fires at."""
    guns = [p for p in range(board.PIECES) if board.TYPE[p] == board.ARTILLERY and s.where[p] != board.NOWHERE]
    return {name(s.where[p]): [name(square) for square in zone(s.where[p], side_of(p))] for p in guns}


def shots(s: State, offered: list[int]) -> dict[str, list[str]]:
    """For each gun that may fire now: the squares of all that its shot would remove (W8.7)."""
    guns = [action - actions.FIRE for action in offered if actions.FIRE <= action < actions.SWITCH]
    return {name(gun): [name(to) for to in zone(gun, s.turn) if is_open_target(s, to, s.turn)] for gun in guns}


def shields(s: State) -> dict[str, str]:
    """For each protected piece the square of one that protects it (W9.2)."""
    squares = [square for square in range(board.SQUARES) if s.at[square]]
    return {name(one): name(by) for one in squares if (by := protector(s, one)) != board.NOWHERE}


def last(table: Table[Board, State], seat: int | None) -> Last | None:
    """The last step as everybody may know it, and where a piece went by it."""
    if not table.line:
        return None
    played = table.line[-1]
    s: State = played.before
    hidden = redacted(table.board, s, played.action) if seat != played.actor and not lies_open(table) else ""
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
    soldiers = range(
        board.OWN * s.turn + board.FIRST[board.SOLDIER],
        board.OWN * s.turn + board.FIRST[board.SOLDIER] + board.ARMY[board.SOLDIER],
    )
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
    if action >= actions.MOVE:
        return choice_to_move(s, move, *divmod(action - actions.MOVE, board.SQUARES))
    if action >= actions.FIRE:
        first = actions.SWITCH if action >= actions.SWITCH else actions.FIRE
        kind, rule = BUTTONS[first]
        return {"move": move, "clicks": [name(action - first), kind], "rule": rule, "kind": kind}
    if action >= actions.RETURN:
        piece, _, square = move.partition("@")
        return {"move": move, "clicks": [piece, square], "rule": "W10.4", "kind": "return"}
    kind, rule = BUTTONS[action]
    return {"move": move, "clicks": [kind], "rule": rule, "kind": kind}


BUTTONS: dict[int, tuple[Kind, str]] = {
    actions.SWITCH: ("switch", "W10.1"),
    actions.FIRE: ("fire", "W8.7"),
    actions.END: ("end", "W3.2"),
    actions.STAY: ("stay", "W5.4"),
    actions.DONE: ("done", "W10.1"),
}


def choice_to_move(s: State, move: str, here: int, there: int) -> Move:
    clicks = [name(here), name(there)] if s.phase == TURN else [name(there)]
    if not s.at[there]:
        return {"move": move, "clicks": clicks, "rule": "W3.1", "kind": "move"}
    by_numbers = board.RULE[board.TYPE[s.at[here] - 1]][board.TYPE[s.at[there] - 1]] == board.R1
    return {"move": move, "clicks": clicks, "rule": "W6.1" if by_numbers else "W7.1", "kind": "attack"}
