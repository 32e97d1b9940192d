"""A journey for one that is over, told in short: how it went, and which stamps it has earned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.box import CREWS
from ludothek.games.great_race.campaign.passport import stamps, way
from ludothek.games.great_race.rules.position import State
from ludothek.games.great_race.rules.rounds import points

if TYPE_CHECKING:
    from ludothek.core.table import Table


@dataclass(frozen=True)
class Journey:
    mode: str
    direction: str
    crew: str
    way: str | None  # which stamps it can earn
    won: bool
    round: int  # in which it ended
    points: tuple[int | None, ...]  # of the player, then of T; none for who has not arrived
    stamps: tuple[str, ...] = ()  # missions

    @classmethod
    def read(cls, data: dict[str, Any]) -> Journey:
        return cls(**data | {"points": tuple(data["points"]), "stamps": tuple(data["stamps"])})


def journey(table: Table[Board, State]) -> Journey:
    b, s = table.board, table.state
    return Journey(
        mode=str(table.options["mode"]),
        direction=str(table.options["direction"]),
        crew=CREWS[b.crew[0]].id,
        way=way(b),
        won=s.score[0] == 1.0,
        round=s.round,
        points=tuple(points(b, s, one) if s.arrived[one] else None for one in range(b.vehicles)),
        stamps=tuple(stamps(b, s)),
    )
