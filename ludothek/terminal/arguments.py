"""What several commands of the command line have in common."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from ludothek.terminal.language import speak

Language = Annotated[
    str | None,
    typer.Option(callback=speak, metavar="de|en|es|fr|it|nl", help="Language; by default that of your system."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


class Group(TyperGroup):
    """Commands under one word; where the next word is none of theirs, the first of them is meant."""

    def parse_args(self, context: Any, args: list[str]) -> list[str]:
        if args and args[0] not in (*self.commands, "-h", "--help"):
            args = [next(iter(self.commands)), *args]
        return super().parse_args(context, args)


def add_commands(app: typer.Typer, commands: Mapping[str, Callable[..., None]]) -> None:
    """Commands by the word or the two words with which they are called."""
    groups: dict[str, typer.Typer] = {}
    for name, run in commands.items():
        word, _, second = name.partition(" ")
        if second and word not in groups:
            groups[word] = typer.Typer(cls=Group, no_args_is_help=True, rich_markup_mode="markdown")
            app.add_typer(groups[word], name=word, help=run.__doc__)
        (groups[word] if second else app).command(second or word)(run)
