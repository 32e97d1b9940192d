"""Damage: levels lost by choice, and dangers that are guarded, shielded or suffered."""

from __future__ import annotations

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.box import DANGER_LOSS, ESCORT, SHIELD, SPLITS
from ludothek.games.great_race.rules import phase, position
from ludothek.games.great_race.rules.actions import ACCEPT, GUARD, LOSE, SHIELDED
from ludothek.games.great_race.rules.position import State, hurt, levels, lose

PAIRS = 5  # splits of one or two levels


def lose_levels(s: State, vehicle: int, hits: int, then: int) -> None:
    """Ask which levels are lost, unless there is no choice."""
    s.victim = vehicle
    s.hits = hits
    s.then = then
    if hits == 0 or s.engine[vehicle] == 0 or s.chassis[vehicle] == 0 or hits == levels(s, vehicle):
        engine = hits - min(hits, s.chassis[vehicle])
        lose(s, vehicle, engine, hits - engine)
        s.phase = then
    else:
        s.phase = phase.HIT
        s.turn = vehicle


def list_hits(s: State, out: list[int]) -> int:
    n = 0
    for split in range(PAIRS):
        engine = SPLITS[split][0]
        chassis = SPLITS[split][1]
        if engine + chassis == s.hits and engine <= s.engine[s.victim] and chassis <= s.chassis[s.victim]:
            out[n] = LOSE + split
            n += 1
    return n


def take_hits(s: State, split: int) -> None:
    lose(s, s.victim, SPLITS[split][0], SPLITS[split][1])
    s.phase = s.then


def ask_for_guard(b: Board, s: State) -> None:
    """The victim may cancel the danger with an escort that is unused (G6.7), or with the British power (G14.7)."""
    if s.left[4 * s.victim + ESCORT] > 0 or can_shield(b, s, s.victim):
        s.phase = phase.DANGER
        s.turn = s.victim
    else:
        suffer(s)


def can_shield(b: Board, s: State, seat: int) -> bool:
    return b.power[seat] == SHIELD and s.used[seat] == 0


def list_answers(b: Board, s: State, out: list[int]) -> int:
    out[0] = ACCEPT
    n = 1
    if s.left[4 * s.victim + ESCORT] > 0:
        out[n] = GUARD
        n += 1
    if can_shield(b, s, s.victim):
        out[n] = SHIELDED
        n += 1
    return n


def answer(s: State, action: int) -> None:
    if action == ACCEPT:
        suffer(s)
        return
    if action == GUARD:
        s.left[4 * s.victim + ESCORT] -= 1
    else:
        s.used[s.victim] = 1
    s.phase = phase.LIMIT


def suffer(s: State) -> None:
    """A tile takes levels of the victim's choice (G8.7), a card one of a named gauge (G10.5), T what its card says."""
    if s.source == position.BY_TILE:
        lose_levels(s, s.victim, min(DANGER_LOSS, levels(s, s.victim)), phase.LIMIT)
        return
    if s.source == position.BY_CARD:
        lose(s, s.victim, s.gauge == 0, s.gauge == 1)
    if s.source == position.BY_T:
        hurt(s, s.victim, s.gauge, s.hits)
    s.phase = phase.LIMIT
