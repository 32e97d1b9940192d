"""Positions of Masters Victory as text: put the pieces down, play a line, see who stands where.

>>> table = place("T2 G1", "T1 L1, S1 L2")
>>> targets(table, "G1")
['L1']
>>> standing(played(table, "G1xL1, stay"))
'red: T2 L1 | green: S1 L2'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludothek import Table
from ludothek.games.masters_victory import GAME
from ludothek.games.masters_victory.board import (
    GREEN,
    NOWHERE,
    OWN,
    RED,
    START,
    TYPE,
    TYPES,
    Board,
    name,
)
from ludothek.games.masters_victory.positions import KINGS, arrange
from ludothek.games.masters_victory.rules.position import State
from ludothek.games.masters_victory.telling import piece_text
from tests.games.play import played

DEAL = "1 1 2 2 3 3M"


def start(deal: str = DEAL, **options: Any) -> Table:
    """A table after the deals, all six alike."""
    table = Table(GAME, options)
    return played(table, ", ".join(2 * [f"deal {type} {deal}" for type in "FTS"]))


def place(red: str, green: str, *, turn: int = RED, kings: bool = True, **options: Any) -> Table:
    """A table with these pieces on the board and all others removed, at the beginning of a turn.

    A piece is `T2 G1`, a tank with a 2 on G1. Numbers that are not named are dealt in rising order, masters last, and
    first to pieces on the board. A tank is the master of its side in a corner, unless `kings` are not wanted.
    """
    table = Table(GAME, options)
    masters = {} if kings else {"masters": "named"}
    arrange(board(table), state(table), {"red": red, "green": green, "turn": ("red", "green")[turn], **masters})
    return table


def turned(table: Table) -> Table:
    """The same table after the other side has ended its turn: artillery has fired."""
    table.state.turn = 1 - table.state.turn
    return played(table, "end")


# --- reading the table ---


def state(table: Table) -> State:
    assert isinstance(table.state, State)
    return table.state


def board(table: Table) -> Board:
    assert isinstance(table.board, Board)
    return table.board


def texts(s: State, pieces: Iterable[int]) -> list[str]:
    return sorted(f"{piece_text(s, piece)} {name(s.where[piece])}" for piece in pieces)


def standing(table: Table) -> str:
    """Who stands on the board, without the masters in the corners."""
    s, sides = state(table), []
    for side, called in ((RED, "red"), (GREEN, "green")):
        pieces = [piece for piece in range(OWN * side, OWN * side + OWN) if s.where[piece] != NOWHERE]
        army = [text for text in texts(s, pieces) if text not in KINGS]
        sides.append(f"{called}: {', '.join(army) or '-'}")
    return " | ".join(sides)


def pile(table: Table, side: int) -> list[str]:
    """The removed pieces of a side as everybody sees them: `T2`, `S3M`, `B`."""
    lying = [one for one in table.view()["pieces"] if one["side"] == side and one["square"] is None]
    return sorted(f"{one['type']}{one['number'] or ''}" for one in lying)


def goals(table: Table, square: str) -> list[str]:
    """Where the piece on a square can go without an attack."""
    return [move.split(">")[1] for move in table.moves() if move.startswith(f"{square}>")]


def targets(table: Table, square: str) -> list[str]:
    """Whom the piece on a square can attack."""
    return [move.split("x")[1] for move in table.moves() if move.startswith(f"{square}x")]


def rest(table: Table) -> list[str]:
    """Where the move that has begun can end."""
    return [move[1:] for move in table.moves() if move.startswith(">")]


def words(table: Table) -> set[str]:
    """What can be done besides moving: `end`, `fire D7`, `switch R5`."""
    return {move for move in table.moves() if ">" not in move and "x" not in move}


def shown(table: Table, square: str, seat: int | None) -> dict[str, Any]:
    """The piece on a square as somebody sees it."""
    (piece,) = [one for one in table.view(seat)["pieces"] if one["square"] == square]
    return dict(piece)


def starts(side: int, letter: str) -> list[str]:
    """The start squares of a type."""
    kind = TYPES.index(letter)
    return [name(START[piece]) for piece in range(OWN * side, OWN * side + OWN) if TYPE[piece] == kind]


def last_log(table: Table) -> str:
    """The last move as the log has it."""
    step = table.steps[-1]
    return step.log or step.text
