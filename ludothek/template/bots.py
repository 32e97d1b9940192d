"""What a bot should like: points that are kept, a little less those at risk, and a lead over the best of the others."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.core.fields import CHANCE, OVER
from ludothek.core.players import Players
from ludothek.core.verbs import guess
from ludothek.template.board import FACES, MOST_SEATS, STOP, Board
from ludothek.template.rules import State

__all__ = ["PLAYERS", "danger", "gain", "guess", "key", "reason", "worth"]

POINT = 10  # ten points are worth about one piece of other games


def worth(b: Board, s: State, seat: int) -> int:
    """How much `seat` should like this unfinished position."""
    best = 0
    for other in range(b.seats):
        if other != seat:
            best = max(best, standing_of(s, other))
    return standing_of(s, seat) - best


def gain(b: Board, s: State, action: int) -> int:
    """What the action wins at once: the points that it keeps."""
    return POINT * s.gathered if action == STOP else 0


def danger(b: Board, s: State) -> int:
    """1 if another seat needs but one good throw."""
    for seat in range(b.seats):
        if seat != s.holder and s.points[seat] + len(FACES) >= b.goal:
            return 1
    return 0


def key(b: Board, s: State) -> int:
    number = MOST_SEATS * (s.turn - OVER) + s.holder
    for seat in range(MOST_SEATS):
        number = 128 * number + s.points[seat]
    return 4096 * number + s.gathered


# --- the words these are made of ---


def standing_of(s: State, seat: int) -> int:
    """The points of a seat, with those it has gathered as far as they can be counted on."""
    standing = POINT * s.points[seat]
    if seat == s.holder and s.gathered > 0:
        standing += after_a_throw(s.gathered) if s.turn == CHANCE else POINT * s.gathered
    return standing


def after_a_throw(gathered: int) -> int:
    """What one more throw leaves on the average: nothing by a one, else as much and two to six more."""
    total = 0
    for face in FACES:
        if face > 1:
            total += POINT * (gathered + face)
    return total // len(FACES)


# --- in words ---


def reason(b: Board, s: State, action: int) -> Sentence | None:
    """Why a move is good, true in this position, as a message of the words files; for a hint."""
    if action == STOP:
        wins = s.points[s.holder] + s.gathered >= b.goal
        return ("reason-wins", {}) if wins else ("reason-keeps", {"gathered": s.gathered})
    if danger(b, s):
        return "reason-hurry", {}
    return ("reason-more", {}) if after_a_throw(s.gathered) > POINT * s.gathered else None


PLAYERS: Players | None = None  # the searches of the house will do
