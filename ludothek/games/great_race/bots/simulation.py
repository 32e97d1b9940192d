"""What a crew tries out in its head: what appeals to it, how far it goes on, and its chance to win there."""

from __future__ import annotations

from ludothek.core.styles import Candidates
from ludothek.games.great_race.board import RACE, Board
from ludothek.games.great_race.bots.missions import pleased
from ludothek.games.great_race.bots.policy import appeal
from ludothek.games.great_race.bots.value import look_around
from ludothek.games.great_race.bots.win_chance import chance_to_win
from ludothek.games.great_race.rules.phase import PLAN, TAKE
from ludothek.games.great_race.rules.position import State


def promise(b: Board, candidates: Candidates[State], n: int, seat: int, mission: int) -> None:
    """Add to the values of actions how much each appeals."""
    look_around(b, candidates.worlds[0], candidates.out)
    for i in range(n):
        candidates.values[i] += appeal(b, candidates.worlds[0], candidates.actions[i], candidates.out)


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
