"""What you can type at the table: a move, a square, or one of a few words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from ludothek.core.game import Refused
from ludothek.core.view import Shown
from ludothek.core.words import rulebook
from ludothek.terminal import files
from ludothek.terminal.interrupt import wait_for
from ludothek.terminal.language import language
from ludothek.terminal.question import agrees
from ludothek.terminal.rules import legend, printed
from ludothek.terminal.session import Session


def execute(session: Session, line: str) -> None:
    """Do what a line says; an empty one ends the turn if it can be ended, or asks for the board. Or it is refused."""
    room, view = session.table.game.terminal, session.table.view(session.seat)
    word, _, rest = line.partition(" ")
    text = room.normal(line)
    if not line:
        (done if session.is_done else show)(session, "")
    elif known := words_of(session).get(SHORT.get(word, word.lower())):
        known(session, rest.strip())
    elif text in room.places(view):
        look_at(session, text)
    else:
        make(session, view, next((choice["move"] for choice in view["choices"] if choice["clicks"] == [text]), text))


def make(session: Session, view: Shown, text: str) -> None:
    """Play a move, or what the room says a shorter text stands for; ask before one that is seldom meant."""
    room = session.table.game.terminal
    move = room.meant(view, text)
    question, facts = room.doubt(view, move) or (None, {})
    if question is None or agrees(session.words(question, **facts)):
        session.move(move)


def words_of(session: Session) -> dict[str, Word]:
    """The words that do something in this room."""
    room = session.table.game.terminal
    own = {room.DETAILS: details} if room.DETAILS else {}
    return own | {word: do for word, do in WORDS.items() if word not in room.IDLE}


def on_offer(session: Session) -> list[str]:
    """The words that are listed: `done` where something is thrown, `resign` where a seat may give up."""
    table = session.table
    useful = {"done": table.game.chance, "resign": table.can_resign(session.seat)}
    return [word for word in words_of(session) if useful.get(word, True)]


def look_at(session: Session, square: str) -> None:
    """The moves of a piece: a list, and below it the board with them."""
    room, view = session.table.game.terminal, session.table.view(session.seat)
    session.page.print(room.destinations(view, square, session.words))
    if square in room.marked(view):
        session.chosen = square
        session.show()


def complete(session: Session) -> None:
    """Let the Tab key finish moves and words, where the keyboard can be edited."""
    try:
        import readline
    except ImportError:
        return
    ends: list[str] = []

    def finished(begun: str, number: int) -> str | None:
        if number == 0:
            known = *on_offer(session), *session.table.moves()
            ends[:] = [text for text in known if text.lower().startswith(begun.lower())]
        return ends[number] if number < len(ends) else None

    readline.set_completer(finished)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


# --- the words ---


def show(session: Session, _: str) -> None:
    session.show()


def done(session: Session, _: str) -> None:
    """End the turn: what comes now cannot be taken back."""
    if not session.is_done:
        raise Refused("not-done")
    session.act(lambda: session.table.confirm(session.seat))


def details(session: Session, _: str) -> None:
    session.detailed = not session.detailed
    session.show()


def moves(session: Session, _: str) -> None:
    listing = session.table.game.terminal.listing
    session.page.print(listing(session.table.view(session.seat), session.words))


def undo(session: Session, _: str) -> None:
    """Take back the person's last move and all that followed it; but never something thrown or a secret shown."""
    line = session.table.line
    if all(played.actor != session.seat for played in line):
        raise Refused("undo-nothing")
    if session.table.game.chance or session.table.game.hidden:
        undo_step(session)
        return
    mine = False
    while not mine:
        before = [played.actor for played in line]
        session.table.undo(consent=True)
        mine = session.seat in before[len(line) :]
    session.say("terminal-taken-back")
    session.show()


def undo_step(session: Session) -> None:
    if not session.table.can_undo(session.seat):
        raise Refused("undo-thrown" if session.table.game.chance else "undo-shown")
    session.table.undo(session.seat)
    session.say("said-undo")
    session.show()


def hint(session: Session, _: str) -> None:
    from ludothek.bots.hints import hint as advice

    if session.is_done:
        raise Refused("confirm")

    with session.page.status(Text(session.words("terminal-thinking", bot=session.name))):
        advised = wait_for(lambda: advice(session.table))
    told = [advised.said, *([advised.reason] if advised.reason else [])]
    said = " ".join(session.words(message, **facts) for message, facts in told)
    session.say("terminal-hint", said=said, move=advised.move)


def turn(session: Session, _: str) -> None:
    session.turned = not session.turned
    session.show()


def rule(session: Session, wanted: str) -> None:
    """One rule, a chapter of them (T3), or all."""
    rules = rulebook(language(), session.table.game.key)
    wanted = wanted.upper()
    found = [name for name in rules if name == wanted or not wanted or name.startswith(f"{wanted}.")]
    if not found:
        session.say("terminal-no-rule", rule=wanted, rules=", ".join(rules))
    for name in found:
        session.page.print(printed(language(), session.table.game.key, name))
    if found:
        session.page.print(legend(language()))


def save(session: Session, file: str) -> None:
    """Write the game to a file; without a name, to a place of its own."""
    table = session.table
    place = files.write(Path(file), table.transcript()) if file else session.keep()
    session.kept = table.ply
    session.say_saved(place)


def resign(session: Session, _: str) -> None:
    if not session.table.can_resign(session.seat):
        raise Refused("resign-seats")
    if agrees(session.words("terminal-resign-sure")):
        session.table.resign(session.seat)


def leave(session: Session, _: str) -> None:
    raise EOFError


def help(session: Session, _: str) -> None:
    """Every word with what it does."""
    how_to_move(session)
    page, example = Grid.grid(padding=(0, 2)), next(iter(rulebook(language(), session.table.game.key)))
    for word in on_offer(session):
        page.add_row(Text(f"  {word}", "bold"), session.words(f"terminal-help-{word}", example=example))
    session.page.print(page)


def short_help(session: Session) -> None:
    """The words alone, for the start of a game."""
    how_to_move(session)
    session.page.print(Text("  " + "  ".join(on_offer(session)), "bold"))


def how_to_move(session: Session) -> None:
    """What a move looks like, as the room says it or else the house."""
    message = "typing" if "typing" in session.words else "terminal-help"
    if moves := session.table.moves():
        session.page.print(session.words(message, example=moves[0], more=", ".join(beside_the_board(session))))


def beside_the_board(session: Session) -> list[str]:
    """What can be asked about besides the places of the board."""
    room, view = session.table.game.terminal, session.table.view(session.seat)
    return [place for place in room.places(view) if place not in room.marked(view)]


SHORT = {"?": "help"}
Word = Callable[[Session, str], None]
WORDS: dict[str, Word] = {
    "moves": moves,
    "undo": undo,
    "done": done,
    "hint": hint,
    "turn": turn,
    "rule": rule,
    "save": save,
    "resign": resign,
    "quit": leave,
    "help": help,
}
