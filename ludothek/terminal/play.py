"""A game in the terminal, from sitting down to getting up; what was played is never lost."""

from __future__ import annotations

import shlex
import signal
from contextlib import suppress

from rich.text import Text

from ludothek.bots import answer, warm
from ludothek.core.game import Refused
from ludothek.core.program import program
from ludothek.core.steps import RESIGN
from ludothek.terminal.commands import complete, execute, short_help
from ludothek.terminal.interrupt import wait_for
from ludothek.terminal.session import Session


def play(session: Session) -> None:
    """Play until the game is over or the person leaves."""
    handle_signals()
    complete(session)
    try:
        welcome(session)
        while session.table.turn != "over":
            take_turn(session)
        finish(session)
    except (EOFError, KeyboardInterrupt, OSError, SystemExit):  # the last two: nobody can read any more
        save_and_leave(session)


def handle_signals() -> None:
    """Ctrl-C, a window that is closed, a program that is asked to stop: each raises KeyboardInterrupt."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if name in signal.Signals.__members__:  # not every system has the last
            signal.signal(signal.Signals[name], signal.default_int_handler)


def welcome(session: Session) -> None:
    table = session.table
    others = session.name if table.seats == 2 else f"{table.seats - 1} × {session.name}"
    message = "terminal-welcome" if table.seats > 1 else "terminal-welcome-one"
    session.say(message, game=session.words("title"), side=session.side(session.seat), bot=others)
    if session.decisions:
        session.say("terminal-resumed", moves=session.decisions)
    if table.turn == "over":
        return
    if not warm.is_warm(table.game):
        with suppress(OSError):
            warm.start(table.game)
        session.say("terminal-warming")
    short_help(session)
    if not session.decisions:
        for thrown in table.line:
            session.tell(thrown)


# --- turns ---


def take_turn(session: Session) -> None:
    if session.table.turn == "chance":  # it was saved while somebody else's turn waited for its end
        session.act(session.table.throw)
    elif session.table.turn != session.seat:
        bot_moves(session)
    elif move := session.table.game.terminal.forced(session.table.view(session.seat)):
        session.move(move)
    else:
        person_types(session)


def bot_moves(session: Session) -> None:
    bot = session.bot_at(session.table.state.turn)
    with session.page.status(Text(session.words("terminal-thinking", bot=bot))):
        text = wait_for(lambda: answer(session.table, session.bot))
    session.move(text)


def person_types(session: Session) -> None:
    """Show the board if it has changed, then do what is typed."""
    if not session.drawn:
        session.show()
    prompt = "terminal-prompt-done" if session.is_done else "terminal-prompt"
    try:
        execute(session, session.ask(f"{session.words(prompt)} > "))
    except Refused as refused:
        session.explain(refused)


# --- the end ---


def finish(session: Session) -> None:
    """The last position, who won and why, and where to see the game again."""
    session.show()
    say_result(session)
    say_ending(session)
    if session.kept != session.table.ply and not session.file:
        with suppress(Refused):
            session.say("terminal-again", program=program(), file=shlex.quote(str(session.keep())))


def say_result(session: Session) -> None:
    winners = winners_of(session)
    if session.table.seats == 1:
        session.say("terminal-you-win" if winners else "terminal-you-fail")
    elif not winners:
        session.say("terminal-draw")
    elif winners == [session.seat]:
        session.say("terminal-you-win")
    elif len(winners) == 1:
        session.say("terminal-you-lose", bot=session.bot_at(winners[0]))
    else:
        session.say("terminal-shared", who=", ".join(map(session.side, winners)))


def winners_of(session: Session) -> list[int]:
    """Who has won, alone or together; nobody if all share alike and the room does not name them as winners."""
    score = session.table.score or ()
    best = [seat for seat, share in enumerate(score) if share == max(score)]
    if len(score) == 1:
        return best if score[0] else []
    named = session.table.view(session.seat).get("winners")
    return named if named is not None else best if len(best) < len(score) else []


def say_ending(session: Session) -> None:
    last, ending = session.table.steps[-1], session.table.view(session.seat)["ending"]
    if ending:
        session.say(f"ending-{ending}")
    elif last.text == RESIGN:
        session.say("terminal-resigned", who=session.side(last.actor))


def save_and_leave(session: Session) -> None:
    """Keep a game that is not over and say where; all of it also when nobody can read any more."""
    table, place, lost = session.table, None, False
    if table.turn != "over" and session.decisions and (session.file or session.kept != table.ply):
        try:
            place = session.keep()
        except Refused:
            lost = True
    with suppress(OSError):
        if place:
            session.say_saved(place)
        if lost:
            session.say("terminal-unsaved")
        session.say("terminal-bye")
