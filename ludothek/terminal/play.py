"""A game in the terminal, from sitting down to getting up; what was played is never lost."""

from __future__ import annotations

import shlex
import signal
from contextlib import suppress

from rich.text import Text

from ludothek.bots import answer, warm
from ludothek.core.game import Refused
from ludothek.core.table import RESIGN
from ludothek.terminal import files
from ludothek.terminal.commands import complete, obey, short_help
from ludothek.terminal.interrupt import wait_for
from ludothek.terminal.session import Sitting


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
    table = sitting.table
    others = sitting.name if table.seats == 2 else f"{table.seats - 1} × {sitting.name}"
    message = "terminal-welcome" if table.seats > 1 else "terminal-welcome-one"
    sitting.say(message, game=sitting.words("title"), side=sitting.side(sitting.seat), bot=others)
    if sitting.decisions:
        sitting.say("terminal-resumed", moves=sitting.decisions)
    if table.turn == "over":
        return
    if not warm.is_warm(table.game):
        with suppress(OSError):
            warm.start(table.game)
        sitting.say("terminal-warming")
    short_help(sitting)
    if not sitting.decisions:
        for thrown in table.line:
            sitting.tell(thrown)


# --- turns ---


def take_turn(sitting: Sitting) -> None:
    if sitting.table.turn == "chance":  # it was saved while somebody else's turn waited for its end
        sitting.act(sitting.table.throw)
    elif sitting.table.turn != sitting.seat:
        bot_moves(sitting)
    elif move := sitting.table.game.terminal.forced(sitting.table.view(sitting.seat)):
        sitting.move(move)
    else:
        person_types(sitting)


def bot_moves(sitting: Sitting) -> None:
    bot = sitting.bot_at(sitting.table.state.turn)
    with sitting.page.status(Text(sitting.words("terminal-thinking", bot=bot))):
        text = wait_for(lambda: answer(sitting.table, sitting.bot))
    sitting.move(text)


def person_types(sitting: Sitting) -> None:
    """Show the board if it has changed, then do what is typed."""
    if not sitting.drawn:
        sitting.show()
    prompt = "terminal-prompt-done" if sitting.is_done else "terminal-prompt"
    try:
        obey(sitting, sitting.ask(f"{sitting.words(prompt)} > "))
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
            sitting.say("terminal-again", file=shlex.quote(str(files.keep(sitting.table))))


def say_result(sitting: Sitting) -> None:
    winners = winners_of(sitting)
    if sitting.table.seats == 1:
        sitting.say("terminal-you-win" if winners else "terminal-you-fail")
    elif not winners:
        sitting.say("terminal-draw")
    elif winners == [sitting.seat]:
        sitting.say("terminal-you-win")
    elif len(winners) == 1:
        sitting.say("terminal-you-lose", bot=sitting.bot_at(winners[0]))
    else:
        sitting.say("terminal-shared", who=", ".join(map(sitting.side, winners)))


def winners_of(sitting: Sitting) -> list[int]:
    """Who has won, alone or together; nobody if all share alike and the room does not name them as winners."""
    score = sitting.table.score or ()
    best = [seat for seat, share in enumerate(score) if share == max(score)]
    if len(score) == 1:
        return best if score[0] else []
    named: list[int] | None = sitting.table.view(sitting.seat).get("winners")
    return named if named is not None else best if len(best) < len(score) else []


def say_ending(sitting: Sitting) -> None:
    last, ending = sitting.table.steps[-1], sitting.table.view(sitting.seat).get("ending")
    if ending:
        sitting.say(f"ending-{ending}")
    elif last.text == RESIGN:
        sitting.say("terminal-resigned", who=sitting.side(last.actor))


def get_up(sitting: Sitting) -> None:
    """Keep a game that is not over and say where; all of it also when nobody can read any more."""
    table, place, lost = sitting.table, None, False
    if table.turn != "over" and sitting.decisions and sitting.kept != table.ply:
        try:
            place = files.keep(table)
        except Refused:
            lost = True
    with suppress(OSError):
        if place:
            sitting.say_saved(place)
        if lost:
            sitting.say("terminal-unsaved")
        sitting.say("terminal-bye")
