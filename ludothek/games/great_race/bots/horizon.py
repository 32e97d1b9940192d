"""How far a crew thinks ahead: to the end of a round, and what is reached there by its chance to win."""

from __future__ import annotations

from ludothek.games.great_race.board import RACE, Board
from ludothek.games.great_race.bots.missions import pleased
from ludothek.games.great_race.bots.win_chance import chance_to_win
from ludothek.games.great_race.rules.phase import PLAN, TAKE
from ludothek.games.great_race.rules.position import State


def is_far(b: Board, root: State, s: State) -> bool:
    """Whether the round is over; where a round ends with planning, that already belongs to the next (G15.8)."""
    last = last_round(b, root)
    return s.round > last or (s.round == last and b.mode != RACE and s.phase == PLAN)


def last_round(b: Board, root: State) -> int:
    """The round to be played to its end: the one under way, or the next where a round ends with planning."""
    return root.round + (1 if b.mode != RACE and (root.phase == TAKE or root.phase == PLAN) else 0)


def estimate(b: Board, s: State, seat: int, out: list[int], mission: int) -> float:
    """The chance to win, and for a crew with a mission how far that has come."""
    return chance_to_win(b, s, seat, out) * pleased(b, s, mission)
