"""Orders to fire and switches that are not carried out, and what would be right instead."""

from __future__ import annotations

import re

from ludothek.core.game import Refused
from ludothek.games.masters_victory import GAME, board
from ludothek.games.masters_victory.board import Board, name
from ludothek.games.masters_victory.referee.moves import SQUARE, wrong_piece
from ludothek.games.masters_victory.rules.combat import is_open_target
from ludothek.games.masters_victory.rules.position import STEP, TURN, State, is_enemy
from ludothek.games.masters_victory.rules.switch import cost, lying
from ludothek.games.masters_victory.telling import kind_text, spaced, write, zone

COMES_BACK = re.compile(rf"\+([FBTSA])(1|2|3M|3)?[@>]{SQUARE}")
AHEAD = ("north", "south")  # where the artillery of Red and of Green fires
ASIDE = {"north", "south", "east", "west", "left", "right", "sideways", "back", "backward"}


# --- fire ---


def wrong_fire(b: Board, s: State, at: str | None, aim: str) -> Refused:
    """Artillery fires ahead, at all that stands open there, and where it fires by itself not on order."""
    refused = wrong_gun(s, at) if at else None
    refused = refused or (wrong_aim(s, at, aim) if at else None)
    if refused or not b.ask:
        return refused or Refused("fire-auto", "W8.6")
    if not at:
        return unreadable(b, s, f"fire{aim}")
    if s.phase != TURN and not (s.phase == STEP and board.NAMED[at] == s.where[s.running - 1]):
        return Refused("fire-later", "W8.7", squares=[at])
    if aim.strip():
        return Refused("fire-part", "W8.7", squares=[at], at=at)
    return Refused("fire-nothing", "W8.7", squares=[at], at=at)


def wrong_gun(s: State, at: str) -> Refused | None:
    """A square where no artillery of one's own stands."""
    if refused := wrong_piece(s, at):
        return refused
    is_gun = board.TYPE[s.at[board.NAMED[at]] - 1] == board.ARTILLERY
    return None if is_gun else Refused("fire-type", "W8.1", squares=[at], square=at)


def wrong_aim(s: State, at: str, aim: str) -> Refused | None:
    """To the side, outside the zone, or into a bunker; without an aim, a zone with nothing but bunkers in it."""
    if set(re.findall("[a-z]+", aim)) & ASIDE - {AHEAD[s.turn]}:
        return Refused("fire-side", "W8.1", squares=[at], side=s.turn)
    ahead = zone(board.NAMED[at], s.turn)
    for square in re.findall(SQUARE, aim):
        if board.NAMED.get(square) not in ahead:
            return Refused("fire-zone", "W8.1", squares=[at], at=at, square=square)
        if is_sheltered(s, board.NAMED[square]):
            return Refused("fire-bunker", "W8.5", squares=[square], square=square)
    hidden = [name(square) for square in ahead if is_sheltered(s, square)]
    if hidden and not any(is_open_target(s, square, s.turn) for square in ahead):
        return Refused("fire-bunker", "W8.5", squares=hidden, square=hidden[0])
    return None


def is_sheltered(s: State, square: int) -> bool:
    return (
        board.TERRAIN[square] == board.BUNKER and is_enemy(s, square, s.turn) and not is_open_target(s, square, s.turn)
    )


# --- switches ---


def wrong_switch(s: State, at: str | None) -> Refused:
    """Only a soldier on the enemy's base line is exchanged, and only for something."""
    if s.phase != TURN:
        return Refused("switch-later", "W10.8")
    if not at:
        return Refused("no-switch", "W10.1", line=base_line(s))
    if refused := wrong_piece(s, at):
        return refused
    if board.TYPE[s.at[board.NAMED[at]] - 1] != board.SOLDIER:
        return Refused("switch-type", "W10.1", squares=[at], square=at, line=base_line(s))
    if at[0] != base_line(s):
        return Refused("switch-line", "W10.1", squares=[at], square=at, line=base_line(s))
    return Refused("switch-nothing", "W10.11", squares=[at])


def base_line(s: State) -> str:
    """The letter of the enemy's base line."""
    return name((board.LINES - 1) * board.COLUMNS if s.turn == board.RED else 0)[0]


def wrong_return(b: Board, s: State, text: str) -> Refused:
    """A piece that does not come back, or not there."""
    if text == "done":
        return Refused("return-first", "W10.1", example=example(b, s))
    if not text.startswith("+"):
        return Refused("switching", "W10.8", example=example(b, s))
    if not (given := COMES_BACK.fullmatch(text)):
        return Refused("return-unreadable", "W10.4", text=text, example=example(b, s))
    kind, number, at = board.TYPES.index(given[1]), given[2], given[3]
    if kind in board.NUMBERED and not number:
        return Refused("return-number", "W10.1", example=example(b, s))
    if kind not in board.NUMBERED and number:
        return Refused("return-plain", "W10.2", type=given[1], move=f"+{given[1]}@{at}")
    if number == "3M":
        return Refused("return-master", "W10.3", example=example(b, s))
    return wrong_kind(b, s, board.KINDS.index((kind, int(number or 0)))) or wrong_start(s, kind, at)


def wrong_kind(b: Board, s: State, kind: int) -> Refused | None:
    """A piece that does not lie beside the board, or counts too much."""
    piece = kind_text(*board.KINDS[kind])
    if lying(s, kind, s.running) == board.NOWHERE:
        why, rule = ("return-absent", "W10.1") if lying(s, kind, 0) == board.NOWHERE else ("return-self", "W10.9")
        return Refused(why, rule, piece=piece, example=example(b, s))
    if cost(kind) > s.budget:
        kind_of, number = board.KINDS[kind]
        told, price = spaced(number), cost(kind)
        return Refused("return-sum", "W10.1", type=board.TYPES[kind_of], number=told, cost=price, budget=s.budget)
    return None


def wrong_start(s: State, kind: int, at: str) -> Refused:
    """A square that is no start square of the type, or is taken."""
    first = board.OWN * s.turn + board.FIRST[kind]
    starts = board.START[first : first + board.ARMY[kind]]
    free = ", ".join(name(square) for square in starts if s.at[square] == 0) or "–"
    if at not in board.NAMED:
        return Refused("off-board", "W1.4", square=at)
    if board.NAMED[at] not in starts:
        return Refused("return-square", "W10.4", squares=[at], square=at, type=board.TYPES[kind], free=free)
    return Refused("return-taken", "W10.5", squares=[at], square=at, free=free)


# --- what would be right ---


def unreadable(b: Board, s: State, text: str) -> Refused:
    return Refused("unreadable", "W3.1", text=text, example=example(b, s))


def moves(b: Board, s: State) -> list[str]:
    return [write(b, s, action) for action in GAME.legal_actions(b, s)]


def example(b: Board, s: State) -> str:
    """A move that would be taken."""
    return moves(b, s)[0]
