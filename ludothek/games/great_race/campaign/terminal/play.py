"""A campaign played in the terminal, from taking up its file to leaving it; what was played is never lost."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path

from ludothek.core.game import Refused, Value
from ludothek.games.great_race.campaign.modules import Modules
from ludothek.games.great_race.campaign.terminal import standing
from ludothek.games.great_race.campaign.terminal.begin import take_up
from ludothek.games.great_race.campaign.terminal.menu import execute, offer
from ludothek.games.great_race.campaign.terminal.session import CampaignSession, Left
from ludothek.terminal.language import spoken
from ludothek.terminal.play import handle_signals
from ludothek.terminal.session import ask


def play(file: Path, modules: Modules | None, options: Mapping[str, Value], seed: int | None) -> None:
    """Play on until the player leaves."""
    handle_signals()
    try:
        session = CampaignSession(take_up(file, modules), seed)
        session.choose(options)
        greet(session)
        while True:
            do_next(session)
    except Left:
        pass
    except (EOFError, KeyboardInterrupt):
        print(spoken()("terminal-bye"))


def greet(session: CampaignSession) -> None:
    session.say("campaign-in-file", file=shlex.quote(str(session.file.place)))
    session.show(standing.sentences(session.file.campaign))
    offer(session)


def do_next(session: CampaignSession) -> None:
    try:
        execute(session, ask(f"{session.words('campaign-title')} > "))
    except Refused as refused:
        session.explain(refused)
