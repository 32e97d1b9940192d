"""A campaign as its player sees it: deck, powers, stamps, the games so far and the one that is running."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from datetime import UTC, datetime

from ludothek.games.great_race.board import Board
from ludothek.games.great_race.board.africa import COLOURS
from ludothek.games.great_race.board.box import ESTIENNE, Estienne
from ludothek.games.great_race.campaign.history import CampaignState
from ludothek.games.great_race.campaign.passport import MISSIONS, WAYS, fulfils, way
from ludothek.games.great_race.campaign.store import StoredCampaign
from ludothek.games.great_race.campaign.wire import CampaignShown, Entered, EstienneCard, GameSummary, Running, Stamped
from ludothek.games.great_race.rules.position import State
from ludothek.server.live import LiveTable

ReplayToken = Callable[[str, int], str]  # the token with which a row is looked at again


def shown(stored: StoredCampaign, live: LiveTable | None, token: str, seat: str, replay: ReplayToken) -> CampaignShown:
    states = stored.states
    now = states[-1]
    return CampaignShown(
        token=token,
        name=stored.name,
        branched=stored.branched,
        begun=datetime.fromtimestamp(stored.made, UTC).date().isoformat(),
        modules=list(stored.modules.names),
        rows=len(stored.rows),
        games=now.games,
        first=now.first,
        deck=[card(each) for each in ESTIENNE if each.id in now.deck],
        stickers=dict(zip(COLOURS[1:], now.stickers, strict=True)),
        missions=[mission.id for mission in MISSIONS if stored.modules.passport],
        stamps=[stamp for n in range(len(stored.entries)) for stamp in stamped(stored, states, n)],
        history=[entered(stored, states, n, replay, token) for n in range(len(stored.entries))],
        legend=now.legend,
        running=running(live, seat) if live else None,
    )


def card(one: Estienne) -> EstienneCard:
    facts = one._asdict() | {"colour": COLOURS[one.colour]}
    return EstienneCard(**{name: facts[name] for name in EstienneCard.model_fields})


def stamped(stored: StoredCampaign, states: list[CampaignState], n: int) -> list[Stamped]:
    """The stamps that an entry has brought, in the order of the passport."""
    new, day = states[n + 1].stamps - states[n].stamps, stored.entries[n]["day"]
    inked = [(mission.id, each) for mission in MISSIONS for each in WAYS if (mission.id, each) in new]
    return [Stamped(mission=mission, way=each, entry=n + 1, day=day) for mission, each in inked]


def entered(stored: StoredCampaign, states: list[CampaignState], n: int, replay: ReplayToken, token: str) -> Entered:
    row, last = stored.entries[n], states[n + 1].last
    if last is None:
        return Entered(entry=n + 1, day=row["day"], game=None)
    new = [stamp.mission for stamp in stamped(stored, states, n)]
    game = GameSummary(**asdict(last), new=new, upgrades=row["upgrades"], replay=replay(token, row["n"]))
    return Entered(entry=n + 1, day=row["day"], game=game)


def running(live: LiveTable, seat: str) -> Running:
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
