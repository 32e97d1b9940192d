"""Why a move is not taken: the first rule that it breaks."""

from __future__ import annotations

from ludothek.core.fields import CHANCE, OVER
from ludothek.core.game import Refused
from ludothek.template.board import Board
from ludothek.template.rules import State
from ludothek.template.telling import WORDS


def judge(b: Board, s: State, seat: int, text: str) -> Refused:
    """The refusal of a text that is not one of the seat's legal moves."""
    if s.turn == OVER:
        return Refused("over", "P3.1")
    if s.turn == CHANCE:
        throwing = seat == CHANCE and text not in WORDS.values()
        return Refused("face", "P1.2", text=text) if throwing else Refused("throw-first", "P2.2")
    if seat != s.turn:
        return Refused("turn", "P2.7")
    return Refused("unknown", "P2.5", text=text)
