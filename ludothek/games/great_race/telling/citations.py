"""The rule that allows a move, where it depends on the position."""

from __future__ import annotations

from ludothek.games.great_race.board import ALONE, RACE, SOLO, Board
from ludothek.games.great_race.board.africa import TOWN
from ludothek.games.great_race.board.box import PATRON, SPLITS, TELEGRAM
from ludothek.games.great_race.rules.phase import DRIVE, MISHAP
from ludothek.games.great_race.rules.position import BY_CARD, BY_T, State


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
