"""The dashboards: what each crew has, as far as the viewer may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludothek.core.fields import OVER
from ludothek.games.great_race.board import ALONE, SOLO, Board
from ludothek.games.great_race.board.africa import NOWHERE, TOWN, name
from ludothek.games.great_race.board.box import CARDS, CREWS, ROLES
from ludothek.games.great_race.rules.bivouac import t_most
from ludothek.games.great_race.rules.convoy import price
from ludothek.games.great_race.rules.phase import PLAN
from ludothek.games.great_race.rules.position import State, T
from ludothek.games.great_race.rules.rounds import points
from ludothek.games.great_race.rules.supplies import KINDS
from ludothek.games.great_race.view.shape import Prices, Vehicle

if TYPE_CHECKING:
    from ludothek.core.table import Table


def vehicle(table: Table[Board, State], s: State, one: int, seat: int | None) -> Vehicle:
    """A dashboard: gauges, purse, assistants, and of the hand what the viewer knows."""
    b: Board = table.board
    is_t = b.mode == SOLO and one == T
    most = t_most(s) if is_t else 0
    return {
        "seat": None if is_t else one,
        "crew": "T" if is_t else CREWS[b.crew[one]].id,
        "at": None if s.where[one] == NOWHERE else name(s.where[one]),
        "home": None if s.where[one] == NOWHERE else b.home[s.where[one]],
        "fuel": (s.fuel[one], most or b.most_fuel[one]),
        "engine": (s.engine[one], most or b.most_engine[one]),
        "chassis": None if is_t else (s.chassis[one], b.most_chassis[one]),
        "money": None if is_t else s.money[one],
        "prices": None if is_t or s.where[one] == NOWHERE else prices(b, s, one),
        "hand": counted(s.hand[KINDS * one : KINDS * one + KINDS], [card.id for card in CARDS]),
        "held": s.held[one],
        "planned": bool(s.planned[one]),
        "plan": None if s.phase == PLAN and one != seat else roles(s.plan, one),
        "left": roles(s.left, one),
        "passed": bool(s.passed[one]),
        "arrived": s.arrived[one],
        "gone": s.gone[one],
        "marker": s.marker[one],
        "height": s.height[one],
        "points": points(b, s, one) if s.arrived[one] and s.turn == OVER else None,
    }


def prices(b: Board, s: State, one: int) -> Prices:
    """Of a level of petrol, where any is sold (G23.2), and of repair, where a vehicle stands."""
    there = s.copy()
    there.mover = one
    sold = b.mode != ALONE or TOWN[s.where[one]]
    return {"petrol": price(there) if sold else None, "repair": price(there)}


def roles(counts: list[int], seat: int) -> str:
    """Assistants as letters: `FPMME`."""
    return "".join(role * n for role, n in zip(ROLES, counts[4 * seat : 4 * seat + 4], strict=True))


def counted(counts: list[int], names: list[str]) -> dict[str, int]:
    return {each: n for each, n in zip(names, counts, strict=True) if n}
