"""Why a move is not taken: the first rule that it breaks, and the squares to look at.

The position is the one that the seat knows, so no answer depends on a number that it has not seen.
"""

from __future__ import annotations

import re

from ludothek.core.fields import OVER
from ludothek.core.game import Refused
from ludothek.games.masters_victory import board
from ludothek.games.masters_victory.board import Board, crowned, name, number_text
from ludothek.games.masters_victory.referee import orders
from ludothek.games.masters_victory.referee.moves import SQUARE, wrong_goal, wrong_mover, wrong_piece
from ludothek.games.masters_victory.rules.position import DEALING, QUIET, SWITCHING, TURN, State, side_of

NOTE = re.compile(r"([^\[#=]*[^\[#= ]) *[\[#=].*", re.DOTALL)  # a move with what is said to come of it
ASK = re.compile(rf"(?:number|look|show)\b ?{SQUARE}?.*", re.DOTALL)
DEAL = re.compile(r"deal ([A-Z])( .*)?", re.DOTALL)
ORDER = re.compile(rf"(fire|switch)\b ?{SQUARE}?(.*)|{SQUARE}>(fire|switch)", re.DOTALL)
WAY = re.compile(rf"[>x]?{SQUARE}(?:[>x]{SQUARE})*")


def judge(b: Board, s: State, seat: int, text: str) -> Refused:
    """The refusal of a text that is not one of the seat's legal moves."""
    if s.turn == OVER:
        return Refused("over", "W12.4" if s.ending == QUIET else "W12.1")
    if asked := ASK.fullmatch(text):
        return wrong_question(b, s, seat, asked[1])
    order = ORDER.fullmatch(text)
    if seat != s.turn and s.phase == DEALING:
        return Refused("turn-deal" if seat > s.turn else "turn-dealt", "W2.2")
    if seat != s.turn:
        return Refused("fire-turn", "W8.3") if order and "fire" in order.groups() else Refused("turn", "W2.3")
    if s.phase == DEALING:
        return wrong_deal(b, s, text)
    if text.split(" ")[0] == "deal":
        return Refused("dealt", "W2.2")
    if noted := NOTE.fullmatch(text):
        return wrong_note(b, s, seat, noted[1])
    if order:
        word, at = (order[1], order[2]) if order[1] else (order[5], order[4])
        return orders.wrong_fire(b, s, at, order[3] or "") if word == "fire" else orders.wrong_switch(s, at)
    if s.phase == SWITCHING:
        return orders.wrong_return(b, s, text)
    return wrong_turn(b, s, text) if s.phase == TURN else wrong_rest(b, s, text)


# --- numbers ---


def wrong_question(b: Board, s: State, seat: int, at: str | None) -> Refused:
    """Numbers on the board are seen by their owner alone, unless they lie open."""
    piece = s.at[board.NAMED[at]] - 1 if at in board.NAMED else board.NOWHERE
    if at is None or piece == board.NOWHERE:
        return Refused("numbers", "W11.1")
    if board.TYPE[piece] not in board.NUMBERED:
        return Refused("number-none", "W1.2", squares=[at], at=at, type=board.TYPES[board.TYPE[piece]])
    if n := s.number[piece]:
        return Refused(
            "number-known", "W11.4" if s.open[piece] else "W11.1", squares=[at], at=at, number=crowned(number_text(n))
        )
    if side_of(piece) == seat:
        return wrong_deal(b, s, f"number {at}") if seat == s.turn else Refused("turn-deal", "W2.2")  # it deals later
    if s.floor[piece] > 1:
        return Refused("hidden-survivor", "W11.3", squares=[at], at=at, floor=s.floor[piece])
    return Refused("hidden", "W11.1", squares=[at], at=at)


def wrong_deal(b: Board, s: State, text: str) -> Refused:
    """Something else than the six numbers of the type whose turn it is."""
    given, first = DEAL.fullmatch(text), orders.example(b, s)
    if not given or given[1] not in board.TYPES:
        return Refused("deal-unreadable", "W2.2", text=text, example=first)
    kind, due = board.TYPES.index(given[1]), s.dealt % len(board.NUMBERED)
    if kind not in board.NUMBERED:
        return Refused("deal-none", "W1.2", type=given[1])
    if kind in board.NUMBERED[:due]:
        return Refused("deal-again", "W2.2", type=given[1], example=first)
    if kind != board.NUMBERED[due]:
        return Refused("deal-type", "W2.2", type=board.TYPES[board.NUMBERED[due]], example=first)
    if re.search(r"[^0-9M ]", given[2] or ""):
        return Refused("deal-unreadable", "W2.2", text=text, example=first)
    return Refused("deal-numbers", "W1.3", example=first)


def wrong_note(b: Board, s: State, seat: int, move: str) -> Refused:
    """What comes of a move is not known before; the move itself may be right or wrong."""
    for written in orders.moves(b, s):
        if written.replace("x", ">") == move.replace("x", ">"):
            return Refused("note", "W11.3", move=written)
    return judge(b, s, seat, move)


# --- moving ---


def wrong_turn(b: Board, s: State, text: str) -> Refused:
    """No move is going on: a piece is named, and where it goes."""
    if text == "done" or text.startswith("+"):
        return Refused("no-switch", "W10.8", line=orders.base_line(s))
    if text == "stay" or (WAY.fullmatch(text) and text[0] in ">x"):
        return Refused("no-running", "W3.10")
    if not WAY.fullmatch(text):
        return orders.unreadable(b, s, text)
    at, *goals = re.findall(SQUARE, text)
    if refused := wrong_piece(s, at):
        return refused
    piece = s.at[board.NAMED[at]] - 1
    if refused := wrong_mover(s, piece):
        return refused
    if not goals:
        return Refused("no-goal", "W3.8", squares=[at], square=at)
    return wrong_goal(s, piece, goals) or Refused("route", "W3.9", squares=goals, move=f"{at}>{goals[-1]}")


def wrong_rest(b: Board, s: State, text: str) -> Refused:
    """A move is going on: only where it goes on is to be said."""
    piece = s.running - 1
    at = name(s.where[piece])
    if text == "done" or text.startswith("+"):
        return Refused("switch-later", "W10.8", squares=[at])
    squares = re.findall(SQUARE, text) if WAY.fullmatch(text) else []
    named = len(squares) > 1 and text[0] not in ">x"
    if text == "end" or (named and squares[0] != at):
        return Refused("running", "W3.10", squares=[at], at=at)
    if not squares:
        return orders.unreadable(b, s, text)
    goals = squares[named:]
    return wrong_goal(s, piece, goals) or Refused("route", "W3.9", squares=goals, move=f">{goals[-1]}")
