"""The next game of a campaign at the terminal's table, or the one under way; its result goes into the file."""

from __future__ import annotations

import shlex

from ludothek.core.game import Refused
from ludothek.core.program import program
from ludothek.core.table import Table
from ludothek.games.great_race.campaign.terminal import standing
from ludothek.games.great_race.campaign.terminal.file import set_aside
from ludothek.games.great_race.campaign.terminal.session import GAME, CampaignSession
from ludothek.terminal.play import play as play_table
from ludothek.terminal.question import agrees
from ludothek.terminal.seats import FRIENDLY, sit_down, take_seat
from ludothek.terminal.session import Session


def play_next(session: CampaignSession) -> bool:
    """Whether it was played to its end; else it waits, and the player has left."""
    at = seated(session)
    at.file = session.file.running
    at.resume = f"{program()} campaign play {shlex.quote(str(session.file.place))}"
    if at.table.turn != "over":  # as it is where the program was stopped right after the last move
        play_table(at)
    if is_over := at.table.turn == "over":
        enter(session, at)
    return is_over


def seated(session: CampaignSession) -> Session:
    table = under_way(session)
    seed = None if session.seed is None else session.seed + session.file.next_number
    if table is None:
        options = session.file.campaign.state.options(dict(session.options))
        return sit_down(GAME, options, 1, None, None, seed)
    at = take_seat(table, 0, FRIENDLY, seed)
    at.kept = table.ply
    return at


def under_way(session: CampaignSession) -> Table | None:
    """What cannot be read any more is set aside if the player agrees to begin the game anew."""
    try:
        return session.file.under_way()
    except Refused as refused:
        session.explain(refused)
        if not agrees(session.words("campaign-anew", other=f"{session.file.running.name}.damaged")):
            raise
        set_aside(session.file.running)
        return None


def enter(session: CampaignSession, at: Session) -> None:
    """The result, and what it has brought."""
    before = session.file.campaign.state
    session.file.enter(at.table)
    campaign = session.file.campaign
    session.say("campaign-entered", n=campaign.state.games, file=shlex.quote(str(session.file.place)))
    session.show(standing.brought(campaign.entries[-1], before, campaign.state))
    session.page.print(standing.summary(campaign))
