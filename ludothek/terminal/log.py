"""A step said in the terminal: its sentence with its notation beside it, and below what followed by itself."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ludothek.core import telling
from ludothek.core.steps import Played
from ludothek.core.table import Table
from ludothek.terminal.language import spoken

INDENT = (0, 0, 0, 2)


def retold(table: Table, played: Played, reader: int | None, is_open: bool) -> list[Text]:
    """A step as a seat may read it: of somebody else's secret only that it was made, unless all lies open."""
    is_secret = not is_open and telling.known_to(table, played) != reader
    message, facts = (telling.told_others if is_secret else telling.sentence)(table, played)
    shown = telling.redacted_text(table, played) if is_secret else ""
    followed = list(what_followed(table, played))
    written = shown or (played.text if followed else logged(table, played))
    return [Text.assemble(spoken(table.game.key)(message, **facts), "  ", (written, "bold")), *followed]


def what_followed(table: Table, played: Played) -> Iterator[Text]:
    """A line for each thing that the rules did by themselves, with the rule."""
    for told in telling.aftermath(table, played):
        yield Text.assemble(spoken(table.game.key)(told.message, **told.facts), "  ", (told.rule, "dim"))


def logged(table: Table, played: Played) -> str:
    return str(table.game.telling.log(table.board, played.before, played.action))


def say(lines: list[Text], page: Console) -> None:
    """Print a step; what followed it stands under it."""
    page.print(lines[0])
    for line in lines[1:]:
        page.print(Padding(line, INDENT, expand=False))
