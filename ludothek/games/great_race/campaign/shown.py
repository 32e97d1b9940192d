"""A campaign as its player sees it: deck, powers, stamps, the games so far and the one that is running."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import COLOURS
from ludothek.games.great_race.board.box import ESTIENNE, Estienne
from ludothek.games.great_race.campaign.passport import MISSIONS, WAYS, fulfils, way
from ludothek.games.great_race.campaign.record import Standing
from ludothek.games.great_race.campaign.store import Record
from ludothek.games.great_race.campaign.wire import CampaignShown, Entered, EstienneCard, GameSummary, Running, Stamped
from ludothek.games.great_race.rules.position import State
from ludothek.server.live import Live

ReplayToken = Callable[[str, int], str]  # the token with which a row is looked at again


def shown(record: Record, live: Live | None, token: str, seat: str, replay: ReplayToken) -> CampaignShown:
    standings = record.standings
    now = standings[-1]
    return CampaignShown(
        token=token,
        name=record.name,
        branched=record.branched,
        begun=datetime.fromtimestamp(record.made, UTC).date().isoformat(),
        modules=list(record.modules.names),
        rows=len(record.rows),
        games=now.games,
        first=now.first,
        deck=[card(each) for each in ESTIENNE if each.id in now.deck],
        stickers=dict(zip(COLOURS[1:], now.stickers, strict=True)),
        missions=[mission.id for mission in MISSIONS if record.modules.passport],
        stamps=[stamp for n in range(len(record.entries)) for stamp in stamped(record, standings, n)],
        history=[entered(record, standings, n, replay, token) for n in range(len(record.entries))],
        legend=now.legend,
        running=running(live, seat) if live else None,
    )


def card(one: Estienne) -> EstienneCard:
    facts = one._asdict() | {"colour": COLOURS[one.colour]}
    return EstienneCard(**{name: facts[name] for name in EstienneCard.model_fields})


def stamped(record: Record, standings: list[Standing], n: int) -> list[Stamped]:
    """The stamps that an entry has brought, in the order of the passport."""
    new, day = standings[n + 1].stamps - standings[n].stamps, record.entries[n]["day"]
    inked = [(mission.id, each) for mission in MISSIONS for each in WAYS if (mission.id, each) in new]
    return [Stamped(mission=mission, way=each, entry=n + 1, day=day) for mission, each in inked]


def entered(record: Record, standings: list[Standing], n: int, replay: ReplayToken, token: str) -> Entered:
    row, last = record.entries[n], standings[n + 1].last
    if last is None:
        return Entered(entry=n + 1, day=row["day"], game=None)
    new = [stamp.mission for stamp in stamped(record, standings, n)]
    game = GameSummary(**asdict(last), new=new, upgrades=row["upgrades"], replay=replay(token, row["n"]))
    return Entered(entry=n + 1, day=row["day"], game=game)


def running(live: Live, seat: str) -> Running:
    b, s, options = live.table.board, live.table.state, live.table.options
    assert isinstance(b, Board)
    assert isinstance(s, State)
    return Running(
        token=seat,
        table=live.id,
        mode=str(options["mode"]),
        direction=str(options["direction"]),
        way=way(b),
        round=max(1, s.round),  # it begins once the player has planned
        missions=[mission.id for mission in MISSIONS if way(b) and fulfils(b, s, mission)],
    )
