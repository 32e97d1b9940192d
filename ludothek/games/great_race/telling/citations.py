"""The rule that allows a move."""

from __future__ import annotations

from collections.abc import Callable

from ludothek.games.great_race.board import ALONE, RACE, SOLO, Board
from ludothek.games.great_race.board.africa import TOWN
from ludothek.games.great_race.board.box import PATRON, SPLITS, TELEGRAM
from ludothek.games.great_race.rules.actions import (
    ACCEPT,
    BUY,
    CLEAR,
    COMMIT,
    DISCARD,
    FETCH,
    FUND,
    GO,
    GUARD,
    GUIDE_CLEAR,
    HALT,
    LOSE,
    MEND,
    NO_WINCH,
    PASS,
    PLACE,
    REPAIR,
    RETURN,
    SAIL,
    SCOUT,
    SCOUT3,
    SHIELDED,
    SLOT,
    STRIKE,
    USE,
    WINCH_M,
    WINCH_S,
)
from ludothek.games.great_race.rules.position import BY_CARD, BY_T, DRIVE, MISHAP, State


def rule_for(b: Board, s: State, action: int) -> str:
    first = max(start for start in RULES if start <= action)
    rule = RULES[first]
    return rule if isinstance(rule, str) else rule(b, s, action - first)


def of_slot(b: Board, s: State, slot: int) -> str:
    """A card more or less, by mode and by who takes it."""
    if s.extra:
        return {RACE: "G14.3", SOLO: "G18.8", ALONE: "G23.3"}[b.mode]
    return {RACE: "G3.3" if s.chooser == s.racing - 1 else "G3.2", SOLO: "G18.2", ALONE: "G23.3"}[b.mode]


def of_petrol(b: Board, s: State, levels: int) -> str:
    return "G23.2" if b.mode == ALONE else "G5.3"


def of_card(b: Board, s: State, card: int) -> str:
    return "G10.4" if card >= TELEGRAM else "G10.3"


def of_funding(b: Board, s: State, _: int) -> str:
    return "G14.7" if b.power[s.turn] == PATRON and not s.used[s.turn] else "G6.1"


def of_danger(b: Board, s: State, _: int) -> str:
    """Whoever takes the damage takes what the danger says."""
    return {BY_CARD: "G10.5", BY_T: "G21.4"}.get(s.source, "G8.7")


def of_repair(b: Board, s: State, split: int) -> str:
    return "G14.7" if sum(SPLITS[split]) > 2 else "G11.2"


def of_levels(b: Board, s: State, split: int) -> str:
    return "G8.5" if s.then == MISHAP else "G8.7"


def of_step(b: Board, s: State, space: int) -> str:
    """Into a town, into the unknown, or over a tile, as the first step or a later one."""
    if TOWN[space]:
        return "G9.1"
    if not s.tile[space]:
        return "G8.9"
    return "G8.2" if s.phase == DRIVE else "G8.1"


RULES: dict[int, str | Callable[[Board, State, int], str]] = {
    SLOT: of_slot,
    COMMIT: "G4.2",
    BUY: of_petrol,
    USE: of_card,
    MEND: "G10.3",
    STRIKE: "G10.5",
    GUIDE_CLEAR: "G10.4",
    FUND: of_funding,
    SCOUT: "G6.2",
    SCOUT3: "G14.7",
    FETCH: "G6.2",
    PASS: "G5.5",
    HALT: "G8.2",
    GUARD: "G6.7",
    SHIELDED: "G14.7",
    ACCEPT: of_danger,
    WINCH_M: "G10.6",
    WINCH_S: "G10.6",
    NO_WINCH: "G10.6",
    REPAIR: of_repair,
    LOSE: of_levels,
    GO: of_step,
    SAIL: "G9.4",
    CLEAR: "G6.4",
    RETURN: "G14.7",
    DISCARD: "G10.2",
    PLACE: "G7.3",
}
