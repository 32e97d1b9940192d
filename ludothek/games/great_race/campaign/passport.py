"""The passport: twelve missions, and three ways to earn the stamp of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ludothek.games.great_race.board import ALONE, SOLO, Board
from ludothek.games.great_race.board.africa import BLUE, CONGO, DANGEROUS, MAP, NORTH, RISK_BIT, SAHARA, YELLOW
from ludothek.games.great_race.rules.position import State, T, levels

PRUDENT, LEGENDARY, LONELY = "prudent", "legendary", "alone"
WAYS = (PRUDENT, LEGENDARY, LONELY)
STICKERS_OF_A_GIANT = 8


class Mission(NamedTuple):
    """What a journey must bring besides success (G22.7)."""

    id: str
    needs: Callable[[Board, State], bool]
    needs_alone: Callable[[Board, State], bool] | None = None  # where it is another thing without an opponent
    at_end: bool = False  # counts as things stand on arrival: what holds now can still be lost


def way(b: Board) -> str | None:
    """Which stamps a game can earn, by its options; none without the passport (G22.1, G22.2)."""
    if not b.passport:
        return None
    if b.mode == ALONE:
        return LONELY
    if b.mode != SOLO or not b.upgrades:
        return None
    return LEGENDARY if b.legacy else PRUDENT


def stamps(b: Board, s: State) -> list[str]:
    """The missions that a finished game has fulfilled; none unless the player has arrived and won (G22.5, G22.7)."""
    if way(b) is None or s.arrived[0] == 0 or s.score[0] < 1.0:
        return []
    return [mission.id for mission in MISSIONS if fulfils(b, s, mission)]


def fulfils(b: Board, s: State, mission: Mission) -> bool:
    """Whether a game does what a mission needs, success left aside: its progress while it runs."""
    needs = mission.needs_alone if b.mode == ALONE and mission.needs_alone else mission.needs
    return needs(b, s)


def is_legend(earned: set[tuple[str, str]]) -> bool:
    """All twelve missions with the legendary stamp (G22.3, G22.4)."""
    return all((mission.id, LEGENDARY) in earned for mission in MISSIONS)


# --- conditions ---


def risks_in(s: State, rows: range) -> int:
    """Different risk areas entered in these rows of the map."""
    return sum(bool(s.risks & RISK_BIT[space]) for space in DANGEROUS if MAP[space].row in rows)


def has_all_colours(b: Board, s: State) -> bool:
    return all(s.colours >> colour & 1 for colour in range(BLUE, YELLOW + 1))


def meets_giant(b: Board, s: State) -> bool:
    """No card of the first level in the deck; with legacy powers eight stickers, both at the start."""
    if b.legacy:
        return sum(b.sticker) >= STICKERS_OF_A_GIANT
    return not any(b.deck[card] for card in range(0, len(b.deck), 3))


def arrives_together(b: Board, s: State) -> bool:
    return s.arrived[0] > 0 and s.arrived[T] > 0 and s.arrival[0] == s.arrival[T]


MISSIONS = (
    Mission("M01", lambda _b, _s: True, at_end=True),
    Mission("M02", lambda _b, s: 0 < s.arrival[0] <= 4),
    Mission("M03", has_all_colours),
    Mission("M04", lambda _b, s: risks_in(s, SAHARA) >= 4),
    Mission("M05", lambda _b, s: risks_in(s, CONGO) >= 3),
    Mission("M06", lambda _b, s: s.routes.bit_count() >= 2),
    Mission("M07", lambda _b, s: levels(s, 0) >= 9, at_end=True),
    Mission("M08", lambda _b, s: s.money[0] >= 150, at_end=True),
    Mission("M09", lambda _b, s: s.blind_steps >= 10),
    Mission("M10", lambda _b, s: s.funded == 0, at_end=True),
    Mission("M11", arrives_together, lambda _b, s: s.dry == 1),
    Mission("M12", meets_giant, lambda b, _s: b.finish == NORTH),
)
