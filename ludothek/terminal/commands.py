"""What you can type at the table: a move, a square, or one of a few words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ludothek.core.game import Refused
from ludothek.core.words import rulebook
from ludothek.terminal import files
from ludothek.terminal.interrupt import wait_for
from ludothek.terminal.language import language
from ludothek.terminal.session import Sitting

View = dict[str, Any]


def obey(sitting: Sitting, line: str) -> None:
    """Do what a line says; an empty one ends the turn if it can be ended, or asks for the board. Or it is refused."""
    room, view = sitting.table.game.terminal, sitting.table.view(sitting.seat)
    word, _, rest = line.partition(" ")
    text = room.normal(line)
    if not line:
        (done if sitting.is_done else show)(sitting, "")
    elif known := words_of(sitting).get(word.lower()):
        known(sitting, rest.strip())
    elif text in room.places(view):
        look_at(sitting, text)
    else:
        make(sitting, view, next((choice["move"] for choice in view["choices"] if choice["clicks"] == [text]), text))


def make(sitting: Sitting, view: View, text: str) -> None:
    """Play a move, or what the room says a shorter text stands for; ask before one that is seldom meant."""
    room = sitting.table.game.terminal
    move = room.meant(view, text)
    question = room.doubt(view, move)
    if question is None or agrees(sitting, question):
        sitting.move(move)


def agrees(sitting: Sitting, question: str) -> bool:
    said = sitting.words
    sure = sitting.ask(f"{said(question)} ({said('terminal-yes')}/{said('terminal-no')}) ")
    return sure.lower().startswith(said("terminal-yes"))


def words_of(sitting: Sitting) -> dict[str, Word]:
    """The words that do something in this room."""
    room = sitting.table.game.terminal
    own = {room.DETAILS: details} if room.DETAILS else {}
    return own | {word: do for word, do in WORDS.items() if word not in room.IDLE}


def on_offer(sitting: Sitting) -> list[str]:
    """The words that are listed: `done` where something is thrown, `resign` where a seat may give up."""
    table = sitting.table
    useful = {"done": table.game.chance, "resign": table.can_resign(sitting.seat)}
    return [word for word in words_of(sitting) if useful.get(word, True)]


def look_at(sitting: Sitting, square: str) -> None:
    """The moves of a piece: a list, and below it the board with them."""
    room, view = sitting.table.game.terminal, sitting.table.view(sitting.seat)
    sitting.page.print(room.destinations(view, square, sitting.words))
    if square in room.marked(view):
        sitting.chosen = square
        sitting.show()


def complete(sitting: Sitting) -> None:
    """Let the Tab key finish moves and words, where the keyboard can be edited."""
    try:
        import readline
    except ImportError:
        return
    ends: list[str] = []

    def finished(begun: str, number: int) -> str | None:
        if number == 0:
            known = *on_offer(sitting), *sitting.table.moves()
            ends[:] = [text for text in known if text.lower().startswith(begun.lower())]
        return ends[number] if number < len(ends) else None

    readline.set_completer(finished)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


# --- the words ---


def show(sitting: Sitting, _: str) -> None:
    sitting.show()


def done(sitting: Sitting, _: str) -> None:
    """End the turn: what comes now cannot be taken back."""
    sitting.act(lambda: sitting.table.confirm(sitting.seat))


def details(sitting: Sitting, _: str) -> None:
    sitting.detailed = not sitting.detailed
    sitting.show()


def moves(sitting: Sitting, _: str) -> None:
    listing = sitting.table.game.terminal.listing
    sitting.page.print(listing(sitting.table.view(sitting.seat), sitting.words))


def undo(sitting: Sitting, _: str) -> None:
    """Take back the person's last move and all that followed it; but never something thrown or a secret shown."""
    line = sitting.table.line
    if all(played.actor != sitting.seat for played in line):
        raise Refused("undo-nothing")
    if sitting.table.game.chance or sitting.table.game.hidden:
        undo_step(sitting)
        return
    mine = False
    while not mine:
        before = [played.actor for played in line]
        sitting.table.undo(consent=True)
        mine = sitting.seat in before[len(line) :]
    sitting.say("terminal-taken-back")
    sitting.show()


def undo_step(sitting: Sitting) -> None:
    if not sitting.table.can_undo(sitting.seat):
        raise Refused("undo-thrown" if sitting.table.game.chance else "undo-shown")
    sitting.table.undo(sitting.seat)
    sitting.say("said-undo")
    sitting.show()


def hint(sitting: Sitting, _: str) -> None:
    from ludothek.bots.hints import hint as advice

    if sitting.is_done:
        raise Refused("confirm")

    with sitting.page.status(Text(sitting.words("terminal-thinking", bot=sitting.name))):
        advised = wait_for(lambda: advice(sitting.table))
    told = [advised.said, *([advised.reason] if advised.reason else [])]
    said = " ".join(sitting.words(message, **facts) for message, facts in told)
    sitting.say("terminal-hint", said=said, move=advised.move)


def turn(sitting: Sitting, _: str) -> None:
    sitting.turned = not sitting.turned
    sitting.show()


def rule(sitting: Sitting, wanted: str) -> None:
    """One rule, a chapter of them (T3), or all."""
    rules = rulebook(language(), sitting.table.game.key)
    wanted = wanted.upper()
    found = [name for name in rules if name == wanted or not wanted or name.startswith(f"{wanted}.")]
    if not found:
        sitting.say("terminal-no-rule", rule=wanted, rules=", ".join(rules))
    for name in found:
        sitting.page.print(Text.assemble((name, "bold"), "  ", rules[name]))


def save(sitting: Sitting, file: str) -> None:
    """Write the game to a file; without a name, to a place of its own."""
    table = sitting.table
    place = files.write(Path(file), table.transcript()) if file else files.keep(table)
    sitting.kept = table.ply
    sitting.say_saved(place)


def resign(sitting: Sitting, _: str) -> None:
    if not sitting.table.can_resign(sitting.seat):
        raise Refused("resign-seats")
    if agrees(sitting, "terminal-resign-sure"):
        sitting.table.resign(sitting.seat)


def leave(sitting: Sitting, _: str) -> None:
    raise EOFError


def help(sitting: Sitting, _: str) -> None:
    """Every word with what it does."""
    how_to_move(sitting)
    page, example = Grid.grid(padding=(0, 2)), next(iter(rulebook(language(), sitting.table.game.key)))
    for word in on_offer(sitting):
        page.add_row(Text(f"  {word}", "bold"), sitting.words(f"terminal-help-{word}", example=example))
    sitting.page.print(page)


def short_help(sitting: Sitting) -> None:
    """The words alone, for the start of a game."""
    how_to_move(sitting)
    sitting.page.print(Text("  " + "  ".join(on_offer(sitting)), "bold"))


def how_to_move(sitting: Sitting) -> None:
    """What a move looks like, as the room says it or else the house."""
    message = "typing" if "typing" in sitting.words else "terminal-help"
    if moves := sitting.table.moves():
        sitting.page.print(sitting.words(message, example=moves[0]))


Word = Callable[[Sitting, str], None]
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
