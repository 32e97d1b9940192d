"""What others read and hear of a plan that is not open yet and of a card drawn into a hand: that there was one."""

from __future__ import annotations

from ludothek.core.contract import Sentence
from ludothek.games.great_race.board import Board
from ludothek.games.great_race.rules.phase import DRAW_CARD, PLAN
from ludothek.games.great_race.rules.position import FOR_T, State
from ludothek.games.great_race.telling.sentences import crew


def redacted(b: Board, s: State, action: int) -> str:
    """What others may read in place of a move: of a plan that it was made, of a card that it was drawn; "" if open."""
    if s.phase == PLAN and unplanned(b, s) > 1:
        return "plan"
    return "deck:" if s.phase == DRAW_CARD and s.drawing != FOR_T else ""


def unplanned(b: Board, s: State) -> int:
    """How many seats have yet to plan; the last plan shows all of them (G4.3)."""
    return sum(not s.gone[seat] and not s.planned[seat] for seat in range(b.seats))


def tell_others(b: Board, s: State, action: int) -> Sentence:
    """What others hear of a secret."""
    if s.phase == PLAN:
        return "heard-plan", {"crew": crew(b, s.turn)}
    return "heard-card", {"crew": crew(b, s.mover)}


def dealt_to(b: Board, s: State, action: int) -> int:
    """The seat that sees a card which is drawn in secret; -1 for none."""
    return s.mover if s.phase == DRAW_CARD and s.drawing != FOR_T else -1
