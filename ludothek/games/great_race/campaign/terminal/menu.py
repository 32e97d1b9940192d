"""What can be typed between two games of a campaign."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import cast

from rich.table import Table as Grid
from rich.text import Text

from ludothek.core.game import Refused, spelled
from ludothek.games.great_race.campaign.terminal import standing
from ludothek.games.great_race.campaign.terminal.file import CampaignFile
from ludothek.games.great_race.campaign.terminal.next_game import play_next
from ludothek.games.great_race.campaign.terminal.session import GAME, CampaignSession, Left
from ludothek.games.great_race.rules.position import State
from ludothek.terminal import replay as replays
from ludothek.terminal.question import agrees

Do = Callable[[CampaignSession, str], None]


def execute(session: CampaignSession, line: str) -> None:
    """Do what a line says; an empty one plays. Or it is refused."""
    typed, _, rest = line.partition(" ")
    word, words = SHORT.get(typed, typed.lower()), words_of(session)
    if word not in words:
        raise Refused("campaign-word", game=GAME.key, word=typed, words=", ".join(words))
    words[word](session, rest.strip())


def offer(session: CampaignSession) -> None:
    """What Enter does, and the other words."""
    try:
        table = session.file.under_way()
        facts = {"n": session.file.next_number, "round": max(1, cast(State, table.state).round) if table else 0}
        session.say("campaign-typing-continue" if table else "campaign-typing-play", **facts)
    except Refused as refused:
        session.explain(refused)
    session.page.print(Text("  " + "  ".join(words_of(session)), "bold"))


def words_of(session: CampaignSession) -> dict[str, Do]:
    """The words that mean something with the modules of this campaign."""
    modules = session.file.campaign.modules
    useful = {"deck": modules.deck_upgrades, "powers": modules.legacy, "passport": modules.passport}
    useful["season"] = modules.has_seasons
    return {word: do for word, do in WORDS.items() if useful.get(word, True)}


# --- the words ---


def play(session: CampaignSession, _: str) -> None:
    if not play_next(session):
        raise Left
    offer(session)


def deck(session: CampaignSession, _: str) -> None:
    session.show(standing.deck(session.file.campaign))


def powers(session: CampaignSession, _: str) -> None:
    session.show(standing.powers(session.file.campaign))


def passport(session: CampaignSession, _: str) -> None:
    session.show(standing.passport(session.file.campaign))


def games(session: CampaignSession, _: str) -> None:
    session.show(standing.games(session.file.campaign))


def option(session: CampaignSession, typed: str) -> None:
    """The options of the next game, or one that is changed: `direction=SN`."""
    if typed:
        name, _, value = typed.partition("=")
        session.choose({name.strip(): value.strip()})
    chosen, page = GAME.choose(session.options), Grid.grid(padding=(0, 2))
    for one in filter(lambda one: one.matters(chosen), map(GAME.option, session.choosable)):
        name, offered = one.name, " | ".join(map(spelled, (*one.values, *one.each)))
        page.add_row(Text(f"  {name}={spelled(chosen[name])}", "bold"), offered, session.words(f"option-{name}"))
    session.page.print(page)


def replay(session: CampaignSession, typed: str) -> None:
    """A game looked at again, by its number in the list of games."""
    entries = session.file.campaign.entries
    if not (typed.isdecimal() and 0 < int(typed) <= len(entries) and entries[int(typed) - 1].transcript):
        raise Refused("campaign-replay", game=GAME.key)
    replays.run(replays.of(entries[int(typed) - 1].transcript), None)


def branch(session: CampaignSession, typed: str) -> None:
    """Another campaign that goes on from an earlier game, in another file; the old one stays."""
    number, _, name = typed.partition(" ")
    if not (number.isdecimal() and name.strip()):
        raise Refused("campaign-branch-typed", game=GAME.key)
    old, place = session.file.place, Path(name.strip()).expanduser().resolve()
    session.file = CampaignFile.new(place, session.file.campaign.proven().branch(int(number)))
    session.say("campaign-branched-file", file=shlex.quote(str(place)), old=shlex.quote(str(old)))
    session.show(standing.sentences(session.file.campaign))
    offer(session)


def season(session: CampaignSession, _: str) -> None:
    """T begins anew, the stamps stay (G22.6)."""
    if session.file.under_way():
        raise Refused("campaign-running", "G20.1", game=GAME.key, number=session.file.next_number)
    modules = session.file.campaign.modules
    grows = "both" if modules.deck_upgrades and modules.legacy else "deck" if modules.deck_upgrades else "legacy"
    stay = [session.words("campaign-season-stamps")] * modules.passport
    session.page.print(" ".join([session.words("campaign-season-about", grows=grows), *stay]))
    if agrees(session.words("campaign-season-sure")):
        session.file.write(session.file.campaign.proven().season())
        session.show(standing.sentences(session.file.campaign))


def leave(session: CampaignSession, _: str) -> None:
    raise EOFError


def help(session: CampaignSession, _: str) -> None:
    """Every word with what it does."""
    page = Grid.grid(padding=(0, 2))
    for word in words_of(session):
        page.add_row(Text(f"  {word}", "bold"), session.words(f"campaign-help-{word}"))
    session.page.print(page)


SHORT = {"": "play", "?": "help"}
WORDS: dict[str, Do] = {
    "play": play,
    "deck": deck,
    "powers": powers,
    "passport": passport,
    "games": games,
    "option": option,
    "replay": replay,
    "branch": branch,
    "season": season,
    "quit": leave,
    "help": help,
}
