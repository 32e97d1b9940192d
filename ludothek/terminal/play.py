"""A game in the terminal, from sitting down to getting up; what was played is never lost."""

from __future__ import annotations

import shlex
import signal
from contextlib import suppress

from rich.text import Text

from ludothek.bots import answer, warm
from ludothek.core.game import Refused
from ludothek.core.table import RESIGN
from ludothek.terminal import keeping
from ludothek.terminal.patience import wait_for
from ludothek.terminal.sitting import Sitting
from ludothek.terminal.typed import complete, obey, short_help


def play(sitting: Sitting) -> None:
    """Play until the game is over or the person leaves."""
    listen_for_leaving()
    complete(sitting)
    try:
        welcome(sitting)
        while sitting.table.turn != "over":
            take_turn(sitting)
        finish(sitting)
    except (EOFError, KeyboardInterrupt, OSError, SystemExit):  # the last two: nobody can read any more
        get_up(sitting)


def listen_for_leaving() -> None:
    """Ctrl-C, a window that is closed, a program that is asked to stop: each is a person leaving."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


def welcome(sitting: Sitting) -> None:
    table, said = sitting.table, sitting.words
    sitting.say("terminal-welcome", game=said("title"), side=said(f"side-{sitting.seat}"), bot=sitting.name)
    if sitting.decisions:
        sitting.say("terminal-resumed", moves=sitting.decisions)
    if table.turn == "over":
        return
    if not warm.is_warm(table.game):
        with suppress(OSError):
            warm.start(table.game)
        sitting.say("terminal-warming")
    short_help(sitting)


# --- turns ---


def take_turn(sitting: Sitting) -> None:
    if sitting.table.turn != sitting.seat:
        bot_moves(sitting)
    elif sitting.table.moves() == ["pass"]:
        sitting.move("pass")
    else:
        person_types(sitting)


def bot_moves(sitting: Sitting) -> None:
    with sitting.page.status(Text(sitting.words("terminal-thinking", bot=sitting.name))):
        text = wait_for(lambda: answer(sitting.table, sitting.bot))
    sitting.move(text)


def person_types(sitting: Sitting) -> None:
    """Show the board if it has changed, then do what is typed."""
    if not sitting.drawn:
        sitting.show()
    try:
        obey(sitting, sitting.ask(f"{sitting.words('terminal-prompt')} > "))
    except Refused as refused:
        sitting.explain(refused)


# --- getting up ---


def finish(sitting: Sitting) -> None:
    """The last position, who won and why, and where to see the game again."""
    sitting.show()
    say_result(sitting)
    say_ending(sitting)
    if sitting.kept != sitting.table.ply:
        with suppress(Refused):
            sitting.say("terminal-again", file=shlex.quote(str(keeping.keep(sitting.table))))


def say_result(sitting: Sitting) -> None:
    score = sitting.table.score or ()
    if score.count(max(score)) > 1:
        sitting.say("terminal-draw")
    elif score[sitting.seat] == max(score):
        sitting.say("terminal-you-win")
    else:
        sitting.say("terminal-you-lose", bot=sitting.name)


def say_ending(sitting: Sitting) -> None:
    last, ending = sitting.table.steps[-1], sitting.table.view(sitting.seat).get("ending")
    if ending:
        sitting.say(f"ending-{ending}")
    elif last.text == RESIGN:
        sitting.say("terminal-resigned", who=sitting.words(f"side-{last.actor}"))


def get_up(sitting: Sitting) -> None:
    """Keep a game that is not over and say where; all of it also when nobody can read any more."""
    table, place, lost = sitting.table, None, False
    if table.turn != "over" and sitting.decisions and sitting.kept != table.ply:
        try:
            place = keeping.keep(table)
        except Refused:
            lost = True
    with suppress(OSError):
        if place:
            sitting.say("terminal-saved", file=shlex.quote(str(place)))
        if lost:
            sitting.say("terminal-unsaved")
        sitting.say("terminal-bye")
